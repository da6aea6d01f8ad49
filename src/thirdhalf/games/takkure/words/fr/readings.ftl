# Les phrases du livre qu’un match peut suivre à la lettre : le sujet de chacune et ses deux façons, en français.

reading-takkure-contact = Contact
    .table = On fait place à tout joueur dont la course finit sur un adversaire.
    .letter = Seul le porteur touche ou déplace des adversaires : la course de tout autre s’arrête devant un adversaire comme devant un coéquipier.
reading-takkure-displacement = Déplacement dans un jeu collectif
    .table = Dans un jeu collectif, les adversaires font place à tous ceux qui courent.
    .letter = Dans un jeu collectif, les adversaires ne font place qu’au joueur actif ; les autres s’arrêtent devant eux.
reading-takkure-ground-pass = Passe depuis le sol à plus de 8″
    .table = Elle est annulée, et le voleur lance son dé sans opposition.
    .letter = Elle n’est pas faite, et le jet du voleur se heurte à celui de la passe.
reading-takkure-rerolls = Relances
    .table = Les tables de blessures et la dispersion ne se relancent jamais.
    .letter = Ce qui relance « un dé » sert aussi aux tables de blessures, sauf la ligne 12, et à la dispersion.
reading-takkure-steal = Annoncer un vol
    .table = Une façon de voler ne s’annonce que tant qu’elle est possible.
    .letter = Toute façon peut s’annoncer ; elle compte si elle est possible au moment du jet.
reading-takkure-drawing = Pioche à la mi-temps
    .table = À la mi-temps, chaque coach complète sa main à quatre cartes.
    .letter = À la mi-temps, un coach ne pioche qu’autant de cartes qu’il en a défaussé.
