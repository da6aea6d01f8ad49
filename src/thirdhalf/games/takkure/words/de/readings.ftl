# Die Sätze des Buchs, die ein Spiel nach dem Wortlaut nehmen kann: worum es geht und die zwei Arten, auf Deutsch.

reading-takkure-drawing = Nachziehen in der Halbzeitpause
    .table = In der Halbzeitpause füllt jeder Trainer seine Hand auf vier Karten auf.
    .letter = In der Halbzeitpause zieht ein Trainer nur so viele Karten, wie er abgelegt hat.
