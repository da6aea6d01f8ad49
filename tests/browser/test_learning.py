"""The first exercise, from the home page to its end."""

from tests.browser.conftest import Visit
from tests.browser.serving import Serving


def test_exercise_1_by_pointer(visit: Visit, shared_server: Serving) -> None:
    ada = visit(shared_server)
    ada.begin_exercise(1)
    answers = 1
    while ada.accept() == "asked":
        answers += 1
    assert answers > 5
    assert ada.violations() == []
