"""Match Madness on the server: races over connections of all kinds, and the best times of single players."""
