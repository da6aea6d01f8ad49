# Ce que dit le logiciel, en français. Les ids suivent les genres d’événements, d’actions, de résultats et de fins.

## Takkure, ce qui se passe

event-set-taken = { $seat } prend ses jetons d’activation ({ $tokens }).
event-activated = { $player } reçoit un jeton d’activation (nº { $activations }).
event-marked = { $player } marque une course : { place }.
event-unmarked = { $player } reprend ses jetons de mouvement.
event-declared = { $player } déclare : { $action }.
event-receiver-named = { $player } veut passer à { $receiver }.
event-spot-named = { $player } vise un point { place }.
event-ran = { $player } court : le voilà { place }.
event-walked = { $player } se déplace : le voilà { place }.
event-displaced = { $player } fait place et se tient { place }.
event-ball-displaced = Le ballon fait place et se trouve { place }.
event-set-back = { $player } revient là où commençait le second mouvement, { place }.
event-closed-in = { $tackler } se rapproche : le voilà { place }.
event-stood-up = { $player } se défait d’un jeton À TERRE.
event-grounded = { $player } est À TERRE (jetons À TERRE : { $ground }).
event-wounded = { $player } reçoit un jeton Blessure (jetons Blessure : { $wounds }).
event-modified = { $player } : { $amount } ({ $source }).
event-rolled = { $player } obtient { $faces } contre { $characteristic } { $value } : { $verdict ->
    [critical] succès critique
    [made] succès
   *[missed] échec
}.
event-rolled-for = { $player } obtient { $faces } contre { $characteristic } { $value } { $reason } : { $verdict ->
    [critical] succès critique
    [made] succès
   *[missed] échec
}.
reason-endurance = pour encaisser le choc
reason-feet = pour rester debout
reason-reception = pour attraper la passe
event-came-to = { $player }, { $action } : { $result }.
event-lapsed = { $player }, { $action } : le jet n’a plus lieu.
event-tied = Égalité, nouveau jet pour { $players }.
event-thrown = { $player } lance à { $receiver }, { place }.
event-ball-taken = { $player } a le ballon.
event-ball-down = Ballon perdu { place }.
event-arrow-pointed = La flèche 1 pointe à { $degrees }°.
event-scattered = Dispersion : dé { $face }, arrêt à la flèche { $arrow }.
event-die-shown = { $seat } a obtenu { $face } ; le dé peut être relancé.
event-ground-token-removed = { $player } perd un jeton À TERRE (reste : { $ground }).
event-tokens-removed = Les jetons de mouvement et de défense sont retirés.
event-possession = Le ballon a changé de camp. À l’attaque : { $seat }.
event-ended = C’est fini : { $ending }. Vainqueur : { $seat }.
event-tired = { $player } se fatigue (fatigue : { $fatigue } active, { $inactive } inactive).
event-rested = { $player } récupère (fatigue : { $fatigue } active, { $inactive } inactive).
event-sent-off = { $player } se blesse et quitte le terrain.
event-injury = { $player }, { $table } : { $face }.
event-fatigued-for-good = { $player } garde un jeton Fatigue pour de bon.
event-out-of-the-match = Le match est fini pour { $player }.
event-action-lost = { $player } ne parvient pas à { $action }.
event-skill-used = { $player } utilise { $talent }.
event-position-skill = { $player } utilise { $skill }.
event-try = Essai de { $player } ! { $home } à { $away }.
event-referee-roll = Jet d’arbitre : { $seat }.
event-kick-off = Coup d’envoi : { $seat }.
event-back = { $player } est de retour.
event-placed = { $player } se place { place }.
event-template-laid = Le coup de pied est visé : { place }.
event-time = Temps { $box } ({ $home_team } : { $home_side }, { $away_team } : { $away_side }).
event-half = Début de la mi-temps { $half }.
event-half-over = Fin de la mi-temps { $half }.
event-set-lost = { $seat } n’a plus personne sur le terrain et perd la série.
event-drew = { $seat } pioche une carte (en main : { $cards }).
event-card-drawn = { $seat } pioche { $card }.
event-card-laid = { $seat } pose une carte face cachée.
event-card-turned = { $seat } joue { $card } pour { $player }.
event-discarded = { $seat } défausse { $card }.
event-team-play-chosen = { $seat } choisit le jeu d’équipe { $play }.
event-team-plays-ready = { $seat } a choisi ses jeux d’équipe.
event-team-plays-back = Les deux coachs récupèrent leurs jeux d’équipe.
event-team-play-declared = { $seat } déclare un jeu d’équipe, face cachée.
event-participant = { $player } participe au jeu d’équipe.
event-team-play-turned = { $seat } retourne le jeu d’équipe : { $play }.
event-lettered = { $player } est { $letter }.
event-team-play-over = Fin du jeu d’équipe : { $seat }.
event-spared = { $player } évite le jeton Fatigue.
event-team-tokens = Jetons d’équipe, { $seat } : { $stars }.
event-honour-tokens = Jetons d’honneur de { $player } : { $honour }.

# Where it was: left and right as the player’s team attacks.
place = { $across ->
    [left] à gauche
    [right] à droite
    [left-edge] près de la touche gauche
    [right-edge] près de la touche droite
    [edge] près d’une touche
    [wide] sur le côté
   *[middle] au centre
}, { $depth ->
    [behind] derrière la ligne de { $line }
    [inches] à environ { $inches }″ de la ligne de { $line }
    [near] près de la ligne de { $line }
    [half] dans le camp de { $line }
   *[halfway] vers le milieu du terrain
}

## Takkure, genres

action-nothing = rien
action-move = MOUVEMENT
action-stand-up = SE RELEVER
action-pass-from-the-ground = PASSE À TERRE
action-pass = PASSER
action-pick-up = RAMASSER LA BALLE
action-dodge = ESQUIVER
action-break-through = RAFFÛTER
action-score-a-try = MARQUER UN ESSAI
action-pressure = FAIRE PRESSION
action-tackle = PLAQUER
action-steal-loose-ball = VOLER LA BALLE (ballon perdu)
action-steal-from-the-ground = VOLER LA BALLE (porteur à terre)
action-steal-in-the-air = VOLER LA BALLE (en plein vol)
action-rest = SE REPOSER
result-fail = ÉCHEC
result-cancelled = ANNULÉ
result-success = SUCCÈS
result-critical = SUCCÈS critique
source-range = distance
source-pressure = pression
source-from-the-ground = passe à terre
source-ball-at-hand = ballon à portée de main
source-in-flight = ballon en plein vol
ending-line-reached = la ligne est atteinte
ending-ball-stolen = le ballon est volé
ending-carrier-grounded = le porteur est À TERRE
ending-ball-on-the-ground = le ballon est au sol
ending-tokens-spent = tous les jetons sont dépensés
seat-home = Domicile
seat-away = Extérieur
seat-nobody = personne
source-fatigue = fatigue
ending-try-scored = un essai est marqué
ending-try-failed = l’essai est manqué
ending-nobody-left = une équipe n’a plus personne
ending-full-time = le temps est écoulé
ending-practice-over = l’entraînement est terminé
table-common = blessure courante
table-grave = blessure grave
side-active = actif
side-inactive = inactif
characteristic-bac = CdB
characteristic-str = FOR
characteristic-ref = RÉF
characteristic-int = INT
characteristic-end = END
source-card = carte
source-team-token = jeton d’équipe
source-team-play = jeu d’équipe
characteristic-bdy = PHY
