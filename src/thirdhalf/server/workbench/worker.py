"""The process that measures: the command line, after everybody who plays."""

import os
import runpy
from typing import Final

PATIENT: Final = 19
LONGEST: Final = 1500
"""Seconds of a processor, should nobody be there any more to end it."""


def main() -> None:
    """Run the command with what stands behind this module's name."""
    if hasattr(os, "nice"):
        os.nice(PATIENT)
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
    runpy.run_module("thirdhalf", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
