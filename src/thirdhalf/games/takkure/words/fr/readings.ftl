# Les phrases du livre qu’un match peut suivre à la lettre : le sujet de chacune et ses deux façons, en français.

reading-takkure-drawing = Pioche à la mi-temps
    .table = À la mi-temps, chaque coach complète sa main à quatre cartes.
    .letter = À la mi-temps, un coach ne pioche qu’autant de cartes qu’il en a défaussé.
