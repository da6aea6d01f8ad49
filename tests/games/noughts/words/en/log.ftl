# What happens and what is asked in noughts and crosses, in English.

noughts-toss = { $seat } wins the toss, { $home } : { $away }, and begins.
noughts-mark = { $seat } marks { $square }.
noughts-ended = It is over, { $ending }: { $seat } wins.
noughts-ending-three-in-a-row = three in a row
noughts-ending-no-square-left = no square left

noughts-question-square = Which square?
noughts-option-square = { $square }
