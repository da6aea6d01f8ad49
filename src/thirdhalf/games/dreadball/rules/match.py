"""D6 Set-up and D17 the end: a whole match."""

from typing import Final

from thirdhalf.games.dreadball.changes import end, leader, place, tell, win_toss
from thirdhalf.games.dreadball.rules.goal import judge_last
from thirdhalf.games.dreadball.rules.pool import SIDES
from thirdhalf.games.dreadball.rules.rush import Rush
from thirdhalf.games.dreadball.rules.sudden import judge_numbers
from thirdhalf.games.dreadball.table import events
from thirdhalf.games.dreadball.table.kinds import FULL_TIME, NO_HEX, NO_PLAYER, ON_BENCH, TIME_LIMIT
from thirdhalf.games.dreadball.table.pitch import FORMATION as STANDARD_PLACES
from thirdhalf.games.dreadball.table.pitch import FORWARD, HALVES
from thirdhalf.games.dreadball.table.questions.facing import ask_facing
from thirdhalf.games.dreadball.table.questions.topics import (
    FORMATION,
    LINE_UP,
    NONE,
    OWN,
    PLACE,
    STANDARD,
)
from thirdhalf.games.dreadball.table.state import Match, on_pitch, score, side_of, squad
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.decision import NO_ONE
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY, other


@mypyc_attr(acyclic=True, free_list_len=1)
class WholeMatch(Frame):
    """D6, D17: from the toss to the end. `seat` is setting up; `player` and `at` are being placed."""

    __slots__ = ("at", "player", "seat")

    def __init__(self, step: int, seat: int, player: int, at: int) -> None:
        self.step = step
        self.seat = seat
        self.player = player
        self.at = at

    def copy(self) -> "WholeMatch":
        return WholeMatch(self.step, self.seat, self.player, self.at)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def whole_match(first: int) -> WholeMatch:
    """D6.1: a match that begins with the toss, or, where it is agreed who begins, with the set-up."""
    return WholeMatch(TOSS if first == NOBODY else BEGIN, first, NO_PLAYER, NO_HEX)


def toss(match: Match, whole: WholeMatch) -> None:
    """D6.1: each coach rolls a die, home's first."""
    match.roll("toss", "D6.1", SIDES, 2, NO_PLAYER)


def judge_toss(match: Match, whole: WholeMatch) -> None:
    """D6.1, A29: the higher begins; ties are rolled again."""
    home, away = match.choice
    if home == away:
        whole.step = TOSS
        return
    whole.seat = HOME if home > away else AWAY
    win_toss(match, whole.seat, home, away)


def begin(match: Match, whole: WholeMatch) -> None:
    """D6.2, D6.4: the one to begin sets up first, by hand or in the standard formation."""
    match.ask_pick(whole.seat, FORMATION, "D6.4", (STANDARD, OWN), NO_ONE)


def set_up(match: Match, whole: WholeMatch) -> None:
    """D6.4: players 1 to 6, or as many as may be on the pitch, in their standard places."""
    if match.choice[0] == STANDARD:
        side = side_of(match, whole.seat)
        most = match.terms.most_on_pitch
        for number, at in list(zip(squad(match, whole.seat), STANDARD_PLACES[side], strict=False))[:most]:
            place(match, number, at, FORWARD[side], "D6.4")
        whole.step = NEXT_COACH


def choose_player(match: Match, whole: WholeMatch) -> None:
    """D6.2: one player after the other, at most `maxOnPitch`."""
    waiting = [number for number in squad(match, whole.seat) if match.players[number].where == ON_BENCH]
    if on_pitch(match, whole.seat) == match.terms.most_on_pitch:
        waiting = []
    match.ask_pick(whole.seat, LINE_UP, "D6.2", (NONE, *waiting), NO_ONE)


def choose_hex(match: Match, whole: WholeMatch) -> None:
    """D6.2, D3.12: an empty hex of the own half; the launch line belongs to neither."""
    whole.player = match.choice[0]
    if whole.player == NONE:
        whole.step = NEXT_COACH
        return
    own = HALVES[side_of(match, whole.seat)]
    empty = tuple([at for at in own if match.grid[at] == NO_PLAYER])
    match.ask_pick(whole.seat, PLACE, "D6.2", empty, whole.player)


def choose_facing(match: Match, whole: WholeMatch) -> None:
    """D6.2: any facing."""
    whole.at = match.choice[0]
    ask_facing(match, whole.player, whole.at, "D6.2")


def place_player(match: Match, whole: WholeMatch) -> None:
    """D6.2: there he stands; the next."""
    place(match, whole.player, whole.at, match.choice[0], "D6.2")
    whole.step = CHOOSE_PLAYER


def next_coach(match: Match, whole: WholeMatch) -> None:
    """D6.2: then the other coach. All who have no place are on their bench."""
    if whole.seat == match.first:
        whole.seat = other(match.first)
        whole.step = BEGIN


def play_rush(match: Match, whole: WholeMatch) -> None:
    """D6.3, D17.6: rush after rush, the coach who began taking the odd ones."""
    match.call(Rush(0, NO_PLAYER))


def judge(match: Match, whole: WholeMatch) -> None:
    """D17.6, D17.7: after the last rush the leader wins; a level score goes to sudden death, up to a limit.

    A31: a lesson asks for its goal.
    """
    whole.step = PLAY_RUSH
    extra = match.rush - match.terms.rushes
    if extra < 0:
        return
    goal = match.terms.goal
    if goal is not None:
        judge_last(match, goal)
    elif score(match):
        end(match, FULL_TIME, leader(match), "D17.6")
    elif extra == match.terms.sudden_death_cap:
        end(match, TIME_LIMIT, NOBODY, "D17.7")
    elif extra == 0:
        tell(match, events.SUDDEN_DEATH, "D17.7", ())
        judge_numbers(match)


STEPS: Final[StepsOf[WholeMatch]] = (
    toss,
    judge_toss,
    begin,
    set_up,
    choose_player,
    choose_hex,
    choose_facing,
    place_player,
    next_coach,
    play_rush,
    judge,
)
TOSS: Final = 0
BEGIN: Final = 2
CHOOSE_PLAYER: Final = 4
NEXT_COACH: Final = 8
PLAY_RUSH: Final = 9
JUDGE: Final = 10
