// Written by scripts/protocol.py from src/mazziere/server/contest/choices.py, src/mazziere/server/contest/shapes.py, src/mazziere/server/contest/season.py, src/mazziere/server/contest/wishes.py. Do not edit: change the structs.

/** One of the values that an option can have, in words. */
export interface Choice {
  value: string;
  words: string;
}

/** What a host may set about a format. `rounds.1` is the number of rounds of its second phase. */
export interface FormatOption {
  name: string;
  words: string;
  value: string;
  choices: Choice[];
}

/** A format to choose from, with the games it can be played with, and by game what may be set about it. */
export interface FormatHead {
  name: string;
  games: string[];
  words: string;
  options: Record<string, FormatOption[]>;
}

/** One contest in a list. */
export interface ContestHead {
  id: string;
  name: string;
  place: string;
  day: string;
  role: "director" | "helper" | "public" | "scorer";
  entries: number;
  round: string | null;
  stage: string | null;
}

/** A result in the terms of its game. */
export interface ResultView {
  points: number[] | null;
  rounds: number[][];
  won: number[] | null;
  winner: number | null;
  text: string[];
}

/** One side of a table. */
export interface SideView {
  entries: string[];
  name: string;
  members: string[];
  place: number | null;
}

/** One table of a round. `reported`: which sides have sent a result that is not confirmed yet. */
export interface TableView {
  key: string;
  number: number;
  wave: number;
  sides: SideView[];
  result: ResultView | null;
  source: string | null;
  settled: boolean;
  left: string[];
  late: string[];
  reported: number[];
  disputed: boolean;
  reports: (ResultView | null)[];
  revision: number;
  cards: string[];
  deals: string | null;
}

/** The clock: `ends` in seconds since 1970, `left` seconds on one that stands still; `text` is that of the alarm. */
export interface ClockView {
  ends: number | null;
  left: number | null;
  minutes: number;
  warning: number;
  text: string | null;
}

/** One round. `can` are the actions that its stage allows; the public has the tables of the latest one alone. */
export interface RoundView {
  id: string;
  number: number;
  title: string;
  stage: string;
  seed: string;
  tables: TableView[];
  rest: string[];
  repeats: string[];
  missing: string[];
  clock: ClockView;
  can: string[];
}

/** One row of a table. `before` is the place after the round before, `by` what decided, in a word. */
export interface RowView {
  place: number;
  id: string;
  name: string;
  points: number | number;
  award: number | number | null;
  values: Record<string, number | number>;
  by: string | null;
  by_words: string;
  before: number | null;
  section: number;
}

/** One discipline: its rounds, its table, whether another round can be drawn and why not. */
export interface DisciplineView {
  name: string;
  title: string;
  game: string;
  sheet: string;
  late_rule: boolean;
  seat_draw: boolean;
  substitutes: boolean;
  coming: string | null;
  format: string;
  deals: number | null;
  target: number | null;
  match_rounds: number | null;
  columns: string[];
  rounds: RoundView[];
  rows: RowView[];
  provisional: boolean;
  next: string | null;
  why_not: string | null;
  over: boolean;
}

/** One row of the games: award points by discipline, without and with the cards. */
export interface OverallRow {
  place: number;
  name: string;
  points: number | number;
  before: Record<string, number | number>;
  after: Record<string, number | number>;
  by: string | null;
}

/** An entry, as the desk sees it. */
export interface EntryView {
  id: string;
  name: string;
  members: string[];
  group: string;
  club: string;
  table: number | null;
  paid: boolean;
  gone: boolean;
  penalties: number;
  warnings: number;
}

/** One line of the log, in words. */
export interface ActView {
  number: number;
  at: string;
  by: string;
  words: string;
  undone: boolean;
  can_undo: boolean;
}

/** A prize with who wins it now. */
export interface PrizeView {
  rank: number;
  what: string;
  group: string;
  names: string[];
  undecided: boolean;
}

/** A keep-apart rule in words. */
export interface RuleView {
  words: string;
}

/** A modifier card that was played. */
export interface CardView {
  card: string;
  by: string;
  discipline: string;
  effect: string;
  target: string;
  amount: number | null;
  swap_with: string | null;
  reason: string;
}

/** What only the desk sees. */
export interface DeskView {
  entries: EntryView[];
  paid: number;
  fee: number;
  groups: string[];
  log: ActView[];
  last: number | null;
  prizes: PrizeView[];
  cards: CardView[];
  rules: RuleView[];
  tables: number | null;
  guarantee: number;
  warning: string;
  shared: string[];
}

/** A contest as one role may see it. `seq` is the number of its latest act, `now` the server's clock in seconds. */
export interface ContestView {
  seq: number;
  now: number;
  id: string;
  name: string;
  place: string;
  day: string;
  role: "director" | "helper" | "public" | "scorer";
  unit: string;
  grouped: boolean;
  names: Record<string, string>;
  disciplines: DisciplineView[];
  overall: OverallRow[] | null;
  desk: DeskView | null;
}

/** What an act would change. */
export interface PreviewView {
  moved: string[];
  tables: string;
  can_redraw: boolean;
}

/** What is played at a table. */
export interface PlayedView {
  name: string;
  title: string;
  game: string;
  sheet: string;
  options: Record<string, string | number>;
}

/** A table as the phones of its four players see it. `table` is null while nothing is played there. */
export interface PhoneView {
  contest: string;
  name: string;
  number: number;
  code: string;
  round: string | null;
  title: string | null;
  stage: string | null;
  table: TableView | null;
  discipline: PlayedView | null;
  now: number;
}

/** What would become of a row of a spreadsheet. */
export interface ImportRow {
  row: number;
  what: string;
  words: string;
  name: string;
  changes: string;
}

/** What an import would do, or has done. */
export interface ImportView {
  rows: ImportRow[];
  words: string;
  encoding: string | null;
  encodings: string[];
  done: boolean;
}

/** An act was done. */
export interface DoneView {
  seq: number;
}

/** The codes with which helpers sign in, by role, and the address of the page for the QR codes. */
export interface CodesView {
  codes: Record<string, string>;
  url: string;
  qr: string;
}

/** The contest has changed: the page reads it again when its own number is smaller. */
export interface ChangedMessage {
  type: "changed";
  v: number;
  seq: number;
}

/** The socket closes after this, and why. */
export interface GoneMessage {
  type: "gone";
  v: number;
  reason: "restart" | "slow" | "unknown" | "version";
}

/** A sheet that the score keeper knows, and what is written down under it. */
export interface KeeperSheet {
  name: string;
  game: string;
  title: string;
  target: string;
  modes: string[];
  declarations: boolean;
  auction: boolean;
  hand: boolean;
  pot: boolean;
  pack: number;
}

/** One line of a deal, in words; a line that does not count says why. */
export interface KeptLine {
  side: number;
  words: string;
  points: number;
  counted: boolean;
  clause: string | null;
}

/** One deal of a score keeper. */
export interface KeptDealView {
  outcome: string;
  words: string;
  points: number[];
  scores: number[];
  lines: KeptLine[];
}

/** The match of a score keeper. `result` is what a contest would be told. */
export interface KeptView {
  length: string;
  deals: KeptDealView[];
  scores: number[];
  held: number | null;
  winner: number | null;
  over: boolean;
  result: ResultView | null;
}

/** One evening of a season. */
export interface EveningView {
  id: string;
  name: string;
  day: string;
}

/** One row of a season; null where it was not there that evening. */
export interface SeasonRowView {
  place: number;
  name: string;
  points: number | number;
  evenings: (number | number | null)[];
}

/** The table of a season. `scale` are the points by place, the last one for every place after. */
export interface SeasonView {
  evenings: EveningView[];
  rows: SeasonRowView[];
  scale: number[];
}

/** A result as it is written down. */
export interface ResultWish {
  points?: number[] | null;
  rounds?: number[][];
  won?: number[] | null;
  winner?: number | null;
}

/** A contest to create. */
export interface NewContest {
  name: string;
  format: string;
  game?: string | null;
  place?: string;
  day?: string;
  tables?: number | null;
  fee?: number;
  options?: Record<string, unknown>;
}

/** Sign in with a code. */
export interface Join {
  code: string;
}

/** Make the code of a role anew; whoever had the old one stays. */
export interface Renew {
  role: "director" | "helper" | "scorer";
}

/** Enter one or more names. */
export interface Enter {
  do: "enter";
  names: string[];
  group?: string;
  club?: string;
  table?: number | null;
  paid?: boolean;
}

/** Change an entry. */
export interface Amend {
  do: "amend";
  id: string;
  name?: string | null;
  members?: string[] | null;
  group?: string | null;
  club?: string | null;
  table?: number | null;
  paid?: boolean | null;
}

/** An entry leaves. */
export interface Withdraw {
  do: "withdraw";
  id: string;
  reason?: string;
}

/** An entry is back. */
export interface Return {
  do: "return";
  id: string;
}

/** Others sit for an entry from a round on, which may be the next one, or in that round alone. */
export interface Substitute {
  do: "substitute";
  id: string;
  round: string;
  members: string[];
  once?: boolean;
}

/** The cards that the four of a table drew, in seat order, then those of who had to draw again. */
export interface Seats {
  do: "seats";
  round: string;
  table: string;
  cards: string[];
}

/** How many tables stand in the hall; null: as many as are needed. */
export interface Hall {
  do: "hall";
  tables?: number | null;
}

/** A keep-apart rule. */
export interface Apart {
  do: "apart";
  by: "club" | "entries" | "group";
  entries?: string[];
  hard?: boolean;
  first_rounds?: number | null;
}

/** Draw the next round, or anew the one that nobody has started. */
export interface Draw {
  do: "draw";
  discipline?: string;
  seed?: string | null;
}

/** Two entries change places. */
export interface Swap {
  do: "swap";
  round: string;
  one: string;
  other: string;
}

/** Show a round to everybody. */
export interface Post {
  do: "post";
  round: string;
}

/** Begin play, with the clock if the format has one. */
export interface Open {
  do: "open";
  round: string;
  clock?: boolean;
}

/** End a round. */
export interface Close {
  do: "close";
  round: string;
}

/** Play a closed round on. */
export interface Reopen {
  do: "reopen";
  round: string;
  reason?: string;
}

/** Take the last round away. */
export interface Delete {
  do: "delete";
  round: string;
  reason?: string;
}

/** The result of a table. `seen` is the revision of the table that the page showed. */
export interface Score {
  do: "score";
  round: string;
  table: string;
  result: ResultWish;
  seen: number;
  keep?: boolean;
}

/** Another result, or none, with its reason. */
export interface Correct {
  do: "correct";
  round: string;
  table: string;
  result: ResultWish | null;
  reason: string;
  keep?: boolean;
}

/** A side came too late to play. */
export interface Forfeit {
  do: "forfeit";
  round: string;
  id: string;
}

/** A side comes so many minutes late to its table. */
export interface Late {
  do: "late";
  round: string;
  id: string;
  minutes: number;
}

/** A warning or a penalty. */
export interface Penalty {
  do: "penalty";
  id: string;
  sort?: "penalty" | "warning";
  round?: string | null;
  points?: number;
  match_points?: number;
  reason?: string;
}

/** A modifier card. */
export interface Card {
  do: "card";
  card: string;
  by: string;
  discipline: string;
  effect: "add" | "double" | "subtract" | "swap";
  target: string;
  amount?: number | null;
  swap_with?: string | null;
  reason?: string;
}

/** Draw lots for shared places; without a discipline for the overall table. */
export interface Lot {
  do: "lot";
  discipline?: string | null;
}

/** Start, pause, lengthen or stop the clock of a round. */
export interface Clock {
  do: "clock";
  round: string;
  action: "more" | "pause" | "start" | "stop";
  minutes?: number | null;
}

/** The list of prizes, as `[rank, what, group]`. */
export interface Prizes {
  do: "prizes";
  prizes: [number, string, string][];
}

/** An act counts no longer; without a number the latest one. */
export interface Undo {
  do: "undo";
  act?: number | null;
}

/** An act counts again. */
export interface Restore {
  do: "restore";
  act: number;
}

/** What one side sends from its phone, with what its page showed: round, table and revision. */
export interface PhoneReport {
  side: 0 | 1;
  round: string;
  table: string;
  seen: number;
  result: ResultWish;
  keep?: boolean;
  keeper?: boolean;
}

/** The deals of a real table, as `contests/keeper` reads them. */
export interface Keep {
  sheet: string;
  options?: Record<string, unknown>;
  deals?: Record<string, unknown>[];
}

export type Deed = Enter | Amend | Withdraw | Return | Substitute | Seats | Hall | Apart | Draw | Swap | Post | Open | Close | Reopen | Delete | Score | Correct | Forfeit | Late | Penalty | Card | Lot | Clock | Prizes | Undo | Restore;

export type Role = "director" | "helper" | "public" | "scorer";
