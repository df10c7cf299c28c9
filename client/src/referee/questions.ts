/** What one can ask the referee, game by game, in the order of the list. */
import type { PositionRoom } from '../protocol.ts';
import { BIDDING, PLAY } from './questions/belotePlay.ts';
import { SAID } from './questions/beloteSaid.ts';
import { SCORE } from './questions/beloteScore.ts';
import { BRISCOLA } from './questions/briscola.ts';
import { BURRACO } from './questions/burraco.ts';
import type { Question } from './questions/question.ts';

const QUESTIONS: readonly Question[] = [...PLAY, ...SCORE, ...SAID, ...BIDDING, ...BRISCOLA, ...BURRACO];

/** What can be asked about a sheet. */
export const questionsOf = (room: PositionRoom): Question[] => QUESTIONS.filter((question) => question.on(room));
