# Les parties de Tiny Epic Galaxies gardées : ce que le hasard a fait, et comment on a gagné.

undo-fence-chance-roll = Trop tard pour reprendre : des dés ont été lancés.
undo-fence-chance-draw = Trop tard pour reprendre : une carte a été piochée.
undo-fence-chance-fill = Trop tard pour reprendre : une planète est arrivée.
undo-fence-chance-enlist = Trop tard pour reprendre : un pilote est arrivé.
saves-victory-points = aux points
saves-victory-rogue = par la renégate

stats-victory-points = aux points
stats-victory-rogue = par la renégate
