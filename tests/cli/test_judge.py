"""`mazziere judge`: the golden files agree, every broken expectation is found, and damage is named."""

import json
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from mazziere.cli import run
from mazziere.cli._agreement import differences
from mazziere.cli._cases import EXPECT, EXPECTED, read_cases
from mazziere.cli._yaml import read_yaml
from mazziere.cli.judge import _ruling
from mazziere.core import BadInput
from mazziere.core.ruling import Unordered
from mazziere.face.judging import kinds as every_kind

GOLDEN = Path(__file__).parent.parent / "golden"
FILES = sorted(GOLDEN.glob("*.yaml"))
KNOWN = frozenset(name.partition(":")[0] for name in every_kind())

Run = Callable[..., tuple[int, list[dict[str, Any]], str, str]]


@pytest.fixture
def judge(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Judge the text of a file: exit code, the objects, the last line, standard error."""

    def judged(text: str | bytes, *arguments: str) -> tuple[int, list[dict[str, Any]], str, str]:
        file = tmp_path / "cases.yaml"
        file.write_bytes(text.encode() if isinstance(text, str) else text)
        code = run(["judge", str(file), "--language", "en", *arguments])
        said = capsys.readouterr()
        lines = said.out.splitlines()
        return code, [json.loads(line) for line in lines if line.startswith("{")], lines[-1] if lines else "", said.err

    return judged


def test_golden_files_agree(capsys: pytest.CaptureFixture[str]) -> None:
    """Every case of the golden files is answered, and answered as expected."""
    assert run(["judge", "--check", *map(str, FILES)]) == 0

    lines = capsys.readouterr().out.splitlines()
    cases = [json.loads(line) for line in lines[:-1]]
    assert lines[-1] == f"{len(cases)} agree, 0 differ"
    assert len(cases) > 370
    assert [case["file"] for case in cases] == sorted((case["file"] for case in cases), key=list(map(str, FILES)).index)


def _broken(value: Any) -> Iterator[Any]:
    """The value with one thing in it changed, in every place."""
    match value:
        case dict():
            for key, entry in value.items():
                yield from ({**value, key: other} for other in _broken(entry))
        case list():
            yield [*value, "AS-never"]
            for place, entry in enumerate(value):
                yield from ([*value[:place], other, *value[place + 1 :]] for other in _broken(entry))
        case bool():
            yield not value
            yield int(value)
        case int():
            yield value + 1
            yield str(value)
        case None:
            yield 0
        case _:
            yield f"{value}x"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_broken_expectation_differs(file: Path) -> None:
    """Whatever single value of an expected answer is changed, the case differs."""
    broken = 0
    for case in read_cases(str(file), KNOWN):
        answer = _ruling(case).answer
        for expected in _broken(dict(case.expected)):
            assert list(differences(expected, answer)), (case.id, expected)
            broken += 1
    assert broken > 20


def test_an_expected_field_is_never_read() -> None:
    """A case with all expected fields taken away, or spoiled, is answered the same."""
    for file in FILES:
        for case in read_cases(str(file), KNOWN):
            assert case.inputs is not None
            assert not set(case.inputs) & {path for path in EXPECTED.get(case.kind, EXPECT) if "." not in path}


def test_only_keeps_the_cases_of_some_sheets(judge: Run) -> None:
    """--only keeps the cases of those sheets and leaves out a case without one."""
    text = (GOLDEN / "belote.yaml").read_text(encoding="utf-8")
    code, cases, last, _ = judge(text, "--check", "--only", "belote-pinasca,belote-ffb")

    whole = yaml.safe_load(text)
    wanted = {
        case["id"]
        for kind, entries in whole.items()
        if isinstance(entries, list) and kind != "invariants"
        for case in entries
        if case.get("variant") in ("belote-pinasca", "belote-ffb")
    }
    assert code == 0
    assert last == f"{len(wanted)} agree, 0 differ"
    assert {case["id"] for case in cases} == wanted


def test_unknown_sheet_of_only_is_refused(judge: Run) -> None:
    """A sheet that does not exist would keep nothing: it is refused."""
    code, cases, _, complaint = judge("trick_winner: []", "--only", "belote-pinasco")

    assert (code, cases) == (2, [])
    assert "belote-pinasco" in complaint


WINNER = "{id: T, variant: belote-pinasca, trump: H, trick: [AS, 7H], winner: %s}"


def test_counts_and_exit_codes(judge: Run) -> None:
    """The last line counts what agrees, differs and is unanswered; the exit code says whether all is well."""
    good, bad, odd = WINNER % 1, WINNER % 0, WINNER.replace("7H", "NO") % 1

    assert judge(f"trick_winner: [{good}]", "--check")[::2] == (0, "1 agree, 0 differ")
    assert judge(f"trick_winner: [{good}, {bad}]", "--check")[::2] == (1, "1 agree, 1 differ")
    assert judge(f"trick_winner: [{odd}, {bad}, {good}]", "--check")[::2] == (1, "1 agree, 1 differ, 1 unanswered")
    assert judge("version: 1", "--check")[::2] == (0, "0 agree, 0 differ")


def test_error_is_an_object_and_nothing_else_is_lost(judge: Run) -> None:
    """A case that cannot be answered is an object with a sentence; the cases after it are answered."""
    _, cases, _, _ = judge(f"trick_winner: [{WINNER.replace('7H', 'NO') % 1}, 7, {WINNER % 1}]")

    assert [sorted(case) for case in cases] == [
        ["error", "file", "id", "kind"],
        ["error", "file", "id", "kind"],
        ["answer", "file", "id", "kind"],
    ]
    assert "NO is no card" in cases[0]["error"]
    assert cases[2]["answer"] == {"winner": 1}


def test_explain_adds_the_steps(judge: Run) -> None:
    """--explain adds the steps with their clauses and words."""
    _, cases, _, _ = judge(f"trick_winner: [{WINNER % 1}]", "--explain")

    assert cases[0]["steps"] == [
        {
            "what": "referee.step.trump_wins",
            "clause": "PIN-BEL-16",
            "words": "The highest trump takes it: 7H.",
            "detail": {"card": "7H", "suit": "S"},
        }
    ]


def test_sets_and_difference_are_shown(judge: Run) -> None:
    """A set agrees in any order; with --check a difference is shown beside the answer."""
    legal = "{id: L, variant: belote-pinasca, trump: H, trick: [AS], hand: [7S, KS, JH], legal: [%s]}"

    assert judge(f"legal_moves: [{legal % 'KS, 7S'}]", "--check")[0] == 0
    _, cases, _, _ = judge(f"legal_moves: [{legal % '7S'}]", "--check")
    assert cases[0]["differs"] == [{"path": "legal", "expected": ["7S"], "answer": ["KS", "7S"]}]


BOMB = "a: &a [1, 1, 1, 1, 1, 1, 1, 1]\n" + "".join(
    f"{name}: &{name} [{', '.join([f'*{before}'] * 10)}]\n" for before, name in pairwise("abcdefghi")
)


@pytest.mark.parametrize(
    "text, place",
    [
        ("legal_moves: [{id: L1, hand: [10H", "line 2"),
        ("trick_winner:\n  - id: T\n   variant: x", "line 3"),
        ("a: 1\na: 2", "line 2"),
        ("trick_winner: [{id: 1, id: 2}]", "line 1"),
        ("x: !!python/object/apply:os.system [ls]", "line 1"),
        ("x: *nobody", "line 1"),
        ("--- {}\n--- {}", "line 2"),
        ("x: \x01", "line 1"),
        ("- 1", "kinds"),
        ("", "kinds"),
        ("just words", "kinds"),
        ("x: &x [*x]", "itself"),
        ("[" * 5000, ""),
        (BOMB, "itself"),
    ],
)
def test_damaged_file_names_the_place(text: str, place: str, judge: Run) -> None:
    """A damaged file ends with exit code 2 and a sentence that names the file and the place."""
    code, cases, last, complaint = judge(text, "--check")

    assert (code, cases) == (2, [])
    assert last == "0 agree, 0 differ"
    assert "cases.yaml" in complaint
    assert place in complaint


def test_damaged_bytes_are_named(judge: Run) -> None:
    """Bytes that are no text are damage like any other."""
    assert judge(b"x: \xff\xfe\xfa")[0] == 2


def test_missing_file_does_not_stop_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that is not there is named; the other files are judged; the exit code is 2."""
    good = tmp_path / "good.yaml"
    good.write_text(f"trick_winner: [{WINNER % 1}]")

    assert run(["judge", str(tmp_path / "none.yaml"), str(tmp_path), str(good), "--check"]) == 2
    said = capsys.readouterr()
    assert said.out.splitlines()[-1] == "1 agree, 0 differ"
    assert "none.yaml" in said.err
    assert run(["judge"]) == 2


def test_yaml_words_stay_words(tmp_path: Path) -> None:
    """Words that YAML likes to change stay what they are."""
    file = tmp_path / "words.yaml"
    file.write_text("[NO, on, yes, 2016-01-27, 1_000, 010, 0x1F, 12:30, 1e3, true, null, ~, -4, 2.5, 10H]")

    assert read_yaml(file) == [
        "NO", "on", "yes", "2016-01-27", "1_000", 10, "0x1F", "12:30", "1e3", True, None, None, -4, 2.5, "10H",
    ]  # fmt: skip


def test_unknown_kinds(judge: Run) -> None:
    """A case of an unknown kind is unanswered; what is no list of cases is passed over."""
    code, cases, last, _ = judge("version: 1\nnotes: [a, b]\nraces: [{id: 1}]\ntricks: {id: 2}", "--check")

    assert (code, last) == (1, "0 agree, 0 differ, 2 unanswered")
    assert [(case["kind"], case["id"]) for case in cases] == [("races", 1), ("tricks", None)]


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "AS", "H", "none", "1"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["A", "B", "hand"]), inner, max_size=3),
    max_leaves=8,
)
KEYS = ("variant", "options", "trump", "trick", "hand", "table_up", "A", "B", "taker", "cards", "last", "capot", "decl",
        "bid", "level", "belote", "deals", "before", "deal", "pot", "turn", "calls", "first", "other_at", "hands",
        "leader", "tricks", "kind")  # fmt: skip
BELOTE_KINDS = sorted(name for name in KNOWN if name in EXPECTED or name in ("bidding", "match_scoring"))


@given(st.data())
def test_no_value_breaks_the_referee(data: st.DataObject) -> None:
    """A good case with any value in any place is answered, or refused with a sentence; nothing else happens."""
    case = deepcopy(data.draw(st.sampled_from(GOOD)))
    inputs = dict(case.inputs)
    inputs[data.draw(st.sampled_from(KEYS))] = data.draw(PLAIN)
    try:
        answer = _kind(case.kind, inputs)(inputs).answer
    except BadInput:
        return
    assert json.dumps(answer)


def _kind(kind: str, inputs: Mapping[str, Any]) -> Callable[[Mapping[str, Any]], Any]:
    kinds = every_kind()
    return kinds.get(f"{kind}:{inputs.get('kind')}", kinds.get(kind, kinds["pinasca_points"]))


GOOD = [case for case in read_cases(str(GOLDEN / "belote.yaml"), KNOWN) if case.kind in BELOTE_KINDS]


def test_lists_of_an_answer_keep_their_order() -> None:
    """Only what is unordered compares as a set."""
    assert list(differences(["a", "b"], ("b", "a")))
    assert not list(differences(["a", "b"], Unordered(("b", "a"))))
    assert not list(differences([["a", "b"]], Unordered([Unordered("ba")])))
    assert list(differences([["a"], ["b"]], Unordered([Unordered("ab")])))


def test_a_reason_is_said_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """House rules of a case that clash, or do not exist, are refused with the reason, and with it once."""
    file = tmp_path / "cases.yaml"
    case = "{{id: a, variant: {sheet}, options: {{{option}}}, trump: H, trick: [], hand: [KS], cards: [4H, 5H, 6H]}}"
    cases = [
        ("legal_moves", "belote-pinasca", "players: 3"),
        ("trick_winner", "belote-pinasca", "hats: 3"),
        ("matches", "briscola-2", "hats: 3"),
        ("melds", "burraco-fibur", "hats: 3"),
    ]
    text = "\n".join(f"{kind}:\n  - {case.format(sheet=sheet, option=option)}" for kind, sheet, option in cases)
    file.write_text(text, encoding="utf-8")
    run(["judge", str(file), "--language", "it"])
    errors = [json.loads(line)["error"] for line in capsys.readouterr().out.splitlines()]

    assert len(errors) == len(cases)
    assert all(error.count("24 carte") == 1 or error.count("hats") == 1 for error in errors)
