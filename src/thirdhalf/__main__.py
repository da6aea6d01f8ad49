"""`python -m thirdhalf` is the command `thirdhalf`."""

from thirdhalf.cli import main

main()
