# Les mots d'EXO, et les quantités.

exo-seat-0 = Altaïr
exo-seat-1 = Sirius
exo-seat-2 = Véga

exo-planet = { $size } { $colour } { $kind }
exo-value-small = petite
exo-value-medium = moyenne
exo-value-large = grande
exo-value-blue = bleue
exo-value-red = rouge
exo-value-green = verte
exo-value-telluric = tellurique
exo-value-gaseous = gazeuse
exo-value-ringed = à anneau

exo-star = l'Étoile
exo-north = n { $far }
exo-south = s { $far }
exo-east = e { $far }
exo-west = o { $far }

exo-count-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
exo-count-planet = { $count ->
    [one] { $count } planète
   *[other] { $count } planètes
}
exo-count-beside = { $count } autour de l'Étoile
exo-planet-at = { $planet }, { $place }
exo-at-planet = { $place } { $planet }

# Les signes d'un dessin, tels que sa légende les nomme.
exo-sign-small = petite
exo-sign-medium = moyenne
exo-sign-large = grande
exo-sign-telluric = tellurique
exo-sign-gaseous = gazeuse
exo-sign-ringed = à anneau
exo-sign-free = libre
exo-sign-points = points à marquer
