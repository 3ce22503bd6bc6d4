# Les noms communs à toutes les phrases.

seat-0 = Rouge
seat-1 = Vert
seat-2 = Jaune
seat-3 = Noir

side-north = nord
side-east = est
side-south = sud
side-west = ouest
side-in = centre

# Un côté tel que les voix de synthèse le disent bien : est y devient le verbe. Une case en nombres.
side-north-aloud = nord
side-east-aloud = orient
side-south-aloud = sud
side-west-aloud = ouest
side-in-aloud = centre
cell-counted = colonne { $letter } rangée { $number }

path-star = étoile
path-nebula = nébuleuse
path-meteorite = météorite

colour-yellow = jaune
colour-blue = bleu
colour-red = rouge

# Un mouton : le sien par son numéro, celui d'un autre par le nom du joueur.
sheep = { $who ->
    [you] mouton { $number }
   *[other] { $name } { $number }
}

kind-empty = inexplorée
kind-arridis = Arridis
kind-edenia = Edenia
kind-hole = Trou noir
kind-plain = simple
kind-planet = planète
kind-dwarf = naine
kind-pad-yellow = téléporteur jaune
kind-pad-blue = téléporteur bleu
kind-pad-red = téléporteur rouge

hub-planet = planète
hub-dwarf = naine
hub-pad = téléporteur

run-straight = droit
run-north-west = nord-ouest
run-north-east = nord-est

tile-run = { $path } { $run }
tile-joins = { $paths } { $run }
tile-hub = { $kind } sur { $path }
place-hub = { $cell } { $hub }
place-track = { $cell } { $side } { $path }

artefact-turbo = Turbo-réacteur { $points }
artefact-turbo-aloud = Turbo-réacteur valeur { $points }
artefact-junction = Bifurcation { $points }
artefact-junction-aloud = Bifurcation valeur { $points }
artefact-r2m2 = R2-M2 { $points }
artefact-r2m2-aloud = R2-M2 valeur { $points }
artefact-scope = Moutonscope { $points }
artefact-scope-aloud = Moutonscope valeur { $points }
artefact-gromout = Gromout
artefact-quantum = Accélérateur quantique
artefact-pocket = Téléporteur de poche { $colour } { $points }
artefact-pocket-aloud = Téléporteur de poche { $colour } valeur { $points }

# Un nombre de trèfles, par exemple le total après un changement.
clovers = { $number ->
    [one] { $number } trèfle
   *[other] { $number } trèfles
}
some-clovers = { $number ->
    [one] un trèfle
   *[other] { $number } trèfles
}

# Un nombre d'artefacts.
artefacts = { $number ->
    [one] { $number } artefact
   *[other] { $number } artefacts
}
