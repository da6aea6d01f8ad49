# Ce qui se passe et ce qui est demandé au morpion, en français.

noughts-toss = { $seat } gagne le tirage, { $home } : { $away }, et commence.
noughts-mark = { $seat } coche { $square }.
noughts-ended = C’est fini, { $ending } : { $seat } gagne.
noughts-ending-three-in-a-row = trois alignés
noughts-ending-no-square-left = plus de case libre

noughts-question-square = Quelle case ?
noughts-option-square = { $square }
