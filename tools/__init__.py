"""Tools of the project: they generate types and the protocol's reference, build wheels, and run `make watch`."""
