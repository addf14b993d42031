"""Match Madness at the server: races over lines of every kind, and times of people who play alone."""
