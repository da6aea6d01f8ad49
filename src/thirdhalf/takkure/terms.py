"""What a match is played on and with: the pitch and the restrictions of an exercise."""


class Terms:
    """What this match is played on and with: the pitch and the restrictions of an exercise. Never changes."""

    __slots__ = (
        "defences",
        "endings",
        "fatigue",
        "forward_only",
        "half_length",
        "half_width",
        "injuries",
        "kick_off",
        "line",
        "second_actions",
        "sets",
        "skills",
        "tokens",
    )

    def __init__(
        self,
        half_width: int,
        half_length: int,
        line: int,
        kick_off: int,
        second_actions: tuple[int, ...],
        defences: tuple[int, ...],
        skills: int,
        fatigue: int,
        injuries: int,
        forward_only: int,
        tokens: int,
        sets: int,
        endings: tuple[int, ...],
    ) -> None:
        self.half_width = half_width
        self.half_length = half_length
        # How far from the centre, up the attack's pitch, the line lies that its carrier must touch.
        self.line = line
        # 5.03: how far from halfway each kick-off line lies.
        self.kick_off = kick_off
        self.second_actions = second_actions
        self.defences = defences
        # 4.05: 1 where position skills count, 0 in the exercises before they are taught.
        self.skills = skills
        # 4.01, 5.04: 1 where players tire, and where wounds and fatigue injure them.
        self.fatigue = fatigue
        self.injuries = injuries
        self.forward_only = forward_only
        # 1.01: activation tokens in one set, and how many sets the attack may take.
        self.tokens = tokens
        self.sets = sets
        self.endings = endings
