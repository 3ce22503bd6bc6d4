# Les parties du Petit Prince gardées : ce que le hasard a fait, et comment on a gagné.

undo-fence-chance-draw = Trop tard pour reprendre : une tuile a été piochée.
saves-victory-points = aux points
saves-victory-volcanoes = avec moins de volcans

stats-victory-points = aux points
stats-victory-volcanoes = avec moins de volcans
