"""What every game must do. The games are found, not listed: a new one is tested from its first day."""
