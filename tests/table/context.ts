/** A table service for tests: a real store in memory or in a file, with its own clock and chance. */

import type { Game } from '../../src/games/game.ts';
import { defineRules, type Rules } from '../../src/kernel/rules.ts';
import { openTables } from '../../src/table/index.ts';
import type { OwnLimits } from '../../src/table/model/limits.ts';
import type { TableRefusal, TableResult } from '../../src/table/model/refusals.ts';
import type { Changes, Store } from '../../src/table/model/store/store.ts';
import type { Tables } from '../../src/table/model/tables.ts';
import type { Moved, Person, Proposal, TableInfo } from '../../src/table/model/types.ts';
import type { Deps, Lifetimes } from '../../src/table/work/deps.ts';
import { openRecorder } from '../../src/table/work/storage.ts';
import { freshStore } from '../store/fresh.ts';
import { openStore } from '../tools/engines.ts';
import { type Demo, type DemoView, demoGame } from './demo-game.ts';

export const ada: Person = { id: '100000000000000001', name: 'Ada' };
export const bob: Person = { id: '100000000000000002', name: 'Bob' };
export const cleo: Person = { id: '100000000000000003', name: 'Cleo' };
export const place = { guild: '200000000000000001', channel: '300000000000000001' };

export interface Setting {
  /** The prefix of ids and requests. A second process on the same database needs another one. */
  prefix?: string;
  path?: string;
  store?: Deps['store'];
  lifetimes?: Partial<Lifetimes>;
  limits?: OwnLimits;
  rules?: Partial<Rules<Demo, DemoView>>;
  games?: readonly Game[];
  keepIncident?: NonNullable<Deps['keepIncident']>;
  thinker?: NonNullable<Deps['thinker']>;
  /** The first seed follows this number (default: 0). */
  from?: number;
}

/** High limits, because a few people begin every game here. */
const many: OwnLimits = { 'games.person': 1000, 'games.server': 1000, 'starts.person': 10_000, 'starts.server': 10_000 };

export function openTestContext({
  prefix = 'test',
  path,
  store = path === undefined ? freshStore() : openStore(path),
  lifetimes = {},
  limits = {},
  rules = {},
  games,
  keepIncident,
  thinker,
  from = 0,
}: Setting = {}) {
  const clock = { now: 1_800_000_000_000 };
  const logged: { fields: object; text: string }[] = [];
  const detailed: object[] = [];
  let n = from;
  const seeds = (i: number) => i.toString(16).padStart(64, '0');
  const write = (fields: object, text: string) => void logged.push({ fields, text });
  const deps: Deps = {
    store,
    games: games ?? [{ ...demoGame, rules: defineRules({ ...demoGame.rules, ...rules }) }],
    clock: () => clock.now,
    chance: { seed: () => seeds(++n), id: () => `${prefix}${String(++n).padStart(6, '0')}` },
    log: { error: write, warn: write, debug: (fields) => void detailed.push(fields) },
    lifetimes,
    limits: { ...many, ...limits },
    ...(keepIncident && { keepIncident }),
    ...(thinker && { thinker }),
  };
  const { tables, outbox, reminders, replies, computers, beats, goOnErasing, loaded } = openTables(deps);
  let requests = 0;
  const request = () => `${prefix}-${++requests}`;
  return {
    tables,
    outbox,
    reminders,
    replies,
    computers,
    beats,
    goOnErasing,
    loaded,
    store,
    clock,
    logged,
    detailed,
    games: deps.games,
    request,
    hand: player(tables, request),
  };
}

export type TestContext = ReturnType<typeof openTestContext>;

/** Plays for people by name instead of by references. */
function player(tables: Tables, request: () => string) {
  const asked = async (id: string, user: Person) => (await must(tables.snapshot(id, user.id))).asked;
  return {
    asked,
    /** Answers the user's current question. */
    answer: async (id: string, user: Person, ...picked: string[]): Promise<TableResult<Moved>> =>
      tables.answer(id, user.id, (await asked(id, user))?.ref ?? '0-0', picked, request()),
    /** A game that has begun with these people. Returns it with the people by their seats. */
    async begin(people: Person[] = [ada, bob], options: TableInfo['options'] = {}, channel = place.channel, tryOuts: boolean | null = null) {
      const [host, ...invited] = people;
      const opened = await must(
        tables.open({ game: 'demo', place: { ...place, channel }, host: host!, invited, options, tryOuts, lang: 'en', request: request() }),
      );
      for (const person of invited) await must(tables.accept(opened.id, person, request()));
      const table = (await tables.find(opened.id))!;
      const by = (seat: string) => people.find(({ id }) => table.seats[id] === seat)!;
      return { id: table.id, a: by('A'), b: by('B'), c: by('C') };
    },
    /** Everyone who played opens their hand after the end. */
    async openHands(id: string, [first, ...others]: readonly Person[]) {
      const { n } = await proposed(tables.propose(id, first!, 'hands', null, request()));
      for (const person of others) await must(tables.consent(id, person, n, true, request()));
    },
    /** A game past the secret bids, in which seat A is asked for a card. */
    async beginTurns(people: Person[] = [ada, bob], options: TableInfo['options'] = {}, channel = place.channel, tryOuts: boolean | null = null) {
      const game = await this.begin(people, options, channel, tryOuts);
      for (const person of people) for (const n of ['1', '1']) await must(this.answer(game.id, person, n));
      return game;
    },
  };
}

export async function must<T>(telling: TableResult<T> | Promise<TableResult<T>>): Promise<T> {
  const told = await telling;
  if (!told.ok) throw new Error(`refused: ${JSON.stringify(told.error)}`);
  return told.value;
}

/** The proposal that this made. */
export const proposed = async (telling: Promise<TableResult<TableInfo>>): Promise<Proposal> => (await must(telling)).proposals.at(-1)!;

export async function why(telling: TableResult<unknown> | Promise<TableResult<unknown>>): Promise<TableRefusal['why'] | 'taken'> {
  const told = await telling;
  return told.ok ? 'taken' : told.error.why;
}

/** Commits what `make` records. */
export async function change(store: Store, make: (db: Changes) => void): Promise<void> {
  const { db, changes } = openRecorder();
  make(db);
  await store.commit(changes);
}
