# Die Sätze des Buchs, die ein Spiel nach dem Wortlaut nehmen kann: worum es geht und die zwei Arten, auf Deutsch.

reading-takkure-contact = Kontakt
    .table = Wer immer auf einem Gegner zum Stehen kommt, dem wird Platz gemacht.
    .letter = Nur der Ballträger berührt oder verdrängt Gegner: Der Lauf aller anderen endet vor einem Gegner wie vor einem Mitspieler.
reading-takkure-displacement = Verdrängen im kombinierten Spielzug
    .table = Im kombinierten Spielzug machen Gegner allen Platz, die laufen.
    .letter = Im kombinierten Spielzug machen Gegner nur dem aktiven Spieler Platz; die Läufe der anderen enden vor ihnen.
reading-takkure-ground-pass = Pass vom Boden über 8″
    .table = Er wird annulliert, und der Dieb würfelt ohne Gegner.
    .letter = Er wird nicht geworfen, und der Wurf des Diebs trifft auf den des Passes.
reading-takkure-rerolls = Wiederholte Würfe
    .table = Verletzungstabellen und Abweichung werden nie wiederholt.
    .letter = Was „einen Würfel“ wiederholt, gilt auch für Verletzungstabellen außer Zeile 12 und für die Abweichung.
reading-takkure-steal = Einen Balldiebstahl ansagen
    .table = Eine Art des Diebstahls kann nur angesagt werden, solange sie möglich ist.
    .letter = Jede Art kann angesagt werden; sie zählt, wenn sie beim Würfeln möglich ist.
reading-takkure-drawing = Nachziehen in der Halbzeitpause
    .table = In der Halbzeitpause füllt jeder Trainer seine Hand auf vier Karten auf.
    .letter = In der Halbzeitpause zieht ein Trainer nur so viele Karten, wie er abgelegt hat.
