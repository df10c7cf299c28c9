// Written by scripts/protocol.py from src/mazziere/server/messages.py. Do not edit: change the structs.

export const VERSION = 1;

/** A card and what it counts. */
export interface CardPoints {
  card: string;
  points: number;
}

/** Cards from the strongest to the weakest, or by value. */
export interface CardOrder {
  title: string;
  cards: CardPoints[];
}

/** One value that an option may take, in plain values and in words. */
export interface ValueWords {
  value: unknown;
  words: string;
}

/** One option of a sheet, with the value it has there and what else it may be. */
export interface OptionPage {
  name: string;
  title: string;
  help: string | null;
  kind: "choice" | "length" | "many" | "number" | "switch";
  value: unknown;
  words: string;
  values: ValueWords[];
  least: number | null;
  most: number | null;
  none: boolean;
  clause: string | null;
  decision: string | null;
  authority: string | null;
}

/** The options of one moment of the game. */
export interface OptionGroup {
  name: string;
  title: string;
  options: OptionPage[];
}

/** One option in two sheets. */
export interface RuleRow {
  title: string;
  one: string;
  other: string;
}

/** Where two sheets differ within one moment of the game. */
export interface RowGroup {
  title: string;
  rows: RuleRow[];
}

/** A position that the referee has ruled on under this sheet: what may be played, or who wins. */
export interface RuleExample {
  title: string;
  trump: string | null;
  trick: string[];
  hand: string[];
  legal: string[];
  winner: number | null;
  words: string[];
  clause: string | null;
}

/** One option in words. `elsewhere`: what the parent sheet says, where that is something else. */
export interface RuleLine {
  name: string;
  title: string;
  words: string;
  help: string | null;
  clause: string | null;
  sentence: string | null;
  decision: string | null;
  authority: string | null;
  elsewhere: string | null;
}

/** One moment of the game. */
export interface RuleGroup {
  name: string;
  title: string;
  about: string | null;
  lines: RuleLine[];
}

/** What the text leaves open, and how this sheet settles it. */
export interface RuleQuestion {
  id: string;
  question: string;
  answer: string;
}

/** One sheet in the list to choose from. `source` and `text`: whose rules, and of which date. */
export interface SheetHead {
  name: string;
  game: string;
  title: string;
  note: string | null;
  seats: number;
  sides: number[];
  direction: "ccw" | "cw";
  source: string;
  text: string | null;
}

/** Two sheets of a game side by side, where they differ. */
export interface RulesBeside {
  one: SheetHead;
  other: SheetHead;
  groups: RowGroup[];
}

/** Something that a player from elsewhere would not expect, for the table's face. */
export interface Difference {
  key: string;
  words: string;
}

/** A sheet for somebody who wants to learn it. `parent` and `parent_title`: the sheet that it extends. */
export interface RulesPage {
  head: SheetHead;
  parent: string | null;
  parent_title: string | null;
  about: string[];
  orders: CardOrder[];
  examples: RuleExample[];
  groups: RuleGroup[];
  questions: RuleQuestion[];
  clauses: Record<string, string>;
  differs: Difference[];
}

/** A whole sheet in words. */
export interface SheetPage {
  head: SheetHead;
  groups: OptionGroup[];
  clauses: Record<string, string>;
  differs: Difference[];
}

/** A phrase that somebody said; the words are the message of that key. */
export interface Phrase {
  seat: number;
  name: string;
  phrase: string;
  at: number;
}

/** One seat. `here`: the person's page is connected; `robot_plays`: a robot plays until the person is back. */
export interface SeatView {
  name: string;
  kind: "bot" | "free" | "person";
  here: boolean;
  robot_plays: boolean;
}

/** A table seen from outside: in the lobby and on an invitation. */
export interface TableHead {
  id: string;
  sheet: string;
  title: string;
  pace: "calm" | "fast" | "normal";
  seats: SeatView[];
  you: number | null;
  free: number[];
  waiting: boolean;
  over: boolean;
  scores: number[];
  kept_until: number;
}

/** How the deal came about. Seed, deck and cut are null until the deal is over. */
export interface Fair {
  kind: "collected" | "fresh";
  state: "asking" | "dealt" | "open";
  commitment: string | null;
  shares: (string | null)[];
  seed: string | null;
  deck: string[] | null;
  cut: number | null;
}

/** The table itself: rules, seats, fairness. `rules`: sheet and house rules in one word, for the rules pages. */
export interface TableView {
  id: string;
  sheet: string;
  rules: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  differs: Difference[];
  pace: "calm" | "fast" | "normal";
  seats: SeatView[];
  you: number | null;
  direction: "ccw" | "cw";
  phrases: string[];
  kept_until: number;
  fair: Fair | null;
}

/** Points in prison, and the side they came from. */
export interface HeldPoints {
  owner: number;
  points: number;
}

/** One line of a score. `what` is a message key; a line that is not `counted` is shown struck. */
export interface LineView {
  side: number;
  what: string;
  points: number;
  counted: boolean;
  clause: string | null;
  cards: string[];
  detail: Record<string, unknown>;
}

/** A finished deal of the match, with the lines that made its points. */
export interface DealHead {
  number: number;
  dealer: number;
  taker: number | null;
  trump: string | null;
  outcome: string;
  points: number[];
  lines: LineView[];
  clause: string | null;
}

/** The match so far. `target` is what ends it, such as `points:1500`. */
export interface MatchView {
  number: number;
  sides: number[];
  scores: number[];
  held: HeldPoints | null;
  target: string;
  dealer: number;
  deals: DealHead[];
  winner: number | null;
}

/** Why one of your cards may not be played now. */
export interface Why {
  action: string;
  reason: string;
  words: string;
  clause: string | null;
}

/** Between deals: what comes next, which seats are ready for it, when it begins at the latest. */
export interface Ready {
  next: "deal" | "match";
  seats: number[];
  ends: number | null;
}

/** Everything that one viewer may see of a table, and nothing else. `deal` is the game's own view. */
export interface View {
  seq: number;
  now: number;
  table: TableView;
  match: MatchView;
  deal: unknown;
  legal: string[];
  why: Why[];
  answered: string | null;
  ends: number | null;
  turn_ends: number | null;
  ready: Ready | null;
  chat: Phrase[];
}

/** Every error over HTTP: a message key, the words in the reader's language, the parameters of the message. */
export interface Failure {
  key: string;
  words: string;
  detail: Record<string, unknown>;
}

/** A position to rule on: its kind and its inputs, as in the files of cases (`tests/golden/README.md`). */
export interface Case {
  kind: string;
  case: Record<string, unknown>;
}

/** One step of a ruling in words, with the clause that it rests on and that clause in words. */
export interface RulingStep {
  what: string;
  words: string;
  clause: string | null;
  sentence: string | null;
  detail: Record<string, unknown>;
}

/** A ruling: the answer in the fields of its kind, and how it came about. */
export interface RulingPage {
  answer: Record<string, unknown>;
  steps: RulingStep[];
}

/** What a position of a sheet may hold: see `referee.room.Room`. `refused`: why house rules cannot be. */
export interface PositionRoom {
  sheet: string;
  game: string;
  title: string;
  refused: string | null;
  players: number;
  sides: string[];
  cards: string[];
  copies: number;
  trumps: string[];
  hand: number;
  up: number;
  down: number;
  totals: Record<string, number>;
  bids: string[];
  calls: string[];
  has: string[];
}

/** Who wants to be called how. Without a name: a guest's name. */
export interface Guest {
  name?: string;
}

/** A table to open. `options` are house rules; `persons` seats are kept for people, the others are robots'. */
export interface NewTable {
  sheet: string;
  options?: Record<string, unknown>;
  pace?: "calm" | "fast" | "normal";
  persons?: number;
  named?: string;
}

/** Options of a sheet to be tried together. */
export interface HouseRules {
  sheet: string;
  options?: Record<string, unknown>;
}

/** Whether house rules make sense together: why not, and at which options; what differs from the sheet. */
export interface HouseVerdict {
  refused: string | null;
  options: string[];
  differs: Difference[];
}

/** House rules to keep under a name; a sheet of this name is replaced only where `replace` says so. */
export interface SaveSheet {
  name: string;
  sheet: string;
  options: Record<string, unknown>;
  replace?: boolean;
}

/** One's own sheet in the list: its name, the printed sheet it comes from, what differs, its rules pages' word. */
export interface OwnSheetPage {
  id: string;
  name: string;
  sheet: string;
  rules: string;
  game: string;
  parent_title: string;
  options: Record<string, unknown>;
  differs: Difference[];
}

/** Which seat; without: the first free one. */
export interface SitDown {
  seat?: number | null;
}

/** The id of a new table. */
export interface Opened {
  id: string;
}

/** What the book would do on one's own seat at `seq`, with which cards of the hand, and why, in sentences. */
export interface Hint {
  seq: number;
  action: string;
  cards: string[];
  words: string[];
}

/** The seat that one sits on now. */
export interface Seated {
  seat: number;
}

/** Whoever asks. `name` is null without a session; `guest`: the name was given by the server. */
export interface Me {
  name: string | null;
  guest: boolean;
  tables: TableHead[];
}

/** First, after every reconnect, and after something that came too late. */
export interface ViewMessage {
  type: "view";
  v: number;
  seq: number;
  view: View;
}

/** What happened, in order, and the view after it. */
export interface EventMessage {
  type: "event";
  v: number;
  seq: number;
  events: Record<string, unknown>[];
  view: View;
}

/** What was sent is not possible, and why. Nothing changed. */
export interface RefusedMessage {
  type: "refused";
  v: number;
  seq: number;
  reason: string;
  words: string;
  clause: string | null;
  action: string | null;
}

/** A deadline moved, or somebody came or went, although nothing happened in the game. */
export interface ClockMessage {
  type: "clock";
  v: number;
  seq: number;
  now: number;
  ends: number | null;
  turn_ends: number | null;
  seats: SeatView[];
}

/** Somebody said a phrase. */
export interface ChatMessage {
  type: "chat";
  v: number;
  seq: number;
  said: Phrase;
}

/** The socket closes after this, and why. */
export interface GoneMessage {
  type: "gone";
  v: number;
  seq: number;
  reason: "closed" | "flood" | "restart" | "slow" | "unknown_table" | "version";
  words: string;
}

/** One action that was asked about: as the game writes it when it is allowed, else why not, in words. */
export interface Weighed {
  asked: string;
  action: string | null;
  reason?: string | null;
  words?: string | null;
  clause?: string | null;
}

/** The answer to `weigh`, for the table as it is at `seq`. */
export interface WeighedMessage {
  type: "weighed";
  v: number;
  seq: number;
  id: number;
  answers: Weighed[];
}

/** Play, call, declare. `seen` is the `seq` of the last view. */
export interface Act {
  type: "act";
  seen: number;
  action: string;
}

/** The device's own chance for the deal with this commitment, in hex. */
export interface Share {
  type: "share";
  commitment: string;
  bytes: string;
}

/** Go on to the next deal, or to another match. */
export interface SayReady {
  type: "ready";
}

/** I play myself again. */
export interface Here {
  type: "here";
}

/** One of the table's phrases, by its message key. */
export interface Say {
  type: "say";
  phrase: string;
}

/** May I do any of these? Nothing happens. For turns that are put together from several cards (burraco). */
export interface Weigh {
  type: "weigh";
  id: number;
  actions: string[];
}

export type FromServer = ViewMessage | EventMessage | RefusedMessage | ClockMessage | ChatMessage | GoneMessage | WeighedMessage;

export type FromPage = Act | Share | SayReady | Here | Say | Weigh;
