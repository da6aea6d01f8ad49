"""The command line: `thirdhalf`."""

import sys

from thirdhalf import about


def main() -> None:
    """Tell the version, for which nothing need be loaded, or run a command."""
    if sys.argv[1:] == ["--version"]:
        print(about())
        return
    from thirdhalf.cli.main import main as run

    run()
