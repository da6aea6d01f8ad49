## Die Stunde nach dem Spiel

ui-third-half = Dritte Halbzeit
ui-after-draw = Unentschieden
ui-after-moment = Ein Moment des Spiels
ui-after-chances = Nach { $move } Zügen: { $home } gewinnt { $win }, unentschieden { $draw }, { $away } gewinnt { $loss }.
ui-after-watch = Ansehen
ui-after-replay = Das ganze Spiel ansehen
ui-after-chart-told = Zeig auf das Bild oder schieb den Regler: Hier steht, wie das Spiel von dort aus hätte enden können.
ui-after-table = Das Bild als Tabelle
ui-after-move = Zug
ui-after-happened = Was geschah
ui-after-turn = Wendepunkt { $number }.
ui-after-start = Erwartet vor dem ersten Zug
ui-after-luck = Würfelglück
ui-after-own = Verschenkt von { $own }
ui-after-other = Verschenkt von { $other }
ui-after-rest = Was niemand voraussah
ui-after-result = Ergebnis
ui-after-adjusted = Die Würfel gaben { $name } { $luck } eines Siegs. Ohne sie wäre das Ergebnis { $adjusted } ({ $error }).
ui-after-account-told = Ein Sieg ist 100 %, ein Unentschieden 0 %, eine Niederlage −100 %. Jeder Schritt beginnt, wo der vorige endete.
ui-after-rest-told = Was niemand voraussah: viele kleine Unterschiede zwischen dem, was gespielt wurde, und dem, was zu erwarten war, verdeckte Karten und was die Analyse nicht sieht.
ui-after-elsewhere = woanders oder anders
ui-after-away-from = woanders, { $length } vom gewählten Ort entfernt
ui-after-hexes-from = { $hexes ->
    [one] das Feld neben dem gewählten
   *[other] woanders, { $hexes } Felder vom gewählten entfernt
}
ui-after-opens = Gleich geht es in die dritte Halbzeit.
ui-after-stay = Hier bleiben
ui-after-throw = Die Würfel fielen für { $name }
ui-after-made = Gewählt: { $answer }
ui-after-better = Besser: { $answer } ({ $change } eines Siegs)
ui-after-again = Noch einmal versuchen
ui-after-dice = Würfel
ui-after-players = Leute von { $name }
ui-after-player = Name
ui-after-value = Wert
ui-after-faces = Wie oft jede Augenzahl fiel: { $faces }. Zu erwarten: je { $expected }.
ui-after-expected = Gestrichelt: zu erwarten, { $expected } von jeder Augenzahl.
ui-after-no-dice = Es wurde nicht gewürfelt.
ui-after-whole-match = das ganze Spiel
ui-after-praise = { $name } sagt: gut gespielt!
ui-after-pick = Der beste Moment von { $name }
ui-after-well-played = Gut gespielt!
ui-after-other-word = Einen anderen wählen
ui-after-awaited = { $name } hat noch keinen Moment von dir gewählt.
ui-after-unfinished = Das Spiel ist noch nicht zu Ende. Seine dritte Halbzeit beginnt mit dem Schlusspfiff.
ui-after-no-file = Eine Aufzeichnung zeigt ihre dritte Halbzeit, wenn sie geöffnet ist.
ui-after-failed = Dieses Spiel konnte nicht ausgewertet werden. Was gezählt wurde, steht trotzdem hier.
ui-after-waiting = { $ahead ->
    [0] Die Auswertung beginnt gleich.
    [one] Ein anderes Spiel wird zuerst ausgewertet.
   *[other] { $ahead } andere Spiele werden zuerst ausgewertet.
}
ui-after-running = Das Spiel wird ausgewertet …
ui-after-back = Zurück zum Feld
ui-after-chance = Wie es hätte enden können
ui-after-account = Glück und Spiel
ui-after-turning-points = Wendepunkte
ui-after-no-turn = Kein Wurf hat viel geändert.
ui-after-worst = Was { $name } besser hätte machen können
ui-after-mistakes = { $mistakes } von { $choices } Entscheidungen verschenkten ein Zwanzigstel eines Siegs oder mehr.
ui-after-no-mistake = Nichts der Rede wert.
ui-after-best-player = Beste Leistung
ui-after-best-told = Diese Würfe waren { $change } eines Siegs wert.
ui-after-handshake = Handschlag
ui-together = Zusammen
ui-together-here = { $name } ist da
ui-together-led = { $name } führt
ui-together-lead = Führen
ui-together-follow = Folgen
ui-after-figures = In Zahlen
ui-after-dice-and-cards = Würfel und Karten
ui-after-verdict-lucky = Eher Glück als Spiel: Die Würfel gaben { $name } { $luck } eines Siegs.
ui-after-verdict-unlucky = Eher Glück als Spiel: Die Würfel kosteten { $name } { $luck } eines Siegs.
ui-after-verdict-better = Eher Spiel als Glück: { $name } hat besser entschieden als die anderen, um { $play } eines Siegs.
ui-after-verdict-worse = Eher Spiel als Glück: Die anderen haben besser entschieden als { $name }, um { $play } eines Siegs.
ui-after-verdict-more = Kein einzelner Wurf oder Fehler hat es entschieden: Schritt für Schritt hat { $name } mehr daraus gemacht, als vorauszusehen war, zusammen { $rest } eines Siegs.
ui-after-verdict-less = Kein einzelner Wurf oder Fehler hat es entschieden: Schritt für Schritt hat { $name } weniger daraus gemacht, als vorauszusehen war, zusammen { $rest } eines Siegs.
ui-after-verdict-favourite = Es kam, wie es zu erwarten war: Vor dem ersten Zug hatte { $name } eine Siegchance von { $chance }, die anderen hatten { $other }.
ui-after-verdict-underdog = Es kam, wie es zu erwarten war: Vor dem ersten Zug hatte { $name } nur eine Siegchance von { $chance }, die anderen hatten { $other }.
ui-after-most-choice = Was { $name } am meisten kostete ({ $change }): { $question }
ui-after-most-throw = Was { $name } am meisten half ({ $change }): { $happened }
ui-after-most-rest = Vor allem ({ $change }) bis hierhin: { $happened }
ui-after-cards-told = Neben einer Karte: was sich für ihre Seite vom Ausspielen bis zum nächsten Stand des Spiels änderte, als Anteil eines Siegs.
ui-manga = Das Spiel als Manga-Seite
ui-manga-told = { $home } gegen { $away }, { $score }, als Seite mit { $panels } Bildern
ui-manga-saved = Die Seite wurde gespeichert.
ui-manga-expected = Los geht’s! Ich sage: { $home } { $win }, { $away } { $loss }.
ui-manga-begin = Los geht’s!
ui-manga-sound = { $number ->
    [1] RUMMS!
    [2] KRACH!
   *[other] ZACK!
}
ui-manga-great = { $number ->
    [1] Das hat alles auf den Kopf gestellt!
    [2] Hast du das gesehen?! Ein Wurf, das ganze Spiel!
   *[other] Und das war die Entscheidung!
}
ui-manga-turn = { $number ->
    [1] Spürst du’s? Der Wind dreht.
    [2] Kleine Würfel, großes Grinsen.
   *[other] Das hat gezählt.
}
ui-manga-choice = Eine Frage an { $name }
ui-manga-better = Besser: { $answer }.
ui-manga-won = { $name } gewinnen!
ui-manga-drawn = Unentschieden!
ui-manga-until = Was für ein Spiel! Gleich noch eins?
ui-replay-best = Höhepunkt { $number } von { $of }:
ui-replay-behind = { $minutes } Minuten zurück:
ui-manga-play = Die Höhepunkte abspielen
ui-manga-png = Als PNG speichern
ui-manga-svg = Als SVG speichern
ui-manga-failed = Die Seite konnte nicht gezeichnet werden.
ui-insight = In diesem Moment
ui-insight-open = Und wenn?
ui-insight-told = Wie es in diesem Moment steht, was ein Coach täte, und von hier an weiterspielen
ui-insight-running = Wenn die Wiedergabe anhält, steht hier, wie es um das Spiel stand.
ui-insight-looking = Moment …
ui-insight-over = Das Spiel ist aus.
ui-insight-dice = Gefallen für { $name }, um { $change } eines Siegs. So gut oder besser: { $likely }.
ui-insight-no-dice = An diesem Wurf hängt wenig.
ui-insight-coach = Was ein Coach täte
ui-insight-draw = Auf dem Feld zeigen:
ui-insight-given = wie gespielt
ui-insight-if = Und wenn? Von hier weiterspielen
ui-insight-as = als { $name }
ui-insight-both = beide Seiten
ui-insight-back = Zurück zur Abzweigung
ui-replay-key-insight = und wenn?
ui-way = Dein Weg
ui-way-none = Noch ist keines deiner Spiele aus. Danach steht hier, was du wo verschenkt hast und was Glück war.
ui-way-told = { $matches } Spiele: Im Schnitt gaben dir die Würfel { $luck } eines Siegs, und du hast { $given } verschenkt.
ui-way-practise-told = Zum Üben: { $kind }.
ui-way-looking = { $done } von { $all } Spielen sind angesehen.
ui-way-kinds = Was verschenkt wurde, nach Art der Entscheidung
ui-way-kind = Entscheidung
ui-way-mistakes = Fehler
ui-way-given = Verschenkt
ui-way-of = { $mistakes } von { $choices }
ui-way-other = Anderes
ui-way-practise = Deine eigenen Rätsel
ui-way-matches = Spiel für Spiel
ui-way-when = Spiel
ui-way-won = gewonnen
ui-way-lost = verloren
ui-way-drawn = unentschieden
ui-puzzle-today = Rätsel des Tages
ui-puzzle-solve = Lösen
ui-puzzle-ask = Was tust du? Antworte auf dem Feld oder darunter.
ui-puzzle-right = Richtig! Etwas Besseres ist nicht bekannt.
ui-puzzle-as-good = Gut. Nichts ist als klar besser bekannt.
ui-puzzle-wrong = Nicht das Beste: Es verschenkt { $loss } eines Siegs.
ui-puzzle-better = Besser: { $answer }.
ui-puzzle-also = Ein Coach täte eher dies: { $answer }.
ui-puzzle-yours = Deine Antwort:
ui-puzzle-judging = Mal sehen, wie gut das ist …
ui-puzzle-again = Noch einmal
ui-puzzle-on = Von hier weiterspielen
ui-puzzle-next = Noch ein Rätsel
ui-puzzle = Rätsel
ui-puzzle-own = Eigenes Rätsel
