/** A table as everyone can know it: a demo game in which Ada, alone at seat A, is asked. Tests override fields with `but`. */
import { firstFacts } from '../../src/table/model/facts.ts';
import type { TableInfo } from '../../src/table/model/types.ts';

export const tableInfo = (but: Partial<TableInfo> = {}): TableInfo => ({
  ...firstFacts,
  id: 'abcdefghij',
  game: 'demo',
  version: 1,
  phase: 'playing',
  place: { guild: '1', channel: '2' },
  lang: 'en',
  people: [{ id: '1', name: 'Ada' }],
  invited: [],
  called: [],
  options: {},
  expires: null,
  seats: { '1': 'A' },
  wishes: {},
  toAct: ['A'],
  banks: {},
  gone: [],
  trouble: null,
  post: null,
  proposals: [],
  rated: false,
  ...but,
});
