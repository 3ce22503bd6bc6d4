# Pourquoi une ligne est refusée dans Le Petit Prince : l'essentiel d'abord.

refusal-form-take = { $verb } demande une tuile.
refusal-form-hide = { $verb } demande une tuile.
refusal-form-draw = { $verb } demande une tuile.
refusal-form-name = { $verb } demande un joueur.
refusal-form-first = { $verb } demande un joueur.
refusal-form-choose = { $verb } demande une pile.

refusal-game-over = La partie est finie
refusal-chance-decides = Le hasard décide d'abord
refusal-not-asked = Le hasard n'a rien à décider
refusal-choose-first = Choisissez d'abord une pile
refusal-chosen-already = Déjà choisi : on joue la pile { $stack }
refusal-stack-empty = Pile épuisée : { $stack }
refusal-take-first = On prend d'abord une tuile
refusal-name-first = Nommez d'abord quelqu'un
refusal-hide-first = Cachez d'abord une des trois tuiles
refusal-not-offered = Pas au choix : { $tile }. Il y a : { $offered }
refusal-nothing-hidden = Aucune tuile n'est cachée
refusal-not-for-many = On ne cache une tuile qu'à deux
refusal-not-for-two = À deux, on ne nomme personne
refusal-has-tile = { $seat } a déjà une tuile dans cette manche
refusal-no-such-seat = Personne ne joue { $seat }
refusal-not-in-stack = Pas dans la pile { $stack } : { $tile }
refusal-all-drawn = Déjà piochée : { $tile }, il y en a { $copies }
