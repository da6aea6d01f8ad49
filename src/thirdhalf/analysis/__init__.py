"""A match afterwards: what was luck, what was play, and what nobody foresaw."""
