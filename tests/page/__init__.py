"""The built page: its size, and that it loads nothing from other hosts."""
