"""English, French and German at any time, without a reload."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from thirdhalf.words import LANGUAGES, words

GAP = re.compile(r"(?<![\w/#-])(?:ui|event|question|option|action|card|play|skill|rule)-[a-z0-9-]+|\{\s?\$")
"""What a text looks like for which there are no words."""


def test_the_language_changes_without_a_reload(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    ada.begin_exercise(1)
    page = ada.page
    page.evaluate("() => { globalThis.sameDocument = true; }")
    ada.accept()
    told = set()
    for language in ("fr", "de", "en"):
        page.get_by_label("Language").or_(page.get_by_label("Langue")).or_(page.get_by_label("Sprache")).select_option(
            language
        )
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".bar.mine")).to_be_visible()
        told.add(page.locator(".bar .ask p").inner_text())
        assert not GAP.findall(page.locator("body").inner_text())
    assert len(told) == 3
    assert page.evaluate("() => globalThis.sameDocument")
    # It is kept, too.
    ada.go()
    page.get_by_role("button", name="DE").click()
    claim = words("de").say("ui-claim-takkure", {})
    expect(page.locator("h1")).to_have_text(claim)
    page.reload()
    expect(page.locator("h1")).to_have_text(claim)


def test_a_players_values_have_the_rulebooks_names(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server, language="fr")
    ada.begin_exercise(1)
    ada.page.locator(".board .row").first.click()
    assert ada.page.locator(".card dt").all_inner_texts() == ["MVT", "CdB", "FOR", "RÉF", "INT", "PRO", "PHY"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_its_words(visit: Visit, shared_server: Serving, language: str) -> None:
    ada = visit(shared_server, language=language)
    ada.forgive("400")  # an invitation that is none
    for path in (
        "",
        "learn",
        "new/computer",
        "new/screen",
        "new/friend",
        "new/watch",
        "matches",
        "replay",
        "rules",
        "differences",
        "settings",
        "join/nothing",
    ):
        ada.go(path)
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        ada.page.wait_for_load_state("networkidle")
        assert not GAP.findall(ada.page.locator("body").inner_text()), path


def test_what_went_wrong_is_said_in_the_language_of_the_page(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server, language="fr")
    ada.forgive("40[03]")
    ada.go(f"join/{'unknown' * 5}")
    expect(ada.page.get_by_role("alert")).to_contain_text("Cette invitation est inconnue")
    ada.page.get_by_role("button", name="DE").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("Diese Einladung ist unbekannt")
    # A link that was cut off.
    ada.go("join/cut")
    ada.page.reload()
    expect(ada.page.get_by_role("alert")).to_contain_text("Ist der Link vollständig?")
