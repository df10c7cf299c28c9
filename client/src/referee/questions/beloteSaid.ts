/** Belote's questions about what was said: belote and rebelote, runs and groups. */
import type { PositionRoom } from '../../protocol.ts';
import { cardsIn, groupsIn } from '../position.ts';
import { chosen, yes, type Question } from './question.ts';

const OPEN = ['hand', 'table_up', 'table_down', 'other_player'];
const CLOSED = ['hand', 'other_player'];
const declared = (room: PositionRoom): boolean => room.has.includes('declarations');

const couple: Question = {
  name: 'belote',
  kind: 'belote_rebelote',
  on: (room) => room.game === 'belote',
  fields: (room) => [
    { name: 'trump', kind: 'trump' },
    { name: 'royal', kind: 'cards', most: 1, ranks: ['K', 'Q'] },
    { name: 'other_at', kind: 'choice', values: room.down ? OPEN : CLOSED },
    ...chosen({ name: 'announced', kind: 'flag' }, room.has.includes('announced')),
  ],
  build: ({ trump, royal, other_at, announced }, room) =>
    trump && royal && other_at ? { trump, first: cardsIn(royal)[0], other_at, ...(room.has.includes('announced') ? { announced: yes(announced) } : {}) } : null,
};

const detect: Question = {
  name: 'detect',
  kind: 'declarations',
  on: declared,
  fields: (room) => [{ name: 'trump', kind: 'trump' }, { name: 'hand', kind: 'cards', most: room.hand }],
  build: ({ trump, hand }, room) => (trump && cardsIn(hand).length === room.hand ? { kind: 'detect', trump, hand: cardsIn(hand) } : null),
};

/** Among three the taker is alone against the two others, who put together what they hold. */
const alone = (room: PositionRoom): boolean => room.players === 3;

const compare: Question = {
  name: 'declarations',
  kind: 'declarations',
  on: declared,
  fields: (room) => [
    { name: 'trump', kind: 'trump' },
    ...chosen({ name: 'taker', kind: 'choice', values: ['A', 'B'] }, !alone(room)),
    { name: alone(room) ? 'A_alone' : 'A', kind: 'groups' },
    { name: 'A_false', kind: 'flag' },
    { name: alone(room) ? 'B_two' : 'B', kind: 'groups' },
    { name: 'B_false', kind: 'flag' },
    { name: 'first', kind: 'choice', values: ['A', 'B'], optional: true },
  ],
  build: (position, room) => {
    const { trump, A_false, B_false, first } = position;
    const [taker, ours, theirs] = alone(room) ? ['A', position['A_alone'], position['B_two']] : [position['taker'], position['A'], position['B']];
    return trump && taker && (ours || theirs)
      ? { kind: 'compare', trump, taker, A: groupsIn(ours), B: groupsIn(theirs), A_false: yes(A_false), B_false: yes(B_false), first: first ? first : null }
      : null;
  },
};

export const SAID: readonly Question[] = [couple, compare, detect];
