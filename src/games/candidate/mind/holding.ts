/** What a candidate holds, as inputs of the learned evaluation. Amounts are in hundreds of thousands of dollars. */
import type { Seat } from '../../../kernel/types.ts';
import { printOf } from '../data/cards.ts';
import { familyIn } from '../rules/limits.ts';
import { candidacyOf, faceOf, handLimit } from '../rules/table.ts';
import type { Candidate } from '../state.ts';
import type { Family } from '../vocabulary.ts';
import { kept } from './worth.ts';

export interface Holding {
  inputs: number[];
  /** The highest Money, all Endorsements and the highest Rumor. */
  money: number;
  endorsements: number;
  rumor: number;
  /** Whether it can silence Rumors, rule out Endorsements, win a state outright, or void all that lies there. */
  squelch: boolean;
  ruling: boolean;
  son: boolean;
  scandal: boolean;
}

export const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
/** How far one of these is ahead of the highest of the others, or of `least`. */
export const leadIn = (all: readonly number[], i: number, least = Number.NEGATIVE_INFINITY): number =>
  all[i]! - all.reduce((most, one, j) => (j === i ? most : Math.max(most, one)), least);
const highest = (all: readonly number[]): number => Math.max(0, ...all);

export function holdingOf(state: Candidate, seat: Seat): Holding {
  const { hand, sonUsed } = candidacyOf(state, seat);
  const kind = state.phase === 'convention' ? 'convention' : 'primary';
  const values = new Map<Family, number[]>();
  for (const card of hand) {
    const face = faceOf(state, card);
    const family = familyIn({ kind }, face);
    const acts = family === 'favorite-son' && sonUsed ? 'zero' : family;
    values.set(acts, [...(values.get(acts) ?? []), printOf(face).value / 100]);
  }
  const of = (wanted: Family): number[] => values.get(wanted) ?? [];
  const n = (family: Family): number => of(family).length;
  const [money, endorsements, rumors] = [of('money').sort((a, b) => b - a), of('endorsement'), of('rumor')];
  const [best, all, rumor, hasSon] = [money[0] ?? 0, sum(endorsements), highest(rumors), n('favorite-son') > 0];
  return {
    inputs: [
      ...[money.length, sum(money), best, money[1] ?? 0, endorsements.length, all, highest(endorsements)],
      ...[rumors.length, sum(rumors), rumor, n('squelch'), n('zero'), n('scandal'), n('party-ruling'), n('state-ruling'), Number(hasSon)],
      ...[n('deadlock'), Math.max(0, handLimit(state, seat) - hand.length), hand.length, best + all, kept(state, seat) / 100],
    ],
    money: best,
    endorsements: all,
    rumor,
    squelch: n('squelch') > 0,
    ruling: n('state-ruling') + n('party-ruling') > 0,
    son: hasSon,
    scandal: n('scandal') > 0,
  };
}

/** What counts of Endorsements if somebody can rule them out, and of the highest Rumor if the candidate can silence it. */
const [despiteRuling, despiteSquelch] = [0.3, 0.2];

/** What a candidate comes to who lays all against these others, who do the same. */
export function netOf(mine: Holding, others: readonly Holding[]): number {
  const endorsements = mine.endorsements * (others.some(({ ruling }) => ruling) ? despiteRuling : 1);
  const rumor = highest(others.map((one) => one.rumor)) * (mine.squelch ? despiteSquelch : 1);
  return mine.money + endorsements - rumor;
}
