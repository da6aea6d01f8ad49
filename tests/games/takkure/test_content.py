"""Content files: the built-in ones are right, a broken one gets one line naming file and field."""

import re
import shutil
import tomllib
from pathlib import Path

import pytest

from tests.games.takkure.playing import play
from thirdhalf.games.takkure.cards.effects import EFFECTS
from thirdhalf.games.takkure.game import built_in, takkure
from thirdhalf.games.takkure.table.box import WINDOW_WORDS
from thirdhalf.games.takkure.table.catalog import CONTENT, POSITIONS, read_catalog
from thirdhalf.games.takkure.table.kinds import ROLL_WORDS
from thirdhalf.geometry.plane import INCH
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.game import Setup


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
    assert sorted(origins) == ["book"] + ["house"] * 29


def test_the_pitch_is_sixteen_by_twenty_six() -> None:
    """0.07: in-goal zones 3" deep, so the lines lie 10" from halfway."""
    pitch = built_in().pitches["match"]
    assert (2 * pitch.half_width, 2 * pitch.half_length, pitch.line) == (16 * INCH, 26 * INCH, 10 * INCH)


@pytest.mark.parametrize("exercise", [1, 2, 3])
@pytest.mark.parametrize("home", built_in().teams)
@pytest.mark.parametrize("away", built_in().teams)
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
    ("pitches.toml", "width = 16", "width = true", "match.width: must be a number, or a text with a unit"),
    ("pitches.toml", "width = 16", "width = 2", "match: a pitch is at least"),
    ("pitches.toml", "width = 16", "width = 1000", "match.width: must be at most"),
    ("teams/yamato.toml", 'skill = "unwavering honour"', 'skill = "luck"', "skill: 'luck' is none of"),
    ("individual_plays.toml", 'when = "fatigue due"', 'when = "at dawn"', "play[1].when: 'at dawn' is none of"),
    (
        "individual_plays.toml",
        'when = "fatigue due"',
        'when = "after a roll"',
        "play[1].when: 'no fatigue' is played 'fatigue due', not 'after a roll'",
    ),
    ("individual_plays.toml", 'effect = "no fatigue"', 'effect = "win"', "play[1].effect: 'win' is none of"),
    ("individual_plays.toml", 'rolls = ["tackle"]', 'rolls = ["rest up"]', "play[3].rolls[0]: 'rest up' is none of"),
    ("individual_plays.toml", "amount = -3", "amount = 300", "play[4].amount: must be a whole number"),
    ("team_plays.toml", "participants = 2", "participants = 1", "team_play[0].participants: a team play has"),
    ("team_plays.toml", 'to = "B"', 'to = "C"', "team_play[0].actions[0].to: 'C' is none of: A, B"),
    ("team_plays.toml", 'to = "B"', 'to = "A"', "team_play[0].actions[0].to: nobody passes to itself"),
    ("team_plays.toml", 'action = "move"', 'action = "tackle"', "team_play[0].actions[1].action: 'tackle' is none of"),
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
        read_catalog(folder, effects=EFFECTS)
    line = f":{error.value.line}" if error.value.line else ""
    assert str(error.value).startswith(f"{path}{line}: {message}")
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


def test_cards_are_as_many_as_the_rules_say_and_marked_by_origin() -> None:
    """4.07, 4.08: 9 basic and 4 for each team; 4 basic and 4 for each team. Quick Defence is the book's."""
    box = built_in().box
    assert (len(box.plays), len(box.team_plays)) == (29, 24)
    for team in built_in().teams:
        assert (len(box.deck(team)), len(box.choice(team))) == (13, 8)
    assert (len(box.deck("")), len(box.choice(""))) == (9, 4)
    assert [card.id for card in box.plays if card.origin == "book"] == ["quick-defence"]
    assert {card.origin for card in box.team_plays} == {"house"}


def test_the_cards_of_the_content_page_can_be_played(tmp_path: Path) -> None:
    page = Path(__file__).parents[3].joinpath("docs", "content.md").read_text(encoding="utf-8")
    play, team_play = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    tmp_path.joinpath("individual_plays.toml").write_text(play, encoding="utf-8")
    tmp_path.joinpath("team_plays.toml").write_text(team_play, encoding="utf-8")
    game = takkure(tmp_path)
    assert (len(game.catalog.box.plays), len(game.catalog.box.team_plays)) == (30, 25)
    match = game.new({"exercise": 6}, None)
    assert match.decision is not None
    assert match.decision.topic == "team plays"
    assert 24 in match.decision.options  # type: ignore[attr-defined]  # a pick


def test_the_content_page_names_every_window_effect_and_roll() -> None:
    page = Path(__file__).parents[3].joinpath("docs", "content.md").read_text(encoding="utf-8")
    for word in (*WINDOW_WORDS, *EFFECTS, *ROLL_WORDS[16:]):
        assert f"`{word}`" in page, word


def test_a_card_of_an_unknown_team_is_named(tmp_path: Path) -> None:
    text = CONTENT.joinpath("individual_plays.toml").read_text(encoding="utf-8").replace("yamato", "yamato-b")
    tmp_path.joinpath("individual_plays.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadFile, match="card 'kiai': there is no team 'yamato-b'"):
        takkure(tmp_path)


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ({"pitch": "moon"}, "there is no pitch 'moon'"),
        ({"measuring": "maybe"}, "measuring is closed or open, not 'maybe'"),
        ({"restrictions": 9}, "there is no exercise 9"),
        ({"exercise": 4, "pitch": "box"}, "exercise 4 does not fit on pitch 'box'"),
        ({"exercise": True}, "there is no exercise True"),
    ],
)
def test_options_that_cannot_be_are_named(setup: Setup, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        takkure().new(setup, None)


def test_options_of_a_match_hold() -> None:
    """0.03, 0.07: pitch, open measuring, and the restrictions of another exercise."""
    match = takkure().new({"exercise": 6, "pitch": "match-b", "measuring": "open", "restrictions": 3}, None)
    terms = match.terms
    assert terms.open_measuring == 1
    assert terms.second_actions == built_in().exercises[3].terms.second_actions
    assert (terms.cards, terms.team_skills, terms.fatigue) == (0, 0, 0)
    assert terms.half_length == 13 * INCH
    assert match.project(0)["measuring"] == "open"
    play(match, 5)
    assert match.over


def test_what_no_source_says_is_labelled_as_ours() -> None:
    """The measures of both sides of the board, and the position of the one player whose card is known."""
    pitches = tomllib.loads(CONTENT.joinpath("pitches.toml").read_text(encoding="utf-8"))
    assert {pitch["origin"] for pitch in pitches.values()} == {"house"}
    cards = {card.profile.id: card for card in built_in().teams["yamato"].cards}
    assert (cards["yokozuna"].origin, cards["yokozuna"].positions_origin) == ("book", "house")
    assert (cards["tetsu"].origin, cards["tetsu"].positions_origin) == ("house", "house")


def test_what_was_played_before_teams_were_added_can_still_be_read(tmp_path: Path) -> None:
    """Cards and players keep their numbers: only the built-in content answers for what came before it."""
    earlier = "a40e25635cc2dc1bdec21fcf8b8e56d8"
    game = takkure()
    assert game.content_hash() != earlier
    assert game.reads(earlier)
    assert game.reads(game.content_hash())
    assert not game.reads("0" * 32)
    tmp_path.joinpath("pitches.toml").write_bytes(CONTENT.joinpath("pitches.toml").read_bytes())
    assert not takkure(tmp_path).reads(earlier)


@pytest.mark.parametrize("id", built_in().teams)
def test_every_team_has_six_players_cards_and_a_skill_of_its_own(id: str) -> None:
    """5.06, T1 to T3: no two teams share a team skill, and every position can be filled."""
    team = built_in().teams[id]
    others = [other.skill for other in built_in().teams.values() if other.id != id]
    assert team.skill not in (0, *others)
    assert len(team.cards) == 6
    assert {position for card in team.cards for position in card.positions} == set(POSITIONS)
