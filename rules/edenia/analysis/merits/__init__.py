"""Why a choice is good: the goal it serves, the danger it avoids, the rule it uses, as values."""
