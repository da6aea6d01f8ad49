"""What one team has over another, learned match by match from results between people of any strength."""

from typing import Final

DOUBT: Final = 20
"""Matches that stand for knowing nothing of a match-up: the first ones move it least likely too far."""
STEP: Final = 600.0
MOST: Final = 400.0
"""Points of a rating beyond which no match-up is believed."""


def learned(worth: float, matches: int, surprise: float) -> float:
    """What a match-up is worth after one more match of it, which came out that much better than expected for it."""
    return max(-MOST, min(MOST, worth + STEP * surprise / (matches + DOUBT)))
