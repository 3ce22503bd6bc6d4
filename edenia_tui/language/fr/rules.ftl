# Chercher une règle depuis l'invite.

rules-edition = { $edition ->
    [fr] Édition française : { $text }
   *[en] Édition anglaise : { $text }
}
rules-no-rule = La règle { $id } n'existe pas. Voisines : { $near }.
rules-other-game = Dans les règles du jeu { $game } :
rules-nothing = Rien sur '{ $typed }'. Toutes les règles : edenia rules.
rules-nothing-near = Rien sur '{ $typed }'. Au plus près : { $near }.
rules-no-words = Rien à chercher. Toutes les règles : edenia rules.
rules-no-example = Pas d'exemple pour { $id }.
