"""Tests in real browsers: mouse, touch, keys, five languages, light and dark colours, and lost connections."""
