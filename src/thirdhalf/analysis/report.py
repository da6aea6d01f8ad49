"""What of an account is told first: the turning points and the dearest choices."""

from typing import Final

from thirdhalf.analysis.account import Account, Entry

TOLD: Final = 3
"""So many turning points and dear choices are told."""


def turning_points(account: Account) -> list[Entry]:
    """The throws that changed most, the greatest first."""
    return sorted([entry for entry in account.entries if entry.luck], key=lambda entry: -abs(entry.luck))[:TOLD]


def dearest(account: Account, seat: int) -> list[Entry]:
    """The choices of a coach that gave away most, the worst first."""
    own = [entry for entry in account.entries if entry.seat == seat and entry.play]
    return sorted(own, key=lambda entry: -abs(entry.play))[:TOLD]
