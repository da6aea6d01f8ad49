"""What an experiment is to find out, from its file."""

from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

from thirdhalf.games import kit_of, names
from thirdhalf.kernel.fields import BadFile, Fields, read_toml
from thirdhalf.kernel.game import Setup
from thirdhalf.lab.experiment.abstaining import check_forgone
from thirdhalf.lab.experiment.changes import Change, content_in, read_change, read_place
from thirdhalf.lab.experiment.measures import MEASURES

FIXED: Final = "fixed"
PRECISION: Final = "precision"
SEQUENTIAL: Final = "sequential"
MOST_VARIANTS: Final = 500
MOST_TEAMS: Final = 12
MOST_NUMBERS: Final = 100
MOST_ROUNDS: Final = 1_000_000
PERCENT: Final = 100
SIDES: Final = ("home", "away")
SKILL: Final = "skill"
AS_IT_IS: Final = "as it is"
"""The variant of a file that has none."""
LUCK: Final = "luck"
"""May be asked for, and takes long: it is the share of luck in the results."""


class Stop(NamedTuple):
    """When enough has been played: after so many rounds (`fixed`), when every share is known within so many percentage
    points (`precision`), or when it is clear whether each differs from the first variant's by so many (`sequential`).
    """

    rule: str
    points: int


class Variant(NamedTuple):
    """One way the game could be: a folder of content, changes in it, readings; and which team does without what."""

    name: str
    content: Path | None
    changes: tuple[Change, ...]
    options: Setup
    without: tuple[tuple[str, str], ...] = ()


class Bound(NamedTuple):
    """A number that may be changed, where it stands, and from where to where."""

    file: str
    of: str
    field: str
    place: int
    now: int
    low: int
    high: int

    @property
    def name(self) -> str:
        """As reports call it."""
        return f"{self.of} {self.field}{'' if self.place < 0 else f'[{self.place}]'}"


class Aim(NamedTuple):
    """What a search is for: every two teams' share between `low` and `high` per cent, by changing these numbers as
    little as can be; in so many trials, and confirmed by so many rounds with seeds of their own.
    """

    low: int
    high: int
    trials: int
    confirm: int
    bounds: tuple[Bound, ...]


class Experiment(NamedTuple):
    """All of it. Every round has the same seeds in every variant: each two teams meet twice, with swapped sides."""

    file: Path
    game: str
    seed: str
    coaches: tuple[str, str]
    cells: tuple[tuple[str, str], ...]
    rounds: int
    stop: Stop
    options: Setup
    variants: tuple[Variant, ...]
    luck: bool = False
    aim: Aim | None = None
    asked: tuple[str, ...] = ()
    """What the report is to tell: measures, and kinds of what occurs; nothing: all measures."""
    restrict: tuple[str, ...] = ()
    """The report is to tell what the first variant's teams lose without each thing of these kinds."""


def read_experiment(file: Path) -> Experiment:
    """From its file; `BadFile` names what is wrong, and where."""
    fields = read_toml(file)
    game = fields.word("game", tuple(names()))
    teams = fields.texts("teams", kit_of(game).teams)
    if not 2 <= len(teams) <= MOST_TEAMS:
        raise fields.bad("teams", f"must be 2 to {MOST_TEAMS} teams")
    if len(set(teams)) < len(teams) > 2:
        raise fields.bad("teams", "has a team twice, which only two of them may be")
    coaches = fields.texts("coaches", ("club",))
    if not 1 <= len(coaches) <= 2:
        raise fields.bad("coaches", "must be one for everybody, or two: the first team's and the second's")
    variants = read_variants(fields, file.parent, game, teams)
    asked = read_asked(fields, game)
    luck = fields.yes("luck", False) or LUCK in asked
    if luck and kit_of(game).judge is None:
        raise fields.bad("luck", f"nobody has learned to judge {game}")
    stop = read_stop(fields.table_or_empty("stop"), len(variants))
    found = Experiment(
        file,
        game,
        fields.text("seed", "1"),
        (coaches[0], coaches[-1]),
        tuple(combinations(teams, 2)) if len(set(teams)) > 1 else ((teams[0], teams[1]),),
        fields.whole("rounds", 1, MOST_ROUNDS, 200),
        stop,
        read_options(fields.table_or_empty("options")),
        variants,
        luck,
        read_aim(fields.table("balance"), game, variants[0]) if fields.has("balance") else None,
        asked,
        read_restricted(fields, game),
    )
    fields.finish()
    return found


def read_asked(fields: Fields, game: str) -> tuple[str, ...]:
    """What is to be told: names of measures, and kinds of what occurs in the game."""
    if not fields.has("ask"):
        return ()
    kit = kit_of(game)
    kinds = dict.fromkeys(name.partition(": ")[0] for name in kit.everything(kit.game(None)))
    known = (*MEASURES, LUCK, *kinds)
    asked = fields.texts("ask", ())
    for place, each in enumerate(asked):
        if each not in known:
            raise fields.bad(f"ask[{place}]", f"'{each}' is none of: {', '.join(known)}")
    return asked


def read_restricted(fields: Fields, game: str) -> tuple[str, ...]:
    """What every team is to do without, one after the other: kinds of what is chosen, and skills."""
    known = kinds_of(game)
    wanted = fields.texts("restrict", ())
    for place, each in enumerate(wanted):
        if each not in known:
            raise fields.bad(f"restrict[{place}]", f"'{each}' is none of: {', '.join(known)}")
    return wanted


def kinds_of(game: str) -> list[str]:
    """What of a game somebody can do without."""
    design = kit_of(game).design
    return [*design.topics, *([SKILL] if design.skills else [])]


def read_aim(fields: Fields, game: str, base: Variant) -> Aim:
    """The part of an experiment that `lab balance` is for; the first variant is what it changes."""
    own = kit_of(game).own_folder(base.content)
    low = fields.whole("low", 0, PERCENT // 2, 45)
    high = fields.whole("high", PERCENT // 2, PERCENT, 55)
    bounds = tuple([read_bound(each, game, own, base.changes) for each in fields.tables("number")])
    if not 1 <= len(bounds) <= MOST_NUMBERS:
        raise fields.bad("number", f"must be 1 to {MOST_NUMBERS} numbers that may be changed")
    for place, bound in enumerate(bounds):
        if bound.name in [other.name for other in bounds[:place]]:
            raise fields.bad(f"number[{place}]", f"{bound.name} is there already")
    aim = Aim(low, high, fields.whole("trials", 1, 10_000, 40), fields.whole("confirm", 1, MOST_ROUNDS, 200), bounds)
    fields.finish()
    return aim


def read_bound(fields: Fields, game: str, own: Path | None, changes: tuple[Change, ...]) -> Bound:
    """A number that may be changed; what the variant changes already counts as what it is now."""
    at = read_place(fields, game, own)
    now = next((each.value for each in changes if each[:4] == at[:4]), at.value)
    low, high = fields.whole("low", -1000, 1000), fields.whole("high", -1000, 1000)
    if not isinstance(now, int) or isinstance(now, bool):
        raise fields.bad("field", f"'{at.field}' is no whole number")
    if not low <= now <= high:
        raise fields.bad("low", f"what it is now, {now}, must lie between low and high")
    fields.finish()
    return Bound(at.file, at.of, at.field, at.place, now, low, high)


def read_options(fields: Fields) -> dict[str, str | int | bool]:
    """Parts of a set-up; the game says what it does not know."""
    found: dict[str, str | int | bool] = {}
    for name in fields.raw:
        value = fields.get(name)
        if name in SIDES:
            raise fields.bad(name, "is not for an experiment to choose: every two of its teams meet on both sides")
        if not isinstance(value, str | int):
            raise fields.bad(name, "must be a text, a whole number, true or false")
        found[name] = value
    return found


def read_stop(fields: Fields, variants: int) -> Stop:
    rule = fields.word("rule", (FIXED, PRECISION, SEQUENTIAL), FIXED)
    if rule == SEQUENTIAL and variants == 1:
        raise fields.bad("rule", "'sequential' compares with the first variant, and there is no second")
    points = 0 if rule == FIXED else fields.whole("points", 1, PERCENT // 2)
    fields.finish()
    return Stop(rule, points)


def read_variants(fields: Fields, beside: Path, game: str, teams: tuple[str, ...]) -> tuple[Variant, ...]:
    found: list[Variant] = []
    for each in fields.tables("variant"):
        name = each.text("name")
        if not name or not name.isprintable() or name in [other.name for other in found]:
            raise each.bad("name", "must be a name, in one line, that no other variant has")
        content = each.text("content", "")
        folder = beside / content if content else None
        if folder is not None and not folder.is_dir():
            raise each.bad("content", f"there is no folder {content}")
        own = None if folder is None else kit_of(game).own_folder(folder)
        if own is not None and not content_in(own):
            raise each.bad("content", f"there are no content files (*.toml) in {content}")
        changes = tuple([read_change(change, game, own) for change in each.tables("change")])
        options = read_options(each.table_or_empty("options"))
        without = tuple([read_without(table, game, folder, teams) for table in each.tables("without")])
        found.append(Variant(name, folder, changes, options, without))
        each.finish()
    if len(found) > MOST_VARIANTS:
        raise BadFile(fields.file, "variant", f"there are {len(found)}, at most {MOST_VARIANTS} can be")
    return tuple(found) or (Variant(AS_IT_IS, None, (), {}),)


def read_without(fields: Fields, game: str, folder: Path | None, teams: tuple[str, ...]) -> tuple[str, str]:
    """Which team never chooses what."""
    team, what = fields.word("team", teams), fields.text("what")
    kit = kit_of(game)
    try:
        check_forgone(kit, kit.game(folder), [what])
    except ValueError as error:
        raise fields.bad("what", str(error)) from None
    fields.finish()
    return team, what
