"""DreadBall, for the packages around the games."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from thirdhalf.coaches.hints import Looking
from thirdhalf.coaches.judge import Judge
from thirdhalf.coaches.roster import Roster
from thirdhalf.games.design import Design
from thirdhalf.games.dreadball.coaches import ROSTER
from thirdhalf.games.dreadball.coaches.insight import DreadBallSight
from thirdhalf.games.dreadball.coaches.judge import DreadBallJudge
from thirdhalf.games.dreadball.encoding.encoder import DreadBallEncoder
from thirdhalf.games.dreadball.forms import FORMS
from thirdhalf.games.dreadball.game import DreadBall, dreadball
from thirdhalf.games.dreadball.odds.forecast import DreadBallForecast
from thirdhalf.games.dreadball.scenarios.reading import DreadBallGuide, read_scenario
from thirdhalf.games.dreadball.season import DreadBallSeason
from thirdhalf.games.dreadball.showing.account import DreadBallLanguage, in_words
from thirdhalf.games.dreadball.showing.describe import SETUP_KEYS
from thirdhalf.games.dreadball.showing.picture import PICTURE
from thirdhalf.games.dreadball.showing.sketch import DreadBallSketch
from thirdhalf.games.dreadball.statistics import HIGHLIGHTS, figures
from thirdhalf.games.dreadball.table import events
from thirdhalf.games.dreadball.table.catalog import CONTENT, read_catalog, rule_numbers
from thirdhalf.games.dreadball.table.events import EVENT_FIELDS
from thirdhalf.games.dreadball.table.kinds import ACTION_WORDS, ENDING_WORDS, GOAL_REACHED
from thirdhalf.games.dreadball.table.state import own_match
from thirdhalf.games.dreadball.tactics.candidates import candidates
from thirdhalf.games.figures import Figures
from thirdhalf.games.forms import Form
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.drawing.picture import Picture
from thirdhalf.kernel.drawing.sketch import Sketch
from thirdhalf.kernel.encoding import Encoder
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.game import Game, Setup
from thirdhalf.kernel.readings import spelled_out
from thirdhalf.kernel.scenarios.expectations import Language
from thirdhalf.kernel.scenarios.scenario import Scenario
from thirdhalf.kernel.scenarios.script import Guide
from thirdhalf.league.marks.rules import SeasonRules
from thirdhalf.odds.forecast import Forecast

# An action counts when its token is spent or it is taken for free, a test when it is rolled or comes to nothing.
_COUNTED = (events.TOKEN_SPENT, events.FREE_ACTION, events.CAME_TO)

DESIGN: Final = Design(
    topics={"action": ("action", "free action")},
    injuries=(events.INJURED,),
    turns=(events.TOKEN_SPENT, events.FREE_ACTION),
)


class DreadBallKit(Kit):
    """DreadBall and what belongs to it."""

    __slots__ = ()

    @property
    def id(self) -> str:
        return "dreadball"

    @property
    def teams(self) -> tuple[str, str]:
        return ("veer-myn", "forgefathers")

    @property
    def even(self) -> Setup:
        """DL6."""
        return {"handicap": True}

    @property
    def usual(self) -> Setup:
        """D2, D6: the sheet's rules, and a toss for who begins."""
        return {**super().usual, "preset": "sheet", "first": "toss", "handicap": False}

    @property
    def points(self) -> str:
        return "points"

    @property
    def roster(self) -> Roster:
        return ROSTER

    @property
    def forecast(self) -> Forecast:
        return DreadBallForecast()

    @property
    def language(self) -> Language:
        return DreadBallLanguage()

    @property
    def sketch(self) -> Sketch:
        return DreadBallSketch()

    @property
    def picture(self) -> Picture:
        return PICTURE

    @property
    def looking(self) -> Looking:
        return DreadBallSight

    @property
    def judge(self) -> Judge:
        return DreadBallJudge()

    @property
    def plays_on(self) -> str:
        return "province:20"

    @property
    def highlights(self) -> tuple[str, ...]:
        return HIGHLIGHTS

    @property
    def design(self) -> Design:
        return DESIGN

    @property
    def forms(self) -> tuple[Form, ...]:
        return FORMS

    def figures(self, start: KernelMatch, log: list[Event]) -> Figures:
        return figures(own_match(start), log)

    @property
    def season(self) -> SeasonRules:
        return DreadBallSeason()

    def encoder(self, setup: Setup) -> Encoder:
        return DreadBallEncoder(setup)

    def game(self, content: Path | None) -> DreadBall:
        return dreadball(self.own_folder(content))

    def content_folders(self, content: Path | None) -> tuple[Path, ...]:
        own = self.own_folder(content)
        return (CONTENT,) if own is None else (CONTENT, own)

    def game_of(self, folders: tuple[Path, ...]) -> DreadBall:
        return DreadBall(read_catalog(*folders))

    def rule_numbers(self) -> tuple[str, ...]:
        return rule_numbers()

    def guide(self, game: Game) -> Guide:
        assert isinstance(game, DreadBall)
        return DreadBallGuide(game)

    def read_scenario(self, game: Game, file: Path, variant: str = "") -> Scenario:
        assert isinstance(game, DreadBall)
        return read_scenario(game, file, variant)

    def setup(self, game: Game, wanted: Mapping[str, str | int | bool], seed: str, index: int) -> Setup:
        for name in wanted:
            if name not in SETUP_KEYS:
                raise ValueError(f"{self.id} knows no option '{name}'")
        return spelled_out(game.readings(), {"home": self.teams[0], "away": self.teams[1], **wanted})

    def pair(self, wanted: Setup, index: int) -> Setup:
        """The teams are far from equally strong: both coaches have the same one, in turns."""
        if "home" in wanted or "away" in wanted:
            return wanted
        team = self.teams[index % 2]
        return {**wanted, "home": team, "away": team}

    def candidates(self, match: KernelMatch, chooser: Chooser) -> list[Choice]:
        return candidates(own_match(match))

    def title(self, setup: Setup) -> str:
        return f"DreadBall, {setup.get('preset', 'sheet')} rules"

    def everything(self, game: Game) -> list[str]:
        return [
            *[f"action: {word}" for word in ACTION_WORDS],
            # A31: the last are a lesson's.
            *[f"ending: {word}" for word in ENDING_WORDS[1:GOAL_REACHED]],
            *[f"event: {kind}" for kind in EVENT_FIELDS],
        ]

    def occurrences(self, match: KernelMatch, log: list[Event]) -> dict[str, int]:
        match = own_match(match)
        seen: dict[str, int] = {}
        for event in log:
            names = [f"event: {event.kind}"]
            if event.kind in _COUNTED:
                names.append(f"action: {in_words(match, event)['action']}")
            if event.kind == events.ENDED:
                names.append(f"ending: {in_words(match, event)['ending']}")
            for name in names:
                seen[name] = seen.get(name, 0) + 1
        return seen


KIT: Final = DreadBallKit()
