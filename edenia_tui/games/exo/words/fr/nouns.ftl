# Les mots d'EXO, et les quantités.

seat-0 = Altaïr
seat-1 = Sirius
seat-2 = Véga

planet = { $size } { $colour } { $kind }
value-small = petite
value-medium = moyenne
value-large = grande
value-blue = bleue
value-red = rouge
value-green = verte
value-telluric = tellurique
value-gaseous = gazeuse
value-ringed = à anneau

star = l'Étoile
north = n { $far }
south = s { $far }
east = e { $far }
west = o { $far }

# Les côtés tels que les voix de synthèse les disent bien : est y devient le verbe. Une place en nombres.
north-aloud = nord { $far }
south-aloud = sud { $far }
east-aloud = orient { $far }
west-aloud = ouest { $far }
place-counted = rangée { $letter } place { $number }

count-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-planet = { $count ->
    [one] { $count } planète
   *[other] { $count } planètes
}
count-beside = { $count } autour de l'Étoile
planet-at = { $planet }, { $place }
at-planet = { $place } { $planet }

# Les signes d'un dessin, tels que sa légende les nomme.
sign-small = petite
sign-medium = moyenne
sign-large = grande
sign-telluric = tellurique
sign-gaseous = gazeuse
sign-ringed = à anneau
sign-free = libre
sign-points = points à marquer
