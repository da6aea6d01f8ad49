# Warum ein Rat gegeben wird. Die Ids sind die von coaches/hints.py und coaches/*insight.py; Chancen sind von hundert.

hint-scores = Erzielt in { $chance } von 100 Fällen einen Versuch.
hint-keeps = Behält in { $chance } von 100 Fällen den Ball, und zwar stehend.
hint-advances = Behält sicher den Ball; bis zur Linie sind es danach etwa { $inches }″.
hint-wins-ball = Nimmt dem Angriff in { $chance } von 100 Fällen den Ball ab.
hint-stops = Bringt den Ball in { $chance } von 100 Fällen zu Boden.
hint-covers = Hält den Angriff etwa { $inches }″ vor der Linie; ein Versuch in { $chance } von 100 Fällen.
hint-gets-ball = Nach dem Kick-Off hat Ihre Seite in { $chance } von 100 Fällen den Ball.
hint-holds-off = Die anderen beginnen etwa { $inches }″ vor der Linie.

odds-try = Versuch { $chance } %
odds-lost = Ball weg { $chance } %
odds-down = am Boden { $chance } %
odds-inches = dann noch { $inches }″
odds-ours = unser Ball { $chance } %
odds-theirs = ihr Ball { $chance } %
odds-loose = Ball frei { $chance } %
odds-start = { $inches }″ bis zur Linie
