# Réponses sur la galaxie : cases, bordure, chemins.

query-cell = { $cell } : { $what }
query-flag = { $who ->
    [you] votre drapeau
   *[other] drapeau { $name }
}
query-protected = { $who ->
    [you] votre drapeau, protégé
   *[other] drapeau { $name }, protégé
}
query-sabotaged = saboté
query-unknown = inconnu
query-token = Artefact : { $artefact }.
query-token-seen = { $artefact }, vu par { $names }
query-stand-here = { $sheep } ici.
query-stand-on = { $count ->
    [1] { $sheep } côté { $side } { $path }.
   *[other] { $sheep } côté { $side } { $path }, en file à partir du côté { $side }.
}
query-walks-here = { $sheep } passe ici.
query-in-line = { $place }, rang { $index } sur { $count } côté { $side }
query-sheep-at = { $sheep } : { $place }.
query-ahead = { $side } vers { $what }
query-ahead-past = { $side } après { $past } vers { $what }

# La bordure.
query-relay-full = relais { $path } avec trèfle
query-relay-spent = relais { $path } sans trèfle
query-mouth = tunnel { $path }
query-rim-side = Bordure { $side } : { $rim }.
query-rim-at = { $cell } { $side } : { $rim }.
query-rim = bordure : { $rim }
query-no-rim = rien
query-beyond = { $side } : { $what }.
query-relays = Avec trèfle : { $relays }.
query-relay-at = { $cell } { $side } { $path }

# La galaxie d'un coup d'œil.
query-planets = { $count ->
    [0] Aucune planète.
   *[other] Planètes : { $planets }.
}
query-free = libre
query-owner = { $who ->
    [you] à vous
   *[other] { $name }
}
query-hubs = { $count ->
    [0] { $number }.
   *[other] { $number } : { $cells }.
}
query-hubs-many = { $number }, d'abord { $cell }.
query-near = { $steps } pour { $sheep }
query-near-edenia = Jusqu'à Edenia : { $near }.
query-row = Rangée { $row } : { $kinds }.

# Chemins.
query-end-edge = case { $cell } inexplorée
query-end-arridis = Arridis
query-end-edenia = Edenia
query-end-planet = planète { $cell }
query-end-dwarf = naine { $cell }
query-end-pad = téléporteur { $cell }
query-end-hole = Trou noir
query-end-tunnel = tunnel { $cell } { $side }, au choix
query-end-loop = boucle, arrêt en { $cell }
query-end-taken = { $what } avec { $sheep } dessus
query-ray-leads = Mène à : { $what }.
query-ray-way = Trajet : { $runs }.
query-ray-leaps = En travers : { $sheep }. { $cost } pour sauter.
query-ray-relays = Relais en route : { $gain } à gagner.
query-ray-none = Aucun tronçon ne sort de { $cell } par là.
query-run-over = par-dessus { $kind }
query-run-relay = relais et retour
query-run-tunnel = tunnel vers { $path }

query-find = { $count } en tout, depuis { $cell } :
query-found = { $name }, { $steps ->
    [0] ici
    [one] à 1 case
   *[other] à { $steps } cases
} : { $what }.
query-find-none = Il n'y en a pas.

query-path-here = { $sheep } y est déjà : { $cell }.
query-path-stuck = { $sheep } ne peut pas partir.
query-path-yes = Oui, { $sheep } y arrive : { $target }.
query-path-no = Non, { $sheep } arrive au mieux à { $steps } : { $cell }.
query-path-way = Départ : { $actions }.
query-path-cost = Coûte { $cost }.
query-route = { $sheep }, { $target } : { $turns }.
query-route-near = { $sheep }, { $target } : encore { $left } après { $turns }.
query-route-cost = { $head } Coûte { $cost }.
query-route-none = { $sheep } ne s'approche pas : { $target }, { $turns } tours par les voies connues.
query-route-turn = Tour { $number } : { $steps }, jusqu'à { $cell }.
query-count-turn = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}

# Ce que les autres pourraient faire au tour suivant.
query-threats-none = Rien de prévisible : ni victoire ni drapeau repris au tour suivant.
query-threat-wins = { $sheep } peut atteindre Edenia et gagner la Course.
query-threat-edenia = { $sheep } peut atteindre Edenia.
query-threat-flag = { $sheep } peut atteindre votre drapeau en { $cell }.
query-threat-law = { $name } : encore { $missing } avant 42.
query-find-kinds = Chercher quoi ? { $kinds }.
query-step-jump = téléport vers { $cell }
query-step-leap = saut
query-step-on = tout droit
query-step-stop = arrêt

# Ce qu'on peut taper après une question, et que dire quand cela ne va pas.
query-word-planet = planètes
query-word-dwarf = naines
query-word-pad = téléporteurs
query-word-unexplored = inexplorées inexplorés vides
query-word-relay = relais stations trèfles
query-word-flag = drapeaux
query-word-sheep = moutons
query-word-yellow = jaunes
query-word-blue = bleus
query-word-red = rouges
query-word-hole = trou noir
query-word-from = de depuis

query-expected-cell = une case
query-expected-side = un côté
query-expected-path = un chemin
query-expected-sheep = un mouton, 1 à 3
query-expected-row = une rangée, 1 à 5
query-expected-column = une colonne, a à e
query-expected-colour = une couleur
query-expected-kind = une sorte
query-expected-full = complète

query-example-look = regarder
query-example-status = état
query-example-turn = tour
query-example-board = galaxie complète
query-example-at = case c2
query-example-row = rangée 2
query-example-col = colonne c
query-example-around = autour b1
query-example-ray = rayon b1 nord étoile
query-example-find = chercher naine
query-example-path = chemin 2 edenia
query-example-route = trajet 2 edenia
query-example-threats = menaces
query-example-who = qui rouge
query-example-have = main rouge
query-example-score = points rouge
query-example-tokens = réserve
query-example-rim = bordure complète

query-help-look = regarder, l : où sont vos moutons et ce qui est demandé.
query-help-status = état, s : vos jetons et vos points.
query-help-turn = tour, t : à qui de jouer, ce qui est demandé et annoncé.
query-help-board = galaxie, b : en trois lignes ; galaxie complète : par rangée.
query-help-at = case c2, ou c2 tout court : tout ce qu'il y a sur une case.
query-help-row = rangée 2, r 2 : une rangée, case par case.
query-help-col = colonne c, c c : une colonne, case par case.
query-help-around = autour b1, n b1 : au-delà des quatre côtés d'une case.
query-help-ray = rayon b1 nord étoile, x b1 no ét : où mène un chemin.
query-help-find = chercher naine, f naine : les plus proches d'une sorte.
query-help-path = chemin 2 edenia, p 2 edenia : comment y aller en un déplacement.
query-help-route = trajet 2 edenia, trajet rouge 1 c2 : en plusieurs tours, avec le prix.
query-help-threats = menaces : ce que les autres pourraient faire de gênant au tour suivant.
query-help-who = qui, w : les joueurs ; qui rouge : un joueur en détail.
query-help-have = main, i : vos artefacts ; main rouge : ceux de rouge.
query-help-score = points, o : vos points, ligne par ligne.
query-help-tokens = réserve, k : ce qui reste à côté de la galaxie.
query-help-rim = bordure : stations avec trèfle ; bordure complète : toute la bordure.
