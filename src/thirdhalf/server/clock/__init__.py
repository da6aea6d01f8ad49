"""Time at the table: how much each side has, what is taken from it, and where the time comes from."""
