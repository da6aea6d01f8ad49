# Ce qu’on demande aux coachs et ce qu’ils peuvent choisir, en français. Les ids suivent les sujets.

## Takkure, questions

question-player = Quel joueur reçoit le jeton d’activation ?
question-first-action = Que fait d’abord le joueur ?
question-receiver = Qui doit recevoir la passe ?
question-defender = Quel défenseur agit ensuite ?
question-defence = Que fait le défenseur ?
question-second-action = Que fait maintenant le joueur ?
question-order = Que règle-t-on d’abord ?
question-opponent = Quel adversaire d’abord ?
question-dice-for-opponent = Combien de dés contre cet adversaire ?
question-interceptor = Qui tente d’abord l’interception ?
question-displaced = Qui fait place d’abord ?
question-arrow = Où pointe la flèche 1, en degrés ?
question-kicks = Qui donne le coup d’envoi ?
question-mover = Qui se déplace ensuite ?
question-kicker = Qui botte ?
question-catcher = Qui tente d’attraper le ballon ?
question-catch = Attraper le ballon ?
question-kick-out = Botter en touche ?
question-fatigue-lost = Quel jeton Fatigue disparaît ?
question-use-skill = Utiliser la compétence ?
question-card = Poser une carte ou un jeton ?
question-settle-first = Quelle carte s’applique d’abord ?
question-team-play = Annoncer un jeu d’équipe ?
question-team-plays = Quel jeu d’équipe entre dans le match ?
question-participant = Qui participe ?
question-letter = Qui reçoit la lettre suivante ?
question-go-on = Poursuivre le jeu d’équipe ?
question-discard = Défausser une carte ?
question-kick-off-place = Où placer le joueur ?
question-template = Où poser le gabarit ?
question-ball-place = Où retombe le ballon ?
question-spot = Quel point vise le plaqueur ?
question-throw-point = D’où part la passe ?
question-room = Où y a-t-il de la place ?
question-mark = Où doit courir le joueur ?
question-defensive-move = Où va le défenseur ?
question-second-move = Où va le joueur ?
question-dodge-move = Où esquive le joueur ?
question-critical-move = Où va le receveur ?
question-kick-off-move = Où va le joueur avant le coup d’envoi ?
question-stampede-move = Où mène la charge ?
question-card-move = Où la carte mène-t-elle le joueur ?

## Takkure, choix

option-number = { $number }
option-player = { $player }
option-ball = le ballon
option-catch-let-it-fall = Laisser tomber
option-catch-catch = Attraper
option-kick-out-play-on = Continuer
option-kick-out-kick-out = Botter dehors
option-use-skill-no = Non
option-use-skill-yes = Oui
option-fatigue-lost-inactive = un jeton inactif
option-fatigue-lost-active = un jeton actif
option-go-on-stop = Arrêter
option-go-on-go-on = Continuer
option-lay-nothing = Plus rien
option-card = { $card } pour { $player }
option-card-die = { $card } pour { $player }, dé { $die }
option-token-star = Un jeton d’équipe pour { $player }
option-token-reroll-die = Jetons d’équipe : { $player } relance le dé { $die }
option-token-stand-up = Honneur : { $player } se relève
option-token-rest = Honneur : { $player } récupère
option-on-the-line = rester : vous touchez la ligne
option-no-team-play = Pas de jeu d’équipe
option-team-play = { $play }
option-keep-hand = Garder le reste
option-discard = { $card }

## Takkure, ce que vaut une réponse, calculé exactement, en centièmes

weight-dice = réussite { $succeeds } % · ballon perdu { $lost } % · à terre { $down } %
