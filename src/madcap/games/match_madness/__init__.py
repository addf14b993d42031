"""Match Madness: five blocks each, ten tiles on a card, and everybody builds at once. The cards come from a press."""
