# Les mots du Petit Prince, et les quantités.

seat-0 = Ambre
seat-1 = Corail
seat-2 = Jade
seat-3 = Perle
seat-4 = Topaze

stack-centre = centre
stack-uphill = montée
stack-downhill = descente
stack-character = personnage

element-baobab = { $count ->
    [one] baobab
   *[other] { $count } baobabs
}
element-volcano = { $count ->
    [one] volcan
   *[other] { $count } volcans
}
element-sunset = { $count ->
    [one] coucher de soleil
   *[other] { $count } couchers de soleil
}
element-rose = { $count ->
    [one] rose
   *[other] { $count } roses
}
element-lamppost = { $count ->
    [one] réverbère
   *[other] { $count } réverbères
}
element-box = { $count ->
    [one] caisse
   *[other] { $count } caisses
}
element-star = { $count ->
    [one] étoile
   *[other] { $count } étoiles
}
element-fox = { $count ->
    [one] renard
   *[other] { $count } renards
}
element-elephant = { $count ->
    [one] éléphant
   *[other] { $count } éléphants
}
element-snake = { $count ->
    [one] serpent
   *[other] { $count } serpents
}
element-white = { $count ->
    [one] mouton blanc
   *[other] { $count } moutons blancs
}
element-grey = { $count ->
    [one] mouton gris
   *[other] { $count } moutons gris
}
element-brown = { $count ->
    [one] mouton brun
   *[other] { $count } moutons bruns
}
tile-empty = rien dessus
tile-and = { $things } et { $last }

character-vain = vaniteux
character-geographer = géographe
character-astronomer = astronome
character-king = roi
character-lamplighter = allumeur de réverbères
character-hunter = chasseur
character-drunkard = buveur
character-white = businessman blanc
character-grey = businessman gris
character-brown = businessman brun
character-gardener = jardinier
character-turkish = astronome turc
character-prince = petit prince

count-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-volcano = { $count ->
    [0] aucun volcan
    [one] { $count } volcan
   *[other] { $count } volcans
}
count-baobab = { $count ->
    [one] { $count } baobab
   *[other] { $count } baobabs
}
count-tile = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
count-character = { $count ->
    [one] { $count } personnage
   *[other] { $count } personnages
}
count-draw = { $count ->
    [one] { $count } pioche
   *[other] { $count } pioches
}
