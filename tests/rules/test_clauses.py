from pathlib import Path

import pytest
import yaml

from mazziere.rules.clauses import RULE, UnknownClause, clause, clauses

SHARED = Path(__file__).resolve().parents[3] / "shared/rules/clauses.yaml"


def test_clause_by_id() -> None:
    """A clause is found by its id, with its group and kind."""
    found = clause("PIN-BEL-15")
    assert (found.id, found.group, found.kind) == ("PIN-BEL-15", "pinasca-belote", RULE)
    assert found.text.startswith("Within the trump suit")
    assert clause("FRA-TIP-1").kind == "tip"
    assert clause("GIO-01").kind == "contest"


def test_unknown_clause_names_the_nearest() -> None:
    """An unknown id is an error that names it and the nearest one."""
    with pytest.raises(UnknownClause, match=r"'PIN-BEL-99'.*PIN-BEL-"):
        clause("PIN-BEL-99")


@pytest.mark.skipif(not SHARED.exists(), reason="the collected sources are not beside this checkout")
def test_clauses_are_those_of_the_sources() -> None:
    """The clauses are the collected ones: same ids in the same order, groups, words and kinds."""
    groups = yaml.safe_load(SHARED.read_text(encoding="utf-8"))
    kinds = {id: kind for kind, ids in groups.pop("not_rules").items() for id in ids}
    expected = [(id, group, text, kinds.get(id, RULE)) for group, texts in groups.items() for id, text in texts.items()]
    assert expected == [(one.id, one.group, one.text, one.kind) for one in clauses().values()]
