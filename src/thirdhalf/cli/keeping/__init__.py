"""The commands for what a server keeps."""
