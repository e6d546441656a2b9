/** Proposals: what others at a table must agree to. They say yes or no, in their own time; with the last yes it is done. */

import { ok, refuse } from '../kernel/result.ts';
import { agreements } from './agreements.ts';
import { infoOf } from './glance.ts';
import { type Loaded, positionOf, seatOf } from './loaded.ts';
import { atTable } from './move.ts';
import { mayPropose, turnOf } from './proposable.ts';
import { put } from './proposed.ts';
import type { Told } from './refusals.ts';
import type { Tables } from './tables.ts';
import type { Person, Proposal, TableInfo } from './types.ts';
import { type Hall, infoAgain, type Work } from './work.ts';

export function openProposals(hall: Hall): Pick<Tables, 'propose' | 'consent'> {
  return {
    propose: (id, person, kind, to, request) =>
      hall.change({ what: 'propose', table: id, user: person.id, picked: [kind] }, infoAgain(hall, request), async (work) => {
        const seated = await atTable(work, id, person.id);
        if (!seated.ok) return seated;
        const { loaded, seat } = seated.value;
        const position = await positionOf(loaded);
        if (position.state.gone.includes(seat)) return refuse({ why: 'stranger' });
        const turn = turnOf(loaded, position);
        const before = mayPropose(loaded, kind, turn);
        if (!before.ok) return before;
        const { until, asks } = agreements[kind];
        const asked = asks({ loaded, position, seat, user: person.id, to, about: to?.id ?? null, now: work.now });
        if (!asked.ok) return asked;
        const at = hall.paces.asks.next(person.id, work.now);
        if (at !== null) return refuse({ why: 'too-many-asks', at });
        work.afterwards(() => hall.paces.asks.note(person.id, work.now));
        const proposal: Proposal = {
          ...{ kind, n: loaded.row.version + 1, by: person.id, since: work.now, turn, until },
          ...{ ...asked.value, agreed: [], fate: 'open', refuser: null, postChannel: null, postMessage: null },
        };
        // Where nobody else has a say, it is done at once.
        if (proposal.asked.length === 0)
          return ok(infoOf(await agreements[kind].carryOut(hall, work, loaded, { ...proposal, fate: 'agreed' }, person)));
        return ok(infoOf(work.save(put(work, loaded, proposal), {})));
      }),

    consent: (id, person, n, agrees, request) =>
      hall.change({ what: 'consent', table: id, user: person.id }, infoAgain(hall, request), async (work) => {
        const loaded = await work.load(id);
        if (!loaded || loaded.row.phase === 'gathering' || loaded.row.phase === 'closed') return refuse({ why: 'no-table' });
        if (loaded.row.phase === 'over') return refuse({ why: 'over' });
        const proposal = loaded.proposals.find((one) => one.n === n);
        if (proposal?.fate !== 'open') return refuse({ why: 'settled' });
        if (person.bot) return refuse({ why: 'bot', name: person.name });
        return agrees ? agree(hall, work, loaded, proposal, person) : disagree(work, loaded, proposal, person);
      }),
  };
}

async function agree(hall: Hall, work: Work, loaded: Loaded, proposal: Proposal, person: Person): Promise<Told<TableInfo>> {
  if (!proposal.asked.includes(person.id)) return refuse({ why: 'not-asked' });
  if (proposal.agreed.includes(person.id)) return refuse({ why: 'agreed-already' });
  const agreed = [...proposal.agreed, person.id];
  if (agreed.length < proposal.asked.length) return ok(infoOf(work.save(put(work, loaded, { ...proposal, agreed }), {})));
  const { asks, carryOut } = agreements[proposal.kind];
  const position = await positionOf(loaded);
  const seat = seatOf(loaded, proposal.by);
  // Whom it was about may have sat down meanwhile, by another way.
  const still =
    seat === null
      ? refuse({ why: 'settled' as const })
      : asks({ loaded, position, seat, user: proposal.by, to: person, about: proposal.about, now: work.now });
  if (!still.ok) return still;
  const settled: Proposal = { ...proposal, agreed, fate: 'agreed' };
  return ok(infoOf(await carryOut(hall, work, put(work, loaded, settled), settled, person)));
}

function disagree(work: Work, loaded: Loaded, proposal: Proposal, person: Person): Told<TableInfo> {
  const isOwn = proposal.by === person.id;
  if (!isOwn && !proposal.asked.includes(person.id)) return refuse({ why: 'not-asked' });
  const closed: Proposal = isOwn ? { ...proposal, fate: 'withdrawn' } : { ...proposal, fate: 'refused', refuser: person.id };
  return ok(infoOf(work.save(put(work, loaded, closed), {})));
}
