/** What lies on the board and who can still add to it, as inputs of the learned evaluation. Amounts are in hundreds of thousands of dollars. */
import type { Seat } from '../../../kernel/types.ts';
import { isVoid } from '../rules/count.ts';
import { votesOf } from '../rules/table.ts';
import type { Candidate, Sum } from '../state.ts';
import { majority } from '../vocabulary.ts';
import { type Holding, leadIn, netOf, sum } from './holding.ts';
import type { Standing } from './standing.ts';

type Holdings = ReadonlyMap<Seat, Holding>;

const inputsOfBox = 22;
/** In primaries, a box counts by its votes, in units of this. In the Convention everything is at stake, however many votes are left. */
const usualVotes = 30;

/** The inputs of everyone who still runs: sums over the boxes that are not decided, all but the last weighed by what is at stake there. */
export function laidInputs(state: Candidate, standings: readonly Standing[], holdings: Holdings): Map<Seat, number[]> {
  const sums = new Map([...holdings.keys()].map((seat) => [seat, Array.from({ length: inputsOfBox }, () => 0)]));
  for (const standing of standings) {
    for (const [seat, values] of boxInputs(state, standing, holdings)) {
      const all = sums.get(seat)!;
      for (let i = 0; i < all.length; i++) all[i]! += values[i]!;
    }
  }
  return sums;
}

function boxInputs(state: Candidate, { box, votes, here, left, verdict, sums, isAgain }: Standing, holdings: Holdings): [Seat, number[]][] {
  const { away, kind } = state.contest!;
  const size = kind === 'primary' ? votes / usualVotes : 1;
  const sections = here.map((seat) => (isVoid(verdict) ? undefined : sums.find((one) => one.seat === seat)));
  const totals = sections.map((section) => (section?.total ?? 0) / 100);
  const acting = here.filter((seat) => verdict.kind !== 'deadlock' && (isAgain ? !away.includes(seat) : left.includes(seat)));
  const powers = here.map((seat, i) => {
    const others = acting.filter((one) => one !== seat).map((one) => holdings.get(one)!);
    const reach = acting.includes(seat) ? netOf(holdings.get(seat)!, others) : -Math.max(0, ...others.map(({ rumor }) => rumor));
    return totals[i]! + reach;
  });
  return here.map((seat, i) => {
    const [section, acts, holding, lead] = [sections[i], acting.includes(seat), holdings.get(seat)!, leadIn(totals, i, -1)];
    const isAhead = verdict.kind === 'won' && verdict.by === seat;
    const isLast = isAgain ? state.dealer === seat : left.length === 1;
    const laid = (isOwn: boolean): number => box.laid.filter(({ by, on }) => on === seat && (by === seat) === isOwn).length;
    const isDecisive = votesOf(state, seat) + votes >= majority && kind !== 'elimination';
    const values = [
      ...[Number(isAhead && left.length === 0), Number(isAhead && left.length > 0)],
      ...(isVoid(verdict) ? [0, 0] : [Math.tanh(lead / 0.25), Math.tanh(lead / 0.6)]),
      ...[totals[i]!, section && !section.ruled ? sum(section.endorsements) / 100 : 0],
      ...[section && !section.squelched ? sum(section.rumors) / 100 : 0, Number(section?.squelched ?? false), Number(section?.son ?? false)],
      ...[Number(acts), Number(acts && isLast), laid(true) / 3, laid(false) / 3, Number(isAgain && acts)],
      ...[acts ? holding.money + holding.endorsements : 0, Math.tanh(leadIn(powers, i, -1) / 0.4), Number(acts && holding.son)],
      box.laid.filter(({ by, on }) => by === seat && on !== seat).length / 3,
      ...(acts && isLast && !isAgain && section ? lastWordInputs(section, sums, holding) : [0, 0, 0]),
    ];
    const decides = isDecisive ? Number(acts || (section?.son ?? false)) / 2 + Number(isAhead) / 2 : 0;
    return [seat, [...values.map((value) => value * size), decides]];
  });
}

/** For the last to act: how far ahead it comes by laying all it has, whether that wins, and whether nothing can. */
function lastWordInputs(own: Sum, all: readonly Sum[], { money, endorsements, rumor, squelch, ruling, son, scandal }: Holding): number[] {
  const total = sum(own.money) + (own.ruled ? 0 : sum(own.endorsements) + 100 * endorsements) + 100 * money;
  const reached = total - (own.squelched || squelch ? 0 : sum(own.rumors));
  const against = all.flatMap((one) => {
    if (one === own) return [];
    return [one.total - Math.max(one.squelched ? 0 : 100 * rumor, ruling && !one.ruled ? sum(one.endorsements) : 0)];
  });
  const ahead = Math.min(reached, ...against.map((one) => reached - one)) / 100;
  const wins = ahead > 0 || son;
  return [Math.tanh(ahead / 0.25), Number(wins), Number(!wins && !scandal)];
}
