# Warum eine Wahl oder eine Anfrage abgelehnt wird, auf Deutsch. Die Namen folgen den Gründen, die der Code angibt.

## Alle Spiele

refusal-the-match-is-over = Es wird nichts gefragt: Das Spiel ist vorbei.
refusal-not-an-option = { $choice } steht bei „{ $topic }“ nicht zur Wahl.
refusal-no-point-of-the-table = „{ $topic }“ verlangt einen Punkt des Tisches, nicht { $choice }.
refusal-no-points-of-the-table = „{ $topic }“ verlangt Punkte des Tisches, nicht { $choice }.
refusal-too-many-points = Eine Linie hat höchstens { $most } Punkte, nicht { $points }.
refusal-wrong-number-of-dice = Die Zahl der Würfel ist { $wanted }, nicht { $dice }.
refusal-no-such-face = Ein Würfel mit { $sides } Seiten hat keine { $face }.

## Der Server

refusal-not-asked = Du wirst gerade nichts gefragt.
refusal-answered-already = Diese Frage ist schon beantwortet.
refusal-nothing-to-take-back = Es kann nichts zurückgenommen werden.
refusal-not-now = Darum kann man jetzt nicht bitten.
refusal-not-gone = Die andere Seite ist nicht fort, oder sie hat dafür noch Zeit.
refusal-the-computer-plays-on = Der Computer spielt weiter.
refusal-declined-already = Das wurde abgelehnt. Frag nach deiner nächsten Entscheidung wieder.
refusal-nobody-to-talk-to = Da ist niemand zum Reden.
refusal-no-such-phrase = Diesen Satz gibt es nicht.
refusal-chat-is-closed = Der Chat ist offen, wenn beide ihn geöffnet haben.
refusal-muted = Du kannst hier nicht chatten.
refusal-unreadable = Das kann man nicht lesen.
refusal-busy = Zu viele fragen gerade den Computer. Frag gleich noch einmal.
name-unreadable = Diesen Namen kann man nicht lesen: Nimm Zeichen, die man sieht.
name-length = Ein Name hat 2 bis 24 Zeichen.
name-signs = Ein Name hat Buchstaben und Ziffern, dazwischen einzelne Leerzeichen oder Striche.
name-scripts = Ein Name steht in einer Schrift.
name-reserved = Diesen Namen bekommt niemand.
refusal-no-such-coach = Diesen Trainer gibt es nicht: { $why }.
refusal-nothing-to-play = Der Computer hat nichts zu spielen.
refusal-only-the-host = Nur der Gastgeber bestimmt das Tempo.
refusal-spectators-do-not-play = Zuschauer spielen nicht mit.
refusal-agreed-on-no-help = Ihr habt vereinbart, ohne Hilfe des Computers zu spielen.
refusal-agreed-on-odds-alone = Ihr habt nur Wahrscheinlichkeiten vereinbart: Niemandem wird geraten.

## Warum eine Spieldatei nicht gezeigt werden kann; gesagt nach Zeile und Feld

record-no-judge = dieses Spiel kann noch niemand beurteilen
record-no-table = muss eine Tabelle mit Feldern sein
record-missing = fehlt
record-no-text = muss ein Text mit höchstens { $most } Zeichen sein
record-none-of-these = „{ $value }“ ist nichts davon: { $known }
record-no-whole-number = muss eine ganze Zahl von { $low } bis { $high } sein
record-unknown-field = dieses Feld ist unbekannt
record-not-utf-8 = das ist kein Text (UTF-8)
record-empty = die Datei ist leer
record-after-the-end = nach der Schlusszeile darf nichts mehr kommen
record-too-long = die Zeile hat mehr als { $most } Zeichen
record-not-json = das ist kein JSON-Objekt
record-format = ist nicht „{ $format }“: Das ist keine Spieldatei
record-version = Version { $version } ist hier unbekannt; bekannt ist { $known }
record-no-plain-value = muss ein Text, eine Zahl oder ein Wahrheitswert sein
record-score = müssen zwei ganze Zahlen sein
record-seed = müssen { $digits } hexadezimale Ziffern sein
record-called = die Regeln haben dieses Spiel beendet, niemand sonst
record-nonces = müssen zwei Zahlen mit { $digits } hexadezimalen Ziffern sein, jede von „coach“ oder „server“
record-game = hier gibt es kein Spiel „{ $game }“
record-set-up = so lässt sich hier kein Spiel aufstellen
record-over = das Spiel ist vor dieser Wahl zu Ende
record-asked-otherwise = das Spiel fragt { $seat } nach „{ $topic }“, die Datei antwortet für { $other } auf „{ $about }“
record-no-answer = das ist keine Antwort auf „{ $topic }“
record-forbidden = die Regeln verbieten diese Wahl ({ $rule })
record-content = das Spiel wurde mit anderen Teams oder Karten gespielt als hier
record-no-end = die Schlusszeile fehlt: Das Spiel ist nicht zu Ende, oder die Datei wurde abgeschnitten
record-commitment = gehört nicht zum Startwert in der Schlusszeile
record-dice = das sind nicht die Würfel des Startwerts
record-early-end = die Schlusszeile kommt, bevor das Spiel zu Ende ist
record-outcome = das Ergebnis ist nicht das dieses Spiels
record-digest = die Ereignisse sind nicht die dieses Spiels

## Warum eigener Inhalt nicht gespielt werden kann; gesagt am Feld

record-blank = darf nicht leer sein
record-no-id = besteht aus Buchstaben, Ziffern und Bindestrichen
record-no-two-numbers = müssen zwei ganze Zahlen von { $low } bis { $high } sein
