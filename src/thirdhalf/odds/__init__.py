"""Exact probabilities, by enumerating chance through the rules themselves."""
