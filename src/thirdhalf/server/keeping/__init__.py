"""What a server keeps: matches and their seats."""
