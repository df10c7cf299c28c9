/** Belote's questions about cards: what may be played, who wins, whether the tricks on the table were in order. */
import type { PositionRoom } from '../../protocol.ts';
import { callsIn, cardsIn, groupsIn } from '../position.ts';
import { chosen, seats, type Question } from './question.ts';

const belote = (room: PositionRoom): boolean => room.game === 'belote';
const auction = (room: PositionRoom): boolean => room.bids.length > 0;

const legal: Question = {
  name: 'legal',
  kind: 'legal_moves',
  on: belote,
  fields: (room) => [
    { name: 'trump', kind: 'trump' },
    ...chosen({ name: 'hand', kind: 'cards', most: room.hand, optional: room.up > 0 }, room.hand),
    ...chosen({ name: 'table_up', kind: 'cards', most: room.up, optional: room.hand > 0 }, room.up),
    ...chosen({ name: 'table_down', kind: 'cards', most: room.down, optional: true }, room.down),
    { name: 'trick', kind: 'cards', most: room.players - 1, optional: true },
  ],
  build: ({ trump, hand, trick, table_up, table_down }) =>
    trump && (hand || table_up)
      ? { trump, hand: cardsIn(hand), trick: cardsIn(trick), table_up: cardsIn(table_up), table_down: cardsIn(table_down) }
      : null,
};

const trick: Question = {
  name: 'trick',
  kind: 'trick_winner',
  on: belote,
  fields: (room) => [{ name: 'trump', kind: 'trump' }, { name: 'trick', kind: 'cards', most: room.players }],
  build: ({ trump, trick }) => (trump && trick ? { trump, trick: cardsIn(trick) } : null),
};

/** Games in which every card of a player is played: the tricks tell the hands. */
const closedHands = (room: PositionRoom): boolean => belote(room) && room.up === 0 && room.hand !== 9;

const tricks: Question = {
  name: 'tricks',
  kind: 'replays',
  on: closedHands,
  fields: (room) => [
    { name: 'trump', kind: 'trump' },
    { name: 'leader', kind: 'choice', values: seats(room) },
    { name: 'tricks', kind: 'groups', size: room.players, most: room.hand },
  ],
  build: ({ trump, leader, tricks }, room) => {
    const whole = groupsIn(tricks).filter((cards) => cards.length === room.players);
    return trump && leader && whole.length ? { trump, leader: Number(leader), tricks: whole.map((cards) => ({ cards })) } : null;
  },
};

const bidding: Question = {
  name: 'bidding',
  kind: 'bidding',
  on: belote,
  fields: (room) => [...chosen({ name: 'turn', kind: 'trump' }, !auction(room)), { name: 'calls', kind: 'calls' }],
  build: ({ turn, calls }, room) => (calls && (turn || auction(room)) ? { ...(turn ? { turn } : {}), calls: callsIn(calls) } : null),
};

export const PLAY: readonly Question[] = [legal, trick, tricks];
export const BIDDING: readonly Question[] = [bidding];
