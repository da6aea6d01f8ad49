# Was bei Drei gewinnt geschieht und gefragt wird, auf Deutsch.

noughts-toss = { $seat } gewinnt den Wurf { $home } : { $away } und beginnt.
noughts-mark = { $seat } belegt { $square }.
noughts-ended = Es ist aus, { $ending }: { $seat } gewinnt.
noughts-ending-three-in-a-row = drei in einer Reihe
noughts-ending-no-square-left = kein Feld mehr frei

noughts-question-square = Welches Feld?
noughts-option-square = { $square }
