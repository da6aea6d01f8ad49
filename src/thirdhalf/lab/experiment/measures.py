"""What is measured in every pair of matches."""

from typing import Final

SHARE: Final = "share"
MEASURES: Final = {
    SHARE: 4,
    "wins": 2,
    "draws": 2,
    "score": 2,
    "against": 2,
    "decisions": 2,
    "lead changes": 2,
    "comebacks": 2,
    "injuries": 2,
}
"""What is measured in every pair of matches, and how many parts of a match its numbers count."""
PAIR: Final = 2
"""How often anything else occurred is counted over both matches."""

LEAST: Final = 30
"""Rounds before an interval is believed narrow."""
