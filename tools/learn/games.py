"""What learning needs to know of each game: set-ups, coaches that stray, and which positions count."""

from collections.abc import Callable
from typing import Any

from thirdhalf.games.dreadball.coaches import ROSTER as DREADBALL_ROSTER
from thirdhalf.games.dreadball.coaches.value import inputs as dreadball_inputs
from thirdhalf.games.dreadball.encoding.encoder import DreadBallEncoder
from thirdhalf.games.dreadball.game import dreadball
from thirdhalf.games.dreadball.table.questions import topics as dreadball_topics
from thirdhalf.games.dreadball.table.state import own_match as own_dreadball
from thirdhalf.games.dreadball.table.state import score
from thirdhalf.games.dreadball.tactics.candidates import candidates
from thirdhalf.games.takkure.coaches import ROSTER as TAKKURE_ROSTER
from thirdhalf.games.takkure.coaches.judge import OPENING
from thirdhalf.games.takkure.coaches.search.lookahead import ranked
from thirdhalf.games.takkure.coaches.value import inputs as takkure_inputs
from thirdhalf.games.takkure.encoding.encoder import TakkureEncoder
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.rules.at_hand import activation_at
from thirdhalf.games.takkure.rules.kick_off import kick_off_at_hand
from thirdhalf.games.takkure.rules.line_up import line_ups
from thirdhalf.games.takkure.table.kinds import NO_PLAYER
from thirdhalf.games.takkure.table.questions import topics as takkure_topics
from thirdhalf.games.takkure.table.state import own_match as own_takkure
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.encoding import Encoder, numbers
from thirdhalf.kernel.frame import NOWHERE, Match
from thirdhalf.kernel.game import Game, Setup
from thirdhalf.kernel.table import Coach

FULL_MATCH = 6
AMONG = 6
"""Of Takkure's candidates, those who stray take any of so many that the script likes best."""


class Studied:
    """One game. `points` are what a score can bring the viewer, the best first; 0 is that nobody scores."""

    def __init__(self, name: str, game: Game, points: tuple[int, ...], size: int, coach: Callable[[str, str], Coach]):
        self.name = name
        self.game = game
        self.points = points
        self.size = size
        self.coach = coach

    def setup(self, chooser: Chooser) -> Setup:
        """Which teams meet."""
        raise NotImplementedError

    def alike(self, setup: Setup) -> Setup:
        """The same with home's team on both sides."""
        return {**setup, "away": setup["home"]}

    def moment(self, match: Match) -> str:
        """What tells a position that counts from the one before it; empty where it does not count."""
        raise NotImplementedError

    def kind(self, match: Match) -> str:
        """Which kind of position it is, in a word."""
        raise NotImplementedError

    def row(self, match: Match) -> list[int]:
        """What the network sees."""
        raise NotImplementedError

    def viewer(self, match: Match) -> int:
        """Through whose eyes."""
        raise NotImplementedError

    def lead(self, match: Match) -> int:
        """Home's points less away's."""
        raise NotImplementedError

    def period(self, match: Match) -> int:
        """Who scores next is asked within a period."""
        raise NotImplementedError

    def stage(self, match: Match) -> int:
        """By which what is said of the end is mended."""
        raise NotImplementedError

    def winner(self, match: Match) -> int:
        """Who has won, or NOBODY."""
        raise NotImplementedError

    def other_choice(self, match: Match, chooser: Chooser) -> Choice | None:
        """What somebody who strays may do instead; nothing where nobody strays."""
        raise NotImplementedError


class StudiedTakkure(Studied):
    """Takkure: between activations, at kick-offs and in the break."""

    def __init__(self) -> None:
        super().__init__("takkure", takkure(), (1, 0, -1), takkure_inputs.SIZE, TAKKURE_ROSTER.coach)

    def stage(self, match: Match) -> int:
        return takkure_inputs.stage(own_takkure(match))

    def alike(self, setup: Setup) -> Setup:
        found = {name: value for name, value in setup.items() if name != "away_line_up"}
        return super().alike(found)

    def setup(self, chooser: Chooser) -> Setup:
        setup: dict[str, Any] = {"exercise": FULL_MATCH}
        game = takkure()
        card = game.exercise(FULL_MATCH)
        names = sorted(game.catalog.teams)
        for side, starts in (("home", card.attack), ("away", card.defence)):
            name = names[chooser.below(len(names))]
            setup[side] = name
            if chooser.below(2):
                found = line_ups(game.catalog.teams[name], card, starts)
                setup[f"{side}_line_up"] = ",".join(found[chooser.below(len(found))])
        return setup

    def moment(self, match: Match) -> str:
        match = own_takkure(match)
        decision = match.decision
        if decision is None:
            return ""
        when = f"{match.half}/{match.attacker}/{match.sets}/{match.tokens}/{match.home_tries}/{match.away_tries}"
        if kick_off_at_hand(match) is not None:
            return f"kick-off/{when}/{decision.topic}/{decision.seat}" if decision.topic in OPENING else ""
        if activation_at(match) == NOWHERE:
            return f"between/{when}/{decision.topic}"
        return f"activation/{when}" if match.active == NO_PLAYER else ""

    def kind(self, match: Match) -> str:
        word = self.moment(match).partition("/")[0]
        return "last set" if word == "activation" and own_takkure(match).time == 1 else word

    def row(self, match: Match) -> list[int]:
        return takkure_inputs.inputs(own_takkure(match))

    def viewer(self, match: Match) -> int:
        return takkure_inputs.viewer(own_takkure(match))

    def lead(self, match: Match) -> int:
        match = own_takkure(match)
        return match.home_tries - match.away_tries

    def period(self, match: Match) -> int:
        return max(1, own_takkure(match).half)

    def winner(self, match: Match) -> int:
        return own_takkure(match).winner

    def other_choice(self, match: Match, chooser: Chooser) -> Choice | None:
        decision = match.decision
        assert decision is not None
        if decision.topic in (takkure_topics.CARD, takkure_topics.DISCARD, takkure_topics.TEAM_PLAYS):
            return None
        liked = ranked(own_takkure(match))[:AMONG]
        return liked[chooser.below(len(liked))]


class StudiedDreadBall(Studied):
    """DreadBall: whenever a rush begins, and whenever a token or a free action is to be used."""

    def __init__(self) -> None:
        points = (4, 3, 2, 1, 0, -1, -2, -3, -4)
        super().__init__("dreadball", dreadball(), points, dreadball_inputs.SIZE, DREADBALL_ROSTER.coach)

    def stage(self, match: Match) -> int:
        return dreadball_inputs.stage(own_dreadball(match))

    def setup(self, chooser: Chooser) -> Setup:
        names = sorted(dreadball().catalog.teams)
        return {side: names[chooser.below(len(names))] for side in ("home", "away")}

    def moment(self, match: Match) -> str:
        match = own_dreadball(match)
        decision = match.decision
        if decision is None:
            return ""
        if match.rush == 0:
            return f"setting up/{decision.topic}/{decision.seat}" if not isinstance(decision, Roll) else ""
        if isinstance(decision, Roll) and decision.topic == "launch":
            return f"launch/{match.rush}"
        if decision.topic == dreadball_topics.TOKEN:
            return f"token/{match.rush}/{match.tokens}"
        if decision.topic == dreadball_topics.FREE_ACTION:
            return f"free action/{match.rush}/{match.tokens}/{decision.who}"
        return ""

    def kind(self, match: Match) -> str:
        match = own_dreadball(match)
        word = self.moment(match).partition("/")[0]
        return "last rushes" if word == "token" and match.rush >= match.terms.rushes - 1 else word

    def row(self, match: Match) -> list[int]:
        return dreadball_inputs.inputs(own_dreadball(match))

    def viewer(self, match: Match) -> int:
        return dreadball_inputs.viewer(own_dreadball(match))

    def lead(self, match: Match) -> int:
        return score(own_dreadball(match))

    def period(self, match: Match) -> int:
        return 1

    def winner(self, match: Match) -> int:
        return own_dreadball(match).winner

    def other_choice(self, match: Match, chooser: Chooser) -> Choice | None:
        found = candidates(own_dreadball(match))
        return found[chooser.below(len(found))]


class Observer:
    """What the environment tells of a position, brought down to the size of the network's inputs."""

    def __init__(self, study: Studied) -> None:
        makers: dict[str, Callable[[Setup], Encoder]] = {"takkure": TakkureEncoder, "dreadball": DreadBallEncoder}
        self.study = study
        self.encoder = makers[study.name]({})
        self.highest = [max(1, abs(field.low), abs(field.high)) for field in self.encoder.observation_fields]
        self.unpack = numbers(len(self.highest)).unpack

    def row(self, match: Match) -> list[int]:
        """All numbers, each as a share of the most it can be; what is counted is never far from 0."""
        values = self.unpack(self.encoder.observe(match, self.study.viewer(match)))
        found = []
        for value, high in zip(values, self.highest, strict=True):
            found.append(max(-127, min(127, 64 * value // high if high > 100 or high == 1 else 8 * value)))
        return found


def studied(name: str) -> Studied:
    """The game of that name."""
    return {"takkure": StudiedTakkure, "dreadball": StudiedDreadBall}[name]()
