"""Content files: the built-in ones are right, a broken one gets one line naming file and field."""

import shutil
from pathlib import Path

import pytest

from thirdhalf.geometry.plane import INCH
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.game import Setup
from thirdhalf.takkure.catalog import CONTENT, POSITIONS, built_in, read_catalog
from thirdhalf.takkure.game import takkure


def test_the_one_card_of_the_book_is_as_printed() -> None:
    """0.06: Yokozuna, 4/2, 7/11, 8, 6, 7, 0, 5, 40 mm, Onslaught."""
    card = next(card for card in built_in().teams["yamato"].cards if card.profile.id == "yokozuna")
    profile = card.profile
    assert (profile.attack_move, profile.defence_move) == (4 * INCH, 2 * INCH)
    assert (profile.bac, profile.bac_try, profile.strength, profile.reflexes) == (7, 11, 8, 6)
    assert (profile.intelligence, profile.protection, profile.body, profile.radius) == (7, 0, 5, 2000)
    assert card.origin == "book"


def test_all_other_cards_are_marked_as_house_values() -> None:
    origins = [card.origin for team in built_in().teams.values() for card in team.cards]
    assert sorted(origins) == ["book"] + ["house"] * 11


def test_the_pitch_is_sixteen_by_twenty_six() -> None:
    """0.07: in-goal zones 3" deep, so the lines lie 10" from halfway."""
    pitch = built_in().pitches["match"]
    assert (2 * pitch.half_width, 2 * pitch.half_length, pitch.line) == (16 * INCH, 26 * INCH, 10 * INCH)


@pytest.mark.parametrize("exercise", [1, 2, 3])
@pytest.mark.parametrize("home", ["yamato", "teriomorphs"])
@pytest.mark.parametrize("away", ["yamato", "teriomorphs"])
@pytest.mark.parametrize("attacker", ["home", "away"])
def test_every_exercise_can_be_set_up_for_every_pairing(exercise: int, home: str, away: str, attacker: str) -> None:
    match = takkure().new({"exercise": exercise, "home": home, "away": away, "attacker": attacker}, None)
    ids = [player.profile.id for player in match.players]
    assert len(set(ids)) == len(ids)
    assert all(player.profile.radius == 1500 for player in match.players)


MISTAKES = [
    ("teams/yamato.toml", "str = 8", "", "player[0].str: is missing"),
    ("teams/yamato.toml", "str = 8", "str = 'strong'", "player[0].str: must be a whole number"),
    ("teams/yamato.toml", "str = 8", "str = 800", "player[0].str: must be a whole number"),
    ("teams/yamato.toml", "str = 8", "str = 8\nstrength = 8", "player[0].strength: is not a field"),
    ("teams/yamato.toml", 'skill = "onslaught"', 'skill = "flying"', "player[0].skill: 'flying' is none of"),
    ("teams/yamato.toml", 'positions = ["forward"]', 'positions = ["goalie"]', "player[0].positions: 'goalie'"),
    ("teams/yamato.toml", "move = [4, 2]", "move = [4]", "player[0].move: must be two whole numbers"),
    ("teams/yamato.toml", 'origin = "book"', 'origin = "cereal box"', "player[0].origin"),
    ("teams/yamato.toml", "[[player]]", "[[player", "is not TOML"),
    ("pitches.toml", "width = 16", "width = true", "match.width: must be a number of inches"),
    ("pitches.toml", "width = 16", "width = 2", "match: a pitch is at least"),
    ("pitches.toml", "width = 16", "width = 1000", "match.width: must be at most"),
    ("exercises.toml", 'pitch = "match"', 'pitch = "moon"', "exercise[0].pitch: 'moon' is none of"),
    ("exercises.toml", "at = [0, -9]", "at = [0, -90]", "exercise[0].attack[0].at[1]: must be at most"),
    ("exercises.toml", "at = [0, -9]", "at = [0, -14]", "exercise[0].attack[0].at: is off the pitch"),
    ("exercises.toml", "at = [0, -9], ball = true", "at = [0, -9]", "exercise[0].attack: exactly one attacker"),
    ("exercises.toml", '["tackle"]', '["tickle"]', "exercise[0].defences[0]: 'tickle' is none of"),
    ("exercises.toml", "skills = false", "skills = 0", "exercise[0].skills: must be true or false"),
]


@pytest.mark.parametrize(("file", "old", "new", "message"), MISTAKES, ids=[mistake[3] for mistake in MISTAKES])
def test_a_broken_content_file_gets_one_line(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    folder = tmp_path / "content"
    shutil.copytree(CONTENT, folder)
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadFile) as error:
        read_catalog(folder)
    assert str(error.value).startswith(f"{path}: {message}")
    assert "\n" not in str(error.value)


TIGERS = """id = "tigers"
name = "Tigers"

"""
PLAYER = """[[player]]
id = "{position}"
name = "{position}"
origin = "user"
positions = ["{position}"]
move = [6, 3]
bac = [8, 11]
str = 7
ref = 7
int = 7
prt = 1
bdy = 4
base = 30
"""


def test_a_folder_of_ones_own_adds_and_replaces(tmp_path: Path) -> None:
    (tmp_path / "teams").mkdir()
    players = "".join(PLAYER.format(position=position) for position in POSITIONS)
    (tmp_path / "teams" / "tigers.toml").write_text(TIGERS + players, encoding="utf-8")
    pitch = '[match]\nname = "Meadow"\norigin = "user"\nwidth = 20\nlength = 30\nin_goal = 4\nkick_off = 3\n'
    (tmp_path / "pitches.toml").write_text(pitch, encoding="utf-8")
    game = takkure(tmp_path)
    assert game.catalog.pitches["match"].name == "Meadow"
    assert game.content_hash() != takkure().content_hash()
    match = game.new({"exercise": 6, "home": "tigers", "away": "yamato"}, None)
    assert [player.profile.id for player in match.players][:4] == list(POSITIONS)


def test_a_file_that_is_no_content_is_named(tmp_path: Path) -> None:
    (tmp_path / "pitchs.toml").write_text("", encoding="utf-8")
    with pytest.raises(BadFile, match=r"pitchs\.toml: is not a content file"):
        takkure(tmp_path)
    with pytest.raises(BadFile, match="is not a folder"):
        takkure(tmp_path / "nowhere")


def test_a_line_up_has_one_player_for_each_position() -> None:
    """6.06: wing, scrum-half, full-back, forward, from the positions on the cards."""
    match = takkure().new({"exercise": 6}, None)
    assert [player.profile.id for player in match.players[:4]] == ["hayabusa", "oyabun", "tetsu", "yokozuna"]
    setup: Setup = {"exercise": 6, "home_line_up": "raiken, oyabun, tetsu, lone-and-wolf"}
    match = takkure().new(setup, None)
    assert [player.profile.id for player in match.players[:4]] == ["raiken", "oyabun", "tetsu", "lone-and-wolf"]


@pytest.mark.parametrize(
    ("line_up", "message"),
    [
        ("hayabusa", "a line-up names 4 players"),
        ("hayabusa,oyabun,tetsu,nobody", "'nobody' of team 'yamato' cannot play forward"),
        ("yokozuna,oyabun,tetsu,yokozuna", "'yokozuna' of team 'yamato' cannot play wing"),
        ("raiken,oyabun,raiken,yokozuna", "'raiken' of team 'yamato' cannot play full-back"),
    ],
)
def test_a_line_up_that_cannot_be_is_refused(line_up: str, message: str) -> None:
    """6.06: each player once, in a position of its card."""
    with pytest.raises(ValueError, match=message):
        takkure().new({"exercise": 6, "home_line_up": line_up}, None)
