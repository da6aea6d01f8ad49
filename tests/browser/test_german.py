"""The longest words there are: in German nothing overflows its card, and the toolbar stays one row."""

from pathlib import Path
from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.prepared import prepare, sit_down
from tests.browser.serving import Serving

SETUP: Final[dict[str, str | int | bool]] = {
    "exercise": 6,
    "measuring": "closed",
    "home": "yamato",
    "away": "teriomorphs",
}


def test_german_words_fit_and_closed_measuring_is_explained(visit: Visit, tmp_path: Path) -> None:
    """0.03: where a run is drawn and no reach is shown, it says why; the question is headed by who is asked."""
    role = prepare(tmp_path, SETUP, "german", "mark")
    serving = Serving(tmp_path)
    try:
        ada = visit(serving)
        ada.context.add_init_script("localStorage['thirdhalf.settings'] = JSON.stringify({ language: 'de' })")
        page = sit_down(ada, role).page
        labels = page.locator(".hand .label")
        expect(labels.first).to_be_visible()
        assert labels.evaluate_all("all => all.filter(each => each.scrollWidth > each.clientWidth + 1).length") == 0
        tops = page.locator(".toolbar > *").evaluate_all(
            "all => all.map(each => { const at = each.getBoundingClientRect(); return (at.top + at.bottom) / 2 })"
        )
        assert max(tops) - min(tops) < 8
        expect(page.locator(".bar.mine")).to_contain_text("Gemessen wird nicht vorab")
        team = "Yamato" if role == "home" else "Teriomorphs"
        expect(page.locator(".bar.mine strong").first).to_contain_text(team)
        expect(page.locator(".bar.mine .asked")).to_contain_text("laufen?")
    finally:
        serving.stop()
