"""The benches themselves."""
