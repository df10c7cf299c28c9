"""Plays of burraco and briscola that cannot be, sent as a page could send them: each refused, nothing moved."""

from random import Random

from tests.server.pages import Page
from tests.server.process import Server
from tests.server.test_socket import until_asked, visit


async def refused(page: Page, action: str, seen: int | None = None) -> str:
    """Send an act and get the reason; it comes with words."""
    await page.send(type="act", seen=page.view["seq"] if seen is None else seen, action=action)
    answer = await page.until("refused")
    assert answer["words"]
    return str(answer["reason"])


async def draw(page: Page) -> None:
    """Draw a card of the stock."""
    await page.send(type="act", seen=page.view["seq"], action="draw stock")
    while not page.view["deal"]["turn"]["drawn"]:
        await page.next()


def missing(hand: list[str]) -> str:
    """A card that is not in a hand."""
    return next(f"{rank}{suit}" for suit in "SHDC" for rank in "3456789" if f"{rank}{suit}" not in hand)


def once(hand: list[str]) -> str:
    """A card that is in a hand once, and no wild."""
    return next(card for card in hand if hand.count(card) == 1 and card != "JK" and card[0] != "2")


def test_plays_of_burraco_that_cannot_be(server: Server) -> None:
    """Cards not held, named twice, a wild in two places, melds of nobody, a discard before the draw, a second draw."""

    async def story(page: Page, _: str) -> None:
        await until_asked(page)
        hand = page.view["deal"]["hands"][0]["cards"]
        before = page.view["deal"], page.view["seq"]
        assert await refused(page, f"discard {hand[0]}") == "DRAW_FIRST"
        assert await refused(page, "back") == "DRAW_FIRST"
        assert (page.view["deal"], page.view["seq"]) == before

        asked = page.view["seq"]
        await draw(page)
        hand = page.view["deal"]["hands"][0]["cards"]
        before = page.view["deal"], page.view["seq"]
        card, other = once(hand), missing(hand)
        assert await refused(page, "draw stock") == "ALREADY_DRAWN"
        assert await refused(page, "draw stock", seen=asked) in ("STALE", "ALREADY_DRAWN")
        assert await refused(page, f"meld {other} {other} {other}") == "NOT_HELD"
        assert await refused(page, f"meld {card} {card} {card}") == "NOT_HELD"
        assert await refused(page, f"lay {card} {card} {other}") == "NOT_HELD"
        assert await refused(page, f"meld JK=3S JK=4S {card} {other}") == "NOT_HELD"
        ours = len(page.view["deal"]["sides"][0]["melds"])
        assert await refused(page, f"add {ours} {card}") == "NO_SUCH_MELD"
        assert await refused(page, f"add -1 {card}") == "UNREADABLE"
        assert await refused(page, f"discard {other}") == "NOT_HELD"
        assert await refused(page, f"discard {card} {card}") == "UNREADABLE"
        assert await refused(page, "back") == "NOTHING_TO_TAKE_BACK"
        assert (page.view["deal"], page.view["seq"]) == before

    visit(server, story, sheet="burraco-fibur")


def test_an_empty_pile_is_not_taken(server: Server) -> None:
    """Who has taken the pile finds none to take again, and the turn goes on as it was."""

    async def story(page: Page, _: str) -> None:
        await until_asked(page)
        if "draw pile" in page.view["legal"]:
            await page.send(type="act", seen=page.view["seq"], action="draw pile")
            while not page.view["deal"]["turn"]["drawn"]:
                await page.next()
        before = page.view["deal"]
        assert before["pile"] == []
        assert await refused(page, "draw pile") in ("ALREADY_DRAWN", "PILE_EMPTY")
        assert page.view["deal"] == before

    visit(server, story, sheet="burraco-pizzolungo")


def test_plays_of_briscola_that_cannot_be(server: Server) -> None:
    """A card of somebody else, two cards for one turn, a signal and an exchange that this table does not have."""

    async def story(page: Page, _: str) -> None:
        await until_asked(page)
        hand = page.view["deal"]["hands"][0]["cards"]
        other = next(f"{rank}{suit}" for suit in "DCSB" for rank in "A234567" if f"{rank}{suit}" not in hand)
        before = page.view["deal"], page.view["seq"]
        assert await refused(page, other) == "NOT_IN_HAND"
        assert await refused(page, "9D") in ("NOT_IN_HAND", "UNREADABLE")
        assert await refused(page, "signal ace") == "NO_SIGNALS"
        assert await refused(page, "swap") == "NO_SWAP"
        assert await refused(page, "call A") == "NO_AUCTION"
        assert (page.view["deal"], page.view["seq"]) == before

        await page.send(type="act", seen=page.view["seq"], action=hand[0])
        await page.send(type="act", seen=page.view["seq"], action=hand[1])
        assert (await page.until("refused"))["reason"] in ("STALE", "NOT_YOUR_TURN")
        await until_asked(page)
        assert hand[1] in page.view["deal"]["hands"][0]["cards"]

    visit(server, story, sheet="briscola-pinasca")


def test_a_table_with_signals_takes_them(server: Server) -> None:
    """Where the host allows signals they are offered, said to the table, and another word is none of them."""

    async def story(page: Page, _: str) -> None:
        await page.go()
        table = await page.open("briscola-pinasca", options={"talk": "signals"})
        page.seq, page.view = 0, {}
        await page.come(table)
        while not any(action.startswith("signal ") for action in page.view["legal"]):
            await page.answer(Random(1))
            await page.next()
        signal = next(action for action in page.view["legal"] if action.startswith("signal "))
        assert await refused(page, "signal everything") == "UNREADABLE"
        await page.send(type="act", seen=page.view["seq"], action=signal)
        while not page.view["deal"]["signals"]:
            await page.next()
        assert page.view["deal"]["signals"][0] == [0, signal.split()[1]]

    visit(server, story)
