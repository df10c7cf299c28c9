from mazziere.rules.clauses import clauses
from mazziere.rules.proofs import proofs


def test_proofs_are_of_clauses() -> None:
    """Every proved clause exists, has a test and stands in the order of the clauses."""
    assert [id for id in clauses() if id in proofs()] == list(proofs())
    assert all(test.startswith("tests/") and "::test_" in test for tests in proofs().values() for test in tests)
    assert all(proofs().values())
