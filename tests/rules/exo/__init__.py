"""The rules of EXO n°2."""
