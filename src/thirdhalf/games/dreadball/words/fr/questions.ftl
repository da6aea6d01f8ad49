# Ce qu’on demande aux entraîneurs à DreadBall, et ce qu’ils peuvent choisir, en français. Les ids suivent les sujets des questions.

## Questions

dreadball-question-formation = Comment l’équipe se place-t-elle ?
dreadball-question-line-up = Qui est placé ensuite ?
dreadball-question-place = Sur quelle case de son camp ?
dreadball-question-token = Qui reçoit le prochain jeton d’action ?
dreadball-question-action = Quelle action ?
dreadball-question-step = Par où continuer ?
dreadball-question-dash = Plus de points. Continuer par un Dash ?
dreadball-question-facing = Tourné vers où ?
dreadball-question-target = Qui est attaqué ?
dreadball-question-reaction = Comment réagir ?
dreadball-question-push = Repoussé sur quelle case ?
dreadball-question-follow-up = Suivre ?
dreadball-question-dodge-move = S’esquiver vers quelle case ?
dreadball-question-throw-at = Lancer à qui ?
dreadball-question-free-action = Une action gratuite ?

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
