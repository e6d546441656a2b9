/** A game that computers play among themselves, for people to watch. Anyone there may pause it, let it go on step by step, or sit down. */

import { ok, refuse } from '../../kernel/result.ts';
import { changeHands } from '../absence/hands.ts';
import type { TableResult } from '../model/refusals.ts';
import type { Tables } from '../model/tables.ts';
import { goingOn } from '../play/move.ts';
import { queueBoard } from '../play/posting.ts';
import { type Loaded, personOf } from '../work/loaded/loaded.ts';
import { infoOf } from '../work/loaded/snapshot.ts';
import { type Context, infoAgain, type Work } from '../work/work.ts';

export function openWatching(context: Context): Pick<Tables, 'watch' | 'sit'> {
  /** The game, if only computers play it and it goes on. */
  const shown = async (work: Work, id: string): Promise<TableResult<Loaded>> => {
    const told = await goingOn(work, id);
    return !told.ok || told.value.people.every(({ computer }) => computer !== null) ? told : refuse({ why: 'not-shown' });
  };

  return {
    watch: (id, user, what, request) =>
      context.change({ what: 'watch', table: id, user, picked: [what] }, infoAgain(context, request), async (work) => {
        const told = await shown(work, id);
        if (!told.ok) return told;
        const loaded = told.value;
        const isPaused = loaded.row.paused !== null;
        if (what === 'step') {
          if (!isPaused) return refuse({ why: 'not-paused' });
          context.steps.add(id);
          return ok(infoOf(work.save(loaded, {})));
        }
        if ((what === 'pause') === isPaused) return refuse({ why: what === 'pause' ? 'paused' : 'not-paused' });
        const { messages, chapter } = loaded.row;
        const paused = what === 'pause' ? work.now : null;
        return ok(infoOf(work.save(loaded, { paused, ...queueBoard(work, id, 'edit', { messages, chapter }) })));
      }),

    sit: (id, person, seat, request) =>
      context.change({ what: 'sit', table: id, user: person.id }, infoAgain(context, request), async (work) => {
        const told = await shown(work, id);
        if (!told.ok) return told;
        if (person.bot) return refuse({ why: 'bot', name: person.name });
        const before = told.value.people.find((one) => one.seat === seat);
        if (!before || personOf(told.value, person.id)) return refuse({ why: 'stale' });
        // A player who has seen what one seat holds can't play another.
        const sat = told.value.row.former.find((one) => one.user === person.id && one.seat !== seat);
        if (sat) return refuse({ why: 'sat-yourself', seat: sat.seat });
        return ok(infoOf(work.save(await changeHands(context, work, told.value, before, person, false), { paused: null })));
      }),
  };
}
