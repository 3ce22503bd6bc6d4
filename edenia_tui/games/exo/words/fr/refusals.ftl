# Pourquoi une ligne est refusée dans EXO : l'essentiel d'abord.

exo-refusal-form-take = { $verb } demande une planète ou sa place.
exo-refusal-form-put = { $verb } demande une case.
exo-refusal-form-lay = { $verb } demande une planète.
exo-refusal-form-first = { $verb } demande une Étoile.
exo-empty-place = Place vide : { $place }

exo-refusal-game-over = La partie est finie
exo-refusal-chance-decides = Le hasard décide d'abord
exo-refusal-not-asked = C'est déjà décidé
exo-refusal-put-first = Placez d'abord la { $planet }
exo-refusal-take-first = Prenez d'abord une planète
exo-refusal-covered = Recouverte : { $planet } en { $place }, par { $by }
exo-refusal-taken = Déjà prise : { $planet }, en { $square } chez { $owner }
exo-refusal-on-star = Votre Étoile s'y trouve
exo-refusal-square-full = Case occupée : { $planet } en { $square }
exo-refusal-not-beside-star = Votre Étoile ne touche pas { $square }
exo-refusal-not-beside-planet = Rien à vous ne touche { $square }
exo-refusal-laid-already = Déjà disposée : { $planet }
exo-refusal-no-such-seat = Personne ne joue { $seat }
