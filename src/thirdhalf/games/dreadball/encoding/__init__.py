"""A match as numbers, for learning."""
