"""What the project makes of itself: types for the page, the protocol's reference, wheels."""
