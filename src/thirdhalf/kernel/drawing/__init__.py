"""What a game draws its table with, for whoever shows it: characters here, strokes on a canvas there."""
