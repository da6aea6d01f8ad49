"""Coaches of a level with a style of their own: every game's, by `LEVEL+STYLE`."""

import pytest

from tests.games.every.playing import KITS, setups
from tests.games.every.seeing import first_choices
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.decision import Choice
from thirdhalf.words import LANGUAGES, words

ALL = [(kit, name) for kit in KITS for name in kit.roster.personalities]
each_of_them = pytest.mark.parametrize(("kit", "name"), ALL, ids=[f"{kit.id}-{name}" for kit, name in ALL])

STYLED = [kit for kit in KITS if kit.roster.personalities]
of_every_game_with_styles = pytest.mark.parametrize("kit", STYLED, ids=[kit.id for kit in STYLED])


def choices_of(kit: Kit, name: str, most: int) -> list[Choice]:
    """The first choices of a coach in the whole game, for both sides. An illegal one would raise."""
    quick = f"{name}:12" if name.startswith("province") else name
    return first_choices(kit.game(None).new(setups(kit)[-1], None), kit.roster.coach(quick, "a"), most)


@each_of_them
def test_a_style_repeats_itself_and_is_not_its_level(kit: Kit, name: str) -> None:
    level = name.partition("+")[0]
    found = choices_of(kit, name, 600)
    assert found[:120] == choices_of(kit, name, 120)
    assert found != choices_of(kit, level, 600)


@of_every_game_with_styles
def test_every_level_that_is_no_master_has_two_or_three_styles(kit: Kit) -> None:
    """Who plays by the script, and who looks one action ahead."""
    for level in ("rookie", "club", "province"):
        assert len([name for name in kit.roster.personalities if name.startswith(f"{level}+")]) in (2, 3)


@each_of_them
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_style_has_a_name_and_a_line_in_every_language(kit: Kit, name: str, language: str) -> None:
    level, _, style = name.partition("+")
    assert level in kit.roster.names
    assert words(language).say(f"ui-personality-{style}", {})
    assert words(language).say(f"ui-personality-{style}-told", {}).endswith(".")


@of_every_game_with_styles
def test_an_unknown_style_is_named_with_those_there_are(kit: Kit) -> None:
    with pytest.raises(ValueError, match=r"there is no coach 'club\+nothing'; there are: rookie\+"):
        kit.roster.coach("club+nothing", "1")


@of_every_game_with_styles
def test_a_style_that_looks_ahead_takes_a_budget_and_others_do_not(kit: Kit) -> None:
    kit.roster.anybody("province+hitter:9", "1")
    with pytest.raises(ValueError, match=r"the coach 'club\+hitter' takes no budget"):
        kit.roster.anybody("club+hitter:9", "1")
