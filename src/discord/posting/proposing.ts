/** Proposals in the channel: each in a post of its own, until it says what became of the proposal. */
import type { Message } from '../../kernel/types.ts';
import type { Delivery, Leftover, SaidProposals } from '../../table/model/outbox/sending.ts';
import type { PostRef, Proposal, TableInfo } from '../../table/model/types.ts';
import { publicSpeech, type Services } from '../interactions/services.ts';
import { openHands } from '../present/looking-back/open-hands.ts';
import { asking, fateLine, proposalPost } from '../present/time/proposal.ts';
import { encode } from '../wire/ids.ts';
import { edit, knownGame, send } from './delivering.ts';
import { leftover } from './tidying.ts';

/** Posts each open proposal on its own; a settled one's post gets its outcome and is then left alone. */
export async function tellProposals(services: Services, delivery: Delivery, table: TableInfo): Promise<SaidProposals & { leftovers: Leftover[] }> {
  const told = new Map<number, PostRef | null>();
  const leftovers: Leftover[] = [];
  for (const proposal of table.proposals) {
    const said = await tellProposal(services, delivery, table, proposal);
    if (said.at !== undefined) told.set(proposal.n, said.at);
    leftovers.push(...said.leftovers);
  }
  return { proposals: Object.fromEntries(told), leftovers };
}

/** Its post now; null: nothing more to say about it; undefined: it was never posted. */
interface ToldProposal {
  at?: PostRef | null;
  leftovers: Leftover[];
}

async function tellProposal(services: Services, delivery: Delivery, table: TableInfo, proposal: Proposal): Promise<ToldProposal> {
  const { n, fate, postChannel, postMessage } = proposal;
  const isOpen = fate === 'open';
  const known = postChannel !== null && postMessage !== null ? { channel: postChannel, message: postMessage } : null;
  const id = encode({ table: table.id, ref: String(n), action: 'consent' });
  const unheard = known === null && isOpen && (delivery.tries > 0 || delivery.unsure) ? await services.api.find(table.place.channel, id) : null;
  const told = isOpen && proposal.kind === 'back' ? await undone(services, table, proposal) : [];
  const living = known ?? unheard;
  // People who were called to it are not called again.
  const pings = living ? [] : delivery.pings;
  const speech = publicSpeech(knownGame(services, table), table);
  const shows = living !== null && proposal.kind === 'hands' && proposal.fate === 'agreed';
  const open = shows ? await openHands(services, table, [asking(table, proposal, speech), fateLine(table, proposal, speech)]) : null;
  const post = open ?? proposalPost(table, proposal, { undone: told, pings }, speech);
  if (!living) return isOpen ? { at: await send(services, table, `p${n}`, post), leftovers: [] } : { leftovers: [] };
  const outcome = isOpen && services.api.isOld(living) ? 'too-old' : await edit(services, living, post);
  if (outcome === 'edited' && isOpen) return { at: living, leftovers: [] };
  if (outcome === 'edited' || (outcome === 'gone' && !isOpen)) return { at: null, leftovers: [leftover(living, 'settled')] };
  // The outcome goes in a new post below; the old post is removed with its buttons.
  const now = await send(services, table, `p${n}.${living.message.slice(-6)}`, post);
  return { at: isOpen ? now : null, leftovers: outcome === 'gone' ? [] : [leftover(living, 'moved')] };
}

/** What everyone was told since the answer that the proposer wants to take back. */
async function undone({ tables }: Services, { id }: TableInfo, { about }: Proposal): Promise<Message[]> {
  const told = await tables.log(id, null, 100);
  return told.ok
    ? told.value
        .filter(({ answer }) => answer >= Number(about))
        .map(({ message }) => message)
        .reverse()
    : [];
}
