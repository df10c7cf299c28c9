import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cardName } from '../src/cards/names.ts';
import { use, type Bundle } from '../src/say/messages.svelte.ts';

use('it', JSON.parse(readFileSync(join(import.meta.dirname, '../../src/mazziere/messages/table/it.json'), 'utf8')) as Bundle);

test.each([
  ['10H', 'dieci di cuori'],
  ['JK', 'jolly'],
  ['JK=A', 'jolly come asso'],
  ['JK=10', 'jolly come dieci'],
  ['2C=9H', 'due di fiori come nove di cuori'],
])('%s is said %s', (card, words) => {
  expect(cardName(card)).toBe(words);
});
