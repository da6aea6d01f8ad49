"""What may be asked of a room, one verb a module."""
