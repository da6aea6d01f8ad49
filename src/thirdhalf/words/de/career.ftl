# Karrieren: ein Klub, der aufsteigt, Saison für Saison, auf Deutsch.

career-new = Eine neue Karriere
career-told = Dein Klub beginnt im Untergrund: sechs Rivalen, zwölf Spiele. Die beiden Besten einer Tabelle steigen auf, in die Neon-Liga und ihre erste Division, deren beste vier um den Wal-Pokal spielen; die beiden Letzten steigen ab. Verletzungen bleiben, Spieler lernen.
career-level = Die anderen Trainer
career-level-follows = richten sich nach deinen Ergebnissen
career-begin = Karriere beginnen
career-unknown = Dieser Browser hat keine solche Karriere.
career-division-underground = Untergrund-Liga
career-division-second = Neon-Liga, zweite Division
career-division-first = Neon-Liga, erste Division
career-season = Saison { $season }
career-paper = Die Dritte Halbzeit
career-issue = Saison { $season }, Runde { $round }
career-others = { $matches ->
    [one] Die anderen spielen: noch ein Spiel …
   *[other] Die anderen spielen: noch { $matches } Spiele …
  }
career-up = Die Saison ist vorbei, und dein Klub steigt auf.
career-down = Die Saison ist vorbei, und dein Klub steigt ab.
career-stays = Die Saison ist vorbei; dein Klub bleibt, wo er ist.
career-next-season = Nächste Saison
career-next-home = Runde { $round }: zu Hause gegen { $rival }
career-next-away = Runde { $round }: auswärts bei { $rival }
career-coached = Trainer: { $name } ({ $coach })
career-coaches = Die anderen Trainer
career-manga = Dein letztes Spiel in Bildern
career-past = Frühere Saisons
career-past-season = Platz { $place }, { $points } Punkte
career-story-begins = { $club } tritt in eine Liga mit { $clubs } Klubs ein. Wer sind die?
career-story-won = { $club } schlägt { $rival } mit { $ours } : { $theirs }!
career-story-won-clearly = { $ours } : { $theirs }! { $club } fegt { $rival } vom Platz!
career-story-drawn = { $club } und { $rival } trennen sich { $ours } : { $theirs }
career-story-drawn-clearly = { $club } und { $rival } trennen sich { $ours } : { $theirs }
career-story-lost = { $rival } ist zu stark: { $club } verliert { $ours } : { $theirs }
career-story-lost-clearly = { $ours } : { $theirs }: ein schwarzer Tag für { $club } gegen { $rival }
career-story-rests = { $club } hat spielfrei und schaut zu
career-story-star = Alle sehen auf { $player } ({ $club }): Erfahrung +{ $experience }
career-story-hurt = { $misses ->
    [0] { $player } ({ $club }) ist verletzt und spielt weiter
    [one] { $player } ({ $club }) ist verletzt und fehlt ein Spiel
   *[other] { $player } ({ $club }) ist verletzt und fehlt { $misses } Spiele
  }
career-story-healed = { $player } ({ $club }) ist wieder gesund
career-story-run = { $matches } Siege in Folge für { $club }
career-story-slump = { $matches } Niederlagen in Folge für { $club }
career-story-leads = { $leader } führt die Tabelle mit { $points } Punkten an
career-story-table = { $leader } führt mit { $points } Punkten; { $club } steht auf Platz { $place }
career-story-result = { $home } – { $away } { $home-score } : { $away-score }
career-story-rout = { $home-score } : { $away-score }! { $home } – { $away } war einseitig
career-story-cup = Der Wal-Pokal geht an { $winner }
career-story-cup-won = { $winner } hebt den Wal-Pokal in die Höhe!
career-story-promoted = { $club } steigt auf! Platz { $place }, und die Lichter einer größeren Bühne
career-story-relegated = { $club } steigt ab: Platz { $place } war zu wenig
career-story-champion = { $club } ist Meister!
career-story-stays = { $club } endet auf Platz { $place } und versucht es wieder
