/** The address bar and nothing else: `/`, `/play`, `/rules/SHEET`, `/referee?POSITION`, `/settings`, `/tables/ID`, `/contests`, `/contests/ID`, its `desk` and `projector`, `/t/CODE`. */

const here = $state({ path: location.pathname });

addEventListener('popstate', () => (here.path = location.pathname));

export const path = (): string => here.path;

/** Shows another page; `replace` leaves no way back to the one before. */
export function go(to: string, replace = false): void {
  if (to === location.pathname + location.search) return;
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  here.path = location.pathname;
  scrollTo(0, 0);
}

/** A link's click that stays within the page. */
export function stay(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download') || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
