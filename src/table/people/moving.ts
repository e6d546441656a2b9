/** Moves games to another channel: moderators do it alone, players by agreement. */

import { ok, refuse } from '../../kernel/result.ts';
import { heard } from '../consent/voices.ts';
import { allowedAt, takenBy } from '../lobby/open-table.ts';
import type { TableResult } from '../model/refusals.ts';
import type { PersonRow } from '../model/store/store.ts';
import type { Tables } from '../model/tables.ts';
import type { ChannelRef, TableInfo } from '../model/types.ts';
import { use } from '../work/budget.ts';
import { type Loaded, outOf, personOf, positionOf } from '../work/loaded/loaded.ts';
import { infoOf, toPerson } from '../work/loaded/snapshot.ts';
import { type Context, infoAgain, type Request, type Work } from '../work/work.ts';

type Agreed = { table: TableInfo; moved: boolean; needed: number };

export function openMoving(context: Context): Pick<Tables, 'move' | 'agree' | 'agreed'> {
  return {
    move: (id, place, request) =>
      context.change({ what: 'move', table: id }, infoAgain(context, request), async (work) => {
        const loaded = await movable(context, work, id, place);
        return loaded.ok ? ok(infoOf(moveTo(work, loaded.value, place))) : loaded;
      }),

    agree: (id, user, place, here, request, asks = false) =>
      context.change(
        { what: 'agree', table: id, user },
        agreedAgain(context, id, user, place, here, request),
        async (work): Promise<TableResult<Agreed>> => {
          const checked = await movable(context, work, id, place);
          if (!checked.ok) return checked;
          const loaded = checked.value;
          const allowed = await allowedAt(context, place);
          if (!allowed.ok) return allowed;
          const person = personOf(loaded, user);
          const plays = await playing(context, loaded, user, here, work.now);
          if (!person || !plays.includes(person)) return refuse({ why: 'stranger' });
          const moved = plays.every((one) => one === person || one.moving === place.channel);
          if (asks && !moved && person.moving === place.channel) return refuse({ why: 'asked-already' });
          const counted = asks ? await use(context, work, 'moves', { person: user }) : ok(null);
          if (!counted.ok) return refuse({ why: 'too-many-asks', at: counted.error.at ?? work.now });
          const agreeing = { ...person, moving: place.channel };
          work.db.putPerson(id, agreeing);
          const next = { ...loaded, people: loaded.people.map((one) => (one === person ? agreeing : one)) };
          return ok({ table: infoOf(moved ? moveTo(work, next, place) : work.save(next, {})), moved, needed: plays.length });
        },
      ),

    agreed: (id, channel) =>
      context.look({ what: 'agreed', table: id }, async () =>
        (await context.store.people(id)).flatMap((person) => (person.moving === channel ? [toPerson(person)] : [])),
      ),
  };
}

/** The gathering or game, if it hasn't ended and may move to `place`. */
async function movable(context: Context, work: Work, id: string, place: ChannelRef): Promise<TableResult<Loaded>> {
  const loaded = await work.load(id);
  if (!loaded || (loaded.row.phase !== 'gathering' && loaded.row.phase !== 'playing')) return refuse({ why: 'no-table' });
  if (loaded.row.channel === place.channel) return refuse({ why: 'same-place' });
  const taken = await takenBy(context, work, place.channel);
  return taken === null ? ok(loaded) : refuse({ why: 'channel-taken', table: taken });
}

/** Moves it to another channel and posts its newest post there, which pings those it waits for. */
function moveTo(work: Work, loaded: Loaded, { guild, channel }: ChannelRef): Loaded {
  const { id, phase } = loaded.row;
  // Nobody has been pinged there yet.
  const people = loaded.people.map((person) => ({ ...person, moving: null, pinged: null }));
  for (const person of people) work.db.putPerson(id, person);
  work.db.dropDeliveries(id);
  work.queue(id, phase === 'playing' ? 'show' : 'invitation', true);
  if (loaded.proposals.some(({ fate }) => fate === 'open')) work.queue(id, 'proposal', false);
  return work.save({ ...loaded, people }, { guild, channel, called: [] });
}

/** Who has a say in where it goes on: everyone who has a voice and can still be asked. */
async function playing({ presence }: Context, loaded: Loaded, user: string, here: readonly string[], now: number): Promise<PersonRow[]> {
  if (loaded.row.phase !== 'playing') return loaded.people.filter(({ seat }) => seat !== null);
  const out = outOf(loaded, await positionOf(loaded));
  const { voices } = await heard(presence.seen, loaded, out, user, now);
  return loaded.people.filter(
    ({ seat, user: one }) => seat !== null && !out.includes(seat) && (one === user || (voices.includes(one) && here.includes(one))),
  );
}

/** A repeated request: an agreement counts, wherever the game is by now. */
const agreedAgain = (context: Context, id: string, user: string, place: ChannelRef, here: readonly string[], request: string): Request<Agreed> => ({
  id: request,
  async again() {
    const loaded = await context.load(id);
    if (!loaded) return refuse({ why: 'no-table' });
    const needed = (await playing(context, loaded, user, here, context.clock())).length;
    return ok({ table: infoOf(loaded), moved: loaded.row.channel === place.channel, needed });
  },
});
