"""Positions with one right idea: what is one idea, when it is clear, and that what is kept can be asked again."""

import json
from pathlib import Path

from benchmarks.ideas import Idea, ideas_of, share
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.table.questions.walks import Mark
from thirdhalf.kernel.decision import Pick
from tools.ideas.__main__ import chosen, read, write
from tools.ideas.asking import idea_of
from tools.ideas.proving import Trial, clear
from tools.learn.games import studied

MARK = Mark(0, 0, 0, 0, 20_000, 0, (0, 0))
PICK = Pick(0, "token", "D7", (1, 2, 3), -1)


def trial(*came: list[int]) -> Trial:
    """What came of playing out so many answers."""
    match = takkure().new({"exercise": 1, "attacker": "home"}, [])
    found = Trial(studied("takkure"), match, [(number,) for number in range(len(came))], "club", "", 0)
    found.came = list(came)
    return found


def test_lines_that_end_near_each_other_are_one_idea_and_options_are_one_each() -> None:
    known = [(), (0, 20_000), (20_000, 0)]
    assert idea_of(MARK, (5_000, 5_000, 3_000, 19_000), known) == 1
    assert idea_of(MARK, (), known) == 0
    assert idea_of(MARK, (-20_000, 0), known) == -1
    assert idea_of(PICK, (2,), [(1,), (2,)]) == 1
    assert idea_of(PICK, (3,), [(1,), (2,)]) == -1


def test_the_right_answers_are_those_above_the_widest_gap_and_at_most_half() -> None:
    assert trial([2, 2], [0, 0], [2, 1], [0, 1]).right() == [0, 2]
    assert trial([2, 2], [2, 1], [0, 0]).right() == [0]


def test_a_lead_is_clear_by_its_size_and_by_its_errors() -> None:
    """Of 16 pairs of playouts 12 are won by one answer and lost by the other, 4 the other way round: half a win."""
    lead = trial([2] * 12 + [0] * 4, [0] * 12 + [2] * 4).lead([0])
    assert lead.gap == 0.5
    # The squares of what each pair is off sum up to 12, and 2.25 / 16 are added: sqrt(12.14 / 15 / 16) = 0.2249.
    assert round(lead.error, 4) == 0.2249
    assert clear(lead, 0.5, 2.2)
    assert not clear(lead, 0.5, 2.3)
    assert not clear(lead, 0.6, 2.2)


def test_six_wins_of_six_have_an_error_too() -> None:
    """Nothing tells them apart: one loss is added, 2^2 / 6 = 0.667, and sqrt(0.667 / 5 / 6) = 0.149."""
    assert round(trial([2] * 6, [0] * 6).lead([0]).error, 3) == 0.149


def test_the_clearest_of_each_theme_are_kept_and_can_be_asked_again(tmp_path: Path) -> None:
    setup = {"exercise": 1, "attacker": "home"}
    about = {"setup": setup, "at": 1, "topic": "mark", "choices": "1", "ideas": [[], [0, -10_160]], "right": [1]}
    found = [{**about, "theme": "hurry", "errors": 4.0 + number} for number in range(12)]
    lines = [json.dumps({"number": 0, "done": 1, "looked": 12, "found": found}), '{"number": 1, "do']
    (tmp_path / "takkure.jsonl").write_text("\n".join(lines))
    kept = chosen(read(tmp_path / "takkure.jsonl"))
    assert [one["errors"] for one in kept][:2] == [15.0, 14.0]
    assert len(kept) == 10
    write(tmp_path / "ideas.json.gz", "takkure", "any", kept)
    first: Idea = next(ideas_of("takkure", tmp_path / "ideas.json.gz"))
    assert first.match.decision is not None
    assert first.match.decision.topic == "mark"
    assert first.found_by(lambda view: (0, -10_160)) == 1
    assert first.found_by(lambda view: ()) == 0
    assert share([[1, 1], [0, 1], [0, 0], [1, 1]]) == "62 % (16 to 100)"
