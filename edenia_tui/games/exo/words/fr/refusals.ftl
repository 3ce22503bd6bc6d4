# Pourquoi une ligne est refusée dans EXO : l'essentiel d'abord.

refusal-form-take = { $verb } demande une planète ou sa place.
refusal-form-put = { $verb } demande une case.
refusal-form-lay = { $verb } demande une planète.
refusal-form-first = { $verb } demande une Étoile.
empty-place = Place vide : { $place }

refusal-game-over = La partie est finie
refusal-chance-decides = Le hasard décide d'abord
refusal-not-asked = C'est déjà décidé
refusal-put-first = Placez d'abord la { $planet }
refusal-take-first = Prenez d'abord une planète
refusal-covered = Recouverte : { $planet } en { $place }, par { $by }
refusal-taken = Déjà prise : { $planet }, en { $square } chez { $owner }
refusal-on-star = Votre Étoile s'y trouve
refusal-square-full = Case occupée : { $planet } en { $square }
refusal-not-beside-star = Votre Étoile ne touche pas { $square }
refusal-not-beside-planet = Rien à vous ne touche { $square }
refusal-laid-already = Déjà disposée : { $planet }
refusal-no-such-seat = Personne ne joue { $seat }
