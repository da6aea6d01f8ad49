"""Takkure as the kernel sees it: setting up a match, and the words for what can be picked."""

from functools import cache
from pathlib import Path
from typing import Final

from thirdhalf.games.takkure.cards.deal import KEEP_HAND
from thirdhalf.games.takkure.cards.effects import EFFECTS
from thirdhalf.games.takkure.changes.harm import bring_ribs
from thirdhalf.games.takkure.rules.exercise import Exercise
from thirdhalf.games.takkure.rules.line_up import fielded
from thirdhalf.games.takkure.rules.match import FullMatch
from thirdhalf.games.takkure.rules.practice import Practice
from thirdhalf.games.takkure.rules.squad import Squad, squad_of
from thirdhalf.games.takkure.showing.account import event_values
from thirdhalf.games.takkure.showing.asking import prompt
from thirdhalf.games.takkure.showing.describe import MEASURING, SETUP_KEYS, about, describe, setting
from thirdhalf.games.takkure.showing.measuring import CLOSED, silenced
from thirdhalf.games.takkure.showing.retracting import retractable
from thirdhalf.games.takkure.showing.shapes import SHAPES
from thirdhalf.games.takkure.showing.telling import (
    ACTION_TOPICS,
    CARD_TOPICS,
    NUMBER_TOPICS,
    OPTION_WORDS,
    PLAY_TOPICS,
    option_label,
    option_things,
    rerolls,
    tell_event,
)
from thirdhalf.games.takkure.skills.team import TOKENS
from thirdhalf.games.takkure.table.box import (
    EMPTY_BOX,
    NO_PLAY,
    PASS_UP,
    Box,
    card_of,
    die_of,
    player_of,
)
from thirdhalf.games.takkure.table.catalog import CONTENT, Catalog, ExerciseCard, Team, read_catalog
from thirdhalf.games.takkure.table.events import EVENT_FIELDS
from thirdhalf.games.takkure.table.hands import Cards, dealt_cards, no_cards
from thirdhalf.games.takkure.table.kinds import (
    ACTION_WORDS,
    BALL,
    ENDING_WORDS,
    IN_THE_AIR,
    LINE_REACHED,
    NO_TEAM_SKILL,
)
from thirdhalf.games.takkure.table.profile import UNHURT, Profile, injured
from thirdhalf.games.takkure.table.questions.picks import CardDraw
from thirdhalf.games.takkure.table.questions.topics import CARD, DISCARD, KICKS, TEAM_PLAY, TEAM_PLAYS, TOPICS
from thirdhalf.games.takkure.table.readings import READINGS
from thirdhalf.games.takkure.table.state import ON_PITCH, TO_PLACE, Match, Player, new_match, own_match
from thirdhalf.games.takkure.table.terms import ALL_CARDS, Terms, agreed
from thirdhalf.geometry.plane import MILLIMETRE
from thirdhalf.kernel.decision import Decision, Pick, Refusal, Roll
from thirdhalf.kernel.event import EVERYBODY, Event
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.frame import Projection
from thirdhalf.kernel.game import Game, Outcome, Setup
from thirdhalf.kernel.readings import KEY as READINGS_KEY
from thirdhalf.kernel.readings import Reading, readings_of
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY, seat_word
from thirdhalf.kernel.telling import Telling

TWIN: Final = "-away"
"""Ends the id of an away player whom home fields too."""
SECRET_TOPICS: Final[tuple[str, ...]] = (CARD, TEAM_PLAY, TEAM_PLAYS)


EARLIER: Final[tuple[str, ...]] = ("a40e25635cc2dc1bdec21fcf8b8e56d8",)
"""Digests of content that came with the game before: all of it is there still, in the same order, and unchanged."""


class Takkure(Game):
    """The game with a catalogue of content."""

    __slots__ = ("catalog",)

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog

    @property
    def id(self) -> str:
        return "takkure"

    def content_hash(self) -> str:
        return self.catalog.hash

    def reads(self, content: str) -> bool:
        """What was played with the content of an earlier version, to which teams and cards have only been added."""
        return content == self.catalog.hash or (content in EARLIER and self.catalog.hash == built_in().hash)

    def styles(self) -> dict[str, str]:
        return {team.id: team.style for team in self.catalog.teams.values()}

    def readings(self) -> tuple[Reading, ...]:
        return READINGS

    def new(self, setup: Setup, log: list[Event] | None) -> Match:
        for key in setup:
            if key not in SETUP_KEYS:
                raise ValueError(f"'{key}' is not part of a set-up; known: {', '.join(SETUP_KEYS)}")
        card = self.exercise(setup.get("exercise", 1))
        attacker = setup.get("attacker", "home")
        if attacker not in ("home", "away"):
            raise ValueError(f"attacker is home or away, not {attacker!r}")
        teams = (self.team(setup.get("home", "yamato")), self.team(setup.get("away", "teriomorphs")))
        squads = (
            squad_of(self.catalog, teams[0], setup.get("home_marks", "")),
            squad_of(self.catalog, teams[1], setup.get("away_marks", "")),
        )
        seat = HOME if attacker == "home" else AWAY
        line_ups = (
            fielded(squads[0], card, card.attack if seat == HOME else card.defence, setup.get("home_line_up", "")),
            fielded(squads[1], card, card.attack if seat == AWAY else card.defence, setup.get("away_line_up", "")),
        )
        terms = self.terms(card, setup)
        cards = table_cards(terms, self.catalog.box, teams, (squads[0].more, squads[1].more))
        match = new_exercise(card, terms, cards, line_ups, seat, log)
        mark_ribs(match, squads)
        match.run()
        return match

    def exercise(self, number: object) -> ExerciseCard:
        """The exercise of that number; ValueError names those there are."""
        card = self.catalog.exercises.get(number) if type(number) is int else None
        if card is None:
            known = ", ".join(map(str, self.catalog.exercises))
            raise ValueError(f"there is no exercise {number!r}; there are: {known}")
        return card

    def terms(self, card: ExerciseCard, setup: Setup) -> Terms:
        """What the coaches have agreed on: the pitch, open measuring, readings, and whose restrictions apply."""
        terms = card.terms
        limits = self.exercise(setup["restrictions"]).terms if "restrictions" in setup else terms
        measuring = setup.get("measuring", MEASURING[terms.open_measuring])
        if measuring not in MEASURING:
            raise ValueError(f"measuring is closed or open, not {measuring!r}")
        opened = int(measuring == "open")
        readings = readings_of(READINGS, setup.get(READINGS_KEY, ""))
        if "pitch" not in setup:
            return agreed(
                terms,
                limits,
                line=terms.line,
                half_width=terms.half_width,
                half_length=terms.half_length,
                kick_off=terms.kick_off,
                measuring=opened,
                readings=readings,
            )
        id = setup["pitch"]
        pitch = self.catalog.pitches.get(id) if isinstance(id, str) else None
        if pitch is None:
            raise ValueError(f"there is no pitch {id!r}; there are: {', '.join(self.catalog.pitches)}")
        for start in (*card.attack, *card.defence):
            room = card.biggest_base * MILLIMETRE // 2
            if abs(start.x) + room > pitch.half_width or abs(start.y) + room > pitch.half_length:
                raise ValueError(f"exercise {card.number} does not fit on pitch '{pitch.id}'")
        return agreed(
            terms,
            limits,
            line=pitch.line,
            half_width=pitch.half_width,
            half_length=pitch.half_length,
            kick_off=pitch.kick_off,
            measuring=opened,
            readings=readings,
        )

    def team(self, id: object) -> Team:
        """The team of that id; ValueError names those there are."""
        team = self.catalog.teams.get(id) if isinstance(id, str) else None
        if team is None:
            raise ValueError(f"there is no team {id!r}; there are: {', '.join(self.catalog.teams)}")
        return team

    def option_word(self, match: KernelMatch, pick: Pick, option: int) -> str:
        match = own_match(match)
        if pick.topic in ACTION_TOPICS:
            return ACTION_WORDS[option]
        if pick.topic in NUMBER_TOPICS:
            return str(option)
        if pick.topic == KICKS:
            return seat_word(option)
        if pick.topic in OPTION_WORDS:
            return OPTION_WORDS[pick.topic][option]
        if pick.topic in CARD_TOPICS:
            return laid_word(match, option)
        if pick.topic in PLAY_TOPICS:
            return "none" if option == NO_PLAY else match.cards.box.team_plays[option].id
        if pick.topic == DISCARD:
            return "keep" if option == KEEP_HAND else match.cards.box.plays[option].id
        return "ball" if option == BALL else match.players[option].profile.id

    def audience(self, match: KernelMatch, decision: Decision) -> int:
        """R-61: what is drawn, chosen or laid face down is its coach's alone."""
        if isinstance(decision, Roll):
            return 1 << decision.coach if isinstance(decision, CardDraw) else EVERYBODY
        return 1 << decision.seat if decision.topic in SECRET_TOPICS else EVERYBODY

    def outcome(self, match: KernelMatch) -> Outcome:
        match = own_match(match)
        reached = int(match.ending == LINE_REACHED)
        home = match.home_tries + (reached if match.winner == HOME else 0)
        away = match.away_tries + (reached if match.winner == AWAY else 0)
        return Outcome(match.winner, home, away, ENDING_WORDS[match.ending])

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

    def secretive(self, match: KernelMatch) -> bool:
        """R-61: wherever cards or tokens can be played."""
        return own_match(match).terms.windows == 1

    def closed(self, match: KernelMatch) -> Refusal | None:
        """0.03: unless open measuring was agreed on."""
        return None if own_match(match).terms.open_measuring else CLOSED

    def silenced(self, match: KernelMatch) -> Refusal | None:
        return silenced(own_match(match))

    def retractable(self, match: KernelMatch, answered: str) -> bool:
        return retractable(own_match(match), answered)


def takkure(content: Path | None = None) -> Takkure:
    """The game with the content that comes with it, and what a folder of one's own adds or replaces."""
    return Takkure(built_in() if content is None else read_catalog(CONTENT, content, effects=EFFECTS))


@cache
def built_in() -> Catalog:
    """The content that comes with the game."""
    return read_catalog(CONTENT, effects=EFFECTS)


def table_cards(terms: Terms, box: Box, teams: tuple[Team, Team], more: tuple[int, ...]) -> Cards:
    """5.01, 5.06: the decks and team skills that these teams bring, as far as the exercise has them."""
    if not terms.cards and not terms.team_skills:
        return no_cards()
    skills = (teams[0].skill, teams[1].skill) if terms.team_skills else (NO_TEAM_SKILL, NO_TEAM_SKILL)
    if not terms.cards:
        return dealt_cards(EMPTY_BOX, ("", ""), skills)
    ids = (teams[0].id, teams[1].id) if terms.cards == ALL_CARDS else ("", "")
    return dealt_cards(box, ids, skills, more)


def mark_ribs(match: Match, squads: tuple[Squad, Squad]) -> None:
    """L1, R-44: who came with a broken rib has a permanent fatigue token."""
    for number, player in enumerate(match.players):
        own = player.profile.id.removesuffix(TWIN) if player.team == AWAY else player.profile.id
        if own in squads[player.team].ribs:
            bring_ribs(match, number, squads[player.team].ribs[own])


def laid_word(match: Match, option: int) -> str:
    """What a coach lays down in a window, in the words of files: the card or token, the player, the number of the
    die.
    """
    if option == PASS_UP:
        return "pass"
    card = card_of(option)
    name = TOKENS[card].name if card in TOKENS else match.cards.box.plays[card].id
    die = f" {die_of(option) + 1}" if rerolls(match, card) else ""
    return f"{name} {match.players[player_of(option)].profile.id}{die}"


def new_exercise(
    card: ExerciseCard,
    terms: Terms,
    cards: Cards,
    line_ups: tuple[list[Profile], list[Profile]],
    attacker: int,
    log: list[Event] | None,
) -> Match:
    """An exercise before its first step. Positions in the file are for an attack up the pitch: away attacks down it."""
    turn = 1 if attacker == HOME else -1
    players: list[Player] = []
    holder = IN_THE_AIR
    for seat in (HOME, AWAY):
        starts = card.attack if seat == attacker else card.defence
        for start, profile in zip(starts, line_ups[seat], strict=True):
            if start.has_ball:
                holder = len(players)
            if any(player.profile.id == profile.id for player in players):
                profile = renamed(profile)
            off = ON_PITCH if card.kind == "attack" else TO_PLACE
            players.append(Player(profile, seat, start.x * turn, start.y * turn, off))
    match = new_match(terms, players, cards=cards, attacker=attacker, holder=holder, ball=(0, 0), log=log)
    if card.kind == "attack":
        match.call(Exercise(0))
    elif card.kind == "practice":
        match.call(Practice(0, attacker, 0, 0))
    else:
        match.call(FullMatch(0, NOBODY, 0))
    return match


def renamed(profile: Profile) -> Profile:
    """The away side's name for a player that both sides field."""
    twin = injured(profile, UNHURT)
    twin.id = f"{profile.id}{TWIN}"
    twin.name = f"{profile.name} (away)"
    return twin
