"""The measurements of `make bench`: one file each, with a function `main` that prints what it found."""
