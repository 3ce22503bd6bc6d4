"""The Little Prince, Make Me a Planet: rules, text and rulebook."""
