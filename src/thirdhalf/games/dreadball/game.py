"""DreadBall as the kernel sees it: setting up a match, and the words for what can be picked."""

from pathlib import Path
from typing import Final

from thirdhalf.games.dreadball.changes import head_start
from thirdhalf.games.dreadball.rules.match import whole_match
from thirdhalf.games.dreadball.rules.squad import squad_of
from thirdhalf.games.dreadball.scenarios.position import read_goal, read_position
from thirdhalf.games.dreadball.showing.account import event_values
from thirdhalf.games.dreadball.showing.describe import (
    FIRST_WORDS,
    SETUP_KEYS,
    START_KEYS,
    about,
    describe,
    option_things,
    setting,
)
from thirdhalf.games.dreadball.showing.shapes import SHAPES
from thirdhalf.games.dreadball.showing.telling import option_label, option_word, prompt, tell_event
from thirdhalf.games.dreadball.table.catalog import CONTENT, MOST_HANDICAP, Catalog, Team, built_in, read_catalog
from thirdhalf.games.dreadball.table.events import EVENT_FIELDS
from thirdhalf.games.dreadball.table.kinds import ENDING_WORDS
from thirdhalf.games.dreadball.table.profile import Profile
from thirdhalf.games.dreadball.table.questions.topics import TOPICS
from thirdhalf.games.dreadball.table.readings import READINGS
from thirdhalf.games.dreadball.table.state import Match, new_match, new_player, own_match
from thirdhalf.games.dreadball.table.terms import PRESETS, SWITCHES, Terms, agreed
from thirdhalf.kernel.decision import Decision, Pick
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.frame import Projection
from thirdhalf.kernel.game import Game, Outcome, Setup
from thirdhalf.kernel.readings import KEY as READINGS_KEY
from thirdhalf.kernel.readings import Reading, readings_of
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY
from thirdhalf.kernel.telling import Telling

EARLIER: Final[tuple[str, ...]] = ("f8927d3804b0a917cb5f8809aec5d428",)
"""Digests of content that came with the game before: all of it is there still, and plays the same."""
FIRSTS: Final = dict(zip(FIRST_WORDS, (NOBODY, HOME, AWAY), strict=True))


class DreadBall(Game):
    """The game with a catalogue of content."""

    __slots__ = ("catalog",)

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog

    @property
    def id(self) -> str:
        return "dreadball"

    def content_hash(self) -> str:
        return self.catalog.hash

    def reads(self, content: str) -> bool:
        """What was played with the content of an earlier version, to which teams have only been added."""
        return content == self.catalog.hash or (content in EARLIER and self.catalog.hash == built_in().hash)

    def styles(self) -> dict[str, str]:
        return {team.id: team.style for team in self.catalog.teams.values()}

    def readings(self) -> tuple[Reading, ...]:
        return READINGS

    def new(self, setup: Setup, log: list[Event] | None) -> Match:
        for key in setup:
            if key not in SETUP_KEYS:
                raise ValueError(f"'{key}' is not part of a set-up; known: {', '.join(SETUP_KEYS)}")
        if "lesson" in setup:
            return self.lesson(setup, log)
        first = setup.get("first", "toss")
        if not isinstance(first, str) or first not in FIRSTS:
            raise ValueError(f"first is one of {', '.join(FIRSTS)}, not {first!r}")
        teams = (self.team(setup.get("home", "veer-myn")), self.team(setup.get("away", "forgefathers")))
        squads = (squad_of(teams[0], setup.get("home_marks", "")), squad_of(teams[1], setup.get("away_marks", "")))
        players = [new_player(profile, HOME) for profile in squads[0]]
        for profile in squads[1]:
            players.append(new_player(renamed(profile) if teams[0].id == teams[1].id else profile, AWAY))
        seat = FIRSTS[first]
        match = new_match(terms_of(setup), players, max(seat, HOME), log)
        for side, points in enumerate(starts(setup, teams, match.terms)):
            if points:
                head_start(match, side, points)
        match.call(whole_match(seat))
        match.run()
        return match

    def lesson(self, setup: Setup, log: list[Event] | None) -> Match:
        """A match that begins in a lesson's position."""
        id = setup["lesson"]
        fields = self.catalog.lessons.get(id) if isinstance(id, str) else None
        if fields is None:
            raise ValueError(f"there is no lesson {id!r}; there are: {', '.join(self.catalog.lessons)}")
        if len(setup) > 1:
            raise ValueError("a lesson's set-up has nothing beside it")
        try:
            match = read_position(self.catalog.teams, fields, log)
            fields.finish()
            if id in self.catalog.goals:
                match.terms.goal = read_goal(match, self.catalog.goals[str(id)])
        except BadFile as error:
            raise ValueError(str(error)) from None
        match.run()
        return match

    def team(self, id: object) -> Team:
        """The team of that id; ValueError names those there are."""
        team = self.catalog.teams.get(id) if isinstance(id, str) else None
        if team is None:
            raise ValueError(f"there is no team {id!r}; there are: {', '.join(self.catalog.teams)}")
        return team

    def option_word(self, match: KernelMatch, pick: Pick, option: int) -> str:
        return option_word(own_match(match), pick, option)

    def outcome(self, match: KernelMatch) -> Outcome:
        match = own_match(match)
        return Outcome(match.winner, match.home_points, match.away_points, ENDING_WORDS[match.ending])

    def event_fields(self) -> dict[str, tuple[str, ...]]:
        return EVENT_FIELDS

    def tell(self, match: KernelMatch, event: Event) -> Telling:
        return tell_event(own_match(match), event)

    def event_values(self, match: KernelMatch, event: Event) -> Projection:
        return event_values(own_match(match), event)

    def topics(self) -> tuple[str, ...]:
        return TOPICS

    def prompt(self, match: KernelMatch, decision: Decision) -> Telling:
        return prompt(own_match(match), decision)

    def option_label(self, match: KernelMatch, pick: Pick, option: int) -> Telling:
        return option_label(own_match(match), pick, option)

    def option_things(self, match: KernelMatch, pick: Pick, option: int) -> list[str]:
        return option_things(own_match(match), pick, option)

    def describe(self, match: KernelMatch, decision: Decision) -> Projection:
        return describe(own_match(match), decision)

    def setting(self, match: KernelMatch) -> Projection:
        return setting(own_match(match))

    def about(self) -> Projection:
        return about(self.catalog)

    def shapes(self) -> dict[str, type]:
        return SHAPES


def dreadball(content: Path | None = None) -> DreadBall:
    """The game with the content that comes with it, and what a folder of one's own adds or replaces."""
    return DreadBall(built_in() if content is None else read_catalog(CONTENT, content))


def terms_of(setup: Setup) -> Terms:
    """D2: the preset, the switches and the readings of a set-up; ValueError names what is wrong."""
    preset = setup.get("preset", "sheet")
    if not isinstance(preset, str) or preset not in PRESETS:
        raise ValueError(f"there is no preset {preset!r}; there are: {', '.join(PRESETS)}")
    own: dict[str, int] = {}
    for name, low, high in SWITCHES:
        if name in setup:
            value = setup[name]
            if isinstance(value, str) or isinstance(value, bool) != (high == 1) or not low <= value <= high:
                kind = "true or false" if high == 1 else f"a whole number from {low} to {high}"
                raise ValueError(f"{name} is {kind}, not {value!r}")
            own[name] = int(value)
    return agreed(preset, own, readings_of(READINGS, setup.get(READINGS_KEY, "")))


def starts(setup: Setup, teams: tuple[Team, Team], terms: Terms) -> tuple[int, int]:
    """DL6: the points with which both teams begin: what the set-up gives each, and with `handicap` what the weaker team
    lacks. Neither begins with a landslide.
    """
    handicap = setup.get("handicap", False)
    if not isinstance(handicap, bool):
        raise ValueError(f"handicap is true or false, not {handicap!r}")
    found: list[int] = []
    for own, key in enumerate(START_KEYS):
        given = setup.get(key, 0)
        if isinstance(given, (str, bool)) or not 0 <= given <= MOST_HANDICAP:
            raise ValueError(f"{key} is a whole number from 0 to {MOST_HANDICAP}, not {given!r}")
        lacks = max(0, teams[own].handicap - teams[1 - own].handicap) if handicap else 0
        found.append(min(given + lacks, terms.landslide - 1))
    return found[0], found[1]


def renamed(profile: Profile) -> Profile:
    """The away side's name for a player that both sides field."""
    return Profile(
        id=f"{profile.id}-away",
        name=f"{profile.name} (away)",
        number=profile.number,
        role=profile.role,
        move=profile.move,
        strength=profile.strength,
        speed=profile.speed,
        skill=profile.skill,
        armour=profile.armour,
    )
