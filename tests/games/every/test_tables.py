"""A table of every game: coaches and dice answer in turn, as far as there are coaches."""

from tests.games.every.playing import of_every_game
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.record import Recorder
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.kernel.table import Coach, Table
from thirdhalf.kernel.view import View


def seated(kit: Kit, seed: str) -> Table:
    """A match of that game with all that a set-up leaves open."""
    rules = kit.game(None)
    recorder = Recorder(rules, "test", {}, ("one", "two"), seed_from(seed))
    return Table(rules.new({}, []), Dice(seed_from(seed)), recorder)


def anybody(seed: int) -> Coach:
    """A coach who answers at random."""
    chooser = Chooser(seed)

    def answer(view: View) -> Choice:
        assert view.decision is not None
        return view.decision.sample(chooser)

    return answer


def written(table: Table) -> list[tuple[str, str, object]]:
    """The moves of a record."""
    assert table.recorder is not None
    return [(move.by, move.about, move.choice) for move in table.recorder.moves]


@of_every_game
def test_a_match_stepped_from_outside_is_the_one_that_its_coaches_play(kit: Kit) -> None:
    whole = seated(kit, "same")
    whole.play((anybody(1), anybody(2)))
    stepped = seated(kit, "same")
    home, away = anybody(1), anybody(2)
    while not stepped.match.over:
        stepped.play((None, away))
        decision = stepped.match.decision
        if decision is not None:
            assert decision.seat == HOME
            stepped.choose(home(View(stepped.match, HOME)))
    assert whole.match.over
    assert written(stepped) == written(whole)


@of_every_game
def test_where_a_seat_has_no_coach_only_dice_are_rolled(kit: Kit) -> None:
    table = seated(kit, "waiting")
    table.play((None, None))
    assert not isinstance(table.match.decision, Roll)
    assert table.roll() is None
    assert table.decisions == 0
    table.play((anybody(3), anybody(4)))
    assert table.match.over
    assert table.decisions > AWAY
