import { expect, test } from 'vitest';
import type { LineView } from '../src/protocol.ts';
import { cardAction } from '../src/belote/actions.ts';
import { restored } from '../src/settings/settings.svelte.ts';
import { lengthOf, sheetRows } from '../src/sheet/rows.ts';
import { minutes, secondsTo, serverTime } from '../src/table/clock.svelte.ts';
import { shortcut } from '../src/table/keys.ts';
import { placeOf, sideOf } from '../src/table/seats.ts';

const line = (side: number, change: Partial<LineView> = {}): LineView => ({ side, what: 'belote.line.cards', points: 10, counted: true, clause: 'A', cards: [], detail: {}, ...change });

test('a message that came late does not move the deadline', () => {
  const ahead = 1_000_000; // the server's clock is so far ahead of this device
  const shown = (): number | null => secondsTo(Date.now() + ahead + 30_500);
  serverTime(Date.now() + ahead);
  const before = shown();
  expect(before).toBeGreaterThanOrEqual(30);
  serverTime(Date.now() + ahead - 3000);
  expect(shown()).toBe(before);
  serverTime(Date.now() + ahead + 2000); // one that came faster
  expect(shown()).toBe(before! - 2);
  serverTime(Date.now()); // the clock of the device was set anew
  expect(shown()).toBeGreaterThan(1000);
});

test('anticlockwise the next player sits at the right, clockwise at the left', () => {
  expect([0, 1, 2, 3].map((seat) => placeOf(seat, 0, 4, 'ccw'))).toEqual(['S', 'E', 'N', 'W']);
  expect([0, 1, 2, 3].map((seat) => placeOf(seat, 2, 4, 'cw'))).toEqual(['N', 'E', 'S', 'W']);
});

test('pairs sit across, two and three play alone', () => {
  expect([0, 1, 2, 3].map((seat) => sideOf(seat, 4))).toEqual([0, 1, 0, 1]);
  expect([0, 1, 2].map((seat) => sideOf(seat, 3))).toEqual([0, 1, 2]);
});

test('what both sides have stands in one row, what differs does not', () => {
  expect(sheetRows([line(0, { points: 84 }), line(1, { points: 68 })], 2)).toMatchObject([{ points: [84, 68], side: null }]);
  expect(sheetRows([line(0), line(1, { counted: false })], 2)).toHaveLength(2);
  expect(sheetRows([line(0), line(0)], 2)).toHaveLength(2);
  expect(sheetRows([line(0, { cards: ['AH'] }), line(1)], 2)).toHaveLength(2);
});

test('a length is its kind and its number', () => {
  expect(lengthOf('points:1500')).toEqual({ kind: 'points', count: 1500 });
});

test('a card is played with its word only where it was asked for, or where there is no other way', () => {
  expect(cardAction(['KH', 'KH belote'], 'KH', false)).toBe('KH');
  expect(cardAction(['KH', 'KH belote'], 'KH', true)).toBe('KH belote');
  expect(cardAction(['KH belote'], 'KH', false)).toBe('KH belote');
  expect(cardAction(['10H'], '0H', false)).toBeNull();
});

test('damaged settings cost only what is damaged', () => {
  expect(restored('{"theme":"pink","four":true,"volume":7,"rest":"3"}', ['fr-CA'])).toMatchObject({ theme: 'system', four: true, volume: 0.6, rest: '3', language: 'fr' });
  expect(restored('nonsense', ['de']).language).toBe('it');
  expect(restored('null', []).order).toBe('strong');
});

test('time is told in minutes and seconds', () => {
  expect([0, 9, 75].map(minutes)).toEqual(['0:00', '0:09', '1:15']);
});

test('keys are left alone while one types or holds a modifier', () => {
  const press = (target: Element, init: KeyboardEventInit): KeyboardEvent => {
    const event = new KeyboardEvent('keydown', init);
    Object.defineProperty(event, 'target', { value: target });
    return event;
  };
  const [page, field] = [document.createElement('div'), document.createElement('input')];
  expect(shortcut(press(page, { key: 'L' }))).toBe('last');
  expect(shortcut(press(field, { key: 'l' }))).toBeNull();
  expect(shortcut(press(page, { key: 'l', ctrlKey: true }))).toBeNull();
  expect(shortcut(press(page, { key: 'x' }))).toBeNull();
});
