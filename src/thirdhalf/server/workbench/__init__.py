"""The workbench: content of one's own made in the browser, tried out and measured."""
