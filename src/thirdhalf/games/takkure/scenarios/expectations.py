"""What a scenario expects of the match it has played: the `expect` table."""

from typing import Final

from thirdhalf.games.takkure.scenarios.cards import check_cards
from thirdhalf.games.takkure.showing.account import SIDE_WORDS, in_words, words_of
from thirdhalf.games.takkure.table.events import EVENT_FIELDS
from thirdhalf.games.takkure.table.kinds import ENDING_WORDS, IN_THE_AIR, NO_PLAYER, OFF_WORDS
from thirdhalf.games.takkure.table.state import USED_IN_HALF, Match, Player, own_match
from thirdhalf.geometry.plane import INCH, touches
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.fields import Fields
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.scenarios.expectations import Language, check_events, question, same
from thirdhalf.kernel.seat import seat_word
from thirdhalf.kernel.texts.lengths import rounded, unit_word

# Places are compared to a hundredth of an inch: files give them rounded.
CLOSE_ENOUGH: Final = 26


class TakkureLanguage(Language):
    """Takkure's events in words."""

    __slots__ = ()

    def event_fields(self) -> dict[str, tuple[str, ...]]:
        return EVENT_FIELDS

    def in_words(self, match: KernelMatch, event: Event) -> dict[str, str]:
        return in_words(own_match(match), event)

    def words_of(self, match: KernelMatch, field: str) -> tuple[str, ...]:
        return words_of(own_match(match), field)


def check_expectations(expect: Fields, match: Match) -> None:
    """Raise `BadFile` on the first expectation that does not hold."""
    if expect.has("asks"):
        same(expect, "asks", expect.text("asks"), question(match))
    if expect.has("attacker"):
        same(expect, "attacker", expect.text("attacker"), seat_word(match.attacker))
    if expect.has("tokens"):
        same(expect, "tokens", expect.whole("tokens", 0, 4), match.tokens)
    for key, found in (
        ("sets_taken", match.sets),
        ("home_tries", match.home_tries),
        ("away_tries", match.away_tries),
        ("time", match.time),
        ("half", match.half),
    ):
        if expect.has(key):
            same(expect, key, expect.whole(key, 0, 1000), found)
    for key, side in (("home_time", match.home_time), ("away_time", match.away_time)):
        if expect.has(key):
            same(expect, key, expect.text(key), SIDE_WORDS[side])
    if expect.has("ending"):
        same(expect, "ending", expect.word("ending", ENDING_WORDS), ENDING_WORDS[match.ending])
    if expect.has("winner"):
        same(expect, "winner", expect.text("winner"), seat_word(match.winner))
    check_cards(expect, match)
    if expect.has("ball"):
        _check_ball(expect, match)
    if expect.has("player"):
        players = expect.table("player")
        for id in players.keys():  # noqa: SIM118  # Fields is no mapping
            _check_player(players, id, match)
    check_events(expect, match, TakkureLanguage())
    expect.finish()


def _check_ball(expect: Fields, match: Match) -> None:
    nobody = {NO_PLAYER: "loose", IN_THE_AIR: "in the air"}
    found = nobody[match.holder] if match.holder < 0 else match.players[match.holder].profile.id
    if isinstance(expect.get("ball"), str):
        same(expect, "ball", expect.text("ball"), found)
        return
    x, y = expect.point("ball")
    if match.holder != NO_PLAYER:
        raise expect.bad("ball", f"expected on the ground, found {found}")
    _near(expect, "ball", x, y, match.ball_x, match.ball_y)


def _near(fields: Fields, key: str, x: int, y: int, found_x: int, found_y: int) -> None:
    if abs(x - found_x) > CLOSE_ENOUGH or abs(y - found_y) > CLOSE_ENOUGH:
        unit = fields.source.unit
        wanted, found = [f"{rounded(a, unit)} {rounded(b, unit)}" for a, b in ((x, y), (found_x, found_y))]
        raise fields.bad(key, f"expected {wanted}, found {found} {unit_word(unit)}")


def _check_player(players: Fields, id: str, match: Match) -> None:
    player = _called(match, id)
    if player is None:
        known = ", ".join([each.profile.id for each in match.players])
        raise players.bad(id, f"there is no such player; there are: {known}")
    fields = players.table(id)
    if fields.has("at"):
        x, y = fields.point("at")
        _near(fields, "at", x, y, player.x, player.y)
    profile = player.profile
    for key, found in (
        ("ground", player.ground),
        ("wounds", player.wounds),
        ("activations", player.activations),
        ("fatigue", player.fatigue),
        ("inactive", player.inactive),
        ("permanent", player.permanent),
        ("honour", player.honour),
        ("str", profile.strength),
        ("ref", profile.reflexes),
        ("int", profile.intelligence),
        ("bdy", profile.body),
    ):
        if fields.has(key):
            same(fields, key, fields.whole(key, -99, 99), found)
    if fields.has("talent_used"):
        same(fields, "talent_used", fields.yes("talent_used", False), bool(player.used & USED_IN_HALF))
    if fields.has("off"):
        same(fields, "off", fields.word("off", OFF_WORDS), OFF_WORDS[player.off])
    for key, pair in (
        ("move", [profile.attack_move // INCH, profile.defence_move // INCH]),
        ("bac", [profile.bac, profile.bac_try]),
    ):
        if fields.has(key):
            same(fields, key, fields.get(key), pair)
    for other in fields.texts("touching", ()):
        if not _in_contact(fields, "touching", match, player, other):
            raise fields.bad("touching", f"does not touch {other}")
    for other in fields.texts("apart", ()):
        if _in_contact(fields, "apart", match, player, other):
            raise fields.bad("apart", f"touches {other}")
    fields.finish()


def _called(match: Match, id: str) -> Player | None:
    for player in match.players:
        if player.profile.id == id:
            return player
    return None


def _in_contact(fields: Fields, key: str, match: Match, player: Player, id: str) -> bool:
    other = _called(match, id)
    if other is None:
        raise fields.bad(key, f"there is no player '{id}'")
    return touches(player.x, player.y, other.x, other.y, player.profile.radius + other.profile.radius)
