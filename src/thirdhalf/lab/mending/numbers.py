"""Every number of the players and cards that meet in an experiment, and the experiment of moving each by one."""

from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from thirdhalf.games import kit_of
from thirdhalf.kernel.fields import BadFile, read_toml
from thirdhalf.lab.experiment.changes import (
    NAMED_BY,
    Change,
    entry_of,
    names_in,
    row_of,
    shipped,
    write_content,
)
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

    @property
    def word(self) -> str:
        """The field's own name, wherever it stands."""
        return self.field.rpartition(".")[2]

    @property
    def is_changed(self) -> bool:
        """Whether it is there as the software comes, and is otherwise."""
        return self.shipped not in (None, self.value)

    def by(self, step: int) -> Change:
        """The change that moves it."""
        return Change(self.file, self.of, self.field, self.place, self.value + step)

    def back(self) -> Change:
        """The change that makes it what the software has."""
        return Change(self.file, self.of, self.field, self.place, self.shipped)


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
            for field in names_in(entry):
                row, name = row_of(entry, field)
                value = row[name]
                for place, number in enumerate(value) if isinstance(value, list) else [(-1, value)]:
                    if isinstance(number, int) and not isinstance(number, bool):
                        before = shipped_value(game, file, of, field, place)
                        found[file, of, field, place] = Number(file, of, field, place, number, owner, before)
    return list(found.values())


def shipped_value(game: str, file: str, of: str, field: str, place: int) -> int | None:
    """The same number as the software comes."""
    path = shipped(game) / file
    entry = entry_of(dict(read_toml(path).raw), of) if path.is_file() else None
    row, name = row_of(entry or {}, field)
    value = row.get(name)
    if place >= 0:
        value = value[place] if isinstance(value, list) and place < len(value) else None
    return value if isinstance(value, int) else None


class Moved(NamedTuple):
    """A number, and the variants in which it is one more and one less; none where that cannot be."""

    number: Number
    more: Variant | None
    less: Variant | None

    @property
    def variants(self) -> tuple[Variant, ...]:
        """Those there are."""
        return tuple([each for each in (self.more, self.less) if each is not None])


class Returned(NamedTuple):
    """Numbers that somebody has changed, and the variant in which they are as the software has them."""

    name: str
    note: str
    team: str
    variant: Variant


class Moves(NamedTuple):
    """What is compared with an experiment's first variant."""

    moved: list[Moved]
    returned: list[Returned]


def moves_of(experiment: Experiment, wanted: Collection[str], fields: Collection[str]) -> Moves:
    """Every number of the first variant's teams and cards one more, and one less, and those that are not as the
    software has them as it has them, as far as the game can be played with that. ValueError where there is nothing.
    """
    base = experiment.variants[0]
    own = kit_of(experiment.game).own_folder(base.content)
    teams = {team for cell in experiment.cells for team in cell}
    moved: list[Moved] = []
    with TemporaryDirectory(prefix="thirdhalf-") as temporary:
        changed = write_content(experiment.game, own, base.changes, Path(temporary) / "base")

        def with_changes(name: str, *changes: Change) -> Variant | None:
            every = (*base.changes, *changes)
            playable = is_playable(experiment, own, every, Path(temporary) / "tried")
            return base._replace(name=name, changes=every) if playable else None

        numbers = [
            number
            for number in numbers_of(experiment.game, changed, teams)
            if (not wanted or number.of in wanted) and (not fields or number.word in fields)
        ]
        for number in numbers:
            more, less = [with_changes(f"{number.name} {step:+d}", number.by(step)) for step in STEPS]
            if more is not None or less is not None:
                moved.append(Moved(number, more, less))
        returned = list(returned_of([number for number in numbers if number.is_changed], with_changes))
    if not moved:
        raise ValueError("there is no number of that name to move")
    return Moves(moved, returned)


def returned_of(changed: Sequence[Number], with_changes: Callable[..., Variant | None]) -> Iterator[Returned]:
    """Each entry's numbers together, as the software has them, and each alone where there are several."""
    for of in dict.fromkeys((number.file, number.of) for number in changed):
        own = [number for number in changed if (number.file, number.of) == of]
        for some in [own, *([[each] for each in own] if len(own) > 1 else [])]:
            name = ", ".join([number.name for number in some])
            variant = with_changes(f"{name} as it comes", *[number.back() for number in some])
            if variant is not None:
                note = ", ".join([f"now {number.value}, comes as {number.shipped}" for number in some])
                yield Returned(name, note, own[0].team, variant)


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
