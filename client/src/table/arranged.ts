/** The order that a player gave to a hand: it lasts as long as the tab, so that a reload does not lose it. */

const key = (table: string): string => `mazziere.hand.${table}`;

export function arranged(table: string): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(table)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((card) => typeof card === 'string') : [];
  } catch {
    return []; // a browser that forbids storage still plays
  }
}

export function arrange(table: string, cards: string[]): string[] {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(cards));
  } catch {
    /* see above */
  }
  return cards;
}
