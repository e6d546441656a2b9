/** What the constitution says about a proposal now. Nothing else decides whether it is carried out. */

import type { Seat } from '../../kernel/types.ts';
import { day, silence } from '../clock/clock.ts';
import type { Rest } from '../model/facts.ts';
import { isComputerId } from '../model/ids.ts';
import type { Proposal } from '../model/types.ts';
import { type Article, constitution } from './constitution.ts';

/** The standing of a proposal. `lapsed`: those who are asked have said nothing for long enough. */
export type Standing = 'open' | 'done' | 'refused' | 'lapsed';

/** What has been said to a proposal so far. */
export interface Poll {
  /** The users who have a voice, without the proposer and the person who is to take a seat. */
  others: readonly string[];
  yes: readonly string[];
  no: readonly string[];
  /** The person who is to take the seat; null: there is none. */
  taker: string | null;
  /** Silence has lasted long enough to mean something. */
  isWaited: boolean;
  /** Another person still plays, with or without a voice. */
  hasOthers: boolean;
}

/** The article that applies to a proposal. */
export const articleOf = ({ kind, about }: Pick<Proposal, 'kind' | 'about'>): Article =>
  constitution[kind === 'hand' && isComputerId(about ?? '') ? 'computer' : kind];

/** When silence begins to mean something, in ms since 1970; Infinity: never. */
export function silentUntil(proposal: Pick<Proposal, 'kind' | 'about' | 'since'>, clock: string): number {
  const { after } = articleOf(proposal);
  return after === null ? Number.POSITIVE_INFINITY : proposal.since + (after === 'day' ? day : silence(clock));
}

/** The proposal of another player that holds the table still and so keeps `user` (null: the game itself, or a computer) from playing on. */
export const heldBy = (
  { proposals, clock }: { proposals: readonly Proposal[]; clock: string },
  user: string | null,
  now: number,
): Proposal | undefined => proposals.find((one) => one.fate === 'open' && articleOf(one).holds && one.by !== user && now < silentUntil(one, clock));

/**
 * Whether `user` may restart the clocks: a player's own pause (`rest`; null: everyone agreed to it) is theirs, as long as they play. `seat` is the
 * seat of the player who paused, and `out` has the seats that are out of the game.
 */
export const mayResume = (rest: Rest | null, user: string, seat: Seat | null, out: readonly Seat[]): boolean =>
  rest === null || rest.by === user || seat === null || out.includes(seat);

/** Whether everyone may look at all hands of the finished game that these proposals belong to. */
export const areOpen = (proposals: readonly Pick<Proposal, 'kind' | 'fate'>[]): boolean =>
  proposals.some(({ kind, fate }) => kind === 'hands' && fate === 'agreed');

export function standingOf(article: Article, { others, yes, no, taker, isWaited, hasOthers }: Poll): Standing {
  const { needs, silence: means, isSeconded, isTieEnough, lapses } = article;
  if (taker !== null && no.includes(taker)) return 'refused';
  const among = (users: readonly string[]) => users.filter((user) => user !== taker && others.includes(user)).length;
  const silent = others.length - among(yes) - among(no);
  const isReady = (taker === null || yes.includes(taker)) && (!isSeconded || !hasOthers || among(yes) > 0);
  // A player who gives a seat away has no voice in whether they may.
  const votes = {
    yes: (taker === null ? 1 : 0) + among(yes) + (isWaited && means === 'yes' ? silent : 0),
    no: among(no),
    unsaid: isWaited ? 0 : silent,
  };
  const fate = needs === 'all' ? unanimous(votes) : byMajority(votes, isTieEnough && isWaited, isTieEnough);
  if (fate === 'done') return isReady ? 'done' : isWaited && lapses.includes('silence') ? 'lapsed' : 'open';
  return fate;
}

interface Votes {
  yes: number;
  no: number;
  unsaid: number;
}

const unanimous = ({ no, unsaid }: Votes): Standing => (no > 0 ? 'refused' : unsaid > 0 ? 'open' : 'done');

/** `mayTie`: half is enough, or will be. */
function byMajority({ yes, no, unsaid }: Votes, isTieDone: boolean, mayTie: boolean): Standing {
  const all = yes + no + unsaid;
  if (all === 0 || 2 * yes > all || (isTieDone && 2 * yes === all)) return 'done';
  const most = 2 * (yes + unsaid);
  return most > all || (mayTie && most === all) ? 'open' : 'refused';
}
