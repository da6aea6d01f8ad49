# Les phrases de l’aide de jeu qu’un match peut jouer à la lettre : de quoi il s’agit, et les deux façons, en français.

reading-dreadball-threats = Menaces dans un test opposé
    .table = Pour Slam, Steal, Slamback et Dodge, l’autre camp du test n’est pas une menace.
    .letter = Pour Slam, Steal, Slamback et Dodge, toute menace ennemie coûte un dé, celle de l’autre camp aussi.
reading-dreadball-receivers = Receveurs d’une passe
    .table = Une passe va à un coéquipier qui a le lanceur dans son arc frontal.
    .letter = Une passe va à un coéquipier, où qu’il soit tourné.
