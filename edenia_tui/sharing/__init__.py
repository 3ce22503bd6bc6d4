"""Games as something to hand on: records, pictures in motion, public news, and reading them again."""
