# Le tour d'un autre en une ligne.

sum-turn = { $head } : { $facts }.
sum-turn-bare = { $head }.
sum-moves = { $sheep } { $place ->
    [Arridis] sur
    [Edenia] sur
   *[other] en
} { $place }
sum-back = { $sheep } de retour { $place ->
    [Arridis] sur
   *[other] en
} { $place }
sum-idle = rien de nouveau
sum-plays = joue { $artefact }
sum-keeps = garde un artefact
sum-finds = trouve { $artefact }
sum-gain = gagne { $change }
sum-sabotaged = téléporteur saboté
sum-protected = drapeau gardé par Gromout
sum-tile = tuile
sum-new = pose { $kind }
sum-new-at = pose { $kind } { $cell }
sum-new-plain = pose une tuile
sum-flag = drapeau
sum-flag-again = drapeau laissé
sum-ousted = { $who ->
    [you] le vôtre revient, vous perdez { $points }
   *[other] { $name } reprend le sien
}
sum-near-race = { $name } : encore un mouton pour la Course.
sum-near-law = { $name } : { $points }, encore { $missing } avant 42.
