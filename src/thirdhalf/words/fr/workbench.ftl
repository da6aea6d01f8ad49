## L'établi

ui-bench-told = Tout est vérifié pendant que vous tapez, par le même lecteur que tout contenu. Le brouillon reste dans ce navigateur ; vos mesures sont gardées sur le serveur.
ui-bench-teams = Équipes
ui-bench-empty = Pas encore d’équipe à vous.
ui-bench-like = Partir de
ui-bench-new-team = Nouvelle équipe
ui-bench-choose = Choisir …
ui-bench-failed = La mesure a échoué : { $why }
ui-bench-player = joueur
ui-bench-add = Ajouter : { $what }
ui-bench-take = { $what } fourni avec le jeu
ui-bench-change = Modifier
ui-bench-remove = Retirer : { $what }
ui-bench-try = L’essayer
ui-bench-play = Jouer maintenant
ui-bench-measure = Mesurer
ui-bench-how = La mesure fait jouer { $team } et { $others ->
    [one] une autre équipe
   *[other] { $others } autres équipes
} : à chaque tour, toutes se rencontrent deux fois, { $matches } matchs en tout, avec { $level } des deux côtés.
ui-bench-rounds = Tours de deux matchs
ui-bench-ahead = { $ahead } attendent avant
ui-bench-progress = { $done } tours joués sur { $rounds }
ui-bench-shares = Part des points, avec intervalles à 95 %
ui-bench-changed = Cela a été mesuré avant la dernière modification du brouillon.
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
ui-bench-save-folder = Enregistrer dans un dossier
ui-bench-open-folder = Ouvrir un dossier
ui-bench-field-id = Nom court
    .told = Minuscules et tirets ; personne d’autre ne l’a
ui-bench-field-name = Nom
    .told = Tel qu’on le lit
ui-bench-field-origin = Provenance
    .told = Pour qui lit les fichiers : le vôtre vient d’un utilisateur
ui-bench-word-book = le livre de règles
ui-bench-word-sheet = la feuille d’équipe
ui-bench-word-house = ce logiciel
ui-bench-word-user = un utilisateur
ui-bench-part = { $what }, { $part } sur { $count }
ui-bench-range = { $low } à { $high }
ui-bench-picture = À quoi cela ressemble
ui-bench-differences = Ce qui diffère du contenu du jeu
ui-bench-before = avant
ui-bench-now = maintenant
ui-bench-new = nouveau

