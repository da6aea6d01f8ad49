"""What a page has in memory from the start, and what it must not have."""

import subprocess
import sys

PROGRAM = """
import sys
from thirdhalf.server.page.waking import Read, prepare, wake

prepare()
assert not [name for name in sys.modules if name.partition(".")[0] == "msgspec"], "an extension was loaded"
assert "thirdhalf.games.takkure.kit" in sys.modules
wake()
import msgspec
from thirdhalf.server.page import door, helper

assert isinstance(msgspec.__loader__, Read)
assert isinstance(door.__loader__, Read) and door.__file__.endswith("door.py")
assert msgspec.json.encode(1) == b"1" and door.Door and helper.think
"""


def test_what_needs_an_extension_is_read_beforehand_and_run_later() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
