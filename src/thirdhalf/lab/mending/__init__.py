"""What would mend it: numbers moved, things done without, and the search for the smallest change."""
