"""The process that measures: the command line, after everybody who plays."""

import os
import runpy
from typing import Final

PATIENT: Final = 19


def main() -> None:
    """Run the command with what stands behind this module's name."""
    if hasattr(os, "nice"):
        os.nice(PATIENT)
    runpy.run_module("thirdhalf", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
