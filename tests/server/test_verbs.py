"""What may be asked of a room: every request has its verb and its guard, every code its meaning."""

from typing import get_args, get_type_hints

import pytest

from thirdhalf.server.codes import FAILURES, PROBLEMS, REFUSED, FailureCode, RefusedCode
from thirdhalf.server.forms import Sent
from thirdhalf.server.keeping.seats import ROLES
from thirdhalf.server.protocol import ClientMessage, ClientRequest, Hello, ServerMessage
from thirdhalf.server.room.answering import VERBS, Verb


def test_every_request_has_its_verb() -> None:
    assert set(VERBS) == set(get_args(ClientRequest)) == set(get_args(ClientMessage)) - {Hello}


@pytest.mark.parametrize("request_type", VERBS, ids=lambda form: form.__name__)
def test_a_verb_answers_a_request_of_its_own_with_a_message(request_type: type[Sent]) -> None:
    verb: Verb = VERBS[request_type]  # type: ignore[index]  # a key of it
    hints = get_type_hints(verb.do)
    assert hints["request"] is request_type
    assert hints["return"] in get_args(ServerMessage)
    assert set(verb.who.roles) <= set(ROLES)
    assert verb.do.__module__.rpartition(".")[2] == verb.do.__name__ == request_type.__name__.lower()


def test_every_code_says_what_it_means() -> None:
    assert set(REFUSED) == set(get_args(RefusedCode))
    assert set(FAILURES) == set(get_args(FailureCode))
    assert all(status.status >= 400 for status in FAILURES.values())
    assert {"malformed", "again"} <= set(PROBLEMS)
