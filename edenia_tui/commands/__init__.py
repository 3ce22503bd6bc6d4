"""The commands of `edenia`, one module each."""
