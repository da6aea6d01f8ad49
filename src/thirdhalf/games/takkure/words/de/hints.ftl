# Warum ein Rat gegeben wird. Die Ids sind die von coaches/hints.py und coaches/*insight.py; Chancen sind von hundert.

hint-scores = Erzielt in { $chance } von 100 Fällen einen Versuch.
    .short = { $chance } % Versuch
hint-touches = Berührt in { $chance } von 100 Fällen die Linie, und das gewinnt.
    .short = { $chance } % berührt die Linie
hint-keeps = Behält in { $chance } von 100 Fällen den Ball, und zwar stehend.
    .short = { $chance } % behält den Ball
hint-keeps-at = Behält in { $chance } von 100 Fällen den Ball, und zwar stehend, und ist dann { $inches ->
        [0] weniger als 1″
       *[other] etwa { $inches }″
    } vor der Linie.
    .short = { $chance } % Ball bleibt, noch { $inches ->
        [0] <1
       *[other] { $inches }
    }″
hint-stays-down = Der Ball bleibt bei uns, aber am Boden.
    .short = Ball bleibt am Boden
hint-fetches = Holt sich in { $chance } von 100 Fällen den Ball, und zwar stehend.
    .short = { $chance } % holt den Ball
hint-advances = Behält sicher den Ball; bis zur Linie sind es danach { $inches ->
        [0] weniger als 1″
       *[other] etwa { $inches }″
    }.
    .short = behält den Ball, noch { $inches ->
        [0] <1
       *[other] { $inches }
    }″
hint-wins-ball = Nimmt dem Angriff in { $chance } von 100 Fällen den Ball ab.
    .short = { $chance } % gewinnt den Ball
hint-stops = Bringt den Ball in { $chance } von 100 Fällen zu Boden.
    .short = { $chance } % stoppt sie
hint-covers = Hält den Angriff { $inches ->
        [0] weniger als 1″
       *[other] etwa { $inches }″
    } vor der Linie; ein Versuch in { $chance } von 100 Fällen.
    .short = hält sie { $inches ->
        [0] <1
       *[other] { $inches }
    }″ entfernt
hint-gets-ball = Nach dem Kick-Off hat deine Seite in { $chance } von 100 Fällen den Ball.
    .short = { $chance } % unser Ball
hint-holds-off = Die anderen beginnen etwa { $inches }″ vor der Linie.
    .short = sie beginnen { $inches }″ entfernt

odds-try = Versuch { $chance } %
odds-lost = Ball weg { $chance } %
odds-down = am Boden { $chance } %
odds-inches = dann noch { $inches ->
        [0] <1
       *[other] { $inches }
    }″
odds-ours = unser Ball { $chance } %
odds-theirs = ihr Ball { $chance } %
odds-loose = Ball frei { $chance } %
odds-start = { $inches }″ bis zur Linie
