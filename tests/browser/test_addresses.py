"""Every page has its title, and an address that leads nowhere says so."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Serving


def test_every_page_has_a_title_of_its_own(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    pages = ("learn", "new/computer", "matches", "rules", "settings", "nonsense")
    titles = [ada.go(path).page.title() for path in pages]
    assert len(set(titles)) == len(pages)
    assert all(title.endswith(" · Third Half") for title in titles)
    ada.begin_exercise(1)
    expect(ada.page).to_have_title("● Your turn · Yamato – Teriomorphs · Third Half")


def test_an_address_that_leads_nowhere_says_so(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    for path in ("nonsense", "new/nonsense"):
        ada.go(path)
        expect(ada.page.get_by_role("heading", name="Nothing here")).to_be_visible()
    ada.forgive("404")
    answer = ada.page.goto(f"{shared_server.url}nothing")
    assert answer is not None
    assert answer.status == 404
    expect(ada.page.get_by_role("heading", name="Nothing here")).to_be_visible()


def test_what_the_server_sends_is_compressed(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    for path in ("", "words/en.ftl", "api/about"):
        answer = ada.context.request.get(f"{shared_server.url}{path}")
        assert answer.headers["content-encoding"] == "gzip", path


def test_enter_is_for_the_answer_after_hints_were_asked_for(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    ada.begin_exercise(1)
    before = ada.turn
    ada.page.get_by_role("button", name="Hints").click()
    ada.page.wait_for_selector(".bar .hints")
    ada.page.keyboard.press("Enter")
    ada.until_ready(before)
