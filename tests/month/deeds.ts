/** What people do when they look: accept, agree, decide about players out of time, and answer what they are asked, some of it ahead. */

import { games } from '../../src/games/index.ts';
import type { Random } from '../../src/kernel/random.ts';
import { aheadOf } from '../../src/kernel/run.ts';
import { noClock } from '../../src/table/clock/clock.ts';
import { heldBy } from '../../src/table/consent/verdict.ts';
import { preselected } from '../../src/table/model/options.ts';
import type { TableResult } from '../../src/table/model/refusals.ts';
import type { Asked, TableInfo } from '../../src/table/model/types.ts';
import { type Player as Mind, sensible } from '../chronicle/sensible.ts';
import { began, dateOf, day, type Player, planned, playerOf } from './people.ts';
import type { Server } from './server.ts';

const hour = 3_600_000;
/** The longest anyone waits for a player who is out of time before having them put out of a two-player game, or having the game play for them. */
const patience = 12 * hour;
/** A game is opened this long after the previous one, or at its host's next look. */
const betweenGames = 2 * hour;
/** A waverer regrets one in this many answers. */
const regrets = 15;

export interface Deeds {
  look(one: Player): Promise<void>;
  /** The last press of each person at each table, in ms since 1970. */
  pressed: { user: string; table: string; at: number }[];
  /** The tables, by the number of the planned game. */
  ids: Map<number, string>;
  /** How often people did each thing. */
  counts: { [deed: string]: number };
}

export function openDeeds(server: Server, chance: Random): Deeds {
  const { tables, store, request, settle, find } = server;
  const minds = new Map<string, Mind>();
  const counts: Deeds['counts'] = {};
  const pressed: Deeds['pressed'] = [];
  const ids: Deeds['ids'] = new Map();
  const done = new Set<string>();

  /** Does something. Returns whether it was accepted. */
  const does = async (deed: string, one: Player, table: string, doing: (request: string) => Promise<TableResult<unknown>>) => {
    const told = await doing(request());
    pressed.push({ user: one.id, table, at: server.now() });
    const name = told.ok ? deed : `${deed}: ${told.error.why}`;
    counts[name] = (counts[name] ?? 0) + 1;
    await settle();
    return told.ok;
  };
  const mindOf = ({ id, game }: TableInfo): Mind => {
    const mind = minds.get(id) ?? sensible(games.find(({ command }) => command === game)!);
    minds.set(id, mind);
    return mind;
  };
  const stateOf = async (id: string) => JSON.parse((await store.position(id))!.state);

  const agrees = async (one: Player, { id, proposals }: TableInfo) => {
    for (const { kind, n, fate, asked, agreed, against } of proposals) {
      if (fate !== 'open' || !asked.includes(one.id) || agreed.includes(one.id) || against.includes(one.id)) continue;
      const yes = one.ways !== 'refuses';
      await does(`${yes ? 'agrees' : 'refuses'}: ${kind}`, one, id, (r) => tables.consent(id, one, n, yes, r));
    }
  };
  const decides = async (one: Player, { id }: TableInfo) => {
    for (const late of (await find(id)).people) {
      const { seats, banks, toAct, away, paused, people, proposals, phase } = await find(id);
      const seat = seats[late.id];
      const zero = seat === undefined ? null : (banks[seat]?.zero ?? null);
      if (phase !== 'playing' || late.id === one.id || seat === undefined || paused !== null || !toAct.includes(seat) || away.includes(seat))
        continue;
      if (zero === null || zero > server.now() || proposals.some(({ fate, about }) => fate === 'open' && about === late.id)) continue;
      const kind = people.length === 2 && zero + day < server.now() ? 'claim' : 'away';
      const name = `waits ${id} ${one.id} ${late.id}`;
      if (zero + patience > server.now() && !done.has(name)) {
        done.add(name);
        await does('waits', one, id, (r) => tables.wait(id, one.id, late.id, false, r));
      } else await does(`proposes: ${kind}`, one, id, (r) => tables.propose(id, one, kind, playerOf(late.id), r));
    }
  };
  const regret = async (one: Player, id: string, moved: { canUndo: boolean; canAskBack: boolean }) => {
    if (one.ways !== 'wavers' || chance.below('regret', regrets) > 0) return;
    if (moved.canUndo) await does('takes back', one, id, (r) => tables.undo(id, one.id, r));
    else if (moved.canAskBack) await does('proposes: back', one, id, (r) => tables.propose(id, one, 'back', null, r));
  };
  const answers = async (one: Player, table: TableInfo, { ref, decision }: Asked): Promise<boolean> => {
    const { id } = table;
    const { picked } = mindOf(table)(await stateOf(id), decision, chance);
    const told = await tables.answer(id, one.id, ref, picked, request());
    pressed.push({ user: one.id, table: id, at: server.now() });
    await settle();
    if (!told.ok) throw new Error(`${table.game}: ${JSON.stringify(told.error)}`);
    counts.answers = (counts.answers ?? 0) + 1;
    await regret(one, id, told.value.snapshot);
    return true;
  };
  const answersAhead = async (one: Player, table: TableInfo, open: string): Promise<boolean> => {
    const game = games.find(({ command }) => command === table.game)!;
    const state = await stateOf(table.id);
    const seat = table.seats[one.id]!;
    const question = aheadOf(game.rules, state, seat).find((each) => each.id === open);
    const picked = question && mindOf(table).ahead?.(state, seat, question, chance);
    return picked != null && does('ahead', one, table.id, (r) => tables.ahead(table.id, one.id, open, picked, r));
  };
  const plays = async (one: Player, id: string) => {
    for (;;) {
      const told = await tables.snapshot(id, one.id);
      if (!told.ok || told.value.table.phase !== 'playing') return;
      const { table, asked, ahead } = told.value;
      // While another player asks to take something back, the table waits; nobody plays in a pause, either.
      if (table.paused !== null || heldBy({ ...table, clock: table.clock ?? noClock }, one.id, server.now())) return;
      const open = ahead.find(({ given }) => given === null)?.decision.id;
      const went = asked ? await answers(one, table, asked) : open !== undefined && (await answersAhead(one, table, open));
      if (!went) return;
    }
  };
  const begins = async (one: Player, id: string) => {
    const table = await find(id);
    const { orders } = mindOf(table);
    if (orders && !done.has(`orders ${id} ${one.id}`)) {
      done.add(`orders ${id} ${one.id}`);
      await does('orders', one, id, (r) => tables.order(id, one.id, orders, r));
    }
    if (table.away.includes(table.seats[one.id]!)) {
      await tables.meet(id, one);
      await settle();
    }
  };
  const takesOff = async ({ id, off }: Player) => {
    if (!off || done.has('off') || server.now() < began + (off[0] - 2) * day) return;
    done.add('off');
    await must(tables.takeOff(id, dateOf(off[0]), dateOf(off[1]), request()));
  };
  /** Opens the games this person is to host, one after another. */
  const opens = async (one: Player) => {
    for (const [n, { game: command, clock, who }] of planned.entries()) {
      const [host, ...invited] = who;
      if (host !== one || ids.has(n) || server.now() < began + n * betweenGames) continue;
      const game = games.find((each) => each.command === command)!;
      const options = preselected(game, who.length, clock !== 'none');
      // Each game has its own thread.
      const place = { guild: '1', channel: String(2000 + n), parent: '2' };
      const opening = { game: command, place, host: one, invited, options, clock, lang: 'en' as const, request: request() };
      const { id } = await must(tables.open(opening));
      ids.set(n, id);
      server.at.set(place.channel, id);
      await settle();
    }
  };

  return {
    pressed,
    ids,
    counts,
    async look(one) {
      await takesOff(one);
      await opens(one);
      for (const { id } of await tables.of(one.id)) {
        server.passTo(server.now() + 20_000);
        const table = await find(id);
        if (table.phase === 'gathering' && table.invited.some((each) => each.id === one.id))
          await does('accepts', one, id, (r) => tables.accept(id, one, r));
        if ((await find(id)).phase !== 'playing') continue;
        await agrees(one, await find(id));
        if (one.ways === 'refuses') continue;
        await begins(one, id);
        await decides(one, await find(id));
        await plays(one, id);
      }
    },
  };
}

export async function must<T>(telling: Promise<TableResult<T>>): Promise<T> {
  const told = await telling;
  if (!told.ok) throw new Error(`refused: ${JSON.stringify(told.error)}`);
  return told.value;
}
