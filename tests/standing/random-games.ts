import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { langs } from '../../src/i18n/types.ts';
import { openRandom, type Random, startRandom } from '../../src/kernel/random.ts';
import { fold } from '../../src/kernel/run.ts';
import type { Core } from '../../src/kernel/types.ts';
import { casts, usual } from './casts.ts';
import { checkJson, checkLeaks, checkSecondClick, checkWords } from './checks.ts';
import { checkOrders, checkOrderWords } from './orders.ts';
import { pictureFaults } from './pictures.ts';
import { playRandom, type Standing, seedOf } from './play.ts';
import { checkLeft, everybodyLeaves, hereOf, playRestless, type Watcher } from './restless.ts';
import { checkTakingBack, otherwise } from './undo.ts';
import { watchUngiven } from './ungiven.ts';

/**
 * How often: one moment in this many is checked as a picture, has everyone leave, or is seen by every viewer and not by one alone; one answer in
 * this many is tried a second way.
 */
const rarely = { looks: 70, leaving: 150, everyone: 6, undo: 4 };

/**
 * Declares the standing checks of one game: `games` random games, checked after one answer in `every`, and half as many among restless people. A
 * game's `random.test.ts` plays a few and checks some moments, its `random.proof.ts` plays many and checks all.
 */
export function testRandomGames(standing: Standing, games: number, every = 1): void {
  describe(`${standing.game.command}: ${games} random games`, () => {
    const batches = Math.min(10, games);
    test.each(
      Array.from({ length: batches }, (_, i) => i),
    )('batch %i: JSON, second click, leaks, words, pictures, taking back, replay, no order but one’s own', (batch) => {
      const chance = openRandom(startRandom(seedOf(batch + 99)), () => {});
      const look = lookerAt(standing, chance);
      for (let n = batch; n < games; n += batches) playWatched(standing, n, chance, look, every);
      expect(look.faults()).toEqual([]);
      expect(look.count()).toBeGreaterThan(0);
    });

    const restless = Math.ceil(games / 2);
    test.each(Array.from({ length: Math.min(10, restless) }, (_, i) => i))('batch %i: people leave orders, and the table', (batch) => {
      const chance = openRandom(startRandom(seedOf(batch + 199)), () => {});
      const watch = watcherOf(standing, chance);
      for (let n = batch; n < restless; n += 10) playRestless(standing, n, { leaves: [60, 200, 600][n % 3]!, orders: 10 }, watch);
    });
  });
}

function playWatched(standing: Standing, n: number, chance: Random, look: Looker, every: number): void {
  const { game } = standing;
  const watch = watcherOf(standing, chance);
  const ungiven = watchUngiven(standing, n);
  let count = 0;
  let other: Core | null = null;
  const { opening, state, answers } = playRandom(standing, n, {
    before: (now, open, answer) => {
      ungiven.before(now, open, answer);
      other = (count + 1) % every === 0 && chance.below('undo', rarely.undo) === 0 ? otherwise(standing, now, answer, chance) : null;
      if (chance.below('leaving', rarely.leaving * every) === 0) everybodyLeaves(standing, now, watch);
    },
    after: (now, answer, events, applied) => {
      ungiven.after(now, answer, events, applied);
      if (now.outcome || chance.below('looks', rarely.looks * Math.min(every, 4)) === 0) look.at(now);
      count++;
      if (count % every !== 0 && !now.outcome) return;
      checkJson(now);
      checkSecondClick(game, now, answer);
      checkWords(game, now, events);
      const whole = (count + n) % 61 === 0;
      const all = [...now.seats, null];
      checkLeaks(standing, now, chance, whole, whole || chance.below('viewers', rarely.everyone) === 0 ? all : [chance.pick('viewer', all)]);
      if (other) checkTakingBack(standing, answer, applied, other);
    },
    ordered: (now, seat, picked, events) => {
      ungiven.ordered(now, seat, picked, events);
      checkJson(now);
      checkWords(game, now, events);
      checkLeaks(standing, now, chance, false);
    },
  });
  expect(isDeepStrictEqual(fold(game.rules, opening, answers), state), `game ${n}: replaying the answers gives the same state`).toBe(true);
}

/** What must hold after a deed: everything after a seat left or left orders, the rest after an answer. */
function watcherOf(standing: Standing, chance: Random): Watcher {
  const { game } = standing;
  return (state, deed, { events }) => {
    checkJson(state);
    checkWords(game, state, events);
    checkLeft(game, state);
    if (deed.kind === 'answers' && chance.below('leaks', 20) > 0) return;
    checkLeaks(standing, state, chance, deed.kind === 'leaves' && chance.below('whole', 4) === 0);
    for (const seat of hereOf(state)) checkOrders(game, state, seat);
    if (deed.kind === 'orders') checkOrderWords(game, state, deed.seat);
    if (deed.kind !== 'leaves' || chance.below('looks', 8) > 0) return;
    const faults = pictureFaults(game, state, { lang: chance.pick('lang', langs), cast: usual });
    if (faults.length > 0) throw new Error(`After ${deed.seat} left: ${faults.join('; ')}`);
  };
}

/** Enough looks for a batch of dozens of games. */
const mostLooks = 60;

interface Looker {
  at(state: Core): void;
  faults(): string[];
  count(): number;
}

/** Checks pictures, in either language and with all kinds of names; every sixth time the paint, too. */
function lookerAt({ game }: Standing, chance: Random): Looker {
  const found = new Set<string>();
  let looks = 0;
  return {
    at(state) {
      if (looks >= mostLooks) return;
      looks++;
      const lang = chance.pick('lang', langs);
      const viewer = chance.pick('viewer', [...state.seats, null]);
      for (const cast of casts) for (const fault of pictureFaults(game, state, { lang, cast })) found.add(`${lang}: ${fault}`);
      if (looks % 6 !== 0) return;
      for (const fault of pictureFaults(game, state, { lang, cast: usual, paint: true, viewers: [viewer] })) found.add(`${lang}: ${fault}`);
    },
    faults: () => [...found],
    count: () => looks,
  };
}
