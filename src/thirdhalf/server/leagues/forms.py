"""The bodies of requests about leagues, and of the answers to them."""

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from thirdhalf.server.forms import Asked, Key, Name, SeatName, Sent, SetupValue
from thirdhalf.server.leagues.beginning import LeagueTerms, NewLeague
from thirdhalf.server.leagues.history import LeagueHistory
from thirdhalf.server.requests import Created, Exchange

ClubName = Annotated[str, Meta(min_length=1, max_length=40)]
Short = Annotated[str, Meta(max_length=200)]
Division = Annotated[str, Meta(max_length=40)]
LeagueRole = Literal["organiser", "club", "guest"]


class LeagueGrant(Sent):
    """A token for a league: the organiser's, with the invitation to give to others, or a club's."""

    league: str
    role: LeagueRole
    token: str
    invite: str
    entry: str


class EnterLeague(Asked):
    """POST /api/leagues/{league}/clubs: enter a club by an invitation; with the same key it can be sent again. With
    divisions it begins in the lowest.
    """

    invite: Key
    key: Key
    name: ClubName
    team: Name


class LeagueStep(Asked):
    """POST /api/leagues/{league}/steps: what an organiser does, or a club about itself (`train`, `hire`, `dismiss`,
    `propose`, `agree`, `line-up`; `team` until the draw). Each wants some of the fields. `next` closes a season
    that is over and begins the next one, with the first deadline `at` (empty: none). `deadlines` are those of a
    stage, from `at` on, so many `days` from round to round. `annul` strikes a match out, `then` to be played again
    or never; `decide` sends an entry on from a level tie.
    """

    do: Literal[
        "enter",
        "team",
        "coach",
        "draw",
        "result",
        "walk-over",
        "annul",
        "undo",
        "withdraw",
        "simulate",
        "train",
        "hire",
        "dismiss",
        "propose",
        "agree",
        "line-up",
        "move",
        "division",
        "next",
        "deadlines",
        "decide",
    ]
    entry: Annotated[str, Meta(max_length=40)] = ""
    team: Annotated[str, Meta(max_length=40)] = ""
    coach: Annotated[str, Meta(max_length=40)] = ""
    match: Annotated[str, Meta(max_length=20)] = ""
    score: Annotated[list[Annotated[int, Meta(ge=0, le=999)]], Meta(max_length=2)] = field(default_factory=list)
    why: Short = ""
    line: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    player: Annotated[str, Meta(max_length=60)] = ""
    skill: Annotated[str, Meta(max_length=60)] = ""
    at: Annotated[str, Meta(max_length=30)] = ""
    division: Division = ""
    stage: Annotated[int, Meta(ge=0, le=64)] = 0
    days: Annotated[int, Meta(ge=1, le=366)] = 7
    then: Literal["again", "never"] = "again"
    players: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=20)] = field(default_factory=list)


class PlayFixture(Asked):
    """POST /api/leagues/{league}/play: a club's own match, with the right teams and set-up."""

    match: Annotated[str, Meta(max_length=20)]


class LeagueRow(Sent):
    """One line of a table; `best` and `worst` are the places that can still be reached."""

    place: int
    entry: str
    team: str
    played: int
    won: int
    drawn: int
    lost: int
    scored: int
    conceded: int
    points: int
    best: int
    worst: int


class LeagueTable(Sent):
    """One table."""

    name: str
    rows: list[LeagueRow]


class LeagueMatch(Sent):
    """One match of a league; `score` is null until it has been played."""

    id: str
    round: int
    table: str
    home: str
    away: str
    score: list[int] | None
    kind: str
    deadline: str
    record: str
    through: str


class LeagueStage(Sent):
    """One stage."""

    name: str
    kind: str
    over: bool
    tables: list[LeagueTable]
    order: list[str]
    matches: list[LeagueMatch]


class LeagueEntry(Sent):
    """Who takes part."""

    entry: str
    team: str
    coach: str
    division: str
    left: bool


class LeagueData(Sent):
    """A competition as its exports have it."""

    name: str
    game: str
    seed: str
    content: str
    over: bool
    winner: str
    entries: list[LeagueEntry]
    stages: list[LeagueStage]


class LeagueRoom(Sent):
    """The match of this server in which a fixture is or was played, and a spectator's token to it."""

    match: str
    watch: str


class LeagueTime(Sent):
    """When a match shall be played: proposed by one club, agreed by the other."""

    at: str
    by: str
    agreed: bool


class LeagueLine(Sent):
    """One line of the log: who did what when, and the rest of it in JSON."""

    number: int
    at: str
    do: str
    undone: bool
    text: str


class LeagueMember(Sent):
    """A player of a club: what it has done in all matches, and what a season that leaves marks has left on it."""

    id: str
    name: str
    hired: bool
    experience: int
    learned: list[str]
    injuries: list[str]
    misses: int
    lessons: list[str]
    figures: dict[str, int]


class LeagueLegend(Sent):
    """Somebody who can be hired."""

    id: str
    name: str


class LeagueClub(Sent):
    """A club; `hirable` are those it could hire."""

    entry: str
    members: list[LeagueMember]
    hirable: list[LeagueLegend]


class LeagueTask(Sent):
    """A match that a club is to play: by when, the time that was proposed or agreed on, whether the answer to that is
    the club's to give, and whether the match has been opened.
    """

    match: str
    home: str
    away: str
    deadline: str
    at: str
    agreed: bool
    asked: bool
    opened: bool


class LeagueTasks(Sent):
    """GET /api/leagues/{league}/tasks: what a club is to play in the present round and before, or an organiser to do:
    `draw` is whether something is to be drawn, `over` whether the season is over and no other follows yet.
    """

    league: str
    name: str
    season: int
    entry: str
    draw: bool
    over: bool
    following: str
    matches: list[LeagueTask]


class LeagueLineUp(Sent):
    """One's own match that is to be played: the set-up it will have, one's side, and the players who shall play it
    (none: the usual line-up).
    """

    side: SeatName
    setup: dict[str, SetupValue]
    players: list[str]


class LeagueLuck(Sent):
    """What dice and play were worth to a club over so many matches, in wins."""

    entry: str
    matches: int
    luck: float
    play: float


class LeagueValue(Sent):
    """What the throws of a player changed for its side, in wins."""

    entry: str
    player: str
    value: float


class LeagueWorth(Sent):
    """Luck and value added in the matches that were judged, of so many there are."""

    judged: int
    matches: int
    clubs: list[LeagueLuck]
    players: list[LeagueValue]


class LeagueView(Sent):
    """GET /api/leagues/{league}: all of it, and what whoever asks may do. `due` is whether something is to be drawn.
    `before` are the seasons before this one, the oldest first, `following` the one after it. `undecided` are level ties
    that wait for the organiser, by their last match. `tasks` and `line_ups` are those of one's own club.
    """

    league: str
    role: LeagueRole
    entry: str
    invite: str
    marks: bool
    season: int
    before: list[str]
    following: str
    divisions: list[str]
    setup: dict[str, SetupValue]
    terms: LeagueTerms
    undecided: list[str]
    due: bool
    tasks: list[LeagueTask]
    line_ups: dict[str, LeagueLineUp]
    data: LeagueData
    rooms: dict[str, LeagueRoom]
    times: dict[str, LeagueTime]
    clubs: list[LeagueClub]
    figures: list[str]
    log: list[LeagueLine]


BODIES: Final = (
    NewLeague,
    EnterLeague,
    LeagueStep,
    PlayFixture,
    LeagueGrant,
    LeagueView,
    LeagueTasks,
    LeagueWorth,
    LeagueHistory,
)
LEAGUES: Final = (
    Exchange("new_league", "POST", "/api/leagues", NewLeague, LeagueGrant, "a new league, of which one is organiser"),
    Exchange(
        "league",
        "GET",
        "/api/leagues/{league}",
        "",
        LeagueView,
        "with a token or without. Matches that are over have their result by then",
    ),
    Exchange(
        "league_tasks",
        "GET",
        "/api/leagues/{league}/tasks",
        "",
        LeagueTasks,
        "with the token of an organiser or a club, in this season or one before",
    ),
    Exchange(
        "league_worth",
        "GET",
        "/api/leagues/{league}/worth",
        "",
        LeagueWorth,
        "luck and value added. Matches are judged one after the other, while somebody asks",
    ),
    Exchange(
        "league_history",
        "GET",
        "/api/leagues/{league}/history",
        "",
        LeagueHistory,
        "all seasons up to this one, and what every player did in them",
    ),
    Exchange(
        "league_terms",
        "POST",
        "/api/leagues/{league}/terms",
        NewLeague,
        LeagueView,
        "with the organiser's token. Other terms, as long as nothing has been drawn",
    ),
    Exchange(
        "enter_league",
        "POST",
        "/api/leagues/{league}/clubs",
        EnterLeague,
        LeagueGrant,
        "a club, by an invitation; sent again with the same key it gives the same token",
    ),
    Exchange(
        "league_step",
        "POST",
        "/api/leagues/{league}/steps",
        LeagueStep,
        LeagueView,
        "with a token. One step more in the league's log",
    ),
    Exchange(
        "play_fixture",
        "POST",
        "/api/leagues/{league}/play",
        PlayFixture,
        Created,
        "with a club's token. Its seat in the match; the same, however often it is asked for",
    ),
    Exchange(
        "league_export",
        "GET",
        "/api/leagues/{league}/export/{form}",
        "",
        "a file",
        "`json`, `csv`, `tables`, `html`, `ics`, `atom` or `trf`, in `?lang=`",
    ),
)
