## L'établi

ui-bench-told = Les champs portent les noms qu’ils ont dans les fichiers. Tout est vérifié pendant que vous tapez, par le même lecteur que tout contenu ; le brouillon reste dans ce navigateur.
ui-bench-teams = Équipes
ui-bench-empty = Pas encore d’équipe à vous.
ui-bench-like = Sur le modèle de
ui-bench-new-team = Nouvelle équipe
ui-bench-player = joueur
ui-bench-add = Ajouter : { $what }
ui-bench-take = { $what } fourni avec le jeu
ui-bench-change = Modifier
ui-bench-remove = Retirer : { $what }
ui-bench-try = L’essayer
ui-bench-play = Jouer maintenant
ui-bench-measure = Mesurer
ui-bench-rounds = Tours de deux matchs
ui-bench-ahead = { $ahead } attendent avant
ui-bench-progress = { $done } tours joués sur { $rounds }
ui-bench-shares = Part des points, avec intervalles à 95 %
ui-bench-report = Enregistrer tout le rapport
ui-bench-state = Le brouillon
ui-bench-good = On peut le jouer.
ui-bench-problems = { $count ->
    [one] Une chose ne va pas.
   *[other] { $count } choses ne vont pas.
}
ui-bench-keep = Garder cette version
ui-bench-versions = Versions
ui-bench-save = Enregistrer en ZIP
ui-bench-open = Ouvrir un ZIP
