/** Everything stored about a person, for them alone: without anyone else's id or name, and of running games only what they can see anyway. */

import { stateOf } from '../looking-back/review/reviews.ts';
import type { Former, OwnRow, TableRow } from '../model/store/store.ts';
import type { Tables } from '../model/tables.ts';
import type { Proposal } from '../model/types.ts';
import { snapshotOf } from '../work/loaded/snapshot.ts';
import type { Context } from '../work/work.ts';

const about =
  'Everything this bot keeps of you, and nothing of others. Times are in UTC. Seats, cards and questions have the names the program gives them. Of games that go on it holds what you can see.';

const time = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

export function openOwnData(context: Context, { scores }: Pick<Tables, 'scores'>): Pick<Tables, 'ownData'> {
  const { store, look, clock } = context;
  return {
    ownData: (user) =>
      look({ what: 'own data', table: null, user }, async () => {
        const rows = await store.ownRows(user);
        const looks = new Map((await store.looksOf(user)).map(({ table, upTo }) => [table, upTo]));
        const games: object[] = [];
        for (const row of rows) games.push({ ...said(row), seenUpTo: looks.get(row.table) ?? null, ...(await playedBy(context, row, user)) });
        for (const id of await store.formerAt(user)) {
          const table = rows.some((row) => row.table === id) ? null : await store.table(id);
          if (table) games.push(await handedOver(context, table, user));
        }
        const servers = [...new Set(rows.flatMap(({ guild, phase }) => (guild !== null && phase === 'over' ? [guild] : [])))];
        const records: object[] = [];
        for (const server of servers) records.push({ server, ...recordOf(await scores(server, user)) });
        return JSON.stringify({
          about,
          made: time(clock()),
          user,
          settings: await store.settings(user),
          daysOff: (await store.daysOff(user)).map(({ day }) => day),
          questionsMet: await store.metAll(user),
          lastHere: time(await context.presence.seen(user)),
          reminders: (await store.remindersOf(user)).map(({ due, taken, ...one }) => ({ ...one, due: time(due), taken: time(taken) })),
          games,
          proposals: await proposalsOf(context, user),
          records,
        });
      }),
  };
}

const said = ({ table, game, phase, guild, channel, created, updated, ...own }: OwnRow): object => ({
  table,
  game,
  phase,
  server: guild,
  channel,
  opened: time(created),
  changed: time(updated),
  name: own.name,
  isHost: own.isHost,
  status: own.status,
  seat: own.seat,
  wish: own.wish,
  channelWanted: own.moving,
  pings: own.pings,
  lastPinged: time(own.pinged),
  leftServer: time(own.gone),
});

/** The result of a game for them and their answers; for a running one, what they see of it. */
async function playedBy(context: Context, { table, phase, seat, outcome }: OwnRow, user: string): Promise<object> {
  const row = await context.store.table(table);
  if (!row || seat === null) return {};
  if (phase === 'playing') return seenBy(context, table, user);
  // Since a player took over the seat, its answers are theirs.
  const since = Math.max(0, ...row.former.flatMap((one) => (one.seat === seat && one.user !== user ? [one.at] : [])));
  const won = outcome && outcome.winners.length > 0 ? { won: outcome.winners.includes(seat) } : {};
  const parts = handings(row, user);
  return {
    ...won,
    handedOver: parts.map(handing),
    answers: [...(await answersOf(context, row, parts)), ...(await answers(context, table, seat, since))],
    ...(await reviewOf(context, row, seat)),
  };
}

/** What a review of it says about their choices, if there is one. */
async function reviewOf({ store }: Context, { id, answers: n }: TableRow, seat: string): Promise<object> {
  const row = await store.review(id);
  const state = row?.answers === n ? stateOf(row, seat) : null;
  return state?.state === 'made' && state.own ? { review: state.own } : {};
}

/** A view is built from nothing, and holds what its viewer may know. A game that is out of order has none. */
async function seenBy(context: Context, id: string, user: string): Promise<object> {
  try {
    const loaded = await context.load(id);
    return loaded ? { view: (await snapshotOf(loaded, user)).view } : {};
  } catch {
    return {};
  }
}

const handings = ({ former }: Pick<TableRow, 'former'>, user: string): Former[] => former.filter((one) => one.user === user);
const handing = ({ seat, at }: Former) => ({ seat, at: time(at) });

async function handedOver(context: Context, row: TableRow, user: string): Promise<object> {
  const parts = handings(row, user);
  const isOver = row.phase === 'over' || row.phase === 'closed';
  return {
    table: row.id,
    game: row.game,
    phase: row.phase,
    server: row.guild,
    channel: row.channel,
    name: parts[0]?.name ?? null,
    handedOver: parts.map(handing),
    ...(isOver && { answers: await answersOf(context, row, parts) }),
  };
}

/** Their answers in seats they have handed over: from when the player before them left until they did. */
async function answersOf(context: Context, { id, former }: TableRow, parts: readonly Former[]): Promise<object[]> {
  const all: object[] = [];
  for (const { seat, at } of parts) {
    const before = former.flatMap((one) => (one.seat === seat && one.at < at ? [one.at] : []));
    all.push(...(await answers(context, id, seat, Math.max(0, ...before), at)));
  }
  return all;
}

async function answers({ store }: Context, id: string, seat: string, since: number, until = Number.POSITIVE_INFINITY): Promise<object[]> {
  const given = await store.answers(id, 0);
  return given
    .filter((one) => one.seat === seat && one.at >= since && one.at <= until)
    .map(({ n, kind, picked, at }) => ({ n, kind, picked, at: time(at) }));
}

/** Standing and history are theirs alone, and don't name whom they played. */
const recordOf = ({ games, standing, history }: Awaited<ReturnType<Tables['scores']>>): object => ({
  games,
  standing: standing && { rating: standing.rating, spread: standing.spread, games: standing.games, score: standing.score, rank: standing.rank },
  ratings: history.map(({ at, ...one }) => ({ ...one, at: time(at) })),
});

/** What they proposed, and what they said to others' proposals. */
async function proposalsOf({ store }: Context, user: string): Promise<object[]> {
  const all: object[] = [];
  for (const table of await store.namedAt(user)) {
    for (const one of (await store.sitting(table))?.proposals ?? []) {
      const did = partIn(one, user);
      if (did !== null) all.push({ table, kind: one.kind, did, at: time(one.since), fate: one.fate, settled: time(one.settled) });
    }
  }
  return all;
}

const partIn = ({ by, agreed, against, refuser, asked, about }: Proposal, user: string): string | null => {
  if (by === user) return 'proposed it';
  if (agreed.includes(user)) return 'agreed';
  if (refuser === user || against.includes(user)) return 'refused';
  return asked.includes(user) ? 'was asked' : about === user ? 'it was about you' : null;
};
