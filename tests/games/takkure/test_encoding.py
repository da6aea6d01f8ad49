"""Every number of an observation stands under its own name: one thing is altered, and that field tells of it."""

import pytest

from tests.games.every.altering import by_name, differences
from tests.games.every.playing import play
from thirdhalf.games.takkure.cards.windows import window_at_hand
from thirdhalf.games.takkure.encoding.encoder import TakkureEncoder
from thirdhalf.games.takkure.showing.view import laid_by
from thirdhalf.games.takkure.table.kinds import IN_THE_AIR, NO_PLAYER, STEAL_LOOSE, TACKLE
from thirdhalf.games.takkure.table.profile import Profile
from thirdhalf.games.takkure.table.state import INJURED, Match, own_match
from thirdhalf.kernel.seat import AWAY, HOME

ENCODER = TakkureEncoder({"exercise": 1, "attacker": "home"})


def position() -> Match:
    """Home attacks; its first player has the ball and is asked for a line to run along."""
    match = own_match(ENCODER.new())
    match.choose((1,))
    return match


@pytest.mark.parametrize(
    ("attribute", "own", "other"),
    [
        ("tokens", "tokens", "tokens"),
        ("sets", "sets", "sets"),
        ("half", "half", "half"),
        ("time", "time", "time"),
        ("home_time", "own time", "other time"),
        ("away_time", "other time", "own time"),
        ("home_tries", "own tries", "other tries"),
        ("away_tries", "other tries", "own tries"),
    ],
)
def test_what_is_counted_for_the_match(attribute: str, own: str, other: str) -> None:
    def alter(match: Match) -> None:
        setattr(match, attribute, 77)

    assert differences(ENCODER, position(), HOME, alter) == {own: 77}
    assert differences(ENCODER, position(), AWAY, alter) == {other: 77}


def test_who_attacks() -> None:
    def alter(match: Match) -> None:
        match.attacker = AWAY

    assert differences(ENCODER, position(), HOME, alter) == {"attacking": 0}
    assert differences(ENCODER, position(), AWAY, alter) == {"attacking": 1}


def test_the_ball() -> None:
    def drop(match: Match) -> None:
        match.holder = NO_PLAYER
        match.ball_x = 5550
        match.ball_y = -6660

    lies = {"ball x": 555, "ball y": -666, "ball loose": 1, "own 1 carrier": 0}
    match = position()
    assert match.holder == 0
    assert differences(ENCODER, match, HOME, drop) == lies
    drop(match)

    def kick(match: Match) -> None:
        match.holder = IN_THE_AIR

    assert differences(ENCODER, match, HOME, kick) == {"ball loose": 0, "ball in the air": 1}


def test_the_line_marked() -> None:
    def alter(match: Match) -> None:
        match.run_line = ((0, 0), (1110, 2220), (3330, 4440))

    line = {"line marked": 1, "line middle x": 111, "line middle y": 222, "line end x": 333, "line end y": 444}
    assert differences(ENCODER, position(), HOME, alter) == line


def test_the_pitch_and_where_a_line_begins() -> None:
    match = position()
    seen = by_name(ENCODER.observation_fields, ENCODER.observe(match, HOME))
    terms = match.terms
    pitch = (seen["half width"], seen["half length"], seen["line"])
    assert pitch == (terms.half_width // 10, terms.half_length // 10, terms.line // 10)
    assert len(set(pitch)) == 3
    assert (seen["from x"], seen["from y"]) == (match.players[0].x // 10, match.players[0].y // 10)
    assert [name for name, value in seen.items() if name.startswith("asked:") and value] == ["asked: mark"]


def test_what_coaches_hold() -> None:
    def alter(match: Match) -> None:
        cards = match.own_cards()
        cards.hands = [(0,), (0, 1)]
        cards.decks = [(0, 1, 2), (0, 1, 2, 3)]
        cards.discards = [(4,), (5,)]
        cards.plays = [(0,), (1,)]
        cards.spent = [(2,), (3,)]
        cards.stars = [8, 9]
        cards.declared = 5

    box = ENCODER.game.new({"exercise": 6}, None)
    cards = own_match(box).cards.box
    plays = [play.id for play in cards.plays]
    team_plays = [play.id for play in cards.team_plays]
    assert differences(ENCODER, position(), HOME, alter) == {
        "own hand": 1,
        "other hand": 2,
        "own deck": 3,
        "other deck": 4,
        "own declared": 6,
        "own team tokens": 8,
        "other team tokens": 9,
        f"own hand: {plays[0]}": 1,
        f"own discards: {plays[4]}": 1,
        f"other discards: {plays[5]}": 1,
        f"own team plays: {team_plays[0]}": 1,
        f"own used: {team_plays[2]}": 1,
        f"other used: {team_plays[3]}": 1,
    }


@pytest.mark.parametrize(
    "attribute", ["ground", "wounds", "activations", "fatigue", "inactive", "permanent", "honour", "used"]
)
def test_the_tokens_on_a_player(attribute: str) -> None:
    def alter(match: Match) -> None:
        setattr(match.own(0), attribute, 33)

    assert differences(ENCODER, position(), HOME, alter) == {f"own 1 {attribute}": 33}
    assert differences(ENCODER, position(), AWAY, alter) == {f"other 1 {attribute}": 33}


def test_where_a_player_is_and_what_it_has_declared() -> None:
    match = position()
    rival = next(number for number, player in enumerate(match.players) if player.team == AWAY)

    def move(match: Match) -> None:
        match.own(rival).x = 1230
        match.own(rival).y = 3210

    def tackle(match: Match) -> None:
        match.own(rival).declared = TACKLE

    def steal(match: Match) -> None:
        match.own(rival).declared = STEAL_LOOSE

    def carry_off(match: Match) -> None:
        match.own(rival).off = INJURED

    def act(match: Match) -> None:
        match.active = NO_PLAYER

    assert differences(ENCODER, match, HOME, move) == {"other 1 x": 123, "other 1 y": 321}
    assert differences(ENCODER, match, AWAY, move) == {"own 1 x": -123, "own 1 y": -321}
    assert differences(ENCODER, match, HOME, tackle) == {"other 1 declared: tackle": 1}
    assert differences(ENCODER, match, HOME, steal) == {"other 1 declared: steal loose ball": 1}
    assert differences(ENCODER, match, HOME, carry_off) == {"other 1 off: pitch": 0, "other 1 off: injured": 1}
    assert differences(ENCODER, match, HOME, act) == {"own 1 active": 0, "own 1 at work": 0}


def test_what_stands_on_a_player_s_card() -> None:
    def alter(match: Match) -> None:
        match.own(0).profile = Profile(
            "other",
            "Other",
            attack_move=1110,
            defence_move=2220,
            bac=-1,
            bac_try=-2,
            strength=-3,
            reflexes=-4,
            intelligence=-5,
            protection=-6,
            body=-7,
            radius=90,
            skill=5,
            talent=12,
            vertebrae=1,
        )

    assert differences(ENCODER, position(), HOME, alter) == {
        "own 1 vertebrae": 1,
        "own 1 attack move": 111,
        "own 1 defence move": 222,
        "own 1 bac": -1,
        "own 1 bac try": -2,
        "own 1 str": -3,
        "own 1 ref": -4,
        "own 1 int": -5,
        "own 1 prt": -6,
        "own 1 bdy": -7,
        "own 1 radius": 9,
        "own 1 skill": 5,
        "own 1 talent": 12,
    }


def test_a_line_as_a_candidate() -> None:
    """A corner 60 to the right, then 60 further and 80 up, which is 100 more."""
    match = position()
    x, y = match.players[0].x, match.players[0].y
    row = by_name(ENCODER.candidate_fields, ENCODER.features(match, [(x + 600, y, x + 1200, y + 800)]))
    place = (row["corner x"], row["corner y"], row["end x"], row["end y"])
    assert place == ((x + 600) // 10, y // 10, (x + 1200) // 10, (y + 800) // 10)
    assert (row["gain"], row["length"]) == (80, 160)
    assert row["to line"] == (match.terms.line - y - 800) // 10


def test_the_window_and_what_lies_face_down_in_it() -> None:
    whole = TakkureEncoder({"exercise": 6})
    found: set[tuple[int, int, int]] = set()

    def look(match: Match) -> None:
        window = window_at_hand(match)
        decision = match.decision
        if window is not None and decision is not None and decision.seat in (HOME, AWAY):
            seat = decision.seat
            seen = by_name(whole.observation_fields, whole.observe(match, seat))
            face_down = (len(laid_by(match, seat)), len(laid_by(match, 1 - seat)))
            assert (seen["window"], seen["own face down"], seen["other face down"]) == (window.when + 1, *face_down)
            found.add((window.when, *face_down))

    for seed in (3, 5):
        play(own_match(whole.new()), seed, look)
    assert len({when for when, _, _ in found}) > 3
    assert {(0, 1), (1, 0)} <= {(own, other) for _, own, other in found}


def test_cards_of_later_teams_are_shown_where_one_of_them_plays() -> None:
    """What was learnt from the first two teams fits as ever; a later team's cards have numbers of their own."""
    first = [field.name for field in TakkureEncoder({"exercise": 6}).observation_fields]
    later = TakkureEncoder({"exercise": 6, "away": "dorikin"})
    names = [field.name for field in later.observation_fields]
    assert "own hand: nitro" not in first
    assert "own hand: nitro" in names
    assert [name for name in names if name in first] == first

    def look(match: Match) -> None:
        decision = match.decision
        if decision is not None and decision.seat in (HOME, AWAY):
            seen = by_name(later.observation_fields, later.observe(match, decision.seat))
            outside = [f.name for f in later.observation_fields if not f.low <= seen[f.name] <= f.high]
            assert outside == []
            choices = later.candidates(match)
            assert len(later.features(match, choices)) == 2 * len(choices) * len(later.candidate_fields)

    play(own_match(later.new()), 3, look)
