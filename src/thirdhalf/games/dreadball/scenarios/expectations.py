"""What a scenario expects of the match it has played: the `expect` table."""

from thirdhalf.games.dreadball.showing.account import DreadBallLanguage, facing_word, hex_word
from thirdhalf.games.dreadball.table.kinds import ENDING_WORDS, NO_HEX, NO_PLAYER, WHERE_WORDS
from thirdhalf.games.dreadball.table.pitch import PITCH
from thirdhalf.games.dreadball.table.state import Match, Player, score
from thirdhalf.kernel.fields import Fields
from thirdhalf.kernel.scenarios.expectations import check_events, question, same
from thirdhalf.kernel.seat import seat_word


def check_expectations(expect: Fields, match: Match) -> None:
    """Raise `BadFile` on the first expectation that does not hold."""
    for key, word in (
        ("asks", question(match)),
        ("rushing", seat_word(match.rushing)),
        ("first", seat_word(match.first)),
        ("winner", seat_word(match.winner)),
    ):
        if expect.has(key):
            same(expect, key, expect.text(key), word)
    for key, number in (
        ("rush", match.rush),
        ("tokens", match.tokens),
        ("score", score(match)),
        ("home_points", match.home_points),
        ("away_points", match.away_points),
    ):
        if expect.has(key):
            same(expect, key, expect.whole(key, -1000, 1000), number)
    if expect.has("ending"):
        same(expect, "ending", expect.word("ending", ENDING_WORDS), ENDING_WORDS[match.ending])
    if expect.has("ball"):
        _check_ball(expect, match)
    if expect.has("player"):
        players = expect.table("player")
        for id in players.keys():  # noqa: SIM118  # Fields is no mapping
            _check_player(players, id, match)
    check_events(expect, match, DreadBallLanguage())
    expect.finish()


def read_hex(fields: Fields, key: str) -> int:
    """`[q, r]`: a hex of the pitch (D3.8, D3.9)."""
    value = fields.get(key)
    if not isinstance(value, list) or len(value) != 2 or not all(type(number) is int for number in value):
        raise fields.bad(key, "must be two whole numbers, [q, r]")
    number = PITCH.numbers.get((value[0], value[1]), NO_HEX)
    if number == NO_HEX:
        raise fields.bad(key, f"D3.9: there is no hex {value[0]} {value[1]} on the pitch")
    return number


def _check_ball(expect: Fields, match: Match) -> None:
    if match.holder != NO_PLAYER:
        found = match.players[match.holder].profile.id
    else:
        found = "out" if match.ball == NO_HEX else hex_word(match.ball)
    if isinstance(expect.get("ball"), str):
        same(expect, "ball", expect.text("ball"), found)
    else:
        same(expect, "ball", hex_word(read_hex(expect, "ball")), found)


def _check_player(players: Fields, id: str, match: Match) -> None:
    player = _called(match, id)
    if player is None:
        known = ", ".join([each.profile.id for each in match.players])
        raise players.bad(id, f"there is no such player; there are: {known}")
    fields = players.table(id)
    if fields.has("at"):
        same(fields, "at", hex_word(read_hex(fields, "at")), hex_word(player.at))
    if fields.has("facing"):
        same(fields, "facing", fields.text("facing"), facing_word(player.facing))
    if fields.has("where"):
        same(fields, "where", fields.word("where", WHERE_WORDS), WHERE_WORDS[player.where])
    for key, number in (("turns", player.turns), ("tokens", player.tokens)):
        if fields.has(key):
            same(fields, key, fields.whole(key, 0, 99), number)
    fields.finish()


def _called(match: Match, id: str) -> Player | None:
    for player in match.players:
        if player.profile.id == id:
            return player
    return None
