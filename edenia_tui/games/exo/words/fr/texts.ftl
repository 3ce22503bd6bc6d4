# Ce qui ne va pas dans un univers ou une position.

text-noun-star = une Étoile

text-planet = '{ $found }' n'est pas une planète : taille s m l, couleur b r g, type t z o, comme sbo

text-row-next = attendu : la rangée { $row } ; trouvé : '{ $found }'
text-row-none = attendu : aucune autre rangée ; trouvé : '{ $found }'
text-row-places = rangée { $row } : attendu : de 1 à { $most } places
text-place-mark = attendu : { $mark } pour une place ; trouvé : '{ $found }'
text-places = attendu : { $wanted } places ; trouvé : { $number }

text-first-line = attendu : first ÉTOILE, au choix : { $expected }

text-position-line = aucune ligne d'une position ne commence par '{ $found }' ; attendu, au choix : { $expected }, une rangée de l'univers (a), d'une galaxie (n1)
text-layout-line = attendu : une rangée de places, comme : layout a o o
text-turn-line = attendu : l'Étoile dont c'est le tour
text-player-line = attendu : une case et une planète, comme : n1e1 sbo
text-row-before-star = une rangée est d'une galaxie : écrivez avant une ligne avec son Étoile
text-row-squares = rangée { $row } : attendu : { $wanted } cases ; trouvé : { $number }
text-star-elsewhere = l'Étoile n'est pas en { $square }
text-star-there = l'Étoile est là
text-square-twice = une deuxième planète en { $square }

text-planet-twice = { $planet } est déjà à la ligne { $before }
text-galaxy-full = une galaxie est pleine avec { $number } planètes ({ $rule })
text-not-joined = rien ne relie { $square } à l'Étoile ({ $rule })
text-round = attendu : une manche de 1 à { $most } ; trouvé : { $number }
text-row-planets = rangée { $row } : attendu : { $wanted } planètes ; trouvé : { $number }
text-planets-missing = rien n'est dit de { $planets } ({ $rule })
text-on-nothing = { $upper } est posée sur { $lower }, qui est vide ({ $rule })
text-laid-in-order = l'univers se pose à partir de a1, avant que quelqu'un ait une planète ({ $rule })
text-chance-begins = le hasard dit qui commence, puis pose l'univers ({ $rule })
text-all-full = toutes les galaxies sont pleines ({ $rule })
text-turn-of-full = la galaxie { $seat } est pleine ({ $rule })

# Un mot d'une position, tel qu'il peut s'écrire dans cette langue.
text-said = { $word ->
    [round] manche
    [first] premier
    [turn] tour
    [holds] tient
    [ask] question
    [altair] altaïr
    [vega] véga
   *[other] { $word }
}
