# Ce qu’on demande aux coachs et ce qu’ils peuvent choisir, en français. Les ids suivent les sujets.

## Takkure, questions

question-player = Qui reçoit le prochain jeton d’activation ?
question-first-action = Que fait d’abord { $player } ?
question-receiver = À qui { $player } fait-il la passe ?
question-defender = Lequel de vos défenseurs agit ensuite ?
question-defence = Que fait votre défenseur { $player } face à { $active } ?
question-second-action = Que fait { $player } maintenant ?
question-order = Plusieurs jets sont à faire : lequel d’abord ?
question-opponent = Quel adversaire { $player } affronte-t-il d’abord ?
question-dice-for-opponent = { $dice ->
    [1] Votre dé va-t-il contre { $player } ?
   *[other] Combien de vos { $dice } dés vont contre { $player } ?
}
question-interceptor = Qui tente d’abord d’intercepter la passe de { $player } ?
question-displaced = { $active } a besoin de place : qui s’écarte d’abord ?
question-arrow = Le ballon rebondit selon la flèche que le dé choisit. Comment tournez-vous les flèches ?
question-kicks = À vous de choisir : quelle équipe donne le coup d’envoi ?
question-mover = Lequel de vos joueurs se déplace ensuite, avant le coup d’envoi ?
question-mover-play = Qui court ensuite dans votre jeu d’équipe ?
question-kicker = Lequel de vos joueurs botte ?
question-catcher = Lequel de vos joueurs tente d’attraper le ballon botté ?
question-catch = { $player } tente-t-il d’attraper le ballon, ou le laisse-t-il tomber ?
question-kick-out = Botter en touche et finir la mi-temps maintenant ?
question-fatigue-lost = Mi-temps : quel jeton Fatigue { $player } perd-il ?
question-use-skill-two-moves-ahead = Utiliser { $skill } avec { $player } ? { characteristic-int } { $value }, pour marquer à nouveau.
    .odds = Utiliser { $skill } avec { $player } ? { characteristic-int } { $value }, { $chance } %, pour marquer à nouveau.
question-use-skill-afterburner = Utiliser { $skill } avec { $player } ? Ce déplacement gagne 2″.
question-use-skill-cub = C’est manqué. Utiliser { $skill } avec { $player } pour relancer ?
question-use-skill-sumo = C’est réussi. Utiliser { $skill } avec { $player } ? Le jet est refait.
question-use-skill-honour = C’est manqué. Dépenser un jeton Honneur de { $player } pour relancer ?
question-card = Posez-vous une carte ou un jeton ?
question-settle-first = Quelle carte s’applique d’abord ?
question-team-play = Annoncez-vous un jeu d’équipe pour cette activation ?
question-team-plays = Choisissez { $all } jeux d’équipe. Lequel est le numéro { $place } ?
question-participant = Qui participe au jeu d’équipe avec { $player } ?
question-letter = { $player } est A : qui vient ensuite dans le jeu d’équipe ?
question-go-on = { $player } doit-il poursuivre le jeu d’équipe ?
question-discard = Défaussez-vous une carte pour en piocher une autre ?
question-kick-off-place = Où placez-vous { $player } ?
question-template = Où bottez-vous ?
question-ball-place = Bon coup de pied : où retombe le ballon, à son bord ?
question-spot = Où, sur la course, { $player } veut-il plaquer { $carrier } ?
question-throw-point = D’où, sur la course, { $player } lance-t-il le ballon ?
question-room = { $player } doit faire place : où va-t-il ?
question-room-ball = Le ballon doit faire place : où va-t-il ?
question-mark = Où doit courir { $player } ?
question-defensive-move = Où va votre défenseur { $player } ?
question-second-move = { $player } se déplace encore : jusqu’où ?
question-dodge-move = L’esquive a réussi : où va { $player } ?
question-critical-move = Réception parfaite : où va { $player } ?
question-kick-off-move = Où va { $player } avant le coup d’envoi ?
question-stampede-move = Où mène la charge de { $player } ?
question-card-move = Où votre carte mène-t-elle { $player } ?

## Takkure, choix

option-number = { $number }
option-one-die-no = Non
option-one-die-yes = Oui
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
option-token-draft = Aspiration : { $player } court 1″ plus loin
option-token-drift = Aspiration : { $player } va deux fois plus loin
option-token-spare-part = Récupération : { $player } ne se fatigue pas
option-token-overdrive = Récupération : un dé de plus pour { $player }
option-token-swell = Lame de fond : la passe de { $player } compte comme plus courte
option-token-pull = Lame de fond : { $player } se rapproche de 1″
option-on-the-line = rester : vous touchez la ligne
option-no-team-play = Pas de jeu d’équipe
option-team-play = { $play }
option-keep-hand = Garder le reste
option-discard = { $card }

## Takkure, ce que vaut une réponse, calculé exactement, en centièmes

weight-dice = réussite { $succeeds } % · ballon perdu { $lost } % · à terre { $down } %
