"""Learning what a position is worth: matches played, a network fitted to them, weights written (docs/value.md)."""
