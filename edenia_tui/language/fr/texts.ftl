# Ce qui ne va pas dans une position, un enregistrement ou un fichier de matériel, dans tous les jeux.

text-place = ligne { $line }, colonne { $column } : { $wrong }
text-with-example = { $told }. Écrivez par exemple : { $example }
text-in-file = { $file } : { $told }
text-standard-input = entrée standard
text-torn = { $file } : la dernière ligne n'a pas de fin et ne compte pas
text-no-point = { $file } : il n'y a pas d'action { $number } ; l'enregistrement en a { $actions }
text-position-point = { $file } : une position n'a pas d'action { $number } ; seul un enregistrement en a
text-not-text = pas du texte UTF-8 (octet { $byte })

text-number = attendu : un nombre de { $least } à { $most } ; trouvé : '{ $found }'
text-word = attendu : { $what } ({ $expected }) ; trouvé : '{ $found }'
text-unexpected = rien ne peut être écrit ici ; trouvé : '{ $found }'
text-nothing-after = rien ne peut suivre '{ $key }' ici
text-one-after = attendu : un seul mot après '{ $key }'
text-unknown-line = aucune ligne d'une position ne commence par '{ $found }' ; attendu, au choix : { $expected }
text-second-line = la ligne '{ $found }' est déjà écrite plus haut
text-twice = '{ $found }' est déjà écrit plus haut
text-line-missing = il manque une ligne '{ $name }'
text-count = { $name } : attendu : { $wanted } ; trouvé : { $number }
text-format = ceci est le format { $found } ; seul le format { $known } peut être lu
text-nobody-plays = { $key } : personne ne joue { $seat } ; ajoutez une ligne { $seat }
text-too-long = attendu : au plus { $most } caractères ; trouvé : { $number }
text-noun-turn-word = un mot sur le tour
text-noun-question = une question

text-rule-chapter = une règle doit suivre un chapitre ({ $chapter })
text-rule-head = une règle commence par son identifiant et un titre : { $rule }
text-rule-start = attendu : un chapitre ({ $chapter }) ou une règle ({ $rule })
text-rule-origin = { $rule } ne dit pas d'où elle vient : (printed), (partly ours) et pourquoi, ou (ours) et pourquoi

# Enregistrements.
text-not-utf8 = pas du texte UTF-8
text-no-record = pas un enregistrement : le début n'est pas '{ $name }'
text-formats = seuls les formats { $first } et { $last } sont connus ici
text-no-moves = l'en-tête n'a pas de fin : la ligne '{ $name }'
text-header-line = '{ $found }' n'est pas une ligne de l'en-tête ; ses lignes sont : { $expected }
text-header-missing = l'en-tête n'a pas de ligne '{ $name }'
text-other-game = pas une partie du jeu { $game }
text-seat = attendu : seat COULEUR NOM human, ou un robot au lieu de human ; couleurs : { $expected }
text-seat-order = chaque place une fois, dans l'ordre { $expected }
text-players = ce jeu se joue de { $least } à { $most }, pas à { $number }
text-seed = attendu : seed NOMBRE
text-origin = attendu : origin NOM{ $sign }NOMBRE
text-content = attendu : { $ours } ; ou { $own }, et en dessous ses lignes, chacune après { $sign }
text-content-missing = l'en-tête n'a pas de ligne '{ $name }', telle que : { $example }
text-content-version = '{ $found }' n'est pas connu ici ; il y a : { $expected }
text-content-bar = une ligne avec { $sign } se place sous une ligne '{ $name }'
text-long-line = trop long : une ligne de plus de { $most } caractères
text-too-much = trop long : plus de { $most } { $things ->
    [lines] lignes après l'en-tête
    [rewound] actions annulées et refaites
   *[reseatings] places prises en cours de partie
}
text-not-legal = '{ $typed }' n'est pas permis ici ({ $rule })
text-not-legal-because = '{ $typed }' n'est pas permis ici : { $why }
text-no-command = '{ $typed }' n'est pas une commande ; attendu, au choix : { $expected }
text-no-command-form = '{ $typed }' n'est pas une commande ; attendu, par exemple : { $expected }
text-ambiguous = '{ $typed }' peut vouloir dire, au choix : { $expected }
text-not-undone = '{ $typed }' n'est pas possible ici : { $fence ->
    [start] rien n'a encore été fait
    [turn] personne n'a de choix à faire
    [chance] le hasard a décidé de la dernière action
    [other] quelqu'un d'autre a décidé de la dernière action
    [seen] la dernière action a montré quelque chose de caché
   *[shown] la dernière action a montré aux autres quelque chose de caché
}
text-not-redone = '{ $typed }' n'est pas possible ici : rien n'a été annulé
text-not-back = '{ $typed }' ne vaut que dans une partie contre des robots
text-back-too-far = '{ $typed }' n'est pas possible ici : { $number } { $number ->
    [one] action seulement a été faite
   *[other] actions seulement ont été faites
}
text-rewind = attendu : undo, redo, ou back et un nombre d'actions

# Enregistrements en JSON.
text-no-json = pas du JSON : autre chose devrait se trouver ici
text-json-nested = pas un enregistrement : trop de niveaux imbriqués
text-json-kind = pas un enregistrement : son genre n'est pas '{ $name }'
text-json-field = pas un enregistrement : le champ { $name } manque dans { $where }
text-json-value = pas un enregistrement : attendu : { $kind ->
    [array] une liste
    [object] un objet
    [str] un texte
    [int] un nombre entier
   *[other] une autre valeur
} dans { $where }
text-json-action = l'action { $number } n'a pas de commande
text-json-reseating = il n'y a pas d'action { $number } après laquelle prendre une place
text-json-line = '{ $found }' n'est pas une ligne de texte imprimable
