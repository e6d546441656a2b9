/** Proposals: what others at a table must agree to. They say yes or no, in their own time; with the last yes it is done. */

import { ok, refuse } from '../../kernel/result.ts';
import { isOverdue } from '../clock/bank.ts';
import { silence } from '../clock/clock.ts';
import { mayBeCalled } from '../clock/plan.ts';
import type { TableResult } from '../model/refusals.ts';
import type { Tables } from '../model/tables.ts';
import type { Person, Proposal, ProposalKind, TableInfo } from '../model/types.ts';
import { goingOn, inGame } from '../play/move.ts';
import { put } from '../play/proposed.ts';
import { callingOf, personAt } from '../play/waiting.ts';
import { type Loaded, newcomer, outOf, personOf, positionOf, seatOf } from '../work/loaded.ts';
import { isSame, mayPropose, turnOf } from '../work/proposable.ts';
import { infoOf } from '../work/snapshot.ts';
import { type Context, infoAgain, type Work } from '../work/work.ts';
import { agreements } from './agreements.ts';

export function openProposals(context: Context): Pick<Tables, 'propose' | 'mayPropose' | 'consent'> {
  return {
    mayPropose: (id, person, kind, to) =>
      context.look({ what: 'may propose', table: id, user: person.id }, async () => {
        const judged = await judge(context, id, person, kind, to, context.clock());
        return judged.ok ? ok(null) : judged;
      }),

    propose: (id, person, kind, to, request) =>
      context.change({ what: 'propose', table: id, user: person.id, picked: [kind] }, infoAgain(context, request), async (work) => {
        const judged = await judge(work, id, person, kind, to, work.now);
        if (!judged.ok) return judged;
        const { loaded, wanted, asked, open } = judged.value;
        // Whoever would ask the same of somebody who is late agrees to it.
        if (open) {
          const told = await agree(context, work, loaded, open, person);
          return !told.ok && told.error.why === 'asked-yourself' ? refuse({ why: 'proposed-already' }) : told;
        }
        const at = context.rateLimits.asks.next(person.id, work.now);
        if (at !== null) return refuse({ why: 'too-many-asks', at });
        work.afterwards(() => context.rateLimits.asks.note(person.id, work.now));
        const proposal: Proposal = {
          ...{ ...wanted, n: loaded.row.version + 1, since: work.now, until: agreements[kind].until, asked },
          ...{ agreed: [], fate: 'open', settled: null, refuser: null, postChannel: null, postMessage: null },
        };
        // Where nobody else has a say, it is done at once.
        if (proposal.asked.length === 0) {
          const done = settled(work, proposal, 'agreed');
          return ok(infoOf(await agreements[kind].carryOut(context, work, put(work, loaded, done), done, person)));
        }
        await callLater(context, work, loaded, proposal);
        return ok(infoOf(work.save(put(work, loaded, proposal), {})));
      }),

    consent: (id, person, n, agrees, request) =>
      context.change({ what: 'consent', table: id, user: person.id }, infoAgain(context, request), async (work) => {
        const told = await goingOn(work, id);
        if (!told.ok) return told;
        const loaded = told.value;
        const proposal = loaded.proposals.find((one) => one.n === n);
        if (proposal?.fate !== 'open') return refuse({ why: 'settled' });
        const seat = seatOf(loaded, person.id);
        if (seat !== null && person.id !== proposal.by && outOf(loaded, await positionOf(loaded)).includes(seat)) return refuse({ why: 'out' });
        if (person.bot) return refuse({ why: 'bot', name: person.name });
        return agrees ? agree(context, work, loaded, proposal, person) : disagree(work, loaded, proposal, person);
      }),
  };
}

/** What somebody would propose: of whom that asks an answer, and what is open already that is the same, where agreeing to that is meant. */
interface Judged {
  loaded: Loaded;
  wanted: Pick<Proposal, 'kind' | 'by' | 'about' | 'turn'>;
  asked: string[];
  open: Proposal | null;
}

/** Whether somebody may propose this now. */
async function judge(
  { load }: Pick<Work, 'load'>,
  id: string,
  person: Person,
  kind: ProposalKind,
  to: Person | null,
  now: number,
): Promise<TableResult<Judged>> {
  const seated = await inGame({ load }, id, person.id);
  if (!seated.ok) return seated;
  const { loaded, seat } = seated.value;
  const position = await positionOf(loaded);
  const asked = agreements[kind].asks({ loaded, position, seat, user: person.id, to, about: to?.id ?? null, now });
  if (!asked.ok) return asked;
  const wanted = { kind, by: person.id, about: asked.value.about, turn: turnOf(loaded, position) };
  const same = loaded.proposals.find((one) => one.fate === 'open' && isSame(one, wanted));
  const open = same?.until === 'late' ? same : null;
  const before = open ? ok(null) : mayPropose(loaded, wanted, now);
  return before.ok ? ok({ loaded, wanted, asked: asked.value.asked, open }) : before;
}

/** Whoever cannot be called now, when it is posted, is called to it when they can. */
async function callLater(context: Context, work: Work, { row, people }: Loaded, { n, asked }: Proposal): Promise<void> {
  for (const user of asked) {
    const person = await personAt(context.store, people.find((one) => one.user === user) ?? newcomer({ id: user, name: '' }, 0));
    const due = mayBeCalled(await callingOf(context.store, person), work.now);
    if (due !== null && due > work.now) work.db.putReminder({ table: row.id, turn: n, user, kind: 'consent', due });
  }
}

/** With the last consent it is done; so it is when somebody agrees, or says so once more, after whoever is missing was waited for long enough. */
async function agree(context: Context, work: Work, loaded: Loaded, proposal: Proposal, person: Person): Promise<TableResult<TableInfo>> {
  const isFor = person.id === proposal.by || proposal.agreed.includes(person.id);
  const isLate = proposal.until === 'late';
  const isPatient = !isLate || work.now < proposal.since + silence(loaded.row.clock);
  if (!isFor && !proposal.asked.includes(person.id)) return refuse({ why: 'not-asked' });
  const waits = proposal.asked.filter((user) => !isSettledBy(loaded, proposal, user));
  if (isFor && isPatient && waits.length > 0) return refuse({ why: proposal.by === person.id ? 'asked-yourself' : 'agreed-already', waits });
  const { asks, carryOut } = agreements[proposal.kind];
  const position = await positionOf(loaded);
  const seat = seatOf(loaded, proposal.by);
  // Whom it was about may have sat down meanwhile, by another way.
  const still =
    seat === null
      ? refuse({ why: 'settled' as const })
      : // About somebody who is late, whoever is in time decides: whoever asked may be late by now.
        asks({ loaded, position, seat, user: isLate ? person.id : proposal.by, to: person, about: proposal.about, now: work.now });
  if (!still.ok) return still;
  const agreed = isFor ? proposal.agreed : [...proposal.agreed, person.id];
  const isMissing = (user: string) => !agreed.includes(user) && still.value.asked.includes(user);
  if (isPatient && proposal.asked.some(isMissing)) return ok(infoOf(work.save(put(work, loaded, { ...proposal, agreed }), {})));
  const done = settled(work, { ...proposal, agreed }, 'agreed');
  return ok(infoOf(await carryOut(context, work, put(work, loaded, done), done, person)));
}

/** Whether nobody waits for this user's consent any more: it is given, or they have left the server. */
const isSettledBy = (loaded: Loaded, { agreed }: Proposal, user: string): boolean =>
  agreed.includes(user) || (personOf(loaded, user)?.gone ?? null) !== null;

function disagree(work: Work, loaded: Loaded, proposal: Proposal, person: Person): TableResult<TableInfo> {
  const isOwn = proposal.by === person.id;
  if (!isOwn && !proposal.asked.includes(person.id)) return refuse({ why: 'not-asked' });
  if (!isOwn && proposal.until === 'late' && isOverdue(loaded.row, seatOf(loaded, person.id) ?? '', work.now))
    return refuse({ why: 'late-yourself' });
  const closed = isOwn ? settled(work, proposal, 'withdrawn') : { ...settled(work, proposal, 'refused'), refuser: person.id };
  return ok(infoOf(work.save(put(work, loaded, closed), {})));
}

const settled = ({ now }: Pick<Work, 'now'>, proposal: Proposal, fate: Proposal['fate']): Proposal => ({ ...proposal, fate, settled: now });
