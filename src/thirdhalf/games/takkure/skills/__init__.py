"""What skills do."""
