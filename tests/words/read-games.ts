/** Reads every sentence that random games say, in every language. `lint.ts` has the possible faults. */
import { expect, test } from 'vitest';
import { decisions } from '../../src/kernel/run.ts';
import type { Message } from '../../src/kernel/types.ts';
import { standings } from '../games/standings.ts';
import { playRandom } from '../standing/play.ts';
import { Reader } from './reader.ts';

/** Posts and panels repeat what events and options say, so they are read less often. */
const postsEvery = 41;

/** Reads one random game at each of these tables of every game. */
export function testSentences(choose: (tables: number[]) => number[]): void {
  for (const standing of standings) {
    const { command } = standing.game;
    test(`the pages of /${command} say nothing wrong`, () => {
      const reader = new Reader(standing.game);
      reader.pages();
      expect(reader.count).toBeGreaterThan(10);
      expect([...reader.faults.values()]).toEqual([]);
    });
    test.each(choose([...standing.tables.keys()]))(`/${command} says nothing wrong at its table %i`, { timeout: 180_000 }, (n) => {
      const reader = new Reader(standing.game);
      let count = 0;
      let told: Message[] = [];
      playRandom(standing, n, {
        before: (state, open) => reader.decisions(state, open),
        after(state, _answer, events) {
          reader.events(state, events);
          told = [...told, ...events.flatMap(({ to, message }) => (to === 'all' ? [message] : []))];
          if (count++ % postsEvery !== 0 && !state.outcome) return;
          reader.posts(state, decisions(standing.game.rules, state), told);
          told = [];
        },
      });
      expect(reader.count).toBeGreaterThan(100);
      expect([...reader.faults.values()]).toEqual([]);
    });
  }
}
