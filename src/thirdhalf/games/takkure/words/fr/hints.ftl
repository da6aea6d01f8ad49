# Pourquoi un conseil est donné. Les ids sont ceux de coaches/hints.py et coaches/*insight.py ; les chances sont sur cent.

hint-scores = Marque un essai dans { $chance } cas sur 100.
hint-keeps = Garde le ballon, debout, dans { $chance } cas sur 100.
hint-advances = Garde le ballon sans risque ; la ligne est ensuite à environ { $inches }″.
hint-wins-ball = Prend le ballon à l’attaque dans { $chance } cas sur 100.
hint-stops = Met le ballon à terre dans { $chance } cas sur 100.
hint-covers = Tient l’attaque à environ { $inches }″ de la ligne ; un essai dans { $chance } cas sur 100.
hint-gets-ball = Après le coup d’envoi, votre camp a le ballon dans { $chance } cas sur 100.
hint-holds-off = Les autres partent à environ { $inches }″ de la ligne.

odds-try = essai { $chance } %
odds-lost = ballon perdu { $chance } %
odds-down = à terre { $chance } %
odds-inches = puis encore { $inches }″
odds-ours = ballon à nous { $chance } %
odds-theirs = ballon à eux { $chance } %
odds-loose = ballon libre { $chance } %
odds-start = { $inches }″ jusqu’à la ligne
