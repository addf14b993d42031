"""The requirements of every game. The suite finds the games by itself, so a new game is tested from the start."""
