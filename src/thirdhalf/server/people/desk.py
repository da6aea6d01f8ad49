"""What is answered to requests about people."""

import json
import secrets
import time
from typing import Final

from thirdhalf.server import limits
from thirdhalf.server.allowing.allowances import Want
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.desk.asking import Answer, Asking, answer, read, token_of
from thirdhalf.server.desk.names import checked_name
from thirdhalf.server.keeping.seats import digest, new_token, role_of
from thirdhalf.server.keeping.sql import Taken
from thirdhalf.server.limits import Allowance
from thirdhalf.server.lobby import Lobby
from thirdhalf.server.logs import note
from thirdhalf.server.people.belongings import Belongings
from thirdhalf.server.people.forms import (
    Account,
    AccountChange,
    Challenge,
    Changed,
    Credential,
    PasskeyShown,
    Report,
    Reported,
    SeatHeld,
    Seats,
    SeatsHeld,
    SessionShown,
    SignedIn,
    SignIn,
    SignUp,
    Standing,
)
from thirdhalf.server.people.judging import Judging, ReportRow
from thirdhalf.server.people.keeping import AccountRow, Accounts, SessionRow
from thirdhalf.server.people.naming import account_name, folded
from thirdhalf.server.people.passkeys import NewKey, challenge_in, id_of, place_of, registered, used
from thirdhalf.server.people.proofs import CODES, Passwords, Tries, check_password, code_digest, new_code, ways
from thirdhalf.server.workbench.desk import WorkDesk

SHORTEST_PASSWORD: Final = 8
REPORTS_AN_HOUR: Final = 20
"""So many an hour by one account, or by one address of guests: others want to be heard too."""
STANDINGS: Final[dict[str, Standing]] = {"": "", "muted": "muted", "banned": "banned"}
PROVEN: Final = ("name", "password", "passkey", "drop passkey", "codes", "erase")
"""Changes for which a session is not enough where there is a password."""


class PeopleDesk(WorkDesk):
    """Answers that too."""

    def __init__(self, lobby: Lobby, allowance: Allowance) -> None:
        super().__init__(lobby, allowance)
        database = lobby.storage.database
        self.accounts = Accounts(database)
        self.belongings = Belongings(database)
        self.judging = Judging(database)
        self.passwords = Passwords()
        self._tries = Tries(allowance.creations, self.allowances)

    def ways(self) -> list[str]:
        return ways()

    async def challenge(self, request: Asking) -> Answer:
        """What a passkey is to sign."""
        self._allow(request, limits.CREATING)
        self._offered("passkey")
        place = place_of(request.origin)
        challenge = secrets.token_bytes(32)
        if not await self.accounts.challenge(challenge, int(time.time())):
            raise NotPossible("busy", "too many sign in at once; try again")
        return answer(Challenge(challenge=base64url(challenge), host=place.host))

    async def sign_up(self, request: Asking) -> Answer:
        """A new account."""
        self._allow(request, limits.CREATING)
        wish = await read(request, SignUp)
        name = account_name(wish.name)
        key, kept = None, ""
        await self._tries.check_new(request.address)
        if await self.accounts.by_name(name) is not None:
            raise NotPossible("taken", "somebody has this name, or one that looks like it")
        if wish.passkey is not None:
            key = await self._new_key(request, wish.passkey)
        else:
            kept = await self._new_password(wish.password, name)
        now = int(time.time())
        row = AccountRow(secrets.token_hex(8), name, folded(name), kept, "", now)
        codes = [new_code() for _ in range(CODES)]
        try:
            await self.accounts.add(row, key, [code_digest(row.id, code) for code in codes], device_name(wish.device))
        except Taken:
            raise NotPossible("taken", "somebody has this name, or one that looks like it") from None
        note("account created")
        return await self._signed_in(row, wish.device, codes, 201)

    async def sign_in(self, request: Asking) -> Answer:
        """A new session."""
        self._allow(request, limits.UNKNOWN)
        wish = await read(request, SignIn)
        await self._tries.check(folded(wish.name), request.address)
        if wish.passkey is not None:
            account = await self._by_passkey(request, wish.passkey)
        else:
            account = await self._by_name(wish)
        if account is None:
            # The same, whether or not somebody has this name.
            raise NotPossible("wrong", "name and password do not fit")
        await self._tries.passed(folded(wish.name), request.address)
        if account.standing == "banned":
            raise NotPossible("banned", "the operator has closed this account")
        return await self._signed_in(account, wish.device, [], 200)

    async def _by_name(self, wish: SignIn) -> AccountRow | None:
        self._offered("password")
        account = await self.accounts.by_name(wish.name)
        if wish.code:
            known = account is not None and await self.accounts.use_code(account.id, code_digest(account.id, wish.code))
        else:
            known = await self.passwords.fits("" if account is None else account.password, wish.password)
        # A code has changed it.
        return await self.accounts.by_id(account.id) if account is not None and known else None

    async def _by_passkey(self, request: Asking, said: Credential) -> AccountRow | None:
        self._offered("passkey")
        values = spelled(said)
        challenge = challenge_in(values)
        place = place_of(request.origin)
        kept = await self.accounts.passkey(id_of(values))
        if kept is None or not await self.accounts.answered(challenge, int(time.time())):
            raise NotPossible("passkey", "this passkey is not known here")
        uses = used(values, challenge, place, NewKey(kept.id, kept.key, kept.uses))
        await self.accounts.used_passkey(kept.id, uses)
        return await self.accounts.by_id(kept.account)

    async def account(self, request: Asking) -> Answer:
        """An account as its owner sees it."""
        self._allow(request, 1.0)
        session, account = await self.who(request)
        return answer(await self._shown(account, session))

    async def change_account(self, request: Asking) -> Answer:
        """One change to the account."""
        self._allow(request, limits.UNKNOWN)
        session, account = await self.who(request)
        wish = await read(request, AccountChange)
        if wish.do in PROVEN and account.password:
            await self._tries.check(account.folded, request.address)
            if not await self.passwords.fits(account.password, wish.proof):
                raise NotPossible("wrong", "this is not the account's password")
            await self._tries.passed(account.folded, request.address)
        codes = await self._change(request, session, account, wish)
        found = await self.accounts.session(session.token, int(time.time()))
        return answer(Changed(account=None if found is None else await self._shown(found[1], session), codes=codes))

    async def _change(
        self, request: Asking, session: SessionRow, account: AccountRow, wish: AccountChange
    ) -> list[str]:
        """Do it; recovery codes, where some were made."""
        fine = True
        match wish.do:
            case "name":
                await self._rename(account, wish.name)
            case "password":
                await self.accounts.set_password(account.id, await self._new_password(wish.password, account.name))
            case "passkey" if wish.passkey is not None:
                key = await self._new_key(request, wish.passkey)
                fine = await self.accounts.add_passkey(account.id, key, device_name(wish.device), int(time.time()))
            case "drop passkey":
                fine = await self.accounts.drop_passkey(account.id, id_of({"id": wish.id}))
            case "codes":
                codes = [new_code() for _ in range(CODES)]
                await self.accounts.set_codes(account.id, [code_digest(account.id, code) for code in codes])
                return codes
            case "sign out" | "revoke":
                fine = await self.accounts.end(account.id, session.id if wish.do == "sign out" else wish.id)
            case "erase":
                await self.belongings.erase(account.id)
            case "block" | "unblock":
                other = await self._named(wish.name)
                fine = await self.accounts.block(account.id, other.id, wish.do == "block") and other.id != account.id
            case _:
                fine = False
        if not fine:
            raise NotPossible("account", "that cannot be done")
        return []

    async def _rename(self, account: AccountRow, wanted: str) -> None:
        name = account_name(wanted)
        try:
            await self.belongings.rename(account.id, name, folded(name))
        except Taken:
            raise NotPossible("taken", "somebody has this name, or one that looks like it") from None

    async def account_seats(self, request: Asking) -> Answer:
        """Bring seats into the account, and have all of its own here."""
        self._allow(request, limits.CREATING)
        _, account = await self.who(request)
        await self.belongings.take(account.id, [digest(token) for token in (await read(request, Seats)).tokens])
        held = await self.belongings.seats(account.id)
        tokens = await self.belongings.tokens(token_of(request), held)
        seats = [
            SeatHeld(match=each.match, role=role_of(each.role), token=token)
            for each, token in zip(held, tokens, strict=True)
        ]
        return answer(SeatsHeld(seats=seats))

    async def account_export(self, request: Asking) -> Answer:
        """All that is kept of the account."""
        self._allow(request, limits.VERIFYING)
        _, account = await self.who(request)
        told = json.dumps(await self.belongings.exported(account), ensure_ascii=False, indent=1)
        return Answer(told.encode(), 200, "application/json", "thirdhalf-account.json")

    async def report(self, request: Asking) -> Answer:
        """Something for the operator to look at."""
        self._allow(request, limits.VERIFYING)
        wish = await read(request, Report)
        account = (await self.who(request))[1].id if request.authorization else ""
        who = account or request.address
        if not await self.allowances.take(Want("reports", who, REPORTS_AN_HOUR / limits.HOUR, REPORTS_AN_HOUR)):
            raise NotPossible("too many", "too many reports from here; wait a while")
        match, about = "", ""
        if wish.token:
            role, room = await self.lobby.seat(wish.token, request.address)
            match = room.row.id
            side = "away" if role == "home" else "home"
            other = (await self.belongings.sitting(match)).get(side)
            about = other.id if other is not None else f"the guest at {side}"
        elif account and wish.name:
            about = (await self._named(wish.name)).id
        if not match and not about:
            raise NotPossible("malformed", "a report names somebody, or is about a match of one's own")
        row = ReportRow(secrets.token_hex(4), account, about, match, wish.why, int(time.time()), 0)
        if not await self.judging.report(row):
            raise NotPossible("busy", "too many reports wait; try again later")
        return answer(Reported(report=row.id), 201)

    # Who it is.

    async def who(self, request: Asking) -> tuple[SessionRow, AccountRow]:
        """The session and the account of whoever asks."""
        found = await self.accounts.session(digest(token_of(request)), int(time.time()))
        if found is None:
            raise NotPossible("signed out", "this session has ended; sign in again")
        if found[1].standing == "banned":
            raise NotPossible("banned", "the operator has closed this account")
        return found

    async def _named(self, name: str) -> AccountRow:
        found = await self.accounts.by_name(name)
        if found is None:
            raise NotPossible("nobody", "nobody is called so here")
        return found

    async def _signed_in(self, account: AccountRow, device: str, codes: list[str], status: int) -> Answer:
        token = new_token()
        now = int(time.time())
        session = await self.accounts.open_session(digest(token), account.id, device_name(device), now)
        return answer(SignedIn(token=token, account=await self._shown(account, session), codes=codes), status)

    async def _shown(self, account: AccountRow, session: SessionRow) -> Account:
        details = await self.accounts.details(account.id)
        return Account(
            name=account.name,
            created=account.created,
            standing=STANDINGS.get(account.standing, ""),
            has_password=bool(account.password),
            codes=details.codes,
            passkeys=[
                PasskeyShown(id=base64url(key.id), name=key.name, created=key.created) for key in details.passkeys
            ],
            sessions=[
                SessionShown(
                    id=each.id, device=each.device, created=each.created, used=each.used, own=each.id == session.id
                )
                for each in details.sessions
            ],
            blocked=details.blocked,
        )

    # What proves it.

    def _offered(self, way: str) -> None:
        if way not in ways():
            raise NotPossible("no accounts", "this server has no accounts of that kind")

    async def _new_password(self, password: str, name: str) -> str:
        self._offered("password")
        if len(password) < SHORTEST_PASSWORD:
            raise NotPossible("weak", f"a password has {SHORTEST_PASSWORD} signs at least")
        check_password(password, name)
        return await self.passwords.hashed(password)

    async def _new_key(self, request: Asking, said: Credential) -> NewKey:
        self._offered("passkey")
        values = spelled(said)
        challenge = challenge_in(values)
        if not await self.accounts.answered(challenge, int(time.time())):
            raise NotPossible("passkey", "this took too long; try again")
        return registered(values, challenge, place_of(request.origin))


def spelled(said: Credential) -> dict[str, str]:
    """The parts of a credential by their names."""
    return {each: getattr(said, each) for each in said.__struct_fields__}


def base64url(data: bytes) -> str:
    """Bytes as browsers' authenticators write them."""
    from base64 import urlsafe_b64encode

    return urlsafe_b64encode(data).decode().rstrip("=")


def device_name(device: str) -> str:
    """What a session is called in its owner's list."""
    return checked_name(device) if device.strip() else ""
