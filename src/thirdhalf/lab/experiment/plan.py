"""What an experiment is to find out, from its file."""

from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

from thirdhalf.games import kit_of, names
from thirdhalf.kernel.fields import BadFile, Fields, read_toml
from thirdhalf.kernel.game import Setup
from thirdhalf.lab.experiment.changes import Change, read_change

FIXED: Final = "fixed"
PRECISION: Final = "precision"
SEQUENTIAL: Final = "sequential"
MOST_VARIANTS: Final = 500
MOST_TEAMS: Final = 12
MOST_ROUNDS: Final = 1_000_000
PERCENT: Final = 100


class Stop(NamedTuple):
    """When enough has been played: after so many rounds (`fixed`), when every share is known within so many percentage
    points (`precision`), or when it is clear whether each differs from the first variant's by so many (`sequential`).
    """

    rule: str
    points: int


class Variant(NamedTuple):
    """One way the game could be: a folder of content, changes in it, readings."""

    name: str
    content: Path | None
    changes: tuple[Change, ...]
    options: Setup


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


def read_experiment(file: Path) -> Experiment:
    """From its file; `BadFile` names what is wrong, and where."""
    fields = read_toml(file)
    game = fields.word("game", tuple(names()))
    teams = fields.texts("teams", kit_of(game).teams)
    if not 2 <= len(teams) <= MOST_TEAMS:
        raise fields.bad("teams", f"must be 2 to {MOST_TEAMS} teams")
    coaches = fields.texts("coaches", ("club",))
    if not 1 <= len(coaches) <= 2:
        raise fields.bad("coaches", "must be one for everybody, or two: the first team's and the second's")
    variants = read_variants(fields, file.parent, game)
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
    )
    fields.finish()
    return found


def read_options(fields: Fields) -> dict[str, str | int | bool]:
    """Parts of a set-up; the game says what it does not know."""
    found: dict[str, str | int | bool] = {}
    for name in fields.raw:
        value = fields.get(name)
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


def read_variants(fields: Fields, beside: Path, game: str) -> tuple[Variant, ...]:
    found: list[Variant] = []
    for each in fields.tables("variant"):
        name = each.text("name")
        if not name or name in [other.name for other in found]:
            raise each.bad("name", "must be a name that no other variant has")
        content = each.text("content", "")
        folder = beside / content if content else None
        if folder is not None and not folder.is_dir():
            raise each.bad("content", f"there is no folder {content}")
        own = None if folder is None else kit_of(game).own_folder(folder)
        changes = tuple([read_change(change, game, own) for change in each.tables("change")])
        found.append(Variant(name, folder, changes, read_options(each.table_or_empty("options"))))
        each.finish()
    if len(found) > MOST_VARIANTS:
        raise BadFile(fields.file, "variant", f"there are {len(found)}, at most {MOST_VARIANTS} can be")
    return tuple(found) or (Variant("as it is", None, (), {}),)
