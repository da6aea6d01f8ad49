"""Makes the pictures of README and docs from real play: `make pictures` (needs the client, `make web`, and a Chromium);
`python tools/pictures.py FILE …` those that are named.

Computer coaches play a seeded match as far as a shot wants it; the server shows it, and the page is photographed.
"""

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from thirdhalf import __version__
from thirdhalf.games import kit_of
from thirdhalf.kernel.dice import seed_from
from thirdhalf.kernel.seat import HOME, NOBODY
from thirdhalf.kernel.view import View
from thirdhalf.server.keeping.places import FILE_NAME
from thirdhalf.server.keeping.rows import MatchRow, SeatRow
from thirdhalf.server.keeping.seats import digest
from thirdhalf.server.keeping.sqlite import SqliteDatabase
from thirdhalf.server.keeping.storage import Storage
from thirdhalf.server.room.playing import Playing
from thirdhalf.server.room.showing import outcome_of
from thirdhalf.server.room.stream import ENCODER

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
LARGEST = 280_000
LAPTOP = (1280, 860)
PHONE = (390, 844)
# Measuring is open: else nobody may suggest anything (0.03), and there is less to see.
FULL_MATCH: dict[str, str | int | bool] = {
    **{"exercise": 6, "home": "yamato", "away": "teriomorphs", "attacker": "home", "measuring": "open"},
}
DREADBALL: dict[str, str | int | bool] = {"home": "forgefathers", "away": "veer-myn", "first": "home"}
SUGGESTED = ".bar.mine .button.main:enabled"
FOR_EVER = 0.005
"""A speed at which a panel stands until somebody goes on."""
ANALYSED = 300_000
MOST_LOOKS, BETWEEN_LOOKS = 300, 200
TOKENS = {"home": "picture-token-of-home", "public": "picture-token-of-spectators"}


@dataclass(frozen=True)
class Shot:
    """A picture: which page (`{match}` is the id of its match), on which screen, and how far the match is played: so
    many decisions, then on until home is asked about the topic, by the rule if one is given; without topic to the end.
    """

    file: str
    page: str
    size: tuple[int, int] = LAPTOP
    game: str = "takkure"
    coach: str = "club"
    seed: str = "picture"
    decisions: int = 0
    topic: str = ""
    rule: str = ""
    setup: dict[str, str | int | bool] = field(default_factory=lambda: dict(FULL_MATCH))
    # Of a picture of dice in their panel: the coach who answers for away until somebody rolls.
    opponent: str = ""
    # Of a picture that the page makes itself: the button for it. Otherwise the page is photographed.
    button: str = ""


SHOTS = (
    Shot("match.jpg", "match/{match}", decisions=120, topic="mark"),
    Shot("panel.jpg", "match/{match}", decisions=120, topic="second action", opponent="rookie"),
    Shot("phone.jpg", "match/{match}", PHONE, decisions=160, topic="second action"),
    Shot("replay.jpg", "replay/{match}/300"),
    Shot("moment.svg", "replay/{match}/300", button="SVG"),
    Shot("manga.svg", "third-half/{match}", button="Save as SVG"),
    Shot("learn.jpg", "learn"),
    Shot("dreadball.jpg", "match/{match}", game="dreadball", decisions=150, topic="push", setup=DREADBALL),
    Shot("dreadball-phone.jpg", "match/{match}", PHONE, "dreadball", decisions=330, topic="step", setup=DREADBALL),
    Shot("dreadball-moment.svg", "replay/{match}/250", game="dreadball", setup=DREADBALL, button="SVG"),
)


def played(shot: Shot, id: str) -> tuple[MatchRow, list[SeatRow], Playing]:
    """The match of a shot, as the server stores it."""
    game = kit_of(shot.game).game(None)
    names = ("Ada", "Bo")
    seed = seed_from(shot.seed)
    row = MatchRow(
        id, game.id, game.content_hash(), __version__, shot.setup, names, ("", shot.opponent), 0, seed, 0, 0, HOME, ""
    )
    seats = [SeatRow(digest(f"{token}-{id}"), id, role, 0, None) for role, token in TOKENS.items()]
    return row, seats, Playing(game, row)


def kept_tokens(id: str) -> list[dict[str, str]]:
    """What a browser keeps of who has a place in this match."""
    return [{"match": id, "role": role, "token": f"{token}-{id}", "invite": ""} for role, token in TOKENS.items()]


async def stored(folder: Path, shots: list[Shot]) -> None:
    """Play and store the match of every shot."""
    storage = Storage(SqliteDatabase(folder / FILE_NAME))
    await storage.open()
    for number, shot in enumerate(shots):
        row, seats, playing = played(shot, f"{number:016x}")
        entries = playing.begin_at_once()
        roster = kit_of(shot.game).roster
        coaches = [roster.coach(shot.coach, f"{shot.seed}/{seat}") for seat in ("home", "away")]
        decisions = 0
        while playing.asked != NOBODY:
            decision = playing.match.decision
            if shot.topic and decisions >= shot.decisions and decision is not None:
                if playing.asked == HOME and decision.topic == shot.topic and shot.rule in ("", decision.rule):
                    break
            choice = coaches[playing.asked](View(playing.match.copy(), playing.asked))
            entries += playing.answer(choice, "")
            decisions += 1
        row.waiting = playing.asked
        outcome = outcome_of(playing)
        row.outcome = "" if outcome is None else ENCODER.encode(outcome).decode()
        await storage.create(row, seats, entries)
    await storage.close()


def opened(browser: Browser, url: str, shot: Shot, id: str) -> Page:
    """The shot's page, at rest."""
    width, height = shot.size
    phone = width < 600
    context = browser.new_context(
        viewport={"width": width, "height": height},
        is_mobile=phone,
        has_touch=phone,
        device_scale_factor=1.5 if phone else 1,
    )
    settings = {"language": "en", "speed": 0, "calm": True, "help": "advice", "name": "Ada", "game": shot.game}
    if shot.opponent:
        settings["speed"] = FOR_EVER
    for place, value in (("settings", settings), ("tokens", kept_tokens(id))):
        context.add_init_script(f"localStorage['thirdhalf.{place}'] = {json.dumps(json.dumps(value))}")
    page = context.new_page()
    page.goto(f"{url}#/{shot.page.format(match=id)}")
    page.locator("main").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")
    if shot.topic:
        page.locator(SUGGESTED).first.wait_for()
    if shot.opponent:
        until_dice(page)
    return page


def until_dice(page: Page) -> None:
    """Take what is suggested until two players' dice lie in a panel, which stands still."""
    for _ in range(MOST_LOOKS):
        if page.locator(".climax .slab").count() > 1 and page.locator(".climax .stamp").count():
            return
        pressed = page.locator(".climax .skip" if page.locator(".climax").count() else SUGGESTED)
        if pressed.count():
            pressed.first.click()
        page.wait_for_timeout(BETWEEN_LOOKS)
    sys.exit("nobody rolled")


def take(browser: Browser, url: str, shots: list[Shot]) -> None:
    """Photograph every shot."""
    for number, shot in enumerate(shots):
        page = opened(browser, url, shot, f"{number:016x}")
        file = FOLDER / shot.file
        if shot.button:
            # What an analysis shows comes after it.
            page.set_default_timeout(ANALYSED)
            with page.expect_download() as download:
                page.get_by_role("button", name=shot.button, exact=True).click()
            download.value.save_as(file)
        else:
            page.screenshot(path=file, animations="disabled", quality=82)
        page.context.close()
        size = file.stat().st_size
        print(f"docs/pictures/{shot.file}: {size} bytes")
        if size > LARGEST:
            sys.exit(f"docs/pictures/{shot.file} has more than {LARGEST} bytes")


def main() -> None:
    """All pictures, or those that are named."""
    shots = [shot for shot in SHOTS if shot.file in sys.argv[1:] or not sys.argv[1:]]
    chromium = shutil.which(os.environ.get("CHROMIUM", "chromium"))
    if chromium is None:
        sys.exit("there is no Chromium; name one: CHROMIUM=… make pictures")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(stored(Path(folder), shots))
        command = [sys.executable, "-m", "thirdhalf", "serve", "--port", "0", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server, sync_playwright() as playwright:
            try:
                assert server.stdout is not None
                url = server.stdout.readline().split()[-1]
                browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
                take(browser, url, shots)
                browser.close()
            finally:
                server.send_signal(signal.SIGTERM)


if __name__ == "__main__":
    main()
