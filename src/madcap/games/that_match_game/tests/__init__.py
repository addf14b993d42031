"""What That Match Game must do: the cases of its rules page, every chain of answers, a naive twin, secrets, golden games."""
