## L’heure après le match

ui-third-half = Troisième mi-temps
ui-after-draw = Match nul
ui-after-moment = Un moment du match
ui-after-chances = Après { $move } coups : { $home } gagne { $win }, match nul { $draw }, { $away } gagne { $loss }.
ui-after-watch = Revoir
ui-after-replay = Revoir tout le match
ui-after-chart-told = Pointez le graphique ou déplacez le curseur : il dit comment le match aurait pu finir à partir de là.
ui-after-table = Le graphique en tableau
ui-after-move = Coup
ui-after-happened = Ce qui s’est passé
ui-after-turn = Tournant { $number }.
ui-after-start = Attendu avant le premier coup
ui-after-luck = Chance aux dés
ui-after-own = Concédé par { $own }
ui-after-other = Concédé par { $other }
ui-after-rest = Ce que personne n’a prévu
ui-after-result = Résultat
ui-after-adjusted = Les dés ont donné à { $name } { $luck } d’une victoire. Sans eux, le résultat serait { $adjusted } ({ $error }).
ui-after-account-told = Une victoire vaut 100 %, un match nul 0 %, une défaite −100 %. Chaque pas commence où finit le précédent.
ui-after-rest-told = Ce que personne n’a prévu : beaucoup de petites différences entre ce qui a été joué et ce qu’on pouvait attendre, les cartes cachées, et ce que l’analyse ne voit pas.
ui-after-elsewhere = ailleurs ou autrement
ui-after-away-from = ailleurs, à { $length } du lieu choisi
ui-after-hexes-from = { $hexes ->
    [one] la case voisine de celle choisie
   *[other] ailleurs, à { $hexes } cases de celle choisie
}
ui-after-opens = La troisième mi-temps s’ouvre dans un instant.
ui-after-stay = Rester ici
ui-after-throw = Les dés sont tombés pour { $name }
ui-after-made = Choisi : { $answer }
ui-after-better = Mieux : { $answer } ({ $change } d’une victoire)
ui-after-again = Réessayer
ui-after-dice = Dés
ui-after-players = Joueurs de { $name }
ui-after-player = Joueur
ui-after-value = Valeur
ui-after-faces = Combien de fois chaque face est tombée : { $faces }. À attendre : { $expected } chacune.
ui-after-expected = En pointillé : à attendre, { $expected } de chaque face.
ui-after-no-dice = Aucun dé n’a été lancé.
ui-after-whole-match = le match entier
ui-after-praise = { $name } dit : bien joué !
ui-after-pick = Le meilleur moment de { $name }
ui-after-well-played = Bien joué !
ui-after-other-word = En choisir un autre
ui-after-awaited = { $name } n’a pas encore choisi un de vos moments.
ui-after-unfinished = Le match n’est pas fini. Sa troisième mi-temps commence au coup de sifflet final.
ui-after-no-file = Un enregistrement montre sa troisième mi-temps quand il est ouvert.
ui-after-failed = Ce match n’a pas pu être analysé. Ce qui a été compté est ici tout de même.
ui-after-waiting = { $ahead ->
    [0] L’analyse commence dans un instant.
    [one] Un autre match est analysé d’abord.
   *[other] { $ahead } autres matchs sont analysés d’abord.
}
ui-after-running = Le match est en cours d’analyse…
ui-after-back = Retour au terrain
ui-after-chance = Comment il aurait pu finir
ui-after-account = Chance et jeu
ui-after-turning-points = Tournants
ui-after-no-turn = Aucun lancer n’a changé grand-chose.
ui-after-worst = Ce que { $name } aurait pu mieux faire
ui-after-mistakes = { $mistakes } choix sur { $choices } ont concédé un vingtième de victoire ou plus.
ui-after-no-mistake = Rien qui vaille un mot.
ui-after-best-player = Meilleur joueur
ui-after-best-told = Ses lancers ont valu { $change } d’une victoire.
ui-after-handshake = Poignée de main
ui-together = Ensemble
ui-together-here = { $name } est là
ui-together-led = { $name } guide
ui-together-lead = Guider
ui-together-follow = Suivre
ui-after-figures = En chiffres
ui-after-dice-and-cards = Dés et cartes
ui-after-verdict-lucky = Plus de chance que de jeu : les dés ont donné à { $name } { $luck } d’une victoire.
ui-after-verdict-unlucky = Plus de chance que de jeu : les dés ont coûté à { $name } { $luck } d’une victoire.
ui-after-verdict-better = Plus de jeu que de chance : { $name } a mieux choisi que l’autre camp, de { $play } d’une victoire.
ui-after-verdict-worse = Plus de jeu que de chance : l’autre camp a mieux choisi que { $name }, de { $play } d’une victoire.
ui-after-verdict-more = Aucun jet ni aucune faute n’a décidé à lui seul : pas à pas, { $name } en a tiré plus que prévu, { $rest } d’une victoire en tout.
ui-after-verdict-less = Aucun jet ni aucune faute n’a décidé à lui seul : pas à pas, { $name } en a tiré moins que prévu, { $rest } d’une victoire en tout.
ui-after-verdict-favourite = C’est allé comme on pouvait s’y attendre : avant le premier coup, { $name } avait { $chance } de chances de gagner, l’autre camp { $other }.
ui-after-verdict-underdog = C’est allé comme on pouvait s’y attendre : avant le premier coup, { $name } n’avait que { $chance } de chances de gagner, l’autre camp { $other }.
ui-after-most-choice = Ce qui a coûté le plus à { $name } ({ $change }) : { $question }
ui-after-most-throw = Ce qui a le plus aidé { $name } ({ $change }) : { $happened }
ui-after-most-rest = Surtout ({ $change }) avant ceci : { $happened }
ui-after-cards-told = À côté d’une carte : ce qui a changé pour son camp entre le moment où elle a été jouée et la position suivante, en part de victoire.
ui-manga = Le match en page de manga
ui-manga-told = { $home } contre { $away }, { $score }, en une page de { $panels } cases
ui-manga-saved = La page a été enregistrée.
ui-manga-expected = C’est parti ! Je dirais { $home } { $win }, { $away } { $loss }.
ui-manga-begin = C’est parti !
ui-manga-sound = { $number ->
    [1] VLAN !
    [2] CRAC !
   *[other] ZOUM !
}
ui-manga-great = { $number ->
    [1] Ça a tout renversé !
    [2] Tu as vu ça ?! Tout le match sur un jet !
   *[other] Et voilà qui décide de tout !
}
ui-manga-turn = { $number ->
    [1] Tu le sens ? Le vent tourne.
    [2] Petits dés, grand sourire.
   *[other] Celui-là a compté.
}
ui-manga-choice = Une question pour { $name }
ui-manga-better = Mieux : { $answer }.
ui-manga-won = Victoire de { $name } !
ui-manga-drawn = Match nul !
ui-manga-until = Quel match ! On remet ça ?
ui-replay-best = Temps fort { $number } sur { $of } :
ui-replay-behind = { $minutes } minutes en arrière :
ui-manga-play = Voir les temps forts
ui-manga-png = Enregistrer en PNG
ui-manga-svg = Enregistrer en SVG
ui-manga-failed = La page n’a pas pu être dessinée.
ui-insight = À ce moment
ui-insight-open = Et si ?
ui-insight-told = Où en est le match, ce que ferait un coach, et reprendre d’ici
ui-insight-running = Quand le replay s’arrête, on lit ici où en était le match.
ui-insight-looking = Un instant…
ui-insight-over = Le match est fini.
ui-insight-dice = Ils sont tombés pour { $name }, de { $change } d’une victoire. Aussi bien ou mieux : { $likely }.
ui-insight-no-dice = Peu de choses dépendent de ce jet.
ui-insight-coach = Ce que ferait un coach
ui-insight-draw = Montrer sur le terrain :
ui-insight-given = comme joué
ui-insight-if = Et si ? Reprendre d’ici
ui-insight-as = avec { $name }
ui-insight-both = les deux côtés
ui-insight-back = Retour à la bifurcation
ui-replay-key-insight = et si ?
ui-way = Ton parcours
ui-way-none = Aucun de tes matchs n’est fini. Ensuite, on lit ici ce que tu as laissé filer, où, et ce qui fut chance.
ui-way-told = { $matches } matchs : en moyenne les dés t’ont donné { $luck } d’une victoire, et tu as laissé filer { $given }.
ui-way-practise-told = À travailler : { $kind }.
ui-way-looking = { $done } matchs sur { $all } ont été regardés.
ui-way-kinds = Ce qui a été laissé filer, par sorte de décision
ui-way-kind = Décision
ui-way-mistakes = Erreurs
ui-way-given = Laissé filer
ui-way-of = { $mistakes } sur { $choices }
ui-way-other = Autre chose
ui-way-practise = Tes propres énigmes
ui-way-matches = Match après match
ui-way-when = Match
ui-way-won = gagné
ui-way-lost = perdu
ui-way-drawn = nul
ui-puzzle-today = Énigme du jour
ui-puzzle-solve = Résoudre
ui-puzzle-ask = Que fais-tu ? Réponds sur le terrain ou en dessous.
ui-puzzle-right = Juste ! On ne connaît rien de mieux.
ui-puzzle-as-good = Bien. On ne connaît rien de nettement mieux.
ui-puzzle-wrong = Ce n’est pas le mieux : cela coûte { $loss } d’une victoire.
ui-puzzle-better = Mieux : { $answer }.
ui-puzzle-also = Un coach préférerait : { $answer }.
ui-puzzle-yours = Ta réponse :
ui-puzzle-judging = Voyons ce que cela vaut…
ui-puzzle-again = Réessayer
ui-puzzle-on = Reprendre d’ici
ui-puzzle-next = Une autre énigme
ui-puzzle = Énigme
ui-puzzle-own = Ton énigme
