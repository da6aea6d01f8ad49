"""Positions with one clearly right idea, for `benchmarks/ideas.py`: where they are found and how they are proved."""
