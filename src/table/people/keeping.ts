/** Games that are stuck: ended, or moved to another channel, by whoever keeps order or by those who play. */

import { ok, refuse } from '../../kernel/result.ts';
import { allowedAt, takenBy } from '../lobby/open-table.ts';
import type { TableResult } from '../model/refusals.ts';
import type { Tables } from '../model/tables.ts';
import type { ChannelRef, TableInfo } from '../model/types.ts';
import { type Loaded, personOf, positionOf } from '../work/loaded.ts';
import { infoOf, toPerson } from '../work/snapshot.ts';
import { type Context, infoAgain, type Request, type Work } from '../work/work.ts';

type Agreed = { table: TableInfo; moved: boolean; needed: number };

export function openKeeping(context: Context): Pick<Tables, 'end' | 'move' | 'agree' | 'agreed'> {
  const { store } = context;

  /** The gathering or game, if it goes on and may go to `place`. */
  const movable = async (work: Work, id: string, place: ChannelRef): Promise<TableResult<Loaded>> => {
    const loaded = await work.load(id);
    if (!loaded || (loaded.row.phase !== 'gathering' && loaded.row.phase !== 'playing')) return refuse({ why: 'no-table' });
    if (loaded.row.channel === place.channel) return refuse({ why: 'same-place' });
    const taken = await takenBy(context, work, place.channel);
    return taken === null ? ok(loaded) : refuse({ why: 'channel-taken', table: taken });
  };

  /** Goes on in another channel: its newest post is made there, with a call for those it waits for. */
  const moveTo = (work: Work, loaded: Loaded, { guild, channel }: ChannelRef): Loaded => {
    const { id, phase } = loaded.row;
    // Nobody has been called there yet.
    const people = loaded.people.map((person) => ({ ...person, moving: null, pinged: null }));
    for (const person of people) work.db.putPerson(id, person);
    work.db.dropDeliveries(id);
    work.queue(id, phase === 'playing' ? 'show' : 'invitation', true);
    if (loaded.proposals.some(({ fate }) => fate === 'open')) work.queue(id, 'proposal', false);
    return work.save({ ...loaded, people }, { guild, channel, called: [] });
  };

  /** Who has a say in where it goes on: everybody who plays and can still be asked. */
  const playing = async (loaded: Loaded, user: string, here: readonly string[]) => {
    const { gone } = loaded.row.phase === 'playing' ? (await positionOf(loaded)).state : { gone: [] as string[] };
    return loaded.people.filter(({ seat, user: one }) => seat !== null && !gone.includes(seat) && (here.includes(one) || one === user));
  };
  const agreedAgain = (id: string, user: string, place: ChannelRef, here: readonly string[], request: string): Request<Agreed> => ({
    id: request,
    async again() {
      const loaded = await context.load(id);
      if (!loaded) return refuse({ why: 'no-table' });
      const needed = (await playing(loaded, user, here)).length;
      return ok({ table: infoOf(loaded), moved: loaded.row.channel === place.channel, needed });
    },
  });

  return {
    end: (id, request) =>
      context.change({ what: 'end', table: id }, infoAgain(context, request), async (work) => {
        // Read without its game: one that is out of order can be ended as well.
        const sitting = await store.sitting(id);
        const row = sitting?.row;
        if (!row || (row.phase !== 'gathering' && row.phase !== 'playing')) return refuse({ why: 'no-table' });
        const ended = work.saveRow(row, { phase: 'closed', toAct: [], since: {}, called: [] });
        work.db.dropDeliveries(id);
        work.db.dropReminders(id);
        work.queue(id, row.phase === 'playing' ? 'board' : 'invitation', row.phase === 'playing');
        return ok(infoOf({ ...sitting!, row: ended }));
      }),

    move: (id, place, request) =>
      context.change({ what: 'move', table: id }, infoAgain(context, request), async (work) => {
        const loaded = await movable(work, id, place);
        return loaded.ok ? ok(infoOf(moveTo(work, loaded.value, place))) : loaded;
      }),

    agree: (id, user, place, here, request, asks = false) =>
      context.change({ what: 'agree', table: id, user }, agreedAgain(id, user, place, here, request), async (work): Promise<TableResult<Agreed>> => {
        const checked = await movable(work, id, place);
        if (!checked.ok) return checked;
        const loaded = checked.value;
        const allowed = await allowedAt(context, place);
        if (!allowed.ok) return allowed;
        const person = personOf(loaded, user);
        const plays = await playing(loaded, user, here);
        if (!person || !plays.includes(person)) return refuse({ why: 'stranger' });
        const moved = plays.every((one) => one === person || one.moving === place.channel);
        if (asks && !moved && person.moving === place.channel) return refuse({ why: 'asked-already' });
        const at = asks ? context.rateLimits.asks.next(user, work.now) : null;
        if (at !== null) return refuse({ why: 'too-many-asks', at });
        if (asks) work.afterwards(() => context.rateLimits.asks.note(user, work.now));
        const agreeing = { ...person, moving: place.channel };
        work.db.putPerson(id, agreeing);
        const next = { ...loaded, people: loaded.people.map((one) => (one === person ? agreeing : one)) };
        return ok({ table: infoOf(moved ? moveTo(work, next, place) : work.save(next, {})), moved, needed: plays.length });
      }),

    agreed: (id, channel) =>
      context.look({ what: 'agreed', table: id }, async () =>
        (await store.people(id)).flatMap((person) => (person.moving === channel ? [toPerson(person)] : [])),
      ),
  };
}
