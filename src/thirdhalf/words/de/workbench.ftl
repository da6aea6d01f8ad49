## Die Werkbank

ui-bench-told = Alles wird beim Tippen geprüft, von demselben Leser wie jeder Inhalt. Der Entwurf bleibt in diesem Browser; Messungen behält der Server.
ui-bench-teams = Teams
ui-bench-empty = Noch kein eigenes Team.
ui-bench-like = Beginnen mit
ui-bench-new-team = Neues Team
ui-bench-choose = Auswählen …
ui-bench-failed = Es ließ sich nicht messen: { $why }
ui-bench-player = Spieler
ui-bench-add = Hinzufügen: { $what }
ui-bench-take = { $what } aus dem Spiel
ui-bench-change = Ändern
ui-bench-remove = Entfernen: { $what }
ui-bench-try = Ausprobieren
ui-bench-play = Jetzt spielen
ui-bench-measure = Messen
ui-bench-how = Beim Messen spielen { $team } und { $others ->
    [one] ein anderes Team
   *[other] { $others } andere Teams
}: In jeder Runde trifft jedes zweimal auf jedes, zusammen { $matches } Spiele, auf beiden Seiten { $level }.
ui-bench-rounds = Runden zu zwei Spielen
ui-bench-ahead = { $ahead } warten davor
ui-bench-progress = { $done } von { $rounds } Runden gespielt
ui-bench-shares = Anteil an den Punkten, mit 95-%-Intervallen
ui-bench-changed = Das wurde gemessen, bevor der Entwurf zuletzt geändert wurde.
ui-bench-report = Den ganzen Bericht sichern
ui-bench-state = Der Entwurf
ui-bench-good = Er lässt sich spielen.
ui-bench-problems = { $count ->
    [one] Eins stimmt nicht.
   *[other] { $count } Dinge stimmen nicht.
}
ui-bench-keep = Diesen Stand behalten
ui-bench-versions = Stände
ui-bench-save = Als ZIP sichern
ui-bench-open = Ein ZIP öffnen
ui-bench-save-folder = In einem Ordner sichern
ui-bench-open-folder = Einen Ordner öffnen
ui-bench-field-id = Kurzname
    .told = Kleinbuchstaben und Bindestriche; sonst hat ihn niemand
ui-bench-field-name = Name
    .told = Wie alle ihn lesen
ui-bench-field-origin = Herkunft
    .told = Für alle, die die Dateien lesen: Deins kommt von einem Nutzer
ui-bench-word-book = dem Regelbuch
ui-bench-word-sheet = dem Teambogen
ui-bench-word-house = dieser Software
ui-bench-word-user = einem Nutzer
ui-bench-part = { $what }, { $part } von { $count }
ui-bench-range = { $low } bis { $high }
ui-bench-picture = Wie es aussieht
ui-bench-differences = Was anders ist als im Spiel
ui-bench-before = vorher
ui-bench-now = jetzt
ui-bench-new = neu

