"""Where strangers meet: a lobby, pairs, ratings, and who is there."""
