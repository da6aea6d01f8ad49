"""What is answered to requests about leagues."""

import contextlib
import secrets
import time
from functools import partial
from typing import Final

from thirdhalf.games import kit_of
from thirdhalf.games.leagues import check_team, season_of
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.seat import SEAT_WORDS
from thirdhalf.league.season.competition import Line
from thirdhalf.league.season.finding import Refused
from thirdhalf.league.season.following import closing, next_terms, opening
from thirdhalf.server import limits
from thirdhalf.server.afterwards.desk import AfterDesk
from thirdhalf.server.afterwards.queue import Queue
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.desk.asking import Answer, Asking, answer, read, token_of
from thirdhalf.server.desk.names import checked_name
from thirdhalf.server.forms import SeatName
from thirdhalf.server.keeping.seats import claimed_token, digest, new_token
from thirdhalf.server.keeping.sql import Taken
from thirdhalf.server.leagues.beginning import NewLeague, check_change, day_of, text_of
from thirdhalf.server.leagues.book import Book, now_word, opened
from thirdhalf.server.leagues.forms import EnterLeague, LeagueGrant, LeagueStep, LeagueView, PlayFixture
from thirdhalf.server.leagues.gathering import result_lines
from thirdhalf.server.leagues.history import history_of
from thirdhalf.server.leagues.judging import LeagueJudge
from thirdhalf.server.leagues.keeping import KeyRow, Leagues, RoomRow, Season
from thirdhalf.server.leagues.reminding import told_to
from thirdhalf.server.leagues.rooms import QUICK, simulated, wish_for
from thirdhalf.server.leagues.showing import shown
from thirdhalf.server.leagues.stepping import lines_of
from thirdhalf.server.limits import Allowance
from thirdhalf.server.lobby import Lobby
from thirdhalf.server.requests import Created, Grant
from thirdhalf.server.room.info import match_info
from thirdhalf.words import words

INVITATION: Final = "league invitation"
TRIES: Final = 8
"""How often a step is tried where others write too."""
MOST_LINES: Final = 20_000
NO_ONE: Final = KeyRow("", "guest", "")


class LeagueDesk(AfterDesk):
    """Answers that too."""

    def __init__(self, lobby: Lobby, allowance: Allowance, queue: Queue | None = None) -> None:
        super().__init__(lobby, allowance, queue)
        self.leagues = Leagues(lobby.storage.database)
        self.judge = LeagueJudge(lobby, self.queue)

    async def new_league(self, request: Asking) -> Answer:
        """A new league."""
        await self._allow_creating(request)
        wish = await read(request, NewLeague)
        game = self.lobby.game_called(wish.game)
        terms = text_of(wish, game, secrets.token_hex(8))
        league = secrets.token_hex(8)
        self._check_terms(game, wish, self._new_book(league, terms, []))
        token = new_token()
        invite = claimed_token(token, INVITATION)
        keys = [(digest(token), "organiser"), (digest(invite), "invite")]
        await self.lobby.contents.keep(game.id)
        await self.leagues.create(league, terms, int(time.time()), keys)
        return answer(LeagueGrant(league=league, role="organiser", token=token, invite=invite, entry=""), 201)

    def _new_book(self, league: str, terms: str, lines: list[Line]) -> Book:
        """A league on these terms; `NotPossible` where they are none, or lines do not fit them."""
        try:
            return opened(league, terms, lines, {})
        except BadFile as error:
            raise NotPossible("league", f"{error.field}: {error.why}") from None

    def _check_terms(self, game: Game, wish: NewLeague, book: Book) -> None:
        """Whether a match can be played on these terms."""
        try:
            if wish.marks:
                season_of(game.id)
            check_team(book.now.terms, game, kit_of(game.id).teams[0])
        except (ValueError, Refused) as error:
            raise NotPossible("set-up", str(error)) from None

    async def league_terms(self, request: Asking) -> Answer:
        """Other terms, before the first draw; the log says that they were changed."""
        await self._allow_creating(request)
        league = request.path_params["league"]
        wish = await read(request, NewLeague)
        for _ in range(TRIES):
            book = await self._book(league)
            if (await self._key(request, book)).role != "organiser":
                raise NotPossible("no seat", "only the organiser changes the terms")
            check_change(book.now, wish)
            game = await self._game(book)
            terms = text_of(wish, game, book.now.terms.seed)
            line: Line = {"at": now_word(), "by": "organiser", "do": "terms"}
            self._checked(book, [line])
            self._check_terms(game, wish, self._new_book(league, terms, [*book.lines, line]))
            try:
                await self.leagues.change(league, len(book.lines) + 1, line, terms)
            except Taken:
                continue
            return answer(await self._view(request, await self._book(league)))
        raise NotPossible("busy", "too many write at once; try again")

    async def league_history(self, request: Asking) -> Answer:
        """All seasons up to this one."""
        self._allow(request, limits.VERIFYING)
        book = await self._gathered(request.path_params["league"])
        return answer(history_of([*[await self._book(each) for each in book.now.before], book]))

    async def league(self, request: Asking) -> Answer:
        """How it stands. Friends who share an address look at it every few seconds."""
        self._allow(request, 1.0)
        book = await self._gathered(request.path_params["league"])
        return answer(await self._view(request, book))

    async def enter_league(self, request: Asking) -> Answer:
        """A club by an invitation."""
        await self._allow_creating(request)
        wish = await read(request, EnterLeague)
        league = request.path_params["league"]
        key = await self.leagues.key(digest(wish.invite))
        book = await self._book(league)
        given = None if key is None else book.known(key)
        if given is None or given.role != "invite":
            raise NotPossible("no invitation", "this invitation is not known")
        # Who was there in a season before, and has left, comes back as somebody else.
        token = claimed_token(wish.invite, wish.key if book.now.number == 1 else f"{wish.key}/{league}")
        for _ in range(TRIES):
            known = await self.leagues.key(digest(token))
            if known is not None:
                return answer(LeagueGrant(league=league, role="club", token=token, invite="", entry=known.entry))
            book = await self._book(league)
            line: Line = {"do": "enter", "at": now_word(), "entry": checked_name(wish.name), "team": wish.team}
            if book.now.terms.divisions:
                line = {**line, "division": book.now.terms.divisions[-1]}
            self._checked(book, [line])
            self._check_team(book, wish.team)
            try:
                await self.leagues.enter(league, len(book.lines) + 1, line, digest(token), str(line["entry"]))
            except Taken:
                continue
            return answer(
                LeagueGrant(league=league, role="club", token=token, invite="", entry=str(line["entry"])), 201
            )
        raise NotPossible("busy", "too many write at once; try again")

    async def league_step(self, request: Asking) -> Answer:
        """One step of the organiser's, or of a club about itself."""
        self._allow(request, limits.UNKNOWN)
        league = request.path_params["league"]
        wish = await read(request, LeagueStep)
        book = await self._gathered(league)
        key = await self._key(request, book)
        if wish.do == "simulate":
            await self._simulate(request, key, book, wish)
        elif wish.do == "next":
            await self._follow(request, key, book, wish)
        else:
            await self._take(book, key, wish)
        return answer(await self._view(request, await self._gathered(league)))

    async def _take(self, book: Book, key: KeyRow, wish: LeagueStep) -> None:
        for _ in range(TRIES):
            game = await self._game(book)
            try:
                lines = lines_of(book, game, key, wish)
            except (Refused, BadFile, ValueError) as error:
                raise NotPossible("league", str(error)) from None
            try:
                self._checked(book, lines)
            except NotPossible as error:
                if wish.do != "undo" or not wish.why.strip():
                    raise
                raise NotPossible("league", f"others stand on it: {error.why}") from None
            try:
                await self.leagues.append(book.league, len(book.lines) + 1, lines)
            except Taken:
                book = await self._book(book.league)
                continue
            return
        raise NotPossible("busy", "too many write at once; try again")

    async def play_fixture(self, request: Asking) -> Answer:
        """A club's seat in its match, which is set up if nobody has yet."""
        self._allow(request, limits.UNKNOWN)
        fixture = (await read(request, PlayFixture)).match
        book = await self._gathered(request.path_params["league"])
        key = await self._key(request, book)
        role = book.seat_of(key.entry, fixture) if key.role == "club" else None
        if role is None:
            raise NotPossible("league", "this is no match of yours that is to be played")
        return answer(await self._seated(request, book, fixture, role, token_of(request)))

    async def _seated(self, request: Asking, book: Book, fixture: str, role: SeatName, own: str) -> Created:
        """A seat in a fixture's match for whoever has that token of the league."""
        room = book.rooms.get(fixture)
        match = room.match if room is not None and book.fits(fixture) else await self._open(request, book, fixture)
        token = claimed_token(own, f"seat {match}")
        opened_room = await self.lobby.room(match)
        if opened_room.row.coaches[SEAT_WORDS.index(role)]:
            raise NotPossible("league", "the computer plays this match for you")
        await self.leagues.seat(digest(token), match, role)
        watch = (await self._book(book.league)).rooms[fixture].watch
        grants = [Grant(role=role, token=token, invite=""), Grant(role="public", token=watch, invite="")]
        return Created(info=match_info(opened_room.row, opened_room.open_seats), grants=grants)

    async def _open(self, request: Asking, book: Book, fixture: str) -> str:
        await self._allow_creating(request)
        game = await self._game(book)
        book.check_free(fixture)
        created = await self.lobby.create(wish_for(book, game, fixture))
        watch = next(grant.token for grant in created.grants if grant.role == "public")
        return await self.leagues.take_room(
            book.league, fixture, book.times_annulled(fixture), created.info.match, watch
        )

    async def _simulate(self, request: Asking, key: KeyRow, book: Book, wish: LeagueStep) -> None:
        """The computer's clubs play their match: at once, or for all to see where one of them thinks longer."""
        if key.role != "organiser":
            raise NotPossible("no seat", "only the organiser lets the computer play its matches")
        _, meeting = book.now.meeting(wish.match)
        home, away = [book.now.entries[each].coach for each in (meeting.home, meeting.away)]
        if not home or not away:
            raise NotPossible("league", "this match is for people to play")
        if all(name.partition("+")[0] in QUICK for name in (home, away)):
            await self._play_at_once(book, wish.match, (home, away))
        else:
            await self._open(request, book, wish.match)

    async def _play_at_once(self, book: Book, fixture: str, coaches: tuple[str, str]) -> None:
        """A match of two of the computer's clubs, from first to last."""
        game = await self._game(book)
        book.check_free(fixture)
        row, seats, entries, watch = await self._work(partial(simulated, book, game, fixture, coaches))
        await self.lobby.contents.keep(game.id)
        await self.lobby.storage.create(row, seats, entries)
        await self.leagues.take_room(book.league, fixture, book.times_annulled(fixture), row.id, watch)

    async def _follow(self, request: Asking, key: KeyRow, book: Book, wish: LeagueStep) -> None:
        """The season is closed, and another begun, with the content of today. Tokens go on."""
        if key.role != "organiser":
            raise NotPossible("no seat", "only the organiser begins the next season")
        await self._allow_creating(request)
        game = self.lobby.game_called(book.now.terms.game)
        then = secrets.token_hex(8)
        try:
            line = {"at": now_word(), "by": "organiser", **closing(book.now, then)}
            lines: list[Line] = [{"at": now_word(), **each} for each in opening(book.now, book.league)]
            terms = next_terms(book.terms, secrets.token_hex(8), game.content_hash(), day_of(wish.at))
            for entry in book.now.entries:
                check_team(book.now.terms, game, entry.team)
        except (Refused, ValueError) as error:
            raise NotPossible("league", str(error)) from None
        opened(then, terms, lines, {})
        await self.lobby.contents.keep(game.id)
        try:
            number = len(book.lines) + 1
            await self.leagues.follow(book.league, number, line, Season(then, terms, int(time.time()), lines))
        except Taken:
            raise NotPossible("busy", "somebody else writes; try again") from None

    async def league_tasks(self, request: Asking) -> Answer:
        """What somebody is to do; friends who share an address ask now and then."""
        self._allow(request, 1.0)
        book = await self._gathered(request.path_params["league"])
        return answer(told_to(book, await self._key(request, book)))

    async def league_worth(self, request: Asking) -> Answer:
        """Luck and value added."""
        self._allow(request, limits.VERIFYING)
        return answer(await self.judge.worth(await self._book(request.path_params["league"])))

    async def league_export(self, request: Asking) -> Answer:
        """The league as a file. A page has no use for that, and not all that it needs."""
        from thirdhalf.league.telling.exports import EXPORTS, exported

        self._allow(request, limits.CREATING)
        form = request.path_params["form"]
        language = request.query_params.get("lang", "en")
        if form not in EXPORTS or language not in ("en", "fr", "de"):
            raise NotPossible("league", f"there is no such export; there are: {', '.join(EXPORTS)}")
        book = await self._gathered(request.path_params["league"])
        try:
            text = exported(book.now, form, language, words(language).say)
        except Refused as error:
            raise NotPossible("league", str(error)) from None
        return Answer(text.encode(), 200, EXPORTS[form].kind, f"league-{book.league}.{EXPORTS[form].ending}")

    # How it is found.

    async def _book(self, league: str) -> Book:
        kept = await self.leagues.find(league)
        if kept is None:
            raise NotPossible("no league", "this league is not known")
        return opened(league, kept.terms, kept.lines, kept.rooms)

    async def _gathered(self, league: str) -> Book:
        """The league, with the results of all its matches that are over by now."""
        book = await self._book(league)
        while over := book.unread():
            fixture, room = over[0]
            lines = await self._result(book, fixture, room)
            if not lines:
                break
            self._checked(book, lines)
            # Whoever else was first has written the same.
            with contextlib.suppress(Taken):
                await self.leagues.append(league, len(book.lines) + 1, lines)
            book = await self._book(league)
        return book

    async def _result(self, book: Book, fixture: str, room: RoomRow) -> list[Line]:
        found = await self.lobby.room(room.match)
        return await self._work(partial(result_lines, book, await self._game(book), fixture, found))

    async def _game(self, book: Book) -> Game:
        terms = book.now.terms
        game = await self.lobby.contents.game(terms.game, terms.content)
        if game is None:
            raise NotPossible("content", "this league is played with other content than this server has")
        return game

    async def _key(self, request: Asking, book: Book) -> KeyRow:
        key = await self.leagues.key(digest(token_of(request)))
        given = None if key is None else book.known(key)
        if given is None or given.role == "invite":
            raise NotPossible("no seat", "this token is for another league")
        return given

    async def _view(self, request: Asking, book: Book) -> LeagueView:
        key, invite = NO_ONE, ""
        if request.authorization:
            key = await self._key(request, book)
            invite = claimed_token(token_of(request), INVITATION) if key.role == "organiser" else ""
        return shown(book, await self._game(book), key, invite)

    def _checked(self, book: Book, lines: list[Line]) -> None:
        """Whether these lines fit what came before."""
        if len(book.lines) + len(lines) > MOST_LINES:
            raise NotPossible("league", f"a league's log has {MOST_LINES} lines at most")
        try:
            book.with_lines(lines)
        except BadFile as error:
            raise NotPossible("league", error.why) from None

    def _check_team(self, book: Book, team: str) -> None:
        game = self.lobby.games[book.now.terms.game]
        try:
            check_team(book.now.terms, game, team)
        except ValueError as error:
            raise NotPossible("set-up", str(error)) from None
