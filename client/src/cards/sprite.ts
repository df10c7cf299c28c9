/** The pack as SVG symbols inside the page, so that suit colours and theme are the page's own. Art comes after the page. */

let shown = '';

/** Puts a pack's sprite into the page, in place of the one before; a failed read is tried again. */
export async function showPack(file: string, wait = 1000): Promise<void> {
  shown = file;
  try {
    const answer = await fetch(`/packs/${file}.svg`);
    if (!answer.ok) throw new Error(String(answer.status));
    const text = await answer.text();
    if (shown === file) place(text);
  } catch {
    if (shown === file) setTimeout(() => shown === file && void showPack(file, Math.min(wait * 2, 15000)), wait);
  }
}

function place(text: string): void {
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  svg.id = 'pack';
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('style', 'position:absolute;width:0;height:0');
  document.getElementById('pack')?.remove();
  document.body.prepend(document.importNode(svg, true));
}
