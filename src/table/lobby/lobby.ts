/** Before the game: named opponents accept, or people join an open lobby. */

import { ok, refuse } from '../../kernel/result.ts';
import type { TableResult } from '../model/refusals.ts';
import type { Tables } from '../model/tables.ts';
import type { Person, TableInfo } from '../model/types.ts';
import { use } from '../work/budget.ts';
import { isLate, type Loaded } from '../work/loaded/loaded.ts';
import { infoOf } from '../work/loaded/snapshot.ts';
import { type Context, infoAgain, type Work } from '../work/work.ts';
import { accept, decline, join, leave, type Step, seat, set, shut, start, unseat, wish } from './steps.ts';

export function openLobbies(
  context: Context,
): Pick<Tables, 'accept' | 'decline' | 'join' | 'leave' | 'seat' | 'unseat' | 'set' | 'wish' | 'begin' | 'posted' | 'showInvitation'> {
  /** Carries out `step` on a table that still gathers, and updates the invitation. */
  const gather = (what: string, id: string, person: Person, request: string, step: Step): Promise<TableResult<TableInfo>> =>
    context.change({ what, table: id, user: person.id }, infoAgain(context, request), async (work) => {
      const loaded = await gathering(work, id);
      if (!loaded.ok) return loaded;
      if (person.bot) return refuse({ why: 'bot', name: person.name });
      const done = await step({ context, work, loaded: loaded.value, person });
      return done.ok ? ok(infoOf(done.value)) : done;
    });
  return {
    accept: (id, person, request) => gather('accept', id, person, request, accept),
    decline: (id, person, request) => gather('decline', id, person, request, decline),
    join: (id, person, request) => gather('join', id, person, request, join),
    leave: (id, person, request) => gather('leave', id, person, request, leave),
    seat: (id, person, level, request) => gather('seat', id, person, request, seat(level)),
    unseat: (id, person, computer, request) => gather('unseat', id, person, request, unseat(computer)),
    set: (id, person, option, value, request) => gather('set', id, person, request, set(option, value)),
    wish: (id, person, seat, request) => gather('wish', id, person, request, wish(seat)),
    begin: (id, person, request) => gather('begin', id, person, request, start),
    showInvitation: (id, person, request) =>
      gather('show', id, person, request, async ({ work, loaded }) => {
        const shown = await showOnce(context, work, id, 'invitation');
        return shown.ok ? ok(loaded) : shown;
      }),
    posted: (id, post, version) =>
      context.change({ what: 'posted', table: id }, null, async (work) => {
        const loaded = await work.load(id);
        if (!loaded) return refuse({ why: 'no-table' });
        // Once it has begun, the living post is a board.
        if (loaded.row.phase === 'playing' || loaded.row.phase === 'over') return ok(infoOf(loaded));
        work.db.dropDeliveries(id, 'invitation');
        if (loaded.row.version !== version) work.queue(id, 'invitation', false);
        return ok(infoOf(work.save(loaded, { postChannel: post.channel, postMessage: post.message })));
      }),
  };
}

/** The table, if it still gathers. An expired one is closed by the first action on it. */
async function gathering(work: Work, id: string): Promise<TableResult<Loaded>> {
  const loaded = await work.load(id);
  if (!loaded) return refuse({ why: 'no-table' });
  const { phase, expires } = loaded.row;
  if (phase === 'playing' || phase === 'over') return refuse({ why: 'began' });
  if (isLate(loaded.row, work.now)) shut(work, loaded);
  if (expires !== null && expires <= work.now) return refuse({ why: 'expired' });
  return phase === 'closed' ? refuse({ why: 'no-table' }) : ok(loaded);
}

/** Shows the table to everyone, unless that was done a moment ago. */
export async function showOnce(context: Context, work: Work, id: string, kind: 'invitation' | 'show'): Promise<TableResult<null>> {
  const counted = await use(context, work, 'posts', { table: id });
  if (!counted.ok) return refuse({ why: 'shown-lately', at: counted.error.at ?? work.now });
  work.queue(id, kind, true);
  return ok(null);
}
