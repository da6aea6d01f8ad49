"""What a match is: frames, decisions, dice, events, records and views. Knows no game."""
