"""The content a match is played with, read from TOML and checked: teams, and lessons' positions."""

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from thirdhalf.games.dreadball.table.kinds import ROLE_WORDS, STYLE_WORDS
from thirdhalf.games.dreadball.table.profile import Profile
from thirdhalf.kernel.fields import BadFile, Fields, read_toml

CONTENT: Final = Path(__file__).parent.with_name("content")
CONTENT_FILES: Final[tuple[str, ...]] = ("teams/NAME.toml", "lessons/NAME.toml", "goals.toml")
GOALS: Final = "goals.toml"
"""Not in the digest: a goal ends a lesson and changes nothing else."""

ORIGINS: Final[tuple[str, ...]] = ("sheet", "house")
SQUAD: Final = 8
MOST_HANDICAP: Final = 6
"""DL6: one less than a landslide of the sheet."""
STATS: Final[tuple[str, ...]] = ("strength", "speed", "skill", "armour")


class Team:
    """D5.2: a team and its squad of eight, in the order of their numbers. DL6: `handicap` says how many points weaker
    than the best it is, `style` how the computer plays it.
    """

    __slots__ = ("handicap", "id", "name", "squad", "style")

    def __init__(self, id: str, name: str, handicap: int, style: str, squad: tuple[Profile, ...]) -> None:
        self.id = id
        self.name = name
        self.handicap = handicap
        self.style = style
        self.squad = squad


class Catalog:
    """All content, and a digest of it."""

    __slots__ = ("goals", "hash", "lessons", "teams")

    def __init__(self, teams: dict[str, Team], lessons: dict[str, Fields], goals: dict[str, Fields], hash: str) -> None:
        self.teams = teams
        # Positions to learn from, by id, with the answers that are shown first; `position` reads them.
        self.lessons = lessons
        # A31: what the lessons of these ids are for.
        self.goals = goals
        self.hash = hash


@cache
def built_in() -> Catalog:
    """The content that comes with the software."""
    return read_catalog(CONTENT)


def read_catalog(*folders: Path) -> Catalog:
    """Read the folders one after the other; what comes later adds to the former or replaces it."""
    teams: dict[str, Team] = {}
    lessons: dict[str, Fields] = {}
    goals: dict[str, Fields] = {}
    state = blake2b(digest_size=16, person=b"thirdhalf dreadb")
    for folder in folders:
        if not folder.is_dir():
            raise BadFile(str(folder), "", "is no folder")
        files = sorted([*folder.glob("teams/*.toml"), *folder.glob("lessons/*.toml")])
        if not files:
            raise BadFile(str(folder), "", f"has no content for this game; it may hold: {', '.join(CONTENT_FILES)}")
        for file in files:
            fields = read_toml(file)
            if file.parent.name == "lessons":
                lessons[fields.text("id")] = fields
                fields.texts("play", ())
            else:
                team = read_team(fields)
                teams[team.id] = team
            state.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
        aims = folder.joinpath(GOALS)
        if aims.is_file():
            goals.update({fields.text("lesson"): fields for fields in read_toml(aims).tables("goal")})
    return Catalog(teams, lessons, goals, state.hexdigest())


def read_team(fields: Fields) -> Team:
    """D5.1 to D5.3, D5.5, DL6: the players by role, Guards first, then Jacks, then Strikers, numbered 1 to 8."""
    id = fields.id("id")
    name = fields.name("name")
    handicap = fields.whole("handicap", 0, MOST_HANDICAP, 0)
    style = fields.word("style", STYLE_WORDS, "")
    squad: list[Profile] = []
    last = 0
    for table in fields.tables("players"):
        role = ROLE_WORDS.index(table.word("role", ROLE_WORDS))
        if role < last:
            why = "a squad is numbered in the order guards, jacks, strikers"
            raise table.bad("role", why, "order of roles")
        last = role
        table.word("origin", ORIGINS)
        count = table.whole("count", 1, SQUAD)
        move = table.whole("move", 1, 12)
        stats = [table.whole(stat, 2, 6) for stat in STATS]
        names = table.texts("names", ())
        if names and len(names) != count:
            raise table.bad("names", f"there are {count} players, not {len(names)}")
        table.finish()
        for i in range(count):
            number = len(squad) + 1
            called = names[i] if names else f"{name} {ROLE_WORDS[role].capitalize()} {number}"
            squad.append(Profile(f"{id}-{number}", called, number, role, move, *stats))
    if len(squad) != SQUAD:
        why = f"a squad has {SQUAD} players, not {len(squad)}"
        raise fields.bad("players", why, "squad", {"wanted": SQUAD, "count": len(squad)})
    fields.finish()
    return Team(id, name, handicap, style, tuple(squad))


@cache
def rule_numbers() -> tuple[str, ...]:
    """The numbers of all rules and rulings, in order."""
    rulebook = read_toml(Path(__file__).parent.with_name("rulebook.toml"))
    return tuple([rule.text("number") for rule in rulebook.tables("rule")])
