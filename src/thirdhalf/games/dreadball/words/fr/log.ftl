# Ce que le logiciel dit de DreadBall, en français. Les identifiants suivent les sortes d’événements, d’actions et de fins.

## Ce qui se passe

dreadball-head-start = { $seat } commence avec une avance. Points : { $points }.
dreadball-toss = Tirage : { $home_team } { $home_die }, { $away_team } { $away_die }. { $seat } commence.
dreadball-placed = { $player } est placé { dreadball-place }, tourné vers { $facing }.
dreadball-benched = { $player } est sur le banc.
dreadball-rush = Rush { $rush } : { $seat }, { $tokens } jetons.
dreadball-launched = La balle est lancée et s’arrête { dreadball-place }.
dreadball-token-spent = { $player } reçoit un jeton : { $action } (jetons restants : { $tokens }).
dreadball-free-action = { $player } prend une action gratuite : { $action }.
dreadball-entered = { $player } entre du banc, { dreadball-place }.
dreadball-left-the-pitch = { $player } retourne sur le banc.
dreadball-stepped = { $player } avance, { dreadball-place }.
dreadball-turned = { $player } se tourne vers { $facing }.
dreadball-fell = { $player } tombe, { dreadball-place }.
dreadball-stood-up = { $player } se relève, tourné vers { $facing }.
dreadball-modified = { $player } : { $amount } pour { $source }.
dreadball-rolled = { $player }, { $action } : { $faces } contre { $stat }+.
dreadball-came-to = { $player }, { $action } : { $successes ->
    [0] aucun succès
    [1] un succès
   *[other] { $successes } succès
}.
dreadball-attacked = { $player } s’en prend à { $target } : { $action }.
dreadball-reacted = { $player } répond par { $action }.
dreadball-pushed = { $player } est repoussé, { dreadball-place }.
dreadball-held-ground = { $player } n’a nulle part où aller et reste.
dreadball-followed-up = { $player } suit, { dreadball-place }.
dreadball-dodged = { $player } s’échappe, { dreadball-place }.
dreadball-knocked-down = { $player } est mis à terre (touches : { $hits }).
dreadball-injured = { $player } est hors jeu (tours : { $turns }).
dreadball-recovers = { $player } récupère (tours restants : { $turns }).
dreadball-thrown = { $player } lance à { $receiver }, portée { $range }.
dreadball-strike-tried = { $player } tente le strike, portée { $range }.
dreadball-strike = Strike ! { $player } marque { $points }. { $home_team } { $home }, { $away_team } { $away }.
dreadball-ball-taken = { $player } a la balle.
dreadball-ball-lost = { $player } perd la balle.
dreadball-ball-hit = La balle touche { $player }.
dreadball-scattered = La balle dévie vers { $direction } de { $distance } cases et s’arrête { dreadball-place }.
dreadball-ball-down = La balle est { dreadball-place }.
dreadball-rush-ending = Cela met fin au rush : { $reason }.
dreadball-rush-saved = { $player } a sauvé le rush.
dreadball-rush-over = Le rush { $rush } est fini.
dreadball-sudden-death = Égalité : mort subite. Le prochain strike gagne.
dreadball-ended = C’est fini : { $ending }. Vainqueur : { $seat }.

# Where it was
dreadball-place = { $where ->
    [zone-west] dans une zone de strike à l’ouest
    [zone-east] dans une zone de strike à l’est
    [west] dans la moitié ouest
    [east] dans la moitié est
   *[middle] au centre
}

## Actions et tests

dreadball-action-run = Course
dreadball-action-sprint = Sprint
dreadball-action-slam = Slam
dreadball-action-steal = Vol
dreadball-action-throw = Lancer
dreadball-action-stand-up = Se relever
dreadball-action-dash = Dash
dreadball-action-evade = Évasion
dreadball-action-pick-up = Ramasser
dreadball-action-slamback = Slamback
dreadball-action-dodge = Esquive
dreadball-action-armour = Armure
dreadball-action-catch = Réception

## Ce qui change une réserve de dés

dreadball-source-striker = le Striker
dreadball-source-guard = le Guard
dreadball-source-threat = les menaces
dreadball-source-sprinted = le sprint
dreadball-source-moved = le mouvement
dreadball-source-moved-next-to-the-target = l’arrivée au contact
dreadball-source-strike-hex = la case de strike

## Pourquoi un rush finit

dreadball-reason-throw = la balle a été lancée
dreadball-reason-drop = la balle a été lâchée
dreadball-reason-failed-pick-up = la balle n’a pas été ramassée

## Comment finit un match

dreadball-ending-full-time = fin du temps
dreadball-ending-landslide = victoire écrasante
dreadball-ending-sudden-death = mort subite
dreadball-ending-nobody-left-on-the-pitch = plus personne sur le terrain
dreadball-ending-no-strike-in-sudden-death = pas de strike en mort subite
dreadball-ending-goal-reached = but atteint
dreadball-ending-goal-missed = but manqué

## Directions

dreadball-direction-e = l’est
dreadball-direction-se = le sud-est
dreadball-direction-sw = le sud-ouest
dreadball-direction-w = l’ouest
dreadball-direction-nw = le nord-ouest
dreadball-direction-ne = le nord-est
