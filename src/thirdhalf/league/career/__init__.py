"""A career for one: a club that climbs from the underground to the Neon League, season by season."""
