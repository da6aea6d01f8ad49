# Championnats et coupes, en français : pages, calendriers et fils d’une compétition.

league-won-by = Remporté par { $entry }.
league-nothing-drawn = Rien n’a encore été tiré au sort. Inscrits : { $entries }.
league-seed = Chaque tirage au sort peut être refait avec la graine { $seed }.
league-place = Rang
league-entry = Club
league-played = Joués
league-won = Gagnés
league-drawn = Nuls
league-lost = Perdus
league-scored = Pour
league-conceded = Contre
league-points = Points
league-reach = Encore possible
league-round = Journée { $round }
league-match = { $home } contre { $away }
league-open = à jouer
league-bye = exempt
league-annulled = annulé
league-walk-over = { $score } (forfait)
league-through = { $score }, { $entry } qualifié
