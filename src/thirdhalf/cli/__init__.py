"""The command line: `thirdhalf`."""

import os
import sys

from thirdhalf import about


def main() -> None:
    """Tell the version, for which nothing need be loaded, or run a command."""
    if sys.argv[1:] == ["--version"]:
        print(about())
        return
    # Coaches of one's own are found in the folder one is in, after all that is installed.
    sys.path.append(os.getcwd())
    try:
        from thirdhalf.cli.main import main as run
    except ValueError as error:  # of the games that the environment names
        sys.exit(f"thirdhalf: {error}")
    run()
