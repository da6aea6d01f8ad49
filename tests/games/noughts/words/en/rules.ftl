# The rules of noughts and crosses, in English.

rule-n1 =
    .title = The toss
    .text = Each coach rolls a die. The higher begins; a tie is rolled again.
rule-n2 =
    .title = Turns
    .text = The coaches mark a square each in turns, one that nobody has marked.
rule-n3 =
    .title = Three in a row
    .text = Whoever has three marks in a row, a column or a diagonal wins.
rule-n4 =
    .title = A full board
    .text = When no square is left nobody wins.
