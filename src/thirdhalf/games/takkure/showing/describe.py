"""Questions, the table and the content described for those who know no rule. The forms are in `shapes`."""

from typing import Final

from thirdhalf.games.takkure.cards.windows import window_at_hand
from thirdhalf.games.takkure.rules.defence import defensive_actions
from thirdhalf.games.takkure.rules.line_up import line_ups
from thirdhalf.games.takkure.table.box import LETTERS, WINDOW_WORDS
from thirdhalf.games.takkure.table.catalog import Catalog, ExerciseCard, Start, Team
from thirdhalf.games.takkure.table.kinds import (
    ACTION_WORDS,
    BALL,
    PASS,
    ROLL_WORDS,
    SKILL_WORDS,
    TALENT_WORDS,
    TEAM_SKILL_WORDS,
)
from thirdhalf.games.takkure.table.profile import Profile
from thirdhalf.games.takkure.table.questions.kick_off import BallPlace, KickerPlace, ReceiverPlace, TemplatePlace
from thirdhalf.games.takkure.table.questions.picks import Arrow
from thirdhalf.games.takkure.table.questions.places import Room, Spot, ThrowPoint
from thirdhalf.games.takkure.table.questions.topics import DEFENDER
from thirdhalf.games.takkure.table.questions.walks import Approach, ClosingIn, Dash, Mark, Walk
from thirdhalf.games.takkure.table.space import radius_of
from thirdhalf.games.takkure.table.state import BALL_RADIUS, TEMPLATE_RADIUS, Match
from thirdhalf.games.takkure.table.terms import CARD_WORDS, PRESSURE_REACH, RANGES
from thirdhalf.geometry.plane import MILLIMETRE, Disc, Point
from thirdhalf.kernel.decision import Decision, Pick
from thirdhalf.kernel.frame import Plain, Projection
from thirdhalf.kernel.readings import KEY as READINGS_KEY

MEASURING: Final[tuple[str, ...]] = ("closed", "open")
SETUP_KEYS: Final[tuple[str, ...]] = (
    "exercise",
    "home",
    "away",
    "attacker",
    "home_line_up",
    "away_line_up",
    "home_marks",
    "away_marks",
    "pitch",
    "measuring",
    "restrictions",
    READINGS_KEY,
)


def describe(match: Match, decision: Decision) -> Projection:
    """A question: whom it is about first, and the measures by which it judges an answer."""
    if isinstance(decision, Mark):
        return _mark(match, decision)
    if isinstance(decision, Walk):
        return _walk(match, decision)
    if isinstance(decision, Spot):
        return _spot(match, decision)
    if isinstance(decision, ThrowPoint):
        return _throw_point(match, decision)
    if isinstance(decision, Room):
        return _room(match, decision)
    if isinstance(decision, KickerPlace | ReceiverPlace):
        return _kick_off_place(match, decision)
    if isinstance(decision, TemplatePlace):
        return {
            "shape": "template",
            "subjects": _ids(match, [decision.who]),
            "radius": TEMPLATE_RADIUS,
            "low": decision.low,
            "high": decision.high,
            "half_width": decision.half_width,
        }
    if isinstance(decision, BallPlace):
        return {
            "shape": "around",
            "subjects": _ids(match, [decision.who]),
            "at": [decision.x, decision.y],
            "radius": BALL_RADIUS,
            "limit": TEMPLATE_RADIUS + BALL_RADIUS,
            "obstacles": _discs(decision.discs),
            "half_width": decision.half_width,
            "half_length": decision.half_length,
        }
    return _pick(match, decision)


def _pick(match: Match, decision: Decision) -> Projection:
    """2.03: where the template lies that an arrow is for. R-56: which window is open, and who rolls for what in it.
    R-04: what each defender may declare, for who plans them all.
    """
    subjects = _ids(match, [decision.who])
    if isinstance(decision, Pick) and decision.topic == DEFENDER:
        return {"shape": "defenders", "subjects": subjects, "can": _defenders(match, decision.options)}
    if isinstance(decision, Arrow):
        return {"shape": "arrow", "subjects": subjects, "at": [decision.x, decision.y]}
    window = window_at_hand(match)
    if window is not None:
        return {
            "shape": "window",
            "subjects": _ids(match, window.players) or subjects,
            "window": WINDOW_WORDS[window.when],
            "rolls": [ROLL_WORDS[kind] for kind in window.kinds],
        }
    return {"shape": "pick", "subjects": subjects}


def _defenders(match: Match, numbers: tuple[int, ...]) -> Projection:
    """1.05, 3.01: what each may declare; no distance is told by it."""
    return {
        match.players[number].profile.id: [ACTION_WORDS[action] for action in defensive_actions(match, number)]
        for number in numbers
    }


def _mark(match: Match, mark: Mark) -> Projection:
    """1.04, 0.03: how far a player runs is only shown where measuring is open."""
    told: Projection = {
        "shape": "mark",
        "subjects": _ids(match, [mark.who]),
        "at": [mark.x, mark.y],
        "radius": radius_of(match, mark.who),
        "forward": mark.forward,
        "half_width": match.terms.half_width,
        "half_length": match.terms.half_length,
    }
    if match.terms.open_measuring:
        told["limit"] = mark.reach
    return told


def _walk(match: Match, walk: Walk) -> Projection:
    told: Projection = {
        "shape": "walk",
        "subjects": _ids(match, [walk.who]),
        "at": [walk.x, walk.y],
        "radius": radius_of(match, walk.who),
        "limit": walk.limit,
        "forward": walk.forward,
        "obstacles": _discs(walk.obstacles),
        "half_width": walk.half_width,
        "half_length": walk.half_length,
    }
    if isinstance(walk, Approach):
        told["shape"] = "approach"
        told["target"] = [walk.spot_x, walk.spot_y]
        told["cover"] = walk.cover
    elif isinstance(walk, Dash):
        told["shape"] = "dash"
    elif isinstance(walk, ClosingIn):
        told["shape"] = "closing in"
        told["line"] = _points(walk.strip)
    return told


def _spot(match: Match, spot: Spot) -> Projection:
    """1.12: the tackler, and the carrier whom it means to meet there."""
    return {
        "shape": "spot",
        "subjects": _ids(match, [spot.who, match.holder]),
        "radius": radius_of(match, match.holder),
        "line": _points(spot.line),
    }


def _throw_point(match: Match, place: ThrowPoint) -> Projection:
    """2.01, R-08: the points of the line that are not beyond the receiver's height are out."""
    return {
        "shape": "throw point",
        "subjects": _ids(match, [place.who]),
        "line": _points(place.line),
        "target": [0, place.receiver_y],
        "forward": place.direction,
    }


def _room(match: Match, room: Room) -> Projection:
    return {
        "shape": "room",
        "subjects": _ids(match, [room.who]),
        "at": [room.x, room.y],
        "radius": radius_of(match, room.who),
        "candidates": _points(tuple(room.candidates)),
        "obstacles": _discs(room.discs),
        "half_width": room.half_width,
        "half_length": room.half_length,
    }


def _kick_off_place(match: Match, place: KickerPlace | ReceiverPlace) -> Projection:
    if isinstance(place, KickerPlace):
        low = high = place.y
    else:
        low, high = place.low, place.high
    return {
        "shape": "zone",
        "subjects": _ids(match, [place.who]),
        "radius": radius_of(match, place.who),
        "low": low,
        "high": high,
        "obstacles": _discs(place.discs),
        "half_width": place.half_width,
        "half_length": place.half_length,
    }


def _ids(match: Match, things: list[int]) -> list[Plain]:
    return ["ball" if thing == BALL else match.players[thing].profile.id for thing in things if thing >= 0]


def _points(line: tuple[Point, ...]) -> list[Plain]:
    return [[x, y] for x, y in line]


def _discs(discs: list[Disc]) -> list[Plain]:
    return [[x, y, radius] for x, y, radius in discs]


def setting(match: Match) -> Projection:
    """0.07: the pitch and what else never changes."""
    terms = match.terms
    return {
        "half_width": terms.half_width,
        "half_length": terms.half_length,
        "line": terms.line,
        "kick_off": terms.kick_off,
        "ball_radius": BALL_RADIUS,
        "template_radius": TEMPLATE_RADIUS,
        "tokens": terms.tokens,
        "sets": terms.sets,
        "cards": CARD_WORDS[terms.cards],
        "measuring": MEASURING[terms.open_measuring],
        "ranges": list[Plain](RANGES),
        "pressure": PRESSURE_REACH,
    }


def about(catalog: Catalog) -> Projection:
    """The content from which a match is set up."""
    return {
        "teams": [_team(team) for team in catalog.teams.values()],
        "exercises": [_exercise(card, list(catalog.teams.values())) for card in catalog.exercises.values()],
        "pitches": [
            {
                "id": pitch.id,
                "name": pitch.name,
                "half_width": pitch.half_width,
                "half_length": pitch.half_length,
                "line": pitch.line,
                "kick_off": pitch.kick_off,
            }
            for pitch in catalog.pitches.values()
        ],
        "plays": [
            {"id": play.id, "name": play.name, "team": play.team, "window": WINDOW_WORDS[play.effect.when]}
            for play in catalog.box.plays
        ],
        "team_plays": [
            {
                "id": play.id,
                "name": play.name,
                "team": play.team,
                "participants": play.participants,
                "actions": [
                    {
                        "who": LETTERS[listed.who],
                        "action": ACTION_WORDS[listed.action],
                        "to": LETTERS[listed.to] if listed.action == PASS else "",
                    }
                    for listed in play.actions
                ],
            }
            for play in catalog.box.team_plays
        ],
        "measuring": list(MEASURING),
        "setup": list(SETUP_KEYS),
    }


def _team(team: Team) -> Projection:
    return {
        "id": team.id,
        "name": team.name,
        "skill": TEAM_SKILL_WORDS[team.skill],
        "players": [_card(card.profile, card.positions) for card in team.cards],
    }


def _card(profile: Profile, positions: tuple[str, ...]) -> Projection:
    return {
        "id": profile.id,
        "name": profile.name,
        "positions": list(positions),
        "radius": profile.radius,
        "move": [profile.attack_move, profile.defence_move],
        "bac": [profile.bac, profile.bac_try],
        "str": profile.strength,
        "ref": profile.reflexes,
        "int": profile.intelligence,
        "prt": profile.protection,
        "bdy": profile.body,
        "skill": SKILL_WORDS[profile.skill],
        "talent": TALENT_WORDS[profile.talent],
    }


def _exercise(card: ExerciseCard, teams: list[Team]) -> Projection:
    terms = card.terms
    return {
        "number": card.number,
        "title": card.title,
        "kind": card.kind,
        "biggest_radius": card.biggest_base * MILLIMETRE // 2,
        "cards": CARD_WORDS[terms.cards],
        "measuring": MEASURING[terms.open_measuring],
        "half_width": terms.half_width,
        "half_length": terms.half_length,
        "line": terms.line,
        "attack": _starts(card.attack),
        "defence": _starts(card.defence),
        "line_ups": [_line_ups(team, card, part) for team in teams for part in ("attack", "defence")],
    }


def _line_ups(team: Team, card: ExerciseCard, part: str) -> Projection:
    found = line_ups(team, card, card.attack if part == "attack" else card.defence)
    return {"team": team.id, "part": part, "players": [list[Plain](ids) for ids in found]}


def _starts(starts: tuple[Start, ...]) -> list[Plain]:
    return [{"position": start.position, "at": [start.x, start.y], "ball": int(start.has_ball)} for start in starts]
