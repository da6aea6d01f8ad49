# Ce que la page elle-même dit de Takkure, en français.

## Pages

ui-claim-takkure = Du rugby cyberpunk sur un terrain libre : pas de cases, des dés à douze faces, et du cran.
ui-game-takkure = Takkure
ui-game-takkure-told = Rugby cyberpunk sur terrain libre, D12

## Préparation

ui-open-measuring = Mesures ouvertes
ui-open-measuring-told = Portée, chances et conseils se voient avant toute annonce (0.03)
ui-whale = Sur la Baleine
ui-whale-told = L’autre face du plateau : les mêmes mesures, à flot sur la dernière baleine bleue
ui-exercise = Exercice { $number }
ui-exercise-1 = Premiers pas
ui-exercise-1-told = Un coureur, un plaqueur, quatre jetons : courir, PLAQUER, ESQUIVER, RAFFÛTER.
ui-exercise-2 = La passe
ui-exercise-2-told = Deux contre un : attirez le plaqueur, puis passez. Jamais en avant.
ui-exercise-3 = La boîte de la mort
ui-exercise-3-told = Ballons libres, joueurs au sol, vols, et beaucoup de dés à la fois.
ui-exercise-4 = Quatre contre quatre
ui-exercise-4-told = Des équipes entières avec compétences, fatigue et cartes, et le jet d’essai.
ui-exercise-5 = Match d’entraînement
ui-exercise-5-told = Coup d’envoi, blessures et compétences d’équipe, sans le temps.
ui-exercise-6 = Match complet
ui-exercise-6-told = Deux mi-temps face au plateau de temps.
ui-against = { $home } contre { $away }
ui-your-part = Votre rôle
ui-tackly-hello = Je suis Tackly. Faites les exercices dans l’ordre : chacun a un but et apporte quelques règles ; le bouton clair est ce que je ferais. Cliquez sur un numéro pour lire la règle.

## Le match

ui-accept = Suivre le conseil
ui-turn-here = Tourner ici
ui-no-run = Pas de course
ui-stay = Rester
ui-clear = Recommencer
ui-defend-all = Défendre selon le conseil
ui-help-draw = Touchez le terrain, faites glisser, ou servez-vous des flèches.
ui-help-touch = Touchez le terrain ou faites glisser.
ui-help-draw-player = Touchez l’endroit voulu ou faites glisser le joueur ; les flèches du clavier marchent aussi.
ui-help-touch-player = Touchez l’endroit voulu ou faites glisser le joueur.
ui-closed-measuring = On ne mesure pas d’avance : la portée de la course n’est mesurée qu’une fois annoncée (0.03).
ui-help-turning = Et maintenant la fin de la course.
ui-measured = { $way } sur { $limit }
ui-degrees = Degrés
ui-hand = Vos cartes
ui-individual-play = Jeu individuel
ui-team-play = Jeu d’équipe
ui-position = Poste
ui-skill = Compétence
ui-cards-told = Cartes : { $hand } en main, { $deck } dans la pioche, { $discards } défaussées
ui-team-tokens = Jetons d’équipe : { $count }
ui-activations = Jetons Activation : { $count }
ui-ground = Jetons Sol : { $count }
ui-wounds = Blessures : { $count }
ui-fatigue = Fatigue active : { $count }
ui-fatigue-inactive = Fatigue inactive : { $count }
ui-fatigue-permanent = Fatigue définitive : { $count }
ui-honour = Jetons Honneur : { $count }
ui-used = Compétence utilisée
ui-move = MVT
ui-protection = PRO
ui-off-injured = blessé
ui-off-out = sorti
ui-off-to-place = à placer
ui-attacks = { $seat } attaque
ui-kick-off = Coup d’envoi
ui-tries = Essais : { $count }
ui-half = Mi-temps { $half }
ui-time = Temps { $box }
ui-time-told = Mi-temps { $half }, temps { $box }. Domicile : { $home }, extérieur : { $away }

## Matchs, relecture, règles, réglages

ui-unit-turn-takkure = activation
ui-replay-key-turn-takkure = activation précédente, suivante
ui-replay-key-highlight-takkure = essai, mi-temps ou perte de balle avant, après
ui-search-hint-takkure = Un numéro, un mot : 1.21, plaquer, pression…
ui-key-nudge = déplacer le repère (Maj : 1″, Alt : finement)
ui-key-turn = tourner ici
ui-key-defend = toute la défense selon le conseil

## Apprendre

ui-part-attack = Attaquer
ui-part-defence = Défendre
ui-part-both = Les deux côtés
ui-guided = me guide
ui-free-play = Jeu libre
ui-lessons-read = { $read } leçons lues sur { $all }
ui-forget = Oublier mes progrès
ui-forget-sure = Vraiment oublier ?
ui-played = joué
ui-won-attack = gagné en attaque
ui-won-defence = gagné en défense
ui-next-exercise = Exercice suivant
ui-swap-attack = Attaquer maintenant
ui-swap-defence = Défendre maintenant
ui-step-1 = première action
ui-step-2 = défense
ui-step-3 = course
ui-step-4 = seconde action
ui-step-5 = dés
ui-step-6 = fin
ui-got-it = Compris
ui-got-it-more = Compris · encore { $count }
ui-say-again = Expliquer
ui-quiet = Silence, Tackly
ui-guide-idle = Vous connaissez. « ? » donne trois conseils.
ui-guide-watch = Regardez ce que font les autres.
ui-guide-won = Bravo ! Exercice suivant, ou celui-ci de l’autre côté.
ui-guide-lost = Reprenez à ce moment, changez de côté, ou continuez.
ui-remark = Un mot sur votre dernier choix :
ui-remark-better = Autre chose était plus fort :

## Conseils, défense, cartes

ui-hint-drawn = Comme dessiné en { $letter }
ui-defence-action = action
ui-defence-earlier = plus tôt
ui-declare-all = Tout annoncer
ui-one-by-one = Un par un
ui-help-defence = Touchez un nom, puis le terrain : c’est là que va ce défenseur, ou que vise son plaquage.
ui-as-suggested = comme conseillé
ui-asks-places = Où se placent vos joueurs ?
ui-asks-defence = Que font vos défenseurs ?
ui-place-all = Tout placer
ui-help-placing = Glissez les joueurs à leur place ; ou touchez un nom, puis le terrain.
ui-pass-all = Passer pour cette activation
ui-window-before-an-activation = Avant une activation
ui-window-before-a-defensive-action = Avant une action défensive
ui-window-after-step-2 = Après la défense, avant la course
ui-window-after-step-3 = Après la course, avant la seconde action
ui-window-before-a-roll = Avant un jet
ui-window-after-a-roll = Après un jet
ui-window-fatigue-due = Un jeton Fatigue est dû
ui-window-wound-due = Une blessure est due
ui-window-after-a-success = Après un succès
ui-window-planned = { $player } (prévu : { $action })
ui-window-first = Vous posez d’abord ; puis l’autre coach peut réagir. Toutes les cartes sont retournées ensemble.
ui-window-second = { $count ->
    [0] L’autre coach n’a rien posé.
   *[other] L’autre coach a posé des cartes face cachée : { $count }.
}
ui-line-up = Composition : { $team }
ui-key-pass = laisser passer les fenêtres de cartes de cette activation
ui-key-guide = leçon suivante, expliquer

## Panels

ui-climax-score = ESSAI !
ui-climax-critical = CRITIQUE !
ui-climax-break = MI-TEMPS
ui-climax-out = HORS DU MATCH !
ui-need = { $characteristic } : il faut { $value } ou moins
