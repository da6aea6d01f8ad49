# The pages of leagues in the browser, in French.

league-none = Vous ne participez encore à aucune ligue. Créez-en une, ou ouvrez le lien d’une invitation.
league-new = Une nouvelle ligue
league-name = Son nom
league-form = Ce que c’est
league-form-round-robin = Championnat : chacun rencontre chacun une fois
league-form-double-round-robin = Championnat : chacun rencontre chacun deux fois
league-form-swiss = Système suisse
league-form-knock-out = Coupe à élimination directe
league-form-cup = Groupes, puis élimination directe
league-marks = La saison laisse des traces
league-marks-told = Les blessures restent et guérissent, les joueurs apprennent, on engage des légendes : règles de la maison.
league-create = Créer la ligue
league-role-organiser = Vous l’organisez
league-role-club = Vous y avez un club
league-role-guest = Vous regardez
league-invite = Copier l’invitation
league-invite-told = Envoyez ce lien à tous ceux qui doivent participer. Ajoutez des clubs de l’ordinateur, puis tirez au sort.
league-computer-club = Un club de l’ordinateur
league-add = Ajouter
league-draw = Tirer au sort
league-wants-two = Il faut au moins deux clubs avant le tirage.
league-going-on = Les résultats des matchs joués ici arrivent d’eux-mêmes ; entrez les autres sous « Matchs ».
league-invited = Vous êtes invité à { $league }
league-club-name = Le nom de votre club
league-team = Équipe
league-take-part = Participer
league-part-table = Classement
league-part-matches = Matchs
league-part-clubs = Clubs
league-part-top = Meilleurs
league-part-log = Journal
league-play = Jouer
league-watch = Regarder
league-simulate = Laisser jouer l’ordinateur
league-enter-result = Entrer le résultat
league-score = Score, domicile d’abord
league-walk-over-for = Forfait en faveur de { $entry }
league-propose = Proposer une heure
league-agree = D’accord
league-proposed = { $by } propose { $at }
league-agreed = Convenu : { $at }
league-hired = engagé
league-misses =
    { $matches ->
        [one] manque un match
       *[other] manque { $matches } matchs
    }
league-injury-common = blessure commune
league-injury-grave = blessure grave
league-injury-out = blessé
league-experience = Expérience { $experience }
league-learn = Ce qu’apprend { $player }
league-train = Entraîner
league-dismiss = Laisser partir
league-for-hire = À engager :
league-nobody = Personne n’est encore inscrit.
league-nothing-counted = Rien n’a encore été compté : les listes grandissent avec chaque match joué ici.
league-draw-of = Tirer au sort : { $stage }
league-did-enter = { $entry } s’inscrit avec { $team }.
league-did-team = { $entry } joue désormais avec { $team }.
league-did-coach = { $entry } a un autre entraîneur : { $coach }.
league-did-withdraw = { $entry } se retire.
league-did-draw = Les prochains matchs sont tirés au sort.
league-did-result = Le match { $match } finit { $score }.
league-did-annul = Le résultat du match { $match } ne compte plus.
league-did-decide = { $entry } continue après le match { $match }.
league-did-move = Le match { $match } doit être joué avant le { $deadline }.
league-did-undo = La ligne { $line } est reprise.
league-did-propose = { $entry } propose une date pour le match { $match }.
league-did-agree = { $entry } accepte une date pour le match { $match }.
league-did-injury = { $entry } : { $player } est blessé.
league-did-healing =
    { $healed ->
        [0] { $entry } : { $player } n’est pas encore guéri.
       *[other] { $entry } : { $player } est guéri.
    }
league-did-experience = { $entry } apprend du match { $match }.
league-did-training = { $entry } : { $player } prend une leçon : { $skill }.
league-did-hire = { $entry } engage { $player }.
league-did-dismiss = { $entry } laisse partir { $player }.
league-did-club = { $entry } apporte ce qui a été appris la saison passée.
league-why = Raison : { $why }
league-dice = Dés : { $dice }
league-undo = Annuler
league-reason = La raison
league-exports = Pour les autres :
league-export-html = Page
league-export-json = JSON
league-export-csv = Matchs (CSV)
league-export-tables = Classements (CSV)
league-export-ics = Calendrier
league-export-atom = Flux
league-export-trf = TRF (système suisse)
league-form-divisions = Divisions : tous se rencontrent deux fois, les meilleurs montent
league-divisions = Divisions
league-divisions-told = Leurs noms, séparés par des virgules, la plus haute d’abord. Qui vient par l’invitation commence dans la plus basse.
league-divisions-example = Première, Deuxième
league-division = Division
league-division-of = La division de { $entry }
league-moving = Combien montent et descendent après une saison
league-begins = Première date limite (aucune : pas de dates limites)
league-days = Jours d’une journée à l’autre
league-set-up = Des réglages à soi
league-set-up-told = Comment se jouent tous les matchs ; sinon ce sont des matchs entiers, aux règles habituelles.
league-to-play = Tes prochains matchs
league-by = jusqu’au { $day }
league-overdue = en retard depuis le { $day }
league-asked = on te propose { $at }
league-waiting = { $at }, si l’autre club accepte
league-play-now = Au match
league-go-on = Continuer
league-deadline = Autre date limite
league-line-up = Qui joue ?
league-line-up-chosen = Qui joue : choisi
league-line-up-set = Ils jouent
league-line-up-usual = Les habituels
league-line-up-told = L’autre club le voit pendant le match.
league-seasons = Saisons
league-season = Saison { $season }
league-next = Commencer la saison suivante
league-next-told = La saison est finie. Tous ceux qui sont encore là participent à la suivante ; dans les divisions, certains montent et d’autres descendent. Les liens et les clubs restent les leurs.
league-closed = Cette saison est close : une autre a commencé.
league-judged = { $judged } matchs sur { $matches } sont jugés ; les autres suivent un à un tant que cette page est ouverte.
league-luck = Chance
league-luck-told = Ce que les dés ont donné, en victoires.
league-value = Valeur ajoutée
league-value-told = Ce que les lancers d’un joueur ont changé pour son camp, en victoires.
league-did-division = { $entry } joue en { $division }.
league-did-line-up = { $entry } a dit qui joue le match { $match }.
league-did-after = La saison commence avec les clubs de la précédente.
league-did-next = La saison est close ; la suivante commence.
league-rounds = Rondes
league-rounds-told = Moins de rondes que de clubs, pour que personne ne se rencontre deux fois.
league-groups = Groupes
league-going-through = Combien de chaque groupe continuent
league-meetings = Combien de fois chacun rencontre chacun
league-legs = Matchs d’une confrontation
league-final-legs = Matchs de la finale
league-legs-of =
    { $legs ->
        [one] Un match
       *[other] { $legs } matchs, à domicile tour à tour
    }
league-level = Qui continue après une égalité
league-level-lot = celui que désigne le sort
league-level-seed = la meilleure tête de série
league-level-organiser = celui que désigne l’organisateur
league-third-place = On joue pour la troisième place
league-begins-later = Vous fixez les délais des phases suivantes avant leur tirage ou après.
league-counting = Points et départage
league-worth-win = Points pour une victoire
league-worth-draw = Points pour un match nul
league-worth-loss = Points pour une défaite
league-worth-tries = Un point de plus en marquant autant (0 : aucun)
league-worth-close = Un de plus en perdant de si peu (0 : aucun)
league-worth-walk-over = Un forfait compte autant à zéro
league-tie-breaks = Ce qui décide du rang, dans cet ordre :
league-tie-points = points
league-tie-head-to-head = matchs entre ceux qui sont à égalité
league-tie-try-difference = marqués moins encaissés
league-tie-tries = marqués
league-tie-wins = victoires
league-tie-buchholz = ce qu’ont gagné les adversaires (Buchholz)
league-tie-sonneborn-berger = ce qu’ont gagné les vaincus (Sonneborn-Berger)
league-tie-fair-play = fair-play
league-tie-lot = un sort de la graine
league-tie-earlier = Plus tôt : { $rule }
league-tie-leave = Retirer : { $rule }
league-tie-another = Une autre règle
league-terms = Règlement
league-terms-change = Changer le règlement
league-terms-told = Jusqu’au premier tirage tout peut encore changer sauf le jeu ; les divisions, seulement tant que personne n’est inscrit.
league-terms-keep = Garder ce règlement
league-terms-leave = Le laisser tel quel
league-counts = Une victoire compte { $win }, un nul { $draw }, une défaite { $loss }.
league-counts-tries = Un de plus en marquant { $tries }.
league-counts-close = Un de plus en perdant de { $close } ou moins.
league-counts-walk-over = Un forfait compte { $score } à zéro.
league-counts-ties = À égalité de points :
league-term-rounds =
    { $rounds ->
        [one] une ronde
       *[other] { $rounds } rondes
    }
league-term-groups = { $groups } groupes
league-term-meetings =
    { $legs ->
        [1] chacun rencontre chacun une fois
       *[other] chacun rencontre chacun { $legs } fois
    }
league-term-through =
    { $through ->
        [one] le premier de chaque classement continue
       *[other] les { $through } premiers de chaque classement continuent
    }
league-term-moving =
    { $moving ->
        [one] un club change de division
       *[other] { $moving } clubs changent de division
    }
league-term-legs =
    { $legs ->
        [1] confrontations d’un match
       *[other] confrontations de { $legs } matchs
    }{ $final ->
        [1] , finale en un
       *[other] , finale en { $final }
    }
league-term-begins =
    { $days ->
        [one] premier délai { $day }, puis chaque jour
       *[other] premier délai { $day }, puis tous les { $days } jours
    }
league-term-free = sans délais
league-deadlines = Délais
league-deadlines-told = Pour toutes les rondes d’une phase à la fois ; les délais donnés à des matchs seuls ne comptent plus. Sans jour, il n’y en a pas.
league-deadlines-of = Délais de { $stage }
league-deadlines-set = Fixer
league-strike = Annuler
league-strike-again = à rejouer
league-strike-never = pour de bon
league-decide = { $entry } continue
league-undecided = Une confrontation finit à égalité : dites sous « Matchs » qui continue.
league-left = est parti
league-withdraw = Retirer de la ligue
league-withdraw-told = Tous ses matchs restants sont perdus par forfait.
league-not-known = Personne de ce nom ne participe.
league-career = Carrière
league-squad = Effectif
league-came = { $table } : { $place }. · { $points } points · { $won } gagnés, { $drawn } nuls, { $lost } perdus
league-came-in = { $table } : { $place }.
league-appeared =
    { $matches ->
        [one] un match
       *[other] { $matches } matchs
    }
league-did-terms = Le règlement a changé.
league-did-deadlines = { $begins ->
        [none] Les rondes de la phase { $stage } n’ont plus de délais.
       *[other] Les rondes de la phase { $stage } ont d’autres délais, le premier le { $begins }.
    }
league-in = Vous participez avec { $entry }. L’organisateur tire au sort quand tous sont là.
league-coach = Entraîneur
league-coached-by-people = des personnes
league-change = Équipe et entraîneur
league-change-team = Une autre équipe
league-change-set = Changer
league-change-told = Cela vaut pour les matchs qui n’ont pas encore été ouverts.
