/** A game that computers play among themselves, for people to watch. It belongs to everybody there: anybody may stop it, go on step by step, or sit down. */

import { ok, refuse } from '../kernel/result.ts';
import { infoOf } from './glance.ts';
import { changeHands } from './hands.ts';
import { type Loaded, personOf } from './loaded.ts';
import { queueBoard } from './posting.ts';
import type { Told } from './refusals.ts';
import type { TableRow } from './store.ts';
import type { Tables } from './tables.ts';
import { type Hall, infoAgain, type Work } from './work.ts';

export function openWatching(hall: Hall): Pick<Tables, 'watch' | 'sit'> {
  /** The game, if only computers play it and it goes on. */
  const shown = async (work: Work, id: string): Promise<Told<Loaded>> => {
    const loaded = await work.load(id);
    if (!loaded || loaded.row.phase === 'gathering' || loaded.row.phase === 'closed') return refuse({ why: 'no-table' });
    if (loaded.row.phase === 'over') return refuse({ why: 'over' });
    return loaded.people.every(({ computer }) => computer !== null) ? ok(loaded) : refuse({ why: 'not-shown' });
  };
  const save = (work: Work, loaded: Loaded, change: Partial<TableRow>): Loaded => {
    const { id, messages, chapter } = loaded.row;
    return work.save(loaded, { ...change, ...queueBoard(work, id, 'edit', { messages, chapter }) });
  };

  return {
    watch: (id, user, what, request) =>
      hall.change({ what: 'watch', table: id, user, picked: [what] }, infoAgain(hall, request), async (work) => {
        const told = await shown(work, id);
        if (!told.ok) return told;
        const loaded = told.value;
        const { paused } = loaded.row;
        if (what === 'step') {
          if (paused === null) return refuse({ why: 'not-paused' });
          work.afterwards(() => hall.steps.add(id));
          return ok(infoOf(work.save(loaded, {})));
        }
        if ((what === 'pause') === (paused !== null)) return refuse({ why: what === 'pause' ? 'paused' : 'not-paused' });
        return ok(infoOf(save(work, loaded, { paused: what === 'pause' ? work.now : null })));
      }),

    sit: (id, person, seat, request) =>
      hall.change({ what: 'sit', table: id, user: person.id }, infoAgain(hall, request), async (work) => {
        const told = await shown(work, id);
        if (!told.ok) return told;
        if (person.bot) return refuse({ why: 'bot', name: person.name });
        const before = told.value.people.find((one) => one.seat === seat);
        if (!before || personOf(told.value, person.id)) return refuse({ why: 'stale' });
        return ok(infoOf(save(work, await changeHands(hall, work, told.value, before, person), { paused: null })));
      }),
  };
}
