"""A bot plays a seat of a match on a server: a program by lines, or a coach of the server's."""

import threading
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.bots.programs import example, program
from tests.server.harness import GAMES, Client, Running, Told, create
from thirdhalf.bots.coach import PREFIX
from thirdhalf.cli.bot import play_seat
from thirdhalf.cli.main import commands
from thirdhalf.server.visiting.playing import play_by_coach
from thirdhalf.server.visiting.seat import Seat


def by_program(server: Running, token: str, command: str, seconds: float = 5.0) -> int:
    """Play a seat with a program, from the command's beginning to its end."""
    return play_seat(server.url, token, None, command, seconds)


def ended(server: Running, match: Told) -> Told:
    """How it ended, as anybody sees it."""
    with Client(server.url, match["public"]) as client:
        client.until_asked()
        assert client.outcome is not None
        return client.outcome


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_in_c_plays_a_match_over_the_wire(
    server: Running, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = create(server.url, "mine", "rookie", game=game, **GAMES[game])
    assert by_program(server, match["home"], example("c", tmp_path)) == 0
    outcome = ended(server, match)
    told = f"home: the winner is {outcome['winner']}, {outcome['home_score']}:{outcome['away_score']}"
    heard = capsys.readouterr()
    assert heard.out == f"{told} ({outcome['ending']})\n"
    assert not heard.err


def test_two_bots_play_a_whole_match_with_cards_and_secrets(server: Running, tmp_path: Path) -> None:
    match = create(server.url, "mine", "mine", exercise=6, measuring="closed")
    found: list[int] = []
    command = example("py", tmp_path)
    other = threading.Thread(target=lambda: found.append(by_program(server, match["away"], command)))
    other.start()
    found.append(play_seat(server.url, match["home"], "rookie", None, 5.0))
    other.join(60)
    assert found == [0, 0]
    ended(server, match)


def test_an_invitation_is_taken_up_by_its_link_once(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = create(server.url, "random", "invite", exercise=1)
    link = f"{server.url}#/join/{match['away']}"
    assert play_seat(link, None, None, example("py", tmp_path), 5.0) == 0
    heard = capsys.readouterr()
    assert heard.out.startswith("away: the winner is ")
    assert f"--connect {server.url} --seat " in heard.err
    with pytest.raises(ValueError, match="somebody has taken it up"):
        play_seat(link, None, "random", None, 5.0)


def test_a_program_asks_a_server_what_it_asks_an_engine(server: Running, tmp_path: Path) -> None:
    name = program(
        tmp_path,
        """import json
for what in ("state", "setting", "question", "events"):
    print("show", what, flush=True)
    found = sys.stdin.readline().split(" ", 2)
    assert found[:2] == ["shown", what] and json.loads(found[2]) is not None
print("judge", number, 999, flush=True)
assert sys.stdin.readline().split()[:2] == ["refused", number]
print("take", number, 1, flush=True)""",
    )
    match = create(server.url, "mine", "random", exercise=1)
    assert by_program(server, match["home"], name.removeprefix(PREFIX)) == 0


def test_who_forfeits_plays_on_for_the_others_and_says_so(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = program(tmp_path, "print('no board here', file=sys.stderr)\nsys.exit(1)")
    match = create(server.url, "mine", "random", exercise=1)
    assert by_program(server, match["home"], name.removeprefix(PREFIX)) == 1
    ended(server, match)
    assert "the program forfeited: it has ended (no board here)" in capsys.readouterr().err


def test_a_lost_connection_is_made_again(server: Running) -> None:
    match = create(server.url, "mine", "random", exercise=1)
    seat = Seat(server.url, match["home"])
    assert seat.until_asked()
    seat._socket.close()
    outcome = play_by_coach(seat, "random")
    seat.close()
    assert ended(server, match)["ending"] == outcome.ending


@pytest.mark.parametrize(
    ("token", "coach", "told"),
    [
        ("public", "random", "this token is a spectator's"),
        ("unknown-unknown-unknown", "random", "the server will not have it"),
        ("home", "nobody", "the server will not have it: no coach"),
        ("", "random", "wants --seat TOKEN, or the link of an invitation"),
    ],
)
def test_what_a_server_will_not_have_is_told_in_one_line(server: Running, token: str, coach: str, told: str) -> None:
    match = create(server.url, "mine", "random", exercise=1)
    with pytest.raises(ValueError, match=told):
        play_seat(server.url, match.get(token, token), coach, None, 5.0)


@pytest.mark.parametrize("address", ["http://127.0.0.1:9/", "127.0.0.1:9"])
def test_where_nobody_answers_is_told(address: str) -> None:
    with pytest.raises(ValueError, match=r"does not answer|no address of a server"):
        play_seat(address, "unknown-unknown-unknown", "random", None, 5.0)


@pytest.mark.parametrize("given", [[], ["club", "--program", "./bot"]])
def test_a_bot_is_either_a_coach_or_a_program(given: list[str]) -> None:
    told = CliRunner().invoke(commands, ["bot", "--connect", "http://127.0.0.1:9/", *given])
    assert told.exit_code == 2
    assert "Give either a coach of the server's or --program." in told.output
