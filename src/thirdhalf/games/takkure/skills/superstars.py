"""5.07 Superstars, and cards that follow a success: what a team gets for it."""

from typing import Final

from thirdhalf.games.takkure.cards.windows import open_for
from thirdhalf.games.takkure.changes.cards import earn_stars, take_turned
from thirdhalf.games.takkure.table.box import AFTER_SUCCESS, card_of
from thirdhalf.games.takkure.table.kinds import BREAK_THROUGH, SCORE, SUPERSTARS, TACKLE
from thirdhalf.games.takkure.table.state import Match

REWARDED: Final[tuple[int, ...]] = (SCORE, TACKLE, BREAK_THROUGH)


def open_success(match: Match, number: int, action: int) -> None:
    """R-56, R-59: a player's SUCCESS: the window for it, after the team token."""
    if not match.terms.windows:
        return
    seat = match.players[number].team
    if action in REWARDED and match.cards.skills[seat] == SUPERSTARS:
        earn_stars(match, seat, 1, "5.07")
    open_for(match, AFTER_SUCCESS, number, action)


def celebrate(match: Match, number: int, action: int) -> None:
    """4.07: Showboat: team tokens for a success."""
    for option in take_turned(match):
        earn_stars(match, match.players[number].team, match.cards.box.plays[card_of(option)].amount, "4.07")
