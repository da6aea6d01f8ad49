"""What is shared contains no word of a game: neither its name, nor a team's, nor what only that game has."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.hygiene.sources import PACKAGE, ROOT, project_files, shown
from thirdhalf.games import GAMES

CLIENT: Final = ROOT / "web" / "src"
KINDS: Final = {".py", ".ftl", ".ts", ".svelte", ".css"}
# Words that no other game would use, as they stand in code, texts and docstrings.
UNMISTAKABLE: Final = (
    "activation",
    "exercise",
    "in-goal",
    "kick-off",
    "melee",
    "rush",
    "rushes",
    "scrum",
    "slam",
    "strike hex",
    "tackle",
    "tackler",
    "tackly",
    "time board",
)
# Where one stands all the same: the file, the words, and why.
FOR_A_REASON: Final = {
    "src/thirdhalf/__init__.py": (("takkure", "dreadball"), "says what the software is"),
    "src/thirdhalf/games/__init__.py": (("takkure", "dreadball"), "is the list of the games"),
    "web/src/games/index.ts": (("takkure", "dreadball"), "is the list of the games' screens"),
}


def games() -> list[str]:
    """The games that come with the software; those of the tests are nobody's business here."""
    return [package.rpartition(".")[2] for package in GAMES]


def teams() -> list[str]:
    """The teams of all games, by their files."""
    return [file.stem for game in games() for file in (PACKAGE / "games" / game / "content" / "teams").glob("*.toml")]


# Also inside names, such as `TakkureMatch` or `tackle_value`; not inside longer words.
PATTERN: Final = re.compile(
    "|".join([rf"{re.escape(word)}" for word in (*games(), *teams())])
    + "|"
    + "|".join([rf"(?<![a-z]){re.escape(word)}s?(?![a-z])" for word in UNMISTAKABLE]),
    re.IGNORECASE,
)


def shared_files() -> list[Path]:
    """What belongs to no game: code and messages of the package, and of the client."""
    own = {root / "games" / game for root in (PACKAGE, CLIENT) for game in games()}
    files = [path for path in project_files() if path.suffix in KINDS and {PACKAGE, CLIENT} & set(path.parents)]
    return [path for path in files if not own & set(path.parents)]


def words_in(text: str) -> list[tuple[int, str]]:
    """Line and word of all that is a game's own."""
    return [
        (number, found.group().lower())
        for number, line in enumerate(text.splitlines(), 1)
        for found in PATTERN.finditer(line)
    ]


@pytest.mark.parametrize("path", shared_files(), ids=shown)
def test_a_shared_file_has_no_word_of_a_game(path: Path) -> None:
    allowed, _ = FOR_A_REASON.get(shown(path), ((), ""))
    found = [f"line {line}: {word}" for line, word in words_in(path.read_text(encoding="utf-8")) if word not in allowed]
    assert not found, "\n".join(found)


def test_no_exception_is_needless() -> None:
    for file, (words, _) in FOR_A_REASON.items():
        found = {word for _, word in words_in((ROOT / file).read_text(encoding="utf-8"))}
        assert set(words) <= found


@pytest.mark.parametrize(
    "line",
    [
        "from thirdhalf.games.takkure.table.state import Match",
        "class DreadBallSketch(Sketch):",
        'raise ValueError("there is no exercise 7")',
        '"""Until the end of the activation."""',
        "TACKLE = 3",
        "slam_value = 2",
        "two tacklers at once",
        'names = ("yamato", "Veer-Myn")',
        "ui-kick-off = Kick-off",
        "import Tackly from './Tackly.svelte';",
        "  exercise: number;",
    ],
)
def test_a_word_of_a_game_is_found(line: str) -> None:
    assert words_in(f"import sys\n{line}")[0][0] == 2


@pytest.mark.parametrize("line", ["crushed", "islamic", "try:", "match.half", "an active player", "exercised"])
def test_other_words_are_left_alone(line: str) -> None:
    assert words_in(line) == []
