"""What a hand does on the table page, and what the page then asks of the server."""

import copy
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.client.conftest import Table


def play(view: dict[str, Any], seat: int, card: str, waiting: int) -> dict[str, Any]:
    """The view after a card."""
    after = copy.deepcopy(view)
    deal = after["deal"]
    deal["trick"]["cards"].append([seat, card])
    hand = deal["hands"][seat]
    hand["count"] -= 1
    if hand["cards"]:
        hand["cards"].remove(card)
    deal["waiting"] = [waiting]
    after |= {"legal": [], "why": []}
    return after


def finish(view: dict[str, Any], winner: int) -> dict[str, Any]:
    """The view after the trick was taken."""
    after = copy.deepcopy(view)
    deal = after["deal"]
    deal |= {
        "last_trick": {"winner": winner, "cards": deal["trick"]["cards"]},
        "trick": {"leader": winner, "cards": [], "winning": None},
    }
    deal["tricks"][winner % 2] += 1
    deal["waiting"] = [winner]
    return after


@pytest.fixture
def table(seated: Any) -> Table:
    """The reader must follow clubs."""
    return seated()


def test_a_tap_plays_the_card_once(table: Table) -> None:
    """Two quick taps on a legal card ask for it once, with the number of the view it was seen in."""
    x, y = table.card("8C")
    table.page.mouse.click(x, y)
    table.page.mouse.click(x, y)

    assert table.acts(most=2) == ["8C"]
    assert table.server.heard == [{"type": "act", "seen": 40, "action": "8C"}]


def test_a_slip_of_seven_pixels_is_still_a_tap(table: Table) -> None:
    """A finger that slips by less than eight pixels plays the card it fell on."""
    x, y = table.card("8C")
    table.page.mouse.move(x, y)
    table.page.mouse.down()
    table.page.mouse.move(x + 5, y - 4)
    table.page.mouse.up()

    assert table.acts() == ["8C"]


def test_a_drag_that_comes_home_is_a_tap(table: Table) -> None:
    """A card that was lifted and put back where it lay is played, not lost."""
    x, y = table.card("8C")
    table.page.mouse.move(x, y)
    table.page.mouse.down()
    table.page.mouse.move(x + 3, y - 18, steps=4)
    table.page.mouse.up()

    assert table.acts() == ["8C"]


def taken(table: Table, card: str) -> None:
    """The table goes on without this hand: the card leaves it, and it is asked for another one."""
    view = play(table.server.view, 0, card, 0)
    view |= {"legal": ["10C"], "why": table.server.view["why"]}
    table.server.happen(view)
    table.page.wait_for_selector(f"[data-hand] [data-card='{card}']", state="detached")
    table.page.wait_for_selector(".band.now")


def test_a_tap_counts_although_the_pressed_card_left_the_page(table: Table) -> None:
    """A card taken away under the finger, which lifts elsewhere, costs nothing: the next tap plays what it falls on."""
    table.page.mouse.move(*table.card("8C"))
    table.page.mouse.down()
    taken(table, "8C")
    table.page.mouse.move(190, 300)
    table.page.mouse.up()
    table.page.mouse.click(*table.card("10C"))

    assert table.acts() == ["10C"]


def test_a_finger_lifted_after_its_card_left_the_page_plays_nothing(table: Table) -> None:
    """The card that is gone is not asked for again, nor the one that lies under the finger now."""
    finger = table.page.context.new_cdp_session(table.page)
    x, y = table.card("8C")
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    taken(table, "8C")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    assert table.acts(most=0) == []
    table.page.touchscreen.tap(*table.card("10C"))
    assert table.acts() == ["10C"]


def test_a_card_dropped_on_the_mat_is_played(table: Table) -> None:
    """Dragging a card onto the mat does the same as a tap."""
    x, y = table.card("10C")
    table.page.mouse.move(x, y)
    table.page.mouse.down()
    table.page.mouse.move(190, 400, steps=6)
    table.page.mouse.up()

    assert table.acts() == ["10C"]


def test_a_card_dragged_along_the_hand_moves_there_and_is_not_played(table: Table) -> None:
    """A sideways drag rearranges the hand, keeps the order as one's own and asks nothing."""
    x, y = table.card("8C")
    table.page.mouse.move(x, y)
    table.page.mouse.down()
    table.page.mouse.move(20, y + 4, steps=8)
    table.page.mouse.up()

    assert table.acts(most=0) == []
    first = table.page.locator("[data-hand] [data-card]").first
    assert first.get_attribute("data-card") == "8C"
    assert '"order":"own"' in table.page.evaluate("localStorage.getItem('mazziere.settings')")


def test_a_card_that_may_not_be_played_says_why_and_is_not_sent(table: Table) -> None:
    """A tap on a barred card shows the reason with its clause above the hand, until the next tap."""
    table.page.mouse.click(*table.card("KH"))

    alert = table.page.get_by_role("alert")
    assert "Hai fiori: devi rispondere." in alert.inner_text()
    assert "PIN-BEL-13" in alert.inner_text()
    assert table.acts(most=0) == []
    table.page.mouse.click(*table.card("8C"))
    alert.wait_for(state="detached")


def test_a_clause_opens_into_the_rule_in_words(table: Table) -> None:
    """The clause of a refusal unfolds into its sentence, in place."""
    table.page.mouse.click(*table.card("KH"))
    table.page.get_by_role("button", name="PIN-BEL-13").click()

    expect(table.page.get_by_role("alert")).to_contain_text("deve rispondere a quel seme")


def test_the_keyboard_alone_plays_a_card(table: Table) -> None:
    """H goes to the hand, arrows walk along it, Enter plays."""
    table.page.keyboard.press("h")
    table.page.keyboard.press("End")
    table.page.keyboard.press("Enter")

    assert table.acts() == ["8C"]


def test_shift_and_an_arrow_move_a_card_in_the_hand(table: Table) -> None:
    """The hand is rearranged by keyboard, and the focus stays with the card."""
    table.page.keyboard.press("h")
    table.page.keyboard.press("End")
    table.page.keyboard.press("Shift+ArrowLeft")

    cards = table.page.locator("[data-hand] [data-card]").evaluate_all("all => all.map(card => card.dataset.card)")
    assert cards[-2:] == ["8C", "10C"]
    assert table.page.evaluate("document.activeElement.dataset.card") == "8C"


def test_each_card_is_a_button_with_a_spoken_name(table: Table) -> None:
    """A screen reader hears each card by its name, and hears which may not be played now."""
    assert table.page.get_by_role("button", name="Dieci di fiori", exact=True).count() == 1
    assert table.page.get_by_role("button", name="Asso di picche, non ora").get_attribute("aria-disabled") == "true"


def test_with_the_second_tap_set_the_first_only_chooses(seated: Any) -> None:
    """Where the player asked for it, one tap chooses the card and a second plays it."""
    table = seated(confirm=True)
    table.page.mouse.click(*table.card("8C"))
    table.page.wait_for_selector("[data-card='8C'][aria-pressed=true]")

    assert table.acts(most=0) == []
    table.page.mouse.click(*table.card("8C"))
    assert table.acts() == ["8C"]


def test_a_finished_trick_lies_until_it_is_tapped(seated: Any) -> None:
    """With the rest set to a tap, four cards lie on the mat until the reader goes on; a word marks the winner."""
    table = seated(rest="tap")
    table.server.happen(finish(play(table.server.view, 0, "8C", 1), 1))
    lying = table.page.locator(".trick [role=img]")
    table.page.wait_for_timeout(1500)

    assert lying.count() == 4
    assert table.page.locator(".trick").get_by_text("prende").count() == 1
    table.page.get_by_role("button", name="Avanti").click()
    table.page.wait_for_timeout(500)
    assert lying.count() == 0
    table.page.keyboard.press("l")
    assert "Ultima presa, a Mario" in table.page.get_by_role("dialog").inner_text()


def test_the_live_region_speaks_cards_tricks_and_turns(table: Table) -> None:
    """Each card, the trick and the reader's turn are said once, in words."""
    view = finish(play(table.server.view, 0, "8C", 1), 1)
    view["legal"] = []
    table.server.happen(view)
    table.page.wait_for_timeout(2600)
    said = table.page.get_by_role("log").inner_text()

    assert "Tu: otto di fiori" in said
    assert "Presa a Mario" in said


def test_a_lost_line_comes_back_without_a_reload(table: Table) -> None:
    """When the socket dies the page says so, keeps the cards, connects again and shows the same table."""
    table.page.evaluate("window.marker = 1")
    table.server.sockets[-1].close()
    table.page.wait_for_selector("text=Riprovo a collegarmi")

    assert table.page.locator("[data-hand] [data-card]").count() == 6
    table.page.wait_for_selector(".band.now")
    assert len(table.server.sockets) == 2
    assert table.page.evaluate("window.marker") == 1


def test_who_comes_back_is_told_again_whose_turn_it_is(table: Table) -> None:
    """After a drop the sign of the turn is given once more, not only when the question was new."""
    said = table.page.get_by_role("log")
    expect(said.get_by_text("Tocca a te")).to_have_count(1)
    table.server.sockets[-1].close()
    table.page.wait_for_selector("text=Riprovo a collegarmi")
    table.page.wait_for_selector(".band.now")

    expect(said.get_by_text("Tocca a te")).to_have_count(2)
    table.server.happen(table.server.view)
    table.page.wait_for_timeout(300)
    assert said.get_by_text("Tocca a te").count() == 2


def test_a_phone_that_wakes_up_connects_anew(table: Table) -> None:
    """A socket that slept in a pocket is not trusted: a new one brings the table, without a reload or a blank page."""
    table.page.evaluate("window.marker = 1")
    show = "asleep => { Object.defineProperty(document, 'hidden', {value: asleep, configurable: true});"
    show += " document.dispatchEvent(new Event('visibilitychange')); }"
    table.page.evaluate(show, True)
    table.page.evaluate("Date.now = (now => () => now() + 60000)(Date.now)")
    assert len(table.server.sockets) == 1
    table.page.evaluate(show, False)
    expect(table.page.get_by_role("log").get_by_text("Tocca a te")).to_have_count(2)

    assert len(table.server.sockets) == 2
    assert table.page.locator("[data-hand] [data-card]").count() == 6
    assert table.page.evaluate("window.marker") == 1


def test_leaving_is_far_from_the_hand_and_asks_once_more(table: Table) -> None:
    """Nothing beside the cards gives the seat up; in the menu the first tap says what it means, the second leaves."""
    asked: list[str] = []
    table.page.on("request", lambda request: asked.append(request.url) if "/leave" in request.url else None)
    assert table.page.get_by_role("button", name="Lascia").count() == 0
    table.page.get_by_role("button", name="Menu del tavolo").click()
    table.page.get_by_role("button", name="Lascia il tavolo").click()
    assert "qui non si torna" in table.page.get_by_role("dialog").inner_text()
    table.page.get_by_role("button", name="Resto al tavolo").click()
    assert asked == []
    table.page.get_by_role("button", name="Lascia il tavolo").click()
    table.page.get_by_role("button", name="Lascio").click()
    table.page.wait_for_url("**/")

    assert len(asked) == 1


def test_the_place_of_a_moved_card_survives_a_reload(table: Table) -> None:
    """A hand that the player has put in order is in that order when the page comes back."""
    hand = "all => all.map(card => card.dataset.card)"
    table.page.keyboard.press("h")
    table.page.keyboard.press("End")
    table.page.keyboard.press("Shift+ArrowLeft")
    before = table.page.locator("[data-hand] [data-card]").evaluate_all(hand)
    kept = table.page.evaluate("localStorage.getItem('mazziere.settings')")
    assert '"order":"own"' in kept
    table.page.add_init_script(f"localStorage.setItem('mazziere.settings', {kept!r})")
    table.page.reload()
    table.page.wait_for_selector("[data-hand] [data-card]")

    assert before[-2:] == ["8C", "10C"]
    assert table.page.locator("[data-hand] [data-card]").evaluate_all(hand) == before


def test_coming_online_connects_at_once(table: Table) -> None:
    """The page does not wait for its next turn when the network is back."""
    table.page.context.set_offline(True)
    table.page.wait_for_selector("text=Riprovo a collegarmi")
    table.page.context.set_offline(False)
    table.page.wait_for_selector(".band.now", timeout=1500)


def test_a_refusal_of_the_server_is_shown_and_the_card_stays(table: Table) -> None:
    """What the server refuses is told in its words; the card is still in the hand."""
    table.page.mouse.click(*table.card("8C"))
    table.server.say("refused", reason="STALE", words="Il tavolo è già andato avanti.", clause=None, action="8C")
    table.page.wait_for_selector("text=Il tavolo è già andato avanti.")

    assert table.page.locator("[data-hand] [data-card='8C']").count() == 1


def test_the_bidding_offers_what_is_legal_and_nothing_else(seated: Any) -> None:
    """In the second round there are the suits that may be named, and pass; a tap sends the call."""
    table = seated("second")
    calls = table.page.get_by_role("region", name="Le chiamate").get_by_role("button")

    assert calls.evaluate_all("all => all.map(one => one.innerText.trim())") == ["picche", "cuori", "quadri", "Passo"]
    table.page.get_by_role("button", name="Prendo cuori").click()
    assert table.acts() == ["name H"]


def test_the_end_of_a_deal_unfolds_the_sheet_and_ready_goes_on(seated: Any) -> None:
    """The sheet comes by itself with the lines of the deal; its one act says that the reader is ready."""
    table = seated("over")
    table.page.get_by_role("button", name="Prossima smazzata").click()
    table.page.wait_for_timeout(200)

    assert table.server.heard[-1] == {"type": "ready"}


def test_a_deal_that_nobody_took_is_said_and_goes_on_by_itself(seated: Any) -> None:
    """When all have passed no sheet opens: the band says so and the page is ready for the next deal."""
    table = seated("void")
    table.page.wait_for_selector(".band >> text=Nessuno ha preso")

    assert table.page.get_by_role("dialog").count() == 0
    table.page.wait_for_timeout(2000)
    assert table.server.heard == [{"type": "ready"}]


def test_the_robot_in_the_seat_gives_it_back(seated: Any) -> None:
    """When the clock ran out the band says who plays, and one tap takes the seat back."""
    table = seated("robot")
    table.page.get_by_role("button", name="Riprendo io").click()
    table.page.wait_for_timeout(200)

    assert table.server.heard == [{"type": "here"}]


def test_a_seat_that_a_robot_plays_for_somebody_says_so(table: Table) -> None:
    """The others see at the place card that a robot plays for the person whose name stands there."""
    view = copy.deepcopy(table.server.view)
    view["table"]["seats"][1] |= {"kind": "person", "here": False, "robot_plays": True}
    table.server.happen(view)

    expect(table.page.locator("[data-seat='1']")).to_contain_text(f"{view['table']['seats'][1]['name']} gioca un robot")


def test_the_device_gives_its_share_once(seated: Any) -> None:
    """Asked for chance, the page sends sixteen bytes for that commitment, and no second time."""
    table = seated()
    fair = {
        "kind": "fresh",
        "state": "asking",
        "commitment": "ab" * 32,
        "shares": [None] * 4,
        "seed": None,
        "deck": None,
        "cut": None,
    }
    view = copy.deepcopy(table.server.view)
    view["table"]["fair"] = fair
    table.server.happen(view)
    table.server.happen(view)
    table.page.wait_for_timeout(300)

    shares = [message for message in table.server.heard if message["type"] == "share"]
    assert len(shares) == 1
    assert shares[0]["commitment"] == "ab" * 32
    assert len(bytes.fromhex(shares[0]["bytes"])) == 16


@pytest.mark.parametrize("size", ["360", "390"])
def test_the_whole_hand_is_on_the_screen(seated: Any, size: str) -> None:
    """On the smallest phones all eight cards and the actions are within the screen, and the page does not scroll."""
    table = seated("eight")
    width, height = {"360": (360, 640), "390": (390, 844)}[size]
    table.page.set_viewport_size({"width": width, "height": height})
    boxes = [box.bounding_box() for box in table.page.locator("[data-card], .acts button").all()]

    assert len(boxes) == 9
    for box in boxes:
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width + 1
        assert box["y"] + box["height"] <= height
    assert table.page.evaluate("document.documentElement.scrollHeight") == height
