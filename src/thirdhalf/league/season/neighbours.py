"""Which seasons came before one, and which follows it: the lines that say so."""

from typing import TYPE_CHECKING, Final

from thirdhalf.kernel.fields import Fields

if TYPE_CHECKING:
    from thirdhalf.league.season.competition import Competition

MOST_SEASONS: Final = 100


def after(state: "Competition", fields: Fields) -> None:
    """The first line of a season that follows others: their names, the oldest first."""
    before = fields.texts("leagues", ())
    if state.lines or not 0 < len(before) < MOST_SEASONS:
        raise fields.bad("leagues", f"are named by the first line, at most {MOST_SEASONS - 1} of them")
    state.before = before


def following(state: "Competition", fields: Fields) -> None:
    """The season is closed: another follows it."""
    name = fields.text("league")
    if not state.over:
        raise fields.bad("do", "the season is not over")
    state.following = name
