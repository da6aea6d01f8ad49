"""What files are made of: lengths with their units, and the lines on which fields stand."""
