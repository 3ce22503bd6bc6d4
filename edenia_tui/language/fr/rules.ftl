# Chercher une règle depuis l'invite.

rules-edition = { $edition ->
    [fr] Édition française : { $text }
    [en] Édition anglaise : { $text }
   *[other] Édition { $edition } : { $text }
}
rules-we-play = Nous jouons : { $text }
rules-we-play-chosen = Nous jouons : l'édition choisie pour la partie, sinon { $edition ->
    [fr] la française
    [en] l'anglaise
   *[other] { $edition }
}.
rules-one-edition = Cette règle du jeu n'a qu'une édition.
rules-printed = Imprimée.
rules-printed-in = { $edition ->
    [fr] Imprimée dans la seule édition française.
   *[en] Imprimée dans la seule édition anglaise.
}
rules-partly = En partie notre lecture : { $reason }
rules-ours = Notre lecture, non imprimée : { $reason }
rules-short-printed = Imprimée.
rules-short-partly = En partie la nôtre.
rules-short-ours = La nôtre.
rules-cited-ours = { $rule }, la nôtre
rules-no-rule = La règle { $id } n'existe pas. Voisines : { $near }.
rules-other-game = Dans les règles du jeu { $game } :
rules-nothing = Rien sur '{ $typed }'. Toutes les règles : edenia rules.
rules-nothing-near = Rien sur '{ $typed }'. Au plus près : { $near }.
rules-no-words = Rien à chercher. Toutes les règles : edenia rules.
rules-no-example = Pas d'exemple pour { $id }.
