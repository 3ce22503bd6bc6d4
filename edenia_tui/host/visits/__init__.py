"""What happens on a connection once it is known whose it is: lines, a screen, or one answer."""
