# Ce que dit Tackly pendant les exercices, en français. Les ids sont ceux de web/src/takkure/lessons.ts ; `step` dit quoi faire.

## Le but de chaque exercice

lesson-goal-1 =
    .title = Premiers pas
    .text = Un coureur avec le ballon contre un défenseur. L’attaque a quatre jetons d’activation, quatre occasions d’agir,
        pour porter le ballon au-delà de la ligne lumineuse de l’en-but d’en face. Ici, personne ne court en arrière.
    .attack = Vous attaquez. Courez, passez le défenseur, franchissez la ligne.
    .defence = Vous défendez. Mettez le coureur à terre, ou tenez jusqu’au dernier des quatre jetons.
lesson-goal-2 =
    .title = Les passes
    .text = Deux attaquants, un défenseur. La seconde action est { action-pass } ou encore { action-move } : attirez le défenseur sur un
        joueur et donnez le ballon à l’autre. Jamais en avant : le receveur ne peut pas être devant le passeur.
    .attack = Vous attaquez. Franchissez la ligne avec le ballon ; il ne doit pas toucher terre.
    .defence = Vous défendez. Mettez le porteur à terre, ou faites tomber le ballon.
lesson-goal-3 =
    .title = La boîte de la mort
    .text = Trois contre trois dans une petite boîte. On tombe, le ballon roule, et qui est près peut s’en saisir. Les jetons
        reviennent tant que l’attaque garde le ballon.
    .attack = Vous attaquez jusqu’à la ligne, ou jusqu’à ce qu’on vous vole le ballon.
    .defence = Vous défendez jusqu’à ce que vous ayez volé le ballon.
lesson-goal-4 =
    .title = Quatre contre quatre
    .text = Des équipes entières, chaque joueur avec la compétence de son poste. On se fatigue, on joue des cartes, et tout
        finit par l’essai : franchir la ligne ne suffit plus, il faut aplatir.
    .attack = Vous attaquez. Marquez un essai.
    .defence = Vous défendez. Volez le ballon, ou gâchez l’essai.
lesson-goal-5 =
    .title = Match d’entraînement
    .text = Chaque attaque commence désormais par un coup d’envoi, on peut se blesser, et chaque équipe a sa compétence. Pas de
        temps : une attaque finit par un essai ou un vol, et après deux essais les rôles changent.
    .attack = Choisissez vos jeux d’équipe, puis place au coup d’envoi.
    .defence = Choisissez vos jeux d’équipe, puis place au coup d’envoi.
lesson-goal-6 =
    .title = Match complet
    .text = Tout ce que vous savez, et le plateau de temps. Deux mi-temps, le temps que les jetons aillent de 5 à 0. Le plus
        d’essais l’emporte.
    .attack = Vous savez tout. Je ne parle que s’il y a du nouveau.
    .defence = Vous savez tout. Je ne parle que s’il y a du nouveau.

## Les six étapes d’une activation

lesson-player =
    .title = Dépenser un jeton
    .text = Un jeton active un de vos joueurs, avec ou sans ballon. Lui seul court maintenant. Un troisième jeton dans la
        même série fatigue un joueur, dès que la fatigue compte.
    .step = Choisissez un joueur : touchez-le sur le terrain.
lesson-first-action =
    .title = Étape 1 : première action
    .text = Une activation a six étapes ; la bande ci-dessus montre où nous en sommes. D’abord, vous annoncez seulement la
        course. La défense la voit et réagit avant que votre joueur ne bouge.
    .step = Choisissez { action-move }.
lesson-mark =
    .title = Marquer la course
    .text = La course est une ligne droite, avec un virage si vous voulez. Le joueur la suivra aussi loin que le permet son
        MVT (mouvement) d’attaque : le cercle pointillé montre jusqu’où.
    .step = Touchez l’endroit où la course finit : celui qui est entouré est bon. Puis confirmez.
lesson-dare-dodge =
    .title = Osez
    .text = Vous n’avez encore rencontré aucun plaquage, et un coureur doit savoir quoi faire alors. Passez cette fois tout près du défenseur.
    .step = Prenez la course entourée. Après, on esquive.
lesson-dare-close =
    .title = Pas encore
    .text = Vous pourriez filer, mais un coureur doit savoir quoi faire face à un plaquage. Arrêtez-vous devant le défenseur.
    .step = Allez à l’endroit entouré.
lesson-tackle-seen =
    .title = Étape 2 : la défense a bougé
    .text = Le défenseur a annoncé { action-tackle } : il a nommé un point de votre ligne et s’en est approché au plus près. Le jet
        vient plus tard, et seulement si votre course le touche.
lesson-ran =
    .title = Étape 3 : la course
    .text = Le joueur parcourt la ligne marquée. Personne ne l’arrête en route : les adversaires là où il s’arrête sont
        repoussés. La bande balayée par son socle est ce que les plaqueurs doivent toucher.
lesson-second-action =
    .title = Étape 4 : seconde action
    .text = Le joueur actif peut faire encore une chose. On voit qui touche qui ; les distances qui comptent pour les dés
        sont mesurées après.
    .step = Le bouton marqué est un choix sûr. « ? » donne trois conseils avec leurs chances.
lesson-second-move =
    .title = Courir encore
    .text = Ce second mouvement se fait tout de suite, par n’importe quel chemin, mais en contournant les socles. Si un
        plaquage sur vous réussit, vous tombez là où il a commencé.
    .step = Touchez l’endroit entouré ou tirez le marqueur, puis confirmez.
lesson-dodge =
    .title = Esquiver
    .text = { action-tackle } a été annoncé contre vous : vous pouvez { action-dodge }, { characteristic-ref } (réflexes) contre le plaqueur. Réussi,
        c’est un pas de côté de 2″, de 4″ sur un critique. L’échec seul ne fait pas de mal.
lesson-break-through =
    .title = Raffûter
    .text = Un plaqueur vous touche : { action-break-through }, c’est votre { characteristic-str } (force) contre la sienne. Si vous gagnez, le plaqueur
        va à terre.
lesson-dare-break-through =
    .title = Osez
    .text = Un plaqueur vous touche, et vous n’en avez encore renversé aucun. { action-break-through } : un échec ne coûte rien. Essayez.
    .step = Choisissez { action-break-through }.
lesson-broke-through =
    .title = Épaule contre épaule
    .text = Un plaqueur battu est à terre et fait son jet d’endurance. Si plusieurs vous touchent, chacun est affronté à son tour, et vous
        dites où vont vos dés.
lesson-dodge-move =
    .title = Pas de côté
    .text = L’esquive est réussie. Où va le joueur ?
    .step = Touchez un endroit dans le cercle et confirmez.
lesson-rolled =
    .title = Étape 5 : les dés
    .text = Un dé à douze faces, au plus la valeur : succès. La valeur est la caractéristique avec tous ses modificateurs ;
        ils sont à côté du dé, avec leur origine.
lesson-face-to-face =
    .title = Jet en opposition
    .text = Chaque camp jette contre sa propre valeur. Si un seul réussit, il gagne. Si les deux réussissent, le dé le plus
        haut gagne et l’autre est { result-cancelled } ; à égalité, les deux le sont.
lesson-cancelled =
    .title = { result-cancelled }
    .text = Le jet était bon, mais un autre était meilleur, ou égal. Rien ne se passe : ni effet, ni les dégâts d’un échec.
lesson-critical =
    .title = Un 1 naturel
    .text = Le 1 est un critique : il bat tout sauf un autre 1, et la plupart des actions font plus. Le 12 est une maladresse
        et échoue toujours.
lesson-grounded =
    .title = À terre
    .text = Un jeton À TERRE : ce joueur ne peut que se relever, ou passer à terre s’il porte le ballon. Un porteur plaqué
        garde le ballon.
lesson-endurance =
    .title = Blessure
    .text = Qui tombe jette son endurance, END, et prend une blessure en cas d’échec. Autant de blessures que PHY (physique) mettent un
        joueur hors de combat, dès que les blessures comptent.
lesson-step-six =
    .title = Étape 6 : on enlève les jetons
    .text = L’activation est finie : marqueurs et jetons de défense s’en vont. Les attaquants au sol qui n’étaient pas activés
        perdent un jeton À TERRE. Puis vient le jeton suivant.

## Défendre

lesson-defender =
    .title = Étape 2 : votre défense
    .text = Chaque défenseur agit une fois, l’un après l’autre, dans l’ordre que vous voulez. Dans le panneau, vous les préparez
        tous et les annoncez ensemble ; chacun agit tout de même à son tour.
    .step = Annoncez tout comme proposé, ou changez d’abord une ligne.
lesson-defence =
    .title = Étape 2 : votre défense
    .text = Vous voyez la ligne marquée. { action-tackle } met le porteur à terre si cela réussit ; { action-pressure } gêne de 1 chaque
        action à 2″ ou moins.
    .step = Choisissez { action-tackle } si vous pouvez atteindre la ligne.
lesson-spot =
    .title = Nommer le point
    .text = Un plaquage vise le porteur ou un point de la ligne marquée, avant toute mesure. Puis le défenseur s’en approche
        autant que le permet son MVT de défense.
    .step = Touchez le point entouré sur la ligne et confirmez.
lesson-defensive-move =
    .title = Mouvement défensif
    .text = On sait maintenant jusqu’où va le défenseur : le cercle pointillé. Un plaqueur doit finir aussi près que possible du
        point qu’il a nommé.
    .step = Confirmez la place, ou touchez-en une autre.
lesson-pressure =
    .title = Pression
    .text = Ce défenseur fait pression : un attaquant qui agit à 2″ ou moins a −1, et −2 s’ils sont deux.

## Les passes

lesson-pass =
    .title = Passer
    .text = Jet de { characteristic-bac } (contrôle du ballon) : jusqu’à 2″ +4, 4″ +2, 8″ rien, au-delà −2. En cas d’échec, le receveur peut encore
        attraper. Un plaqueur touché avant le lancer en fait un jet en opposition.
lesson-dare-pass =
    .title = Osez
    .text = Vous n’avez pas encore lâché le ballon, et ici rien d’autre ne passe un défenseur. Donnez-le à l’autre.
    .step = Choisissez { action-pass }.
lesson-receiver =
    .title = À qui ?
    .text = Seuls les coéquipiers debout qui ne sont pas devant le passeur sont proposés. À sa hauteur, c’est permis.
    .step = Touchez le receveur.
lesson-throw-point =
    .title = D’où ?
    .text = Le ballon peut partir de n’importe quel point de la course. Tôt, c’est à l’abri du plaqueur ; tard, c’est plus près
        de la ligne.
    .step = Touchez un point de la course et confirmez.
lesson-range =
    .title = Modificateurs
    .text = Ce qui aide ou gêne change la valeur avant le jet : la distance d’une passe, la pression, une carte. La liste sous
        le dé les nomme tous.
lesson-arrow =
    .title = Dispersion
    .text = Le ballon est manqué et rebondit. Vous dites où pointe la flèche 1 ; le dé choisit une des douze flèches, et le
        ballon s’arrête à sa pointe.
    .step = Tournez le cadran : les flèches du terrain tournent avec lui. Puis confirmez.
lesson-ball-down =
    .title = Ballon libre
    .text = Le ballon est par terre et prend de la place. L’attaque reste l’attaque tant qu’aucun défenseur ne l’a en main.
lesson-critical-move =
    .title = Passe parfaite
    .text = Une passe critique laisse le receveur avancer tout de suite jusqu’à 2″.
    .step = Touchez un endroit et confirmez.

## La boîte de la mort

lesson-stand-up =
    .title = Se relever
    .text = Un joueur à terre sans ballon se relève par sa première action, sans jet, et peut ensuite se déplacer.
lesson-pass-from-the-ground =
    .title = Passe à terre
    .text = Un porteur à terre ne peut pas se relever. Il peut passer, à −2 et à 8″ au plus, ou laisser un coéquipier ramasser
        le ballon.
lesson-pick-up =
    .title = Ramasser
    .text = Votre course a touché le ballon libre, ou le coéquipier qui le tient. { action-pick-up } se jette avec { characteristic-bac } +4 ;
        si cela échoue, rien ne change.
lesson-steal-loose-ball =
    .title = Saisir le ballon libre
    .text = Un défenseur qui atteint un ballon libre peut le voler avec { characteristic-bac } +4. Alors, c’est à vous d’attaquer.
lesson-steal-from-the-ground =
    .title = Voler le porteur tombé
    .text = On ne vole pas un porteur debout, mais un porteur à terre, oui : touchez-le et jetez { characteristic-bac }.
lesson-steal-in-the-air =
    .title = Intercepter
    .text = Un défenseur sous le vol d’une passe peut la saisir : { characteristic-bac } −2, jamais en opposition. Mettez-le entre passeur et
        receveur.
lesson-interceptor =
    .title = Intercepteurs
    .text = Plusieurs défenseurs sont sous le vol. L’attaque dit qui tente d’abord ; le premier qui réussit a le ballon.
lesson-order =
    .title = Quoi d’abord ?
    .text = Il y a plusieurs jets à faire, et l’attaque en décide l’ordre. Une fois le porteur à terre, les autres plaquages
        sont caducs.
lesson-opponent =
    .title = Plusieurs adversaires
    .text = Plus d’un défenseur s’oppose à votre action. Chaque duel se jette à part ; vous choisissez l’ordre et où vont vos
        dés.
lesson-dice-for-opponent =
    .title = Répartir les dés
    .text = Avec plusieurs dés, vous pouvez tout mettre contre un seul et garder le meilleur, ou en affronter plusieurs. Qui n’a
        pas de dé en face jette seul contre vous.
lesson-tied =
    .title = Mêlée
    .text = Plusieurs joueurs voulaient le même ballon : tous les dés ensemble, un seul gagnant. Les premiers à égalité jettent
        encore.
lesson-room =
    .title = Faire place
    .text = Le coureur est arrivé sur quelqu’un. Qui est repoussé va à la place libre la plus proche ; s’il y en a plusieurs, la
        défense choisit.
    .step = Touchez un des cercles et confirmez.
lesson-possession =
    .title = Les rôles changent
    .text = Le ballon a changé de camp. L’ancienne attaque perd ses jetons, les voleurs en prennent quatre et attaquent dans
        l’autre sens.

## Quatre contre quatre

lesson-tired =
    .title = Fatigue
    .text = Le troisième jeton d’une série fatigue un joueur. Un jeton Fatigue actif lui prend ses compétences, deux ne lui
        laissent qu’un mouvement, trois coûtent 1 à chaque jet, un quatrième le blesse. Partagez vos jetons.
lesson-rest =
    .title = Se reposer
    .text = Au lieu d’agir, un défenseur peut { action-rest } : un jeton Fatigue se retourne, ou s’en va s’il l’était déjà.
lesson-position-skill =
    .title = Compétences de poste
    .text = Chaque poste sait bien faire une chose, le plus souvent avec un second dé : le meilleur compte.
lesson-use-skill =
    .title = La compétence d’un joueur
    .text = Ce joueur peut faire quelque chose de spécial. Sa carte, au plateau du coach, dit quoi ; les compétences
        d’entraînement se perdent avec la fatigue.
lesson-card =
    .title = Fenêtre de cartes
    .text = À certains moments les deux coachs peuvent poser des cartes face cachée, l’attaque d’abord. Puis toutes sont
        retournées. Qui passe attend le prochain de ces moments.
    .step = Posez une carte, ou laissez passer.
lesson-team-play =
    .title = Jeux d’équipe
    .text = Un jeu d’équipe fait agir plusieurs joueurs pour un seul jeton, dans l’ordre de sa carte. On le pose face cachée, et il
        faut un porteur.
    .step = Choisissez-en un, ou aucun.
lesson-dare-team-play =
    .title = Osez
    .text = Jusqu’ici chaque jeton a fait agir un joueur. Un jeu d’équipe en fait agir deux ou trois, et personne ne sait lequel vient.
    .step = Choisissez celui qui est marqué.
lesson-participant =
    .title = Qui participe ?
    .text = Nommez les joueurs du jeu d’équipe. Leurs lettres sont données quand la carte est retournée : la défense doit
        deviner.
lesson-go-on =
    .title = La suite
    .text = L’action suivante de la carte vient maintenant, sauf si vous arrêtez. Un jet raté met fin au jeu.
lesson-score =
    .title = À l’essai !
    .text = Le porteur est dans l’en-but, ou le touche. { action-score-a-try } se jette avec la seconde valeur de { characteristic-bac }, −1
        par jeton Fatigue. Quoi qu’il en sorte, l’attaque est finie.
    .step = Choisissez { action-score-a-try }.
lesson-try =
    .title = Essai !
    .text = C’est pour cela qu’on joue. Dans un match, un coup d’envoi suit, et le coach qui a encaissé décide qui botte.

## Match d’entraînement

lesson-team-plays =
    .title = Choisir quatre jeux d’équipe
    .text = Quatre de ces cartes entrent avec vous dans le match, et l’autre coach ne sait pas lesquelles. Une carte utilisée
        revient au coup d’envoi suivant.
    .step = Choisissez-en quatre, l’une après l’autre.
lesson-kicks =
    .title = Qui botte ?
    .text = Botter, c’est défendre d’abord ; recevoir, c’est avoir le ballon et les quatre premiers jetons.
lesson-kick-off-place =
    .title = Se placer
    .text = Ceux qui bottent touchent leur ligne de coup d’envoi ; les receveurs vont où ils veulent dans leur moitié.
    .step = Touchez un endroit de la zone éclairée et confirmez, joueur après joueur.
lesson-template =
    .title = Viser
    .text = On vise un disque dans la moitié adverse. Si le coup réussit, vous posez le ballon à son bord ; sinon, il rebondit
        depuis le milieu.
    .step = Touchez un endroit de la zone éclairée et confirmez.
lesson-kick-off-move =
    .title = À la poursuite
    .text = Tous peuvent bouger avant que le ballon ne tombe : ceux qui bottent, puis les receveurs. À 2″ du ballon au plus, on
        peut l’attraper.
lesson-kicker =
    .title = Choisir le botteur
    .text = Le botteur jette { characteristic-bac } : prenez une bonne main.
lesson-ball-place =
    .title = Beau coup
    .text = Vous posez le ballon au bord du disque, où vous voulez : loin de leurs mains, près des vôtres.
lesson-catcher =
    .title = Attraper
    .text = Les joueurs à 2″ au plus peuvent tenter d’attraper, une fois chacun : { characteristic-bac } −2. Si c’est un de ceux qui ont
        botté, l’attaque est à lui.
lesson-sent-off =
    .title = Blessé
    .text = Un joueur avec autant de blessures que PHY, ou un quatrième jeton Fatigue, quitte le terrain et jette sur la table des
        blessures. Il revient au prochain coup d’envoi s’il le peut.
lesson-team-tokens =
    .title = Superstars
    .text = Les Teriomorphs gagnent un jeton d’équipe à chaque plaquage, raffût ou essai réussi. Un jeton donne +1 à un jet,
        trois font rejeter un dé.
lesson-honour-tokens =
    .title = Honneur inébranlable
    .text = Chaque blessure donne un jeton au joueur Yamato : pour se relever, récupérer, ou refaire un jet d’{ characteristic-int }.

## Match complet

lesson-time =
    .title = Le plateau de temps
    .text = Prendre quatre jetons retourne votre jeton de temps. S’il l’était déjà, les deux descendent d’abord d’une case. Quand
        l’un arrive à 0, la mi-temps est finie.
lesson-half-over =
    .title = La pause
    .text = On récupère un peu, on complète les mains, on choisit de nouveaux jeux d’équipe, et l’autre équipe botte.
lesson-fatigue-lost =
    .title = Souffler
    .text = Chaque joueur perd un jeton Fatigue à la pause ; un jeton actif pèse plus.
lesson-discard =
    .title = Nouvelles cartes
    .text = Défaussez ce qui ne sert pas, puis vous piochez jusqu’à quatre.
lesson-kick-out =
    .title = En touche ?
    .text = Avec le temps sur 1 et moins d’essais, vous pouvez finir la mi-temps maintenant. Rarement sage, sauf si vous craignez
        pire.

## Que faire à la place

instead-0-03 = Jugez à l’œil, et annoncez : ensuite on mesure.
instead-1-04 = Posez un marqueur pour la fin de la course, et au plus un virage avant.
instead-1-07 = Choisissez plus près : le cercle pointillé montre jusqu’où va le défenseur.
instead-1-10 = Choisissez plus près, et contournez ceux qui sont sur le chemin.
instead-1-12 = Visez le porteur ou un point de sa ligne marquée : touchez la ligne.
instead-1-19 = Choisissez plus près : une esquive fait 2″, un critique 4″.
instead-2-01 = Touchez un point de la course qui vient d’être faite.
instead-4-07 = Allez vers la bande éclairée.
instead-5-03 = Restez dans la zone éclairée.
instead-6-04 = La place est prise. Choisissez un endroit libre, un peu à côté.
instead-r-01 = Le socle entier doit rester sur le terrain : un peu plus loin du bord.
instead-r-06 = Approchez-vous de la croix autant que le cercle le permet.
instead-r-08 = Lancez de plus loin devant, ou choisissez un autre receveur : jamais de passe en avant.
instead-r-30 = Prenez une des places libres les plus proches, les cercles sur le terrain.
instead-r-64 = Seulement en avant ou de côté dans cet exercice.
