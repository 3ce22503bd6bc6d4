# Below a drawing of the galaxy.

caption-hidden = { $who ->
    [you] You hold face down: { $names }.
   *[other] { $name } holds face down: { $names }.
}
caption-played = { $who ->
    [you] You have played: { $names }.
   *[other] { $name } has played: { $names }.
}
caption-unknown = { $count ->
    [one] { $count } unknown artefact
   *[other] { $count } unknown artefacts
}
