"""The terms of a league as its organiser writes them, and as its page has them."""

from datetime import date
from typing import Annotated, Final, Literal

from msgspec import Meta, field

from thirdhalf.kernel.game import Game
from thirdhalf.league.files.forming import Shape, stages_of, terms_text
from thirdhalf.league.points import Points
from thirdhalf.league.season.competition import Competition
from thirdhalf.league.standings import USUAL
from thirdhalf.league.terms import DIVISIONS as DIVIDED
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.desk.names import checked_name
from thirdhalf.server.forms import Asked, Name, Sent, Whole

Form = Literal["round robin", "double round robin", "divisions", "swiss", "knock-out", "cup"]
Day = Annotated[str, Meta(max_length=10)]
Few = Annotated[int, Meta(ge=0, le=99)]
Level = Literal["lot", "seed", "organiser"]
TieBreak = Literal[
    "points",
    "head-to-head",
    "try-difference",
    "tries",
    "wins",
    "buchholz",
    "sonneborn-berger",
    "fair-play",
    "lot",
]
MOST_RULES: Final = 9


class LeaguePoints(Asked):
    """What a match is worth in the table: `tries` scored and losing by at most `close` bring one more, 0 nothing."""

    win: Few = 4
    draw: Few = 2
    loss: Few = 0
    tries: Few = 3
    close: Few = 1


class NewLeague(Asked):
    """POST /api/leagues, and /api/leagues/{league}/terms for other terms before the first draw. `setup` is that of
    every match, without its teams; `begins` the first round's deadline such as 2026-12-01 (empty: none), `days` those
    from round to round. In divisions, the highest first, `moving` clubs change places after a season. `meetings` is how
    often those of a table meet (0: as the form has it), `legs` and `final_legs` the matches of a tie, `level` who goes
    on from one that ends level; of each of the `groups` so many go `through`.
    """

    name: Annotated[str, Meta(min_length=1, max_length=80)]
    game: Name
    form: Form = "round robin"
    marks: bool = False
    divisions: Annotated[list[Annotated[str, Meta(min_length=1, max_length=40)]], Meta(max_length=8)] = field(
        default_factory=list
    )
    moving: Annotated[int, Meta(ge=0, le=16)] = 0
    rounds: Annotated[int, Meta(ge=1, le=64)] = 5
    groups: Annotated[int, Meta(ge=2, le=64)] = 2
    through: Annotated[int, Meta(ge=1, le=64)] = 2
    meetings: Annotated[int, Meta(ge=0, le=4)] = 0
    legs: Annotated[int, Meta(ge=1, le=4)] = 1
    final_legs: Annotated[int, Meta(ge=1, le=2)] = 1
    third_place: bool = True
    level: Level = "lot"
    points: LeaguePoints = field(default_factory=LeaguePoints)
    tie_breaks: Annotated[list[TieBreak], Meta(min_length=1, max_length=MOST_RULES)] = field(
        default_factory=lambda: [*USUAL]
    )
    walk_over: Annotated[int, Meta(ge=1, le=99)] = 3
    begins: Day = ""
    days: Annotated[int, Meta(ge=1, le=366)] = 7
    setup: Annotated[dict[Name, Annotated[str, Meta(max_length=200)] | Whole | bool], Meta(max_length=20)] = field(
        default_factory=dict
    )


class LeagueStageTerms(Sent):
    """On which terms a stage is played; `begins` and `days` are its deadlines as they are now."""

    name: str
    kind: str
    legs: int
    groups: int
    rounds: int
    through: int
    moving: int
    third_place: bool
    final_legs: int
    level: Level
    begins: str
    days: int


class LeagueTerms(Sent):
    """On which terms a league is played."""

    points: LeaguePoints
    tie_breaks: list[TieBreak]
    walk_over: int
    stages: list[LeagueStageTerms]


def day_of(text: str) -> str:
    """A day as it is kept; empty for none."""
    try:
        return text and date.fromisoformat(text).isoformat()
    except ValueError:
        raise NotPossible("league", f"'{text}' is no date such as 2026-12-01") from None


def text_of(wish: NewLeague, game: Game, seed: str) -> str:
    """The `league.toml` of a wish."""
    divided = wish.form == DIVIDED
    divisions = tuple([each.strip() for each in wish.divisions]) if divided else ()
    if len(set(wish.tie_breaks)) < len(wish.tie_breaks):
        raise NotPossible("league", "a tie-break is named twice")
    if len(set(divisions)) < len(divisions):
        raise NotPossible("league", "two divisions have the same name")
    shape = Shape(
        rounds=wish.rounds,
        groups=wish.groups,
        through=wish.through,
        meetings=wish.meetings,
        legs=wish.legs,
        final_legs=wish.final_legs,
        third_place=int(wish.third_place),
        level=wish.level,
        moving=wish.moving,
    )
    points = wish.points
    return terms_text(
        checked_name(wish.name),
        game.id,
        seed,
        game.content_hash(),
        stages_of(wish.form, shape),
        divisions=divisions,
        begins=day_of(wish.begins),
        days=wish.days,
        options=dict(wish.setup),
        marks=int(wish.marks),
        points=Points(points.win, points.draw, points.loss, points.tries, points.close),
        tie_breaks=tuple(wish.tie_breaks),
        walk_over=wish.walk_over,
    )


def terms_of(now: Competition) -> LeagueTerms:
    """The terms as the page has them."""
    terms = now.terms
    stages: list[LeagueStageTerms] = []
    for number, own in enumerate(terms.stages, 1):
        begins, days = now.dates.get(number, (own.begins, own.days))
        told = {**own._asdict(), "third_place": bool(own.third_place), "begins": begins, "days": days}
        told.pop("seeding")
        stages.append(LeagueStageTerms(**told))
    points = LeaguePoints(**terms.points._asdict())
    return LeagueTerms(points, [*terms.tie_breaks], terms.walk_over, stages)  # type: ignore[list-item]


def check_change(now: Competition, wish: NewLeague) -> None:
    """Whether other terms fit those who have entered."""
    if now.stages:
        raise NotPossible("league", "the first stage has been drawn by the terms: they stay as they are")
    divisions = [each.strip() for each in wish.divisions] if wish.form == DIVIDED else []
    if now.entries and [*now.terms.divisions] != divisions:
        raise NotPossible("league", "clubs have entered: divisions and their names stay as they are")
    if wish.game != now.terms.game:
        raise NotPossible("league", "the game stays the same")
