"""A tap while nobody can hear it."""

from typing import Any

from playwright.sync_api import expect


def test_a_card_is_not_offered_while_the_line_is_down(seated: Any) -> None:
    """Without a line no card stands up, and a tap on one says why."""
    table = seated()
    page = table.page
    expect(page.locator("[data-hand] .playable").first).to_be_visible()
    page.route_web_socket("**/ws/**", lambda socket: None)
    table.server.sockets[-1].close()
    page.wait_for_selector(".band >> text=Riprovo a collegarmi")
    expect(page.locator("[data-hand] .playable")).to_have_count(0)
    page.mouse.click(*table.card("8C"))
    page.get_by_role("alert").filter(has_text="Il tuo posto è salvo").wait_for()
    assert table.acts() == []


def test_a_tap_takes_the_seat_back_from_the_robot(seated: Any) -> None:
    """While a robot plays on this seat, a tap on a card says that the reader is here."""
    table = seated("robot")
    table.page.mouse.click(*table.card("8C"))
    table.page.wait_for_timeout(300)

    assert {"type": "here"} in table.server.heard
