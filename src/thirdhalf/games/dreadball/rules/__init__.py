"""The rules, by the rulebook's chapters."""
