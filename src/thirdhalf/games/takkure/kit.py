"""Takkure, for the packages around the games."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from thirdhalf.coaches.hints import Looking
from thirdhalf.coaches.judge import Judge
from thirdhalf.coaches.roster import Roster
from thirdhalf.games.design import Design
from thirdhalf.games.differences import Difference, read_differences
from thirdhalf.games.figures import Figures
from thirdhalf.games.forms import Form
from thirdhalf.games.kit import Kit
from thirdhalf.games.takkure.cards.effects import EFFECTS
from thirdhalf.games.takkure.coaches import ROSTER
from thirdhalf.games.takkure.coaches.insight import open_sight, takkure_sight
from thirdhalf.games.takkure.coaches.judge import TakkureJudge
from thirdhalf.games.takkure.coverage import everything, occurrences
from thirdhalf.games.takkure.encoding.encoder import TakkureEncoder
from thirdhalf.games.takkure.forms import FORMS
from thirdhalf.games.takkure.game import Takkure, takkure
from thirdhalf.games.takkure.odds.forecast import TakkureForecast
from thirdhalf.games.takkure.rules.line_up import line_ups
from thirdhalf.games.takkure.scenarios.expectations import TakkureLanguage
from thirdhalf.games.takkure.scenarios.reading import TakkureGuide, read_scenario
from thirdhalf.games.takkure.season import TakkureSeason
from thirdhalf.games.takkure.showing.picture import PICTURE
from thirdhalf.games.takkure.showing.sketch import TakkureSketch
from thirdhalf.games.takkure.statistics import HIGHLIGHTS, figures
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.catalog import CONTENT, read_catalog, rule_numbers
from thirdhalf.games.takkure.table.state import own_match
from thirdhalf.games.takkure.tactics import candidates
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.drawing.picture import Picture
from thirdhalf.kernel.drawing.sketch import Sketch
from thirdhalf.kernel.encoding import Encoder
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.game import Game, Setup
from thirdhalf.kernel.readings import KEY as READINGS_KEY
from thirdhalf.kernel.readings import spelled_out
from thirdhalf.kernel.scenarios.expectations import Language
from thirdhalf.kernel.scenarios.scenario import Scenario
from thirdhalf.kernel.scenarios.script import Guide
from thirdhalf.league.marks.rules import SeasonRules
from thirdhalf.odds.forecast import Forecast

FULL_MATCH = 6
KNOWN = (
    "home",
    "away",
    "exercise",
    "attacker",
    "line_ups",
    "home_marks",
    "away_marks",
    "pitch",
    "restrictions",
    "measuring",
    READINGS_KEY,
)

DESIGN: Final = Design(
    topics={
        "action": ("first action", "second action", "defence"),
        "card": ("card",),
        "team play": ("team plays", "team play"),
    },
    card_files=("individual_plays.toml", "team_plays.toml"),
    skills=("skill", "talent"),
    injuries=(events.INJURY,),
    turns=(events.ACTIVATED,),
)


class TakkureKit(Kit):
    """Takkure and what belongs to it."""

    __slots__ = ()

    @property
    def id(self) -> str:
        return "takkure"

    @property
    def teams(self) -> tuple[str, str]:
        return ("yamato", "teriomorphs")

    @property
    def usual(self) -> Setup:
        return {**super().usual, "exercise": FULL_MATCH, "measuring": "closed"}

    @property
    def points(self) -> str:
        return "tries or lines"

    @property
    def roster(self) -> Roster:
        return ROSTER

    @property
    def forecast(self) -> Forecast:
        return TakkureForecast()

    @property
    def language(self) -> Language:
        return TakkureLanguage()

    @property
    def sketch(self) -> Sketch:
        return TakkureSketch()

    @property
    def picture(self) -> Picture:
        return PICTURE

    @property
    def looking(self) -> Looking:
        return takkure_sight

    @property
    def looking_back(self) -> Looking:
        return open_sight

    @property
    def judge(self) -> Judge:
        return TakkureJudge()

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
        return TakkureSeason()

    def encoder(self, setup: Setup) -> Encoder:
        return TakkureEncoder(setup)

    def game(self, content: Path | None) -> Takkure:
        return takkure(self.own_folder(content))

    def content_folders(self, content: Path | None) -> tuple[Path, ...]:
        own = self.own_folder(content)
        return (CONTENT,) if own is None else (CONTENT, own)

    def game_of(self, folders: tuple[Path, ...]) -> Takkure:
        return Takkure(read_catalog(*folders, effects=EFFECTS))

    def rule_numbers(self) -> tuple[str, ...]:
        return rule_numbers()

    def differences(self) -> tuple[Difference, ...]:
        return read_differences(Path(__file__).with_name("differences.toml"), self.rule_numbers())

    def guide(self, game: Game) -> Guide:
        assert isinstance(game, Takkure)
        return TakkureGuide(game)

    def read_scenario(self, game: Game, file: Path, variant: str = "") -> Scenario:
        assert isinstance(game, Takkure)
        return read_scenario(game, file, variant)

    def setup(self, game: Game, wanted: Mapping[str, str | int | bool], seed: str, index: int) -> Setup:
        """With the attacker `both`, home attacks in the even matches; with line-ups `random`, others in each."""
        assert isinstance(game, Takkure)
        for name in wanted:
            if name not in KNOWN:
                raise ValueError(f"{self.id} knows no option '{name}'")
        setup = {name: value for name, value in wanted.items() if name != "line_ups"}
        setup.setdefault("exercise", FULL_MATCH)
        setup.setdefault("home", self.teams[0])
        setup.setdefault("away", self.teams[1])
        if setup.get("attacker", "both") == "both":
            setup["attacker"] = "away" if index % 2 else "home"
        if wanted.get("line_ups") == "random":
            chooser = Chooser(f"{seed}/{index}/line-ups")
            for side in ("home", "away"):
                exercise = game.exercise(setup["exercise"])
                starts = exercise.attack if side == setup["attacker"] else exercise.defence
                choices = line_ups(game.team(setup[side]), exercise, starts)
                setup[f"{side}_line_up"] = ", ".join(choices[chooser.below(len(choices))])
        return spelled_out(game.readings(), setup)

    def candidates(self, match: KernelMatch, chooser: Chooser) -> list[Choice]:
        return candidates(own_match(match))

    def title(self, setup: Setup) -> str:
        return f"Exercise {setup['exercise']}"

    def everything(self, game: Game) -> list[str]:
        assert isinstance(game, Takkure)
        return everything(game.catalog)

    def occurrences(self, match: KernelMatch, log: list[Event]) -> dict[str, int]:
        match = own_match(match)
        return occurrences(match, log)


KIT: Final = TakkureKit()
