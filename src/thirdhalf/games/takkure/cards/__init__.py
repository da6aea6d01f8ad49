"""Individual plays, team plays, and the windows in which they are played."""
