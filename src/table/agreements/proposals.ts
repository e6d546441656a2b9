/** Proposals: matters in which others at a table have a say. They say yes or no, in their own time; the constitution says when that is enough. */
import { ok, refuse } from '../../kernel/result.ts';
import { stoodUntil } from '../absence/late.ts';
import { isOverdue } from '../clock/clock.ts';
import { isMissing, isSame, mayAsk } from '../consent/asking.ts';
import { articleOf, type Standing, silentUntil, standingOf } from '../consent/verdict.ts';
import { type Heard, heard } from '../consent/voices.ts';
import { isComputerId } from '../model/ids.ts';
import type { TableResult } from '../model/refusals.ts';
import type { Tables } from '../model/tables.ts';
import type { Person, Proposal, ProposalKind, TableInfo } from '../model/types.ts';
import { goingOn, inGame, wasInGame } from '../play/move.ts';
import { fall, nextNumber, put } from '../play/proposed.ts';
import { use } from '../work/budget.ts';
import { type Loaded, outOf, type Position, positionOf, seatOf } from '../work/loaded/loaded.ts';
import { infoOf } from '../work/loaded/snapshot.ts';
import { type Context, infoAgain, type Work } from '../work/work.ts';
import { agreements } from './agreements.ts';
import { callLater } from './calling.ts';

export function openProposals(context: Context): Pick<Tables, 'propose' | 'mayPropose' | 'consent'> {
  return {
    mayPropose: (id, person, kind, to) =>
      context.look({ what: 'may propose', table: id, user: person.id }, async () => {
        const judged = await judge(context, context, id, person, kind, to, context.clock());
        return judged.ok ? ok(null) : judged;
      }),

    propose: (id, person, kind, to, request) =>
      context.change({ what: 'propose', table: id, user: person.id, picked: [kind] }, infoAgain(context, request), async (work) => {
        const judged = await judge(context, work, id, person, kind, to, work.now);
        if (!judged.ok) return judged;
        const { wanted, open } = judged.value;
        const loaded = await withoutLapsed(context, work, judged.value.loaded);
        // Proposing the same about a late player counts as agreeing.
        if (open) {
          const told = await agree(context, work, loaded, open, person);
          return !told.ok && told.error.why === 'asked-yourself' ? refuse({ why: 'proposed-already' }) : told;
        }
        const counted = await use(context, work, 'proposals', { person: person.id, table: id });
        if (!counted.ok) return counted;
        const proposal = await drafted(context, work, loaded, wanted, topicOf(to).to);
        const { standing, isUnanimous } = await standingIn(context, loaded, proposal, work.now);
        if (standing === 'done') {
          const done = settled(work, proposal, 'agreed');
          return ok(infoOf(await agreements[kind].carryOut(context, work, put(work, loaded, done), done, { isUnanimous })));
        }
        await callLater(context, work, loaded, proposal);
        return ok(infoOf(work.save(put(work, loaded, proposal), {})));
      }),

    consent: (id, person, n, agrees, request) =>
      context.change({ what: 'consent', table: id, user: person.id }, infoAgain(context, request), async (work) => {
        const told = await under(work, id, n);
        if (!told.ok) return told;
        const loaded = await withoutLapsed(context, work, told.value);
        const proposal = loaded.proposals.find((one) => one.n === n);
        if (proposal?.fate !== 'open') return refuse({ why: 'settled' });
        const seat = seatOf(loaded, person.id);
        if (!isAfterEnd(proposal) && seat !== null && person.id !== proposal.by && outOf(loaded, await positionOf(loaded)).includes(seat))
          return refuse({ why: 'out' });
        if (person.bot) return refuse({ why: 'bot', name: person.name });
        return agrees ? agree(context, work, loaded, proposal, person) : disagree(context, work, loaded, proposal, person);
      }),
  };
}

/** Whether it is about a finished game. */
const isAfterEnd = (proposal: Pick<Proposal, 'kind' | 'about'>): boolean => articleOf(proposal).asks === 'players';

/** The game that this proposal is about, if it can still be decided. */
async function under(work: Pick<Work, 'load'>, id: string, n: number): Promise<TableResult<Loaded>> {
  const loaded = await work.load(id);
  return loaded?.proposals.some((one) => one.n === n && isAfterEnd(one)) ? ok(loaded) : goingOn(work, id);
}

/** The person or the clock it is about. */
type Topic = Person | string | null;
const topicOf = (topic: Topic): { to: Person | null; about: string | null } =>
  typeof topic === 'string' ? { to: null, about: topic } : { to: topic, about: topic?.id ?? null };

/** What a user wants to propose, and the same open proposal, where agreeing to that is meant. */
interface Judged {
  loaded: Loaded;
  wanted: Pick<Proposal, 'kind' | 'by' | 'about' | 'turn'>;
  open: Proposal | null;
}

/** Whether a user may propose this now. */
async function judge(
  context: Context,
  { load }: Pick<Work, 'load'>,
  id: string,
  person: Person,
  kind: ProposalKind,
  topic: Topic,
  now: number,
): Promise<TableResult<Judged>> {
  const seated = await (isAfterEnd({ kind, about: null }) ? wasInGame : inGame)({ load }, id, person.id);
  if (!seated.ok) return seated;
  const { seat } = seated.value;
  const position = await positionOf(seated.value.loaded);
  const lapsed = await lapsedAt(context, seated.value.loaded, now);
  const proposals = seated.value.loaded.proposals.map((one): Proposal => (lapsed.includes(one.n) ? { ...one, fate: 'fallen' } : one));
  const loaded = { ...seated.value.loaded, proposals };
  const { to, about: named } = topicOf(topic);
  const about = agreements[kind].about({ loaded, position, seat, user: person.id, to, about: named, now });
  if (!about.ok) return about;
  const wanted = { kind, by: person.id, about: about.value, turn: turnOf(loaded, position) };
  const same = loaded.proposals.find((one) => one.fate === 'open' && isSame(one, wanted));
  const open = same && articleOf(same).about !== null ? same : null;
  const before = open ? ok(null) : mayAsk(loaded, wanted, now);
  return before.ok ? ok({ loaded: seated.value.loaded, wanted, open }) : before;
}

/** A new proposal: asks those who have a voice; if nobody does, those who still play, because they may come back. */
async function drafted(context: Context, work: Work, loaded: Loaded, wanted: Judged['wanted'], to: Person | null): Promise<Proposal> {
  const { voices, playing } = await heardAt(context, loaded, wanted.by, work.now);
  const article = articleOf(wanted);
  const players = loaded.people.flatMap(({ seat, user, computer }) => (seat === null || computer !== null || user === wanted.by ? [] : [user]));
  const others = article.asks === 'players' ? players : voices.length > 0 || article.about !== null ? voices : playing;
  const taker = article.asks === 'taker' ? to : null;
  const until = article.lapses.includes('answer') ? 'answer' : article.lapses.includes('in-time') ? 'late' : 'end';
  return {
    ...{ ...wanted, n: nextNumber(loaded), since: work.now, until, asked: [...(taker ? [taker.id] : []), ...others] },
    ...{ agreed: [], against: [], fate: 'open', settled: null, refuser: null, taker: taker?.name ?? null, postChannel: null, postMessage: null },
  };
}

const heardAt = async (context: Context, loaded: Loaded, user: string, now: number): Promise<Heard> =>
  heard(context.presence.seen, loaded, outOf(loaded, await positionOf(loaded)), user, now);

/** The standing of a proposal by what was said to it; `isUnanimous`: all others who have a voice, at least one, have agreed. */
async function standingIn(context: Context, loaded: Loaded, proposal: Proposal, now: number): Promise<{ standing: Standing; isUnanimous: boolean }> {
  const { voices, playing } = await heardAt(context, loaded, proposal.by, now);
  const taker = takerOf(proposal);
  // What was said still counts if the person has no voice anymore.
  const said = [...proposal.agreed, ...proposal.against].filter((user) => user !== taker && user !== proposal.by);
  const others = isAfterEnd(proposal) ? proposal.asked : [...new Set([...voices.filter((user) => user !== proposal.about), ...said])];
  const standing = standingOf(articleOf(proposal), {
    others,
    yes: proposal.agreed,
    no: proposal.against,
    taker,
    isWaited: now >= silentUntil(proposal, loaded.row.clock),
    hasOthers: playing.length > 0,
  });
  return { standing, isUnanimous: others.length > 0 && others.every((user) => proposal.agreed.includes(user)) };
}

const takerOf = ({ kind, about }: Proposal): string | null => (kind === 'hand' && !isComputerId(about ?? '') ? about : null);

/** The numbers of the open proposals that the asked users have left unanswered for too long. */
async function lapsedAt(context: Context, loaded: Loaded, now: number): Promise<number[]> {
  const waited = loaded.proposals.filter((one) => one.fate === 'open' && now >= silentUntil(one, loaded.row.clock));
  const all = await Promise.all(waited.map(async (one) => ({ n: one.n, ...(await standingIn(context, loaded, one, now)) })));
  return all.flatMap(({ n, standing }) => (standing === 'lapsed' ? [n] : []));
}

/** The table after those have fallen. */
async function withoutLapsed(context: Context, work: Work, loaded: Loaded): Promise<Loaded> {
  const lapsed = await lapsedAt(context, loaded, work.now);
  const fallen = fall(work, loaded, ({ n }) => lapsed.includes(n));
  return fallen === loaded ? loaded : work.save(fallen, {});
}

/** Whether this person has a say in a proposal; or why not. */
async function hasSay(context: Context, loaded: Loaded, proposal: Proposal, person: Person, now: number): Promise<TableResult<null>> {
  const { asked, about, by } = proposal;
  const isAboutLate = articleOf(proposal).about !== null;
  const isLate = isOverdue(loaded.row, seatOf(loaded, person.id) ?? '', now);
  if (person.id === by || person.id === takerOf(proposal)) return ok(null);
  if (isAboutLate && (person.id === about || !seatOf(loaded, person.id))) return refuse({ why: 'not-asked' });
  if (isAboutLate && isLate) return refuse({ why: 'late-yourself' });
  const { voices } = await heardAt(context, loaded, by, now);
  return voices.includes(person.id) || asked.includes(person.id) ? ok(null) : refuse({ why: 'not-asked' });
}

/** Records a yes, even a repeated one, and carries the proposal out as soon as that is enough. */
async function agree(context: Context, work: Work, loaded: Loaded, proposal: Proposal, person: Person): Promise<TableResult<TableInfo>> {
  const may = await hasSay(context, loaded, proposal, person, work.now);
  if (!may.ok) return may;
  const isOwn = person.id === proposal.by;
  const isFor = isOwn || proposal.agreed.includes(person.id);
  const next = isFor ? proposal : said(proposal, person.id, true);
  const { standing, isUnanimous } = await standingIn(context, loaded, next, work.now);
  if (standing !== 'done') {
    const waits = next.asked.filter((user) => isMissing(next, user));
    if (isFor) return refuse({ why: isOwn ? 'asked-yourself' : 'agreed-already', waits });
    const holds = articleOf(next).holds ? await stoodUntil(context, work, loaded, person.id, silentUntil(next, loaded.row.clock)) : {};
    return ok(infoOf(work.save(put(work, loaded, next), holds)));
  }
  // What is done at once is never open.
  const { about, carryOut } = agreements[proposal.kind as ProposalKind];
  const seat = seatOf(loaded, proposal.by);
  const isAboutLate = articleOf(proposal).about !== null;
  const to = proposal.about === null ? null : { id: proposal.about, name: proposal.taker ?? '' };
  const position = await positionOf(loaded);
  // The person it was about may have sat down meanwhile, in another way.
  const still =
    seat === null
      ? refuse({ why: 'settled' as const })
      : // About a late player, those in time decide, because the proposer may be late by now.
        about({ loaded, position, seat, user: isAboutLate ? person.id : proposal.by, to, about: proposal.about, now: work.now });
  if (!still.ok) return still;
  const done = settled(work, next, 'agreed');
  return ok(infoOf(await carryOut(context, work, put(work, loaded, done), done, { isUnanimous })));
}

/** Records a no, and refuses the proposal as soon as it can no longer be agreed to. The proposer withdraws it. */
async function disagree(context: Context, work: Work, loaded: Loaded, proposal: Proposal, person: Person): Promise<TableResult<TableInfo>> {
  if (proposal.by === person.id) return ok(infoOf(work.save(put(work, loaded, settled(work, proposal, 'withdrawn')), {})));
  const may = await hasSay(context, loaded, proposal, person, work.now);
  if (!may.ok) return may;
  const next = said(proposal, person.id, false);
  const { standing } = await standingIn(context, loaded, next, work.now);
  const told = standing === 'refused' ? { ...settled(work, next, 'refused'), refuser: person.id } : next;
  return ok(infoOf(work.save(put(work, loaded, told), {})));
}

/** A user's new word replaces what they said before; anyone who speaks becomes one of the asked. */
function said(proposal: Proposal, user: string, agrees: boolean): Proposal {
  const without = (users: readonly string[]) => users.filter((one) => one !== user);
  const { asked, agreed, against } = proposal;
  return {
    ...proposal,
    asked: asked.includes(user) ? asked : [...asked, user],
    agreed: agrees ? [...without(agreed), user] : without(agreed),
    against: agrees ? without(against) : [...without(against), user],
  };
}

const settled = ({ now }: Pick<Work, 'now'>, proposal: Proposal, fate: Proposal['fate']): Proposal => ({ ...proposal, fate, settled: now });

/** The name of the table's current turn, which changes with the next. */
const turnOf = ({ row }: Pick<Loaded, 'row'>, { turns }: Pick<Position, 'turns'>): string => {
  const last = turns.at(-1);
  return last?.chapter ?? `after ${last?.after ?? row.answers}`;
};
