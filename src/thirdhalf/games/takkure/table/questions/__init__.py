"""What coaches are asked, besides picking one of a list."""
