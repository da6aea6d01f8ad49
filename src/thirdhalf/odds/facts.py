"""What can be said of a position: facts, each of a kind and about a number."""

Fact = tuple[str, int]
Facts = tuple[Fact, ...]
