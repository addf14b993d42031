"""Records, the lab, the texts and the command line."""
