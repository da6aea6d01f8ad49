"""What a scripted coach looks at while it judges the candidates of one decision, each thing read once."""

from thirdhalf.games.takkure.coaches.script.style import Style
from thirdhalf.games.takkure.coaches.script.worth import Guard, Scene
from thirdhalf.games.takkure.rules.defence import defensive_reach
from thirdhalf.games.takkure.table.space import ball_disc
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.games.takkure.tactics.sight import run_of
from thirdhalf.geometry.plane import TOUCH, Point, distance2
from thirdhalf.geometry.polyline import near_line


class Threat:
    """What the attack is about to do: who will have the ball, where its run ends, and how far it goes on from there."""

    __slots__ = ("carrier", "end", "onward", "run", "taking_over")

    def __init__(self, carrier: int, run: list[Point], onward: int, taking_over: int) -> None:
        self.carrier = carrier
        self.run = run
        self.end = run[-1]
        self.onward = onward
        # 1 where the active player runs for the ball and has its second action left for that.
        self.taking_over = taking_over


class Situation:
    """One decision of a scripted coach: the match as it guesses it, its style, and what follows from both."""

    __slots__ = ("_cover", "_scene", "_threat", "best_place", "match", "style")

    def __init__(self, match: Match, style: Style) -> None:
        self.match = match
        self.style = style
        self._scene: Scene | None = None
        self._threat: Threat | None = None
        self._cover: Scene | None = None
        # Where the defender who is asked is of most use, with how much that is: several actions go there.
        self.best_place: tuple[int, Point] | None = None

    @property
    def scene(self) -> Scene:
        """The table as the attack sees it."""
        if self._scene is None:
            self._scene = Scene(self.match, self.match.attacker)
            if self.style.forgets:
                forget(self.match, self._scene)
        return self._scene

    @property
    def threat(self) -> Threat:
        """What the marked line says."""
        if self._threat is None:
            self._threat = read_line(self.match)
        return self._threat

    def cover(self, number: int) -> Scene:
        """The table as the attack sees it, with this defender last in its list, to be put here and there."""
        if self._cover is None:
            self._cover = without_move(self.match, number)
        return self._cover


def forget(match: Match, scene: Scene) -> None:
    """Where the coach of the attack is asked, leave out the defender furthest from the ball."""
    decision = match.decision
    if decision is None or decision.seat != match.attacker or len(scene.guards) < 2:
        return
    x, y, _ = ball_disc(match)
    scene.guards.remove(max(scene.guards, key=lambda foe: distance2(x, y, foe.x, foe.y)))


def read_line(match: Match) -> Threat:
    """1.04: what the marked line tells of the attack's plan."""
    active = match.active
    runner = match.players[active]
    run = run_of(match, active, list(match.run_line), runner.profile.attack_move)
    if match.holder == active:
        return Threat(active, run, 0 if runner.ground else runner.profile.attack_move, 0)
    x, y, radius = ball_disc(match)
    if runner.ground == 0 and near_line(x, y, run, radius + runner.profile.radius + TOUCH):
        return Threat(active, run, 0, 1)
    return Threat(match.holder, [(x, y)], 0, 0)


def without_move(match: Match, number: int) -> Scene:
    """1.07: a scene in which this defender's move is made already, and its place still open."""
    scene = Scene(match, match.attacker)
    mine = next(foe for foe in scene.guards if foe.number == number)
    scene.guards.remove(mine)
    reach = defensive_reach(match, number) + match.players[number].profile.radius
    scene.guards.append(
        Guard(number=number, x=mine.x, y=mine.y, now=-1, later=reach, tackle=mine.tackle, bac=mine.bac, steals=reach)
    )
    return scene
