# The pages of leagues in the browser, in French.

league-none = Vous ne participez encore à aucune ligue. Créez-en une, ou ouvrez le lien d’une invitation.
league-new = Une nouvelle ligue
league-name = Son nom
league-form = Ce que c’est
league-form-round-robin = Championnat : chacun rencontre chacun une fois
league-form-double-round-robin = Championnat : chacun rencontre chacun deux fois
league-form-swiss = Système suisse, cinq rondes
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
