# Le contenu de DreadBall à l’établi, en français.

ui-bench-field-dreadball-handicap = Handicap
    .told = De combien de points l’équipe est plus faible que la meilleure
ui-bench-field-dreadball-style = Style
    .told = Comment l’ordinateur joue l’équipe
ui-bench-field-dreadball-role = Rôle
    .told = À quoi servent ces joueurs
ui-bench-field-dreadball-count = Combien
    .told = Joueurs de ce rôle dans l’équipe
ui-bench-field-dreadball-move = Mouvement
    .told = Cases d’une course
ui-bench-field-dreadball-strength = Force
    .told = Réussite à partir de ce nombre : moins, c’est mieux
ui-bench-field-dreadball-speed = Vitesse
    .told = Réussite à partir de ce nombre : moins, c’est mieux
ui-bench-field-dreadball-skill = Adresse
    .told = Réussite à partir de ce nombre : moins, c’est mieux
ui-bench-field-dreadball-armour = Armure
    .told = Réussite à partir de ce nombre : moins, c’est mieux
ui-bench-word-dreadball-guard = { ui-role-guard }
ui-bench-word-dreadball-jack = { ui-role-jack }
ui-bench-word-dreadball-striker = { ui-role-striker }
ui-bench-word-dreadball-hitter = { ui-personality-hitter }
ui-bench-word-dreadball-runner = { ui-personality-runner }
