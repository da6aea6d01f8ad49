# Le livre de règles du jeu, en français. Un message par règle, arbitrage, compétence, carte et poste.
# Vocabulaire : celui de l’édition française ; phrases : les nôtres.

## 0 Premier contact

rule-0-01 =
    .title = Règles du rugby
    .text = Pas de passe à un coéquipier placé devant le passeur. On ne peut plaquer que le porteur du ballon, et lui
        seul a affaire aux défenseurs (PLAQUER, ESQUIVER, RAFFÛTER). Un porteur À TERRE ne peut pas se relever.
rule-0-02 =
    .title = Priorité
    .text = Une compétence, une carte, une règle d’équipe, une FAQ ou une extension l’emporte sur les règles de base.
rule-0-03 =
    .title = Mesures
    .text = Tout se mesure en pouces, entre les points les plus proches des deux socles. Se déplacer de X pouces, c’est
        avancer de X le bord avant du socle, donc aussi son centre. Rien ne se mesure avant que l’action concernée soit
        déclarée : un mouvement se mesure pendant qu’il s’effectue (étapes 2, 3 et 4, esquive, coup d’envoi), tout le
        reste à l’étape 5. Le contact se constate, il ne se mesure pas (R-23). Avec l’option « mesures libres »
        (exercices, matchs amicaux), réglette, portées et probabilités sont offertes avant la déclaration.
rule-0-05 =
    .title = Attaque et défense
    .text = L’équipe dont un joueur tient le ballon attaque, l’autre défend. Un ballon perdu n’y change rien :
        l’attaquant le reste jusqu’à ce qu’un défenseur prenne le ballon en main.
rule-0-06 =
    .title = Caractéristiques
    .text = MVT : mouvement en attaque/en défense, en pouces. CdB : contrôle du ballon, général/essai. FOR : force
        (PLAQUER, RAFFÛTER). RÉF : réflexe (ESQUIVER, rester debout). INT : certaines compétences et cartes. PRO :
        protection. PHY : physique, soit le nombre de jetons Blessure qui met le joueur hors de combat. END :
        endurance = PHY + PRO. La taille du socle est en millimètres.
rule-0-07 =
    .title = Terrain
    .text = Valeurs maison. Rectangle de 16″ sur 26″, avec à chaque bout un en-but de 3″ sur toute la largeur ; ligne
        médiane à 13″, ligne de coup d’envoi de chaque équipe à 2″ de la médiane, dans son camp. Chaque équipe attaque
        l’en-but opposé au sien. Ballon : 20 mm de diamètre. Gabarit de dispersion : disque de 1,5″ de rayon, douze
        flèches, une tous les 30°. Les terrains A et B ne diffèrent que par l’aspect ; tout socle reste entièrement dans
        le rectangle (R-01).

## 1 Premiers pas

rule-1-01 =
    .title = Activation
    .text = Le coach attaquant dépense un de ses quatre jetons d’activation pour un de ses joueurs, porteur ou non, et
        pose le jeton sur lui. Ce joueur devient le joueur actif et passe par les six étapes. Tous les jetons restants
        doivent ensuite être dépensés de la même façon.
rule-1-02 =
    .title = Les six étapes
    .text = 1. Première action offensive. 2. Défense. 3. Exécution du mouvement. 4. Seconde action offensive. 5. Mesures
        et jets de dés. 6. Retrait des jetons. Aucune étape ne se saute.
rule-1-03 =
    .title = Première action
    .text = Debout : MOUVEMENT. Avec un jeton À TERRE : SE RELEVER (sauf le porteur) ou PASSE À TERRE (porteur
        seulement). Un porteur À TERRE n’a pas d’autre première action. On peut aussi ne marquer aucun mouvement (R-02).
rule-1-04 =
    .title = Mouvement en première action
    .text = Le mouvement se marque, il ne se fait pas encore : une ligne droite jusqu’au jeton Mouvement, ou une ligne
        droite jusqu’au jeton Virage puis une autre jusqu’au jeton Mouvement. Les jetons se posent à n’importe quelle
        distance : le joueur suivra la ligne aussi loin que son MVT d’attaque le permet ; seul le jeton Mouvement
        l’arrête plus tôt. Seul le mouvement du joueur actif est marqué. Un jeton désigne le point que doit atteindre le
        centre du socle (R-03).
rule-1-05 =
    .title = Défense
    .text = Chaque défenseur fait exactement une action, dans l’ordre voulu par son coach ; chacune est déclarée et
        effectuée, mouvement compris, avant que la suivante soit déclarée (R-04). Avec mouvement défensif : FAIRE
        PRESSION, PLAQUER, VOLER LA BALLE. Sans mouvement : SE RELEVER, SE REPOSER. Un joueur À TERRE ne peut que SE
        RELEVER.
rule-1-06 =
    .title = Faire pression
    .text = Après son mouvement défensif, le joueur fait pression : tout attaquant qui agit à 2″ ou moins de lui subit
        −1 à la caractéristique de cette action, cumulable pour chaque défenseur qui fait pression. Compte le point
        exact de l’action : point de lancer d’une passe, premier point de contact pour RAMASSER LA BALLE, sinon la place
        du joueur après l’étape 3 (ou à cet instant dans un jeu d’équipe). Actions touchées : R-05.
rule-1-07 =
    .title = Mouvement défensif
    .text = Jusqu’à la seconde valeur de MVT, par n’importe quel chemin, sans traverser d’autres socles. On déclare
        d’abord l’action, puis on mesure et on déplace ; l’action elle-même se résout plus tard.
rule-1-08 =
    .title = Exécution du mouvement
    .text = Le joueur actif parcourt la ligne marquée, au plus de son MVT d’attaque, sans tenir compte des socles en
        chemin. Son point de départ reste repéré par le jeton joueur actif. À l’arrivée il prend sa place : adversaires
        et ballon perdu qui gênent sont écartés (6.04). Un coéquipier ne l’est pas : le mouvement est raccourci jusqu’à
        ce que le socle tienne.
rule-1-09 =
    .title = Seconde action
    .text = Au choix MOUVEMENT, PASSER, RAMASSER LA BALLE, ESQUIVER, RAFFÛTER, MARQUER UN ESSAI, ou rien (R-02). PASSER,
        ESQUIVER, RAFFÛTER et MARQUER UN ESSAI exigent le ballon. Après SE RELEVER, et s’il ne reste aucun jeton À
        TERRE, seul MOUVEMENT est possible. Après une PASSE À TERRE, il n’y a pas de seconde action.
rule-1-10 =
    .title = Mouvement en seconde action
    .text = Jusqu’au MVT d’attaque, par n’importe quel chemin ; les autres socles bloquent. Si une action PLAQUER vise
        ce joueur, le départ de ce second mouvement est repéré : si le plaquage réussit, le joueur tombe à cet endroit.
rule-1-11 =
    .title = Retrait des jetons
    .text = Les jetons Mouvement, Virage, pression, PLAQUER, vol et joueur actif sont retirés. Chaque attaquant non
        activé pendant cette activation retire un jeton À TERRE. Un joueur À TERRE qui portait le ballon au début de
        cette activation compte ici comme activé (R-42).
rule-1-12 =
    .title = Plaquer : déclaration
    .text = Seulement contre le porteur du ballon, actif ou non, et pas s’il est À TERRE. Le coach désigne l’endroit :
        là où se tient le porteur, ou n’importe quel point de la ligne marquée à l’étape 1. Puis le plaqueur fait son
        mouvement défensif et le finit aussi près que possible de cet endroit (R-06).
rule-1-13 =
    .title = Mesures de l’étape 5
    .text = Toutes les distances utiles aux modificateurs se mesurent maintenant, puis les dés sont jetés dans l’ordre
        de R-27. Les contacts, eux, sont connus depuis la fin de l’étape 3 (R-23, R-24).
rule-1-14 =
    .title = Jet sans opposition
    .text = D12 ≤ caractéristique + modificateurs : réussi. Au-dessus : échec.
rule-1-15 =
    .title = Jet en opposition
    .text = Chacun lance son dé contre sa propre valeur. Aucun ne réussit : ÉCHEC pour tous. Un seul réussit : SUCCÈS
        pour lui, ÉCHEC pour les autres. Plusieurs réussissent : SUCCÈS pour le dé le plus haut, ANNULÉ pour les
        autres ; à égalité au plus haut, ANNULÉ pour tous ceux qui avaient réussi. ANNULÉ : aucun effet, mais aucune
        suite fâcheuse d’un échec non plus ; un mouvement défensif déclaré reste fait.
rule-1-16 =
    .title = Modificateurs
    .text = Les modificateurs changent la caractéristique avant le jet. Exemple : CdB 7, passe à 3″ (+2), un défenseur
        fait pression (−1) : le jet se fait contre 8.
rule-1-17 =
    .title = Critique et maladresse
    .text = 1 naturel : critique, réussi quelle que soit la valeur et plus fort que tout succès ordinaire ; deux
        critiques sont à égalité. 12 naturel : maladresse, toujours un échec.
rule-1-18 =
    .title = Endurance
    .text = Jet sans opposition : D12 ≤ END, sinon le joueur reçoit un jeton Blessure.
rule-1-19 =
    .title = Esquiver
    .text = Seulement si une action PLAQUER a été déclarée contre ce joueur. Jet de RÉF. Succès : le coach désigne un
        point et le joueur s’en approche autant que 2″ de marche le permettent ; critique : 4″ (R-31). Échec : aucun
        effet. Le déplacement se fait une seule fois, après tous les jets, et seulement si le joueur est encore debout.
rule-1-20 =
    .title = Raffûter
    .text = Seulement si une action PLAQUER a été déclarée contre ce joueur ; agit sur les plaqueurs au contact (R-07).
        Jet de FOR. Succès : ce plaqueur est À TERRE et fait un jet d’endurance ; critique : À TERRE et un jeton
        Blessure, sans jet. Échec : aucun effet. Un plaqueur en ÉCHEC subit en plus l’échec de 1.21 (R-29).
rule-1-21 =
    .title = Plaquer : exécution
    .text = Il y a contact si le mouvement défensif a fini contre le porteur ou contre la bande que son socle a balayée
        à l’étape 3, du départ repéré jusqu’à sa place (R-24, R-25) ; sans contact, le plaquage échoue. Jet de FOR, en
        opposition si le porteur choisit ESQUIVER, RAFFÛTER, MARQUER UN ESSAI ou PASSER (ballon lancé au point de
        contact ou au-delà), sinon sans opposition. Succès : le plaqueur est mis au contact par le plus court (R-30),
        les deux sont À TERRE et le porteur fait un jet d’endurance ; critique : un jeton Blessure au lieu du jet.
        Échec : jet de RÉF ; raté lui aussi, le plaqueur est À TERRE et fait un jet d’endurance. Annulé : rien. Le
        porteur plaqué garde le ballon.

## 2 La passe

rule-2-01 =
    .title = Passer
    .text = Le porteur passe à un coéquipier debout (R-21) qui n’est pas devant (R-08), depuis n’importe quel point du
        mouvement qu’il vient de faire. Jet de CdB modifié selon l’écart entre les socles : jusqu’à 2″ +4, jusqu’à
        4″ +2, jusqu’à 8″ 0, au-delà −2 (sur la limite, le meilleur). Un plaqueur qui touche la bande balayée jusqu’au
        point de lancer (R-25) met le jet en opposition ; touché plus loin seulement, il fait son jet de plaquage après
        la passe, sans opposition (R-09). Succès : le receveur a le ballon ; critique : il peut en plus bouger de 2″ au
        plus. Échec sans opposition, ou tous en échec : réception (2.02). ANNULÉ, ou échec face à un défenseur qui
        réussit : ni lancer ni réception, le porteur garde le ballon et subit le plaquage s’il a réussi. Suite : R-37.
rule-2-02 =
    .title = Réception du ballon
    .text = Jet de CdB du receveur, sans opposition : jusqu’à 2″ +2, jusqu’à 4″ 0, jusqu’à 8″ −2, au-delà −4. Succès :
        il a le ballon. Échec : le ballon se disperse à partir du receveur.
rule-2-03 =
    .title = Dispersion
    .text = Le gabarit est centré sur ce qui se disperse ; le coach à l’origine de la dispersion oriente la flèche 1
        (R-46), les numéros suivent le sens horaire. D12 : l’objet se pose hors du gabarit, en contact avec lui à la
        pointe de la flèche obtenue.

## 3 La boîte de la mort

rule-3-01 =
    .title = À terre
    .text = Avec un jeton À TERRE, un joueur ne peut que SE RELEVER, ou faire une PASSE À TERRE s’il est le porteur. Les
        jetons se cumulent.
rule-3-02 =
    .title = Se relever
    .text = Retire un jeton À TERRE, sans jet. En attaque : première action, jamais pour le porteur ; de nouveau debout,
        le joueur peut faire un MOUVEMENT en seconde action. En défense : pas de mouvement.
rule-3-03 =
    .title = Passe à terre
    .text = Première action ; le receveur est déclaré à l’étape 1. −2 en plus de la distance ; au-delà de 8″, la passe
        n’est pas lancée : ANNULÉ. Une action VOLER LA BALLE sur porteur à terre, au contact, met le jet en opposition
        (R-36). Résultats comme en 2.01, critique compris ; pas de seconde action.
rule-3-04 =
    .title = Ballon
    .text = Le ballon est en main ou au sol. Au sol, il occupe de l’espace comme un adversaire, pour les deux équipes.
rule-3-05 =
    .title = Ramasser la balle
    .text = Attaquants seulement. Il faut toucher, en un point du mouvement qu’on vient de faire (départ compris), le
        ballon perdu ou le coéquipier qui le tient, debout ou À TERRE. Jet de CdB +4. Succès : le joueur devient
        porteur. Échec : rien ne change.
rule-3-06 =
    .title = Voler la balle
    .text = La manière est déclarée à l’étape 2 et doit être possible à cet instant (R-34). Ballon perdu : au contact du
        ballon, CdB +4. Porteur à terre : au contact d’un porteur À TERRE, CdB. En plein vol : le socle du défenseur
        touche le couloir entre le socle du passeur au point de lancer et celui du receveur ; CdB −2, toujours sans
        opposition, une fois la passe lancée et avant son arrivée ; succès, le ballon est pris ; échec, la passe
        continue ; à plusieurs, dans l’ordre du coach attaquant (R-10). On ne peut pas voler le ballon à un porteur
        debout. Après un vol, à la fin de l’activation, l’ancien attaquant défausse ses jetons restants et les rôles
        s’inversent.
rule-3-07 =
    .title = Jet multiple en opposition
    .text = À plus de deux joueurs, le joueur actif fixe avant de jeter l’ordre des duels et quel dé affronte quel
        adversaire. Chaque duel est distinct ; les adversaires sans dé en face font un jet sans opposition. Dès que le
        joueur actif est À TERRE, le reste n’est plus joué (R-28). Une esquive ne déplace qu’une fois. Après une passe
        réussie, les défenseurs restants font un jet sans opposition.
rule-3-08 =
    .title = Jet de mêlée
    .text = Deux cas seulement : (a) des joueurs des deux équipes, plus de deux en tout, veulent un ballon perdu ou tenu
        par un joueur À TERRE ; (b) MARQUER UN ESSAI rencontre plusieurs plaquages. Tous les dés ensemble, un seul
        vainqueur : le meilleur succès, le critique avant tout. À égalité pour le meilleur, les ex æquo relancent
        (R-40). À un contre un, c’est un simple jet en opposition.

## 4 Quatre contre quatre

rule-4-01 =
    .title = Fatigue
    .text = Un joueur reçoit un jeton Fatigue actif dès son troisième jeton d’activation de la même série de quatre,
        donc sensible dès cette activation (pas de nouveau au quatrième : R-43), et quand une compétence ou une carte le
        dit. S’il a un jeton inactif, celui-ci est retourné actif à la place. Effets cumulés des jetons actifs : 1,
        compétences de poste et d’entraînement perdues ; 2, un seul MOUVEMENT par activation ; 3, −1 en FOR, CdB, RÉF et
        INT. Un jeton inactif ne fait qu’occuper sa place.
rule-4-02 =
    .title = Fatigue max
    .text = Au quatrième jeton Fatigue, actifs et inactifs confondus, le joueur est blessé (5.04).
rule-4-03 =
    .title = Se reposer
    .text = En défense seulement : un jeton Fatigue inactif est retiré ; s’il n’y en a pas, un jeton actif devient
        inactif.
rule-4-04 =
    .title = Marquer un essai
    .text = Le porteur doit avoir son socle dans l’en-but adverse ou en contact avec lui (R-49). Jet de CdB, seconde
        valeur, −1 par jeton Fatigue, actif ou non ; la pression compte. Un plaqueur au contact : jet en opposition ;
        plusieurs : mêlée. Succès : un essai. Quel que soit le résultat, un coup d’envoi suit, un plaquage gagnant ayant
        d’abord produit ses effets.
rule-4-05 =
    .title = Compétences de poste
    .text = Pas de côté : deux dés pour ESQUIVER. Passe précise : deux dés pour PASSER. Massacre : deux dés pour
        RAFFÛTER. Vision défensive : MVT défensif doublé. Plaqueur expert : deux dés pour PLAQUER.
rule-4-06 =
    .title = Plusieurs dés
    .text = Les dés supplémentaires vont au même jet (on garde le meilleur : critique, puis succès le plus haut), à
        d’autres adversaires, ou aux deux s’il y en a assez.
rule-4-07 =
    .title = Jeux individuels
    .text = La main est secrète. Une carte se pose face cachée dans la fenêtre qu’elle indique ; quand les deux coachs
        ont posé ou passé, tout est retourné et le coach attaquant décide laquelle se règle d’abord. Qui laisse passer
        une fenêtre attend qu’elle revienne (R-56). Une carte jouée est défaussée.
rule-4-08 =
    .title = Jeux d’équipe
    .text = Un seul jeton, plusieurs joueurs. La carte est déclarée face cachée avant de dépenser le jeton ; il faut un
        porteur, qui est le joueur actif A. On nomme les participants (R-53) ; l’étape 1 ne marque que le mouvement de
        A ; à l’étape 2, seul le porteur peut être plaqué ; puis la carte est retournée. À l’étape 3, tous les
        participants bougent, dans n’importe quel ordre, sans marquage sauf A (R-53). Aux étapes 4 et 5 viennent les
        secondes actions dans l’ordre de la carte, et elles seules, chacune déclarée, mesurée et jouée aux dés à son
        tour face aux défenseurs qu’elle rencontre (R-54). Un jet d’attaque raté arrête la séquence, et le coach peut
        l’arrêter plus tôt (R-55). La carte est ensuite indisponible jusqu’au prochain coup d’envoi. Tous les
        participants comptent comme activés en 1.11 ; le jeton n’est que sur A.

## 5 Match d’entraînement

rule-5-01 =
    .title = Mise en place
    .text = Quatre joueurs, un par poste. Jeux individuels : cartes de base et d’équipe mélangées, main de 4. Jeux
        d’équipe : 4 cartes choisies parmi celles de base et d’équipe.
rule-5-02 =
    .title = Jet d’arbitre
    .text = Un pile ou face équitable.
rule-5-03 =
    .title = Coup d’envoi
    .text = Quand : début de chaque mi-temps ; après un essai ; après un jet d’essai raté ou annulé. Qui botte : au
        début, le vainqueur du jet d’arbitre décide ; en seconde mi-temps, l’équipe qui n’a pas botté d’abord ; après un
        essai, le coach qui l’a encaissé décide ; après un essai raté, le coach défenseur décide.
        1. Tous les jetons d’activation partent, dépensés ou non ; les deux coachs reprennent leurs jeux d’équipe ; les
        blessés qui le peuvent reviennent ; tout le monde se place debout (R-11).
        2. L’équipe qui botte se place en contact avec sa ligne de coup d’envoi, sans la dépasser.
        3. L’équipe qui reçoit se place où elle veut dans sa moitié, socles entièrement dedans.
        4. Le coach qui botte pose le gabarit entre la ligne de coup d’envoi et l’en-but adverses, tout entier à plus de
        1″ de ceux-ci et des bords.
        5. Chaque joueur peut bouger de son MVT défensif en contournant les socles : d’abord ceux qui bottent, puis les
        autres (R-50).
        6. Un joueur au choix du coach qui botte fait un jet de CdB. Succès : le ballon se pose hors du gabarit, contre
        son bord, là où il tient. Échec : il se disperse depuis le centre.
        7. Tout joueur à 2″ ou moins du ballon peut tenter de l’attraper, une fois chacun : CdB −2, dans l’ordre du
        coach qui reçoit (R-12), jusqu’au premier succès.
        8. Le coach qui reçoit attaque, sauf si l’équipe qui botte a attrapé le ballon ; l’attaquant prend des jetons
        d’activation (6.03).
rule-5-04 =
    .title = Blessures
    .text = Quand les jetons Blessure atteignent le PHY actuel, ou à Fatigue max, le joueur est blessé : il quitte le
        terrain et perd tous ses jetons Blessure et Fatigue (le jeton permanent reste : R-44). On lance un D12 sur 7.01
        et on applique. Il revient au prochain coup d’envoi si la blessure le permet.
rule-5-05 =
    .title = Compétences de joueur
    .text = Elles figurent sur la carte du joueur. Les compétences d’entraînement se perdent avec la fatigue ; les
        autres sont innées.
rule-5-06 =
    .title = Compétences d’équipe
    .text = Comme un joueur, une équipe a une compétence bien à elle. Elle sert à tous les joueurs de son coach, se paie en
        jetons et reste quoi qu’il leur arrive. Celles des deux premières équipes : 5.07. Moment : R-13.
rule-5-07 =
    .title = Compétences des premières équipes
    .text = Yamato, Honneur inébranlable : un joueur qui reçoit un jeton Blessure reçoit aussi un jeton de compétence, pour
        lui seul. Il le défausse pour retirer un de ses jetons À TERRE (pas s’il porte le ballon), retourner un de ses
        jetons Fatigue ou refaire un de ses jets d’INT.

        Teriomorphs, Superstars : un jeton d’équipe pour chaque MARQUER UN ESSAI, PLAQUER ou RAFFÛTER réussi. Avant un
        jet, 1 jeton dépensé donne +1 (au plus +3 par jet) ; 3 jetons permettent de relancer un dé (une fois par jet).

## 6 Match complet

rule-6-01 =
    .title = Match complet
    .text = Deux mi-temps ; le plus d’essais l’emporte, à égalité c’est match nul.
rule-6-02 =
    .title = Mi-temps
    .text = Chaque joueur perd un jeton Fatigue, actif ou inactif au choix de son coach. Les jeux d’équipe sont choisis
        à nouveau. On défausse autant de jeux individuels qu’on veut, puis on complète sa main à 4.
rule-6-03 =
    .title = Temps
    .text = Piste 5-4-3-2-1-0 ; chaque mi-temps commence avec les deux jetons Temps sur 5, face active. Pour prendre les
        quatre jetons d’activation (en devenant attaquant, ou en le restant après les avoir tous utilisés) : si son
        jeton Temps est actif, le coach le retourne et les prend ; s’il est inactif, les deux jetons Temps descendent
        d’une case et redeviennent actifs, puis le coach retourne le sien et les prend. Dès qu’un jeton atteint 0, la
        mi-temps est finie ; elle ne s’arrête donc jamais au milieu d’une série, sauf ballon botté en touche. Prendre
        une série retire les jetons d’activation des joueurs de l’équipe. Botter en touche : jetons Temps sur 1, le
        coach attaquant mené aux essais peut déclarer la fin de la mi-temps avant une activation (R-51).
rule-6-04 =
    .title = Occupation de l’espace
    .text = Les socles ne se chevauchent pas et les mouvements les contournent, même À TERRE. Seule exception : le
        premier mouvement du joueur actif. Là où il finit, adversaires et ballon perdu font place, à partir du point
        d’arrivée et par le plus court (R-30) ; si l’arrivée est pile dessus, ou sans plus court chemin, le coach
        défenseur choisit. Jamais les coéquipiers.
rule-6-05 =
    .title = Repositionnement
    .text = Ce qui se disperse et ne tient pas passe de flèche en flèche, dans l’ordre croissant si le jet est pair,
        décroissant s’il est impair, en faisant le tour, jusqu’à tenir. Hors du terrain compte comme ne tenant pas
        (R-14).
rule-6-06 =
    .title = Composition
    .text = Ailier, demi de mêlée, arrière et avant, un de chaque, selon les postes inscrits sur les cartes ; fixée
        avant le jet d’arbitre.

## 7 Tables

rule-7-01 =
    .title = Tables des blessures
    .text =
        BLESSURES COURANTES, D12
        1 : un jeton Fatigue et un jeton Blessure
        2 : −1 PHY
        3 : −2 INT
        4 : −1 FOR
        5 : −1 CdB, −1 FOR
        6 : −1 RÉF, −1″ de MVT d’attaque
        7 : −2 CdB
        8 : un jeton Fatigue permanent (jamais retourné, jamais retiré)
        9 : −1 FOR, −1 CdB, −1 RÉF
        10 : −2 CdB, −2 FOR
        11 : −2 RÉF, −2″/−1″ de MVT
        12 : table des blessures graves (aucune compétence n’y change rien)

        BLESSURES GRAVES, D12
        1 : un jeton Fatigue, puis nouveau jet sur la table courante (un 12 y compte)
        2–4 : −3 CdB, −3 FOR
        5–7 : −3 RÉF, −3″/−2″ de MVT, sans descendre sous 1″/1″ (centimètres dans la source : R-15)
        8–10 : −3 RÉF, −3 FOR, −3 CdB ; avant toute action, réussir D12 ≤ PHY, sinon elle est perdue (R-47)
        11 : toutes les compétences perdues, −3 INT, −3 RÉF, −2 PHY
        12 : hors du match

        Une perte de CdB touche ses deux valeurs (R-48). Une caractéristique à 0 ou moins par blessure (PRO exceptée) :
        hors du match. Si le porteur est blessé, le ballon se disperse depuis l’endroit où il se tenait.

## Arbitrages

rule-r-01 =
    .title = Rien ne sort du terrain
    .text = Mouvements et déplacements restent dans le rectangle : un socle n’en sort jamais. Une ligne marquée qui en
        sort est suivie jusqu’à ce que le socle touche le bord, et s’arrête là, jeton Virage ou non. Dispersion : R-14.
rule-r-02 =
    .title = Étapes 1 et 4 facultatives
    .text = Les étapes 1 et 4 peuvent rester vides. Un marquage sur place est une étape vide, pas un MOUVEMENT : un
        joueur avec deux jetons Fatigue actifs peut donc garder son seul MOUVEMENT pour l’étape 4. Un porteur À TERRE
        n’est pas obligé de passer.
rule-r-03 =
    .title = Un jeton marque le centre du socle
    .text = Les jetons Mouvement et Virage sont des points destinés au centre du socle. Ils n’occupent pas de place, et
        le virage peut avoir n’importe quel angle.
rule-r-04 =
    .title = Les défenseurs l’un après l’autre
    .text = Les défenseurs agissent l’un après l’autre, dans l’ordre choisi par leur coach.
rule-r-05 =
    .title = Ce que touche la pression
    .text = La pression touche les secondes actions et la PASSE À TERRE. Elle ne touche aucun jet de réception,
        d’attrapé, de coup de pied, d’endurance, de RÉF ou d’INT, ni aucun défenseur.
rule-r-06 =
    .title = Aussi près que possible
    .text = Parmi les places à portée du MVT défensif, le plaqueur en prend une dont le socle est au plus près du point
        visé. Toutes celles qui couvrent ce point se valent, de même que toutes celles qui touchent un porteur placé
        dessus ; entre égales, le coach choisit. Une place est admise si aucune autre à portée n’est plus proche de plus
        de 0,1 mm. Le point visé peut être hors de portée du MVT.
rule-r-07 =
    .title = Ce qu’exigent RAFFÛTER et ESQUIVER
    .text = RAFFÛTER n’est proposé qu’avec un plaqueur au contact, et ses dés vont à de tels plaqueurs. ESQUIVER n’exige
        que la déclaration, et son jet est sans opposition si aucun plaqueur n’est au contact.
rule-r-08 =
    .title = Ce que « devant » veut dire
    .text = Est devant celui dont le centre est plus avancé dans le sens de l’attaque que le centre du passeur au point
        de lancer, y compris dans l’en-but. À la même hauteur, la passe est permise.
rule-r-09 =
    .title = Passer avant le contact n’évite pas le plaquage
    .text = Une passe lancée avant le contact n’épargne pas au passeur le jet de plaquage (2.01).
rule-r-10 =
    .title = Plusieurs intercepteurs
    .text = Les intercepteurs lancent leurs dés dans l’ordre du coach attaquant ; le premier succès met fin à la série.
rule-r-11 =
    .title = Ce qu’efface un coup d’envoi
    .text = Les jetons À TERRE sont retirés. Les jetons Blessure, Fatigue et de compétence restent.
rule-r-12 =
    .title = L’ordre des jets
    .text = Le coach attaquant ordonne tous les jets de l’étape 5 (R-27) ; au coup d’envoi, c’est le coach qui reçoit.
rule-r-13 =
    .title = Quand dépenser les jetons d’équipe
    .text = Honneur inébranlable : au début de n’importe quelle activation ; pour refaire un jet d’INT, juste après ce
        jet. Superstars : dans les fenêtres avant et après tout jet de l’équipe.
rule-r-14 =
    .title = Quand le ballon ne tient nulle part
    .text = Hors du terrain compte comme ne tenant pas. Si aucune des douze flèches ne convient, la place libre la plus
        proche de la pointe de la flèche obtenue est prise.
rule-r-15 =
    .title = Centimètres de la table des blessures
    .text = 7,5/5 cm valent 3″/2″ ; le minimum de 2,5 cm vaut 1″.
rule-r-16 =
    .title = Ce qu’est le contact
    .text = Deux socles se touchent quand l’écart est d’au plus 0,1 mm.
rule-r-17 =
    .title = Le plaquage survit au départ du ballon
    .text = Un plaquage déclaré contre un porteur se joue aux dés même si le ballon a quitté ce joueur entre-temps.
rule-r-18 =
    .title = Une équipe sans joueur
    .text = Une équipe qui n’a aucun joueur à placer au coup d’envoi perd aussitôt ; si c’est le cas des deux, match
        nul.
rule-r-19 =
    .title = Le meilleur dé est choisi d’office
    .text = Quand on garde le meilleur de plusieurs dés, le choix est fait pour le coach.
rule-r-20 =
    .title = Ce qui ne nuit jamais se fait sans demander
    .text = Quand un effet dit « peut » et que refuser n’est jamais meilleur (1.11, 4.06), il s’applique sans question.
rule-r-21 =
    .title = Un receveur debout et pas devant
    .text = Une passe exige un receveur debout. Seuls les coéquipiers debout qui ne sont pas devant sont proposés.
rule-r-22 =
    .title = Les socles peuvent se toucher
    .text = Le « contact » de 0.01 désigne les actions PLAQUER, ESQUIVER et RAFFÛTER. Les socles de deux joueurs
        quelconques peuvent se toucher, et tout joueur actif écarte les adversaires.
rule-r-23 =
    .title = Ce qui se voit après l’étape 3
    .text = Contact, présence dans l’en-but ou à son bord et position devant sont visibles de tous dès la fin de
        l’étape 3 ; les secondes actions qu’ils interdisent ne sont pas proposées. Les distances restent inconnues
        jusqu’à l’étape 5.
rule-r-24 =
    .title = Où se juge le contact
    .text = Le contact d’un plaqueur ou d’un voleur se juge là où son mouvement défensif a fini (ou là où une carte l’a
        mis) et, pour le ballon, là où il était alors. Être écarté ne crée ni ne défait un contact. Pression, trajet
        d’une passe et distances tiennent compte des places du moment.
rule-r-25 =
    .title = La bande et le point de lancer
    .text = La trajectoire est la bande balayée par le socle, ses deux bouts compris. Une passe est en opposition avec
        les plaqueurs qui touchent la partie balayée jusqu’au point de lancer. Les 0,1 mm de R-16 valent pour le
        contact, jamais pour les distances.
rule-r-26 =
    .title = D’abord les plaquages manqués
    .text = Les plaqueurs sans contact échouent au début de l’étape 5 et font alors leur jet de RÉF, quoi qu’il arrive
        ensuite. Ils ne participent à aucun duel.
rule-r-27 =
    .title = L’ordre de l’étape 5
    .text = Après R-26, l’action du joueur actif (avec tous ceux qu’elle rencontre) et chaque autre jet déclaré viennent
        dans l’ordre voulu par le coach attaquant. La question n’est posée qu’à partir de deux jets.
rule-r-28 =
    .title = Pas de plaquage sur un porteur à terre
    .text = Dès qu’un porteur, actif ou non, est À TERRE, les plaquages contre lui dont le jet reste à faire sont
        ANNULÉS : ni jet, ni RÉF.
rule-r-29 =
    .title = L’effet du vainqueur, puis les échecs
    .text = Dans un duel, l’effet du vainqueur vient d’abord, puis le dommage de ceux qui sont en ÉCHEC. Un plaqueur en
        ÉCHEC contre un raffut réussi est donc À TERRE et fait un jet d’endurance, puis un jet de RÉF ; s’il le rate :
        second jeton À TERRE et second jet d’endurance.
rule-r-30 =
    .title = Faire place et venir au contact
    .text = Ce qui est écarté et le plaqueur qui réussit vont à la place la plus proche où ils tiennent, sans tenir
        compte des socles en chemin et sans pousser personne. À plusieurs, le coach défenseur fixe l’ordre ; entre
        places égales, il choisit. Sans place libre au contact : aussi près que possible.
rule-r-31 =
    .title = Les petits déplacements se marchent
    .text = L’esquive, le déplacement d’une passe critique et ceux dus aux cartes se font comme un second mouvement :
        chemin libre, socles et ballon bloquent. Ils peuvent être plus courts ou nuls et ne comptent pas comme MOUVEMENT
        pour 4.01.
rule-r-32 =
    .title = Se relever est immédiat
    .text = SE RELEVER prend effet dès sa déclaration, à l’étape 1 ou 2 ; SE REPOSER aussi.
rule-r-33 =
    .title = Le contact pour ramasser
    .text = Le contact de RAMASSER LA BALLE se juge sur la bande du mouvement qu’on vient de faire. Ce n’est pas une
        passe : le nouveau porteur peut être devant l’ancien.
rule-r-34 =
    .title = Quand un vol est possible
    .text = Une manière de voler ne se déclare que tant qu’elle est possible : ballon perdu, tant qu’il est au sol ;
        porteur à terre, tant que le porteur est À TERRE ; en plein vol, tant qu’un attaquant tient le ballon.
rule-r-35 =
    .title = Quand le ballon n’est plus là
    .text = Si le ballon est parti entre-temps, VOLER LA BALLE ou RAMASSER LA BALLE ne donne lieu à aucun jet ni aucun
        dommage. Chaque action défensive se joue aux dés une seule fois par activation ; en plein vol, à la première
        passe dont le trajet la touche.
rule-r-36 =
    .title = Qui s’oppose à une passe à terre
    .text = Seuls s’y opposent les voleurs « porteur à terre » au contact ; à plusieurs, c’est 3.07, pas une mêlée.
        Au-delà de 8″, la passe est ANNULÉE et les voleurs font un jet sans opposition.
rule-r-37 =
    .title = Le déroulement d’une passe
    .text = Jet de passe ; si le ballon est lancé, intercepteurs ; arrivée ou réception ; puis les plaquages plus
        tardifs et sans opposition. Non lancé : ni interception, ni réception. Le déplacement d’une passe critique se
        fait à l’arrivée.
rule-r-38 =
    .title = Une passe à plusieurs dés
    .text = Avec des dés contre plusieurs plaqueurs, la passe part au premier duel qui la lance (succès, ou tous en
        échec : réception aussitôt). Ses autres dés sont perdus et les autres plaqueurs font un jet sans opposition.
        Après ANNULÉ, le dé suivant peut encore lancer.
rule-r-39 =
    .title = Des voleurs sans adversaire
    .text = Les voleurs d’un même ballon qu’aucun attaquant ne leur dispute font un jet sans opposition, l’un après
        l’autre, jusqu’à ce que l’un d’eux l’ait.
rule-r-40 =
    .title = Mêlée : dés et égalités
    .text = Le meilleur dé de chacun compte ; les succès battus sont ANNULÉS, le reste est en ÉCHEC. Les ex æquo
        relancent avec les mêmes valeurs et les mêmes dés, autant de fois qu’il y a égalité ; si tous ratent, tous sont
        en ÉCHEC. Deux attaquants ne s’y rencontrent que si une carte fait ramasser les deux.
rule-r-41 =
    .title = Attaquant jusqu’à la fin de l’étape 6
    .text = L’ancien attaquant le reste jusqu’à la fin de l’étape 6, quel que soit le porteur. L’équipe du voleur prend
        alors sa série de jetons (6.03).
rule-r-42 =
    .title = Qui compte comme activé
    .text = « Non activé » en 1.11 ne regarde que l’activation en cours, pas les jetons laissés par les précédentes.
rule-r-43 =
    .title = Le troisième jeton
    .text = La « période » de 4.01 est une série de quatre jetons : aucun coach ne peut en prendre deux sur la même
        case. La fatigue du troisième jeton tombe avant l’étape 1 ; si c’est le quatrième jeton Fatigue, le joueur est
        blessé et l’étape 6 suit aussitôt, le jeton d’activation étant dépensé.
rule-r-44 =
    .title = Le jeton Fatigue permanent
    .text = Ce jeton est actif et compte pour 4.01, 4.02 et 4.04. Blessure, repos, mi-temps, cartes et Honneur
        inébranlable n’y touchent pas.
rule-r-45 =
    .title = Ce que laisse la blessure
    .text = END suit le PHY actuel. Un joueur blessé perd ses jetons À TERRE ; ses jetons d’activation et de compétence
        restent sur sa carte. Blessé lors d’une tentative d’essai, il peut revenir au coup d’envoi qui suit.
rule-r-46 =
    .title = Qui oriente la flèche
    .text = Réception ratée : le coach attaquant. Coup d’envoi : celui qui botte. Porteur blessé : le coach du joueur
        qui a causé le dommage (par fatigue : le sien). La flèche 1 s’oriente au degré près. Le joueur blessé est retiré
        d’abord.
rule-r-47 =
    .title = Le jet des vertèbres
    .text = Blessure grave 8–10 : le jet de PHY se fait quand l’action est déclarée, pour les actions premières,
        secondes, défensives et celles d’un jeu d’équipe. Raté, seule cette action est perdue. Réception, attrapé, coup
        de pied, endurance et RÉF n’en sont pas.
rule-r-48 =
    .title = Blessures touchant CdB et MVT
    .text = Une blessure au CdB touche ses deux valeurs ; le « MVT actif » est le MVT d’attaque. Une caractéristique
        réduite à 0 par une seule blessure met aussi hors du match.
rule-r-49 =
    .title = Ce que tenter un essai veut dire
    .text = Pour MARQUER UN ESSAI, il faut être dans l’en-but ou le toucher après l’étape 3. Le dixième de
        millimètre de R-16 vaut entre socles, pas pour cette ligne : le bord du socle doit être dessus ou au-delà,
        exactement. L’essai est tenté dès que le dé est lancé. L’étape 6 se fait encore ; puis vient le coup d’envoi, sans rien disperser.
rule-r-50 =
    .title = Détails du coup d’envoi
    .text = 2″ tout juste compte comme à 2″. Le gabarit n’est pas un obstacle. Un coach peut renoncer à attraper. Vision
        défensive, Défense éclair et pression relèvent de 1.07 et ne s’appliquent pas ici. Pour les cartes, qui reçoit
        compte comme attaquant.
rule-r-51 =
    .title = Botter en touche, et coup d’envoi tardif
    .text = Botter en touche se déclare avant de dépenser un jeton. Un coup d’envoi dû alors que les deux jetons Temps
        sont inactifs sur 1 n’est pas joué : la mi-temps est finie.
rule-r-52 =
    .title = Un coach sans joueur sur le terrain
    .text = Le coach qui n’a plus de joueur sur le terrain perd le reste de sa série de jetons, qui compte comme
        utilisée.
rule-r-53 =
    .title = Qui participe à un jeu d’équipe
    .text = Les participants sont debout (A aussi, sauf si la carte le veut À TERRE) ; les lettres sont données quand la
        carte est retournée. B, C et D bougent à l’étape 3 comme en 1.08, adversaires écartés et mouvement raccourci
        compris, en ligne droite ou avec un virage.
rule-r-54 =
    .title = Jets dans un jeu d’équipe
    .text = Les plaquages contre A se jouent avec la première seconde action de A, les vols avec le ramassage ou la
        passe qu’ils disputent ; ce qui reste vient sans opposition après la séquence. Seule la première seconde action
        de A peut utiliser son trajet : sinon, un joueur agit de là où il se tient.
rule-r-55 =
    .title = Ce qui arrête un jeu d’équipe
    .text = La séquence s’arrête sur un jet d’action raté (une passe sauvée par sa réception a réussi ; ANNULÉ,
        endurance et RÉF ne comptent pas), sur un vol, ou sur une action impossible. On ne saute rien.
rule-r-56 =
    .title = Fenêtres des cartes
    .text = Avant une activation ; avant chaque déclaration défensive ; après l’étape 2 (= avant l’étape 3, le jeu
        d’équipe étant retourné d’abord) ; après l’étape 3 (= avant la seconde action) ; avant un jet ; après un jet ;
        quand survient un jeton Fatigue, un jeton Blessure ou un succès. L’attaquant pose autant de cartes qu’il veut,
        puis le défenseur.
rule-r-57 =
    .title = Cartes qui modifient un jet
    .text = Cartes et jetons qui modifient un jet se jouent après les mesures et avant l’attribution des dés (3.07,
        4.06), une fois pour tout un jet multiple. La fenêtre d’après le jet s’ouvre à chaque duel.
rule-r-58 =
    .title = Relances
    .text = Un dé est relancé au plus une fois, et le nouveau résultat vaut. Tables des blessures, dispersion et jet
        d’arbitre ne sont ni modifiés ni relancés.
rule-r-59 =
    .title = Compter les jetons d’équipe
    .text = Superstars ne compte que les SUCCÈS et sert à tout jet de caractéristique d’un joueur de l’équipe, END
        compris. Honneur inébranlable : un jeton par jeton Blessure, ceux de 7.01 aussi, même si le joueur en est
        blessé.
rule-r-60 =
    .title = Une compétence sert l’action qu’elle nomme
    .text = Une compétence ne sert que l’action qu’elle nomme : Passe précise vaut pour PASSER, pas pour PASSE À TERRE.
rule-r-61 =
    .title = Ce qui est secret
    .text = Les compositions sont révélées ensemble. Mains, pioches et les quatre jeux d’équipe choisis sont secrets ;
        défausses et jeux d’équipe utilisés sont publics.
rule-r-62 =
    .title = Une marche désignée par son arrivée
    .text = Un déplacement dont seule l’arrivée est donnée s’y rend par le plus court chemin.
rule-r-63 =
    .title = Quand un exercice est fini
    .text = La fin d’un exercice se juge après l’étape 6. La ligne est atteinte quand le porteur est debout, son socle
        la touchant ou au-delà.
rule-r-64 =
    .title = Pas de retour en arrière
    .text = Dans l’exercice 1, l’interdiction de reculer vaut pour chaque tronçon des mouvements marqués et marchés de
        l’attaquant, esquive comprise.
rule-r-65 =
    .title = Vingt séries
    .text = Dans l’exercice 3, les jetons se renouvellent, mais une attaque qui n’a pas abouti en vingt séries est tenue
        en échec.
rule-r-66 =
    .title = L’ordre des plaquages manqués
    .text = Plusieurs plaqueurs sans contact font leur jet de RÉF dans l’ordre de leurs numéros : aucun de ces jets n’en
        touche un autre.
rule-r-67 =
    .title = Ce que touche un ballon en vol
    .text = Le trajet d’une passe touche le socle d’un défenseur avec la même tolérance de 0,1 mm qu’en R-16.
rule-r-68 =
    .title = Aussi proches
    .text = Pour faire place ou venir au contact (R-30), deux places sont aussi proches l’une que l’autre quand leurs
        distances diffèrent d’au plus 0,1 mm.
rule-r-69 =
    .title = Quand se reposer
    .text = SE REPOSER est ouvert à un défenseur qui a un jeton Fatigue à retourner ou à retirer.
rule-r-70 =
    .title = Le point visé sur un porteur inactif
    .text = Un PLAQUER contre un porteur qui n’est pas le joueur actif vise l’endroit où il se tient.
rule-r-71 =
    .title = Un bon coup de pied sans place
    .text = Si le ballon ne tient nulle part au bord du gabarit, degré par degré, un bon coup de pied se disperse comme un mauvais.
rule-r-72 =
    .title = Quatre jetons permanents
    .text = Un joueur qui a quatre jetons Fatigue permanents est hors du match.
rule-r-73 =
    .title = Quand Œil de glace sert
    .text = Œil de glace sert à toute passe, PASSE À TERRE comprise, et ignore le presseur qui compte le plus.
rule-r-74 =
    .title = Le match d’entraînement
    .text = Les attaques se suivent, chacune lancée par un coup d’envoi de l’autre camp et close par un jet d’essai ou un vol.
        À deux essais, ou après huit attaques, les rôles changent ; le plus d’essais l’emporte ensuite. Une attaque dure au
        plus huit séries (valeur maison).
rule-r-75 =
    .title = Cartes sans effet
    .text = Une carte n’est proposée que si elle peut servir : Kiai avec un jeton Blessure, Passe vissée au-delà de la première
        distance, Défense éclair pour un défenseur debout, Accélération sur un mouvement marqué, Feinte avec un plaqueur au
        contact, Sabre au clair avec un plaqueur qui ne l’est pas, Eau dormante s’il reste des cartes à piocher.
rule-r-76 =
    .title = Compétences qui font refaire un jet
    .text = Louveteau, Sumo et le jet d’INT refait par l’honneur viennent après la fenêtre qui suit le jet et ne
        relancent que les dés qui n’ont pas déjà été relancés.
rule-r-77 =
    .title = Dette de sang
    .text = La blessure et ses suites d’abord, puis l’adversaire fait son jet d’endurance. Une blessure due à ce jet ne vient
        d’aucune action : pas de nouvelle Dette de sang, ni Sumo ni Piqûre.
rule-r-78 =
    .title = Chasse en meute
    .text = Le porteur marque et court comme dans tout jeu d’équipe ; tous ses coéquipiers debout courent aussi.
rule-r-79 =
    .title = Un jeu d’équipe non retourné
    .text = Si le troisième jeton blesse le porteur, le jeu d’équipe revient à son coach et reste disponible.
rule-r-80 =
    .title = Quand une action de la liste échoue
    .text = Une action jouée contre plusieurs adversaires échoue si un duel donne ÉCHEC et qu’aucun ne réussit ; avec un seul
        succès, le jeu d’équipe continue.
rule-r-81 =
    .title = Un prix non payé
    .text = Un joueur blessé avant l’étape 6 ne paie plus le jeton Fatigue d’une carte : ses jetons partent avec la blessure.
rule-r-82 =
    .title = La main après la pause
    .text = À la mi-temps, la main est complétée à quatre cartes, que son coach en ait défaussé ou non. On peut aussi
        jouer à la lettre : on ne pioche alors que ce qui a été défaussé (6.02).
rule-r-83 =
    .title = Rien de dit qui ne soit mesuré
    .text = Quand on ne mesure pas d’avance, conseils, chances, plans et suggestions se taisent jusqu’à ce que la chose soit
        annoncée et mesurée. À l’étape 5, ils disent ce que donnent les dés contre les valeurs alors comptées, sans dire
        à quelle distance on se trouve ensuite. Des questions où aucune distance ne compte, on parle toujours. Où chacun
        se trouve, ce qui se touche et qui est devant, tout le monde le voit (R-23).
rule-r-84 =
    .title = Rien de mesuré puis repris
    .text = Quand on ne mesure pas d’avance, une réponse ne peut être reprise que tant que rien n’a été mesuré depuis :
        aucune marche proposée, aucune course faite, aucune valeur comptée. Ce que l’ordinateur a décidé pour un coach
        reste décidé.
rule-r-85 =
    .title = L’œil de l’ordinateur
    .text = Quand on ne mesure pas d’avance, les coachs de l’ordinateur jugent à l’œil ce qui n’a pas été mesuré : jusqu’où
        va chaque joueur, jusqu’où portent passes, pression et réceptions du coup d’envoi, à 8 % près au plus. Le même
        regard juge de même tant que dure une activation. Une marche proposée, le contact et les lignes sont connus tels
        quels. Le coach « random » ne regarde aucune distance.

## Saisons qui laissent des traces (règles de la maison)

rule-l1 =
    .title = Les blessures restent
    .text = Règle de la maison, pour les compétitions qui laissent des traces. Ce qu’une ligne des tables de blessures
        (7.01) a enlevé reste enlevé après le match, jusqu’à la guérison. Une côte cassée reste aussi : son
        joueur commence avec le jeton de fatigue permanent, deux au plus. Aucune caractéristique d’un joueur aligné ne
        tombe sous 1 à cause d’anciennes blessures.
rule-l2 =
    .title = Guérison
    .text = Règle de la maison. Après chaque match de son club, un joueur lance un D12 pour chaque blessure avec laquelle
        il est venu : une blessure commune guérit sur 5 ou plus, une grave sur 9 ou plus. Pour les blessures de ce
        match même, on lance après le suivant.
rule-l3 =
    .title = Matchs manqués
    .text = Règle de la maison. Après une blessure grave, un D12 dit combien de matchs le joueur manque : 1–4 un, 5–8
        deux, 9–12 trois ; après une blessure très grave, le double. Un club a toujours quatre joueurs qui peuvent
        jouer : s’il en reste moins, reviennent ceux qui manqueraient le moins.
rule-l4 =
    .title = Expérience
    .text = Règle de la maison. L’expérience se compte d’après ce qui s’est passé dans le match : 4 pour un essai, 2 pour
        un ballon pris à l’adversaire, 1 pour un plaquage réussi, 1 pour une esquive ou une percée réussie.
rule-l5 =
    .title = Entraînement
    .text = Règle de la maison. Avec 12, 30 et 60 d’expérience, un joueur peut apprendre chaque fois une compétence
        d’entraînement, trois au plus : une compétence de poste, Pas de l’ombre, Regard de fer, Ruée, Œil de glace, Piqûre
        ou Roulade de la mort, en plus de ce qu’a sa carte. Son coach choisit ; les clubs de l’ordinateur tirent au dé.
        Ce qui est appris se perd avec un jeton de fatigue actif, comme toute compétence d’entraînement (4.01).
rule-l6 =
    .title = Effectif et légendes
    .text = Règle de la maison. Un club a les joueurs de son équipe et peut engager deux légendes d’autres équipes, huit
        en tout. Une légende joue pour un seul club de la compétition à la fois.
rule-l7 =
    .title = Pourvoir les postes
    .text = Règle de la maison. Si personne d’apte ne peut jouer à un poste, n’importe qui le peut.
rule-l8 =
    .title = Outsiders
    .text = Règle de la maison. Chaque club vaut 2 par compétence apprise de ceux qui jouent et 3 par légende, moins 1 par
        blessure commune, 2 par blessure grave et 2 par absent. Pour chaque tranche de 4 que l’adversaire vaut de
        plus, un coach peut tenir une carte au-delà de quatre (5.01), deux au plus.
rule-l9 =
    .title = Entre les saisons
    .text = Règle de la maison. Quand la saison suivante commence, toutes les blessures sont guéries, personne ne manque
        de match et les légendes sont de nouveau libres. Expérience et compétences apprises restent.

## Équipes de la maison

rule-t1 =
    .title = Aspiration
    .text = Règle de la maison, compétence d’équipe des Dorikin. Un jeton d’équipe par ESQUIVER ou PASSER
        réussi. Après l’étape 2 de leur attaque, 1 jeton fait courir le joueur actif 1″ plus loin le long de
        sa ligne à l’étape 3, au plus 2″. Avant une de leurs actions défensives, 2 jetons doublent au plus
        le MVT défensif de ce joueur debout, sans rien ajouter à Vision défensive.
rule-t2 =
    .title = Récupération
    .text = Règle de la maison, compétence d’équipe des Gokin-ka. Un jeton d’équipe par jeton Blessure qu’un
        de leurs joueurs reçoit et par PLAQUER réussi. Quand un de leurs joueurs devrait recevoir un jeton
        Fatigue (non permanent), 1 jeton l’écarte. Avant un jet d’action d’un de leurs joueurs, 2 jetons
        donnent un dé de plus, une fois par jet.
rule-t3 =
    .title = Lame de fond
    .text = Règle de la maison, compétence d’équipe des Islanders. Un jeton d’équipe par PASSER, RAMASSER LA
        BALLE ou vol réussi. Après l’étape 3 d’une attaque adverse, 1 jeton fait avancer de 1″ au plus vers
        la bande balayée un de leurs plaqueurs sans contact ; le contact est jugé à nouveau. Avant leur
        PASSER ou PASSE À TERRE, 1 jeton améliore la distance d’une tranche. Une fois par joueur et par
        fenêtre.

## Compétences de poste

skill-side-step =
    .title = Pas de côté
    .text = Deux dés pour ESQUIVER. Perdue avec un jeton Fatigue actif.
skill-precise-pass =
    .title = Passe précise
    .text = Deux dés pour PASSER, mais pas pour une PASSE À TERRE (R-60). Perdue avec un jeton Fatigue actif.
skill-onslaught =
    .title = Massacre
    .text = Deux dés pour RAFFÛTER. Perdue avec un jeton Fatigue actif.
skill-defensive-vision =
    .title = Vision défensive
    .text = Le MVT défensif est doublé pour les mouvements défensifs, mais pas au coup d’envoi (R-50). Perdue avec un
        jeton Fatigue actif.
skill-expert-tackler =
    .title = Plaqueur expert
    .text = Deux dés pour PLAQUER. Perdue avec un jeton Fatigue actif.

## Compétences de joueur

skill-sumo =
    .title = Sumo
    .text = Compétence d’entraînement. Une fois par action, après un RAFFÛTER ou PLAQUER réussi, son coach peut faire
        relancer à l’adversaire son jet d’endurance.
skill-shadow-step =
    .title = Pas de l’ombre
    .text = Compétence d’entraînement. Une esquive réussie déplace de 1″ de plus. Valeur maison.
skill-two-moves-ahead =
    .title = Deux coups d’avance
    .text = Compétence innée. Une fois par mi-temps, comme joueur actif et après l’étape 2, jet d’INT : réussi, le
        mouvement est marqué à nouveau. Valeur maison.
skill-iron-gaze =
    .title = Regard de fer
    .text = Compétence d’entraînement. Sa pression compte pour −2. Valeur maison.
skill-brawler =
    .title = Bagarreur
    .text = Compétence innée. Pas de jet d’endurance quand son propre plaquage raté le met À TERRE. Valeur maison.
skill-cub =
    .title = Louveteau
    .text = Compétence innée. Une fois par mi-temps, relance d’une réception ou d’un RAMASSER LA BALLE raté. Valeur
        maison.
skill-stampede =
    .title = Ruée
    .text = Compétence d’entraînement. Après un RAFFÛTER réussi, déplacement de 2″ au plus une fois tous les jets faits,
        si le joueur est encore debout. Valeur maison.
skill-afterburner =
    .title = Postcombustion
    .text = Compétence innée. Une fois par mi-temps, +2″ à un MOUVEMENT en seconde action. Valeur maison.
skill-cold-eye =
    .title = Œil de glace
    .text = Compétence d’entraînement. Pour PASSER, un défenseur qui fait pression est ignoré. Valeur maison.
skill-sting =
    .title = Piqûre
    .text = Compétence d’entraînement. Qui rate le jet d’endurance après son plaquage reçoit aussi un jeton Fatigue,
        sauf si ce jeton Blessure le met hors de combat (5.04). Valeur maison.
skill-not-an-inch =
    .title = Pas un pouce
    .text = Compétence innée. À égalité, son plaquage compte comme gagné (pas en mêlée). Valeur maison.
skill-death-roll =
    .title = Roulade de la mort
    .text = Compétence d’entraînement. Son plaquage critique inflige deux jetons Blessure. Valeur maison.

## Compétences d’équipe

skill-unwavering-honour =
    .title = Honneur inébranlable
    .text = Yamato. Chaque jeton Blessure reçu donne au joueur un jeton de compétence, à défausser pour retirer un de
        ses jetons À TERRE (pas s’il porte le ballon), retourner un de ses jetons Fatigue ou refaire un de ses jets
        d’INT. Au début d’une activation ; pour l’INT, juste après le jet.
skill-superstars =
    .title = Superstars
    .text = Teriomorphs. Un jeton d’équipe par MARQUER UN ESSAI, PLAQUER ou RAFFÛTER réussi. Avant un jet : 1 jeton
        donne +1, au plus +3 par jet. Après un jet : 3 jetons pour relancer un dé, une fois par jet.
skill-slipstream =
    .title = Aspiration
    .text = Dorikin. Un jeton d’équipe par ESQUIVER ou PASSER réussi. Après l’étape 2 d’une attaque à eux, 1
        jeton allonge la course de 1″, au plus 2″ ; avant une action défensive, 2 jetons doublent le
        mouvement défensif de ce joueur (T1). Valeur maison.
skill-salvage =
    .title = Récupération
    .text = Gokin-ka. Un jeton d’équipe par blessure d’un de leurs joueurs et par PLAQUER réussi. 1 jeton
        écarte un jeton Fatigue ; avant un jet d’action, 2 jetons donnent un dé de plus, une fois par jet
        (T2). Valeur maison.
skill-undertow =
    .title = Lame de fond
    .text = Islanders. Un jeton d’équipe par PASSER, RAMASSER LA BALLE ou vol réussi. Après l’étape 3 d’une
        attaque adverse, 1 jeton avance de 1″ vers la bande un plaqueur sans contact ; avant leur passe, 1
        jeton améliore la distance d’une tranche (T3). Valeur maison.

## Jeux individuels de base

card-quick-defence =
    .title = Défense éclair
    .text = Avant de déclarer une action défensive : ce joueur double son MVT défensif, sans autre compétence qui
        augmente le MVT. Il reçoit un jeton Fatigue à l’étape 6.
card-second-wind =
    .title = Second souffle
    .text = Quand votre joueur devrait recevoir un jeton Fatigue (non permanent) : il ne le reçoit pas. Valeur maison.
card-safe-hands =
    .title = Mains sûres
    .text = Avant votre jet de réception, de RAMASSER LA BALLE ou d’attrapé au coup d’envoi : un dé de plus. Valeur
        maison.
card-low-tackle =
    .title = Plaquage bas
    .text = Avant votre jet pour PLAQUER : +2. En cas d’échec, le plaqueur est À TERRE et fait un jet d’endurance, sans
        jet de RÉF. Valeur maison.
card-iron-grip =
    .title = Poigne de fer
    .text = Avant un jet de vol contre votre porteur À TERRE : −3 à ce jet. Valeur maison.
card-burst =
    .title = Accélération
    .text = Avant l’étape 3 : le joueur actif a +2″ de MVT d’attaque à l’étape 3. Il reçoit un jeton Fatigue à
        l’étape 6. Valeur maison.
card-roll-with-it =
    .title = Encaisser le choc
    .text = Avant votre jet d’endurance : +3. Valeur maison.
card-spiral =
    .title = Passe vissée
    .text = Avant votre jet de PASSER ou de PASSE À TERRE : une tranche de distance meilleure, pour la réception aussi.
        La limite de 8″ de 3.03 demeure. Valeur maison.
card-dig-in =
    .title = Appuis solides
    .text = Avant votre jet pour ESQUIVER ou RAFFÛTER : +2. Valeur maison.

## Jeux individuels de Yamato

card-kiai =
    .title = Kiai
    .text = Avant un jet de FOR : +1 par jeton Blessure sur le joueur, au plus +3. Valeur maison.
card-blood-debt =
    .title = Dette de sang
    .text = Quand votre joueur reçoit un jeton Blessure par l’action d’un adversaire : cet adversaire fait un jet
        d’endurance. Valeur maison.
card-drawn-blade =
    .title = Sabre au clair
    .text = Après l’étape 3 : un de vos plaqueurs sans contact avance de 1″ au plus vers la bande balayée ; les socles
        bloquent. Le contact est jugé à nouveau. Valeur maison.
card-still-water =
    .title = Eau dormante
    .text = Avant une activation : jet d’INT avec un de vos joueurs. Réussi : piochez deux cartes (main de 4 au plus).
        Valeur maison.

## Jeux individuels des Teriomorphs

card-showboat =
    .title = Fanfaronnade
    .text = Après votre ESQUIVER ou MARQUER UN ESSAI réussi : deux jetons d’équipe. Valeur maison.
card-overclock =
    .title = Surrégime
    .text = Avant un jet d’action de votre joueur : un dé de plus. Il reçoit un jeton Fatigue à l’étape 6. Valeur
        maison.
card-feint =
    .title = Feinte
    .text = Avant la seconde action de votre porteur actif : jet d’INT. Réussi : un plaqueur au contact a échoué, sans
        jet de RÉF, et sort de tous les duels. Valeur maison.
card-roar-of-the-crowd =
    .title = Clameur de la foule
    .text = Après un jet : relancez un de vos dés. Valeur maison.

## Jeux individuels des Dorikin

card-nitro =
    .title = Nitro
    .text = Avant l’étape 3 : le joueur actif a +3″ de MVT d’attaque à l’étape 3. Il reçoit un jeton Fatigue
        à l’étape 6. Valeur maison.
card-tailwind =
    .title = Vent arrière
    .text = Après votre ESQUIVER ou PASSER réussi : deux jetons d’équipe. Valeur maison.
card-hairpin =
    .title = Épingle à cheveux
    .text = Avant votre jet pour ESQUIVER : un dé de plus. Valeur maison.
card-handbrake =
    .title = Frein à main
    .text = Avant de déclarer une action défensive : ce joueur double son MVT défensif, sans autre
        compétence qui augmente le MVT. Valeur maison.

## Jeux individuels des Gokin-ka

card-shock-absorber =
    .title = Amortisseur
    .text = Avant votre jet d’endurance : un dé de plus. Valeur maison.
card-hydraulics =
    .title = Vérins
    .text = Avant votre jet pour PLAQUER ou RAFFÛTER : +3. Ce joueur reçoit un jeton Fatigue à l’étape 6.
        Valeur maison.
card-static-field =
    .title = Champ statique
    .text = Avant le jet pour PLAQUER d’un adversaire : −2 à ce jet. Valeur maison.
card-magnet-hands =
    .title = Mains aimantées
    .text = Avant votre jet de RAMASSER LA BALLE ou de vol : un dé de plus. Valeur maison.

## Jeux individuels des Islanders

card-riptide =
    .title = Courant d’arrachement
    .text = Après l’étape 3 : un de vos plaqueurs sans contact avance de 2″ au plus vers la bande balayée ;
        les socles bloquent. Le contact est jugé à nouveau. Valeur maison.
card-second-wave =
    .title = Deuxième vague
    .text = Après votre jet de PASSER, de réception, de RAMASSER LA BALLE ou pour ESQUIVER : relancez un de
        vos dés. Valeur maison.
card-whale-song =
    .title = Chant de la baleine
    .text = Après votre PASSER, RAMASSER LA BALLE ou vol réussi : deux jetons d’équipe. Valeur maison.
card-outrigger =
    .title = Balancier
    .text = Avant votre jet de réception ou d’attrapé au coup d’envoi : +3. Valeur maison.

## Jeux d’équipe de base

play-quick-hands =
    .title = Mains rapides
    .text = A est le porteur. Étape 3 : A et B bougent. Puis A passe à B
        (PASSER) ; B fait un MOUVEMENT. Valeur maison.
play-overlap =
    .title = Surnombre
    .text = A est le porteur. Étape 3 : A, B et C bougent. Puis A passe à B
        (PASSER) ; B passe à C (PASSER). Valeur maison.
play-support-run =
    .title = Course de soutien
    .text = A est le porteur. Étape 3 : A et B bougent. Puis A fait un
        MOUVEMENT ; B fait un MOUVEMENT. Valeur maison.
play-ruck =
    .title = Ruck
    .text = A est le porteur, À TERRE : il ne fait rien et rien n’est marqué.
        Étape 3 : B bouge. Puis B prend le ballon à A (RAMASSER LA BALLE) ; B fait un MOUVEMENT. Valeur maison.

## Jeux d’équipe de Yamato

play-battering-ram =
    .title = Bélier
    .text = A est le porteur. Étape 3 : A et B bougent. Puis RAFFÛTER pour A,
        avec un dé de plus ; A fait un MOUVEMENT. Valeur maison.
play-crossed-swords =
    .title = Sabres croisés
    .text = A est le porteur. Étape 3 : A et B bougent. Puis A passe à B
        (PASSER, +2) ; A fait un MOUVEMENT. Valeur maison.
play-wall-of-honour =
    .title = Mur d’honneur
    .text = A est le porteur. Étape 3 : A, B et C bougent. Puis B fait un
        MOUVEMENT ; C fait un MOUVEMENT. Valeur maison.
play-last-stand =
    .title = Baroud d’honneur
    .text = A est le porteur. Étape 3 : A et B bougent. Puis A passe à B
        (PASSER) ; MARQUER UN ESSAI pour B. Valeur maison.

## Jeux d’équipe des Teriomorphs

play-pack-hunt =
    .title = Chasse en meute
    .text = A est le porteur. Étape 3 : tous les coéquipiers debout bougent.
        Valeur maison.
play-solo =
    .title = Solo
    .text = A est le porteur. Étape 3 : A et B bougent. Puis ESQUIVER pour A ; A
        fait un MOUVEMENT. Valeur maison.
play-encore =
    .title = Rappel
    .text = A est le porteur. Étape 3 : A et B bougent. Puis A passe à B
        (PASSER) ; B repasse à A (PASSER) ; MARQUER UN ESSAI pour A. Valeur maison.
play-highlight-reel =
    .title = Temps forts
    .text = A est le porteur. Étape 3 : A et B bougent. Puis RAFFÛTER pour A,
        avec un dé de plus ; A passe à B (PASSER). Valeur maison.

## Jeux d’équipe des Dorikin

play-relay =
    .title = Relais
    .text = A est le porteur. Étape 3 : A et B bougent. Puis A passe à B (PASSER) ; A fait un MOUVEMENT ; B
        fait un MOUVEMENT. Valeur maison.
play-convoy =
    .title = Convoi
    .text = A est le porteur. Étape 3 : A, B et C bougent. Puis A, B et C font un MOUVEMENT. Valeur maison.
play-overtake =
    .title = Dépassement
    .text = A est le porteur. Étape 3 : A et B bougent. Puis ESQUIVER pour A, avec un dé de plus ; A passe à
        B (PASSER). Valeur maison.
play-photo-finish =
    .title = Photo-finish
    .text = A est le porteur. Étape 3 : A et B bougent. Puis ESQUIVER pour A ; MARQUER UN ESSAI pour A.
        Valeur maison.

## Jeux d’équipe des Gokin-ka

play-piston =
    .title = Piston
    .text = A est le porteur. Étape 3 : A et B bougent. Puis RAFFÛTER pour A, avec +2 ; A fait un MOUVEMENT.
        Valeur maison.
play-assembly-line =
    .title = Chaîne de montage
    .text = A est le porteur. Étape 3 : A, B et C bougent. Puis A passe à B (PASSER) ; B passe à C (PASSER)
        ; C fait un MOUVEMENT. Valeur maison.
play-ram-raid =
    .title = Coup de boutoir
    .text = A est le porteur. Étape 3 : A et B bougent. Puis RAFFÛTER pour A ; MARQUER UN ESSAI pour A.
        Valeur maison.
play-spare-hands =
    .title = Mains de rechange
    .text = A est le porteur, À TERRE : il ne fait rien et rien n’est marqué. Étape 3 : B et C bougent. Puis
        B prend le ballon à A (RAMASSER LA BALLE) ; B passe à C (PASSER). Valeur maison.

## Jeux d’équipe des Islanders

play-breakers =
    .title = Déferlantes
    .text = A est le porteur. Étape 3 : A, B et C bougent. Puis A passe à B (PASSER, +1) ; B fait un
        MOUVEMENT ; C fait un MOUVEMENT. Valeur maison.
play-double-hull =
    .title = Double coque
    .text = A est le porteur. Étape 3 : A et B bougent. Puis A passe à B (PASSER) ; B repasse à A (PASSER) ;
        A fait un MOUVEMENT. Valeur maison.
play-spout =
    .title = Jet d’eau
    .text = A est le porteur. Étape 3 : A et B bougent. Puis ESQUIVER pour A ; A passe à B (PASSER, +1).
        Valeur maison.
play-landfall =
    .title = Terre en vue
    .text = A est le porteur. Étape 3 : A, B et C bougent. Puis A passe à B (PASSER) ; B passe à C (PASSER)
        ; MARQUER UN ESSAI pour C. Valeur maison.

## Postes

position-wing =
    .title = Ailier
    .text = Le plus rapide : il cherche l’espace, échappe aux plaqueurs et file à l’en-but.
position-scrum-half =
    .title = Demi de mêlée
    .text = Le meneur : il distribue le ballon et lit le jeu.
position-full-back =
    .title = Arrière
    .text = Le dernier rempart : il plaque le porteur qui a percé.
position-forward =
    .title = Avant
    .text = Le plus puissant : lent mais solide, il ouvre le passage par la force.
