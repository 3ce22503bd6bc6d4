"""Visits by lines over the real OpenSSH client, to a host in a process of its own."""
