"""Who may know what of an event."""

from mazziere.core import REFEREE, SPECTATOR, Event

DRAWN = Event("draw", 1, {"count": 1}, {"card": "AS"}, frozenset({1}))


def test_only_those_who_may_know_learn_the_secret() -> None:
    """The seat and the referee see the card; the others see that something was drawn."""
    assert [seen.open for viewer in (1, REFEREE) if (seen := DRAWN.seen_by(viewer))] == [{"count": 1, "card": "AS"}] * 2
    assert [seen.json() for viewer in (0, 2, SPECTATOR) if (seen := DRAWN.seen_by(viewer))] == [
        {"what": "draw", "seat": 1, "count": 1}
    ] * 3


def test_what_was_seen_holds_no_secret() -> None:
    """What leaves through the door carries nothing that the viewer may not know, not even unread."""
    seen = DRAWN.seen_by(0)

    assert seen is not None
    assert "AS" not in repr(seen)


def test_a_silent_event_does_not_exist_for_the_others() -> None:
    """Of a silent event the others do not even learn that it happened."""
    whisper = DRAWN._replace(silent=True)

    assert whisper.seen_by(0) is None
    assert whisper.seen_by(1) is not None
