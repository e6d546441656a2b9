/**
 * Looking back reveals nothing new: each step shows a viewer exactly what they saw at that time. If a player had made another secret choice, the
 * others would be sent the same, letter by letter.
 */
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { openPictures } from '../../src/discord/pictures/pictures.ts';
import { replayFigure, replayPost } from '../../src/discord/present/looking-back/replay.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import type { Game } from '../../src/games/game.ts';
import { games } from '../../src/games/index.ts';
import { openRandom, type Random, startRandom } from '../../src/kernel/random.ts';
import type { Decision } from '../../src/kernel/types.ts';
import { randomAnswer, seedOf } from '../standing/play.ts';
import { must, openTestContext, place, type TestContext } from '../table/context.ts';
import { onlyLong } from '../tools/often.ts';

const names = ['Ada', 'Ben', 'Cleo'];
const log = pino({ level: 'silent' });
const pictures = openPictures(async (scene) => Buffer.from(JSON.stringify(scene)), log);

/** An answer that a player gave. */
interface Given {
  user: string;
  picked: string[];
}

async function begin(game: Game, count: number) {
  const context = openTestContext({ games: [game] });
  const people = names.slice(0, count).map((name, i) => ({ id: `10000000000000000${i}`, name }));
  const [host, ...invited] = people;
  const { id } = await must(context.tables.open({ game: game.command, place, host: host!, invited, options: {}, lang: 'en', request: 'open' }));
  for (const person of invited) await must(context.tables.accept(id, person, `accept ${person.id}`));
  return { context, id, people };
}

const answer = async ({ tables, request }: TestContext, id: string, { user, picked }: Given) =>
  must(tables.answer(id, user, (await must(tables.snapshot(id, user))).asked!.ref, picked, request()));

/** Plays at most `most` random answers, or fewer if the game ends. Calls `seen` before each and at the end. */
async function playOn(
  context: TestContext,
  id: string,
  people: readonly { id: string }[],
  most: number,
  chance: Random,
  seen: (n: number) => Promise<void>,
) {
  const given: Given[] = [];
  for (let n = 0; n < most && (await context.tables.find(id))!.phase === 'playing'; n++) {
    await seen(n);
    const snapshots = await Promise.all(people.map(async ({ id: user }) => ({ user, asked: (await must(context.tables.snapshot(id, user))).asked })));
    const { user, asked } = chance.pick(
      'who',
      snapshots.filter((one) => one.asked),
    );
    const next = { user, picked: randomAnswer(asked!.decision, chance).picked };
    given.push(next);
    await answer(context, id, next);
  }
  await seen(given.length);
  return given;
}

/** Everything sent to a viewer who looks back from the first step to the last. */
async function sent(game: Game, { tables }: TestContext, id: string, user: string | null): Promise<string> {
  const back = await must(tables.lookBack(id, user));
  const speech = speechOf(game, back.table, 'en');
  const posts: unknown[] = [];
  for (const step of back.steps.keys())
    for (const side of ['board', ...(back.viewer === null ? [] : ['hand'])] as const) {
      const of = { game, back, step, side: side as 'board' | 'hand', speech };
      const figure = replayFigure(of)!;
      posts.push(replayPost(of, await pictures.show(figure)));
    }
  return JSON.stringify(posts, (_, value) => (value?.type === 'Buffer' ? String(Buffer.from(value.data)) : value));
}

/** Another answer that this decision accepts. */
function otherwise({ options, min, max }: Decision, picked: readonly string[], chance: Random): string[] | null {
  const free = options.filter(({ blocked }) => !blocked).map(({ id }) => id);
  for (let tries = 0; tries < 20; tries++) {
    const other = chance.shuffle('otherwise', free).slice(0, Math.max(min, Math.min(max, picked.length)));
    if (other.length >= min && JSON.stringify(other.toSorted()) !== JSON.stringify(picked.toSorted())) return other;
  }
  return null;
}

describe.each(games.map((game) => [game.command, game] as const))('%s', (command, game) => {
  const count = Math.min(names.length, game.rules.players.max);

  test('each step shows what its viewer saw then', async () => {
    const chance = openRandom(startRandom(seedOf(7)), () => {});
    const { context, id, people } = await begin(game, count);
    const viewers = [...people.map((person) => person.id), null];
    const views: string[][] = [];
    await playOn(context, id, people, 150, chance, async () => {
      views.push(await Promise.all(viewers.map(async (user) => JSON.stringify((await must(context.tables.snapshot(id, user))).view))));
    });
    for (const [i, user] of viewers.entries()) {
      const { steps, after } = await must(context.tables.lookBack(id, user));
      expect(steps.length).toBeGreaterThan(2);
      for (const [step, { answers }] of steps.entries())
        expect(JSON.stringify(after(step)!.view), `${command} step ${step}`).toBe(views[answers]![i]);
    }
  });
});

/** Tries secret choices in two ways. Returns how often another viewer couldn't tell which was made. */
async function compareSecrets(game: Game): Promise<number> {
  const count = Math.min(names.length, game.rules.players.max);
  let compared = 0;
  for (let n = 0; n < 30 && compared < 6; n++) {
    const chance = openRandom(startRandom(seedOf(100 + n)), () => {});
    const one = await begin(game, count);
    const given = await playOn(one.context, one.id, one.people, n % 30, chance, async () => {});
    const asked = [];
    for (const { id: user } of one.people) {
      const { asked: open } = await must(one.context.tables.snapshot(one.id, user));
      if (open) asked.push({ user, decision: open.decision });
    }
    if (asked.length === 0) continue;
    const { user, decision } = chance.pick('asked', asked);
    const { picked } = randomAnswer(decision, chance);
    const other = otherwise(decision, picked, chance);
    if (!other) continue;
    const twin = await begin(game, count);
    for (const past of given) await answer(twin.context, twin.id, past);
    await answer(one.context, one.id, { user, picked });
    await answer(twin.context, twin.id, { user, picked: other }).catch(() => null);
    for (const viewer of [...one.people.map((person) => person.id), null]) {
      if (viewer === user) continue;
      const [here, there] = await Promise.all(
        [one, twin].map(async ({ context, id }) => {
          const { view, table, asked: open } = await must(context.tables.snapshot(id, viewer));
          const lines = await must(context.tables.log(id, viewer, 1000));
          return JSON.stringify({ view, toAct: table.toAct, open: open?.decision, said: lines.map(({ message }) => message) });
        }),
      );
      // This viewer may know something different, so it was no secret.
      if (here !== there) continue;
      expect(await sent(game, one.context, one.id, viewer)).toBe(await sent(game, twin.context, twin.id, viewer));
      compared++;
    }
  }
  return compared;
}

// In some games nearly everything is chosen in public.
test('what was chosen in secret changes nothing for the others', onlyLong, async () => {
  let compared = 0;
  for (const game of games) compared += await compareSecrets(game);
  expect(compared, 'twins that really differed').toBeGreaterThan(8);
});
