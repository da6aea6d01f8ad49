# Ce qu’on demande aux entraîneurs à DreadBall, et ce qu’ils peuvent choisir, en français. Les ids suivent les sujets des questions.

## Questions

dreadball-question-formation = Comment votre équipe se place-t-elle ?
dreadball-question-line-up = Qui placez-vous ensuite ?
dreadball-question-place = Sur quelle case de votre camp commence { $player } ?
dreadball-question-token = Qui reçoit le prochain jeton d’action ?
dreadball-question-action = Que fait { $player } de son jeton ?
dreadball-question-step = Où va { $player } ?
dreadball-question-dash = { $player } n’a plus de points. Continuer par un Dash ?
dreadball-question-facing = De quel côté se tourne { $player } ?
dreadball-question-target = Qui { $player } attaque-t-il ?
dreadball-question-reaction = { $other } attaque : comment réagit { $player } ?
dreadball-question-push = { $player } est repoussé : sur quelle case ?
dreadball-question-follow-up = { $player } doit-il suivre { $other } ?
dreadball-question-dodge-move = { $player } échappe à { $other } : sur quelle case ?
dreadball-question-throw-at = À qui { $player } lance-t-il la balle ?
dreadball-question-free-action = { $player } a gagné une action gratuite : laquelle ?

## Possibilités

dreadball-option-hex = { $hex }
dreadball-option-formation-standard = Formation habituelle
dreadball-option-formation-own = Placer chaque joueur
dreadball-option-line-up-ready = C’est tout
dreadball-option-token-end = Finir le rush
dreadball-option-step-stop = S’arrêter ici
dreadball-option-step-turn-left = Tourner à gauche
dreadball-option-step-turn-right = Tourner à droite
dreadball-option-step-leave = Sortir sur le banc
dreadball-option-dash-stop = S’arrêter ici
dreadball-option-dash-turn-left = Tourner à gauche
dreadball-option-dash-turn-right = Tourner à droite
dreadball-option-target-nobody = Personne
dreadball-option-follow-up-no = Rester
dreadball-option-follow-up-yes = Suivre
dreadball-option-dodge-move-stay = Rester
dreadball-option-throw-at-keep = Garder la balle
dreadball-option-throw-at-strike = Strike !
dreadball-option-free-action-decline = Non merci
