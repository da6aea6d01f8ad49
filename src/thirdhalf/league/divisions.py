"""Who goes up and who goes down after a season."""


def moved(tables: list[list[int]], moving: int) -> list[list[int]]:
    """The divisions of the next season, highest first, from the final tables of this one: the best `moving` of each go
    up and the worst as many go down, and each table keeps its order. A division too small for both moves half of it.
    """
    found = [list(table) for table in tables]
    for upper in range(len(tables) - 1):
        count = min(moving, len(tables[upper]) // 2, len(tables[upper + 1]) // 2)
        if not count:
            continue
        down, up = tables[upper][-count:], tables[upper + 1][:count]
        found[upper] = [entry for entry in found[upper] if entry not in down] + up
        found[upper + 1] = down + [entry for entry in found[upper + 1] if entry not in up]
    return found
