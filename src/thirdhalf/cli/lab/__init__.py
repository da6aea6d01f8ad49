"""`thirdhalf lab`."""
