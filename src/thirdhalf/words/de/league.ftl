# Ligen und Pokale, auf Deutsch: Seiten, Kalender und Feeds eines Wettbewerbs.

league-won-by = Gewonnen von { $entry }.
league-nothing-drawn = Noch ist nichts ausgelost. Gemeldet: { $entries }.
league-seed = Jedes Los lässt sich mit dem Startwert { $seed } noch einmal ziehen.
league-place = Platz
league-entry = Klub
league-played = Spiele
league-won = Siege
league-drawn = Remis
league-lost = Niederlagen
league-scored = Erzielt
league-conceded = Erhalten
league-points = Punkte
league-reach = Noch möglich
league-round = Runde { $round }
league-match = { $home } gegen { $away }
league-open = zu spielen
league-bye = spielfrei
league-annulled = annulliert
league-walk-over = { $score } (kampflos)
league-through = { $score }, { $entry } kommt weiter
