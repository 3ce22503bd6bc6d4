# Les parties d'Edenia gardées : ce que le hasard a fait, et comment on a gagné.

undo-fence-chance-draw = Trop tard pour annuler : une tuile a été piochée.
undo-fence-chance-roll = Trop tard pour annuler : le dé a été lancé.
undo-fence-chance-reveal = Trop tard pour annuler : un artefact a été retourné.
saves-victory-race = la Course
saves-victory-law = 42 points
saves-victory-prestige = le Prestige

stats-victory-race = par la Course
stats-victory-law = avec 42 points
stats-victory-prestige = par le Prestige
