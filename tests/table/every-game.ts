/** Every game at a table: random answers, some of them taken back, sometimes in a new process. */

import { expect, test } from 'vitest';
import type { Game } from '../../src/games/game.ts';
import { games } from '../../src/games/index.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { fold } from '../../src/kernel/run.ts';
import type { Core } from '../../src/kernel/types.ts';
import { readRecord } from '../../src/scripts/replay.ts';
import type { Person } from '../../src/table/model/types.ts';
import { randomAnswer, seedOf } from '../standing/play.ts';
import { must, openTestContext, place, proposed, type TestContext } from './context.ts';
import { replayed } from './recorded.ts';

/** More answers than any game takes. */
const wholeGame = 5000;

/** Declares a test for each game, with each number of people that `counts` returns, to its end or to `answersAtMost` answers. */
export const testEveryGame = (counts: (game: Game) => readonly number[], answersAtMost = wholeGame): void =>
  test.each(
    games.map((game) => [game.command, game] as const),
  )('%s: what is taken back leaves what the other answers lead to', async (command, game) => {
    const sizes = counts(game);
    let takenBack = 0;
    // If a short game happens to take nothing back, plays another one.
    for (let n = 0; n < sizes.length || (takenBack === 0 && n < 20); n++) {
      const count = sizes[n % sizes.length]!;
      const chance = openRandom(startRandom(seedOf(count + 10 * Math.floor(n / sizes.length))), () => {});
      const people = Array.from({ length: count }, (_, i) => ({ id: `${i}`, name: `Player ${i}` }));
      let context = openTestContext({ games: [game] });
      const { store } = context;
      const [host, ...invited] = people;
      const { id } = await must(context.tables.open({ game: command, place, host: host!, invited, options: {}, lang: 'en', request: 'open' }));
      for (const person of invited) await must(context.tables.accept(id, person, `accept ${person.id}`));
      const state = async () => JSON.parse((await store.position(id))!.state) as Core;
      const opening = await state();
      const seenBy = (tables: typeof context.tables) =>
        Promise.all(
          [...people, null].map(async (person) => {
            const { view, asked, table } = await must(tables.snapshot(id, person?.id ?? null));
            return { view, asked: asked && { ...asked.decision, id: null }, toAct: table.toAct };
          }),
        );
      let before: { by: string; seen: Awaited<ReturnType<typeof seenBy>> } | null = null;

      for (let i = 0; i < answersAtMost && (await context.tables.find(id))?.phase === 'playing'; i++) {
        if (i % 50 === 49) context = openTestContext({ games: [game], store, prefix: `again${i}` });
        const { tables, request } = context;
        const snapshots = await Promise.all(people.map(async ({ id: user }) => ({ user, ...(await must(tables.snapshot(id, user))) })));
        const sorry = snapshots.filter(({ canUndo }) => canUndo);
        if (sorry.length > 0 && chance.below('undo', 4) === 0) {
          const { user } = chance.pick('sorry', sorry);
          await must(tables.undo(id, user, request()));
          // If it is taken back at once, everyone sees again what they saw before.
          if (before?.by === user) expect(await seenBy(tables)).toEqual(before.seen);
          before = null;
          if (takenBack++ % 5 === 0) expect(plain(fold(game.rules, opening, await store.answers(id, 0)))).toBe(plain(await state()));
          continue;
        }
        const { user, asked } = chance.pick(
          'who',
          snapshots.filter((one) => one.asked),
        );
        before = chance.below('seen', 5) === 0 ? { by: user, seen: await seenBy(tables) } : null;
        await must(tables.answer(id, user, asked!.ref, randomAnswer(asked!.decision, chance).picked, request()));
      }
      const isOver = (await context.tables.find(id))?.phase === 'over';
      expect(plain(fold(game.rules, opening, await store.answers(id, 0)))).toBe(plain(await state()));
      expect(isOver || answersAtMost < wholeGame).toBe(true);
      if (isOver) await canBeLookedBackOn(context, id, people);
      expect(context.logged).toEqual([]);
      await store.close();
    }
    expect(takenBack).toBeGreaterThan(0);
  });

/** Checks that everyone can see every turn to the end, under the same number, and that the exported file leads to the same end. */
async function canBeLookedBackOn({ tables, request }: TestContext, id: string, people: readonly Person[]): Promise<void> {
  const ends = (await must(tables.lookBack(id, null))).steps.map(({ answers }, n) => [n + 1, answers]);
  for (const user of [...people.map((person) => person.id), null]) {
    const [back, snapshot] = [await must(tables.lookBack(id, user)), await must(tables.snapshot(id, user))];
    expect(back.steps.map((_, step) => back.after(step) === null)).not.toContain(true);
    const byNumber = Map.groupBy(back.steps, ({ n }) => n);
    expect([...byNumber].map(([n, parts]) => [n, parts.at(-1)!.answers])).toEqual(ends);
    for (const parts of byNumber.values()) expect(parts.map(({ part }) => part)).toEqual(parts.length === 1 ? [null] : parts.map((_, i) => i + 1));
    expect(back.after(back.steps.length - 1)).toEqual({ view: snapshot.view, toAct: [], course: snapshot.course });
  }
  const { seats } = (await tables.find(id))!;
  const said = new Map<string, string[]>();
  for (const { id: user } of people) {
    const lines = (await must(tables.log(id, user, Number.MAX_SAFE_INTEGER))).map(({ message }) => JSON.stringify(message));
    said.set(seats[user]!, lines);
  }
  // Until everyone has opened their hand, a player's file has no seed and nothing that only others were told.
  for (const { id: user } of people) {
    const { json, isWhole } = await must(tables.exported(id, user));
    const mine = new Set(said.get(seats[user]!));
    const others = [...said.values()].flat().filter((line) => !mine.has(line));
    expect([isWhole, json.includes('"seed"'), others.filter((line) => json.includes(line.slice(1, -1)))]).toEqual([false, false, []]);
  }
  const { n } = await proposed(tables.propose(id, people[0]!, 'hands', null, request()));
  for (const person of people.slice(1)) await must(tables.consent(id, person, n, true, request()));
  const record = readRecord((await must(tables.exported(id, people[0]!.id))).json);
  expect(replayed(gameNamed(record.game), record).state).toBe('same');
}

const gameNamed = (command: string): Game => games.find((game) => game.command === command)!;

/** The state without the numbers of frames, which others' undone answers shift. */
const plain = (state: Core): string => JSON.stringify(state, (key, value: unknown) => (key === '#' || key === 'next' ? undefined : value));
