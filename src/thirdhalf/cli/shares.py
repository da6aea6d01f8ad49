"""Shares of chance for people and for JSON."""

from fractions import Fraction


def percent(share: Fraction) -> str:
    """A share for people, in per cent with two decimals; only nothing and all are shown as such."""
    if share in (0, 1):
        return "–" if share == 0 else "100"
    text = f"{float(100 * share):.2f}"
    return "<0.01" if text == "0.00" else ">99.99" if text == "100.00" else text


def number_of(share: Fraction) -> float:
    """A share as a plain number, for JSON."""
    return float(share)
