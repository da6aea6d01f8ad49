"""Whose turn it is: everybody's in turn, what is urgent first, nobody all of it."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from thirdhalf.server.games import games
from thirdhalf.server.thinking import queue
from thirdhalf.server.thinking.bench import Bench, Broken, ThreadBench
from thirdhalf.server.thinking.jobs import CHOICE, ENCODER, JOBS, Position, Reply, Wish
from thirdhalf.server.thinking.queue import (
    GRACE,
    HINT,
    LONGEST,
    MOST_OF_ONE,
    PLAY,
    SECRET,
    SHORTEST,
    WATCHED,
    Crowded,
    Errand,
    Failed,
    Lane,
)

GAME = games()["takkure"]


class Scripted(Bench):
    """Answers when it is told to, and remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, float]] = []
        self.waits: list[float] = []
        self.replies: asyncio.Queue[bytes | Exception] = asyncio.Queue()

    async def exchange(self, line: bytes, seconds: float) -> bytes:
        job = JOBS.decode(line)
        self.asked.append((job.match, job.seconds))
        self.waits.append(seconds)
        reply = await self.replies.get()
        if isinstance(reply, Exception):
            raise reply
        return reply

    def answer(self, number: int = 0) -> None:
        """Let the job of the moment be done."""
        self.replies.put_nowait(ENCODER.encode(Reply("done", msgspec.Raw(f"[{number}]".encode()))))

    @property
    def names(self) -> list[str]:
        """Which matches it was asked about."""
        return [name for name, _ in self.asked]


def errand(name: str, owner: str, urgency: int = PLAY) -> Errand:
    """Something to think about in the match of that name."""
    return Errand(owner, urgency, Position(name, GAME, {"exercise": 1}, 0, [], 0), Wish("play", "seed", "club"))


def run(work: Callable[[], Awaitable[None]]) -> None:
    """In a loop, and not for ever."""

    async def bounded() -> None:
        async with asyncio.timeout(20):
            await work()

    asyncio.run(bounded())


async def settle() -> None:
    """Let all that can go on go on."""
    for _ in range(10):
        await asyncio.sleep(0)


async def order(bench: Scripted, lane: Lane, errands: list[Errand]) -> list[str]:
    """In which order they are done, all having come while something else was."""
    first = errand("first", "nobody else", SECRET)
    lane.put(first)
    await settle()
    for each in errands:
        lane.put(each)
    for _ in range(len(errands) + 1):
        bench.answer()
        await settle()
    return bench.names[1:]


def test_whoever_asks_much_waits_for_whoever_asks_little() -> None:
    async def work() -> None:
        bench = Scripted()
        many = [errand(f"a{number}", "a") for number in range(4)]
        found = await order(bench, Lane([bench], ThreadBench()), [*many, errand("b", "b"), errand("c", "c")])
        assert found == ["a0", "b", "c", "a1", "a2", "a3"]

    run(work)


def test_play_comes_before_hints_and_hints_before_what_is_only_watched() -> None:
    async def work() -> None:
        bench = Scripted()
        wanted = [
            errand("watched", "a", WATCHED),
            errand("hint", "b", HINT),
            errand("play", "c"),
            errand("secret", "d", SECRET),
        ]
        found = await order(bench, Lane([bench], ThreadBench()), wanted)
        assert found == ["secret", "play", "hint", "watched"]

    run(work)


def test_who_has_waited_long_has_a_turn_between_those_who_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "PATIENCE", -1.0)

    async def work() -> None:
        bench = Scripted()
        players = [errand(f"p{number}", f"p{number}") for number in range(6)]
        found = await order(bench, Lane([bench], ThreadBench()), [errand("hint", "h", HINT), *players])
        assert found.index("hint") == queue.BEFORE_OLDEST

    run(work)


def test_nobody_holds_all_who_think() -> None:
    async def work() -> None:
        benches = [Scripted(), Scripted()]
        lane = Lane(benches, ThreadBench())
        for number in range(3):
            lane.put(errand(f"a{number}", "a"))
        await settle()
        assert [bench.names for bench in benches] == [["a0"], []]
        lane.put(errand("b", "b"))
        await settle()
        assert [bench.names for bench in benches] == [["a0"], ["b"]]
        await lane.close()

    run(work)


def test_while_others_wait_one_thinks_less() -> None:
    async def work() -> None:
        bench = Scripted()
        await order(bench, Lane([bench], ThreadBench()), [errand("a", "a"), errand("b", "b")])
        assert [seconds for _, seconds in bench.asked] == [LONGEST[SECRET], SHORTEST[PLAY], LONGEST[PLAY]]

    run(work)


def test_whoever_thinks_is_waited_for_so_long_and_no_longer() -> None:
    async def work() -> None:
        bench = Scripted()
        await order(bench, Lane([bench], ThreadBench()), [errand("a", "a"), errand("b", "b", HINT)])
        assert bench.waits == [LONGEST[SECRET] + GRACE, SHORTEST[PLAY] + GRACE, LONGEST[HINT] + GRACE]

    run(work)


def test_of_one_address_so_many_hints_wait_and_no_more() -> None:
    async def work() -> None:
        lane = Lane([Scripted()], ThreadBench())
        for number in range(MOST_OF_ONE + 1):  # one of them is thought about
            lane.put(errand(f"a{number}", "a", HINT))
        with pytest.raises(Crowded):
            lane.put(errand("one more", "a", HINT))
        lane.put(errand("b", "b", HINT))
        assert lane.waiting == MOST_OF_ONE + 1
        await lane.close()

    run(work)


def test_what_nobody_waits_for_is_not_thought_about() -> None:
    async def work() -> None:
        bench = Scripted()
        gone = errand("gone", "a")
        gone.done.cancel()
        assert await order(bench, Lane([bench], ThreadBench()), [gone, errand("b", "b")]) == ["b"]

    run(work)


def test_a_job_of_which_the_thinker_died_is_done_again_once() -> None:
    async def work() -> None:
        bench = Scripted()
        lane = Lane([bench], ThreadBench())
        once, twice = errand("once", "a"), errand("twice", "b")
        lane.put(once)
        lane.put(twice)
        bench.replies.put_nowait(Broken())
        bench.answer(7)
        bench.replies.put_nowait(Broken())
        bench.replies.put_nowait(Broken())
        assert CHOICE.decode(await once.done) == (7,)
        with pytest.raises(Failed):
            await twice.done
        assert bench.names == ["once", "once", "twice", "twice"]

    run(work)


class Listening(ThreadBench):
    """Remembers where the choices began that it was sent."""

    def __init__(self) -> None:
        super().__init__()
        self.starts: list[int] = []

    async def exchange(self, line: bytes, seconds: float) -> bytes:
        self.starts.append(JOBS.decode(line).start)
        return await super().exchange(line, seconds)


def test_a_thinker_is_sent_only_what_it_does_not_know_and_all_if_it_has_forgotten() -> None:
    async def work() -> None:
        bench = Listening()
        lane = Lane([bench], ThreadBench())
        setup: dict[str, str | int | bool] = {"exercise": 1, "attacker": "home"}
        match = GAME.new(setup, None)
        chosen: list[tuple[int, ...]] = []

        async def asked(name: str = "m", epoch: int = 0) -> tuple[int, ...]:
            assert match.decision is not None
            wanted = Errand(
                "a", PLAY, Position(name, GAME, setup, epoch, chosen[:], match.decision.seat), Wish("play", "s", "club")
            )
            lane.put(wanted)
            choice = CHOICE.decode(await wanted.done)
            assert match.decision.refusal(choice) is None
            return choice

        for _ in range(2):
            choice = await asked()
            match.choose(choice)
            chosen.append(choice)
        assert bench.starts == [0, 0]  # nothing was chosen before the first
        await asked()
        assert bench.starts[2:] == [1]
        bench._thinker._kept.clear()
        await asked()
        assert bench.starts[3:] == [2, 0]
        await asked(epoch=1)
        assert bench.starts[5:] == [0]
        await lane.close()

    run(work)
