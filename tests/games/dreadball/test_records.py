"""A match of DreadBall on paper: written, read and verified to the last event."""

from pathlib import Path

import pytest

from tests.games.dreadball.playing import RandomPlay
from thirdhalf.games.dreadball.game import dreadball
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.game import Setup
from thirdhalf.kernel.record import Recorder, read_record, write_record
from thirdhalf.kernel.replay import verify
from thirdhalf.kernel.table import Table


@pytest.mark.parametrize("preset", ["sheet", "full-like", "demo"])
@pytest.mark.parametrize("teams", [("veer-myn", "forgefathers"), ("forgefathers", "forgefathers")])
def test_a_record_is_the_match(tmp_path: Path, preset: str, teams: tuple[str, str]) -> None:
    game = dreadball()
    setup: Setup = {"home": teams[0], "away": teams[1], "preset": preset, "landslide": 3}
    for number in range(5):
        seed = seed_from(f"record {number}")
        recorder = Recorder(game, "test", setup, ("one", "two"), seed)
        match = game.new(setup, [])
        table = Table(match, Dice(seed), recorder)
        player = RandomPlay(number)
        table.let_chance_answer()
        while match.decision is not None:
            table.choose(match.decision.sample(player.chooser))
            table.let_chance_answer()
        file = tmp_path / f"{number}.jsonl"
        write_record(recorder.record(match), file)
        again = verify(game, read_record(file))
        assert again.project(0) == match.project(0)


def test_a_changed_record_is_found_out(tmp_path: Path) -> None:
    game = dreadball()
    seed = seed_from("changed")
    recorder = Recorder(game, "test", {}, ("one", "two"), seed)
    match = game.new({}, [])
    table = Table(match, Dice(seed), recorder)
    player = RandomPlay(3)
    table.let_chance_answer()
    while match.decision is not None:
        table.choose(match.decision.sample(player.chooser))
        table.let_chance_answer()
    file = tmp_path / "record.jsonl"
    write_record(recorder.record(match), file)
    text = file.read_text(encoding="utf-8")
    assert '"about":"step"' in text
    file.write_text(text.replace('"about":"facing","choice":"W"', '"about":"facing","choice":"E"'), encoding="utf-8")
    with pytest.raises(BadFile):
        verify(game, read_record(file))
