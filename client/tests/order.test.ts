import { expect, test } from 'vitest';
import { moved, ordered } from '../src/cards/order.ts';

const hand = '7S AH JD 9D AD 10C KC QS'.split(' ');

test('trumps stand first, by their own strength; the other suits follow in the order of the pack', () => {
  expect(ordered(hand, 'D', 'strong').join(' ')).toBe('JD 9D AD QS 7S AH 10C KC');
});

test('without a trump every suit is in plain order', () => {
  expect(ordered(hand, null, 'strong').join(' ')).toBe('QS 7S AH AD JD 9D 10C KC');
});

test('under tout atout every suit is in trump order', () => {
  expect(ordered(['AD', 'JD', '9D', '7S', 'JS'], 'all', 'strong').join(' ')).toBe('JS 7S JD 9D AD');
});

test('low cards may stand first', () => {
  expect(ordered(['AD', '7D', 'KD'], null, 'weak').join(' ')).toBe('7D KD AD');
});

test('red and black take turns where they can', () => {
  const suits = ordered(['AS', 'AH', 'AD', 'AC'], null, 'colours').map((card) => 'HD'.includes(card.slice(-1)));
  expect(suits).toEqual([true, false, true, false]);
});

test('a hand that was arranged stays so, and new cards come at its end', () => {
  expect(ordered(['AD', '7D', 'KD', 'QS'], null, 'own', ['KD', 'AD', '9C'])).toEqual(['KD', 'AD', 'QS', '7D']);
});

test('a card moves to a place and loses none', () => {
  expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
});
