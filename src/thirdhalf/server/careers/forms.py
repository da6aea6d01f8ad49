"""The bodies of requests about careers, and of the answers to them."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from thirdhalf.server.forms import Asked, Name, Sent
from thirdhalf.server.leagues.forms import ClubName
from thirdhalf.server.requests import Created, Exchange

Division = Literal["underground", "second", "first"]


class NewCareer(Asked):
    """POST /api/careers: a club of that name with that team begins in the underground. `level` is that of all other
    coaches; empty where they follow the results.
    """

    game: Name
    club: ClubName
    team: Name
    level: Annotated[str, Meta(max_length=40)] = ""


class CareerGrant(Sent):
    """A career, and the token it is played with."""

    career: str
    token: str


class CareerStep(Asked):
    """POST /api/careers/{career}/steps: `go on` lets the others play one match, or draws the cup; `next season` begins
    one, once the last is over.
    """

    do: Literal["go on", "next season"]


class CareerStory(Sent):
    """A story of the newspaper: its kind, and who and what is in it. Players have their names."""

    kind: str
    values: dict[str, str | int]
    face: str


class CareerRival(Sent):
    """Another club of the division: who coaches it, and how (`club+hitter`)."""

    club: str
    name: str
    coach: str


class CareerSeason(Sent):
    """A season that is over: where, which place, how many points, and who won the cup if there was one."""

    division: Division
    league: str
    place: int
    points: int
    cup: str


class CareerNext(Sent):
    """One's own next match: in which fixture, at home or not, against whom."""

    fixture: str
    home: bool
    rival: str


class CareerView(Sent):
    """GET /api/careers/{career}: how it stands. `league` is the present season's, with the club's `token` for it;
    `left` are matches of the others that come before anything else; `move` is 1 where a season that is over leads up,
    -1 where it leads down. `played` is one's latest match, `watch` a token to it.
    """

    career: str
    game: str
    club: str
    team: str
    level: str
    season: int
    division: Division
    league: str
    token: str
    round: int
    next: CareerNext | None
    left: int
    over: bool
    move: int
    played: str
    watch: str
    rivals: list[CareerRival]
    stories: list[CareerStory]
    seasons: list[CareerSeason]


BODIES: Final = (NewCareer, CareerStep, CareerGrant, CareerView)
CAREERS: Final = (
    Exchange("new_career", "POST", "/api/careers", NewCareer, CareerGrant, "a new career"),
    Exchange("career", "GET", "/api/careers/{career}", "", CareerView, "with its token"),
    Exchange("career_step", "POST", "/api/careers/{career}/steps", CareerStep, CareerView, "with its token"),
    Exchange(
        "play_career",
        "POST",
        "/api/careers/{career}/play",
        "",
        Created,
        "with its token. One's seat in the next match; the same, however often it is asked for",
    ),
)
