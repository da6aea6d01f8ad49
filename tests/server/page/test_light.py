"""What a page does without: modules that the site leaves out are not imported by what it runs."""

import subprocess
import sys

from tools.build_site import LEFT_OUT

PROGRAM = """
import re, sys

LEFT_OUT = re.compile(sys.argv[1])

class Without:
    def find_spec(self, name, path=None, target=None):
        file = name.replace(".", "/")
        if LEFT_OUT.match(file + ".py") or LEFT_OUT.match(file + "/") or name.partition(".")[0] == "multiprocessing":
            raise ImportError(f"{name} is not in a page")

sys.meta_path.insert(0, Without())
for name in [name for name in sys.modules if name.partition(".")[0] == "multiprocessing"]:
    del sys.modules[name]
import thirdhalf.server.page.door, thirdhalf.server.page.helper, thirdhalf.server.afterwards.worker
from thirdhalf.analysis import analysing, insight
from thirdhalf.server.games import games
assert games()
"""


def test_all_that_a_page_runs_is_in_the_site() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, LEFT_OUT.pattern], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
