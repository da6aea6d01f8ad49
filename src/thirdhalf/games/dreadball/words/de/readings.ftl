# Die Sätze des Blatts, die ein Spiel nach dem Wortlaut spielen kann: worum es geht, und beide Arten, auf Deutsch.

reading-dreadball-threats = Bedrohungen im Vergleich
    .table = Bei Slam, Steal, Slamback und Dodge ist die andere Seite des Vergleichs keine Bedrohung.
    .letter = Bei Slam, Steal, Slamback und Dodge kostet jede feindliche Bedrohung einen Würfel, auch die der anderen Seite.
reading-dreadball-receivers = Empfänger eines Passes
    .table = Ein Pass geht an einen Mitspieler, der den Werfer in seinem vorderen Bereich hat.
    .letter = Ein Pass geht an einen Mitspieler, wohin er auch schaut.
