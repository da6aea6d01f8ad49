"""What the packages around the games need of each: opening it, its scenarios, its words, what can occur in it.

A game must say its name, how it is opened, its rules' numbers, the words of its events and how it is encoded; what
else there is has an answer here that serves until the game has a better one.
"""

from collections.abc import Mapping
from pathlib import Path

from thirdhalf.coaches.budget import COUNTED, Budget
from thirdhalf.coaches.habit import HabitSight
from thirdhalf.coaches.hints import Looking
from thirdhalf.coaches.judge import Judge
from thirdhalf.coaches.roster import Roster
from thirdhalf.games.design import Design
from thirdhalf.games.differences import Difference
from thirdhalf.games.figures import Figures
from thirdhalf.games.forms import Form
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.drawing.picture import Picture
from thirdhalf.kernel.drawing.sketch import Sketch
from thirdhalf.kernel.encoding import Encoder
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game, Setup
from thirdhalf.kernel.readings import spelled_out
from thirdhalf.kernel.scenarios.expectations import Language
from thirdhalf.kernel.scenarios.from_set_up import read_from_set_up
from thirdhalf.kernel.scenarios.scenario import Scenario
from thirdhalf.kernel.scenarios.script import Guide
from thirdhalf.league.marks.rules import SeasonRules
from thirdhalf.odds.forecast import Forecast
from thirdhalf.odds.whole import WholeForecast


class Kit:
    """One game and what belongs to it."""

    __slots__ = ()

    @property
    def id(self) -> str:
        """The game's name on the command line and in files."""
        raise NotImplementedError

    @property
    def teams(self) -> tuple[str, str]:
        """Who plays if nobody says otherwise, home first."""
        return ("home", "away")

    @property
    def points(self) -> str:
        """What the score counts."""
        return "points"

    @property
    def roster(self) -> Roster:
        """The computer's coaches that know it."""
        return Roster({})

    @property
    def even(self) -> Setup:
        """What a set-up says where teams of unlike strength are to have like chances."""
        return {}

    @property
    def usual(self) -> Setup:
        """What the set-up of a whole match means where it says nothing; who names it all the same means the same."""
        return {"home_marks": "", "away_marks": ""}

    @property
    def forecast(self) -> Forecast:
        """How its positions are looked ahead from."""
        return WholeForecast(self.game(None))

    @property
    def language(self) -> Language:
        """Its events as scenarios write them."""
        raise NotImplementedError

    @property
    def sketch(self) -> Sketch:
        """Its table in characters."""
        return Sketch()

    @property
    def picture(self) -> Picture:
        """Its table as a picture."""
        return Picture(self.sketch)

    @property
    def looking(self) -> Looking:
        """How its coaches look at a position to give hints."""
        return HabitSight

    @property
    def looking_back(self) -> Looking:
        """How they look at a position when the match is over, and nothing need be kept from anybody."""
        return self.looking

    @property
    def judge(self) -> Judge | None:
        """Who judges its matches afterwards; None where nobody has learned to."""
        return None

    @property
    def plays_on(self) -> str:
        """The coach, by name, who plays both sides on where a match is judged: one who looks ahead, and is quick."""
        return self.roster.usual

    @property
    def highlights(self) -> tuple[str, ...]:
        """The kinds of events that a match is remembered by."""
        return ()

    @property
    def design(self) -> Design:
        """What a designer can take apart of it."""
        return Design({})

    @property
    def season(self) -> SeasonRules | None:
        """What a season leaves on its players; None where that cannot be played."""
        return None

    @property
    def forms(self) -> tuple[Form, ...]:
        """Its content as forms, for who makes some in the browser."""
        return ()

    def figures(self, start: Match, log: list[Event]) -> Figures:
        """What is counted of a match, from how it began and everything that happened."""
        return Figures([], (), (), 0)

    def encoder(self, setup: Setup) -> Encoder:
        """Matches set up like that as numbers, for those who learn; ValueError, in one line, on a bad set-up."""
        raise NotImplementedError

    def own_folder(self, content: Path | None) -> Path | None:
        """Where a folder has this game's content: in a folder of the game's name, if there is one, else all over."""
        if content is not None and (content / self.id).is_dir():
            return content / self.id
        return content

    def game(self, content: Path | None) -> Game:
        """The game with its content, and what a folder of one's own adds or replaces."""
        raise NotImplementedError

    def content_folders(self, content: Path | None) -> tuple[Path, ...]:
        """The folders that `game` reads, what a later one has added to the former; none for a game without content."""
        return ()

    def game_of(self, folders: tuple[Path, ...]) -> Game:
        """The game with the content of such folders and no other, as it was in another version or on another server."""
        return self.game(None)

    def rule_numbers(self) -> tuple[str, ...]:
        """The numbers of all its rules and rulings."""
        raise NotImplementedError

    def differences(self) -> tuple[Difference, ...]:
        """Where the texts of its rules disagree, in the order of the rules."""
        return ()

    def guide(self, game: Game) -> Guide:
        """Who reads answers as scenarios and people write them."""
        return Guide(game)

    def read_scenario(self, game: Game, file: Path, variant: str = "") -> Scenario:
        """A scenario of this game; of a file with variants the one of that name, or the first."""
        return read_from_set_up(game, file, self.rule_numbers(), self.language, variant)

    def setup(self, game: Game, wanted: Mapping[str, str | int | bool], seed: str, index: int) -> Setup:
        """The set-up of one match of many, from what was asked for on the command line. `seed` and `index` decide what
        differs from match to match.
        """
        return spelled_out(game.readings(), {**wanted})

    def pair(self, wanted: Setup, index: int) -> Setup:
        """What one pair of a ladder is played with, where nobody wants anything else: the same for both coaches."""
        return wanted

    def candidates(self, match: Match, chooser: Chooser) -> list[Choice]:
        """The choices worth considering for whoever is asked, in a match that may be a guess."""
        return HabitSight(match, chooser, Budget(0, COUNTED)).considered()

    def title(self, setup: Setup) -> str:
        """What is played, in a few words."""
        return self.id

    def everything(self, game: Game) -> list[str]:
        """All that can occur in a match, by name."""
        return [f"event: {kind}" for kind in game.event_fields()]

    def occurrences(self, match: Match, log: list[Event]) -> dict[str, int]:
        """How often each has occurred."""
        seen: dict[str, int] = {}
        for event in log:
            name = f"event: {event.kind}"
            seen[name] = seen.get(name, 0) + 1
        return seen
