/**
 * A game that lasts for weeks, among people who look every six hours: over the real tables, sender and reminders, with a clock that the test moves.
 */
import { games } from '../../src/games/index.ts';
import type { Lang } from '../../src/i18n/types.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { aheadOf } from '../../src/kernel/run.ts';
import { heldBy } from '../../src/table/consent/verdict.ts';
import { preselected } from '../../src/table/model/options.ts';
import type { TableResult } from '../../src/table/model/refusals.ts';
import type { TableInfo } from '../../src/table/model/types.ts';
import { seedOf } from '../standing/play.ts';
import { openChannel } from './channel.ts';
import { openScroll, type Scroll } from './scroll.ts';
import { sensible } from './sensible.ts';
import { began, day, isAway, isLate, openLooks, type Sitter, sitters } from './sitters.ts';

const mostDays = 60;
/** Buttons to play or agree. A post loses them when another takes its place, or when it is all over. */
const living = ['play', 'hand', 'consent', 'refuse'];

export interface Weeks {
  command: string;
  /** The most the game allows, by default. */
  people?: number;
  lang: Lang;
  clock: string;
  /** The day on which the forgetful one comes back, counted from the first. */
  back: number;
  seed?: number;
}

/** The outcome. */
export interface Played {
  scroll: Scroll;
  people: readonly Sitter[];
  table: TableInfo;
  days: number;
  /** What Discord would refuse. */
  problems: string[];
  /** Posts that still had living buttons after they were over, each with its buttons. */
  dead: readonly string[];
  /** What people did besides playing, and how often. */
  deeds: { [deed: string]: number };
}

/** Plays one game to its end, or for two months. The same arguments give the same game. */
export async function playWeeks({ command, people: count, lang, clock, back, seed = 0 }: Weeks): Promise<Played> {
  const game = games.find((one) => one.command === command)!;
  const people = sitters.slice(0, count ?? game.rules.players.max);
  const chance = openRandom(startRandom(seedOf(seed + 7)), () => {});
  let now = began;
  const channel = openChannel(games, seed + 1, { now: () => now });
  const { tables, store } = channel;
  const scroll = openScroll(channel, people, () => now);
  const player = sensible(game);
  const deeds: { [deed: string]: number } = {};
  const dead = new Set<string>();
  let requests = 0;
  /** Presses are a second apart, so that no two turns begin at once. */
  const request = () => {
    now += 1000;
    return `r${++requests}`;
  };
  const find = async () => (await tables.find(id))!;

  /** Waits until the channel is up to date, and notes the turns of those who were called meanwhile. */
  const settle = async () => {
    await channel.quiet();
    const table = await find();
    const { seats, since } = table;
    const alive = [
      table.post?.message,
      (await store.table(id))!.callMessage,
      ...table.proposals.map((one) => one.fate === 'open' && one.postMessage),
    ];
    for (const { id: message, gone, actions, buttons, lines } of scroll.all)
      if (!gone && actions.some((action) => living.includes(action)) && !alive.includes(message))
        dead.add(`‹${buttons.join('› ‹')}› under ${lines[0]}`);
    scroll.note((user) => since[seats[user]!] ?? null);
  };
  /** Does this, unless it is refused. */
  const does = async (deed: string, doing: Promise<TableResult<unknown>>) => {
    if (!(await doing).ok) return;
    deeds[deed] = (deeds[deed] ?? 0) + 1;
    await settle();
  };

  for (const { id: user, habits } of people) await must(tables.changeSettings(user, habits, request()));
  const [host, ...invited] = people;
  const place = { guild: '1', channel: '2' };
  const options = preselected(game, people.length, clock !== 'none');
  const { id } = await must(tables.open({ game: command, place, host: host!, invited, options, clock, lang, request: request() }));
  await channel.invited(id);
  for (const person of invited) await must(tables.accept(id, person, request()));
  await settle();
  for (const one of people) if (player.orders) await does('orders', tables.order(id, one.id, player.orders, request()));

  /** Agrees to every proposal. If someone's time is over, the first to look waits a day; after that they propose that the game answer. */
  const dealsWithOthers = async (one: Sitter) => {
    for (const { kind, n, fate, asked, agreed } of (await find()).proposals)
      if (fate === 'open' && asked.includes(one.id) && !agreed.includes(one.id))
        await does(`agrees: ${kind}`, tables.consent(id, one, n, true, request()));
    for (const late of people) {
      const table = await find();
      if (late === one || !isLate(table, table.seats[late.id]!, now)) continue;
      if (!deeds.waits) await does('waits', tables.wait(id, one.id, late.id, false, request()));
      else await does('proposes: away', tables.propose(id, one, 'away', late, request()));
    }
  };

  const stateNow = async () => JSON.parse((await store.position(id))!.state);
  /** Nobody goes on while the others are asked to go back, or during a pause. */
  const isWaiting = async () => {
    const { proposals, clock, paused } = await find();
    return heldBy({ proposals, clock }, null, now) !== undefined || (paused !== null && now < paused + 2 * day);
  };

  /** Answers every question, asks the others once to take one back, and answers ahead if possible. */
  const plays = async (one: Sitter) => {
    while (!(await isWaiting())) {
      const snapshot = await must(tables.snapshot(id, one.id));
      if (snapshot.table.phase !== 'playing') return;
      const seat = snapshot.table.seats[one.id]!;
      if (snapshot.asked) {
        const { ref, decision } = snapshot.asked;
        const { picked } = player(await stateNow(), decision, chance);
        const moved = await must(tables.answer(id, one.id, ref, picked, request()));
        await settle();
        // Once, while everyone is there to agree.
        const isTime = now > began + day && !isAway(now, back) && !deeds['agrees: back'];
        if (isTime && moved.snapshot.canAskBack) await does('proposes: back', tables.propose(id, one, 'back', null, request()));
        continue;
      }
      const open = snapshot.ahead.find(({ given }) => given === null)?.decision.id;
      const state = await stateNow();
      const question = player.ahead && aheadOf(game.rules, state, seat).find((each) => each.id === open);
      const picked = question && player.ahead!(state, seat, question, chance);
      if (!picked) return;
      await must(tables.ahead(id, one.id, open!, picked, request()));
    }
  };

  const looks = async (one: Sitter) => {
    await dealsWithOthers(one);
    const { away, seats, phase } = await find();
    if (phase !== 'playing') return;
    if (away.includes(seats[one.id]!)) {
      await tables.meet(id, one);
      await settle();
    }
    if (now > began + 5 * day && one === host && !deeds['days off'])
      await does('days off', tables.takeOff(one.id, dateOf(now + day), dateOf(now + 2 * day), request()));
    if (now > began + (back + 1) * day && !deeds['proposes: pause']) await does('proposes: pause', tables.propose(id, one, 'pause', null, request()));
    await plays(one);
  };

  const sight = openLooks(people, back, chance);
  while ((await find()).phase === 'playing' && now < began + mostDays * day) {
    const [due] = await store.remindersDue(Number.MAX_SAFE_INTEGER, 1);
    const { one, at } = sight.next();
    if (due && due.due <= at) {
      now = Math.max(now, due.due);
      await channel.remind();
    } else {
      now = Math.max(now, at);
      if (sight.take(one)) await looks(one);
    }
    await settle();
  }
  const played = { scroll, people, table: await find(), days: (now - began) / day, problems: channel.problems, dead: [...dead], deeds };
  await channel.close();
  return played;
}

const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

async function must<T>(telling: Promise<TableResult<T>>): Promise<T> {
  const told = await telling;
  if (!told.ok) throw new Error(`refused: ${JSON.stringify(told.error)}`);
  return told.value;
}
