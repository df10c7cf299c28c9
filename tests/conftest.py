"""What all tests share: the `clause` marker with its proofs, and Hypothesis without a clock."""

from hypothesis import settings

pytest_plugins = ["tests.proofs", "tests.postgres"]

# A deadline measures the machine, not the code; the same examples everywhere make a failure repeatable.
settings.register_profile("mazziere", deadline=None, derandomize=True)
settings.load_profile("mazziere")
