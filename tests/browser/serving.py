"""`thirdhalf serve` as a process of its own, on a free port of the loopback address, with a data folder of its own."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.hygiene.sources import ROOT

PATIENCE = 20
NETWORK_NAME = "elsewhere.test"
"""A server answers to this too. A browser trusts the name less than its own machine, as any address in a network."""


class Serving:
    """A server that can be killed and started again at the same address, with the matches it had."""

    def __init__(self, folder: Path, delay: int = 0, module: str = "tests.browser.seeded") -> None:
        self.folder = folder
        self.delay = delay
        self._module = module
        self.url = ""
        self._process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Serve, the first time on any port that is free, then on the same again."""
        port = self.url.rstrip("/").rsplit(":", 1)[-1] or "0"
        options = ["--port", port, "--data", str(self.folder), "--delay", str(self.delay), "--rate", "5000"]
        options += ["--allow-host", NETWORK_NAME]
        self._process = subprocess.Popen(
            [sys.executable, "-m", self._module, "serve", *options], stdout=subprocess.PIPE, text=True, cwd=ROOT
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Third Half on http://127.0.0.1:"), line
        self.url = line.split()[-1]

    @property
    def network_url(self) -> str:
        """Its address for others."""
        return self.url.replace("127.0.0.1", NETWORK_NAME)

    def kill(self) -> None:
        """End it without warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it cleanly, if it still runs."""
        if self._process is not None:
            assert self._end(signal.SIGTERM) == 0

    def _end(self, number: signal.Signals) -> int:
        assert self._process is not None
        with self._process as process:
            os.kill(process.pid, number)
            ended = process.wait(PATIENCE)
        self._process = None
        return ended
