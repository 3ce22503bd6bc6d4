"""What people say at a table and what it means, whichever front end they sit before."""
