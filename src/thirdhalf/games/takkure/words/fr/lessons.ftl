# Ce que dit Tackly pendant les exercices, en français. Les ids sont ceux de web/src/games/takkure/lessons.ts ; `step` dit quoi faire.

## Le but de chaque exercice

lesson-goal-1 =
    .title = Premiers pas
    .text = Quatre jetons, quatre courses, jamais en arrière. Le défenseur viendra sur vous.
    .attack = Touchez la ligne lumineuse avec le ballon : c’est gagné.
    .defence = Mettez le coureur à terre, ou tenez quatre jetons.
lesson-goal-2 =
    .title = Les passes
    .text = Attirez le défenseur sur un joueur et donnez le ballon à l’autre. Jamais en avant : le receveur n’est pas devant.
    .attack = Touchez la ligne avec le ballon. Il ne doit pas tomber.
    .defence = Mettez le porteur à terre, ou faites tomber le ballon.
lesson-goal-3 =
    .title = La boîte de la mort
    .text = Trois contre trois dans une petite boîte. On tombe, le ballon roule. Les jetons reviennent tant que vous gardez le ballon.
    .attack = Touchez la ligne avant qu’on vole le ballon.
    .defence = Volez le ballon avant qu’ils touchent la ligne.
lesson-goal-4 =
    .title = Quatre contre quatre
    .text = Des équipes entières, avec compétences de poste, fatigue et cartes. Toucher la ligne ne suffit plus : il faut aplatir.
    .attack = Marquez un essai : aplatissez derrière la ligne.
    .defence = Volez le ballon, ou gâchez l’essai.
lesson-goal-5 =
    .title = Match d’entraînement
    .text = Les attaques commencent par un coup d’envoi, on peut se blesser, les équipes ont une compétence. Après deux essais, les rôles changent ; pas de temps.
    .attack = Marquez plus d’essais que les autres.
    .defence = Marquez plus d’essais que les autres.
lesson-goal-6 =
    .title = Match complet
    .text = Tout, et le plateau de temps : deux mi-temps, chacune jusqu’à ce qu’un jeton arrive à 0. Je ne parle que s’il y a du nouveau.
    .attack = Marquez plus d’essais que les autres.
    .defence = Marquez plus d’essais que les autres.

## Les six étapes d’une activation

lesson-player =
    .title = Dépenser un jeton
    .text = Un jeton active un de vos joueurs, avec ou sans ballon. Lui seul court maintenant. Un troisième jeton dans la
        même série fatigue un joueur, dès que la fatigue compte.
    .step = Choisissez un joueur : touchez-le sur le terrain.
lesson-first-action =
    .title = Annoncer une course
    .text = La défense la voit et réagit avant que vous ne bougiez.
    .step = Choisissez { action-move }.
lesson-mark =
    .title = Marquer la course
    .text = Une ligne droite, avec un virage si vous voulez, jusqu’au cercle pointillé.
    .step = Touchez l’endroit entouré, puis confirmez.
lesson-tackle-seen =
    .title = Un plaquage !
    .text = Le défenseur a couru vers votre ligne. Si vous vous touchez, les dés décident.
lesson-ran =
    .title = Étape 3 : la course
    .text = Le joueur parcourt la ligne marquée. Personne ne l’arrête en route : les adversaires là où il s’arrête sont
        repoussés. La bande balayée par son socle est ce que les plaqueurs doivent toucher.
lesson-second-action =
    .title = Encore une chose
    .text = Après sa course, un joueur peut faire encore une chose.
    .step = Choisissez ; « ? » les compare.
lesson-second-move =
    .title = Courir encore
    .text = Tout de suite, par n’importe quel chemin autour des autres.
    .step = Touchez l’endroit entouré, puis confirmez.
lesson-dodge =
    .title = Esquiver
    .text = { characteristic-ref } (réflexes) contre le plaqueur. Gagné, c’est un pas de côté de 2″. L’échec seul ne fait pas de mal.
lesson-break-through =
    .title = Raffûter
    .text = { characteristic-str } (force) contre { characteristic-str }. Gagné, le plaqueur va à terre.
lesson-broke-through =
    .title = Épaule contre épaule
    .text = Un plaqueur battu est à terre et fait son jet d’endurance. Si plusieurs vous touchent, chacun est affronté à son tour, et vous
        dites où vont vos dés.
lesson-dodge-move =
    .title = Pas de côté
    .text = C’est réussi.
    .step = Touchez un endroit dans le cercle, puis confirmez.
lesson-rolled =
    .title = Les dés
    .text = Un D12 : au plus la valeur, c’est réussi. La valeur est à côté du dé, avec ses raisons.
lesson-face-to-face =
    .title = Jet en opposition
    .text = Les deux ont jeté. Un seul succès gagne ; de deux, le dé le plus haut.
lesson-cancelled =
    .title = { result-cancelled }
    .text = Un bon jet, mais un autre était meilleur, ou égal : rien ne se passe.
lesson-critical =
    .title = Un 1 naturel
    .text = Il bat tout sauf un autre 1, et fait plus. Un 12 échoue toujours.
lesson-grounded =
    .title = À terre
    .text = Ce joueur doit d’abord se relever, ou passer à terre. Un porteur plaqué garde le ballon.
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
    .title = Votre défense
    .text = Chaque défenseur agit une fois, l’un après l’autre, dans l’ordre que vous voulez. Dans le panneau, vous les préparez
        tous et les annoncez ensemble ; chacun agit tout de même à son tour.
    .step = Annoncez tout comme proposé, ou changez d’abord une ligne.
lesson-defence =
    .title = Votre défense
    .text = Vous voyez la ligne marquée. { action-tackle } met le porteur à terre si cela réussit ; { action-pressure } gêne de 1 chaque action à 2″ ou moins.
    .step = { action-tackle } si vous pouvez atteindre la ligne, sinon { action-pressure }.
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

## La fin d’un exercice

end-line-reached =
    .won = Vous avez touché la ligne avec le ballon. C’est ainsi qu’on gagne !
    .lost = Ils ont touché la ligne. Placez-vous plus tôt entre le coureur et la ligne.
end-carrier-grounded =
    .won = Vous avez mis le porteur à terre. Beau plaquage !
    .lost = Le plaquage a mis votre porteur à terre. Ce sont les dés, pas vous.
end-ball-on-the-ground =
    .won = Ils ont laissé tomber le ballon, et l’exercice avec.
    .lost = Le ballon est tombé, et cela finit cet exercice. Les dés peuvent gâcher n’importe quelle passe.
end-tokens-spent =
    .won = Vous avez tenu jusqu’à leur dernier jeton. Belle défense !
    .lost = Tous les jetons sont dépensés, et la ligne n’est pas touchée. Utilisez toute la course, et la seconde action aussi.
end-ball-stolen =
    .won = Vous avez volé le ballon. Il est à vous !
    .lost = Ils ont volé le ballon. Gardez-le dans des mains debout, loin des leurs.
end-try-scored =
    .won = Un essai ! C’est pour cela qu’on joue.
    .lost = Ils ont marqué un essai. Mettez le porteur à terre avant la ligne.
end-try-failed =
    .won = Ils ont gâché leur essai. Bien tenu !
    .lost = Vous étiez derrière la ligne, et les dés ont gâché l’essai. Ce n’est pas vous.

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
