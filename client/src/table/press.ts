/**
 * Taps and drags of cards. A tap counts when the finger lifts within 8 px of where it fell, or still on the card it fell on;
 * farther away the card is being dragged. A click without a finger (keyboard, screen reader) is a tap too.
 */

export const SLACK = 8;

export type Press = {
  tap: (card: HTMLElement, pointer: boolean) => void;
  drag?: (card: HTMLElement, move: { dx: number; dy: number; x: number; y: number }) => void;
  /** Says whether the drop meant something; if not, and the card came back to its own place, it was a tap. */
  drop?: (card: HTMLElement, at: { x: number; y: number }) => boolean;
  cancel?: (card: HTMLElement) => void;
};

/** An attachment for the element that holds the cards; a card is a button with `data-card`. */
export function press(handlers: Press) {
  return (node: HTMLElement): (() => void) => {
    let start: { card: HTMLElement; id: number; x: number; y: number; box: DOMRect; dragging: boolean } | null = null;
    let handled = 0;

    const cardOf = (event: Event): HTMLElement | null => (event.target as Element).closest<HTMLElement>('[data-card]');

    const down = (event: PointerEvent): void => {
      const card = cardOf(event);
      if (!card || event.button !== 0 || (start && !event.isPrimary)) return;
      // A first finger that comes down means that no other is down: the card of the last press left the page under it.
      if (start) handlers.cancel?.(start.card);
      start = { card, id: event.pointerId, x: event.clientX, y: event.clientY, box: card.getBoundingClientRect(), dragging: false };
      card.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!start.dragging && Math.hypot(dx, dy) <= SLACK) return;
      start.dragging = true;
      handlers.drag?.(start.card, { dx, dy, x: event.clientX, y: event.clientY });
    };
    const up = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id) return;
      const { card, box, dragging } = start;
      start = null;
      handled = event.timeStamp;
      // Taken from under the finger: neither that card is meant any more nor the one that lies there now.
      if (!card.isConnected) return handlers.cancel?.(card);
      const at = { x: event.clientX, y: event.clientY };
      if (!dragging) return handlers.tap(card, true);
      const home = at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom;
      const meant = handlers.drop?.(card, at) ?? false;
      if (!meant && home) handlers.tap(card, true);
    };
    const cancel = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id) return;
      const { card } = start;
      start = null;
      handlers.cancel?.(card);
    };
    const click = (event: MouseEvent): void => {
      const card = cardOf(event);
      if (card && (event.detail === 0 || event.timeStamp - handled > 700)) handlers.tap(card, false);
    };

    const listen = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel, click } as Record<string, (event: never) => void>;
    for (const [type, heard] of Object.entries(listen)) node.addEventListener(type, heard as EventListener);
    return () => {
      for (const [type, heard] of Object.entries(listen)) node.removeEventListener(type, heard as EventListener);
    };
  };
}
