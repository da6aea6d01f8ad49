"""What a position is worth by a network that has learned it from matches."""
