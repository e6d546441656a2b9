/** How many requests the bot makes for a whole game: only those Discord counts, which answers to interactions are not. */
import { onTestFinished } from 'vitest';
import type { Game } from '../../src/games/game.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import type { HeadlessPerson, Seen } from '../../src/playground/index.ts';
import { openWorld, until, type World } from '../faults/world.ts';
import { seedOf } from '../standing/play.ts';
import { isAgain } from './labels.ts';
import { answerByChance, buttonOn, livingPost } from './robot.ts';
import { everybody } from './stage.ts';
import { startGame } from './start.ts';

/** How long a person takes before opening their panel, in ms: everyone is there, or they play over days. */
export const paces = {
  sitting: { name: 'at a sitting', ms: 30_000 },
  days: { name: 'over days', ms: 5 * 3_600_000 },
} as const;
export type Pace = keyof typeof paces;

/** The usual number of people. */
export const usualPeople: { readonly [command: string]: number } = { campaign: 2, candidate: 4, 'moi-president': 3, president: 4 };

export interface Counted {
  posts: number;
  edits: number;
  removals: number;
  looks: number;
  /** The sum of these. */
  own: number;
  /** Answers to interactions, which don't count. */
  answers: number;
  turns: number;
}

const here = '#lounge';

/** Plays one random game, turn by turn, to its end or for `most` turns, and counts. Must run in a test, with which it ends. */
export async function countRequests(game: Game, pace: Pace, most = Number.POSITIVE_INFINITY): Promise<Counted> {
  const world = await openWorld({ games: [game], ages: true });
  onTestFinished(() => world.close());
  const people = everybody.slice(0, usualPeople[game.command] ?? game.rules.players.min).map((key) => world.place.person(key));
  const [first] = people as [HeadlessPerson, ...HeadlessPerson[]];
  await startGame(people, game, {}, here);
  const chance = openRandom(startRandom(seedOf(7)), () => {});
  const { seats } = (await world.bot.tables.of(first.user.id))[0]!;
  let turns = 0;
  for (;;) {
    await quiet(world);
    const board = await first.wait(() => livingPost(first, here), 'a board');
    if (buttonOn(board, isAgain) || turns >= most) return { ...counted(world.seen), turns };
    const [table] = await world.bot.tables.of(first.user.id);
    const next = people.find(({ user }) => table?.toAct.includes(seats[user.id]!));
    if (!next) continue;
    world.pass(paces[pace].ms);
    await answerByChance(next, here, chance);
    turns++;
  }
}

/** Waits until everything queued has been posted. */
const quiet = ({ store }: World) => until(async () => (await store.due(Number.MAX_SAFE_INTEGER, 1)).length === 0, 20_000, 'the outbox to be empty');

function counted(seen: readonly Seen[]): Omit<Counted, 'turns'> {
  const own = seen.filter(({ path }) => path.startsWith('/channels/'));
  const of = (method: string) => own.filter((one) => one.method === method).length;
  const answers = seen.filter(({ path }) => /^\/(?:webhooks|interactions)\//.test(path)).length;
  return { posts: of('POST'), edits: of('PATCH'), removals: of('DELETE'), looks: of('GET'), own: own.length, answers };
}
