/** How a state is decided. Pure: from what lies on the board to who wins. */

import type { Seat } from '../../../kernel/types.ts';
import { printOf } from '../data/cards.ts';
import type { Contest, Sum, Turned, Verdict } from '../state.ts';
import type { Family } from '../vocabulary.ts';
import { familyIn } from './limits.ts';

export interface Counted {
  sums: Sum[];
  verdict: Verdict;
  partyRuling: boolean;
  /** Candidates whose Favorite Son is used up by this. */
  sons: Seat[];
}

const add = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * Deadlock before Scandal; then rulings, Favorite Sons and totals. `used` names the candidates whose Favorite Son is used up already.
 * Problems of the whole state count wherever they lie, also on the section of somebody who has left.
 */
export function count(contest: Pick<Contest, 'kind'>, laid: readonly Turned[], rivals: readonly Seat[], used: readonly Seat[]): Counted {
  const lies = (family: Family) => laid.some(({ card }) => familyIn(contest, card) === family);
  const partyRuling = lies('party-ruling');
  const sums = rivals.map((seat) => sumOf(contest, laid, seat, partyRuling, used));
  const cancelled = (verdict: Verdict): Counted => ({ sums: sums.map((sum) => ({ ...sum, son: false })), verdict, partyRuling, sons: [] });
  if (lies('deadlock')) return cancelled({ kind: 'deadlock' });
  if (lies('scandal')) return cancelled({ kind: 'scandal' });
  const sons = sums.filter((sum) => sum.son);
  return { sums, verdict: verdictOf(sons.length > 0 ? sons : sums, sons.length > 0), partyRuling, sons: sons.map(({ seat }) => seat) };
}

function sumOf(contest: Pick<Contest, 'kind'>, laid: readonly Turned[], seat: Seat, partyRuling: boolean, used: readonly Seat[]): Sum {
  const here = laid.filter(({ on }) => on === seat).map(({ card }) => ({ family: familyIn(contest, card), value: printOf(card).value }));
  const values = (family: Family) => here.filter((card) => card.family === family).map(({ value }) => value);
  const lies = (family: Family) => here.some((card) => card.family === family);
  const [money, endorsements, rumors] = [values('money'), values('endorsement'), values('rumor')];
  const ruled = partyRuling || lies('state-ruling');
  const squelched = lies('squelch');
  const total = add(money) + (ruled ? 0 : add(endorsements)) - (squelched ? 0 : add(rumors));
  return { seat, money, endorsements, rumors, ruled, squelched, son: lies('favorite-son') && !used.includes(seat), total };
}

/** `son`: these compete by a Favorite Son, and a total of zero or less is enough. */
function verdictOf(sums: readonly Sum[], son: boolean): Verdict {
  const highest = Math.max(...sums.map(({ total }) => total));
  const first = sums.filter(({ total }) => total === highest).map(({ seat }) => seat);
  // Everybody else with a claim to these votes has left the table.
  if (sums.length === 1) return { kind: 'won', by: first[0]!, son };
  if (sums.length === 0 || (highest <= 0 && !son)) return { kind: 'nobody' };
  return first.length === 1 ? { kind: 'won', by: first[0]!, son } : { kind: 'tie', among: first, son };
}
