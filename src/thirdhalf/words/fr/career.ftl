# Carrières : un club qui monte, saison après saison, en français.

career-new = Une nouvelle carrière
career-told = Votre club commence dans les bas-fonds : six rivaux, douze matchs. Les deux premiers d’un classement montent, vers la Ligue Néon et sa première division, dont les quatre meilleurs jouent la Coupe de la Baleine ; les deux derniers descendent. Les blessures restent, les joueurs apprennent.
career-level = Les autres entraîneurs
career-level-follows = suivent vos résultats
career-begin = Commencer la carrière
career-unknown = Ce navigateur n’a pas cette carrière.
career-division-underground = Ligue clandestine
career-division-second = Ligue Néon, deuxième division
career-division-first = Ligue Néon, première division
career-season = Saison { $season }
career-paper = La Troisième Mi-temps
career-issue = Saison { $season }, journée { $round }
career-others = { $matches ->
    [one] Les autres jouent : encore un match …
   *[other] Les autres jouent : encore { $matches } matchs …
  }
career-up = La saison est finie, et votre club monte.
career-down = La saison est finie, et votre club descend.
career-stays = La saison est finie ; votre club reste où il est.
career-next-season = Saison suivante
career-next-home = Journée { $round } : à domicile contre { $rival }
career-next-away = Journée { $round } : en déplacement chez { $rival }
career-coached = entraîneur : { $name } ({ $coach })
career-coaches = Les autres entraîneurs
career-manga = Votre dernier match en images
career-past = Saisons passées
career-past-season = place { $place }, { $points } points
career-story-begins = { $club } entre dans une ligue de { $clubs } clubs. Qui sont-ils ?
career-story-won = { $club } bat { $rival }, { $ours } : { $theirs } !
career-story-won-clearly = { $ours } : { $theirs } ! { $club } balaie { $rival } !
career-story-drawn = { $club } et { $rival } se séparent sur { $ours } : { $theirs }
career-story-drawn-clearly = { $club } et { $rival } se séparent sur { $ours } : { $theirs }
career-story-lost = { $rival } est trop fort : { $club } perd { $ours } : { $theirs }
career-story-lost-clearly = { $ours } : { $theirs } : un jour noir pour { $club } contre { $rival }
career-story-rests = { $club } est au repos et regarde
career-story-star = Tous les yeux sur { $player } ({ $club }) : expérience +{ $experience }
career-story-hurt = { $misses ->
    [0] { $player } ({ $club }) est blessé et joue quand même
    [one] { $player } ({ $club }) est blessé et manque un match
   *[other] { $player } ({ $club }) est blessé et manque { $misses } matchs
  }
career-story-healed = { $player } ({ $club }) est guéri
career-story-run = { $matches } victoires de suite pour { $club }
career-story-slump = { $matches } défaites de suite pour { $club }
career-story-leads = { $leader } mène le classement avec { $points } points
career-story-table = { $leader } mène avec { $points } points ; { $club } est à la place { $place }
career-story-result = { $home } – { $away } { $home-score } : { $away-score }
career-story-rout = { $home-score } : { $away-score } ! { $home } – { $away } sans suspense
career-story-cup = La Coupe de la Baleine va à { $winner }
career-story-cup-won = { $winner } soulève la Coupe de la Baleine !
career-story-promoted = { $club } monte ! Place { $place }, et les lumières d’une plus grande scène
career-story-relegated = { $club } descend : la place { $place } n’a pas suffi
career-story-champion = { $club } est champion !
career-story-stays = { $club } finit à la place { $place } et réessaiera
