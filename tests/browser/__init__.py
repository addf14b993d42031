"""People play in real browsers: mouse, fingers, keys, five languages, light and dark, and lines that drop."""
