"""R-56 Windows: the attacking coach lays down any number, then the defending one; then all are turned."""

from typing import Final

from thirdhalf.games.takkure.cards.playable import REROLL_STARS, holds_something, playable
from thirdhalf.games.takkure.changes.cards import (
    boost,
    keep_turned,
    lay_down,
    owe_fatigue,
    rest_by_honour,
    rise_by_honour,
    spend_stars,
    take_turned,
    turn_up,
)
from thirdhalf.games.takkure.changes.table import tell
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.box import (
    BEFORE_ROLL,
    BONUS,
    BONUS_PER_WOUND,
    CLOSE_IN,
    DRAW_CARDS,
    FEINT,
    HONOUR_REST,
    HONOUR_STAND,
    MORE_DICE,
    NEARER,
    PASS_UP,
    STAR,
    STAR_REROLL,
    card_of,
    player_of,
)
from thirdhalf.games.takkure.table.kinds import BY_CARD, BY_STARS
from thirdhalf.games.takkure.table.questions.topics import CARD, SETTLE_FIRST
from thirdhalf.games.takkure.table.state import Match, StepsOf
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import AWAY, HOME, other

# Where it matters which is settled first.
ORDERED: Final[tuple[int, ...]] = (CLOSE_IN, FEINT, DRAW_CARDS)

# What a boost adds to, besides the value (BONUS) and the dice (MORE_DICE).
RECKLESS: Final = 100


@mypyc_attr(acyclic=True, free_list_len=1)
class Window(Frame):
    """R-56: one window: when it is, whom it concerns and what those roll for, and what has been laid down.

    `counts` are the dice of each roller; `extra` is the range of a pass, or whoever dealt a wound. `first` is how many
    of `laid` are the attacking coach's.
    """

    __slots__ = ("counts", "extra", "first", "kinds", "laid", "players", "seat", "when")

    def __init__(
        self,
        step: int,
        when: int,
        players: list[int],
        kinds: list[int],
        counts: list[int],
        extra: int,
        seat: int,
        laid: list[int],
        first: int,
    ) -> None:
        self.step = step
        self.when = when
        self.players = players
        self.kinds = kinds
        self.counts = counts
        self.extra = extra
        # The coach whose turn it is to lay down.
        self.seat = seat
        self.laid = laid
        self.first = first

    def copy(self) -> "Window":
        return Window(
            self.step,
            self.when,
            self.players[:],
            self.kinds[:],
            self.counts[:],
            self.extra,
            self.seat,
            self.laid[:],
            self.first,
        )

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def window_at_hand(match: Match) -> Window | None:
    """R-56: the window that is open, if one is."""
    window = match.present
    return window if isinstance(window, Window) else None


def open_window(match: Match, when: int, players: list[int], kinds: list[int], counts: list[int], extra: int) -> None:
    """R-56: open the window; without anything to play in it, it passes unasked."""
    if matters(match, when):
        offer(match, Window(0, when, players, kinds, counts, extra, match.attacker, [], 0))


def open_for(match: Match, when: int, number: int, kind: int) -> None:
    """R-56: open a window that concerns one player."""
    if matters(match, when):
        offer(match, Window(0, when, [number], [kind], [], 0, match.attacker, [], 0))


def offer(match: Match, window: Window) -> None:
    """R-56: open it if there is something to play in it."""
    if playable(match, window, HOME) or playable(match, window, AWAY):
        match.call(window)


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
    if card == HONOUR_STAND:
        rise_by_honour(match, player_of(option))
        return
    if card == HONOUR_REST:
        rest_by_honour(match, player_of(option))
        return
    if card == STAR:
        spend_stars(match, window.seat, 1)
    elif card == STAR_REROLL:
        spend_stars(match, window.seat, REROLL_STARS)
    else:
        lay_down(match, window.seat, card)
    window.laid.append(option)


def turn_all(match: Match, window: Window) -> None:
    """4.07: all are turned; what only changes a roll does so now."""
    for i, option in enumerate(window.laid):
        seat = match.attacker if i < window.first else other(match.attacker)
        card = card_of(option)
        number = player_of(option)
        if card >= STAR:
            if card == STAR:
                boost(match, number, kind_for(window, number), BONUS, 1)
                tell(match, events.MODIFIED, "5.07", (number, BY_STARS, 1))
            continue
        turn_up(match, seat, card, number)
        if match.cards.box.plays[card].tires:
            owe_fatigue(match, number)
        if window.when == BEFORE_ROLL:
            change_roll(match, card, number, kind_for(window, number))
    if window.when == BEFORE_ROLL:
        match.done(0)


def foremost(match: Match, window: Window) -> int:
    """R-56: whom the window concerns first: who rolls, or else the active player."""
    return window.players[0] if window.players else match.active


def kind_for(window: Window, number: int) -> int:
    """R-57: what that player rolls for."""
    return window.kinds[window.players.index(number)]


def change_roll(match: Match, card: int, number: int, kind: int) -> None:
    """R-57: what the card adds to the roll."""
    play = match.cards.box.plays[card]
    amount = play.amount
    if play.effect == BONUS_PER_WOUND:
        amount = min(play.most, amount * match.players[number].wounds)
    if play.effect in (BONUS, BONUS_PER_WOUND):
        boost(match, number, kind, BONUS, amount)
        tell(match, events.MODIFIED, "4.07", (number, BY_CARD, amount))
    elif play.effect in (MORE_DICE, NEARER):
        boost(match, number, kind, play.effect, amount)
    if play.reckless:
        boost(match, number, kind, RECKLESS, 1)


def needs_order(match: Match, option: int) -> bool:
    """4.07: whether it matters when this is settled."""
    return card_of(option) < STAR and match.cards.box.plays[card_of(option)].effect in ORDERED


def pile_up(match: Match, window: Window) -> None:
    """4.07: what can be settled in any order comes first."""
    keep_turned(match, [option for option in window.laid if not needs_order(match, option)])
    window.laid = [option for option in window.laid if needs_order(match, option)]


def choose_next(match: Match, window: Window) -> None:
    """4.07: the attacking coach decides which of the others is settled first."""
    if window.laid:
        match.ask_pick(match.attacker, SETTLE_FIRST, "4.07", tuple(window.laid), foremost(match, window))
    else:
        match.done(0)


def put_on_pile(match: Match, window: Window) -> None:
    """4.07: that one is next."""
    window.laid.remove(match.choice[0])
    keep_turned(match, [*match.cards.turned, match.choice[0]])
    window.step = CHOOSE_NEXT


def boosted(match: Match, number: int, kind: int, what: int) -> int:
    """R-57: what cards and tokens add to this roll of the player's."""
    total = 0
    for entry in match.cards.boosts:
        if entry.player == number and entry.kind == kind and entry.what == what:
            total += entry.amount
    return total


def warded(match: Match, number: int) -> bool:
    """4.07: whether a card spares the player the fatigue token that has fallen due."""
    if not take_turned(match):
        return False
    tell(match, events.SPARED, "4.07", (number,))
    return True


STEPS: Final[StepsOf[Window]] = (ask_coach, lay, turn_all, pile_up, choose_next, put_on_pile)
ASK_COACH: Final = 0
CHOOSE_NEXT: Final = 4
