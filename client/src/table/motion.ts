/** Travel of cards: from where they were to where they belong, never in the way of a hand. */

const EASE = 'cubic-bezier(.2,.8,.3,1)';

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Places where cards set out from: a seat's place card, or the card's own place in the hand before it was played. */
const origins = new Map<string, DOMRect>();

export const remember = (key: string, element: Element): void => void origins.set(key, element.getBoundingClientRect());

export function forget(key: string): DOMRect | undefined {
  const box = origins.get(key);
  origins.delete(key);
  return box;
}

/** Brings `node` from `from` to where it stands. */
export function arrive(node: Element, from: DOMRect | undefined, ms = 180): void {
  if (!from || !node.animate) return;
  if (still()) {
    node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 80 });
    return;
  }
  const to = node.getBoundingClientRect();
  if (!to.width) return;
  const scale = Math.min(from.width / to.width, 1);
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  node.animate([{ transform: `translate(${dx}px,${dy}px) scale(${scale})` }, { transform: 'none' }], { duration: ms, easing: EASE });
}

/** Sends `node` towards `to` and leaves it there, faded. */
export function leave(node: Element, to: DOMRect | undefined, ms = 260): void {
  if (!node.animate) return;
  if (still() || !to) {
    node.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 80, fill: 'forwards' });
    return;
  }
  const from = node.getBoundingClientRect();
  const dx = to.left + to.width / 2 - (from.left + from.width / 2);
  const dy = to.top + to.height / 2 - (from.top + from.height / 2);
  node.animate(
    [{ transform: 'none', opacity: 1 }, { transform: `translate(${dx}px,${dy}px) scale(.4)`, opacity: 0.2 }],
    { duration: ms, easing: EASE, fill: 'forwards' },
  );
}

/** A refused card dips 6 px and comes back; it never shakes. */
export function dip(node: Element): void {
  if (still() || !node.animate) return;
  node.animate([{ translate: '0 0' }, { translate: '0 6px' }, { translate: '0 0' }], { duration: 140, easing: 'ease-in-out' });
}
