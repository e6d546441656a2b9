/** Decides a state. Pure: from the cards on the board to the winner. */

import type { Seat } from '../../../kernel/types.ts';
import { printOf } from '../data/cards.ts';
import type { Contest, Revealed, Sum, Turned, Verdict } from '../state.ts';
import type { Family } from '../vocabulary.ts';
import { familyIn } from './limits.ts';

export interface Counted {
  sums: Sum[];
  verdict: Verdict;
  partyRuling: boolean;
  /** Candidates whose Favorite Son this uses up. */
  sons: Seat[];
}

type Section = Omit<Sum, 'total'>;
/** What affects the whole state, wherever the card is. */
interface Whole {
  partyRuling: boolean;
  scandal: boolean;
  deadlock: boolean;
}

/** What a card of each family does: to its section, or to the whole state. */
const works: { readonly [F in Family]: (section: Section, whole: Whole, value: number) => void } = {
  money: ({ money }, _, value) => money.push(value),
  endorsement: ({ endorsements }, _, value) => endorsements.push(value),
  rumor: ({ rumors }, _, value) => rumors.push(value),
  squelch: (section) => {
    section.squelched = true;
  },
  zero: () => {},
  scandal: (_, whole) => {
    whole.scandal = true;
  },
  'party-ruling': (_, whole) => {
    whole.partyRuling = true;
  },
  'state-ruling': (section) => {
    section.ruled = true;
  },
  'favorite-son': (section) => {
    section.son = true;
  },
  deadlock: (_, whole) => {
    whole.deadlock = true;
  },
};

const empty = (seat: Seat): Section => ({ seat, money: [], endorsements: [], rumors: [], ruled: false, squelched: false, son: false });
const add = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * Deadlock before Scandal; then rulings, Favorite Sons and totals. `used` names the candidates whose Favorite Son is already used up. Problems that
 * affect the whole state count wherever they are, even on the section of a player who has left.
 */
export function count(contest: Pick<Contest, 'kind'>, laid: readonly Turned[], rivals: readonly Seat[], used: readonly Seat[]): Counted {
  const whole: Whole = { partyRuling: false, scandal: false, deadlock: false };
  const sections = new Map(rivals.map((seat) => [seat, empty(seat)]));
  for (const { card, on } of laid) works[familyIn(contest, card)](sections.get(on) ?? empty(on), whole, printOf(card).value);
  const { partyRuling } = whole;
  const sums = [...sections.values()].map((section) => sumOf(section, partyRuling, used));
  const cancelled = (verdict: Verdict): Counted => ({ sums: sums.map((sum) => ({ ...sum, son: false })), verdict, partyRuling, sons: [] });
  if (whole.deadlock) return cancelled({ kind: 'deadlock' });
  if (whole.scandal) return cancelled({ kind: 'scandal' });
  const sons = sums.filter((sum) => sum.son);
  return { sums, verdict: verdictOf(sons.length > 0 ? sons : sums, sons.length > 0), partyRuling, sons: sons.map(({ seat }) => seat) };
}

function sumOf(section: Section, partyRuling: boolean, used: readonly Seat[]): Sum {
  const { seat, money, endorsements, rumors, squelched } = section;
  const ruled = partyRuling || section.ruled;
  const total = add(money) + (ruled ? 0 : add(endorsements)) - (squelched ? 0 : add(rumors));
  return { ...section, ruled, son: section.son && !used.includes(seat), total };
}

/** Verdicts that void all cards there, so that nothing is counted. */
const voids: { readonly [K in Verdict['kind']]: boolean } = { deadlock: true, scandal: true, won: false, tie: false, nobody: false };
export const isVoid = ({ kind }: Verdict): boolean => voids[kind];

/** `son`: these compete with a Favorite Son, so a total of zero or less is enough. */
function verdictOf(sums: readonly Sum[], son: boolean): Verdict {
  const highest = Math.max(...sums.map(({ total }) => total));
  const first = sums.filter(({ total }) => total === highest).map(({ seat }) => seat);
  // Everyone else with a claim to these votes has left the table.
  if (sums.length === 1) return { kind: 'won', by: first[0]!, son };
  if (sums.length === 0 || (highest <= 0 && !son)) return { kind: 'nobody' };
  return first.length === 1 ? { kind: 'won', by: first[0]!, son } : { kind: 'tie', among: first, son };
}

/** Why a card that was turned over does not count: Rumors are silenced, Endorsements ruled out; null if it does count, or never can. */
export function idleIn(laid: readonly Turned[], { card, on }: Turned): 'silenced' | 'ruled-out' | null {
  const { family } = printOf(card);
  const lies = (wanted: Family, anywhere = false) => laid.some((one) => (anywhere || one.on === on) && printOf(one.card).family === wanted);
  if (family === 'rumor') return lies('squelch') ? 'silenced' : null;
  if (family === 'endorsement') return lies('state-ruling') || lies('party-ruling', true) ? 'ruled-out' : null;
  return null;
}

/** The same after the count: under a Deadlock or a Scandal no other card counts, nor does a Favorite Son that is used up. */
export function idle({ laid, sums, verdict }: Revealed, one: Turned): 'silenced' | 'ruled-out' | 'void' | null {
  const { family } = printOf(one.card);
  if (isVoid(verdict)) return family === verdict.kind ? null : 'void';
  if (family === 'deadlock' || family === 'scandal') return 'void';
  if (family === 'favorite-son' && !sums.some(({ seat, son }) => seat === one.on && son)) return 'void';
  return idleIn(laid, one);
}
