"""How players get hurt and tired."""
