"""What follows from the rules without being one: values that front ends put into words and drawings."""
