"""R-56 Windows: the attacking coach lays down any number, then the defending one; then all are turned."""

from typing import Final

from thirdhalf.games.takkure.cards.playable import holds_something, playable
from thirdhalf.games.takkure.changes.cards import lay_down, owe_fatigue, turn_up
from thirdhalf.games.takkure.skills.team import TOKENS, reward_success
from thirdhalf.games.takkure.table.box import (
    AFTER_SUCCESS,
    AS_TURNED,
    AT_ONCE,
    IN_ORDER,
    PASS_UP,
    STAR,
    card_of,
    player_of,
)
from thirdhalf.games.takkure.table.questions.topics import CARD, SETTLE_FIRST
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import AWAY, HOME, other


@mypyc_attr(acyclic=True, free_list_len=1)
class Window(Frame):
    """R-56: one window: when it is, whom it concerns and what those roll for, and what has been laid down.

    `counts` are the dice of each roller; `extra` is the range of a pass, or whoever dealt a wound. `first` is how many
    of `laid` are the attacking coach's, `queue` what is turned and still to be settled, first things first.
    """

    __slots__ = ("counts", "extra", "first", "kinds", "laid", "players", "queue", "seat", "when")

    def __init__(
        self, step: int, when: int, players: list[int], kinds: list[int], counts: list[int], extra: int, seat: int
    ) -> None:
        self.step = step
        self.when = when
        self.players = players
        self.kinds = kinds
        self.counts = counts
        self.extra = extra
        # The coach whose turn it is to lay down.
        self.seat = seat
        self.laid: list[int] = []
        self.first = 0
        self.queue: list[int] = []

    def copy(self) -> "Window":
        twin = Window(
            self.step,
            when=self.when,
            players=self.players[:],
            kinds=self.kinds[:],
            counts=self.counts[:],
            extra=self.extra,
            seat=self.seat,
        )
        twin.laid = self.laid[:]
        twin.first = self.first
        twin.queue = self.queue[:]
        return twin

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)

    def kind_for(self, number: int) -> int:
        """R-57: what that player rolls for."""
        return self.kinds[self.players.index(number)]


def window_at_hand(match: Match) -> Window | None:
    """R-56: the window that is open, if one is."""
    window = match.present
    return window if isinstance(window, Window) else None


def own_window(match: Match) -> Window | None:
    """R-61: the same, safe to write: for who makes up what lies face down in it."""
    window = match.own_present()
    return window if isinstance(window, Window) else None


def open_window(match: Match, when: int, players: list[int], kinds: list[int], counts: list[int], extra: int) -> None:
    """R-56: open the window; without anything to play in it, it passes unasked."""
    if matters(match, when):
        offer(
            match, Window(0, when=when, players=players, kinds=kinds, counts=counts, extra=extra, seat=match.attacker)
        )


def open_for(match: Match, when: int, number: int, kind: int) -> None:
    """R-56: open a window that concerns one player."""
    if matters(match, when):
        offer(match, Window(0, when=when, players=[number], kinds=[kind], counts=[], extra=0, seat=match.attacker))


def offer(match: Match, window: Window) -> None:
    """R-56: open it if there is something to play in it."""
    if playable(match, window, HOME) or playable(match, window, AWAY):
        match.call(window)


def open_success(match: Match, number: int, action: int) -> None:
    """R-56, R-59: a player's SUCCESS: the window for it, after the team token."""
    if match.terms.windows:
        reward_success(match, number, action)
        open_for(match, AFTER_SUCCESS, number, action)


def matters(match: Match, when: int) -> bool:
    """R-56: whether either coach holds anything for such a window."""
    return match.terms.windows == 1 and (holds_something(match, HOME, when) or holds_something(match, AWAY, when))


def ask_coach(match: Match, window: Window) -> None:
    """4.07: any number of cards, one at a time, or none; a coach with nothing to play is not asked."""
    options = playable(match, window, window.seat)
    match.choice = (PASS_UP,)
    if options:
        match.ask_pick(window.seat, CARD, "4.07", (PASS_UP, *options), foremost(match, window))


def lay(match: Match, window: Window) -> None:
    """4.07: what was chosen lies face down; tokens are spent openly, and work at once where that is all they do."""
    option = match.choice[0]
    if option == PASS_UP:
        if window.seat == match.attacker:
            window.first = len(window.laid)
            window.seat = other(match.attacker)
            window.step = ASK_COACH
        return
    window.step = ASK_COACH
    card = card_of(option)
    if card < STAR:
        lay_down(match, window.seat, card)
    else:
        token = TOKENS[card]
        token.pay(match, window.seat, option)
        if token.order == AT_ONCE:
            token.does(match, window, option)
            return
    window.laid.append(option)


def turn_all(match: Match, window: Window) -> None:
    """4.07: all are turned; what only changes a roll does so now."""
    for i, option in enumerate(window.laid):
        card = card_of(option)
        if card < STAR:
            seat = match.attacker if i < window.first else other(match.attacker)
            turn_up(match, seat, card, player_of(option))
            if match.cards.box.plays[card].tires:
                owe_fatigue(match, player_of(option))
        if order_of(match, option) == AS_TURNED:
            settle(match, window, option)
        elif order_of(match, option) != IN_ORDER:
            window.queue.append(option)
    window.laid = [option for option in window.laid if order_of(match, option) == IN_ORDER]


def order_of(match: Match, option: int) -> int:
    """4.07: when this is settled."""
    card = card_of(option)
    return match.cards.box.plays[card].effect.order if card < STAR else TOKENS[card].order


def settle(match: Match, window: Window, option: int) -> None:
    """4.07: a card or token does what its name says."""
    card = card_of(option)
    if card < STAR:
        play = match.cards.box.plays[card]
        play.effect.does(match, window, play, option)
    else:
        TOKENS[card].does(match, window, option)


def foremost(match: Match, window: Window) -> int:
    """R-56: whom the window concerns first: who rolls, or else the active player."""
    return window.players[0] if window.players else match.active


def choose_next(match: Match, window: Window) -> None:
    """4.07: the attacking coach decides which of those is settled first whose order matters."""
    if window.laid:
        match.ask_pick(match.attacker, SETTLE_FIRST, "4.07", tuple(window.laid), foremost(match, window))
    else:
        window.step = SETTLE_NEXT


def put_on_pile(match: Match, window: Window) -> None:
    """4.07: that one is next."""
    window.laid.remove(match.choice[0])
    window.queue.append(match.choice[0])
    window.step = CHOOSE_NEXT


def settle_next(match: Match, window: Window) -> None:
    """4.07: one after the other, each by itself."""
    if window.queue:
        window.step = SETTLE_NEXT
        settle(match, window, window.queue.pop(0))
    else:
        match.done(0)


def boosted(match: Match, number: int, kind: int, what: int) -> int:
    """R-57: what cards and tokens add to this roll of the player's."""
    total = 0
    for entry in match.cards.boosts:
        if entry.player == number and entry.kind == kind and entry.what == what:
            total += entry.amount
    return total


STEPS: Final[StepsOf[Window]] = (ask_coach, lay, turn_all, choose_next, put_on_pile, settle_next)
ASK_COACH: Final = 0
CHOOSE_NEXT: Final = 3
SETTLE_NEXT: Final = 5
