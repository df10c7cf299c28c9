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


def test_a_name_that_is_taken_is_asked_about(server: Server, browser: Browser) -> None:
    """Saving under a name that is there asks; the kept sheet is read, and compared with its printed one."""
    phone = Phone(browser, f"{server.url}/play", width=360, height=640)
    page = phone.page
    option, name = page.get_by_label("La belote di chi fallisce", exact=True), page.get_by_label("Come si chiamano")
    page.locator("details summary", has_text="Belote e rebelote").click()
    option.select_option(label="Resta a chi ce l’ha.")
    name.fill("Casa")
    page.get_by_role("button", name="Tieni queste regole").tap()
    page.get_by_text("Tenute: Casa.").wait_for()
    page.get_by_label("Si gioca a", exact=True).evaluate("one => { one.closest('details').open = true }")
    page.get_by_label("Si gioca a", exact=True).fill("900")
    page.get_by_label("Si gioca a", exact=True).blur()
    page.get_by_role("button", name="Tieni queste regole").tap()
    page.get_by_text("Hai già un regolamento che si chiama Casa.").wait_for()
    assert look(phone) == []
    page.get_by_role("button", name="Un altro nome").tap()
    assert name.evaluate("one => one === document.activeElement")
    page.get_by_role("button", name="Tieni queste regole").tap()
    page.get_by_role("button", name="Sostituisci").tap()
    page.get_by_text("Tenute: Casa.").wait_for()
    assert len(page.context.request.get(f"{server.url}/api/own").json()) == 1

    page.get_by_role("link", name="Leggi").tap()
    page.get_by_text("Diverso da Belote di Pinasca: 1500").wait_for()
    assert page.locator("#sheet option:checked").inner_text() == "Casa"
    page.reload()
    page.get_by_text("Diverso da Belote di Pinasca: 1500").wait_for()
    assert page.locator("li.pen").count() == 2
    assert look(phone) == []
    page.locator("#other").select_option("belote-pinasca")
    page.get_by_role("columnheader", name="Casa (da Belote di Pinasca)").wait_for()
    assert page.locator("td").count() == 4
    assert phone.faults == []
    phone.close()
