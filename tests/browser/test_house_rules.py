"""House rules on a phone: changed, refused where they clash, kept under a name, played by."""

from playwright.sync_api import Browser
from tests.browser.player import Phone
from tests.browser.test_deal import look
from tests.server.process import Server


def test_house_rules_become_a_sheet_of_ones_own(server: Server, browser: Browser) -> None:
    """A clash is said at its option and cannot be kept; a good change is kept, chosen and told at the table."""
    phone = Phone(browser, f"{server.url}/play", width=360, height=640)
    page = phone.page
    page.locator("details summary").first.click()
    page.get_by_label("Mazzo", exact=True).fill("24")
    page.get_by_label("Mazzo", exact=True).blur()
    page.locator(".option .clash").first.wait_for()
    assert "In tre si gioca con 24 carte" in page.locator(".option .clash").first.inner_text()
    assert page.get_by_role("button", name="Tieni queste regole").is_disabled()
    assert look(phone) == []
    page.get_by_role("button", name="Come dice il foglio").first.click()
    page.locator("details summary", has_text="Belote e rebelote").click()
    page.get_by_label("La belote di chi fallisce", exact=True).select_option(label="Resta a chi ce l’ha.")
    page.get_by_label("Come si chiamano queste regole").fill("Casa Rossi")
    page.get_by_role("button", name="Tieni queste regole").click()
    page.get_by_text("da Belote di Pinasca").wait_for()
    assert look(phone) == []
    page.reload()
    page.get_by_text("da Belote di Pinasca").wait_for()
    assert page.get_by_role("radio", name="Casa Rossi").is_checked()
    page.get_by_role("button", name="Gioca subito").click()
    page.wait_for_selector("[data-hand] [data-card]")
    assert phone.faults == []
    phone.close()
