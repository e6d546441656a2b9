/** Decides a state by a second implementation of rulings 10 to 13. */
import { printOf } from '../../../src/games/candidate/data/cards.ts';
import type { Face, Family } from '../../../src/games/candidate/vocabulary.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import type { ContestKind, Sum, Turned, Verdict } from './told.ts';

/** In a contest without a state, a Favorite Son and a Deadlock count as Zeros. */
function familyIn(kind: ContestKind, card: Face): Family {
  const { family } = printOf(card);
  return kind !== 'primary' && (family === 'favorite-son' || family === 'deadlock') ? 'zero' : family;
}

export interface Counted {
  sums: Sum[];
  verdict: Verdict;
  partyRuling: boolean;
  /** The seats whose Favorite Son it uses up. */
  sons: Seat[];
}

/** `used`: seats whose Favorite Son is already used up. `rivals`: seats whose sections count. */
export function count(kind: ContestKind, laid: readonly Turned[], rivals: readonly Seat[], used: ReadonlySet<Seat>): Counted {
  const lies = (family: Family, on?: Seat): boolean => laid.some((one) => familyIn(kind, one.card) === family && (on === undefined || one.on === on));
  const isVoid = lies('deadlock') || lies('scandal');
  const partyRuling = lies('party-ruling');
  const sums = rivals.map((seat): Sum => {
    const values = (family: Family): number[] =>
      laid.filter(({ card, on }) => on === seat && familyIn(kind, card) === family).map(({ card }) => printOf(card).value);
    const [money, endorsements, rumors] = [values('money'), values('endorsement'), values('rumor')];
    const [ruled, squelched] = [partyRuling || lies('state-ruling', seat), lies('squelch', seat)];
    const total = add(money) + (ruled ? 0 : add(endorsements)) - (squelched ? 0 : add(rumors));
    return { seat, money, endorsements, rumors, ruled, squelched, son: !isVoid && lies('favorite-son', seat) && !used.has(seat), total };
  });
  const sons = sums.filter(({ son }) => son);
  const verdict: Verdict = isVoid ? { kind: lies('deadlock') ? 'deadlock' : 'scandal' } : verdictOf(sons.length > 0 ? sons : sums, sons.length > 0);
  return { sums, verdict, partyRuling, sons: sons.map(({ seat }) => seat) };
}

/** With a Favorite Son only its candidates compete, whatever their totals. So does a candidate left alone among those who had a claim. */
function verdictOf(sums: readonly Sum[], son: boolean): Verdict {
  const highest = Math.max(...sums.map(({ total }) => total));
  const among = sums.filter(({ total }) => total === highest).map(({ seat }) => seat);
  if (sums.length === 0 || (highest <= 0 && !son && sums.length > 1)) return { kind: 'nobody' };
  return among.length === 1 ? { kind: 'won', by: among[0]!, son } : { kind: 'tie', among, son };
}

const add = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Ruling 5: which cards may lie together on the player's own section. */
export function mayLie(kind: ContestKind, cards: readonly Face[], sonUsed: boolean): boolean {
  const n = (...families: Family[]): number => cards.filter((card) => families.includes(familyIn(kind, card))).length;
  const sons = n('favorite-son');
  const valid = sonUsed ? 0 : Math.min(1, sons);
  return n('rumor') === 0 && n('money') <= 1 && n('scandal', 'party-ruling', 'state-ruling', 'deadlock') + valid <= 1;
}
