"""What a scenario expects of the match it has played: the `expect` table."""

import re
from typing import Final

from thirdhalf.geometry.plane import INCH, touches
from thirdhalf.kernel.decision import Roll
from thirdhalf.kernel.fields import Fields
from thirdhalf.kernel.seat import seat_word
from thirdhalf.kernel.telling import inches
from thirdhalf.takkure.account import SIDE_WORDS, in_words, words_of
from thirdhalf.takkure.cards.scenario import check_cards
from thirdhalf.takkure.events import EVENT_FIELDS
from thirdhalf.takkure.kinds import ENDING_WORDS, NO_PLAYER, OFF_WORDS
from thirdhalf.takkure.state import Match, Player

# Places are compared to a hundredth of an inch: files give them rounded.
CLOSE_ENOUGH: Final = 26

_RULE: Final = re.compile(r"\s*\((\d\.\d\d|R-\d\d)\)$")


def check_expectations(expect: Fields, match: Match) -> None:
    """Raise `BadFile` on the first expectation that does not hold."""
    if expect.has("asks"):
        _same(expect, "asks", expect.text("asks"), question(match))
    if expect.has("attacker"):
        _same(expect, "attacker", expect.text("attacker"), seat_word(match.attacker))
    if expect.has("tokens"):
        _same(expect, "tokens", expect.whole("tokens", 0, 4), match.tokens)
    for key, found in (
        ("home_tries", match.home_tries),
        ("away_tries", match.away_tries),
        ("time", match.time),
        ("half", match.half),
    ):
        if expect.has(key):
            _same(expect, key, expect.whole(key, 0, 99), found)
    for key, side in (("home_time", match.home_time), ("away_time", match.away_time)):
        if expect.has(key):
            _same(expect, key, expect.text(key), SIDE_WORDS[side])
    if expect.has("ending"):
        _same(expect, "ending", expect.word("ending", ENDING_WORDS), ENDING_WORDS[match.ending])
    if expect.has("winner"):
        _same(expect, "winner", expect.text("winner"), seat_word(match.winner))
    check_cards(expect, match)
    if expect.has("ball"):
        _check_ball(expect, match)
    if expect.has("player"):
        players = expect.table("player")
        for id in players.keys():  # noqa: SIM118  # Fields is no mapping
            _check_player(players, id, match)
    _check_events(expect, match)
    expect.finish()


def question(match: Match) -> str:
    """What is asked now: `home second action`, `chance dice`, or `nobody`."""
    decision = match.decision
    if decision is None:
        return "nobody"
    return f"{seat_word(decision.seat)} {'dice' if isinstance(decision, Roll) else decision.topic}"


def _same(fields: Fields, key: str, wanted: object, found: object) -> None:
    if wanted != found:
        raise fields.bad(key, f"expected {wanted}, found {found}")


def _check_ball(expect: Fields, match: Match) -> None:
    found = "loose" if match.holder == NO_PLAYER else match.players[match.holder].profile.id
    if isinstance(expect.get("ball"), str):
        _same(expect, "ball", expect.text("ball"), found)
        return
    x, y = expect.point("ball")
    if match.holder != NO_PLAYER:
        raise expect.bad("ball", f"expected on the ground, found in the hands of {found}")
    _near(expect, "ball", x, y, match.ball_x, match.ball_y)


def _near(fields: Fields, key: str, x: int, y: int, found_x: int, found_y: int) -> None:
    if abs(x - found_x) > CLOSE_ENOUGH or abs(y - found_y) > CLOSE_ENOUGH:
        raise fields.bad(key, f"expected {inches(x)} {inches(y)}, found {inches(found_x)} {inches(found_y)}")


def _check_player(players: Fields, id: str, match: Match) -> None:
    player = _called(match, id)
    if player is None:
        raise players.bad(id, "there is no such player")
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
            _same(fields, key, fields.whole(key, -99, 99), found)
    if fields.has("off"):
        _same(fields, "off", fields.word("off", OFF_WORDS), OFF_WORDS[player.off])
    for key, pair in (
        ("move", [profile.attack_move // INCH, profile.defence_move // INCH]),
        ("bac", [profile.bac, profile.bac_try]),
    ):
        if fields.has(key):
            _same(fields, key, fields.get(key), pair)
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


def _check_events(expect: Fields, match: Match) -> None:
    log = match.log or []
    seen = 0
    for i, line in enumerate(expect.texts("events", ())):
        wanted = _parsed(expect, match, f"events[{i}]", line)
        while seen < len(log) and not _fits(match, seen, wanted):
            seen += 1
        if seen == len(log):
            raise expect.bad(f"events[{i}]", f"'{line}' did not happen, or not after the ones before it")
        seen += 1
    for i, line in enumerate(expect.texts("absent", ())):
        wanted = _parsed(expect, match, f"absent[{i}]", line)
        if any(_fits(match, number, wanted) for number in range(len(log))):
            raise expect.bad(f"absent[{i}]", f"'{line}' happened")


def _parsed(expect: Fields, match: Match, key: str, line: str) -> tuple[str, str, dict[str, str]]:
    """`kind: field=value, field=value (rule)`: kind, rule ("" for any) and the values that must agree."""
    rule = ""
    found = _RULE.search(line)
    if found:
        rule = found.group(1)
        line = line[: found.start()]
    kind, _, rest = line.partition(":")
    kind = kind.strip()
    if kind not in EVENT_FIELDS:
        raise expect.bad(key, f"'{kind}' is no kind of event; there are: {', '.join(EVENT_FIELDS)}")
    values: dict[str, str] = {}
    for part in rest.split(",") if rest.strip() else ():
        field, _, value = part.partition("=")
        if field.strip() not in EVENT_FIELDS[kind]:
            raise expect.bad(key, f"'{kind}' has no '{field.strip()}', only: {', '.join(EVENT_FIELDS[kind])}")
        known = words_of(match, field.strip())
        if known and value.strip() not in known:
            raise expect.bad(key, f"'{value.strip()}' is no {field.strip()}; there are: {', '.join(known)}")
        values[field.strip()] = value.strip()
    return kind, rule, values


def _fits(match: Match, number: int, wanted: tuple[str, str, dict[str, str]]) -> bool:
    kind, rule, values = wanted
    assert match.log is not None
    event = match.log[number]
    if event.kind != kind or (rule and event.rule != rule):
        return False
    told = in_words(match, event)
    return all(told[field] == value for field, value in values.items())
