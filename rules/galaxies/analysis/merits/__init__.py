"""Why a choice is good."""
