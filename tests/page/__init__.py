"""The built page: what it weighs, and that it loads nothing from elsewhere."""
