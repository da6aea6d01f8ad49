# Pourquoi un choix ou une demande est refusé, en français. Les identifiants suivent les raisons données dans le code.

## Tous les jeux

refusal-the-match-is-over = Rien n’est demandé : le match est terminé.
refusal-not-an-option = { $choice } ne fait pas partie des choix de « { $topic } ».
refusal-no-point-of-the-table = « { $topic } » attend un point de la table, pas { $choice }.
refusal-no-points-of-the-table = « { $topic } » attend des points de la table, pas { $choice }.
refusal-too-many-points = Une ligne a au plus { $most } points, pas { $points }.
refusal-wrong-number-of-dice = Le nombre de dés est { $wanted }, pas { $dice }.
refusal-no-such-face = Un dé à { $sides } faces n’a pas de { $face }.

## Le serveur

refusal-not-asked = Rien ne vous est demandé pour l’instant.
refusal-answered-already = Cette question a déjà reçu sa réponse.
refusal-nothing-to-take-back = Il n’y a rien à reprendre.
refusal-not-now = Cela ne peut pas se demander maintenant.
refusal-not-gone = L’autre camp n’est pas parti, ou il lui reste du temps pour cela.
refusal-the-computer-plays-on = L’ordinateur continue à jouer.
refusal-declined-already = Cela a été refusé. Redemandez après votre prochaine décision.
refusal-nobody-to-talk-to = Il n’y a personne à qui parler.
refusal-no-such-phrase = Cette phrase n’existe pas.
refusal-chat-is-closed = La discussion est ouverte quand les deux l’ont ouverte.
refusal-muted = Tu ne peux pas discuter ici.
refusal-unreadable = Cela ne peut pas être lu.
refusal-busy = Trop de demandes à l’ordinateur en ce moment. Redemandez dans un instant.
name-unreadable = Ce nom est illisible : utilisez des signes visibles.
name-length = Un nom a de 2 à 24 signes.
name-signs = Un nom a des lettres et des chiffres, avec des espaces ou des tirets isolés entre eux.
name-scripts = Un nom s’écrit dans une seule écriture.
name-reserved = Ce nom n’est donné à personne.
refusal-no-such-coach = Ce coach n’existe pas : { $why }.
refusal-nothing-to-play = L’ordinateur n’a rien à jouer.
refusal-only-the-host = Seul l’hôte règle l’allure.
refusal-spectators-do-not-play = Les spectateurs ne jouent pas.
refusal-agreed-on-no-help = Vous avez convenu de jouer sans l’aide de l’ordinateur.
refusal-agreed-on-odds-alone = Vous avez convenu des seules probabilités : personne ne reçoit de conseil.

## Pourquoi un fichier de match ne peut être montré ; dit après la ligne et le champ

record-no-judge = personne ne sait encore juger ce jeu
record-no-table = doit être une table de champs
record-missing = manque
record-no-text = doit être un texte de { $most } caractères au plus
record-none-of-these = « { $value } » ne fait pas partie de : { $known }
record-no-whole-number = doit être un nombre entier de { $low } à { $high }
record-unknown-field = ce champ est inconnu
record-not-utf-8 = ce n’est pas du texte (UTF-8)
record-empty = le fichier est vide
record-after-the-end = rien ne peut suivre la ligne finale
record-too-long = la ligne a plus de { $most } caractères
record-not-json = ce n’est pas un objet JSON
record-format = n’est pas « { $format } » : ce n’est pas un fichier de match
record-version = la version { $version } est inconnue ici ; on connaît la { $known }
record-no-plain-value = doit être un texte, un nombre, ou vrai ou faux
record-score = doit être deux nombres entiers
record-seed = doit être { $digits } chiffres hexadécimaux
record-called = ce sont les règles qui ont terminé ce match
record-nonces = doivent être deux nombres de { $digits } chiffres hexadécimaux, chacun de « coach » ou de « server »
record-game = il n’y a pas de jeu « { $game } » ici
record-set-up = aucun match ne peut être préparé ainsi ici
record-over = le match est fini avant ce choix
record-asked-otherwise = le match demande « { $topic } » à { $seat }, le fichier répond « { $about } » pour { $other }
record-no-answer = ce n’est pas une réponse à « { $topic } »
record-forbidden = les règles interdisent ce choix ({ $rule })
record-content = le match a été joué avec d’autres équipes ou cartes qu’ici
record-no-end = la ligne finale manque : le match n’est pas fini, ou le fichier a été coupé
record-commitment = ne correspond pas à la graine de la ligne finale
record-dice = ce ne sont pas les dés de la graine
record-early-end = la ligne finale vient avant la fin du match
record-outcome = le résultat n’est pas celui de ce match
record-digest = les événements ne sont pas ceux de ce match

## Pourquoi un contenu à soi ne peut être joué ; dit au champ

record-blank = ne peut pas être vide
record-no-id = se compose de lettres, de chiffres et de traits d’union
record-no-two-numbers = doit être deux nombres entiers de { $low } à { $high }
