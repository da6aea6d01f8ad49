# Pourquoi un conseil est donné dans DreadBall, et les chances derrière. Les ids sont ceux de coaches/dreadball/reasons.py.

dreadball-hint-strikes = Un strike à { $points } dans { $chance } cas sur 100.
dreadball-hint-fetches = La balle est à nous dans { $chance } cas sur 100.
dreadball-hint-passes = Une passe à { $player } : la balle est à nous dans { $chance } cas sur 100.
dreadball-hint-slams = Un Slam sur { $player } : à terre dans { $chance } cas sur 100.
dreadball-hint-steals = Un vol sur { $player } : la balle est à nous dans { $chance } cas sur 100.
dreadball-hint-rises = De nouveau debout dans { $chance } cas sur 100.
dreadball-hint-carries = Porte la balle plus loin ; elle reste à nous dans { $chance } cas sur 100.
dreadball-hint-nears = Porte la balle là où un strike vaut { $points } ; elle reste à nous dans { $chance } cas sur 100.
dreadball-hint-goes = Change de place. Cases jusqu’à la balle ensuite : { $hexes }.
dreadball-hint-holds = Laisse les choses comme elles sont.
dreadball-hint-stands = Nos joueurs restent debout dans { $chance } cas sur 100.
dreadball-hint-faces = Adversaires en face ensuite : { $count }.
dreadball-hint-follows = Reste à côté de { $player }.
dreadball-hint-pushes = Repousse { $player }. Cases jusqu’à la balle ensuite : { $hexes }.
dreadball-hint-pushes-carrier = Repousse { $player }. Cases jusqu’à la case de bonus la plus proche ensuite : { $hexes }.

dreadball-odds-strike = strike { $chance } %
dreadball-odds-ours = balle à nous { $chance } %
dreadball-odds-theirs = balle à eux { $chance } %
dreadball-odds-loose = balle libre { $chance } %
dreadball-odds-fallen = nous tombons { $chance } %
dreadball-odds-felled = ils tombent { $chance } %
