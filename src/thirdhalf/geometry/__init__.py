"""Whole-number plane geometry: positions, lines, free places and ways around discs."""
