# Leagues and cups, in English: pages, calendars and feeds of a competition.

league-won-by = Won by { $entry }.
league-nothing-drawn = Nothing has been drawn yet. Entered: { $entries }.
league-seed = Every lot can be drawn again with the seed { $seed }.
league-place = Place
league-entry = Club
league-played = Played
league-won = Won
league-drawn = Drawn
league-lost = Lost
league-scored = For
league-conceded = Against
league-points = Points
league-reach = Can still be
league-round = Round { $round }
league-match = { $home } against { $away }
league-open = to be played
league-bye = bye
league-annulled = annulled
league-walk-over = { $score } (walk-over)
league-through = { $score }, { $entry } goes on
