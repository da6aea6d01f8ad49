"""Every game on paper: written, read and verified to the last event, and nobody reads in it what is kept from him."""

from pathlib import Path

from hypothesis import given, settings

from tests.games.every.playing import SEEDS, RandomPlay, of_every_game, setups
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.event import EVERYBODY
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.record import Recorder, as_text, read_record, seen_from, write_record
from thirdhalf.kernel.replay import verify
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.kernel.table import Table
from thirdhalf.kernel.view import PUBLIC, View


class Recorded:
    """A match of a game at its first decision, with its table; the seed says which set-up it has."""

    def __init__(self, kit: Kit, seed: int) -> None:
        self.game = kit.game(None)
        known = setups(kit)
        setup = known[seed % len(known)]
        stream = seed_from(f"record {seed}")
        self.match: Match = self.game.new(setup, [])
        self.recorder = Recorder(self.game, "test", setup, ("one", "two"), stream)
        self.table = Table(self.match, Dice(stream), self.recorder)
        self.chooser = RandomPlay(seed).chooser


@of_every_game
def test_a_record_is_the_match_to_the_last_event(kit: Kit, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    for seed in range(2 * len(setups(kit))):
        played = Recorded(kit, seed)
        played.table.let_chance_answer()
        while played.match.decision is not None:
            played.table.choose(played.match.decision.sample(played.chooser))
            played.table.let_chance_answer()
        write_record(played.recorder.record(played.match), file)
        record = read_record(file)
        again = verify(played.game, record)
        assert as_text(record) == file.read_text(encoding="utf-8")
        assert again.log == played.match.log
        assert [again.project(seat) for seat in (HOME, AWAY, PUBLIC)] == [
            played.match.project(seat) for seat in (HOME, AWAY, PUBLIC)
        ]


@of_every_game
@given(seed=SEEDS)
@settings(max_examples=8)
def test_events_and_records_tell_a_viewer_what_is_meant_for_him(kit: Kit, seed: int) -> None:
    """Answers that only some may see at once are blank to the others until the match is over."""
    played = Recorded(kit, seed)
    audiences: list[int] = []
    while (decision := played.match.decision) is not None:
        audiences.append(played.game.audience(played.match, decision))
        if len(audiences) % 40 == 0:
            check_viewers(played, audiences)
        if played.table.roll() is None:
            played.table.choose(decision.sample(played.chooser))
    record = played.recorder.record(played.match)
    assert seen_from(record, PUBLIC) is record
    assert all(move.choice is not None for move in record.moves)


def check_viewers(played: Recorded, audiences: list[int]) -> None:
    """Nobody has what is not for him, and everybody all that is."""
    record = played.recorder.record(played.match)
    for viewer, bits in ((HOME, 1), (AWAY, 2), (PUBLIC, EVERYBODY)):
        moves = seen_from(record, viewer).moves
        shown = [move.choice is not None for move in moves]
        assert shown == [audience & bits == bits for audience in audiences[: len(moves)]]
        log = played.match.log or []
        assert View(played.match, viewer).events() == [event for event in log if event.audience & bits == bits]
