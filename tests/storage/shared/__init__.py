"""What every store of many people promises, made with each kind."""
