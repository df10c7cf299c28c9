import { expect, test } from 'vitest';
import { commitmentOf, deckOf, firstHand, verdict } from '../src/fair/deal.ts';
import { packOf } from '../src/fair/packs.ts';
import type { Fair } from '../src/protocol.ts';

const seed = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
const commitment = '59d3003952caca1b86e54e182ca793033d7319057039727168b5bd9d4855af88';
const shared = 'QH 10D AS AD KD 7C 9C JD 7D 8D JH 8S QD 10C 7S JS 8H 9S AC 8C 7H AH KS QS KC KH JC 9H 10H 9D 10S QC'.split(' ');
const alone = '10S JD 9C 7S 7H QS JS QC AD AH 8C JC AC KH AS JH 9H 10D 7D 7C 8D QH 8H 10H 9S 9D KD 10C KC 8S KS QD'.split(' ');

const open = (change: Partial<Fair> = {}): Fair => ({ kind: 'fresh', state: 'open', commitment, seed, shares: ['', '', '0102', ''], deck: shared, cut: null, ...change });
const dealt = firstHand(shared, '3+2', 4, 2);
const witness = { commitment, share: '0102', seat: 2, seats: 4, dealer: 3, packets: '3+2', hand: dealt };

test('the page makes the commitment of the contract', () => {
  expect(commitmentOf(seed)).toBe(commitment);
});

test('the page shuffles bit for bit like the server, with shares and without', () => {
  expect(deckOf(seed, ['', '', '0102', ''])).toEqual(shared);
  expect(deckOf(seed, [null, null, null, null])).toEqual(alone);
});

test('a deal that kept its promise is fair', () => {
  expect(verdict(open(), witness)).toBe('fair');
});

test('another seed, another share or another deck is found out', () => {
  expect(verdict(open({ seed: seed.replace('00', '01') }), witness)).toBe('commitment');
  expect(verdict(open({ commitment: 'ff' }), witness)).toBe('commitment');
  expect(verdict(open(), { ...witness, share: '0103' })).toBe('share');
  expect(verdict(open({ deck: alone }), witness)).toBe('deck');
});

test('packets go round from the player after the dealer', () => {
  expect(firstHand(shared, '3+2', 4, 0)).toEqual(['QH', '10D', 'AS', 'QD', '10C']);
  expect(dealt).toEqual(['9C', 'JD', '7D', '8H', '9S']);
});

test('a hand that did not come from the promised pack is found out', () => {
  expect(verdict(open(), { ...witness, hand: firstHand(shared, '3+2', 4, 1) })).toBe('cards');
  expect(verdict(open(), { ...witness, hand: null })).toBe('fair');
});

test('the packs of every game are known, in their start order', () => {
  const italian = 'AD 2D 3D 4D 5D 6D 7D JD CD KD AC 2C 3C 4C 5C 6C 7C JC CC KC AS 2S 3S 4S 5S 6S 7S JS CS KS AB 2B 3B 4B 5B 6B 7B JB CB KB'.split(' ');
  expect(packOf([...italian].reverse())).toEqual(italian);
  expect(packOf(italian.filter((card) => card !== '2C'))).toHaveLength(39);
  const deck = deckOf(seed, ['', ''], italian);
  const briscola = { commitment, share: null, seat: 0, seats: 2, dealer: 1, packets: null, hand: null };
  expect(verdict(open({ shares: ['', ''], deck }), briscola)).toBe('fair');
  expect(verdict(open({ shares: ['', ''], deck: [...deck.slice(1), deck[1]!] }), briscola)).toBe('deck');
});
