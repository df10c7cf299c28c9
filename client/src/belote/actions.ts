/** What stands in the row under the hand, from what the server says is legal. */
import type { View } from '../protocol.ts';
import { cap, say } from '../say/messages.svelte.ts';
import type { Action } from '../table/Actions.svelte';
import type { DrawerName } from '../table/drawers.ts';

/** The legal action that plays `card`, with its word if it is to be announced and may be; null if the card may not be played. */
export function cardAction(legal: readonly string[], card: string, announce: boolean): string | null {
  const ways = legal.filter((action) => action === card || action.startsWith(`${card} `));
  const spoken = ways.find((action) => action !== card);
  return (announce ? spoken : undefined) ?? ways.find((action) => action === card) ?? spoken ?? null;
}

type Row = { announce: boolean; toggle: () => void; open: (name: DrawerName) => void; call: (call: string) => void; last: boolean };

/** A double at any time, belote and declarations only when they exist; then the order of the hand, the last trick, phrases where people can hear them. */
export function actionsOf(view: View, { announce, toggle, open, call, last }: Row): Action[] {
  const { legal, table } = view;
  const out: Action[] = [];
  if (legal.includes('double')) out.push({ key: 'double', name: cap(say('table.call.double')), icon: 'speak', strong: true, act: () => call('double') });
  const word = legal.map((action) => /^\S+ (belote|rebelote)$/.exec(action)?.[1]).find(Boolean);
  if (word && legal.some((action) => legal.includes(`${action} ${word}`))) {
    out.push({ key: 'belote', name: say(`table.belote.${word}`), icon: 'speak', pressed: announce, strong: true, act: toggle });
  }
  if (legal.some((action) => action.startsWith('declare '))) {
    out.push({ key: 'declare', name: say('table.declare'), icon: 'speak', strong: true, act: () => open('declare') });
  }
  out.push({ key: 'order', name: say('table.order.short'), icon: 'sort', act: () => open('order') });
  if (last) out.push({ key: 'last', name: say('table.last'), icon: 'last', act: () => open('last') });
  const people = table.seats.filter((seat) => seat.kind === 'person').length;
  if (people > 1 && table.phrases.length && table.you !== null) out.push({ key: 'say', name: say('table.phrases'), icon: 'talk', act: () => open('say') });
  return out;
}
