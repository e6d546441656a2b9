/** The same game twice, once with everything people can do unnoticed: what the channel was sent, down to the last character. */
import { games } from '../../src/games/index.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { clockAfter, noClock } from '../../src/table/clock/clock.ts';
import type { TableResult } from '../../src/table/model/refusals.ts';
import type { Person } from '../../src/table/model/types.ts';
import type { Thinker } from '../../src/table/work/deps.ts';
import { randomAnswer, type Standing, seedOf } from '../standing/play.ts';
import { openChannel } from './channel.ts';

const people: Person[] = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Hugo'].map((name, i) => ({ id: `118124000000000001${i}`, name }));

export interface Sent {
  /** Everything written in or removed from the channel, in order, with every custom id, alt text and nonce. */
  channel: string[];
  /** How often people did each of these unnoticed. */
  acts: { orders: number; ahead: number; hint: number; undo: number };
}

/** Doesn't think: its best move is empty. */
const thinker: Thinker = {
  think: () => ({ thought: Promise.resolve({ picked: [], why: null, moves: [], iterations: 0, cut: false }), callOff: () => {} }),
};

/**
 * Plays at most `answers` answers of game `n`. In between, players propose something and change their minds, and `inSecret` everyone does in secret
 * all they can.
 */
export async function sentIn({ game: { command }, tables: sittings }: Standing, n: number, answers: number, inSecret: boolean): Promise<Sent> {
  const { people: count, options } = sittings[n % sittings.length]!;
  const chance = openRandom(startRandom(seedOf(n + 7)), () => {});
  let now = 1_800_000_000_000;
  const channel = openChannel(games, n + 1, { now: () => now, thinker });
  const { tables, store } = channel;
  const sent: string[] = [];
  channel.heard.tell = (message, _, post) =>
    void sent.push(`${message} ${post ? JSON.stringify({ ...post, files: post.files.map(({ name }) => name) }) : 'gone'}`);
  const acts = { orders: 0, ahead: 0, hint: 0, undo: 0 };
  let requests = 0;
  const request = () => `r${++requests}`;
  const sitting = people.slice(0, count);
  const [host, ...invited] = sitting;
  const place = { guild: '1', channel: '2' };
  const { id } = await must(tables.open({ game: command, place, host: host!, invited, options, lang: 'en', request: request() }));
  await channel.invited(id);
  for (const person of invited) await tables.accept(id, person, request());

  /** Leaves orders, takes them back, and gives an answer ahead. */
  const plans = async ({ id: user }: Person) => {
    const { asked, orders, ahead } = await must(tables.snapshot(id, user));
    const free = orders?.offered.find(({ blocked }) => !blocked);
    // An order could at once answer for a player who is being asked.
    if (free && !asked) {
      await must(tables.order(id, user, [free.id], request()));
      await must(tables.order(id, user, orders!.left, request()));
      acts.orders++;
    }
    const question = ahead.find(({ given, decision: { options: all, min } }) => given === null && min <= 1 && all.some(({ blocked }) => !blocked));
    if (question) {
      // The option that ends a plan comes last: a plan that went on couldn't be taken back as a whole.
      const picked = question.decision.options.findLast(({ blocked }) => !blocked)!.id;
      await must(tables.ahead(id, user, question.decision.id, [picked], request()));
      const isKept = async () => (await must(tables.snapshot(id, user))).ahead.find(({ given }) => given !== null);
      for (let kept = await isKept(); kept; kept = await isKept()) await must(tables.ahead(id, user, kept.decision.id, [], request()));
      acts.ahead++;
    }
  };

  for (let n = 0; n < answers && (await tables.find(id))!.phase === 'playing'; n++) {
    now += 60_000;
    await channel.quiet();
    if (inSecret) for (const person of sitting) await plans(person);
    if (n % 5 === 0) await changesTheirMind(channel, id, chance.pick('proposes', sitting), request);
    const table = (await tables.find(id))!;
    const asked = sitting.filter((person) => table.toAct.includes(table.seats[person.id]!));
    const { id: user } = chance.pick('who', asked);
    if (inSecret) acts.hint += Number((await tables.hint(id, user, request())).ok);
    const one = (await must(tables.snapshot(id, user))).asked!;
    const { picked } = randomAnswer(one.decision, chance);
    const moved = await must(tables.answer(id, user, one.ref, picked, request()));
    if (!inSecret || moved.posts || !moved.snapshot.canUndo) continue;
    await must(tables.undo(id, user, request()));
    const again = (await must(tables.snapshot(id, user))).asked!;
    await must(tables.answer(id, user, again.ref, picked, request()));
    acts.undo++;
  }
  await channel.quiet();
  const version = (await store.version(id))!;
  await channel.close();
  return { channel: [...sent, ...channel.nonces, ...(version > 0 ? [] : ['no game'])], acts };
}

/** Proposes another clock, and withdraws it. */
async function changesTheirMind(channel: ReturnType<typeof openChannel>, id: string, person: Person, request: () => string): Promise<void> {
  const { tables } = channel;
  const told = await tables.propose(id, person, 'clock', clockAfter(clockAfter(noClock)), request());
  if (!told.ok) return;
  await channel.quiet();
  const { n } = told.value.proposals.findLast(({ by }) => by === person.id)!;
  await must(tables.consent(id, person, n, false, request()));
  await channel.quiet();
}

async function must<T>(telling: Promise<TableResult<T>>): Promise<T> {
  const told = await telling;
  if (!told.ok) throw new Error(`refused: ${JSON.stringify(told.error)}`);
  return told.value;
}
