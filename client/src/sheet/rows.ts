/** Score lines as rows of the sheet: what was the same for both sides stands in one row. */
import type { LineView } from '../protocol.ts';

export type SheetRow = { what: string; clause: string | null; counted: boolean; cards: string[]; detail: Record<string, unknown>; points: (number | null)[]; side: number | null };

const alike = (row: SheetRow, line: LineView): boolean =>
  row.what === line.what && row.clause === line.clause && row.counted === line.counted && row.points[line.side] === null && !row.cards.length && !line.cards.length &&
  JSON.stringify(row.detail) === JSON.stringify(line.detail);

/** One row a line; a line that the other side has too, with the same words and clause, joins its row. */
export function sheetRows(lines: readonly LineView[], sides: number): SheetRow[] {
  const rows: SheetRow[] = [];
  for (const line of lines) {
    const found = rows.find((row) => alike(row, line));
    if (found) {
      found.points[line.side] = line.points;
      found.side = null;
      continue;
    }
    const points: (number | null)[] = Array.from({ length: sides }, () => null);
    points[line.side] = line.points;
    rows.push({ what: line.what, clause: line.clause, counted: line.counted, cards: line.cards, detail: line.detail, points, side: line.side });
  }
  return rows;
}

/** `points:1500` as its kind and number. */
export function lengthOf(target: string): { kind: string; count: number } {
  const [kind = '', count = '0'] = target.split(':');
  return { kind, count: Number(count) };
}
