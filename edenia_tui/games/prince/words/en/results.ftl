# What choices bring: the headings of the list.

result-points = Points
result-no-point = No points yet
result-less = A loss
result-other = Unseen
