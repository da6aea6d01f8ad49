"""What both coaches hold: hands, decks, discards, team plays, tokens, and what cards have changed for now."""

from typing import Final

from thirdhalf.games.takkure.table.box import EMPTY_BOX, NO_PLAY, Box
from thirdhalf.geometry.native import mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
class Cards:
    """R-61: everything about cards in a match, by seat. Shared between copies until one writes (`own_cards`).

    A deck is a set without order: drawing asks chance which of its cards comes (5.01).
    """

    __slots__ = (
        "boosts",
        "box",
        "decks",
        "declared",
        "discards",
        "due",
        "hands",
        "more",
        "movers",
        "plays",
        "skills",
        "spent",
        "stars",
        "teams",
    )

    def __init__(
        self, box: Box, teams: tuple[str, ...], skills: tuple[int, ...], more: tuple[int, ...] = (0, 0)
    ) -> None:
        """Nothing in hand."""
        nothing: tuple[int, ...] = ()
        self.box = box
        # 5.01: whose cards each coach plays with ("" for the basic ones alone).
        self.teams = teams
        # 5.06, 5.07: each coach's team skill.
        self.skills = skills
        self.hands = [nothing, nothing]
        self.decks = [nothing, nothing]
        self.discards = [nothing, nothing]
        # 5.01, 4.08: the team plays chosen, and those of them that are out until the next kick-off.
        self.plays = [nothing, nothing]
        self.spent = [nothing, nothing]
        # 4.08: the team play that lies face down, or NO_PLAY.
        self.declared: int = NO_PLAY
        # 4.08: who has moved in step 3 of the team play under way, by number.
        self.movers = nothing
        # 5.07, T1 to T3: the team tokens.
        self.stars = [0, 0]
        # Players whom a card will tire in step 6.
        self.due = nothing
        self.boosts: tuple[Boost, ...] = ()
        # L8: cards that each coach holds beyond the usual hand.
        self.more = more

    def copy(self) -> "Cards":
        """Independent cards equal to these."""
        twin = Cards(self.box, self.teams, self.skills, self.more)
        twin.hands = self.hands[:]
        twin.decks = self.decks[:]
        twin.discards = self.discards[:]
        twin.plays = self.plays[:]
        twin.spent = self.spent[:]
        twin.declared = self.declared
        twin.movers = self.movers
        twin.stars = self.stars[:]
        twin.due = self.due
        twin.boosts = self.boosts
        return twin


# What a boost adds: points, dice, ranges that a pass is thrown nearer, a fall of the tackler that fails, a die to be
# rolled again; length of a run, a doubled defensive move; that a fatigue token is spared, that a wound is avenged.
ADDED: Final = 0
DICE: Final = 1
RANGES_NEARER: Final = 2
RECKLESS: Final = 3
AGAIN: Final = 4
FURTHER: Final = 5
DOUBLED: Final = 6
SPARED: Final = 7
AVENGED: Final = 8
# The same as RANGES_NEARER and SPARED, by a token of the team skill (T3, T2).
SWELLED: Final = 9
PATCHED: Final = 10


class Boost:
    """4.07, R-57: what a card or token does for a player's roll of one kind, or for what happens to it next (NOTHING),
    until the rule in question takes it up. Never changes.
    """

    __slots__ = ("amount", "kind", "player", "what")

    def __init__(self, player: int, kind: int, what: int, amount: int) -> None:
        self.player = player
        self.kind = kind
        self.what = what
        self.amount = amount


def no_cards() -> Cards:
    """Nothing in hand, no team skill."""
    return Cards(EMPTY_BOX, ("", ""), (0, 0))


def dealt_cards(box: Box, teams: tuple[str, ...], skills: tuple[int, ...], more: tuple[int, ...] = (0, 0)) -> Cards:
    """5.01, L8: everything still in the decks, for coaches of those teams."""
    cards = Cards(box, teams, skills, more)
    cards.decks = [box.deck(teams[0]), box.deck(teams[1])]
    return cards
