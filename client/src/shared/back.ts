/** The way back closes what lies open first, as phones do: while a drawer is open, the history has one entry more. */

let open: (() => void) | null = null;

const marked = (): boolean => (history.state as { drawer?: boolean } | null)?.drawer === true;

addEventListener('popstate', () => {
  if (marked()) return;
  const close = open;
  open = null;
  close?.();
});

/** For as long as the drawer is there; returns what takes the entry away again, unless another drawer or page has it by then. */
export function backCloses(close: () => void): () => void {
  open = close;
  if (!marked()) history.pushState({ drawer: true }, '');
  return () => {
    if (open !== close) return;
    open = null;
    setTimeout(() => {
      if (!open && marked()) history.back();
    });
  };
}
