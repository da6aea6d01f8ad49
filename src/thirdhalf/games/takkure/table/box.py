"""4.07, 4.08: what stands on the cards, and the box they all come from."""

from collections.abc import Callable
from typing import Any, Final

from thirdhalf.games.takkure.table.kinds import NO_PLAYER

# the windows.
BEFORE_ACTIVATION: Final = 0
BEFORE_DEFENCE: Final = 1
AFTER_DEFENCE: Final = 2
AFTER_MOVEMENT: Final = 3
BEFORE_ROLL: Final = 4
AFTER_ROLL: Final = 5
FATIGUE_DUE: Final = 6
WOUND_DUE: Final = 7
AFTER_SUCCESS: Final = 8
WINDOW_WORDS: Final[tuple[str, ...]] = (
    "before an activation",
    "before a defensive action",
    "after step 2",
    "after step 3",
    "before a roll",
    "after a roll",
    "fatigue due",
    "wound due",
    "after a success",
)

# When in its window a card or token does what it does (4.07).
AT_ONCE: Final = 0
"""As soon as it is laid down, in the open."""
AS_TURNED: Final = 1
"""As it is turned: it only changes a roll."""
AFTER_ALL: Final = 2
"""When all are turned, in the order in which they were laid down."""
IN_ORDER: Final = 3
"""After all those; the attacking coach says which is first."""

NO_PLAY: Final = -1
LETTERS: Final[tuple[str, ...]] = ("A", "B", "C", "D")


class Effect:
    """4.07: what a card can do, by its name in files: the window it belongs in, for whom a coach may play it, what it
    does, and when. All there are stand in `cards.effects`.

    `targets(match, window, seat, play)` gives player and die as one number each, nobody where it would do nothing
    (R-75); `does(match, window, play, option)` does it. `unit` is what an amount of 1 means.
    """

    __slots__ = ("does", "name", "order", "targets", "unit", "when")

    def __init__(
        self,
        name: str,
        when: int,
        targets: Callable[[Any, Any, int, "Play"], list[int]],
        does: Callable[[Any, Any, "Play", int], None],
        order: int = AFTER_ALL,
        unit: int = 1,
    ) -> None:
        self.name = name
        self.when = when
        self.targets = targets
        self.does = does
        self.order = order
        self.unit = unit


class Play:
    """4.07: an individual play: what it does, and the rolls it is for (none named: any)."""

    __slots__ = (
        "against",
        "amount",
        "effect",
        "id",
        "most",
        "name",
        "origin",
        "reckless",
        "rolls",
        "team",
        "tires",
    )

    def __init__(
        self,
        id: str,
        name: str,
        origin: str,
        team: str,
        rolls: tuple[int, ...],
        effect: Effect,
        amount: int,
        most: int,
        against: int,
        tires: int,
        reckless: int,
    ) -> None:
        self.id = id
        self.name = name
        self.origin = origin
        # The team whose card it is; "" for a basic card.
        self.team = team
        self.rolls = rolls
        self.effect = effect
        self.amount = amount
        self.most = most
        # 1 where it is laid on an opponent's roll instead of an own one.
        self.against = against
        # 1 where the player pays with a fatigue token in step 6.
        self.tires = tires
        # 1 where failing the tackle means falling without the REF roll.
        self.reckless = reckless


class Listed:
    """4.08: one action of a team play: whose letter, which action, and the letter a pass goes to."""

    __slots__ = ("action", "bonus", "dice", "to", "who")

    def __init__(self, who: int, action: int, to: int, bonus: int, dice: int) -> None:
        self.who = who
        self.action = action
        self.to = to
        self.bonus = bonus
        self.dice = dice


class TeamPlay:
    """4.08: a team play: how many take part (0: every standing teammate), who runs in step 3, what follows."""

    __slots__ = ("actions", "grounded", "id", "name", "origin", "participants", "team")

    def __init__(
        self,
        id: str,
        name: str,
        origin: str,
        team: str,
        participants: int,
        grounded: int,
        actions: tuple[Listed, ...],
    ) -> None:
        self.id = id
        self.name = name
        self.origin = origin
        self.team = team
        self.participants = participants
        # 1 where the carrier lies on the ground and does nothing.
        self.grounded = grounded
        self.actions = actions


class Box:
    """All cards of the game; a card is known by its place here."""

    __slots__ = ("plays", "team_plays")

    def __init__(self, plays: tuple[Play, ...], team_plays: tuple[TeamPlay, ...]) -> None:
        self.plays = plays
        self.team_plays = team_plays

    def deck(self, team: str) -> tuple[int, ...]:
        """5.01: the individual plays of a team's coach: the basic ones ("" has only those) and its own."""
        return tuple([i for i, card in enumerate(self.plays) if card.team in ("", team)])

    def choice(self, team: str) -> tuple[int, ...]:
        """5.01: the team plays that coach chooses from."""
        return tuple([i for i, card in enumerate(self.team_plays) if card.team in ("", team)])


EMPTY_BOX: Final = Box((), ())

# What a coach lays down in a window is one number: the card, the player it is for, and which of its dice.
PASS_UP: Final = 0
# Tokens, which are spent in windows like cards; what each does stands in `skills.team`.
STAR: Final = 1000
STAR_REROLL: Final = 1001
HONOUR_STAND: Final = 1002
HONOUR_REST: Final = 1003
DRAFT: Final = 1004
DRIFT: Final = 1005
SPARE_PART: Final = 1006
OVERDRIVE: Final = 1007
SWELL: Final = 1008
PULL: Final = 1009


def target(player: int, die: int) -> int:
    """For whom a card or token is, as one number: this player, that one of its dice."""
    return (player << 3) + die


def targeted(target: int) -> int:
    """The player of a target."""
    return target >> 3


def laid_on(card: int, target: int) -> int:
    """The option: this card or token, for that target."""
    return ((card + 1) << 7) + target


def laid(card: int, player: int, die: int) -> int:
    """The option: this card or token, for this player, on that die."""
    return laid_on(card, target(player, die))


def target_of(option: int) -> int:
    """For whom an option is."""
    return option & 0x7F


def card_of(option: int) -> int:
    """The card or token of an option."""
    return (option >> 7) - 1


def player_of(option: int) -> int:
    """The player it is for."""
    return NO_PLAYER if option == PASS_UP else option >> 3 & 15


def die_of(option: int) -> int:
    """Which of that player's dice; of a target too."""
    return option & 7
