"""Crowds: eight players of all sizes thrown together at random, near edges and corners, then played at random."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.takkure.playing import RandomPlay
from tests.games.takkure.test_matches import check_table
from thirdhalf.games.takkure.game import built_in
from thirdhalf.games.takkure.rules.exercise import Exercise
from thirdhalf.games.takkure.table.hands import no_cards
from thirdhalf.games.takkure.table.state import ON_PITCH, Match, Player, new_match
from thirdhalf.geometry.room import nearest_room
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Path, Place
from thirdhalf.kernel.seat import AWAY, HOME

CARDS = [card.profile for team in built_in().teams.values() for card in team.cards]
TERMS = built_in().exercises[4].terms


def crowd(seed: int, spread: int) -> Match:
    """Eight players around one point, as close together as chance and `spread` will have it."""
    chooser = Chooser(seed)
    middle = (
        chooser.below(2 * TERMS.half_width) - TERMS.half_width,
        chooser.below(2 * TERMS.half_length) - TERMS.half_length,
    )
    cards = CARDS[:]
    players: list[Player] = []
    for number in range(8):
        profile = cards.pop(chooser.below(len(cards)))
        radius = profile.radius
        discs = [(player.x, player.y, player.profile.radius + radius) for player in players]
        x = middle[0] + chooser.below(2 * spread + 1) - spread
        y = middle[1] + chooser.below(2 * spread + 1) - spread
        place = nearest_room(x, y, discs, TERMS.half_width - radius, TERMS.half_length - radius)[0]
        players.append(Player(profile, HOME if number % 2 else AWAY, place[0], place[1], ON_PITCH))
    match = new_match(TERMS, players, no_cards(), HOME, 1 + 2 * chooser.below(4), (0, 0), None)
    match.call(Exercise(0))
    match.run()
    return match


@given(st.integers(0, 1_000_000), st.sampled_from([500, 5000, 12_000]))
@settings(max_examples=120)
def test_crowds_can_be_played(seed: int, spread: int) -> None:
    """Every sample is accepted (`choose` would raise), nothing overlaps, and a copy takes the same choice alike."""
    match = crowd(seed, spread)
    player = RandomPlay(seed)
    for _ in range(150):
        decision = match.decision
        if decision is None:
            break
        check_table(match)
        if isinstance(decision, Path | Place):
            for _ in range(3):
                assert decision.refusal(decision.sample(player.chooser)) is None
        match.choose(player.answer(match))
