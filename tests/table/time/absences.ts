/**
 * Random histories of whole games: people vanish and come back, leave the server, refuse, hold things up, and the program restarts. In each, at least
 * half of the players are present. They end every wait in time, and one alone can't end anyone's game.
 */

import { expect } from 'vitest';
import type { Game } from '../../../src/games/game.ts';
import { openRandom, startRandom } from '../../../src/kernel/random.ts';
import { day, silence } from '../../../src/table/clock/clock.ts';
import { silentUntil } from '../../../src/table/consent/verdict.ts';
import type { Person, ProposalKind, Snapshot, TableInfo } from '../../../src/table/model/types.ts';
import { infoOf } from '../../../src/table/work/loaded/snapshot.ts';
import { randomAnswer, seedOf } from '../../standing/play.ts';
import { must, openTestContext, place, type TestContext } from '../context.ts';

const hour = day / 24;
/** How often people look when something needs a decision. */
const look = 6 * hour;
const clocks = ['none', '24+12', '72+24', '168+24', '5+0', '100+60'];
/** How many answers end a history before any wait does. */
const mostAnswers = 5;

export interface Histories {
  histories: number;
  games: number;
  /** How often a player's time ran out. */
  waits: number;
  restarts: number;
  /** Histories in which one of those present does everything to hold the game up. */
  trolled: number;
  /** The longest wait after a player's time ran out, in hours. */
  longest: number;
}

/**
 * Plays `count` histories of this game. Throws if a wait lasts longer than those present can be blamed for, or if one person alone ended something.
 */
export async function histories(game: Game, count: number, seed: number): Promise<Histories> {
  const world = new World(game, seed);
  for (let i = 0; i < count; i++) await world.history(i);
  await world.context.store.close();
  return { ...world.seen, longest: Math.round(world.seen.longest / hour) };
}

class World {
  context: TestContext;
  readonly seen: Histories = { histories: 0, games: 0, waits: 0, restarts: 0, trolled: 0, longest: 0 };
  readonly #game: Game;
  readonly #chance;
  readonly #people: Person[];
  #id = '';
  /** The players who are present, and which of them holds the game up. */
  #present: Person[] = [];
  #troll: Person | null = null;
  /** When a player's time ran out, by player and question. */
  #over = new Map<string, number>();
  #trail: string[] = [];

  constructor(game: Game, seed: number) {
    this.#game = game;
    this.#chance = openRandom(startRandom(seedOf(seed)), () => {});
    this.context = openTestContext({ games: [game] });
    this.#people = Array.from({ length: game.rules.players.max }, (_, i) => ({ id: `7000000000000000${10 + i}`, name: `Player ${i}` }));
  }

  #below = (n: number): number => this.#chance.below('history', n);
  #pick = <T>(list: readonly T[]): T => this.#chance.pick('history', list);
  /** The table as last read. */
  #known: TableInfo | null = null;
  #find = async (): Promise<TableInfo> => {
    const known = this.#known;
    if (known?.id === this.#id && known.version === (await this.context.store.version(this.#id))) return known;
    const read = infoOf((await this.context.store.sitting(this.#id))!);
    this.#known = read;
    return read;
  };
  #snapshot = (user: Person): Promise<Snapshot> => must(this.context.tables.snapshot(this.#id, user.id));
  #note = (what: string, told: unknown) => {
    const { ok, error } = (told ?? {}) as { ok?: boolean; error?: { why: string } };
    if (ok || error) this.#trail.push(`${Math.round((this.context.clock.now % (100 * day)) / hour)}h ${what}: ${ok ? 'done' : error?.why}`);
  };

  async #begin(): Promise<void> {
    const { tables, request } = this.context;
    const { min, max } = this.#game.rules.players;
    const [host, ...invited] = this.#people.slice(0, min + this.#below(max - min + 1));
    const clock = this.#pick(clocks);
    const { id } = await must(
      tables.open({ game: this.#game.command, place, host: host!, invited, options: {}, clock, lang: 'en', request: request() }),
    );
    for (const person of invited) await must(tables.accept(id, person, request()));
    this.#id = id;
    this.seen.games++;
  }

  /** The program dies and comes back, without what it had in memory. */
  #restart(): void {
    const { store, games, clock } = this.context;
    this.context = openTestContext({ store, games, prefix: `r${++this.seen.restarts}` });
    this.context.clock.now = clock.now;
  }

  async #playing(): Promise<Person[]> {
    const { table, out } = await must(this.context.tables.snapshot(this.#id, null));
    return this.#people.filter(({ id }) => table.seats[id] !== undefined && !out.includes(table.seats[id]!));
  }

  async #isGoing(): Promise<boolean> {
    return this.#id !== '' && (await this.#find()).phase === 'playing';
  }

  async history(n: number): Promise<void> {
    if (!(await this.#isGoing())) await this.#begin();
    if (this.#below(10) === 0) this.#restart();
    const playing = await this.#playing();
    const half = Math.ceil(playing.length / 2);
    const order = playing.toSorted(() => this.#below(3) - 1);
    this.#present = order.slice(0, half + this.#below(playing.length - half + 1));
    const isFull = this.#present.length === playing.length;
    this.#troll = this.#present.length > 1 && (isFull || this.#below(2) === 0) ? this.#present[0]! : null;
    // Most of those for whom the game has played until now are back, at least for a moment.
    for (const one of playing) if (this.#below(5) > 0) await this.context.tables.meet(this.#id, one);
    this.#over.clear();
    this.#trail = [];
    this.seen.histories++;
    if (this.#troll) this.seen.trolled++;
    if (n % 5 === 0 && this.#troll) await this.#alone(this.#troll, playing);
    const absent = playing.filter((one) => !this.#present.includes(one));
    const left = absent.filter(() => this.#below(6) === 0).map(({ id }) => id);
    const here = playing.map(({ id }) => id).filter((id) => !left.includes(id));
    await this.context.tables.noteGone(this.#id, left, here);
    await this.#live();
  }

  /** One person does all they can while the others say nothing: nobody's game ends, and nobody is put out of it. */
  async #alone(one: Person, playing: readonly Person[]): Promise<void> {
    const { tables } = this.context;
    for (const other of playing) await tables.meet(this.#id, other);
    const before = await this.#find();
    for (let i = 0; i < 8; i++) await this.#hinder(one, true);
    const after = await this.#find();
    const { out } = await this.#snapshot(one);
    const others = Object.entries(before.seats).filter(([user]) => user !== one.id && playing.some(({ id }) => id === user));
    expect(after.phase, this.#trail.join('\n')).toBe('playing');
    for (const [user, seat] of others) expect([after.seats[user], out.includes(seat)]).toEqual([seat, false]);
  }

  /** Runs until a wait has been ended, or there was nothing to wait for. */
  async #live(): Promise<void> {
    const { clock, reminders } = this.context;
    let answers = 0;
    for (let looks = 0; looks < 400; looks++) {
      await reminders.done(await reminders.take(clock.now, 50));
      if (!(await this.#isGoing()) || !(await this.#isHalf())) return;
      await this.#noteLate();
      for (const one of this.#present) {
        await this.context.tables.meet(this.#id, one);
        if (one === this.#troll) await this.#hinder(one, false);
        else if (await this.#helps(one)) answers++;
        if (!(await this.#isGoing())) return;
      }
      await reminders.done(await reminders.take(clock.now, 50));
      const ended = await this.#judge();
      if (!(await this.#isGoing()) || ended || answers >= mostAnswers) return;
      clock.now = await this.#next();
    }
    throw new Error(`Nothing comes of it:\n${this.#trail.slice(-30).join('\n')}`);
  }

  /** A willing player answers, decides about late players, and refuses what holds the game up. Returns whether they have answered. */
  async #helps(one: Person): Promise<boolean> {
    const { tables, request, clock } = this.context;
    const table = await this.#find();
    for (const { n, kind, fate, by, about } of table.proposals) {
      if (fate !== 'open' || by === one.id || about === one.id) continue;
      const isHelp = kind === 'away' || kind === 'claim';
      this.#note(`${one.name} says ${isHelp ? 'yes' : 'no'} to ${kind}`, await tables.consent(this.#id, one, n, isHelp, request()));
      if (!(await this.#isGoing())) return false;
    }
    if (table.paused !== null) this.#note(`${one.name} resumes`, await tables.resume(this.#id, one.id, request()));
    for (const late of lateIn(await this.#find(), clock.now)) {
      if (late === one.id) continue;
      const person = this.#people.find(({ id }) => id === late)!;
      for (const kind of this.#below(6) === 0 ? (['away', 'claim'] as const) : (['away'] as const)) {
        this.#note(`${one.name} proposes ${kind} of ${person.name}`, await tables.propose(this.#id, one, kind, person, request()));
        if (!(await this.#isGoing())) return false;
      }
      const open = (await this.#find()).proposals.filter(({ fate, about }) => fate === 'open' && about === late);
      for (const { n } of open) {
        this.#note(`${one.name} says it again`, await tables.consent(this.#id, one, n, true, request()));
        if (!(await this.#isGoing())) return false;
      }
    }
    const { asked } = await this.#snapshot(one);
    if (!asked) return false;
    const { picked } = randomAnswer(asked.decision, this.#chance);
    const told = await tables.answer(this.#id, one.id, asked.ref, picked, request());
    if (!told.ok) this.#note(`${one.name} answers`, told);
    return told.ok;
  }

  /** A troll says no to everything, and does all they can to keep the others from going on. */
  async #hinder(one: Person, isAlone: boolean): Promise<void> {
    const { tables, request, clock } = this.context;
    const table = await this.#find();
    for (const { n, fate, by } of table.proposals) {
      if (fate === 'open' && by !== one.id) this.#note('the troll says no', await tables.consent(this.#id, one, n, false, request()));
    }
    const late = lateIn(table, clock.now).filter((id) => id !== one.id);
    const kinds: readonly ProposalKind[] = ['back', 'pause', 'draw', 'cancel', 'clock', ...(isAlone ? (['away', 'claim'] as const) : [])];
    const kind = this.#pick(kinds);
    const other = this.#people.find(({ id }) => id === late[0]) ?? this.#pick(this.#people);
    const about = kind === 'clock' ? '168+24' : kind === 'away' || kind === 'claim' ? other : null;
    // A late player may be put out. That doesn't count as one alone ending a game.
    if (!(isAlone && late.length > 0 && about === other)) {
      this.#note(`the troll proposes ${kind}`, await tables.propose(this.#id, one, kind, about, request()));
    }
    if (this.#below(2) === 0) this.#note('the troll rests', await tables.rest(this.#id, one.id, request()));
    for (const user of late) this.#note('the troll adds a day', await tables.wait(this.#id, one.id, user, true, request()));
    const own = (await this.#find()).proposals.find(({ fate, by }) => fate === 'open' && by === one.id);
    if (own) this.#note(`the troll says ${own.kind} again`, await tables.consent(this.#id, one, own.n, true, request()));
    if (isAlone || this.#below(4) > 0 || !(await this.#isGoing())) return;
    const { asked } = await this.#snapshot(one);
    if (asked) await tables.answer(this.#id, one.id, asked.ref, randomAnswer(asked.decision, this.#chance).picked, request());
  }

  /** Whether at least half of those still in the game are present, one of them willing. A game's rules can put people out. */
  async #isHalf(): Promise<boolean> {
    const playing = await this.#playing();
    const present = playing.filter((one) => this.#present.includes(one));
    return 2 * present.length >= playing.length && present.some((one) => one !== this.#troll);
  }

  /** Notes whose time has run out, and when. */
  async #noteLate(): Promise<void> {
    const table = await this.#find();
    for (const user of lateIn(table, this.context.clock.now)) {
      const key = `${user} ${table.since[table.seats[user]!]}`;
      if (!this.#over.has(key)) this.seen.waits++;
      this.#over.set(key, this.#over.get(key) ?? this.context.clock.now);
    }
  }

  /** Returns whether one of those waits has ended. Throws if one lasts too long. */
  async #judge(): Promise<boolean> {
    const { now } = this.context.clock;
    const { toAct, since, seats, clock, away } = await this.#find();
    const keys = new Map(Object.entries(seats).map(([user, seat]) => [`${user} ${since[seat]}`, toAct.includes(seat) && !away.includes(seat)]));
    const most = 2 * day + silence(clock) + 2 * look;
    let ended = false;
    for (const [key, at] of this.#over) {
      this.seen.longest = Math.max(this.seen.longest, now - at);
      if (!keys.get(key)) ended = this.#over.delete(key);
      if (now > at + most) throw new Error(`A wait lasts ${Math.round((now - at) / hour)} h by ${clock}:\n${this.#trail.join('\n')}`);
    }
    return ended;
  }

  /** The next moment at which anything changes by itself. */
  async #next(): Promise<number> {
    const { now } = this.context.clock;
    const { banks, toAct, proposals, rest, clock } = await this.#find();
    const moments = [
      ...toAct.map((seat) => banks[seat]?.zero ?? 0),
      ...proposals.flatMap((one) => (one.fate === 'open' ? [silentUntil(one, clock)] : [])),
      ...[...this.#over.values()].flatMap((at) => [at + silence(clock)]),
      rest?.until ?? 0,
    ].filter((at) => at > now);
    const soon = this.#over.size > 0 || proposals.some(({ fate }) => fate === 'open') ? now + look : now + 30 * day;
    return Math.min(soon, ...moments);
  }
}

/** The users whose time has run out. */
const lateIn = ({ seats, toAct, banks, paused, away }: TableInfo, now: number): string[] =>
  Object.keys(seats).filter((user) => {
    const seat = seats[user]!;
    return paused === null && toAct.includes(seat) && !away.includes(seat) && (banks[seat]?.zero ?? now + 1) <= now;
  });
