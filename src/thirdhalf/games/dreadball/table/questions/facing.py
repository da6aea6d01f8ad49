"""The question which way a player faces (D4.1)."""

from thirdhalf.games.dreadball.table.questions.topics import EVERY_FACING, FACING
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.decision import Pick


@mypyc_attr(acyclic=True, free_list_len=1)
class Facing(Pick):
    """D4.1: any of the six ways; `at` is the hex he stands in, or is about to."""

    __slots__ = ("at",)

    def __init__(self, seat: int, rule: str, who: int, at: int) -> None:
        self.seat = seat
        self.topic = FACING
        self.rule = rule
        self.options = EVERY_FACING
        self.who = who
        self.at = at


def ask_facing(match: Match, number: int, at: int, rule: str) -> None:
    """D4.1: wait for the player's coach."""
    match.decision = Facing(match.players[number].team, rule, number, at)
