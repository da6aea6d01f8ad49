"""5.01 Set-up and 6.02 Half-time: choosing team plays, discarding and drawing individual plays."""

from typing import Final

from thirdhalf.games.takkure.changes.cards import HAND, choose_play, draw, put_plays_back, throw_away
from thirdhalf.games.takkure.changes.telling import tell
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.questions.picks import CardDraw
from thirdhalf.games.takkure.table.questions.topics import DISCARD, TEAM_PLAYS
from thirdhalf.games.takkure.table.readings import DRAWING
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.decision import NO_ONE
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import other

CHOSEN_PLAYS: Final = 4
KEEP_HAND: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class Draw(Frame):
    """5.01: a coach draws that many cards, as far as the deck goes."""

    __slots__ = ("count", "seat")

    def __init__(self, step: int, seat: int, count: int) -> None:
        self.step = step
        self.seat = seat
        self.count = count

    def copy(self) -> "Draw":
        return Draw(self.step, self.seat, self.count)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        DRAW_STEPS[step](match, self)


def draw_cards(match: Match, seat: int, count: int) -> None:
    """5.01: cards come to hand, never more than four in it, or what an underdog may hold (L8)."""
    match.call(Draw(0, seat, min(count, hand_of(match, seat) - len(match.cards.hands[seat]))))


def hand_of(match: Match, seat: int) -> int:
    """5.01, L8: how many cards a coach may hold."""
    return HAND + match.cards.more[seat]


def draw_next(match: Match, drawing: Draw) -> None:
    """5.01: a shuffled deck: any of its cards may be next. Discards do not come back (6.02)."""
    deck = match.cards.decks[drawing.seat]
    if drawing.count <= 0 or not deck:
        match.done(0)
    else:
        match.ask(CardDraw(len(deck), drawing.seat))


def take_card(match: Match, drawing: Draw) -> None:
    """5.01: it comes to hand."""
    draw(match, drawing.seat, match.choice[0] - 1)
    drawing.count -= 1
    drawing.step = DRAW_NEXT


@mypyc_attr(acyclic=True, free_list_len=1)
class Deal(Frame):
    """5.01, 6.02: one coach after the other gets ready. `half` is 1 for the set-up, 2 at half-time."""

    __slots__ = ("half", "seat", "thrown", "turn")

    def __init__(self, step: int, half: int, seat: int, turn: int, thrown: int) -> None:
        self.step = step
        self.half = half
        self.seat = seat
        self.turn = turn
        # 6.02: how many cards the coach has discarded.
        self.thrown = thrown

    def copy(self) -> "Deal":
        return Deal(self.step, self.half, self.seat, self.turn, self.thrown)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        DEAL_STEPS[step](match, self)


def deal(match: Match, half: int, first: int) -> None:
    """5.01, 6.02: both coaches get ready, that one first; without cards there is nothing to do."""
    if match.terms.cards:
        match.call(Deal(0, half, first, 0, 0))


def begin_choice(match: Match, dealing: Deal) -> None:
    """6.02: at half-time the choice is free again."""
    put_plays_back(match, dealing.seat)


def choose_team_play(match: Match, dealing: Deal) -> None:
    """5.01: four of the basic ones and the team's own, one at a time; no more than four: all of them."""
    cards = match.cards
    seat = dealing.seat
    chosen = cards.plays[seat]
    left: list[int] = []
    if len(chosen) < CHOSEN_PLAYS:
        left = [play for play in cards.box.choice(cards.teams[seat]) if play not in chosen]
    if not left:
        if chosen:
            tell(match, events.PLAYS_READY, "5.01", (seat,))
        dealing.step = DISCARD_CARD
        return
    if len(chosen) + len(left) <= CHOSEN_PLAYS:
        match.choice = (left[0],)
    else:
        match.ask_pick(seat, TEAM_PLAYS, "5.01", tuple(left), NO_ONE)


def note_team_play(match: Match, dealing: Deal) -> None:
    """5.01: that one is chosen."""
    choose_play(match, dealing.seat, match.choice[0])
    dealing.step = CHOOSE_TEAM_PLAY


def discard_card(match: Match, dealing: Deal) -> None:
    """6.02: at half-time any cards may be discarded."""
    hand = match.cards.hands[dealing.seat]
    if dealing.half == 1 or not hand:
        match.choice = (KEEP_HAND,)
    else:
        match.ask_pick(dealing.seat, DISCARD, "6.02", (KEEP_HAND, *hand), NO_ONE)


def fill_hand(match: Match, dealing: Deal) -> None:
    """5.01, 6.02, R-82: then the hand is filled up to four; to the letter, only what was discarded is drawn again."""
    if match.choice[0] == KEEP_HAND:
        letter = dealing.half == 2 and match.terms.readings & DRAWING
        draw_cards(match, dealing.seat, dealing.thrown if letter else hand_of(match, dealing.seat))
    else:
        throw_away(match, dealing.seat, match.choice[0])
        dealing.thrown += 1
        dealing.step = DISCARD_CARD


def other_coach(match: Match, dealing: Deal) -> None:
    """5.01: the other coach's turn."""
    if dealing.turn:
        match.done(0)
    else:
        dealing.turn = 1
        dealing.thrown = 0
        dealing.seat = other(dealing.seat)
        dealing.step = BEGIN_CHOICE


DRAW_STEPS: Final[StepsOf[Draw]] = (draw_next, take_card)
DRAW_NEXT: Final = 0
DEAL_STEPS: Final[StepsOf[Deal]] = (
    begin_choice,
    choose_team_play,
    note_team_play,
    discard_card,
    fill_hand,
    other_coach,
)
BEGIN_CHOICE: Final = 0
CHOOSE_TEAM_PLAY: Final = 1
DISCARD_CARD: Final = 3
