# Pourquoi un choix ou une demande est refusé, en français. Les identifiants suivent les raisons données dans le code.

## Déplacements

refusal-more-than-one-turn = Un déplacement se marque par un jeton Mouvement et au plus un jeton Virage.
refusal-too-far = Le trajet est plus long que le déplacement permis au joueur.
refusal-too-far-by = Le trajet dépasse de { $by } le déplacement permis au joueur.
refusal-something-is-in-the-way = Un socle ou le ballon barre le passage.
refusal-off-the-pitch = Le socle ne serait pas entièrement sur le terrain.
refusal-not-as-close-as-it-can-get = Le plaqueur peut s’approcher davantage du point qu’il a désigné.
refusal-not-towards-the-swept-strip = Le déplacement doit mener vers la bande que le porteur a balayée.
refusal-going-back = Dans cet exercice, l’attaquant ne peut pas reculer.

## Emplacements

refusal-no-room = Il n’y a pas la place : autre chose est trop près.
refusal-off-the-marked-line = Un plaquage vise le porteur ou un point de sa ligne marquée.
refusal-not-on-the-way-made = Une passe part d’un point du déplacement qui vient d’être fait.
refusal-receiver-is-ahead = Depuis ce point, le receveur est devant le passeur.
refusal-not-the-nearest-place = Il y a un emplacement plus proche.
refusal-not-the-nearest-contact = Le plaqueur va à l’un des emplacements les plus proches en contact avec le porteur.

## Coup d’envoi

refusal-not-at-the-kick-off-line = L’équipe qui botte touche sa ligne de coup d’envoi sans la dépasser.
refusal-not-in-its-own-half = L’équipe qui reçoit se place dans sa moitié, socles entièrement dedans.
refusal-template-too-near-a-line = Le gabarit se trouve à plus de 1″ de la ligne de coup d’envoi, de l’en-but et des bords.
refusal-not-at-the-edge = Le ballon se pose hors du gabarit, au contact de son bord.

## Mesures

refusal-measuring-is-closed = On ne mesure pas : rien n’est mesuré avant d’être annoncé.

## Pourquoi un contenu ne peut être joué ; dit au champ

record-another-window = cet effet se joue ici : { $window }
record-at-least-two = une combinaison compte au moins deux joueurs, ou 0 pour tous ceux qui sont debout
record-to-itself = personne ne se passe le ballon à soi-même
record-one-ball = un attaquant et un seul doit avoir le ballon
record-off-the-pitch = est hors du terrain
record-nobody-there = il faut au moins un joueur
record-small-pitch = un terrain fait au moins 6 pouces sur 6, les en-buts compris
record-no-team = il n’y a pas d’équipe « { $team } » pour la carte « { $card } »
record-no-player = aucune équipe n’a le joueur « { $player } », qu’on peut engager
record-nobody-for = personne dans cette équipe ne peut jouer { $position } (socles de { $base } mm au plus)
