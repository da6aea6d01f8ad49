# The sentences of the book that a match can play to the letter: what each is about, and its two ways, in English.

reading-takkure-contact = Contact
    .table = Any player whose run ends on an opponent is given room.
    .letter = Only the carrier touches or displaces opponents: everybody else’s run ends before an opponent as before a teammate.
reading-takkure-displacement = Displacement in team plays
    .table = In a team play opponents give room to all who run.
    .letter = In a team play opponents give room to the active player alone; the others’ runs end before them.
reading-takkure-ground-pass = Pass from the ground beyond 8″
    .table = It is cancelled, and the thief rolls unopposed.
    .letter = It is not thrown, and the thief’s roll is opposed by the pass.
reading-takkure-rerolls = Rerolls
    .table = Injury tables and scatter are never rolled again.
    .letter = What rerolls “a die” serves injury tables, but for row 12, and scatter too.
reading-takkure-steal = Naming a steal
    .table = A way of stealing can only be named while it is open.
    .letter = Any way can be named; it counts if it is open when it is rolled for.
reading-takkure-drawing = Drawing at half-time
    .table = At half-time every coach fills the hand up to four cards.
    .letter = At half-time a coach draws only as many cards as were discarded.
