# Why a typed line was turned down in EXO: the key fact first.

exo-refusal-form-take = { $verb } needs a planet or its place.
exo-refusal-form-put = { $verb } needs a square.
exo-refusal-form-lay = { $verb } needs a planet.
exo-refusal-form-first = { $verb } needs a Star.
exo-empty-place = Empty: { $place }

exo-refusal-game-over = The game is over
exo-refusal-chance-decides = Chance decides first
exo-refusal-not-asked = That is decided already
exo-refusal-put-first = First put { $planet } on a square
exo-refusal-take-first = First take a planet
exo-refusal-covered = Covered: { $planet } at { $place }, by { $by }
exo-refusal-taken = Taken: { $planet }, { $owner } has it at { $square }
exo-refusal-on-star = Your Star lies there
exo-refusal-square-full = Not free: { $planet } lies at { $square }
exo-refusal-not-beside-star = Not beside your Star: { $square }
exo-refusal-not-beside-planet = Nothing of yours beside { $square }
exo-refusal-laid-already = Laid already: { $planet }
exo-refusal-no-such-seat = Nobody plays { $seat }
