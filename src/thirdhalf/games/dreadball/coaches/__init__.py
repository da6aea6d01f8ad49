"""The computer's coaches for DreadBall, by name."""

from thirdhalf.coaches.roster import Roster
from thirdhalf.games.dreadball.coaches.levels import LESSONS, LEVELS, PERSONALITIES

ROSTER = Roster(LEVELS, LESSONS, PERSONALITIES)
