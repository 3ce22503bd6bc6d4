# Sous un dessin de la galaxie.

caption-hidden = { $who ->
    [you] Vous avez, face cachée : { $names }.
   *[other] { $name } a, face cachée : { $names }.
}
caption-played = { $who ->
    [you] Vous avez joué : { $names }.
   *[other] { $name } a joué : { $names }.
}
caption-unknown = { $count ->
    [one] { $count } artefact inconnu
   *[other] { $count } artefacts inconnus
}
