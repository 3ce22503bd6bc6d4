"""The commands of the program that only Edenia has."""
