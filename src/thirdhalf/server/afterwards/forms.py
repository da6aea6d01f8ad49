"""The bodies of requests about a match that is over, and of the answers to them."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from thirdhalf.analysis.forms import Analysis, Answered, Insight, Point, Statistics
from thirdhalf.server.forms import MOST_NUMBERS, Asked, Count, Outcome, Question, SeatName, Sent, SetupValue
from thirdhalf.server.requests import Created, Exchange


class Praise(Sent):
    """What a side says was well played by the other: the number of the move."""

    by: SeatName
    move: int


class Progress(Sent):
    """How far an analysis is: GET /api/third-half/{digest}. `ahead` are those before it, `done` of `moves` are judged.
    `course` is there as soon as the analysis has begun, `analysis` when it is done ([its fields](analysis.md)).
    """

    digest: str
    status: Literal["waiting", "running", "done", "failed"]
    ahead: int
    done: int
    moves: int
    course: list[Point]
    analysis: Analysis | None


class ThirdHalf(Sent):
    """A match that is over: what it was, what is counted of it, what its sides say was well played, and how far its
    analysis is. `people` are the seats that people had, as far as that is known.
    """

    game: str
    setup: dict[str, SetupValue]
    names: list[str]
    outcome: Outcome
    people: list[SeatName]
    moves: int
    statistics: Statistics
    praises: list[Praise]
    progress: Progress


class WellPlayed(Asked):
    """POST /api/matches/{match}/well-played: the other side's best moment, by the number of the move."""

    move: Count


class Fork(Asked):
    """POST /api/matches/{match}/fork: play on from a moment of a match that is over: from the question that `seat` was
    asked last when so many of its moves were made, `asked` being whoever is asked there. The other seat is the
    computer's: the coach named, else who sat there, else the usual one.
    """

    move: Count
    seat: Literal["home", "away", "both", "asked"]
    coach: Annotated[str, Meta(max_length=40)] = ""


class Looked(Asked):
    """POST /api/matches/{match}/moment: the moment after so many moves."""

    move: Count


class Seen(Sent):
    """What is to be said of one moment of a match that is over, and what was asked there."""

    insight: Insight
    question: Question | None


class Tried(Asked):
    """POST /api/matches/{match}/answer: another answer to the question after so many moves. `choice` has its numbers,
    with commas between; empty for none.
    """

    move: Count
    choice: Annotated[str, Meta(max_length=8 * MOST_NUMBERS, pattern=r"^(-?\d{1,7}(,-?\d{1,7})*)?$")]


class Graded(Sent):
    """What is to be said of an answer."""

    answered: Answered


class Further(Asked):
    """So many puzzles after that of the day."""

    further: Count = 0


class PuzzleTold(Sent):
    """The puzzle of the day: GET /api/puzzle. What is best at that move of the record is clear; `record` is the text of
    the file.
    """

    name: str
    game: str
    move: int
    record: str


class Line(Sent):
    """What the process that analyses says of its work; the last line has the result, or why there is none."""

    moves: int = 0
    done: int = 0
    course: list[Point] | None = None
    result: Analysis | None = None
    failed: str = ""


BODIES: Final[tuple[type, ...]] = (*(WellPlayed, Fork, Looked, Tried, ThirdHalf, Progress, Seen, Graded, PuzzleTold),)
AFTERWARDS: Final = (
    Exchange(
        "third_half",
        "POST",
        "/api/matches/{match}/third-half",
        "",
        ThirdHalf,
        "with a token, when the match is over. Its analysis is queued, once for all who ask, and kept",
    ),
    Exchange(
        "third_half_of_record",
        "POST",
        "/api/records/third-half",
        "[a record](records.md)",
        ThirdHalf,
        "the same for a file, which is verified as above. It is kept until it is analysed",
    ),
    Exchange(
        "analysis",
        "GET",
        "/api/third-half/{digest}",
        "",
        Progress,
        "how far an analysis is: the digest is known to whoever may see the match",
    ),
    Exchange(
        "well_played",
        "POST",
        "/api/matches/{match}/well-played",
        WellPlayed,
        ThirdHalf,
        "with a seat's token, when the match is over. The latest word counts, and both sides see it",
    ),
    Exchange(
        "moment",
        "POST",
        "/api/matches/{match}/moment",
        Looked,
        Seen,
        "with a token, when the match is over: how it may end from there, what a coach would do, by which odds",
    ),
    Exchange(
        "moment_of_record",
        "POST",
        "/api/records/moment",
        "[a record](records.md)",
        Seen,
        "the same for a file, with `?move=`",
    ),
    Exchange(
        "answer",
        "POST",
        "/api/matches/{match}/answer",
        Tried,
        Graded,
        "with a token, when the match is over: how good another answer would have been, what was best, and why",
    ),
    Exchange(
        "answer_of_record",
        "POST",
        "/api/records/answer",
        "[a record](records.md)",
        Graded,
        "the same for a file, with `?move=` and `?choice=`",
    ),
    Exchange(
        "puzzle",
        "GET",
        "/api/puzzle",
        "",
        PuzzleTold,
        "the puzzle of the day, the same for everybody; with `?further=` one of those to come",
    ),
    Exchange(
        "fork",
        "POST",
        "/api/matches/{match}/fork",
        Fork,
        Created,
        "with a token, when the match is over. Another match that begins at a moment of this one; its dice are others",
    ),
    Exchange(
        "fork_of_record",
        "POST",
        "/api/records/fork",
        "[a record](records.md)",
        Created,
        "the same for a file, with `?move=`, `?seat=` and `?coach=`",
    ),
)
