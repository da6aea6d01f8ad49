"""Raw actions: any choice that the rules allow, beside the candidates."""

import numpy as np
import pytest

from thirdhalf.environment import choice_env
from thirdhalf.environment.raw import ChoiceEnv
from thirdhalf.kernel.chooser import Chooser


def play(match: ChoiceEnv, action: object) -> None:
    """Their type of an action is the candidates' number."""
    match.step(action)  # type: ignore[arg-type]


@pytest.mark.parametrize(("game", "kinds"), [("takkure", {"pick", "place", "line"}), ("dreadball", {"pick"})])
def test_a_whole_match_is_played_by_choices_that_are_no_candidates(game: str, kinds: set[str]) -> None:
    match = choice_env(game)
    match.reset(seed=1)
    chooser = Chooser(1)
    found = set()
    others = 0
    while match.session.seat >= 0:
        decision = match.session.match.decision
        assert decision is not None
        info = match.infos[match.agent_selection]
        found.add(info["kind"])
        choice = decision.sample(chooser)
        if info["kind"] == "pick":
            assert choice[0] in info["options"]
        others += choice not in match.session.choices
        assert match.refusal(choice) == ""
        play(match, np.array(choice, np.int32))
        assert not match.session.forbidden
    assert match.terminations == {"home": True, "away": True}
    assert found == kinds
    assert others or game == "dreadball"


def test_a_choice_that_the_rules_refuse_costs_and_the_first_candidate_is_played() -> None:
    match = choice_env("takkure", exercise=1)
    obedient = choice_env("takkure", exercise=1)
    match.reset(seed=1)
    obedient.reset(seed=1)
    assert match.refusal((77,)).startswith("1.")
    play(match, (77,))
    play(obedient, obedient.session.choices[0])
    assert match.rewards == {"home": -1.0, "away": 1.0}
    assert obedient.rewards == {"home": 0.0, "away": 0.0}
    for agent in match.agents:
        assert np.array_equal(match.observe(agent)["observation"], obedient.observe(agent)["observation"])


def test_what_is_no_row_of_whole_numbers_is_refused_and_changes_nothing() -> None:
    match = choice_env("takkure", exercise=1)
    match.reset(seed=1)
    for action in (None, 3, [[1, 2]], [0] * 300):
        with pytest.raises(AssertionError, match="action is not in action space"):
            play(match, action)
    with pytest.raises(TypeError):
        play(match, [0.5])
    assert match.session.steps == 0
    assert match.action_space("home").contains((np.array(1, np.int32),))
