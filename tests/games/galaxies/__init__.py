"""What only Tiny Epic Galaxies needs beside its rules."""
