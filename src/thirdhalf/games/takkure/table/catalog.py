"""The content a match is played with, read from TOML and checked: teams, pitches, exercises."""

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from thirdhalf.games.takkure.table.box import Box, Effect, Play, TeamPlay
from thirdhalf.games.takkure.table.card_files import ORIGINS, SECOND_ACTIONS, read_plays, read_team_plays
from thirdhalf.games.takkure.table.kinds import (
    ACTION_WORDS,
    ENDING_WORDS,
    SKILL_WORDS,
    STYLE_WORDS,
    TALENT_WORDS,
    TEAM_SKILL_WORDS,
)
from thirdhalf.games.takkure.table.profile import Profile
from thirdhalf.games.takkure.table.terms import ALL_CARDS, CARD_WORDS, Terms
from thirdhalf.geometry.plane import INCH, MILLIMETRE
from thirdhalf.kernel.fields import BadFile, Fields, read_toml

POSITIONS: Final[tuple[str, ...]] = ("wing", "scrum-half", "full-back", "forward")
CONTENT: Final = Path(__file__).parent.with_name("content")
TOKENS_IN_A_SET: Final = 4
CONTENT_FILES: Final[tuple[str, ...]] = (
    "teams/NAME.toml",
    "pitches.toml",
    "individual_plays.toml",
    "team_plays.toml",
    "exercises.toml",
    "legends.toml",
)
LEGENDS: Final = "legends.toml"
"""L6: not in the digest: who can be hired for a season changes no match."""
DEFENCES: Final[tuple[str, ...]] = ("tackle", "steal loose ball", "steal from the ground", "steal in the air", "rest")


class Card:
    """6.06: a player's card: its profile and the positions it may be lined up in."""

    __slots__ = ("origin", "positions", "positions_origin", "profile")

    def __init__(self, profile: Profile, positions: tuple[str, ...], origin: str, positions_origin: str) -> None:
        self.profile = profile
        self.positions = positions
        self.origin = origin
        self.positions_origin = positions_origin


class Team:
    """A team, its team skill (5.06, 5.07), its players' cards and the style in which the computer plays it."""

    __slots__ = ("cards", "id", "name", "skill", "style")

    def __init__(self, id: str, name: str, skill: int, cards: tuple[Card, ...], style: str = "") -> None:
        self.id = id
        self.name = name
        self.skill = skill
        self.cards = cards
        self.style = style


class Pitch:
    """0.07: the pitch's measures, in hundredths of a millimetre."""

    __slots__ = ("half_length", "half_width", "id", "in_goal", "kick_off", "name")

    def __init__(self, id: str, name: str, half_width: int, half_length: int, in_goal: int, kick_off: int) -> None:
        self.id = id
        self.name = name
        self.half_width = half_width
        self.half_length = half_length
        self.in_goal = in_goal
        self.kick_off = kick_off

    @property
    def line(self) -> int:
        """How far from the centre each in-goal zone begins."""
        return self.half_length - self.in_goal


class Start:
    """Where a player of an exercise begins, and whether it has the ball."""

    __slots__ = ("has_ball", "position", "x", "y")

    def __init__(self, position: str, x: int, y: int, has_ball: bool) -> None:
        self.position = position
        self.x = x
        self.y = y
        self.has_ball = has_ball


EXERCISE_KINDS: Final[tuple[str, ...]] = ("attack", "practice", "match")
LINE_UP: Final = tuple([Start(position, 0, 0, False) for position in POSITIONS])
"""6.06: one player for each position; a kick-off says where they stand."""


class ExerciseCard:
    """An exercise: its terms and where everybody starts, for an attack up the pitch."""

    __slots__ = ("attack", "biggest_base", "defence", "kind", "number", "terms", "title")

    def __init__(
        self,
        number: int,
        title: str,
        kind: str,
        biggest_base: int,
        terms: Terms,
        attack: tuple[Start, ...],
        defence: tuple[Start, ...],
    ) -> None:
        self.number = number
        self.title = title
        # `attack`: one attack from a set position; `practice`: attack after attack; `match`: two halves. Both
        # begin with a kick-off.
        self.kind = kind
        self.biggest_base = biggest_base
        self.terms = terms
        self.attack = attack
        self.defence = defence


class Catalog:
    """All content of the game, by id."""

    __slots__ = ("box", "exercises", "hash", "legends", "pitches", "teams")

    def __init__(
        self,
        teams: dict[str, Team],
        pitches: dict[str, Pitch],
        box: Box,
        exercises: dict[int, ExerciseCard],
        hash: str,
        legends: tuple[str, ...],
    ) -> None:
        self.teams = teams
        # L6: the ids of players who can be hired.
        self.legends = legends
        self.pitches = pitches
        self.box = box
        self.exercises = exercises
        self.hash = hash


def read_catalog(*folders: Path, effects: dict[str, Effect]) -> Catalog:
    """Read and check content folders; what a later one has is added, and replaces what has the same id.

    Cards do what is listed in `effects`.

    `BadFile` names what is wrong and where.
    """
    state = blake2b(digest_size=16)
    teams: dict[str, Team] = {}
    pitches: dict[str, Pitch] = {}
    plays: dict[str, Play] = {}
    team_plays: dict[str, TeamPlay] = {}
    exercises: dict[int, ExerciseCard] = {}
    legends: list[str] = []
    for folder in folders:
        if not folder.is_dir():
            raise BadFile(str(folder), "", "is not a folder")
        files = sorted([*folder.glob("*.toml"), *folder.joinpath("teams").glob("*.toml")])
        for file in files:
            if file.name == LEGENDS:
                continue
            state.update(file.relative_to(folder).as_posix().encode() + b"\n" + file.read_bytes() + b"\n")
        for file in files:
            if file.parent.name == "teams":
                team = _team(read_toml(file))
                teams[team.id] = team
            elif file.name == "pitches.toml":
                pitches.update(_pitches(read_toml(file)))
            elif file.name == "individual_plays.toml":
                plays.update(read_plays(read_toml(file), effects))
            elif file.name == "team_plays.toml":
                team_plays.update(read_team_plays(read_toml(file)))
            elif file.name == LEGENDS:
                legends += _legends(read_toml(file))
            elif file.name != "exercises.toml":
                raise BadFile(str(file), "", f"is not a content file; there are: {', '.join(CONTENT_FILES)}")
        # Exercises name pitches, so they come when those are known.
        if folder.joinpath("exercises.toml") in files:
            exercises.update(_exercises(read_toml(folder.joinpath("exercises.toml")), pitches))
    named = [(card.id, card.team) for card in plays.values()] + [(card.id, card.team) for card in team_plays.values()]
    for id, team_id in named:
        if team_id and team_id not in teams:
            why = f"there is no team '{team_id}'"
            raise BadFile(str(folders[-1]), f"card '{id}'", why, "no team", {"team": team_id, "card": id})
    players = [card.profile.id for each in teams.values() for card in each.cards]
    for id in legends:
        if id not in players:
            raise BadFile(str(folders[-1]), LEGENDS, f"no team has a player '{id}'", "no player", {"player": id})
    box = Box(tuple(plays.values()), tuple(team_plays.values()))
    return Catalog(teams, pitches, box, exercises, state.hexdigest(), tuple(legends))


@cache
def rule_numbers() -> tuple[str, ...]:
    """The numbers of all rules and rulings, in order."""
    rulebook = read_toml(Path(__file__).parent.with_name("rulebook.toml"))
    return tuple([rule.text("number") for rule in rulebook.tables("rule")])


def read_profile(fields: Fields, base: Profile | None) -> Profile:
    """0.06: a player's values; what is missing is taken from `base`, or must be there."""
    move = _pair(fields, "move", 0, 20, None if base is None else (base.attack_move // INCH, base.defence_move // INCH))
    bac = _pair(fields, "bac", 0, 20, None if base is None else (base.bac, base.bac_try))
    radius = MILLIMETRE * fields.whole("base", 20, 60, None if base is None else 2 * base.radius // MILLIMETRE) // 2
    skill = SKILL_WORDS.index(
        fields.word("skill", SKILL_WORDS, SKILL_WORDS[0] if base is None else SKILL_WORDS[base.skill])
    )
    talent = TALENT_WORDS.index(
        fields.word("talent", TALENT_WORDS, TALENT_WORDS[0] if base is None else TALENT_WORDS[base.talent])
    )
    return Profile(
        id=fields.id("id") if base is None or fields.has("id") else base.id,
        name=fields.name("name") if base is None or fields.has("name") else base.name,
        attack_move=move[0] * INCH,
        defence_move=move[1] * INCH,
        bac=bac[0],
        bac_try=bac[1],
        strength=fields.whole("str", -20, 20, None if base is None else base.strength),
        reflexes=fields.whole("ref", -20, 20, None if base is None else base.reflexes),
        intelligence=fields.whole("int", -20, 20, None if base is None else base.intelligence),
        protection=fields.whole("prt", -20, 20, None if base is None else base.protection),
        body=fields.whole("bdy", 1, 20, None if base is None else base.body),
        radius=radius,
        skill=skill,
        talent=talent,
        vertebrae=0,
    )


def _pair(fields: Fields, key: str, low: int, high: int, default: tuple[int, int] | None) -> tuple[int, int]:
    if default is not None and not fields.has(key):
        return default
    value = fields.get(key)
    if (
        not isinstance(value, list)
        or len(value) != 2
        or not all(type(number) is int and low <= number <= high for number in value)
    ):
        raise fields.bad(
            key, f"must be two whole numbers from {low} to {high}", "no two numbers", {"low": low, "high": high}
        )
    return (value[0], value[1])


def _team(fields: Fields) -> Team:
    cards = []
    for table in fields.tables("player"):
        positions = table.texts("positions")
        for position in positions:
            if position not in POSITIONS:
                known = ", ".join(POSITIONS)
                why = f"'{position}' is none of: {known}"
                raise table.bad("positions", why, "none of these", {"value": position, "known": known})
        origin = table.word("origin", ORIGINS)
        card = Card(read_profile(table, None), positions, origin, table.word("positions_origin", ORIGINS, origin))
        table.finish()
        cards.append(card)
    skill = TEAM_SKILL_WORDS.index(fields.word("skill", TEAM_SKILL_WORDS, TEAM_SKILL_WORDS[0]))
    style = fields.word("style", STYLE_WORDS, "")
    team = Team(fields.id("id"), fields.name("name"), skill, tuple(cards), style)
    fields.finish()
    return team


def _legends(fields: Fields) -> list[str]:
    found = list(fields.texts("legends"))
    fields.finish()
    return found


def _pitches(fields: Fields) -> dict[str, Pitch]:
    pitches = {}
    for id in fields.keys():  # noqa: SIM118  # Fields is no mapping
        table = fields.table(id)
        width = table.length("width")
        length = table.length("length")
        pitch = Pitch(
            id, table.text("name"), width // 2, length // 2, table.length("in_goal"), table.length("kick_off")
        )
        table.word("origin", ORIGINS)
        table.finish()
        if width < 6 * INCH or length < 6 * INCH or not 0 < pitch.in_goal < pitch.half_length:
            why = "a pitch is at least 6 by 6 inches, with in-goal zones inside it"
            raise BadFile(table.file, table.field, why, "small pitch")
        pitches[id] = pitch
    return pitches


def _exercises(fields: Fields, pitches: dict[str, Pitch]) -> dict[int, ExerciseCard]:
    exercises = {}
    for table in fields.tables("exercise"):
        number = table.whole("number", 1, 99)
        pitch = pitches[table.word("pitch", tuple(pitches))]
        terms = read_terms(table, pitch)
        table.word("origin", ORIGINS)
        kind = table.word("kind", EXERCISE_KINDS, "attack")
        card = ExerciseCard(
            number=number,
            title=table.text("title"),
            kind=kind,
            biggest_base=table.whole("biggest_base", 20, 60),
            terms=terms,
            attack=_starts(table, "attack", terms) if kind == "attack" else LINE_UP,
            defence=_starts(table, "defence", terms) if kind == "attack" else LINE_UP,
        )
        carriers = sum(start.has_ball for start in card.attack)
        if kind == "attack" and (carriers != 1 or any(start.has_ball for start in card.defence)):
            raise table.bad("attack", "exactly one attacker must have the ball", "one ball")
        table.finish()
        exercises[number] = card
    fields.finish()
    return exercises


def read_terms(fields: Fields, pitch: Pitch, readings: int = 0) -> Terms:
    """The restrictions an exercise or scenario is played under; without any, everything is allowed."""
    line = fields.length("line", pitch.line)
    if not 0 < line <= pitch.half_length:
        raise fields.bad("line", "must lie between the centre and the end of the pitch")
    return Terms(
        half_width=pitch.half_width,
        half_length=pitch.half_length,
        line=line,
        kick_off=pitch.kick_off,
        second_actions=_codes(fields, "second_actions", ACTION_WORDS, SECOND_ACTIONS, SECOND_ACTIONS),
        defences=_codes(fields, "defences", ACTION_WORDS, DEFENCES, DEFENCES),
        skills=int(fields.yes("skills", True)),
        fatigue=int(fields.yes("fatigue", True)),
        injuries=int(fields.yes("injuries", True)),
        cards=CARD_WORDS.index(fields.word("cards", CARD_WORDS, CARD_WORDS[ALL_CARDS])),
        team_skills=int(fields.yes("team_skills", True)),
        forward_only=int(fields.yes("forward_only", False)),
        tokens=fields.whole("tokens", 1, TOKENS_IN_A_SET, TOKENS_IN_A_SET),
        sets=fields.whole("sets", 1, 1000, 20),
        endings=_codes(fields, "endings", ENDING_WORDS, ENDING_WORDS[1:], ("line reached", "tokens spent")),
        open_measuring=int(fields.yes("open_measuring", False)),
        readings=readings,
    )


def _codes(
    fields: Fields, key: str, words: tuple[str, ...], known: tuple[str, ...], default: tuple[str, ...]
) -> tuple[int, ...]:
    codes = []
    for i, word in enumerate(fields.texts(key, default)):
        if word not in known:
            values: dict[str, str | int] = {"value": word, "known": ", ".join(known)}
            raise fields.bad(f"{key}[{i}]", f"'{word}' is none of: {', '.join(known)}", "none of these", values)
        codes.append(words.index(word))
    return tuple(codes)


def _starts(fields: Fields, key: str, terms: Terms) -> tuple[Start, ...]:
    starts = []
    for table in fields.tables(key):
        x, y = table.point("at")
        if abs(x) > terms.half_width or abs(y) > terms.half_length:
            raise table.bad("at", "is off the pitch", "off the pitch")
        starts.append(Start(table.word("position", POSITIONS), x, y, table.yes("ball", False)))
        table.finish()
    if not starts:
        raise fields.bad(key, "needs at least one player", "nobody there")
    return tuple(starts)
