/** How often something may be asked for at a table. It is counted from stored rows, so no restart resets it. */

import { ok, refuse } from '../../kernel/result.ts';
import { day } from '../clock/clock.ts';
import type { TableResult } from '../model/refusals.ts';
import type { Proposal } from '../model/types.ts';
import { constitution } from './constitution.ts';
import { articleOf } from './verdict.ts';

type Matter = Pick<Proposal, 'kind' | 'about' | 'by'>;

/** Whether two proposals are about the same, so that one of them is enough. A player can only hand over their own seat. */
export const isSame = (one: Matter, other: Matter): boolean =>
  one.kind === other.kind && one.about === other.about && (one.kind !== 'hand' || one.by === other.by);

/** Whether this user has yet to say yes or no. */
export const isMissing = ({ fate, asked, agreed, against }: Proposal, user: string): boolean =>
  fate === 'open' && asked.includes(user) && !agreed.includes(user) && !against.includes(user);

/**
 * The same question is never open twice, nor may a player whose proposal was refused repeat it: for a day, if it is about a person; otherwise for the
 * turn, if that is shorter. Others may ask it at once. And nobody asks more often than the constitution allows.
 */
export function mayAsk({ proposals }: { proposals: readonly Proposal[] }, wanted: Matter & Pick<Proposal, 'turn'>, now: number): TableResult<null> {
  const { about, asks, often } = articleOf(wanted);
  const own = proposals.filter(({ kind, by }) => kind === wanted.kind && by === wanted.by);
  const same = proposals.filter((one) => isSame(one, wanted));
  const isOpen = ({ fate }: Proposal) => fate === 'open';
  if (same.some(isOpen) || (about === null && own.some(isOpen))) return refuse({ why: 'proposed-already' });
  const no = same.findLast(({ fate, by }) => fate === 'refused' && by === wanted.by);
  const until = no ? (no.settled ?? no.since) + day : now;
  // After the end there is no next turn.
  const isTurn = about === null && wanted.kind !== 'hand' && asks !== 'players';
  if (until > now && (!isTurn || no?.turn === wanted.turn)) return refuse({ why: 'refused-lately', at: until, isTurn });
  const counted = own.filter(({ fate, since }) => (asks === 'nobody' || fate !== 'agreed') && since > now - often.ms);
  const oldest = counted.at(-often.n);
  return oldest ? refuse({ why: 'asked-enough', at: oldest.since + often.ms }) : ok(null);
}

/** How long a settled proposal still counts, in ms. */
export const countsFor = ({ kind }: Pick<Proposal, 'kind'>): number => Math.max(day, constitution[kind].often.ms);
