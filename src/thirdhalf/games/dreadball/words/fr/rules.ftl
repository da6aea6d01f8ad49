# Les règles de DreadBall en français, une à une. Les identifiants suivent les numéros de rulebook.toml.

## D2 Réglages

rule-d2 =
    .title = Réglages
    .text = Ce dont les coachs conviennent avant le match : rushes (14), tokensPerRush (5), maxTokensPerPlayer (2),
        maxOnPitch (6), landslide (7), explodingSixes (non), passEndsRush (oui), throwBlocking (non), saveOnCatch
        (non), suddenDeathCap (14) et scatterCap (50). Entre parenthèses les valeurs de l’aide de jeu.
rule-d2-1 =
    .title = Modèle full-like
    .text = Plus proche du jeu publié : explodingSixes, throwBlocking et saveOnCatch activés, passEndsRush désactivé.
rule-d2-2 =
    .title = Modèle demo
    .text = Une partie courte : cinq joueurs par équipe, trois jetons par rush, six rushes.

## D3 Terrain

rule-d3-1 =
    .title = Un terrain d’hexagones
    .text = Le terrain est une grille d’hexagones, un hexagone étiré en longueur.
rule-d3-2 =
    .title = Six coins
    .text = Six cases exactement ont trois côtés contre le mur ; les longs murs suivent des rangées de cases.
rule-d3-3 =
    .title = Trois zones par moitié
    .text = Chaque moitié a trois zones de strike : deux de part et d’autre et plus près du centre, une centrale plus en
        arrière.
rule-d3-4 =
    .title = Neuf cases par zone
    .text = Une zone a neuf cases dont une dépasse à chaque bout : la case de strike, la plus loin du centre, et la case
        bonus, la plus proche.
rule-d3-5 =
    .title = Quatre du bonus au strike
    .text = De la case bonus à la case de strike il y a quatre cases, le strike le plus long possible.
rule-d3-6 =
    .title = La ligne de lancement
    .text = Les balles arrivent le long de la ligne centrale, par cinq cases marquées distantes de deux rangées.
rule-d3-7 =
    .title = Bancs
    .text = Le banc de chaque équipe est hors du terrain, derrière sa case d’entrée.
rule-d3-8 =
    .title = Coordonnées
    .text = Une case s’écrit q r. Les rangées de même r vont d’ouest en est, et r croît vers le sud ; les cases ont la
        pointe en haut.
rule-d3-9 =
    .title = Cases du terrain
    .text = Une case est sur le terrain si q et q+r sont compris entre -11 et 11 et r entre -5 et 5 : 223 cases.
rule-d3-10 =
    .title = Directions
    .text = Dans le sens horaire : E, SE, SW, W, NW, NE.
rule-d3-11 =
    .title = Distance
    .text = La distance entre deux cases est le nombre de pas de l’une à l’autre.
rule-d3-12 =
    .title = Moitiés
    .text = Une case est dans la moitié ouest si 2q+r est négatif, est s’il est positif. Les cinq cases où il est nul
        forment la ligne de lancement et n’appartiennent à personne.
rule-d3-13 =
    .title = Cases de lancement
    .text = Du nord au sud : 2 -4, 1 -2, 0 0, -1 2, -2 4.
rule-d3-14 =
    .title = Demi-tour
    .text = Tourné de 180 degrés le terrain est le même, équipes échangées.
rule-d3-15 =
    .title = Qui défend quoi
    .text = L’équipe qui commence défend l’ouest et marque à l’est ; l’autre l’inverse.
rule-d3-16 =
    .title = Cases d’entrée
    .text = L’équipe de l’ouest entre en -9 -2, celle de l’est en 9 2.
rule-d3-17 =
    .title = Coins et bords
    .text = Les six coins ont trois côtés extérieurs, les 48 autres cases du bord exactement deux, voisins.
rule-d3-18 =
    .title = Un joueur par case
    .text = Une case contient au plus un joueur, debout ou à terre, et nul n’entre dans une case occupée.
rule-d3-19 =
    .title = Les cases marquées sont ordinaires
    .text = On peut traverser et occuper les cases de zone, de strike, de bonus et de lancement comme les autres.

## D4 Orientation et menace

rule-d4-1 =
    .title = Orientation
    .text = Un joueur debout regarde l’une des six cases voisines. Un joueur à terre ne regarde nulle part.
rule-d4-2 =
    .title = Cases menacées
    .text = Un joueur debout menace la case devant lui et les deux à côté d’elle.
rule-d4-3 =
    .title = Qui ne menace rien
    .text = Les joueurs à terre, sur le banc ou hors jeu ne menacent rien.
rule-d4-4 =
    .title = Arc frontal
    .text = La moitié avant selon l’orientation, la ligne des côtés comprise.
rule-d4-5 =
    .title = De face
    .text = Une attaque vient de face si l’attaquant est dans une case menacée par la cible.
rule-d4-6 =
    .title = Malus de menace
    .text = Chaque adversaire qui menace la case testée coûte un dé, deux au plus.
rule-d4-7 =
    .title = La case testée
    .text = Pour Dash et Évasion la case quittée, pour les autres tests celle où est le joueur.
rule-d4-8 =
    .title = Adversaires opposés
    .text = Dans un test opposé aucun camp ne compte l’autre comme menace.
rule-d4-9 =
    .title = L’armure ignore les menaces
    .text = Les menaces ne comptent pas dans les tests d’armure.
rule-d4-10 =
    .title = Se faire face
    .text = Des joueurs voisins qui se font face prennent chacun la direction de l’autre.

## D5 Équipes

rule-d5-1 =
    .title = Caractéristiques
    .text = Move est en cases. Strength, Speed, Skill et Armour disent ce qu’un dé doit montrer au moins : 4+ réussit
        sur 4, 5 ou 6.
rule-d5-2 =
    .title = Effectifs
    .text = Un effectif a huit joueurs. Veer-myn : deux Guards, six Strikers. Forgefathers : trois Guards, trois Jacks,
        deux Strikers.
rule-d5-3 =
    .title = Numéros
    .text = Les joueurs portent 1 à 8 dans l’ordre Guards, Jacks, Strikers.
rule-d5-4 =
    .title = Pas de capacités
    .text = Les joueurs n’ont pas de capacités spéciales ; le Steady des Guards forgefathers n’est pas utilisé.
rule-d5-5 =
    .title = Qui peut quoi
    .text = Tous peuvent courir, sprinter, faire un Dash, s’évader, esquiver, tester l’armure et se relever. Strikers et
        Jacks peuvent ramasser, lancer, réceptionner et voler ; Jacks et Guards peuvent faire Slam et Slamback.

## D6 Mise en place

rule-d6-1 =
    .title = Le tirage
    .text = Chaque coach lance un dé, on relance les égalités. Le plus haut joue d’ouest en est et prend les rushes
        impairs.
rule-d6-2 =
    .title = Mise en place
    .text = D’abord le coach qui commence, puis l’autre, place jusqu’à six joueurs sur des cases libres de sa moitié,
        orientés librement. Les autres vont sur le banc. La ligne de lancement reste libre.
rule-d6-3 =
    .title = Au début
    .text = Le score est 0, aucun rush n’a été joué, et la balle est hors jeu.
rule-d6-4 =
    .title = Formation standard
    .text = Joueurs 1 à 6 en -1 0, 0 -2, -2 2, -4 0, -2 -3 et -5 3, tous tournés vers l’avant ; retournée pour l’est.

## D7 Rush

rule-d7 =
    .title = Le rush
    .text = 1. Le marqueur de rush avance. 2. Si aucune balle n’est en jeu, on en lance une. 3. Actions. 4. Les joueurs
        hors jeu de l’équipe en rush avancent.
rule-d7-1 =
    .title = Jetons
    .text = Le coach en rush a cinq jetons. Chacun va sur un joueur, qui fait une action ; elle est jouée entièrement
        avant la suivante. Rien n’a besoin d’être prévu.
rule-d7-2 =
    .title = Deux par joueur
    .text = Aucun joueur ne prend plus de deux jetons dans un rush.
rule-d7-3 =
    .title = Actions gratuites
    .text = Une action gratuite ne coûte pas de jeton et n’en compte pas un. Il peut y en avoir autant qu’on veut.
rule-d7-4 =
    .title = Ce que permet un jeton
    .text = Debout, un joueur peut courir, sprinter, faire un Slam, voler ou lancer selon son rôle. À terre, il ne peut
        que se relever. Du banc, il peut entrer.
rule-d7-5 =
    .title = Finir plus tôt
    .text = Le coach peut finir ses actions avant d’avoir utilisé tous les jetons.
rule-d7-6 =
    .title = Plus de joueurs
    .text = Le rush est fini quand aucun joueur ne peut recevoir de jeton.
rule-d7-7 =
    .title = Personne sur le terrain
    .text = Une équipe sans joueur sur le terrain prend quand même ses rushes.
rule-d7-8 =
    .title = Portée d’une action
    .text = Chaque action compte pour elle-même les cases parcourues, le sprint, les voisins du départ, les Dash et les
        Évasions.

## D8 Tests

rule-d8-1 =
    .title = La réserve
    .text = Trois dés, sauf si l’action dit autre chose, et les modificateurs.
rule-d8-2 =
    .title = Modificateurs
    .text = Ils changent le nombre de dés, jamais la caractéristique.
rule-d8-3 =
    .title = Succès
    .text = Chaque dé égal ou supérieur à la caractéristique est un succès.
rule-d8-4 =
    .title = Pas de dés
    .text = Une réserve de zéro ou moins ne lance rien et n’a aucun succès.
rule-d8-5 =
    .title = Sortes de tests
    .text = (1) : un succès suffit. (x) : les deux lancent, le plus de succès gagne, l’égalité est un nul. (123) : le
        n-ième test de cette sorte dans l’action demande n succès.
rule-d8-6 =
    .title = Doubles
    .text = Dans un test opposé le vainqueur double avec au moins deux fois plus de succès ; contre zéro toute victoire
        est un double. Dans un test (1) il faut deux succès.
rule-d8-7 =
    .title = Six explosifs
    .text = En option chaque 6 d’un test est un succès et ajoute un dé, encore et encore. Jamais pour le lancement ni la
        déviation.
rule-d8-8 =
    .title = Chances
    .text = Un dé réussit à 3+ dans quatre cas sur six, à 4+ dans trois, à 5+ dans deux.

## D9 Mouvement

rule-d9-1 =
    .title = Course
    .text = Jusqu’à Move cases, chacune vers une case voisine libre ; tourner est gratuit.
rule-d9-2 =
    .title = Orientation en courant
    .text = Après chaque pas il regarde où il va ; à la fin il se tourne à son gré. Tourner sur place est aussi une
        Course.
rule-d9-3 =
    .title = Sprint
    .text = Deux fois Move en points : un par case droit devant, un par rotation de 60 degrés. Pas de rotation gratuite
        à la fin.
rule-d9-4 =
    .title = Dash
    .text = Quand tous les points sont dépensés il peut en prendre un de plus, aussitôt, puis teste. Il peut continuer
        ainsi.
rule-d9-5 =
    .title = Test de Dash
    .text = Trois dés, Speed (123), moins les menaces sur la case quittée, un de plus pour un Striker.
rule-d9-6 =
    .title = Dash manqué
    .text = Sans assez de succès il tombe où il est, et l’action est finie.
rule-d9-7 =
    .title = Où le Dash est permis
    .text = Après toute Course, aussi celle d’un Slam, d’un Vol ou d’un Lancer, et après un Sprint. Pas après la case
        unique d’un Jack.
rule-d9-8 =
    .title = Évasion
    .text = Qui quitte une case menacée par son propre mouvement teste une fois pour ce pas, après l’avoir fait.
        Repousser, suivre et le pas d’Esquive n’en demandent pas.
rule-d9-9 =
    .title = Test d’Évasion
    .text = Trois dés, Speed (123), moins les menaces sur la case quittée, un de plus pour un Striker.
rule-d9-10 =
    .title = Évasion manquée
    .text = Sans assez de succès il tombe dans la case atteinte, et l’action est finie.
rule-d9-11 =
    .title = Tourner est sûr
    .text = Tourner sur place ne demande pas d’Évasion.
rule-d9-12 =
    .title = Un pas, plusieurs tests
    .text = D’abord l’Évasion, puis le Dash, puis le ramassage. Un échec annule la suite.
rule-d9-13 =
    .title = Tomber ne blesse pas
    .text = Une chute ne demande pas de test d’armure.
rule-d9-14 =
    .title = Tomber avec la balle
    .text = Un porteur qui tombe perd la balle : elle dévie de sa case, et le rush de son équipe finit.
rule-d9-15 =
    .title = Tomber sur la balle
    .text = Qui tombe sur la balle libre la fait dévier. Rien n’a été lâché.

## D10 La balle

rule-d10-1 =
    .title = Où est la balle
    .text = Hors jeu, libre sur une case, ou tenue par un Striker ou un Jack debout.
rule-d10-2 =
    .title = Qui ne la tient jamais
    .text = Les Guards et les joueurs à terre.
rule-d10-3 =
    .title = Porter
    .text = La balle suit son porteur, même repoussé. Mis à terre, il la perd.
rule-d10-4 =
    .title = Lancement
    .text = Un dé compte les cases de lancement depuis la gauche du coach en rush : du nord pour l’équipe de l’ouest, du
        sud pour l’autre. De 1 à 5 la balle s’y arrête.
rule-d10-5 =
    .title = Lancement sur 6
    .text = Elle traverse la ligne et ricoche sur le mur opposé ; sur 1 à 3 d’un second dé elle s’arrête sur la case du
        mur du côté du coach en rush, sur 4 à 6 de l’autre côté.
rule-d10-5a =
    .title = Joueurs sur la ligne
    .text = La balle passe les cases de lancement dans l’ordre. Le premier joueur debout est touché, et elle ne va pas
        plus loin.
rule-d10-5b =
    .title = À terre sur la ligne
    .text = Elle passe par-dessus les joueurs à terre ; arrêtée sur l’un d’eux elle dévie.
rule-d10-5c =
    .title = D’où elle vient
    .text = Pour la réception, une balle lancée vient du côté d’où elle a été lancée.
rule-d10-5d =
    .title = Lâcher le lancement
    .text = Si l’équipe en rush y manque une réception, le rush finit avant toute action.
rule-d10-6 =
    .title = Déviation
    .text = Un dé pour la direction (1 est E, puis le sens horaire jusqu’à 6, NE), un pour la distance.
rule-d10-7 =
    .title = En chemin
    .text = La balle avance case par case. Sa première case ne compte pas, et les murs ne coûtent pas de distance.
rule-d10-8 =
    .title = Murs
    .text = Un mur droit la réfléchit, un coin la renvoie tout droit, même si elle en part.
rule-d10-9 =
    .title = Toucher un joueur
    .text = Devant un joueur debout la balle s’arrête. Un Striker ou un Jack qu’elle atteint de face doit tenter une
        réception sans dés, sauf ses modificateurs. Sinon, ou s’il échoue, elle dévie de là.
rule-d10-10 =
    .title = Par-dessus les joueurs à terre
    .text = Ils n’arrêtent pas la balle. Si elle finit sur l’un d’eux elle dévie encore.
rule-d10-11 =
    .title = Balle libre
    .text = Sur une case libre elle reste jusqu’à ce que quelqu’un y entre.
rule-d10-12 =
    .title = Déviation sans fin
    .text = Après scatterCap trajets la balle est posée sur la case libre la plus proche.
rule-d10-13 =
    .title = Entrer sur la balle
    .text = Un Striker ou un Jack debout qui entre dans sa case, de quelque façon que ce soit, doit aussitôt tenter de
        la ramasser.
rule-d10-14 =
    .title = Guards et balle
    .text = Un Guard qui entre dans sa case la fait dévier. Ce n’est pas un ramassage manqué, et il peut continuer.

## D11 Ramasser

rule-d11-1 =
    .title = Ramasser
    .text = Trois dés, Skill (1), moins les menaces, un de moins après un Sprint, un de plus pour un Striker.
rule-d11-2 =
    .title = Résultats du ramassage
    .text = Aucun : la balle dévie, et le rush de son équipe finit. Un : il a la balle et son action finit. Deux ou plus
        : ensuite une Course ou un Lancer gratuit.
rule-d11-3 =
    .title = Ramasser hors de son tour
    .text = Repoussé sur la balle, un joueur teste de même ; un échec ne finit le rush que si c’est celui de son équipe.

## D12 Slam, Vol et réactions

rule-d12-1 =
    .title = Aller attaquer
    .text = Il peut d’abord bouger : une Course pour le Slam d’un Guard et le Vol d’un Striker, une case pour un Jack.
        S’il tombe ou prend la balle l’action est finie.
rule-d12-2 =
    .title = La cible
    .text = Il se tourne librement ; un adversaire debout dans une case qu’il menace, pour un Vol le porteur.
rule-d12-3 =
    .title = La réaction
    .text = Avant tout dé le coach défenseur choisit Slamback, pour un Jack ou un Guard attaqué de face, ou Esquive.
        Slam et Slamback se testent sur Strength, Vol sur Skill, Esquive sur Speed, trois dés chacun.
rule-d12-4 =
    .title = Arriver au contact
    .text = Un Slam a un dé de plus s’il a bougé dans cette action et n’était pas voisin de la cible avant.
rule-d12-5 =
    .title = Esquive doublée
    .text = L’esquiveur peut aller sur une case voisine libre sans Évasion et se tourner à son gré ; l’attaquant regarde
        la case quittée. S’il reste ils se font face.
rule-d12-6 =
    .title = Résultats du Vol
    .text = Gagné : la balle dévie depuis la cible. Doublé : le voleur l’a. Personne ne tourne, et le rush continue.
rule-d12-7 =
    .title = Après le test opposé
    .text = L’action finit.
rule-d12-8 =
    .title = Pas de cible
    .text = Sans cible, ou si le coach renonce, l’action finit et le jeton est dépensé.

## D13 Repousser, mise à terre, armure

rule-d13-1 =
    .title = Repousser
    .text = Le coach du vainqueur choisit une des trois cases derrière le perdant, sur le terrain et libre.
rule-d13-2 =
    .title = Nulle part où aller
    .text = S’il n’y en a pas le perdant reste.
rule-d13-3 =
    .title = Suivre
    .text = Si le perdant a bougé, le vainqueur peut prendre la case quittée, sans Évasion.
rule-d13-4 =
    .title = Un seul est repoussé
    .text = Personne n’est poussé hors du terrain, et personne n’en pousse d’autres.
rule-d13-5 =
    .title = Ordre
    .text = Repousser, suivre, orientation ; après un double mise à terre, armure, sortie, déviation de sa balle ; puis
        ramassages du perdant et du vainqueur. Qui est mis à terre sur la balle la fait dévier.
rule-d13-6 =
    .title = Orientation ensuite
    .text = Tous deux regardent la case quittée, ou se font face s’ils sont voisins.
rule-d13-7 =
    .title = Mise à terre
    .text = Après un double le perdant est à terre et perd la balle.
rule-d13-8 =
    .title = Touches
    .text = Autant que le vainqueur a de succès de plus.
rule-d13-9 =
    .title = Test d’armure
    .text = Trois dés, Armour, un de plus pour un Guard. Chaque succès enlève une touche.
rule-d13-10 =
    .title = Touches restantes
    .text = S’il en reste il est hors jeu autant de tours ; sinon il reste à terre sur le terrain.
rule-d13-11 =
    .title = Personne ne meurt
    .text = Beaucoup de touches ne sont que beaucoup de tours.

## D14 Lancer, Strike, Réception

rule-d14-1 =
    .title = Qui peut lancer
    .text = Le lanceur tient la balle quand l’action commence.
rule-d14-2 =
    .title = Bouger pour lancer
    .text = Il peut d’abord bouger : une Course pour un Striker, une case pour un Jack, et tourner librement.
rule-d14-3 =
    .title = Portée
    .text = La cible doit être dans son arc frontal. Trois dés de 1 à 3 cases, deux de 4 à 6, un de 7 à 9 ; au-delà
        c’est interdit.
rule-d14-4 =
    .title = Test de Lancer
    .text = Skill (1), moins les menaces, un de moins s’il a bougé, un de moins vers une case de strike, un de plus pour
        un Striker. Tourner n’est pas bouger.
rule-d14-5 =
    .title = Passe
    .text = À un coéquipier debout, Striker ou Jack, qui a le lanceur dans son arc frontal.
rule-d14-6 =
    .title = Strike
    .text = D’une zone que son équipe attaque vers sa case de strike ; qui s’y trouve n’importe pas.
rule-d14-7 =
    .title = Lancers bloqués
    .text = En option aucun lancer ne peut passer par un joueur debout, ni exactement entre deux.
rule-d14-8 =
    .title = Résultats du Lancer
    .text = Un strike avec un succès marque. Sinon la balle dévie de la case de strike, à moins qu’un coéquipier qui s’y
        trouve et voit le lanceur ne la reçoive. Une passe doit être reçue, avec autant de dés qu’elle a eu de
        succès.
rule-d14-9 =
    .title = Réception
    .text = Skill (1), moins les menaces, un de plus pour un Striker. Aucun : la balle dévie de lui. Un : il l’a. Deux
        ou plus : et il peut prendre une Course ou un Lancer gratuit.
rule-d14-10 =
    .title = Recevoir est obligatoire
    .text = Qui est touché par une balle libre doit essayer, dans les deux équipes.
rule-d14-11 =
    .title = Réception manquée
    .text = Si son équipe est en rush la balle est lâchée.
rule-d14-12 =
    .title = Recevoir ne tourne pas
    .text = Le receveur garde son orientation.
rule-d14-13 =
    .title = Garder la balle
    .text = Sans cible, ou si le coach renonce, il garde la balle ; rien n’a été lancé.

## D15 Se relever

rule-d15-1 =
    .title = Se relever
    .text = Trois dés, Speed (1), moins les menaces, un de plus pour un Striker.
rule-d15-2 =
    .title = Résultats
    .text = Aucun : il reste à terre. Un : il est debout, orienté à son gré. Deux ou plus : ensuite une action gratuite
        sauf un Sprint.
rule-d15-3 =
    .title = Renoncer
    .text = On peut renoncer à l’action gratuite.

## D16 Banc

rule-d16-1 =
    .title = Entrer
    .text = Un joueur du banc peut recevoir un jeton si moins de maxOnPitch des siens sont sur le terrain et si sa case
        d’entrée est libre : pour une Course, un Sprint, un Slam ou un Vol.
rule-d16-2 =
    .title = La case d’entrée
    .text = C’est la première case de son mouvement, il s’y oriente librement. Le Slam ou le Vol d’un Jack ne va pas
        plus loin.
rule-d16-3 =
    .title = Balle sur la case d’entrée
    .text = Il tente de la ramasser comme d’habitude.
rule-d16-4 =
    .title = Sortir
    .text = De sa case d’entrée un joueur sans balle peut aller sur le banc pour un point ; son action finit. Si la case
        est menacée il doit d’abord s’évader, sinon il y tombe.
rule-d16-5 =
    .title = Hors jeu
    .text = À la fin de chaque rush de son équipe il a manqué un tour, sauf dans celui où il a été blessé. Après le
        dernier il est sur le banc.
rule-d16-6 =
    .title = Sa place
    .text = Il n’est pas sur le terrain et libère une place.

## D17 Points et fin

rule-d17-1 =
    .title = Valeur d’un strike
    .text = La valeur de la zone, 1 sur les côtés et 3 au fond, et un de plus depuis la case bonus.
rule-d17-2 =
    .title = Le score
    .text = Un seul nombre : les points du domicile s’ajoutent, ceux des visiteurs se retranchent.
rule-d17-3 =
    .title = Après un strike
    .text = La balle quitte le jeu et le rush des marqueurs finit ; le rush suivant en lance une autre.
rule-d17-4 =
    .title = Strike pendant l’autre rush
    .text = Si ce rush n’est pas en train de finir, une balle est lancée aussitôt et il continue.
rule-d17-5 =
    .title = Victoire écrasante
    .text = Sept points d’avance gagnent aussitôt.
rule-d17-6 =
    .title = Fin du temps
    .text = Après le dernier rush celui qui mène gagne. À égalité vient la mort subite.
rule-d17-7 =
    .title = Mort subite
    .text = Les rushes continuent, personne n’entre, le premier strike gagne, et une équipe sans joueur sur le terrain
        perd. Après suddenDeathCap rushes c’est un nul.

## D18 Fin du rush

rule-d18-1 =
    .title = Ce qui finit un rush
    .text = Plus de jetons, plus de joueur pour en prendre, un lancer de l’équipe en rush, une balle qu’elle lâche ou un
        ramassage qu’elle manque.
rule-d18-2 =
    .title = Quand il finit
    .text = Ce qui est en cours est d’abord achevé ; puis les jetons restants sont perdus.
rule-d18-3 =
    .title = Actions gratuites à la fin
    .text = Une action gratuite gagnée par une réception est jouée bien que la passe finisse le rush.
rule-d18-4 =
    .title = L’autre équipe
    .text = Rien de ce qu’elle fait ne finit le rush à lui seul.
rule-d18-5 =
    .title = Ses actions gratuites
    .text = Elle peut en gagner aussi ; elles sont jouées aussitôt.
rule-d18-6 =
    .title = Sauver le rush
    .text = En option une balle lâchée ou non ramassée ne finit pas le rush si un joueur de l’équipe en rush la tient à
        la fin.

## D19 Pour les programmes

rule-d19-1 =
    .title = Ordre des dés
    .text = La réserve de l’acteur, celle de la réaction, l’armure, direction et distance de la déviation, réceptions et
        ramassages quand ils viennent. Les dés ajoutés suivent toute la réserve.
rule-d19-2 =
    .title = Ce que les coachs décident
    .text = Jeton et action, chaque pas, Dash ou arrêt, orientations, réaction, case où repousser, suivre, pas
        d’Esquive, lancer, action gratuite et fin du rush.
rule-d19-3 =
    .title = Pas à pas
    .text = Le mouvement se décide pas à pas, car un test peut l’arrêter.

## D20 Modificateurs

rule-d20 =
    .title = Modificateurs
    .text = Les Strikers ont un dé de plus, sauf pour Slam, Slamback et armure, où ce sont les Guards. Les menaces en
        coûtent jusqu’à deux, pas pour l’armure. Le Sprint en coûte un pour ramasser ; avoir bougé, et la case de
        strike, un chacun pour lancer ; arriver au contact en ajoute un au Slam.

## Décisions

rule-a1 =
    .title = Toute passe finit le rush
    .text = L’aide de jeu parle de lancer sans exception. Le réglage passEndsRush le change.
rule-a2 =
    .title = Les six n’explosent pas
    .text = L’aide de jeu décrit tout le jet sans cela. Le réglage explodingSixes le change.
rule-a3 =
    .title = Pas de dé minimum
    .text = Zéro dé échoue ; sinon une réception sans dés ne voudrait rien dire.
rule-a4 =
    .title = Dash et Évasion durcissent
    .text = L’en-tête (123) l’emporte ; le succès unique de la ligne est celui du premier test.
rule-a5 =
    .title = Deux compteurs
    .text = Dash et Évasion se comptent à part, de nouveau dans chaque action.
rule-a6 =
    .title = Esquive gagnée
    .text = Tous deux se font face, comme après un nul.
rule-a7 =
    .title = Blessé dans son propre rush
    .text = Ce rush ne compte pas comme tour manqué.
rule-a8 =
    .title = Lâchée puis reçue
    .text = Le rush finit quand même. Le réglage saveOnCatch le change.
rule-a9 =
    .title = Les joueurs ne bloquent pas
    .text = L’aide de jeu ne demande qu’arc frontal et portée. Le réglage throwBlocking le change.
rule-a10 =
    .title = Taille du terrain
    .text = 23 sur 11 cases ; seule la forme est connue.
rule-a11 =
    .title = Forme d’une zone
    .text = Une fleur de sept cases avec une pointe à chaque bout, en longueur.
rule-a12 =
    .title = La cible ne menace pas
    .text = Aucun camp d’un test opposé n’est une menace pour l’autre. L’interprétation threats le change : toute menace
        ennemie compte.
rule-a13 =
    .title = Quels joueurs avancent
    .text = Seulement ceux de l’équipe dont c’était le rush.
rule-a14 =
    .title = Tourner n’est pas bouger
    .text = Cela ne coûte pas de dé pour lancer.
rule-a15 =
    .title = Tourner autour de la cible
    .text = Qui était déjà voisin ne gagne rien à bouger.
rule-a16 =
    .title = Un porteur peut faire Slam
    .text = Un Jack avec la balle le peut.
rule-a17 =
    .title = Repoussé avec la balle
    .text = Qui est seulement repoussé la garde.
rule-a18 =
    .title = Toute réception manquée
    .text = Une balle lancée ou déviée que manque un joueur en rush est lâchée.
rule-a19 =
    .title = La ligne des côtés est devant
    .text = Elle appartient à l’arc frontal.
rule-a20 =
    .title = Une case d’entrée
    .text = Chaque équipe en a une.
rule-a21 =
    .title = Direction 1
    .text = C’est toujours l’est.
rule-a22 =
    .title = Où s’arrête le ricochet
    .text = Sur la case du mur du côté tiré.
rule-a23 =
    .title = Pas de strike de la case de strike
    .text = Sa portée serait nulle.
rule-a24 =
    .title = Slamback contre Vol
    .text = Il repousse et met à terre comme contre un Slam, avec touches et armure.
rule-a25 =
    .title = Actions qui peuvent aboutir
    .text = Le Vol n’est possible que si un adversaire tient la balle, le Slam que si un adversaire est debout sur le
        terrain.
rule-a26 =
    .title = Quand un mouvement est fini
    .text = Ramasser finit l’action, réussi ou manqué, sans rotation gratuite. Un Guard s’arrête aussi quand la balle
        qu’il a fait dévier vient de condamner son propre rush.
rule-a27 =
    .title = Plus personne des deux côtés
    .text = Si en mort subite aucune équipe n’a de joueur sur le terrain c’est un nul.
rule-a28 =
    .title = Les strikes finissent toujours le rush
    .text = Là où les passes ne le finissent pas, un lancer vers la case de strike le finit, marqué ou non.
rule-a29 =
    .title = Le tirage donne les côtés, pas les places
    .text = Domicile et visiteur restent les noms des places. Le vainqueur du tirage joue d’ouest en est et prend les
        rushes impairs ; le score se compte depuis la place du domicile.
rule-a30 =
    .title = Pas de Dash hors du terrain
    .text = Rejoindre le banc se paie d’un point ordinaire, jamais d’un Dash.
rule-a31 =
    .title = Une leçon a un but
    .text = Une leçon est finie dès que son but est atteint, entre deux actions. Si son rush finit avant, le but est manqué.
rule-a32 =
    .title = Le receveur guette le ballon
    .text = L’aide de jeu demande seulement que la cible soit dans l’arc frontal du lanceur. Comme dans le jeu complet,
        le receveur d’une passe doit avoir le lanceur dans le sien. L’interprétation receivers le change : il peut être
        tourné n’importe où.

## Saisons qui laissent des traces (règles de la maison)

rule-dl1 =
    .title = Durement touché
    .text = Règle de la maison, pour les compétitions qui laissent des traces. Qui est mis hors jeu pour deux tours ou
        plus (D13.10) manque des matchs : sur un dé, 1–3 un, 4–5 deux, 6 trois.
rule-dl2 =
    .title = Remplaçants
    .text = Règle de la maison. À la place de qui manque un match joue un remplaçant du même rôle, avec les valeurs de la
        fiche. Rien d’autre ne reste, et personne n’est engagé.
rule-dl3 =
    .title = Expérience
    .text = Règle de la maison. L’expérience se compte d’après ce qui s’est passé dans le match : 1 par point, 1 par
        adversaire renversé, 2 par adversaire mis hors jeu, 1 par ballon pris à l’adversaire.
rule-dl4 =
    .title = Entraînement
    .text = Règle de la maison. Avec 8, 20 et 40 d’expérience, un joueur peut apprendre chaque fois à être meilleur d’un
        point en Strength, Speed, Skill ou Armour, chacune une fois, trois au plus et 2+ au mieux.
rule-dl5 =
    .title = Entre les saisons
    .text = Règle de la maison. Quand la saison suivante commence, tous sont de retour. Expérience et leçons restent.
rule-dl6 =
    .title = Avance
    .text = Règle de la maison, en option. L’équipe la plus faible commence avec des points : autant que son handicap
        dépasse celui de l’autre (Forgefathers 4, Clockworks 2, Veer-myn et Marshlords 0). Dans les compétitions qui
        laissent des traces, un club commence avec un point de plus par quatre leçons que les joueurs de l’autre ont eues
        de plus que les siens, trois au plus. Personne ne commence avec une victoire écrasante.
