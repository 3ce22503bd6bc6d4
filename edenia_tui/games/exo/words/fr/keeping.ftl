# Les parties d'EXO gardées : comment on a gagné.

saves-victory-points = aux points
saves-victory-star = par les planètes autour de l'Étoile
saves-victory-shared = ensemble

stats-victory-points = aux points
stats-victory-star = autour de l'Étoile
stats-victory-shared = ensemble
