"""What MADMATH must do: the cases of its rules page, counts against a naive twin, golden games."""
