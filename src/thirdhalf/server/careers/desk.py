"""What is answered to requests about careers."""

import secrets
import time
from functools import partial
from typing import Final

from thirdhalf.games import kit_of
from thirdhalf.games.leagues import check_team, season_of
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.game import Game
from thirdhalf.league.career.difficulty import coach_of, shift
from thirdhalf.league.career.log import Career, Line, SeasonLine
from thirdhalf.league.career.season import due, next_clubs, next_division, opening, own_results, season_terms
from thirdhalf.league.career.world import BEGUN
from thirdhalf.league.files.reading import terms_in
from thirdhalf.league.season.competition import Competition
from thirdhalf.league.season.drawing import next_draw
from thirdhalf.league.season.finding import Refused
from thirdhalf.server import limits
from thirdhalf.server.afterwards.queue import Queue
from thirdhalf.server.careers.forms import CareerGrant, CareerStep, CareerView, NewCareer
from thirdhalf.server.careers.keeping import Careers, NewSeason
from thirdhalf.server.careers.showing import ladder_of, shown
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.desk.asking import Answer, Asking, answer, read, token_of
from thirdhalf.server.desk.names import checked_name
from thirdhalf.server.games import check_level
from thirdhalf.server.keeping.seats import claimed_token, digest, new_token
from thirdhalf.server.keeping.sql import Taken
from thirdhalf.server.leagues.book import Book, now_word
from thirdhalf.server.leagues.desk import LeagueDesk
from thirdhalf.server.leagues.rooms import QUICK
from thirdhalf.server.limits import Allowance
from thirdhalf.server.lobby import Lobby

AT_ONCE: Final = "club"
"""Who plays for a stronger coach where two of the computer's clubs meet."""


class CareerDesk(LeagueDesk):
    """Answers that too."""

    def __init__(self, lobby: Lobby, allowance: Allowance, queue: Queue | None = None) -> None:
        super().__init__(lobby, allowance, queue)
        self.careers = Careers(lobby.storage.database)

    async def new_career(self, request: Asking) -> Answer:
        """A new career."""
        await self._allow_creating(request)
        wish = await read(request, NewCareer)
        game = self.lobby.game_called(wish.game)
        begin: Line = {
            "do": "begin",
            "at": now_word(),
            "game": game.id,
            "club": checked_name(wish.club),
            "team": wish.team,
            "seed": secrets.token_hex(8),
            "level": wish.level,
        }
        career = self._checked_career(game, wish, begin)
        token, id = new_token(), secrets.token_hex(8)
        season, line = self._season(career, token, 0, game, None)
        await self.lobby.contents.keep(game.id)
        await self.careers.begin(id, digest(token), int(time.time()), begin, season, line)
        return answer(CareerGrant(career=id, token=token), 201)

    def _checked_career(self, game: Game, wish: NewCareer, begin: Line) -> Career:
        """The career that is begun so; `NotPossible` says what is wrong with it."""
        try:
            season_of(game.id)
            career = Career([begin])
            check_team(terms_in(season_terms(career, 0, "", kit_of(game.id).even), "terms"), game, wish.team)
        except BadFile as error:
            raise NotPossible("name", error.why) from None
        except (ValueError, Refused) as error:
            raise NotPossible("set-up", str(error)) from None
        if wish.level:
            try:
                check_level(game.id, wish.level)
            except ValueError as error:
                raise NotPossible("no coach", str(error)) from None
        return career

    async def career(self, request: Asking) -> Answer:
        """How it stands."""
        self._allow(request, 1.0)
        return answer(await self._career_view(request, *await self._career(request)))

    async def career_step(self, request: Asking) -> Answer:
        """The others play, or another season begins."""
        self._allow(request, limits.UNKNOWN)
        wish = await read(request, CareerStep)
        career, book = await self._career(request)
        if wish.do == "next season":
            await self._next_season(request, career, book)
        else:
            await self._go_on(request, career, book)
        return answer(await self._career_view(request, *await self._career(request)))

    async def play_career(self, request: Asking) -> Answer:
        """One's seat in the next match, which is set up if it has not been."""
        self._allow(request, limits.UNKNOWN)
        career, book = await self._career(request)
        wanted = due(book.now, career.club)
        if wanted is None or wanted.own is None:
            raise NotPossible("league", "there is no match of yours to be played now")
        rival = wanted.own.away if book.now.name(wanted.own.home) == career.club else wanted.own.home
        if not (wanted.own.id in book.rooms and book.fits(wanted.own.id)):
            book = await self._coached(career, book, book.now.name(rival))
        token = season_token(token_of(request), book.league)
        role = book.seat_of(career.club, wanted.own.id)
        assert role is not None
        return answer(await self._seated(request, book, wanted.own.id, role, token))

    async def _coached(self, career: Career, book: Book, club: str) -> Book:
        """The rival with the coach that the results call for."""
        off = shift(own_results(book.now, career.club))
        style = self.lobby.games[career.game].styles().get(book.now.entry(club).team, "")
        coach = coach_of(ladder_of(career.game), career.seasons[-1].division, club, off, style, career.level)
        if book.now.entry(club).coach != coach:
            await self._append(book, {"do": "coach", "at": now_word(), "entry": club, "coach": coach})
            book = await self._book(book.league)
        return book

    async def _go_on(self, request: Asking, career: Career, book: Book) -> None:
        wanted = due(book.now, career.club)
        if wanted is None:
            if book.now.due():
                await self._append(book, {"at": now_word(), **next_draw(book.now)})
            return
        if wanted.own is not None:
            raise NotPossible("league", "your own match of this round comes first")
        await self._allow_creating(request)
        meeting = wanted.others[0]
        home, away = [at_once(career.game, book.now.entries[each].coach) for each in (meeting.home, meeting.away)]
        await self._play_at_once(book, meeting.id, (home, away))

    async def _next_season(self, request: Asking, career: Career, book: Book) -> None:
        if not book.now.over:
            raise NotPossible("league", "the season is not over")
        await self._allow_creating(request)
        game = self.lobby.games[career.game]
        division = next_division(book.now, career.club, career.seasons[-1].division)
        season, line = self._season(career, token_of(request), division, game, book.now)
        await self.lobby.contents.keep(game.id)
        try:
            number = len(career.lines) + 1
            await self.careers.go_on(request.path_params["career"], number, int(time.time()), season, line)
        except Taken:
            # Asked for twice: it has begun.
            return

    def _season(
        self, career: Career, token: str, division: int, game: Game, before: Competition | None
    ) -> tuple[NewSeason, Line]:
        """A season as it is kept, and the line of the career that names it."""
        league = secrets.token_hex(8)
        terms = season_terms(career, division, game.content_hash(), kit_of(game.id).even)
        clubs = BEGUN if before is None else next_clubs(before, career)
        # A game whose teams have no styles names two all the same.
        styles = game.styles() or dict.fromkeys(kit_of(game.id).teams, "")
        own = SeasonLine(league, division, clubs)
        lines = opening(career, terms, own, ladder_of(game.id), styles, before)
        kept = NewSeason(league, terms, lines, digest(season_token(token, league)), career.club)
        told = {"do": "season", "at": now_word(), "league": league, "division": division}
        return kept, {**told, "clubs": [list(each) for each in clubs]}

    async def _append(self, book: Book, line: Line) -> None:
        """One line more in a season's log; somebody who asks twice has written the same."""
        self._checked(book, [line])
        try:
            await self.leagues.append(book.league, len(book.lines) + 1, [line])
        except Taken:
            raise NotPossible("busy", "this career goes on elsewhere; look again") from None

    async def _career(self, request: Asking) -> tuple[Career, Book]:
        """The career whose token somebody has, and its present season with all results that are there."""
        lines = await self.careers.find(request.path_params["career"], digest(token_of(request)))
        if lines is None:
            raise NotPossible("no league", "this career is not known")
        career = Career(lines)
        return career, await self._gathered(career.seasons[-1].league)

    async def _career_view(self, request: Asking, career: Career, book: Book) -> CareerView:
        past = [(await self._book(season.league)).now for season in career.seasons[:-1]]
        token = season_token(token_of(request), book.league)
        game = await self._game(book)
        return await self._work(partial(shown, request.path_params["career"], career, token, book, game, past))


def season_token(token: str, league: str) -> str:
    """The club's token to a season, by that of its career."""
    return claimed_token(token, f"season {league}")


def at_once(game: str, coach: str) -> str:
    """Who plays for a coach where nobody waits: itself if it needs no time to think, else somebody of its style."""
    level, plus, style = coach.partition("+")
    if level in QUICK:
        return coach
    alike = f"{AT_ONCE}{plus}{style}"
    return alike if alike in kit_of(game).roster.personalities else AT_ONCE
