# The pages of leagues in the browser, in German.

league-none = Du nimmst noch an keiner Liga teil. Gründe eine, oder öffne den Link einer Einladung.
league-new = Eine neue Liga
league-name = Name der Liga
league-form = Was es ist
league-form-round-robin = Liga: jeder gegen jeden einmal
league-form-double-round-robin = Liga: jeder gegen jeden zweimal
league-form-swiss = Schweizer System, fünf Runden
league-form-knock-out = K.-o.-Pokal
league-form-cup = Gruppen, dann K.-o.
league-marks = Die Saison hinterlässt Spuren
league-marks-told = Verletzungen bleiben und heilen, Spieler lernen, Legenden lassen sich anheuern: Hausregeln.
league-create = Liga gründen
league-role-organiser = Du richtest sie aus
league-role-club = Du hast einen Verein darin
league-role-guest = Du siehst zu
league-invite = Einladung kopieren
league-invite-told = Schick diesen Link allen, die mitspielen sollen. Nimm Vereine des Computers dazu, dann lose aus.
league-computer-club = Ein Verein des Computers
league-add = Hinzufügen
league-draw = Auslosen
league-wants-two = Ausgelost wird ab zwei Vereinen.
league-going-on = Ergebnisse von hier gespielten Spielen kommen von selbst; andere trägst du unter „Spiele“ ein.
league-invited = Du bist eingeladen: { $league }
league-club-name = Der Name deines Vereins
league-team = Team
league-take-part = Mitmachen
league-part-table = Tabelle
league-part-matches = Spiele
league-part-clubs = Vereine
league-part-top = Bestenlisten
league-part-log = Protokoll
league-play = Spielen
league-watch = Zusehen
league-simulate = Computer spielen lassen
league-enter-result = Ergebnis eintragen
league-score = Ergebnis, Heim zuerst
league-walk-over-for = Kampflos an { $entry }
league-propose = Zeit vorschlagen
league-agree = Einverstanden
league-proposed = { $by } schlägt { $at } vor
league-agreed = Abgemacht: { $at }
league-hired = angeheuert
league-misses =
    { $matches ->
        [one] fällt ein Spiel aus
       *[other] fällt { $matches } Spiele aus
    }
league-injury-common = gewöhnliche Verletzung
league-injury-grave = schwere Verletzung
league-injury-out = verletzt
league-experience = Erfahrung { $experience }
league-learn = Was { $player } lernt
league-train = Trainieren
league-dismiss = Gehen lassen
league-for-hire = Anzuheuern:
league-nobody = Noch hat sich niemand gemeldet.
league-nothing-counted = Noch ist nichts gezählt: Die Listen wachsen mit jedem Spiel, das hier gespielt wird.
league-did-enter = { $entry } meldet sich an, mit { $team }.
league-did-team = { $entry } spielt jetzt mit { $team }.
league-did-coach = { $entry } hat einen anderen Trainer: { $coach }.
league-did-withdraw = { $entry } scheidet aus.
league-did-draw = Die nächsten Spiele sind ausgelost.
league-did-result = Spiel { $match } endet { $score }.
league-did-annul = Das Ergebnis von Spiel { $match } zählt nicht mehr.
league-did-decide = { $entry } kommt nach Spiel { $match } weiter.
league-did-move = Spiel { $match } ist bis { $deadline } zu spielen.
league-did-undo = Zeile { $line } ist zurückgenommen.
league-did-propose = { $entry } schlägt einen Termin für Spiel { $match } vor.
league-did-agree = { $entry } nimmt einen Termin für Spiel { $match } an.
league-did-injury = { $entry }: { $player } ist verletzt.
league-did-healing =
    { $healed ->
        [0] { $entry }: { $player } ist noch nicht geheilt.
       *[other] { $entry }: { $player } ist geheilt.
    }
league-did-experience = { $entry } lernt aus Spiel { $match }.
league-did-training = { $entry }: { $player } hat eine Lektion: { $skill }.
league-did-hire = { $entry } heuert { $player } an.
league-did-dismiss = { $entry } lässt { $player } gehen.
league-did-club = { $entry } bringt mit, was in der Saison davor gelernt wurde.
league-why = Grund: { $why }
league-dice = Würfel: { $dice }
league-undo = Zurücknehmen
league-reason = Der Grund
league-exports = Für andere:
league-export-html = Seite
league-export-json = JSON
league-export-csv = Spiele (CSV)
league-export-tables = Tabellen (CSV)
league-export-ics = Kalender
league-export-atom = Feed
league-export-trf = TRF (Schweizer System)
