import pytest

from mazziere import BadInput, Unanswered, judge


@pytest.mark.clause("BUR-18", "BUR-19")
def test_rules_on_a_case_of_any_game() -> None:
    """A case is ruled on by its kind, whichever game or contest it belongs to."""
    meld = judge("melds", {"variant": "burraco-pizzolungo", "cards": ["3H", "4H", "5H", "6H", "7H", "8H", "9H"]})
    assert meld.answer["class"] == "clean"
    assert any(step.clause for step in meld.steps)


def test_what_cannot_be_ruled_on_is_named() -> None:
    """A kind that does not exist, and a case without its inputs, are unanswered with the reason."""
    with pytest.raises(Unanswered, match="legal_mooves"):
        judge("legal_mooves", {})
    with pytest.raises(BadInput):
        judge("melds", {"variant": "burraco-pizzolungo"})
