"""Why a choice is good, in words: the goal it serves, the danger it avoids, the rule it uses."""
