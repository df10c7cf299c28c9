"""What axe finds on a page that has come to rest."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

# A drawer that is still unfolding is half transparent: axe would judge a colour that nobody reads. Endless animations
# never come to rest and are not waited for; two frames let a change that was just made start its own.
AT_REST = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () => document.getAnimations()
        .filter(it => it.playState === 'running' && it.effect?.getComputedTiming().endTime !== Infinity);
    do {
        await frame();
        await frame();
        await Promise.allSettled(moving().map(it => it.finished));
    } while (moving().length);
}"""


def violations(page: Page) -> list[str]:
    """Each broken rule with the pieces of the page that break it; the page is waited for until nothing moves."""
    page.evaluate(AT_REST)
    found = Axe().run(page).response["violations"]
    return [f"{fault['id']}: {[node['html'][:120] for node in fault['nodes']]}" for fault in found]
