/** A table service for tests: a real store in memory or in a file, with a clock and chance of its own. */

import type { Game } from '../../src/games/game.ts';
import { defineRules, type Rules } from '../../src/kernel/rules.ts';
import { openStore } from '../../src/store/sqlite/open.ts';
import type { Deps, Limits, Lives } from '../../src/table/deps.ts';
import { openTables } from '../../src/table/index.ts';
import type { Moved, Person, TableInfo, TableRefusal, Tables, Told } from '../../src/table/types.ts';
import { type Demo, type DemoView, demoGame } from './demo-game.ts';

export const ada: Person = { id: '100000000000000001', name: 'Ada' };
export const bob: Person = { id: '100000000000000002', name: 'Bob' };
export const cleo: Person = { id: '100000000000000003', name: 'Cleo' };
export const place = { guild: '200000000000000001', channel: '300000000000000001' };

export interface Setting {
  /** What ids and requests begin with; another one for a second process on the same database. */
  prefix?: string;
  path?: string;
  store?: Deps['store'];
  lives?: Partial<Lives>;
  limits?: Partial<Limits>;
  rules?: Partial<Rules<Demo, DemoView>>;
  games?: readonly Game[];
  keepIncident?: NonNullable<Deps['keepIncident']>;
}

export function openTestHall({
  prefix = 'test',
  path = ':memory:',
  store = openStore(path),
  lives = {},
  limits = {},
  rules = {},
  games,
  keepIncident,
}: Setting = {}) {
  const clock = { now: 1_800_000_000_000 };
  const logged: { fields: object; text: string }[] = [];
  const detailed: object[] = [];
  let n = 0;
  const seeds = (i: number) => i.toString(16).padStart(64, '0');
  const write = (fields: object, text: string) => void logged.push({ fields, text });
  const deps: Deps = {
    store,
    games: games ?? [{ ...demoGame, rules: defineRules({ ...demoGame.rules, ...rules }) }],
    clock: () => clock.now,
    chance: { seed: () => seeds(++n), id: () => `${prefix}${String(++n).padStart(6, '0')}` },
    log: { error: write, debug: (fields) => void detailed.push(fields) },
    lives,
    limits,
    ...(keepIncident && { keepIncident }),
  };
  const { tables, outbox, loaded } = openTables(deps);
  let requests = 0;
  const request = () => `${prefix}-${++requests}`;
  return { tables, outbox, loaded, store, clock, logged, detailed, games: deps.games, request, hand: player(tables, request) };
}

export type TestHall = ReturnType<typeof openTestHall>;

/** Ways to play by names instead of references. */
function player(tables: Tables, request: () => string) {
  const asked = (id: string, user: Person) => must(tables.glance(id, user.id)).asked;
  return {
    asked,
    /** Answers what the user is asked now. */
    answer: (id: string, user: Person, ...picked: string[]): Told<Moved> =>
      tables.answer(id, user.id, asked(id, user)?.ref ?? '0-0', picked, request()),
    /** A game that has begun, with these people; and the people by their seats. */
    begin(people: Person[] = [ada, bob], options: TableInfo['options'] = {}, channel = place.channel) {
      const [host, ...invited] = people;
      const opened = must(tables.open({ game: 'demo', place: { ...place, channel }, host: host!, invited, options, lang: 'en', request: request() }));
      for (const person of invited) must(tables.accept(opened.id, person, request()));
      const table = tables.find(opened.id)!;
      const by = (seat: string) => people.find(({ id }) => table.seats[id] === seat)!;
      return { id: table.id, a: by('A'), b: by('B'), c: by('C') };
    },
    /** Past the secret bids: seat A is to play a card. */
    beginTurns(people: Person[] = [ada, bob], options: TableInfo['options'] = {}, channel = place.channel) {
      const game = this.begin(people, options, channel);
      for (const person of people) for (const n of ['1', '1']) must(this.answer(game.id, person, n));
      return game;
    },
  };
}

export function must<T>(told: Told<T>): T {
  if (!told.ok) throw new Error(`refused: ${JSON.stringify(told.error)}`);
  return told.value;
}

export const why = (told: Told<unknown>): TableRefusal['why'] | 'taken' => (told.ok ? 'taken' : told.error.why);
