# The sentences of the sheet that a match can play to the letter: what each is about, and its two ways, in English.

reading-dreadball-threats = Threats in a contest
    .table = In Slam, Steal, Slamback and Dodge the other side of the contest is no threat.
    .letter = In Slam, Steal, Slamback and Dodge every enemy threat costs a die, the other side’s too.
reading-dreadball-receivers = Receivers of a pass
    .table = A pass goes to a team-mate who has the thrower in his front arc.
    .letter = A pass goes to a team-mate whichever way he faces.
