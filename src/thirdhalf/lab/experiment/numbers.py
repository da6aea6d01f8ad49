"""Every number of the players and cards that meet in an experiment, and the experiment of moving each by one."""

from collections.abc import Collection, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from thirdhalf.games import kit_of
from thirdhalf.kernel.fields import BadFile, read_toml
from thirdhalf.lab.experiment.changes import NAMED_BY, Change, entry_of, shipped, write_content
from thirdhalf.lab.experiment.plan import Experiment, Variant

STEPS: Final = (1, -1)


class Number(NamedTuple):
    """A number of the content: where it stands, whose it is (no team: everybody's), and what it is as the software
    comes, if it is there.
    """

    file: str
    of: str
    field: str
    place: int
    value: int
    team: str
    shipped: int | None

    @property
    def name(self) -> str:
        """As reports call it."""
        place = "" if self.place < 0 else f"[{self.place}]"
        return f"{self.of} {self.field}{place}"

    def by(self, step: int) -> Change:
        """The change that moves it."""
        return Change(self.file, self.of, self.field, self.place, self.value + step)


def content_files(game: str, own: Path | None, teams: Collection[str]) -> Iterator[tuple[str, dict[str, object], str]]:
    """The files of the teams and of the cards that there are, each with its table and its team; what one's own folder
    has comes last, or instead.
    """
    squads: dict[str, tuple[str, dict[str, object]]] = {}
    folders = [shipped(game), *([] if own is None else [own])]
    for folder in folders:
        for file in sorted(folder.glob("teams/*.toml")):
            table = dict(read_toml(file).raw)
            if table.get("id") in teams:
                squads[str(table["id"])] = (f"teams/{file.name}", table)
    for team, (name, table) in squads.items():
        yield name, table, team
    for folder in folders:
        for name in kit_of(game).design.card_files:
            if (folder / name).is_file():
                yield name, dict(read_toml(folder / name).raw), ""


def entries(table: dict[str, object]) -> Iterator[tuple[str, dict[str, object]]]:
    """The named entries of a file."""
    for value in table.values():
        for each in value if isinstance(value, list) else ():
            if isinstance(each, dict):
                names = [each[key] for key in NAMED_BY if isinstance(each.get(key), str)]
                if names:
                    yield names[0], each


def numbers_of(game: str, own: Path | None, teams: Collection[str]) -> list[Number]:
    """All of them, in the order of the files."""
    found: dict[tuple[str, str, str, int], Number] = {}
    for file, table, team in content_files(game, own, teams):
        for of, entry in entries(table):
            owner = team or str(entry.get("team", ""))
            if owner and owner not in teams:
                continue
            for field, value in entry.items():
                for place, number in enumerate(value) if isinstance(value, list) else [(-1, value)]:
                    if isinstance(number, int) and not isinstance(number, bool):
                        before = shipped_value(game, file, of, field, place)
                        found[file, of, field, place] = Number(file, of, field, place, number, owner, before)
    return list(found.values())


def shipped_value(game: str, file: str, of: str, field: str, place: int) -> int | None:
    """The same number as the software comes."""
    path = shipped(game) / file
    entry = entry_of(dict(read_toml(path).raw), of) if path.is_file() else None
    value = None if entry is None else entry.get(field)
    if place >= 0:
        value = value[place] if isinstance(value, list) and place < len(value) else None
    return value if isinstance(value, int) else None


class Moved(NamedTuple):
    """A number, and the places of the variants in which it is one more and one less; none where that cannot be."""

    number: Number
    more: int | None
    less: int | None


def sensitivity_of(
    experiment: Experiment, wanted: Collection[str], fields: Collection[str]
) -> tuple[Experiment, list[Moved]]:
    """The experiment's first variant beside it with every number of the teams and cards one more, and one less, as far
    as the game can be played with that. ValueError where there is nothing to move.
    """
    base = experiment.variants[0]
    kit = kit_of(experiment.game)
    own = kit.own_folder(base.content)
    teams = {team for cell in experiment.cells for team in cell}
    variants = [base]
    moved = []
    with TemporaryDirectory(prefix="thirdhalf-") as temporary:
        changed = write_content(experiment.game, own, base.changes, Path(temporary) / "base")
        for number in numbers_of(experiment.game, changed, teams):
            if (wanted and number.of not in wanted) or (fields and number.field not in fields):
                continue
            places: list[int | None] = []
            for step in STEPS:
                changes = (*base.changes, number.by(step))
                playable = is_playable(experiment, own, changes, Path(temporary) / "tried")
                places.append(len(variants) if playable else None)
                if playable:
                    name = f"{number.name} {step:+d}"
                    variants.append(Variant(name, base.content, changes, base.options, base.without))
            if any(place is not None for place in places):
                moved.append(Moved(number, places[0], places[1]))
    if not moved:
        raise ValueError("there is no number of that name to move")
    return experiment._replace(variants=tuple(variants)), moved


def is_playable(experiment: Experiment, own: Path | None, changes: tuple[Change, ...], folder: Path) -> bool:
    """Whether the game accepts such content."""
    kit = kit_of(experiment.game)
    try:
        game = kit.game(write_content(experiment.game, own, changes, folder))
        first, second = experiment.cells[0]
        wanted = {**experiment.options, **experiment.variants[0].options, "home": first, "away": second}
        game.new(kit.setup(game, wanted, experiment.seed, 0), None)
    except (BadFile, ValueError):
        return False
    return True
