# Was die Seite selbst über Takkure sagt, auf Deutsch.

## Seiten

ui-claim-takkure = Cyberpunk-Rugby auf freiem Feld: keine Kästchen, zwölfseitige Würfel, starke Nerven.
ui-game-takkure = Takkure
ui-game-takkure-told = Cyberpunk-Rugby auf freiem Feld, W12

## Vorbereitung

ui-open-measuring = Offenes Messen
ui-open-measuring-told = Reichweite, Chancen und Rat gibt es, bevor etwas angesagt ist (0.03)
ui-whale = Auf dem Wal
ui-whale-told = Die andere Seite des Spielplans: dieselben Maße, auf dem letzten Blauwal
ui-exercise = Übung { $number }
ui-exercise-1 = Erste Schritte
ui-exercise-1-told = Ein Läufer, ein Tackler, vier Marker: laufen, TACKLE, AUSWEICHEN, DURCHBRECHEN.
ui-exercise-2 = Passen
ui-exercise-2-told = Zwei gegen einen: den Tackler binden, dann passen. Nie nach vorn.
ui-exercise-3 = Todeszone
ui-exercise-3-told = Freie Bälle, Spieler am Boden, Ballraub und viele Würfel auf einmal.
ui-exercise-4 = Vier gegen vier
ui-exercise-4-told = Ganze Teams mit Fähigkeiten, Ermüdung und Karten, dazu der Versuchswurf.
ui-exercise-5 = Trainingsspiel
ui-exercise-5-told = Kick-Off, Verletzungen und Teamfähigkeiten, ohne Uhr.
ui-exercise-6 = Ganzes Spiel
ui-exercise-6-told = Zwei Halbzeiten gegen die Zeitleiste.
ui-against = { $home } gegen { $away }
ui-your-part = Deine Rolle
ui-tackly-hello = Ich bin Tackly. Mach die Übungen der Reihe nach: Jede hat ein Ziel und bringt ein paar Regeln; der helle Knopf ist, was ich täte. Ein Klick auf eine Nummer öffnet die Regel.

## Das Spiel

ui-accept = Vorschlag annehmen
ui-turn-here = Hier wenden
ui-no-run = Kein Lauf
ui-stay = Stehen bleiben
ui-clear = Von vorn
ui-defend-all = Verteidigen wie vorgeschlagen
ui-help-draw = Auf das Feld tippen, ziehen oder die Pfeiltasten nehmen.
ui-help-touch = Auf das Feld tippen oder ziehen.
ui-help-draw-player = Tipp auf das Ziel oder zieh den Spieler; die Pfeiltasten gehen auch.
ui-help-touch-player = Tipp auf das Ziel oder zieh den Spieler.
ui-closed-measuring = Gemessen wird nicht vorab: Wie weit der Lauf reicht, wird erst gemessen, wenn er angesagt ist (0.03).
ui-help-turning = Nun das Ende des Laufs.
ui-measured = { $way } von { $limit }
ui-degrees = Grad
ui-hand = Deine Karten
ui-individual-play = Einzelner Spielzug
ui-team-play = Kombinierter Spielzug
ui-position = Position
ui-skill = Fertigkeit
ui-cards-told = Karten: { $hand } auf der Hand, { $deck } im Stapel, { $discards } abgelegt
ui-team-tokens = Teammarker: { $count }
ui-activations = Aktivierungsmarker: { $count }
ui-ground = Bodenmarker: { $count }
ui-wounds = Wunden: { $count }
ui-fatigue = Ermüdung, aktiv: { $count }
ui-fatigue-inactive = Ermüdung, inaktiv: { $count }
ui-fatigue-permanent = Ermüdung auf Dauer: { $count }
ui-honour = Ehrenmarker: { $count }
ui-used = Fähigkeit eingesetzt
ui-move = BEW
ui-protection = PRT
ui-off-injured = verletzt
ui-off-out = ausgeschieden
ui-off-to-place = noch aufzustellen
ui-attacks = { $seat } greift an
ui-kick-off = Kick-Off
ui-tries = Versuche: { $count }
ui-half = Halbzeit { $half }
ui-time = Zeit { $box }
ui-time-told = Halbzeit { $half }, Zeit { $box }. Heim: { $home }, Gast: { $away }

## Spiele, Aufzeichnung, Regeln, Einstellungen

ui-unit-turn-takkure = Aktivierung
ui-replay-key-turn-takkure = Aktivierung davor, danach
ui-replay-key-highlight-takkure = Versuch, Halbzeit oder Ballverlust davor, danach
ui-search-hint-takkure = Eine Nummer, ein Wort: 1.21, Tackle, Druck …
ui-key-nudge = den Marker verschieben (Umschalt: 1″, Alt: fein)
ui-key-turn = hier wenden
ui-key-defend = die ganze Verteidigung wie vorgeschlagen

## Lernen

ui-part-attack = Angreifen
ui-part-defence = Verteidigen
ui-part-both = Beide Seiten
ui-guided = führt mich
ui-free-play = Freies Spiel
ui-lessons-read = { $read } von { $all } Lektionen gelesen
ui-forget = Fortschritt vergessen
ui-forget-sure = Wirklich vergessen?
ui-played = gespielt
ui-won-attack = im Angriff gewonnen
ui-won-defence = in der Verteidigung gewonnen
ui-next-exercise = Nächste Übung
ui-swap-attack = Jetzt angreifen
ui-swap-defence = Jetzt verteidigen
ui-step-1 = erste Aktion
ui-step-2 = Verteidigung
ui-step-3 = Lauf
ui-step-4 = zweite Aktion
ui-step-5 = Würfel
ui-step-6 = Marker weg
ui-got-it = Verstanden
ui-got-it-more = Verstanden · noch { $count }
ui-say-again = Erklären
ui-quiet = Still, Tackly
ui-guide-idle = Das kennst du. „?“ gibt drei Tipps.
ui-guide-watch = Sieh zu, was die anderen tun.
ui-guide-won = Gut gemacht! Weiter zur nächsten Übung, oder diese von der anderen Seite.
ui-guide-lost = Noch einmal ab diesem Moment, von der anderen Seite, oder weiter.
ui-remark = Ein Gedanke zu deiner letzten Wahl:
ui-remark-better = Stärker war etwas anderes:

## Tipps, Verteidigung, Karten

ui-hint-drawn = Wie gezeichnet bei { $letter }
ui-defence-action = Aktion
ui-defence-earlier = früher
ui-declare-all = Alle ansagen
ui-one-by-one = Einzeln
ui-help-defence = Erst einen Namen, dann das Feld antippen: Dorthin geht der Verteidiger, oder dorthin zielt sein Tackle.
ui-as-suggested = wie vorgeschlagen
ui-asks-places = Wo stehen deine Spieler?
ui-asks-defence = Was tun deine Verteidiger?
ui-place-all = Alle aufstellen
ui-help-placing = Spieler dorthin ziehen, wo sie stehen sollen; oder erst einen Namen, dann das Feld antippen.
ui-pass-all = Für diese Aktivierung passen
ui-window-before-an-activation = Vor einer Aktivierung
ui-window-before-a-defensive-action = Vor einer Verteidigungsaktion
ui-window-after-step-2 = Nach der Verteidigung, vor dem Lauf
ui-window-after-step-3 = Nach dem Lauf, vor der zweiten Aktion
ui-window-before-a-roll = Vor einem Wurf
ui-window-after-a-roll = Nach einem Wurf
ui-window-fatigue-due = Ein Ermüdungsmarker ist fällig
ui-window-wound-due = Eine Verwundung ist fällig
ui-window-after-a-success = Nach einem Erfolg
ui-window-planned = { $player } (geplant: { $action })
ui-window-first = Du legst zuerst; dann kann der andere Trainer antworten. Alle Karten werden zusammen umgedreht.
ui-window-second = { $count ->
    [0] Der andere Trainer hat nichts gelegt.
   *[other] Der andere Trainer hat verdeckt Karten gelegt: { $count }.
}
ui-line-up = Aufstellung: { $team }
ui-key-pass = Kartenfenster dieser Aktivierung vorbeigehen lassen
ui-key-guide = nächste Lektion, erklären

## Panels

ui-climax-score = VERSUCH!
ui-climax-critical = KRITISCH!
ui-climax-break = HALBZEIT
ui-climax-out = AUS DEM SPIEL!
ui-need = { $characteristic }: braucht { $value } oder weniger
