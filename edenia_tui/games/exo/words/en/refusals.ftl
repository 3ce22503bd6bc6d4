# Why a typed line was turned down in EXO: the key fact first.

refusal-form-take = { $verb } needs a planet or its place.
refusal-form-put = { $verb } needs a square.
refusal-form-lay = { $verb } needs a planet.
refusal-form-first = { $verb } needs a Star.
empty-place = Empty: { $place }

refusal-game-over = The game is over
refusal-chance-decides = Chance decides first
refusal-not-asked = That is decided already
refusal-put-first = First put { $planet } on a square
refusal-take-first = First take a planet
refusal-covered = Covered: { $planet } at { $place }, by { $by }
refusal-taken = Taken: { $planet }, { $owner } has it at { $square }
refusal-on-star = Your Star lies there
refusal-square-full = Not free: { $planet } lies at { $square }
refusal-not-beside-star = Not beside your Star: { $square }
refusal-not-beside-planet = Nothing of yours beside { $square }
refusal-laid-already = Laid already: { $planet }
refusal-no-such-seat = Nobody plays { $seat }
