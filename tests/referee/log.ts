/**
 * Reads a game from its public log alone, as anyone in the channel could: the course of the game as its rulebook tells it, written as a generator. It
 * reads the public sentences one by one, works out by itself whatever follows from them, and stops where a player is asked. It reads what chance or a
 * player decides; everything else it knows in advance. (`follow.ts` is for referees that know every hand.)
 */
import { isDeepStrictEqual } from 'node:util';
import type { Decision, Message, Outcome, Seat } from '../../src/kernel/types.ts';
import { type Judge, type Moment, type Referee, type Table, toAll } from './referee.ts';

/** A part of the course. Once it has read everything told, it yields the seats that may be asked. */
export type Course<T = void> = Generator<readonly Seat[], T, void>;

/** The sentences of a game by key, with their arguments. */
type Sentences = { [K: string]: object };

export interface Log<M extends Sentences> {
  /**
   * Reads the key of the next sentence. If nothing more was told, the game may wait only for these seats; a seat that leaves meanwhile is noted. Null
   * if none of them is there any more.
   */
  peek(asks: readonly Seat[] | (() => readonly Seat[])): Course<keyof M | null>;
  /** Returns the next sentence, for which nobody had to be asked. Throws if it is a different one. */
  take<K extends keyof M>(key: K): M[K];
  /** The same if all its arguments are known in advance. */
  expect<K extends keyof M>(key: K, args: M[K]): void;
  /** The key of the next sentence, if there is one, where chance decided it. */
  upcoming(): keyof M | null;
  /** Whether this was being asked when the last deed was done: a channel shows what a game waits for. */
  wasAsked(key: string): boolean;
  /** Throws `otherwise`, the violation, unless `isSo`. */
  hold(isSo: boolean, otherwise: string): void;
  /** The game must be over now, with this sentence. */
  finish(winners: readonly Seat[], key: string, args: object): never;
  /** Adds one to this count. */
  count(what: string): void;
}

/** The reader of a game. */
export interface Reader<M extends Sentences> {
  play: Course;
  /** The board derived from the log, and the one the table shows. */
  boards(moment: Moment): { mine: unknown; shown: unknown };
  /** The options of a question derived from the log, and those it shows; null if only its seat can know. */
  offers(asked: Decision): { mine: readonly string[]; shown: readonly string[] } | null;
  leaving: Leaving<M>;
}

interface Leaving<M extends Sentences> {
  /** The key of the sentence that tells of a seat that leaves. */
  key: keyof M & string;
  /** Its consequences, at once. */
  leaves(args: M[keyof M & string]): void;
}

class Finished extends Error {}

/** Makes a referee from a game's reader. */
export function refereeOf<M extends Sentences>(game: string, open: (table: Table, log: Log<M>) => Reader<M>, rare: readonly string[] = []): Referee {
  return { game, rare, watch: (table) => watch(table, open) };
}

function watch<M extends Sentences>(table: Table, open: (table: Table, log: Log<M>) => Reader<M>): Judge {
  const counts: Judge['counts'] = { questions: 0, sentences: 0 };
  const told: Message[] = [];
  const gone = new Set<Seat>();
  let outcome: Outcome | null = null;
  let asked: readonly string[] = [];
  const hold: Log<M>['hold'] = (isSo, otherwise) => {
    if (!isSo) throw new Error(otherwise);
  };
  const take = (key: string): object => {
    const [next] = told;
    hold(next?.key === key, `'${key}' was to be told here, not ${next ? JSON.stringify(next) : 'nothing more'}.`);
    told.shift();
    counts.sentences!++;
    return next!.args ?? {};
  };
  const log: Log<M> = {
    *peek(asks) {
      for (;;) {
        const asked = (typeof asks === 'function' ? asks() : asks).filter((seat) => !gone.has(seat));
        if (asked.length === 0) return null;
        while (told.length === 0) yield asked;
        const [{ key }] = told as [Message];
        if (key !== reader.leaving.key) return key;
        const args = take(key) as M[keyof M & string] & { seat: Seat };
        hold(!gone.has(args.seat), `${args.seat} leaves a second time.`);
        gone.add(args.seat);
        reader.leaving.leaves(args);
      }
    },
    take: (key) => take(String(key)) as M[typeof key],
    expect(key, args) {
      const found = take(String(key));
      hold(isDeepStrictEqual(found, { ...args }), `'${String(key)}' told ${JSON.stringify(found)}, where the rules say ${JSON.stringify(args)}.`);
    },
    hold,
    upcoming: () => told[0]?.key ?? null,
    wasAsked: (key) => asked.includes(key),
    finish(winners, key, args) {
      const right = { winners: [...winners], message: { key, args } };
      hold(isDeepStrictEqual(outcome, right), `The game ends with ${JSON.stringify(outcome)}, where the rules say ${JSON.stringify(right)}.`);
      throw new Finished();
    },
    count(what) {
      counts[what] = (counts[what] ?? 0) + 1;
    },
  };
  const reader = open(table, log);
  const compared = new Set<string>();
  const offered = (decision: Decision): string[] => {
    compared.add(decision.id);
    const offers = reader.offers(decision);
    if (offers === null) return [];
    counts.questions++;
    const [mine, shown] = [[...offers.mine].sort().join(', '), [...offers.shown].sort().join(', ')];
    return mine === shown ? [] : [`${decision.seat} is asked '${decision.ask.key}' and may choose ${shown}, where the rules allow ${mine}.`];
  };
  let isOver = false;
  return {
    counts,
    see(moment) {
      if (isOver) return ['The game goes on after its end.'];
      const news = toAll(moment);
      told.push(...news);
      outcome = moment.outcome;
      // Everyone has agreed on it, so no rule had to lead there.
      if (moment.deed?.kind === 'draw') return [];
      isOver = goOn(reader.play, moment);
      asked = moment.open.map(({ ask }) => ask.key);
      const wrong = moment.open.filter(({ id }) => !compared.has(id)).flatMap(offered);
      if (wrong.length > 0) return wrong;
      if (told.length > 0) return [`Nothing more follows, but ${JSON.stringify(told[0])} is told.`];
      // A deed that tells nothing changes nothing public.
      if (news.length === 0 && moment.deed) return [];
      const { mine, shown } = reader.boards(moment);
      const other = firstDifference(mine, shown, 'the board');
      return other === null ? [] : [other];
    },
  };
}

/** Reads as far as the log goes. Returns true when the game is over. Throws if something breaks the rules, or a seat is asked that should not be. */
function goOn(play: Course, { outcome, open }: Moment): boolean {
  try {
    const { value: asks, done } = play.next();
    if (done) throw new Error('The rules end here, but nobody has won.');
    if (outcome) throw new Error(`The game ends with ${JSON.stringify(outcome)}, where the rules ask ${asks.join(', ')}.`);
    const other = open.find(({ seat }) => !asks.includes(seat));
    if (other) throw new Error(`${other.seat} is asked ('${other.ask.key}'), where the rules ask ${asks.join(', ')}.`);
    if (open.length === 0) throw new Error(`Nobody is asked, where the rules ask ${asks.join(', ')}.`);
    return false;
  } catch (error) {
    if (error instanceof Finished) return true;
    throw error;
  }
}

/** The ids that can be picked, without the answers that leave orders. */
export const freeOf = ({ options }: Decision): string[] => options.filter(({ blocked, leaves }) => !blocked && !leaves).map(({ id }) => id);

export const isDie = (n: number): boolean => [1, 2, 3, 4, 5, 6].includes(n);

/** Says in a sentence where two values first differ; null if they do not. */
function firstDifference(mine: unknown, shown: unknown, at: string): string | null {
  if (isDeepStrictEqual(mine, shown)) return null;
  const isPart = (value: unknown): value is { [name: string]: unknown } => typeof value === 'object' && value !== null;
  if (!isPart(mine) || !isPart(shown) || Array.isArray(mine) !== Array.isArray(shown)) {
    return `${at} shows ${JSON.stringify(shown)}, where the rules say ${JSON.stringify(mine)}.`;
  }
  const names = new Set([...Object.keys(mine), ...Object.keys(shown)]);
  for (const name of names) {
    const found = firstDifference(mine[name], shown[name], `${at}, ${name},`);
    if (found !== null) return found;
  }
  return null;
}
