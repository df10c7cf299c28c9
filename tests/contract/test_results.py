"""Results, records and matches."""

import json
from contextlib import suppress
from random import Random

import pytest
from tests.contract.playing import deals, play_deal

from mazziere.arena.check import check_replay, check_sums
from mazziere.arena.simulate import Simulator
from mazziere.core import BadInput, Deal
from mazziere.core.record import Record, read_record
from mazziere.core.verify import verify
from mazziere.games import play
from mazziere.players import player

LONGEST_MATCH = 400
"""Random deals after which a match is taken for endless."""


def test_a_deal_has_a_result_when_it_is_over_and_not_before(sheet: str) -> None:
    """There is no result while somebody is asked, and one when nobody is; it is plain JSON."""
    for played in deals(sheet):
        assert [played.game.result(state) for state in played.states[:-1]] == [None] * len(played.steps)

        result = played.game.result(played.end)
        assert result is not None
        json.dumps(result.json())


def test_the_counted_lines_add_up_to_the_points(sheet: str) -> None:
    """What a side writes is the sum of its counted lines."""
    for played in deals(sheet, 40):
        assert list(check_sums(played.game, played.end)) == []


def test_a_record_replays_to_the_same_result(sheet: str) -> None:
    """The texts of all actions, read back from a record, give the same result and the same next match."""
    for p in deals(sheet, 40):
        assert list(check_replay(p.game, p.regulation, p.deal, p.match, p.actions, p.end)) == []


def test_a_match_goes_on_until_somebody_wins(sheet: str) -> None:
    """Deal after deal the match stays whole, and random play ends it."""
    game, regulation = play(sheet)
    sides = set(game.sides(regulation))
    random = Random(f"match {sheet}")
    match = game.first(regulation, 0)
    for number in range(LONGEST_MATCH):
        deck = random.sample(game.pack(regulation).cards, len(game.pack(regulation).cards))
        played = play_deal(game, regulation, Deal(tuple(deck), match.dealer), match, random)
        match = game.next(played.end)

        assert len(match.scores) == len(sides)
        assert match.dealer in range(game.seats(regulation))
        if match.winner is not None:
            assert match.winner in sides
            return
        assert number < LONGEST_MATCH - 1, f"no winner: {match.scores}"


class Enough(Exception):
    """A match was won."""


def won(sheet: str) -> Record:
    """The record of a whole match between random players."""
    game, regulation = play(sheet)
    kept: list[Record] = []

    def keep(record: Record) -> None:
        kept.append(record)
        if record.winner is not None:
            raise Enough

    seats = [player("random") for _ in range(game.seats(regulation))]
    with suppress(Enough):
        Simulator(game, regulation, seats, 1, keep).run(LONGEST_MATCH)
    return kept[-1]


def test_the_record_of_a_match_is_a_file_that_verifies(sheet: str) -> None:
    """A whole match, written and read again, is the same record and is found true; changed anywhere, it is not."""
    game, regulation = play(sheet)
    record = read_record(won(sheet).text())
    assert record == read_record(record.text())
    assert verify(game, play(sheet, record.options)[1], record).deals == len(record.deals)

    data = json.loads(record.text())
    data["deals"][0]["result"]["points"][0] += 1
    with pytest.raises(BadInput, match="record_result"):
        verify(game, regulation, read_record(json.dumps(data)))
    data = json.loads(record.text())
    data["winner"] = None
    with pytest.raises(BadInput, match="record_winner"):
        verify(game, regulation, read_record(json.dumps(data)))
    data = json.loads(record.text())
    data["deals"][0]["actions"] = data["deals"][0]["actions"][:-1]
    with pytest.raises(BadInput, match="record_unfinished"):
        verify(game, regulation, read_record(json.dumps(data)))
    data = json.loads(record.text())
    data["deals"][0]["deck"][0] = data["deals"][0]["deck"][1]
    with pytest.raises(BadInput):
        verify(game, regulation, read_record(json.dumps(data)))


def test_a_deck_that_is_not_the_pack_is_bad_input(sheet: str) -> None:
    """A game does not start from too few cards, from a card too many, or from a card twice."""
    game, regulation = play(sheet)
    pack = game.pack(regulation).cards
    match = game.first(regulation, 0)
    for deck in ((), pack[:-1], (*pack, pack[0]), (pack[0], pack[0], *pack[2:])):
        with pytest.raises(BadInput):
            game.start(regulation, Deal(deck, 0), match)
