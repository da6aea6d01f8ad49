# The sentences of the book that a match can play to the letter: what each is about, and its two ways, in English.

reading-takkure-drawing = Drawing at half-time
    .table = At half-time every coach fills the hand up to four cards.
    .letter = At half-time a coach draws only as many cards as were discarded.
