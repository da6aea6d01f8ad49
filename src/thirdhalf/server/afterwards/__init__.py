"""The hour after a match: its analysis behind play, what was well played, and trying it again from any moment."""
