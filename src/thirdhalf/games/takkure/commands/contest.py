"""`thirdhalf odds --value …`: exact probabilities of one contest of Takkure."""

import re
from fractions import Fraction
from pathlib import Path

from thirdhalf.games.options import Answer, Given, Table, number_of, percent
from thirdhalf.games.takkure.game import Takkure, takkure
from thirdhalf.games.takkure.odds.tables import (
    Counts,
    Side,
    melee_shares,
    opposed_counts,
    other_counts,
    own_counts,
    throws,
    unopposed_counts,
)
from thirdhalf.games.takkure.rules.dice.values import characteristic
from thirdhalf.games.takkure.table.kinds import BAC, END, INT, REF, RESULT_WORDS, STR, SUCCESS
from thirdhalf.games.takkure.table.profile import Profile
from thirdhalf.games.takkure.table.state import ON_PITCH, Player

VALUE = re.compile(
    r"(?:(?P<number>-?\d{1,3})|(?P<card>[a-z][a-z0-9-]*):(?P<kind>bac|try|str|ref|int|end))"
    r"(?P<modifiers>(?:[+-]\d{1,3})*)(?:x(?P<dice>\d{1,2}))?",
    re.IGNORECASE,
)
KINDS = {"bac": BAC, "str": STR, "ref": REF, "int": INT, "end": END}
MOST_DICE = 6
MOST_OPPONENTS = 7


def answer(given: Given, content: Path | None) -> Answer:
    """What a roll comes to: unopposed, against opponents one after the other, or in a melee."""
    game = takkure(content)
    value = str(given["value"])
    dice, assign, against = given.get("dice"), given.get("assign"), given.get("against", ())
    own = read_side(game, value)
    if isinstance(dice, int):
        if "x" in value.lower().rpartition(":")[2]:
            raise ValueError(f"the dice of '{value}' are given twice: write either x{own[1]} or --dice {dice}")
        own = (own[0], dice)
    others = [read_side(game, each) for each in against] if isinstance(against, tuple) else []
    if not all(1 <= count <= MOST_DICE for _, count in (own, *others)):
        raise ValueError(f"a roll has 1 to {MOST_DICE} dice")
    if len(others) > MOST_OPPONENTS:
        raise ValueError(f"there are at most {MOST_OPPONENTS} opponents")
    if given.get("melee"):
        if not others or assign is not None:
            raise ValueError("a melee has opponents (--against), and everybody's dice go into one roll (no --assign)")
        return told(melee_rows((own, *others)), None)
    rows = contest_rows(own, others, assigned(own[1], len(others), None if assign is None else str(assign)))
    return told(rows, chance_unbeaten(rows) if others else None)


class Row:
    """One side of one contest: who, in which contest, and how likely each result is."""

    def __init__(self, contest: int, who: str, side: Side, shares: tuple[Fraction, ...]) -> None:
        self.contest = contest
        self.who = who
        self.side = side
        self.shares = shares

    def as_fields(self) -> dict[str, object]:
        """The documented fields of `--json`."""
        found: dict[str, object] = {
            "contest": self.contest,
            "who": self.who,
            "value": self.side[0],
            "dice": self.side[1],
        }
        for word, share in zip(RESULT_WORDS, self.shares, strict=True):
            found[word.lower()] = number_of(share)
        found["succeeds"] = number_of(succeeding(self.shares))
        return found


def read_side(game: Takkure, text: str) -> Side:
    """`8`, `8+2-1`, `thoth:bac+2`, each with `x2` behind it for two dice: value and dice."""
    found = VALUE.fullmatch(text.strip())
    if found is None:
        raise ValueError(f"'{text}' is no value: write 8, 8+2-1, 8x2 (two dice) or thoth:bac+2 (a card's value)")
    if found["number"] is not None:
        value = int(found["number"])
    else:
        value = value_of(game, found["card"].lower(), found["kind"].lower())
    value += sum([int(amount) for amount in re.findall(r"[+-]\d+", found["modifiers"])])
    return (value, int(found["dice"] or 1))


def value_of(game: Takkure, id: str, kind: str) -> int:
    """A characteristic of a player card."""
    cards: dict[str, Profile] = {
        card.profile.id: card.profile for team in game.catalog.teams.values() for card in team.cards
    }
    if id not in cards:
        raise ValueError(f"there is no player card '{id}'; there are: {', '.join(cards)}")
    if kind == "try":
        return cards[id].bac_try
    return characteristic(Player(cards[id], 0, 0, 0, ON_PITCH), KINDS[kind])


def assigned(dice: int, opponents: int, assign: str | None) -> list[int]:
    """3.07: how many of the own dice meet each opponent; all of them the first, if nothing is said."""
    if assign is None:
        return [dice] + [0] * (opponents - 1) if opponents else []
    if not re.fullmatch(r"\d{1,2}(,\d{1,2})*", assign):
        raise ValueError(f"'{assign}' does not say how many dice meet each opponent: write 1,1 or 2,0")
    shared = [int(part) for part in assign.split(",")]
    if len(shared) != opponents or sum(shared) != dice:
        raise ValueError(f"--assign {assign} must share {dice} dice among {opponents} opponents")
    return shared


def contest_rows(own: Side, others: list[Side], shared: list[int]) -> list[Row]:
    """1.14, 1.15, 3.07: both sides of each contest; an opponent without a die against it rolls unopposed."""
    if not others:
        return [Row(1, "you", own, fractions(unopposed_counts(*own), own[1]))]
    rows: list[Row] = []
    for contest, (other, dice) in enumerate(zip(others, shared, strict=True), 1):
        who = f"opponent {contest}" if len(others) > 1 else "opponent"
        if dice:
            used = (own[0], dice)
            table = opposed_counts(used, other)
            both = dice + other[1]
            rows.append(Row(contest, "you", used, fractions(own_counts(table), both)))
            rows.append(Row(contest, who, other, fractions(other_counts(table), both)))
        else:
            rows.append(Row(contest, who, other, fractions(unopposed_counts(*other), other[1])))
    return rows


def melee_rows(sides: tuple[Side, ...]) -> list[Row]:
    """3.08: everybody in one melee."""
    names = ["you", *[f"opponent {i}" for i in range(1, len(sides))]]
    return [Row(1, who, side, shares) for who, side, shares in zip(names, sides, melee_shares(sides), strict=True)]


def chance_unbeaten(rows: list[Row]) -> Fraction:
    """3.07: that no opponent succeeds in any of the contests, each of which is separate."""
    chance = Fraction(1)
    for row in rows:
        if row.who != "you":
            chance *= 1 - succeeding(row.shares)
    return chance


def fractions(counts: Counts, dice: int) -> tuple[Fraction, ...]:
    """Counts as shares of all throws."""
    return tuple([Fraction(count, throws(dice)) for count in counts])


def told(rows: list[Row], unbeaten: Fraction | None) -> Answer:
    """The rolls, and that no opponent succeeds."""
    fields: dict[str, object] = {"rolls": [row.as_fields() for row in rows]}
    cells: list[list[str]] = []
    last = rows[0].contest
    for row in rows:
        if row.contest != last:
            cells.append([])
            last = row.contest
        value, dice = row.side
        shares = [percent(share) for share in (*row.shares, succeeding(row.shares))]
        cells.append([row.who, f"{value} ×{dice}" if dice > 1 else str(value), *shares])
    table = Table("in per cent", ["who", "value", *RESULT_WORDS, "succeeds"], cells)
    if unbeaten is None:
        return Answer(fields, [table])
    fields["unbeaten"] = number_of(unbeaten)
    return Answer(fields, [table], f"no opponent succeeds: {percent(unbeaten)} %")


def succeeding(shares: tuple[Fraction, ...]) -> Fraction:
    """SUCCESS and CRITICAL together."""
    return sum(shares[SUCCESS:], Fraction(0))
