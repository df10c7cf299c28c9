"""Who meets whom: one module for each pairing system, over one kernel (`bars`, `matching`, `top_down`)."""
