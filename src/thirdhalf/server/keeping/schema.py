"""The SQLite file: its tables, version by version, and how it is opened."""

import sqlite3
from pathlib import Path
from typing import Final

# One script a version, for SQLite and PostgreSQL alike (`sql.py` says in what words). A database of an older version
# gets those it lacks. Never change one: add another.
MIGRATIONS: Final = (
    """
    CREATE TABLE matches (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        content TEXT NOT NULL,
        software TEXT NOT NULL,
        setup TEXT NOT NULL,
        home_name TEXT NOT NULL,
        away_name TEXT NOT NULL,
        home_coach TEXT NOT NULL,
        away_coach TEXT NOT NULL,
        pace INTEGER NOT NULL,
        seed BLOB NOT NULL,
        created INTEGER NOT NULL,
        changed INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE seats (
        token BLOB PRIMARY KEY,
        match TEXT NOT NULL REFERENCES matches (id),
        role TEXT NOT NULL,
        invite INTEGER NOT NULL,
        claimed BLOB
    ) WITHOUT ROWID;
    CREATE TABLE log (
        match TEXT NOT NULL REFERENCES matches (id),
        number INTEGER NOT NULL,
        kind INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        choice TEXT NOT NULL,
        id TEXT NOT NULL,
        PRIMARY KEY (match, number)
    ) WITHOUT ROWID;
    """,
    # What lists of matches show without replaying them.
    """
    ALTER TABLE matches ADD COLUMN waiting INTEGER NOT NULL DEFAULT -1;
    ALTER TABLE matches ADD COLUMN outcome TEXT NOT NULL DEFAULT '';
    CREATE INDEX seats_of_match ON seats (match);
    """,
    # What people agreed on, the score that lists show, and the same match once more.
    """
    ALTER TABLE matches ADD COLUMN help TEXT NOT NULL DEFAULT 'advice';
    ALTER TABLE matches ADD COLUMN home_score INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE matches ADD COLUMN away_score INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE rematches (
        match TEXT PRIMARY KEY REFERENCES matches (id),
        offered_by TEXT NOT NULL,
        answer TEXT NOT NULL,
        next TEXT NOT NULL REFERENCES matches (id)
    ) WITHOUT ROWID;
    CREATE INDEX rematch_of_next ON rematches (next);
    """,
    # The third half: what is to be analysed and what came of it, by the record's digest, and what each side says was
    # well played by the other.
    """
    CREATE TABLE analyses (
        digest TEXT PRIMARY KEY,
        foreign_file INTEGER NOT NULL,
        status TEXT NOT NULL,
        asked INTEGER NOT NULL,
        record TEXT NOT NULL,
        result TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX analyses_waiting ON analyses (status, foreign_file, asked);
    CREATE TABLE praises (
        match TEXT NOT NULL REFERENCES matches (id),
        role TEXT NOT NULL,
        move INTEGER NOT NULL,
        PRIMARY KEY (match, role)
    ) WITHOUT ROWID;
    """,
    # The content that matches began with, by its digest: they are played with it whatever comes later.
    """
    CREATE TABLE contents (game TEXT NOT NULL, digest TEXT NOT NULL, files BLOB NOT NULL, PRIMARY KEY (game, digest));
    """,
    # Several processes: which there are, since when nothing was heard of them (milliseconds), what each has taken, and
    # who is connected by which.
    """
    CREATE TABLE processes (id TEXT PRIMARY KEY, beat INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE leases (name TEXT PRIMARY KEY, process TEXT NOT NULL, epoch INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE presences (
        match TEXT NOT NULL,
        process TEXT NOT NULL,
        home INTEGER NOT NULL,
        away INTEGER NOT NULL,
        watching INTEGER NOT NULL,
        PRIMARY KEY (match, process)
    ) WITHOUT ROWID;
    """,
    # What each side of a match has left of its time.
    """
    CREATE TABLE clocks (
        match TEXT PRIMARY KEY REFERENCES matches (id),
        terms TEXT NOT NULL,
        kept TEXT NOT NULL
    ) WITHOUT ROWID;
    """,
    # Leagues: the terms, an append-only log, what tokens give, and the matches in which fixtures are played.
    """
    CREATE TABLE leagues (id TEXT PRIMARY KEY, terms TEXT NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE league_log (
        league TEXT NOT NULL REFERENCES leagues (id),
        number INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (league, number)
    ) WITHOUT ROWID;
    CREATE TABLE league_keys (
        token BLOB PRIMARY KEY, league TEXT NOT NULL REFERENCES leagues (id), role TEXT NOT NULL, entry TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE league_rooms (
        league TEXT NOT NULL REFERENCES leagues (id),
        fixture TEXT NOT NULL,
        number INTEGER NOT NULL,
        match TEXT NOT NULL REFERENCES matches (id),
        watch TEXT NOT NULL,
        PRIMARY KEY (league, fixture, number)
    ) WITHOUT ROWID;
    """,
    # People: accounts, what proves them, where they are signed in, which seats are theirs, and what an operator hears
    # of them and does.
    """
    CREATE TABLE accounts (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        folded TEXT NOT NULL UNIQUE,
        password TEXT NOT NULL,
        standing TEXT NOT NULL,
        created INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE passkeys (
        id BLOB PRIMARY KEY,
        account TEXT NOT NULL REFERENCES accounts (id),
        key BLOB NOT NULL,
        uses INTEGER NOT NULL,
        name TEXT NOT NULL,
        created INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX passkeys_of_account ON passkeys (account);
    CREATE TABLE recovery_codes (
        code BLOB PRIMARY KEY,
        account TEXT NOT NULL REFERENCES accounts (id)
    ) WITHOUT ROWID;
    CREATE INDEX codes_of_account ON recovery_codes (account);
    CREATE TABLE challenges (challenge BLOB PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE sessions (
        token BLOB PRIMARY KEY,
        account TEXT NOT NULL REFERENCES accounts (id),
        id TEXT NOT NULL,
        device TEXT NOT NULL,
        created INTEGER NOT NULL,
        used INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX sessions_of_account ON sessions (account);
    CREATE TABLE seated (
        match TEXT NOT NULL REFERENCES matches (id),
        role TEXT NOT NULL,
        account TEXT NOT NULL REFERENCES accounts (id),
        PRIMARY KEY (match, role)
    ) WITHOUT ROWID;
    CREATE INDEX seated_of_account ON seated (account);
    CREATE TABLE session_seats (
        token BLOB PRIMARY KEY,
        session BLOB NOT NULL REFERENCES sessions (token),
        match TEXT NOT NULL REFERENCES matches (id)
    ) WITHOUT ROWID;
    CREATE INDEX seats_of_session ON session_seats (session);
    CREATE TABLE blocks (
        account TEXT NOT NULL REFERENCES accounts (id),
        other TEXT NOT NULL REFERENCES accounts (id),
        PRIMARY KEY (account, other)
    ) WITHOUT ROWID;
    CREATE TABLE reports (
        id TEXT PRIMARY KEY,
        account TEXT NOT NULL,
        other TEXT NOT NULL,
        match TEXT NOT NULL,
        why TEXT NOT NULL,
        at INTEGER NOT NULL,
        closed INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE operator_log (
        number INTEGER PRIMARY KEY,
        at INTEGER NOT NULL,
        what TEXT NOT NULL,
        about TEXT NOT NULL,
        why TEXT NOT NULL
    );
    """,
    # Strangers: who seeks a match, the matches that came of it, ratings and what changed them, what teams have over
    # each other (thousandths), who follows whom and who is here.
    """
    CREATE TABLE seeks (
        id TEXT PRIMARY KEY,
        token BLOB NOT NULL,
        account TEXT NOT NULL,
        name TEXT NOT NULL,
        game TEXT NOT NULL,
        team TEXT NOT NULL,
        setup TEXT NOT NULL,
        bank INTEGER NOT NULL,
        increment INTEGER NOT NULL,
        days INTEGER NOT NULL,
        rated INTEGER NOT NULL,
        kind TEXT NOT NULL,
        low INTEGER NOT NULL,
        high INTEGER NOT NULL,
        rating INTEGER NOT NULL,
        provisional INTEGER NOT NULL,
        help TEXT NOT NULL,
        created INTEGER NOT NULL,
        beat INTEGER NOT NULL,
        match TEXT NOT NULL,
        role TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX seeks_open ON seeks (match, beat);
    CREATE TABLE contests (
        match TEXT PRIMARY KEY REFERENCES matches (id),
        game TEXT NOT NULL,
        pace TEXT NOT NULL,
        rated INTEGER NOT NULL,
        watch TEXT NOT NULL,
        home_team TEXT NOT NULL,
        away_team TEXT NOT NULL,
        settled INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX contests_open ON contests (settled);
    CREATE TABLE ratings (
        account TEXT NOT NULL REFERENCES accounts (id),
        game TEXT NOT NULL,
        pace TEXT NOT NULL,
        rating INTEGER NOT NULL,
        deviation INTEGER NOT NULL,
        volatility INTEGER NOT NULL,
        matches INTEGER NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (account, game, pace)
    ) WITHOUT ROWID;
    CREATE TABLE rating_changes (
        match TEXT NOT NULL REFERENCES matches (id),
        role TEXT NOT NULL,
        account TEXT NOT NULL REFERENCES accounts (id),
        game TEXT NOT NULL,
        pace TEXT NOT NULL,
        against TEXT NOT NULL,
        halves INTEGER NOT NULL,
        after INTEGER NOT NULL,
        change INTEGER NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (match, role)
    ) WITHOUT ROWID;
    CREATE INDEX changes_of_account ON rating_changes (account, at);
    CREATE TABLE match_ups (
        game TEXT NOT NULL, one TEXT NOT NULL, other TEXT NOT NULL, worth INTEGER NOT NULL, matches INTEGER NOT NULL,
        PRIMARY KEY (game, one, other)
    ) WITHOUT ROWID;
    CREATE TABLE follows (
        account TEXT NOT NULL REFERENCES accounts (id),
        other TEXT NOT NULL REFERENCES accounts (id),
        PRIMARY KEY (account, other)
    ) WITHOUT ROWID;
    CREATE TABLE seen (account TEXT PRIMARY KEY REFERENCES accounts (id), at INTEGER NOT NULL) WITHOUT ROWID;
    """,
    # What the sides of a match say to each other, and whether a match once more is played from the other side.
    """
    CREATE TABLE talks (
        match TEXT NOT NULL REFERENCES matches (id),
        number INTEGER NOT NULL,
        role TEXT NOT NULL,
        kind TEXT NOT NULL,
        what TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (match, number)
    ) WITHOUT ROWID;
    ALTER TABLE rematches ADD COLUMN swapped INTEGER NOT NULL DEFAULT 0;
    """,
    # When a server was last there, and how many seconds there was none, in all.
    """
    CREATE TABLE uptime (id INTEGER PRIMARY KEY, at INTEGER NOT NULL, missed INTEGER NOT NULL);
    """,
    # Careers: an append-only log each, which names the leagues that are its seasons.
    """
    CREATE TABLE careers (id TEXT PRIMARY KEY, token BLOB NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE career_log (
        career TEXT NOT NULL REFERENCES careers (id),
        number INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (career, number)
    ) WITHOUT ROWID;
    """,
    # Measurements of the workbench: what was asked, how far it is, what was played of it, and its report.
    """
    CREATE TABLE measurements (
        number TEXT PRIMARY KEY,
        asked INTEGER NOT NULL,
        over INTEGER NOT NULL,
        begun INTEGER NOT NULL,
        game TEXT NOT NULL,
        wish TEXT NOT NULL,
        told TEXT NOT NULL,
        rounds BLOB NOT NULL,
        page BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX measurements_waiting ON measurements (over, asked);
    """,
    # What one side of a match asks of the other.
    """
    CREATE TABLE wishes (match TEXT PRIMARY KEY REFERENCES matches (id), kept TEXT NOT NULL) WITHOUT ROWID;
    """,
    # After how many minutes spectators see both hands; 0: when the match is over.
    "ALTER TABLE matches ADD COLUMN hands INTEGER NOT NULL DEFAULT 0;",
    # Guests whom an operator has muted or banned, what is left to whom of what has a limit, and the secrets of marks.
    """
    CREATE TABLE held_seats (
        match TEXT NOT NULL, role TEXT NOT NULL, standing TEXT NOT NULL, origin TEXT NOT NULL, PRIMARY KEY (match, role)
    ) WITHOUT ROWID;
    CREATE TABLE held_addresses (
        mark BLOB PRIMARY KEY, standing TEXT NOT NULL, origin TEXT NOT NULL, until INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE allowances (
        mark BLOB PRIMARY KEY, rest INTEGER NOT NULL, at INTEGER NOT NULL, until INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE salts (day INTEGER PRIMARY KEY, salt BLOB NOT NULL);
    """,
)
VERSION: Final = len(MIGRATIONS)
OF_A_MATCH: Final = (
    ("log", "match"),
    ("seats", "match"),
    ("praises", "match"),
    ("rematches", "match"),
    ("rematches", "next"),
    ("presences", "match"),
    ("clocks", "match"),
    ("wishes", "match"),
    ("held_seats", "match"),
    ("league_rooms", "match"),
    ("seated", "match"),
    ("session_seats", "match"),
    ("contests", "match"),
    ("talks", "match"),
    ("rating_changes", "match"),
    ("leases", "name"),
    ("matches", "id"),
)
"""Where a match is, to be deleted in this order."""
MEMORY: Final = Path(":memory:")
FOLDER_MODE: Final = 0o700
FILE_MODE: Final = 0o600


def connect(file: Path, version: int = VERSION) -> sqlite3.Connection:
    """The file, open and of the present version, or as far as that one. It and a folder made for it are for their owner
    alone: in it are the seeds of matches that go on. ValueError, in one line, where it cannot be opened.
    """
    connection = None
    try:
        file.parent.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
        if file != MEMORY and not file.is_dir():
            # SQLite gives the files beside it the rights of this one.
            file.touch(FILE_MODE)
            file.chmod(FILE_MODE)
        connection = sqlite3.connect(file)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA foreign_keys = ON")
        migrate(connection, file, version)
    except (OSError, sqlite3.DatabaseError, ValueError) as error:
        if connection is not None:
            connection.close()
        if isinstance(error, ValueError):
            raise
        raise ValueError(f"{file}: {what_is_wrong(file, error)}") from None
    return connection


def what_is_wrong(file: Path, error: Exception) -> str:
    """Why the file cannot be opened."""
    if file.is_dir():
        return "is a folder, and should be a file"
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def migrate(connection: sqlite3.Connection, file: Path, last: int = VERSION) -> None:
    """Run the scripts that the file lacks, each wholly or not at all."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    newest = max(version, last)
    if newest > VERSION:
        raise ValueError(f"{file}: version {newest} is newer than this software, which knows {VERSION}")
    for number in range(version, last):
        connection.executescript(f"BEGIN; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;")
