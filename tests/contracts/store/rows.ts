/** Sample rows of the port, for any test that needs some. */
import { firstFacts } from '../../../src/table/model/facts.ts';
import type { AnswerRow, Change, PersonRow, TableRow } from '../../../src/table/model/store/store.ts';
import type { Proposal } from '../../../src/table/model/types.ts';
import { newcomer } from '../../../src/table/work/loaded/loaded.ts';
import { ada, bob } from '../../table/context.ts';

/** A table with something in most of its fields. */
export const row: TableRow = {
  ...firstFacts,
  id: 'abcdefghij',
  game: 'demo',
  guild: null,
  channel: '1',
  lang: 'fr',
  host: '7',
  options: { length: 'short', kind: true },
  expires: 5,
  version: 1,
  undos: 0,
  undosSeen: 0,
  proposed: 0,
  answers: 0,
  messages: 0,
  announced: 0,
  queued: 0,
  storyFrom: -1,
  storyTo: null,
  chapter: null,
  called: [],
  callMessage: null,
  clock: '24+12',
  banks: { A: { left: 5, from: null, zero: null, turn: 1 } },
  away: ['A'],
  rest: { by: '7', until: 9 },
  former: [{ user: '8', name: 'Eve', seat: 'B', at: 4, keepsLoss: true }],
  postChannel: null,
  postMessage: null,
  advised: false,
  tryOuts: true,
  created: 1,
  updated: 1,
};
export const { id } = row;
/** More than there are of anything. */
export const all = 999_999;

export const seated = (who: typeof ada, place: number, seat: string, more: Partial<PersonRow> = {}): PersonRow => ({
  ...newcomer(who, place),
  seat,
  ...more,
});
export const answer = (n: number, more: Partial<AnswerRow> = {}): AnswerRow => ({
  n,
  kind: 'answer',
  seat: 'A',
  picked: ['x', 'y'],
  barrier: 'own',
  aside: false,
  at: 10 * n,
  undone: false,
  ...more,
});
export const proposal: Proposal = {
  kind: 'draw',
  n: 3,
  by: ada.id,
  since: 1,
  turn: 'after 2',
  until: 'answer',
  about: null,
  asked: [bob.id],
  agreed: [],
  against: ['9'],
  fate: 'open',
  settled: null,
  refuser: null,
  taker: 'Dan',
  postChannel: null,
  postMessage: null,
};

/** A change that every database refuses: nobody can sit at a table that doesn't exist. */
export const impossible: Change = ['putPerson', 'nowhere', newcomer(ada, 0)];
