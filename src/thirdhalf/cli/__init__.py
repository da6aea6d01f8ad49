"""The command line: `thirdhalf`."""

from thirdhalf.cli.main import main

__all__ = ["main"]
