"""4.07: what cards do: each by its own name, whatever else is turned in the same window, and a new one is one entry."""

from pathlib import Path
from typing import Final

import pytest

from thirdhalf.games.takkure.cards.effects import EFFECTS
from thirdhalf.games.takkure.cards.targets import concerned
from thirdhalf.games.takkure.cards.windows import Window
from thirdhalf.games.takkure.changes.cards import earn_stars
from thirdhalf.games.takkure.game import Takkure
from thirdhalf.games.takkure.scenarios.reading import read_scenario
from thirdhalf.games.takkure.skills.player import PLAYER_SKILLS
from thirdhalf.games.takkure.skills.team import TEAM_SKILLS, TOKENS
from thirdhalf.games.takkure.table.box import (
    BEFORE_DEFENCE,
    FATIGUE_DUE,
    STAR,
    WINDOW_WORDS,
    WOUND_DUE,
    Effect,
    Play,
    player_of,
)
from thirdhalf.games.takkure.table.catalog import CONTENT, read_catalog
from thirdhalf.games.takkure.table.events import EVENT_FIELDS
from thirdhalf.games.takkure.table.kinds import TALENT_WORDS, TEAM_SKILL_WORDS
from thirdhalf.games.takkure.table.state import Match


def cheer(match: Match, window: Window, play: Play, option: int) -> None:
    """Team tokens for the player's side."""
    earn_stars(match, match.players[player_of(option)].team, play.amount, "4.07")


def game_with(folder: Path, when: int) -> Takkure:
    """The game with a card of our own, which does something new in that window."""
    folder.joinpath("individual_plays.toml").write_text(
        f"""
[[play]]
id = "war-cry"
name = "War Cry"
origin = "user"
when = "{WINDOW_WORDS[when]}"
effect = "cheer"
amount = 2
""",
        encoding="utf-8",
    )
    effects = {**EFFECTS, "cheer": Effect("cheer", when, concerned, cheer)}
    return Takkure(read_catalog(CONTENT, folder, effects=effects))


TIRED_TACKLER: Final = """
title = "The price of Quick Defence falls due"
rules = ["4.07"]
play = [
    "first action: nothing",
    "card: quick-defence guard",
    "defence: pressure",
    "defensive move: 0 2",
    "second action: nothing",
    PLAY
]
[table]
tokens = 1
sets = 1
away_hand = ["quick-defence", "second-wind", "war-cry"]
[[player]]
team = "home"
id = "runner"
at = [0, 0]
ball = true
[[player]]
team = "away"
id = "guard"
at = [0, 8]
[expect]
away_team_tokens = STARS
[expect.player.guard]
fatigue = TIRED
"""


@pytest.mark.parametrize(
    ("laid", "stars", "tired"),
    [
        (("war-cry guard", "second-wind guard"), 2, 0),
        (("second-wind guard", "war-cry guard"), 2, 0),
        (("war-cry guard", "pass"), 2, 1),
        (("second-wind guard", "pass"), 0, 0),
        (("pass",), 0, 1),
    ],
)
def test_two_cards_turned_in_one_window_each_do_what_they_are_called_for(
    tmp_path: Path, laid: tuple[str, ...], stars: int, tired: int
) -> None:
    text = TIRED_TACKLER.replace("PLAY", ", ".join([f'"card: {card}"' for card in laid]))
    file = tmp_path / "two-cards.toml"
    file.write_text(text.replace("STARS", str(stars)).replace("TIRED", str(tired)), encoding="utf-8")
    content = tmp_path / "content"
    content.mkdir()
    read_scenario(game_with(content, FATIGUE_DUE), file).run()


HURT_RUNNER: Final = """
title = "A wound falls due"
rules = ["4.07", "1.18"]
play = [
    "first action: nothing",
    "defence: tackle",
    "defensive move: stay",
    "second action: nothing",
    "dice: 1",
    "card: CARD runner",
    MORE
]
[table]
tokens = 1
sets = 1
home_hand = ["blood-debt", "war-cry"]
[[player]]
team = "home"
id = "runner"
at = [0, 0]
ball = true
[[player]]
team = "away"
id = "tackler"
touching = ["runner", 0]
[expect.player.runner]
wounds = 1
"""


def test_another_card_in_the_window_of_a_wound_makes_nobody_pay_for_it(tmp_path: Path) -> None:
    game = game_with(tmp_path, WOUND_DUE)
    file = tmp_path / "wound.toml"
    file.write_text(HURT_RUNNER.replace("CARD", "war-cry").replace("MORE", '"card: pass"'), encoding="utf-8")
    match = read_scenario(game, file).run()
    assert match.cards.stars == [2, 0]
    assert match.log is not None
    assert [event.values[1] for event in match.log if event.kind == "rolled"] == [10]
    both = HURT_RUNNER.replace("CARD", "war-cry").replace("MORE", '"card: blood-debt runner", "dice: 3"')
    file.write_text(both, encoding="utf-8")
    match = read_scenario(game, file).run()
    assert match.cards.stars == [2, 0]


def test_another_card_before_a_defence_doubles_no_move(tmp_path: Path) -> None:
    game = game_with(tmp_path, BEFORE_DEFENCE)
    file = tmp_path / "defence.toml"
    text = TIRED_TACKLER.replace('"card: quick-defence guard"', '"card: war-cry guard", "card: pass"')
    text = text.replace('"second-wind", ', "").replace("0 2", "0 6").replace("PLAY", "")
    file.write_text(text.replace("STARS", "2").replace("TIRED", "0"), encoding="utf-8")
    read_scenario(game, file).run()
    file.write_text(file.read_text(encoding="utf-8").replace("0 6", "0 2"), encoding="utf-8")
    with pytest.raises(Exception, match=r"1\.07"):
        read_scenario(game, file).run()


def test_every_effect_is_listed_under_its_name_and_every_card_has_one() -> None:
    assert all(name == effect.name for name, effect in EFFECTS.items())
    used = {play.effect.name for play in read_catalog(CONTENT, effects=EFFECTS).box.plays}
    assert used == set(EFFECTS)


def test_every_player_skill_has_its_entry() -> None:
    assert list(PLAYER_SKILLS) == list(range(len(TALENT_WORDS)))


def test_every_team_skill_has_its_entry_and_every_token_its_own() -> None:
    assert len(TEAM_SKILLS) == len(TEAM_SKILL_WORDS)
    assert list(TOKENS) == list(range(STAR, STAR + len(TOKENS))), "numbered on from the first"
    told = [skill.told_by() for skill in TEAM_SKILLS[1:]]
    assert all(told)
    assert set(told) <= set(EVENT_FIELDS)
