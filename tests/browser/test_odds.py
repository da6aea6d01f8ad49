"""3.07: what comes of the dice is told before they are shared out."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.prepared import prepare, sit_down
from tests.browser.serving import Serving
from tests.browser.visitor import LAPTOP, PHONE, Visitor

TOPIC = "dice for opponent"
PERCENT = re.compile(r"(\d+) %")


@pytest.fixture(scope="module")
def sharing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with a match in which an attacker meets two opponents."""
    folder = tmp_path_factory.mktemp("sharing")
    setup: dict[str, str | int | bool] = {"exercise": 3, "attacker": "home", "home": "yamato", "away": "teriomorphs"}
    prepare(folder, setup, "shared 3 8", TOPIC)
    serving = Serving(folder)
    yield serving
    serving.stop()


def seated(visitor: Visitor) -> Visitor:
    """The coach who is asked."""
    sit_down(visitor, "home")
    expect(visitor.page.locator(".bar.mine .answers .button")).to_have_count(2)
    assert visitor.topic == TOPIC
    return visitor


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_every_number_of_dice_comes_with_its_odds(visit: Visit, sharing: Serving, size: tuple[int, int]) -> None:
    ada = seated(visit(sharing, size=size))
    odds = ada.page.locator(".bar .answers .odds")
    expect(odds).to_have_text([PERCENT, PERCENT])
    shares = [[int(share) for share in PERCENT.findall(text)] for text in odds.all_inner_texts()]
    # Success, ball lost, ball down; a die against nobody helps nobody.
    assert all(len(share) == 3 and max(share) <= 100 for share in shares)
    assert shares[0][0] < shares[1][0]
    # The side that is asked heads the question; whom the dice go against is named in it, and ringed on the pitch.
    expect(ada.page.locator(".bar .ask strong")).to_have_text("Yamato")
    name = str(ada.page.locator(".token.subject").get_attribute("title")).split(",")[0]
    expect(ada.page.locator(".bar .ask .asked")).to_contain_text(f"against {name}?")
    assert ada.violations() == []


def test_whoever_wants_no_suggestions_gets_no_odds(visit: Visit, sharing: Serving) -> None:
    ada = seated(visit(sharing, help="none"))
    ada.page.wait_for_load_state("networkidle")
    expect(ada.page.locator(".bar .odds")).to_have_count(0)
