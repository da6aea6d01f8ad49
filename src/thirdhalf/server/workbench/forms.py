"""The bodies of the workbench's requests, and of the answers to them."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from thirdhalf.server.forms import Asked, Sent, Telling
from thirdhalf.server.requests import Created, Exchange, GameAbout

MOST_FILES: Final = 40
MOST_TEAMS: Final = 6
MOST_ROUNDS: Final = 200
LARGEST_DRAFT: Final = 262_144

FileName = Annotated[str, Meta(max_length=60)]
Table = dict[str, Any]
"""A content file, as JSON has it."""
Files = Annotated[dict[FileName, Table], Meta(max_length=MOST_FILES)]
TeamId = Annotated[str, Meta(max_length=60)]
Level = Annotated[str, Meta(max_length=40)]


class FieldForm(Sent):
    """A field of an entry: what goes into it, from where to where, which words, what a list's rows have, of which kind
    another entry is that is named, and what a flag is where nothing is said.
    """

    name: str
    kind: Literal["text", "number", "pair", "word", "words", "flag", "rows", "entry"]
    low: int
    high: int
    words: list[str]
    needed: bool
    rows: "list[FieldForm]"
    of: str
    usually: bool


class EntryForm(Sent):
    """A kind of entry: in which file (`*`: each has one of its own), in which of its lists, with which fields. Without
    a list they are the file's own; `keyed` lists are tables by name.
    """

    name: str
    file: str
    within: str
    keyed: bool
    fields: list[FieldForm]


class Shelf(Sent):
    """GET /api/workbench/{game}: the content that comes with the game, by file, and the forms of its entries."""

    files: dict[str, Table]
    entries: list[EntryForm]
    most_teams: int
    most_rounds: int


class Draft(Asked):
    """Files that are added to a game's content: POST /api/workbench/{game}/check, and …/zip."""

    files: Files


class DraftProblem(Sent):
    """What is wrong with a draft: in which file, at which field (`player[2].bac`), and why: in English, and as a
    message of the catalogue where there is one.
    """

    file: str
    field: str
    why: str
    told: Telling | None


class DraftDifference(Sent):
    """What a draft has otherwise than the content that comes with the game, each as JSON; nothing is empty."""

    file: str
    of: str
    field: str
    before: str
    after: str


class Checked(Sent):
    """Whether a draft can be played: its problems, at most one a file, or the digest of the content with it; the teams
    there are then, and what is different.
    """

    problems: list[DraftProblem]
    content: str
    teams: list[str]
    differences: list[DraftDifference]


class TryOut(Asked):
    """POST /api/workbench/{game}/match: play it now, at home, against a computer's coach."""

    files: Files
    home: TeamId
    away: TeamId
    coach: Level
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Measure(Asked):
    """POST /api/workbench/{game}/measure: every two of these teams meet, in so many rounds of two matches."""

    files: Files
    teams: Annotated[list[TeamId], Meta(min_length=2, max_length=MOST_TEAMS)]
    coach: Level
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]


class Share(Sent):
    """The first team's share of the points against the second, with its 95 % interval."""

    first: str
    second: str
    mean: float
    low: float
    high: float


class Measured(Sent):
    """How far a measurement is: GET /api/workbench/measured/{number}. `shares` are what is known so far; when it is
    done, …/report is its page.
    """

    number: str
    status: Literal["waiting", "running", "done", "failed"]
    ahead: int
    done: int
    rounds: int
    shares: list[Share]
    why: str


class Unpacked(Sent):
    """The content files of an archive, or of a folder."""

    files: dict[str, Table]


class Folder(Asked):
    """The texts of a folder's content files: POST /api/workbench/{game}/read."""

    files: Annotated[dict[FileName, str], Meta(max_length=MOST_FILES)]


class Spelled(Sent):
    """A draft's files as texts, to be put in a folder."""

    files: dict[str, str]


BODIES: Final[tuple[type, ...]] = (Shelf, Draft, Checked, TryOut, Measure, Measured, Unpacked, Folder, Spelled)
WORKBENCH: Final = (
    Exchange("shelf", "GET", "/api/workbench/{game}", "", Shelf, "what a designer begins with"),
    Exchange("check", "POST", "/api/workbench/{game}/check", Draft, Checked, "read as the game reads any content"),
    Exchange(
        "pack", "POST", "/api/workbench/{game}/zip", Draft, "a ZIP archive", "the same files as a folder of content"
    ),
    Exchange(
        "unpack", "POST", "/api/workbench/{game}/unzip", "a ZIP archive", Unpacked, "the content files of such a folder"
    ),
    Exchange("spell", "POST", "/api/workbench/{game}/folder", Draft, Spelled, "the same files, to be put in a folder"),
    Exchange("read", "POST", "/api/workbench/{game}/read", Folder, Unpacked, "the content files of a folder"),
    Exchange(
        "played_content",
        "GET",
        "/api/workbench/{game}/content/{digest}",
        "",
        GameAbout,
        "what a match is played with that has other content than the server; its `content` is the digest",
    ),
    Exchange("try_out", "POST", "/api/workbench/{game}/match", TryOut, Created, "the match keeps this content"),
    Exchange(
        "measure", "POST", "/api/workbench/{game}/measure", Measure, Measured, "one at a time, behind whoever plays"
    ),
    Exchange("measured", "GET", "/api/workbench/measured/{number}", "", Measured, "the number is known to who asked"),
    Exchange(
        "measured_page", "GET", "/api/workbench/measured/{number}/report", "", "a page of HTML", "when it is done"
    ),
)
