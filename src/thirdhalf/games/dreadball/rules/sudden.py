"""D17.7 Sudden death: who has nobody left on the pitch has lost."""

from thirdhalf.games.dreadball.changes import end
from thirdhalf.games.dreadball.table.kinds import NOBODY_LEFT
from thirdhalf.games.dreadball.table.state import Match, in_sudden_death, on_pitch
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY


def check_numbers(match: Match) -> None:
    """D17.7: in sudden death, whenever a player has left the pitch."""
    if in_sudden_death(match):
        judge_numbers(match)


def judge_numbers(match: Match) -> None:
    """D17.7, A27: a team without a player on the pitch loses at once; if neither has one it is a draw."""
    home = on_pitch(match, HOME)
    away = on_pitch(match, AWAY)
    if home and away:
        return
    end(match, NOBODY_LEFT, HOME if home else AWAY if away else NOBODY, "D17.7")
