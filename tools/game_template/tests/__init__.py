"""What Sample Game must do."""
