"""What every game gives to those who learn it: numbers in bounds, nothing hidden, candidates that are allowed."""

from struct import unpack

from tests.games.every.playing import RandomPlay, of_every_game, setups
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.decision import Roll
from thirdhalf.kernel.encoding import Encoder, Field
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.kernel.view import View


@of_every_game
def test_numbers_and_candidates_are_as_promised_and_a_guess_looks_the_same(kit: Kit) -> None:
    for seed in range(2 * len(setups(kit))):
        encoder = kit.encoder(setups(kit)[seed % len(setups(kit))])
        match = encoder.new()
        player = RandomPlay(seed)
        for _ in range(400):
            decision = match.decision
            if decision is None:
                break
            if isinstance(decision, Roll):
                match.choose(player.answer(match))
                continue
            check_numbers(encoder, match)
            check_guess(encoder, match, player)
            choices = encoder.candidates(match)
            match.choose(choices[player.chooser.below(len(choices))])
        assert encoder.winner(match) in (HOME, AWAY, -1)


def check_numbers(encoder: Encoder, match: Match) -> None:
    """Candidates are allowed, few and different, and every number is one that its field can be."""
    decision = match.decision
    assert decision is not None
    for seat in (HOME, AWAY):
        assert out_of_bounds(encoder.observation_fields, numbers(encoder.observe(match, seat))) == []
    choices = encoder.candidates(match)
    assert 0 < len(choices) < encoder.most, "a list is not cut short"
    assert len(set(choices)) == len(choices)
    assert [choice for choice in choices if decision.refusal(choice) is not None] == []
    width = len(encoder.candidate_fields)
    values = numbers(encoder.features(match, choices))
    assert len(values) == width * len(choices)
    for i in range(0, len(values), width):
        assert out_of_bounds(encoder.candidate_fields, values[i : i + width]) == []


def check_guess(encoder: Encoder, match: Match, player: RandomPlay) -> None:
    """What a seat cannot see, made up anew, changes neither what it sees nor what it is offered."""
    decision = match.decision
    assert decision is not None
    for seat in (HOME, AWAY):
        guess = View(match, seat).guess(player.chooser)
        assert encoder.observe(guess, seat) == encoder.observe(match, seat)
        if seat == decision.seat:
            choices = encoder.candidates(match)
            assert encoder.candidates(guess) == choices
            assert encoder.features(guess, choices) == encoder.features(match, choices)


def numbers(packed: bytes) -> list[int]:
    """The numbers that an encoder has packed."""
    return list(unpack(f"{len(packed) // 2}h", packed))


def out_of_bounds(fields: tuple[Field, ...], values: list[int]) -> list[str]:
    """The names of numbers that are not what their field allows."""
    assert len(values) == len(fields)
    return [field.name for field, value in zip(fields, values, strict=True) if not field.low <= value <= field.high]


@of_every_game
def test_fields_have_names_of_their_own_and_can_be_zero(kit: Kit) -> None:
    for setup in setups(kit):
        encoder = kit.encoder(setup)
        for fields in (encoder.observation_fields, encoder.candidate_fields):
            names = [field.name for field in fields]
            assert len(set(names)) == len(names)
        # Where a candidate is missing its row is zero.
        assert all(field.low <= 0 <= field.high for field in encoder.candidate_fields)
