"""Pure rules of the games on the table: no input or output, no clock, no global chance."""
