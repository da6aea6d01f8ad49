# The pages of leagues in the browser, in German.

league-none = Du nimmst noch an keiner Liga teil. Gründe eine, oder öffne den Link einer Einladung.
league-new = Eine neue Liga
league-name = Name der Liga
league-form = Was es ist
league-form-round-robin = Liga: jeder gegen jeden einmal
league-form-double-round-robin = Liga: jeder gegen jeden zweimal
league-form-swiss = Schweizer System
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
league-draw-of = Auslosen: { $stage }
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
league-form-divisions = Divisionen: Alle treffen sich zweimal, die Besten steigen auf
league-divisions = Divisionen
league-divisions-told = Die Namen mit Kommas dazwischen, die höchste zuerst. Wer über die Einladung kommt, beginnt in der untersten.
league-divisions-example = Erste, Zweite
league-division = Division
league-division-of = Die Division von { $entry }
league-moving = Wie viele nach einer Saison auf- und absteigen
league-begins = Erste Frist (leer: keine Fristen)
league-days = Tage von Runde zu Runde
league-set-up = Eigene Einstellungen
league-set-up-told = Wie alle Spiele gespielt werden; sonst sind es ganze Spiele nach den üblichen Regeln.
league-to-play = Deine nächsten Spiele
league-by = bis { $day }
league-overdue = überfällig seit { $day }
league-asked = Dir wird { $at } vorgeschlagen
league-waiting = { $at }, wenn der andere Verein zustimmt
league-play-now = Zum Spiel
league-go-on = Weiterspielen
league-deadline = Andere Frist
league-line-up = Wer spielt?
league-line-up-chosen = Wer spielt: gewählt
league-line-up-set = So spielen sie
league-line-up-usual = Wie üblich
league-line-up-told = Der andere Verein sieht es im Spiel.
league-seasons = Saisons
league-season = Saison { $season }
league-next = Nächste Saison beginnen
league-next-told = Die Saison ist vorbei. An der nächsten nehmen alle wieder teil, die noch da sind; in Divisionen steigen manche auf und manche ab. Links und Vereine bleiben, wem sie gehören.
league-closed = Diese Saison ist abgeschlossen: Eine andere hat begonnen.
league-judged = { $judged } von { $matches } Spielen sind beurteilt; die anderen folgen eins nach dem anderen, solange diese Seite offen ist.
league-luck = Glück
league-luck-told = Was die Würfel gegeben haben, in Siegen.
league-value = Mehrwert
league-value-told = Was die Würfe eines Spielers für seine Seite geändert haben, in Siegen.
league-did-division = { $entry } spielt in { $division }.
league-did-line-up = { $entry } hat gesagt, wer Spiel { $match } bestreitet.
league-did-after = Die Saison beginnt mit den Vereinen der vorigen.
league-did-next = Die Saison ist abgeschlossen; die nächste beginnt.
league-rounds = Runden
league-rounds-told = Weniger Runden als Vereine, damit sich niemand zweimal trifft.
league-groups = Gruppen
league-going-through = Wie viele jeder Gruppe weiterkommen
league-meetings = Wie oft jeder gegen jeden spielt
league-legs = Spiele einer Paarung
league-final-legs = Spiele des Finales
league-legs-of =
    { $legs ->
        [one] Ein Spiel
       *[other] { $legs } Spiele, abwechselnd daheim
    }
league-level = Wer nach Gleichstand weiterkommt
league-level-lot = wen das Los bestimmt
league-level-seed = wer besser gesetzt ist
league-level-organiser = wen der Ausrichter bestimmt
league-third-place = Um Platz drei wird gespielt
league-begins-later = Fristen späterer Phasen setzt du vor ihrer Auslosung oder danach.
league-counting = Punkte und Gleichstand
league-worth-win = Punkte für einen Sieg
league-worth-draw = Punkte für ein Unentschieden
league-worth-loss = Punkte für eine Niederlage
league-worth-tries = Ein Punkt mehr, wer so viel erzielt (0: keiner)
league-worth-close = Einer mehr, wer so knapp verliert (0: keiner)
league-worth-walk-over = Kampflos zählt so viel zu null
league-tie-breaks = Wer höher steht, entscheiden der Reihe nach:
league-tie-points = Punkte
league-tie-head-to-head = Spiele unter den Gleichen
league-tie-try-difference = erzielt weniger kassiert
league-tie-tries = erzielt
league-tie-wins = Siege
league-tie-buchholz = was die Gegner gewonnen haben (Buchholz)
league-tie-sonneborn-berger = was die Besiegten gewonnen haben (Sonneborn-Berger)
league-tie-fair-play = Fairness
league-tie-lot = ein Los des Startwerts
league-tie-earlier = Früher: { $rule }
league-tie-leave = Weglassen: { $rule }
league-tie-another = Noch eine Regel
league-terms = Bedingungen
league-terms-change = Bedingungen ändern
league-terms-told = Bis zur ersten Auslosung lässt sich alles ändern außer dem Spiel; Divisionen nur, solange niemand gemeldet ist.
league-terms-keep = So soll es gelten
league-terms-leave = So lassen wie bisher
league-counts = Ein Sieg zählt { $win }, ein Unentschieden { $draw }, eine Niederlage { $loss }.
league-counts-tries = Einer mehr, wer { $tries } erzielt.
league-counts-close = Einer mehr, wer mit { $close } oder weniger verliert.
league-counts-walk-over = Kampflos zählt { $score } zu null.
league-counts-ties = Bei gleichen Punkten:
league-term-rounds =
    { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }
league-term-groups = { $groups } Gruppen
league-term-meetings =
    { $legs ->
        [1] jeder gegen jeden einmal
        [2] jeder gegen jeden zweimal
       *[other] jeder gegen jeden { $legs }-mal
    }
league-term-through =
    { $through ->
        [one] der Beste jeder Tabelle kommt weiter
       *[other] die besten { $through } jeder Tabelle kommen weiter
    }
league-term-moving =
    { $moving ->
        [one] einer wechselt zwischen den Divisionen
       *[other] { $moving } wechseln zwischen den Divisionen
    }
league-term-legs =
    { $legs ->
        [1] Paarungen mit einem Spiel
       *[other] Paarungen mit { $legs } Spielen
    }{ $final ->
        [1] , Finale mit einem
       *[other] , Finale mit { $final }
    }
league-term-begins =
    { $days ->
        [one] erste Frist { $day }, dann jeden Tag
       *[other] erste Frist { $day }, dann alle { $days } Tage
    }
league-term-free = ohne Fristen
league-deadlines = Fristen
league-deadlines-told = Für alle Runden einer Phase auf einmal; was einzelne Spiele vorher bekamen, gilt nicht mehr. Ohne Tag gibt es keine.
league-deadlines-of = Fristen: { $stage }
league-deadlines-set = Festsetzen
league-strike = Streichen
league-strike-again = wird neu gespielt
league-strike-never = für immer
league-decide = { $entry } kommt weiter
league-undecided = Eine Paarung endete gleich: Sag unter „Spiele“, wer weiterkommt.
league-left = ausgeschieden
league-withdraw = Aus der Liga nehmen
league-withdraw-told = Alle Spiele, die noch ausstehen, sind kampflos verloren.
league-not-known = Niemand dieses Namens nimmt teil.
league-career = Laufbahn
league-squad = Kader
league-came = { $table }: { $place }. · { $points } Punkte · { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
league-came-in = { $table }: { $place }.
league-appeared =
    { $matches ->
        [one] ein Spiel
       *[other] { $matches } Spiele
    }
league-did-terms = Die Bedingungen wurden geändert.
league-did-deadlines = { $begins ->
        [none] Die Runden der Phase { $stage } haben keine Fristen mehr.
       *[other] Die Runden der Phase { $stage } haben andere Fristen, die erste am { $begins }.
    }
league-in = Du bist mit { $entry } dabei. Ausgelost wird, wenn alle da sind.
league-coach = Trainer
league-coached-by-people = Menschen
league-change = Team und Trainer
league-change-team = Ein anderes Team
league-change-set = Ändern
league-change-told = Es gilt für Spiele, die noch nicht geöffnet worden sind.
