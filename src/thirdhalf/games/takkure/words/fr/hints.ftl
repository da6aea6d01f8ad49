# Pourquoi un conseil est donné. Les ids sont ceux de coaches/hints.py et coaches/*insight.py ; les chances sont sur cent.

hint-scores = Marque un essai dans { $chance } cas sur 100.
    .short = { $chance } % essai
hint-touches = Touche la ligne, ce qui fait gagner, dans { $chance } cas sur 100.
    .short = { $chance } % touche la ligne
hint-keeps = Garde le ballon, debout, dans { $chance } cas sur 100.
    .short = { $chance } % garde le ballon
hint-keeps-at = Garde le ballon, debout, dans { $chance } cas sur 100, et se trouve alors à { $inches ->
        [0] moins de 1″
       *[other] environ { $inches }″
    } de la ligne.
    .short = { $chance } % ballon gardé, { $inches ->
        [0] <1
       *[other] { $inches }
    }″
hint-stays-down = Le ballon reste à nous, mais à terre.
    .short = ballon encore à terre
hint-fetches = S’empare du ballon, debout, dans { $chance } cas sur 100.
    .short = { $chance } % prend le ballon
hint-advances = Garde le ballon sans risque ; la ligne est ensuite à { $inches ->
        [0] moins de 1″
       *[other] environ { $inches }″
    }.
    .short = garde le ballon, encore { $inches ->
        [0] <1
       *[other] { $inches }
    }″
hint-wins-ball = Prend le ballon à l’attaque dans { $chance } cas sur 100.
    .short = { $chance } % prend le ballon
hint-stops = Met le ballon à terre dans { $chance } cas sur 100.
    .short = { $chance } % les arrête
hint-covers = Tient l’attaque à { $inches ->
        [0] moins de 1″
       *[other] environ { $inches }″
    } de la ligne ; un essai dans { $chance } cas sur 100.
    .short = les tient à { $inches ->
        [0] <1
       *[other] { $inches }
    }″
hint-gets-ball = Après le coup d’envoi, votre camp a le ballon dans { $chance } cas sur 100.
    .short = { $chance } % notre ballon
hint-holds-off = Les autres partent à environ { $inches }″ de la ligne.
    .short = ils partent à { $inches }″

odds-try = essai { $chance } %
odds-lost = ballon perdu { $chance } %
odds-down = à terre { $chance } %
odds-inches = puis encore { $inches ->
        [0] <1
       *[other] { $inches }
    }″
odds-ours = ballon à nous { $chance } %
odds-theirs = ballon à eux { $chance } %
odds-loose = ballon libre { $chance } %
odds-start = { $inches }″ jusqu’à la ligne
