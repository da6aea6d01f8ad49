# Les règles du morpion, en français.

rule-n1 =
    .title = Le tirage
    .text = Chacun lance un dé. Le plus haut commence ; en cas d’égalité on relance.
rule-n2 =
    .title = Les tours
    .text = À tour de rôle, chacun coche une case encore libre.
rule-n3 =
    .title = Trois alignés
    .text = Qui a coché trois cases d’une ligne, d’une colonne ou d’une diagonale gagne.
rule-n4 =
    .title = La grille pleine
    .text = Quand il n’y a plus de case libre, personne ne gagne.
