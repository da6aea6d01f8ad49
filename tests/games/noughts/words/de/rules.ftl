# Die Regeln von Drei gewinnt, auf Deutsch.

rule-n1 =
    .title = Der Wurf
    .text = Beide werfen einen Würfel. Wer höher wirft, beginnt; bei Gleichstand wird neu geworfen.
rule-n2 =
    .title = Züge
    .text = Abwechselnd belegt jeder ein Feld, das noch frei ist.
rule-n3 =
    .title = Drei in einer Reihe
    .text = Wer drei Felder in einer Reihe, Spalte oder Diagonale belegt hat, gewinnt.
rule-n4 =
    .title = Ein volles Brett
    .text = Ist kein Feld mehr frei, gewinnt niemand.
