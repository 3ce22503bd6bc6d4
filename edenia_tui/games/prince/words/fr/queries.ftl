# Réponses sur une table du Petit Prince.

count-of = { $who ->
    [you] vous { $count }
   *[other] { $name } { $count }
}
count-flipped = { $count ->
    [one] { $count } retournée
   *[other] { $count } retournées
}
count-secret = { $count ->
    [one] 1 secret
   *[other] { $count } secrets
}

planet-of = { $who ->
    [you] Votre planète.
   *[other] Planète de { $name }.
}
planet-characters = Personnages : { $characters }.
planet-things = Visible : { $things }.
planet-flipped = Retourné : { $tiles }.
planet-empty = Encore vide.
planet-stack = { $stack } : { $tiles }.
planet-turned = { $tile }, retournée
tile-unseen = inconnu
tiles-none = rien

offer = { $where ->
    [open] { $stack } : { $tiles } à prendre.
   *[other] { $stack } : { $tiles } { $where }.
}
offer-in-hand = { $who ->
    [you] dans votre main
   *[other] dans la main de { $name }
}
offer-none = Rien à prendre : la pile n'a pas encore été choisie.
offer-kind = { $kind }, { $tile }
offer-copies = { $tile }, { $copies } fois
offer-tile = { $changes ->
    [none] { $tile }.
   *[other] { $tile } : { $changes }.
}
offer-unseen = { $tiles } que vous ne voyez pas.
offer-down = Une tuile face cachée.
offer-down-known = Face cachée : { $tile }
offer-served = Sont servis : { $names }.

stacks = Pioches restantes : { $counts }.
stacks-aside = { $tiles } de chaque pile restent inconnues, hors du jeu.
stacks-discards = Hors du jeu : { $tiles }.
tiles = Tuiles jamais vues : { $counts }.
tiles-things = Elles montrent : { $things }.
tiles-stack = { $stack }, { $number } jamais vues : { $tiles }.
find = { $thing } : { $counts }.
find-offer = À prendre : { $count }.
find-unseen = Jamais vu : { $counts }.

score-secret = { $who ->
    [you] Vos points sont secrets.
   *[other] Les points de { $name } sont secrets.
}
score-volcanoes = { $volcanoes }, le maximum : perd { $cost }.
score-volcanoes-now = { $volcanoes }, le maximum : perdrait { $cost } à la fin.
volcanoes = Volcans : { $counts }.
volcanoes-most = Le maximum : { $names }, perd { $cost } à la fin.
board-points = Points pour l'instant : { $counts }.
turn-chose = { $who ->
    [you] Vous avez choisi { $stack }.
   *[other] { $name } a choisi { $stack }.
}

secrets-none = Les personnages sont visibles dans cette partie.
secrets-not-yet = Personne n'a encore de personnage.
secrets-draw = Personnages { $number } : { $takers }.
secrets-taker = { $name } : { $character }
secrets-rest = Vous avez passé : { $characters }.

query-word-sheep = mouton moutons
expected-element = une chose sur les tuiles, comme rose ou mouton

threat = { $name } : { $tile }, { $points }.
threat-volcanoes = Le plus de volcans : vous perdriez { $points } à la fin.
threats-none = Aucune tuile visible n'aide les autres, pour ce que vous savez.

query-example-look = regarder
query-example-status = état
query-example-turn = tour
query-example-board = plateau
query-example-planet = planète corail
query-example-offer = offre
query-example-stacks = piles
query-example-tiles = tuiles rose
query-example-find = chercher rose
query-example-score = points corail
query-example-volcanoes = volcans
query-example-secrets = secrets
query-example-who = qui corail
query-example-threats = menaces

query-help-look = regarder, l : votre planète et ce qui vous est demandé.
query-help-status = état, s : vos points, volcans et tuiles.
query-help-turn = tour, t : la manche en cours, et la question.
query-help-board = plateau, b : piles, points et volcans en quelques lignes.
query-help-planet = planète, p : la vôtre ; planète corail ; planète complet : tout.
query-help-offer = offre, e : les tuiles à prendre, et leur effet pour vous.
query-help-stacks = piles, k : combien de pioches restent ; ce qui a quitté le jeu.
query-help-tiles = tuiles, i : ce que personne n'a vu ; tuiles centre, tuiles rose.
query-help-find = chercher rose, f mouton : qui en montre, et combien viendront.
query-help-score = points, o : vos points par personnage ; points corail.
query-help-volcanoes = volcans, x : ceux de chacun, et qui perdrait des points.
query-help-secrets = secrets, z : ce que vous savez des personnages secrets.
query-help-who = qui, w : les joueurs ; qui corail : un joueur en entier.
query-help-threats = menaces : ce que les tuiles visibles donnent aux autres ; vos volcans.
