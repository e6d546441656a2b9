/** What lies on the board and who can still add to it, as inputs of the learned evaluation. Amounts are in hundreds of thousands of dollars. */
import type { Seat } from '../../../kernel/types.ts';
import { isVoid } from '../rules/count.ts';
import { votesOf } from '../rules/table.ts';
import type { Candidate } from '../state.ts';
import { majority } from '../vocabulary.ts';
import { type Holding, leadIn, netOf, sum } from './holding.ts';
import type { Standing } from './standing.ts';

type Holdings = ReadonlyMap<Seat, Holding>;

/** The inputs of everyone who still runs: sums over the boxes that are not decided, all but the last in units of 30 votes. */
export function laidInputs(state: Candidate, standings: readonly Standing[], holdings: Holdings): Map<Seat, number[]> {
  const sums = new Map([...holdings.keys()].map((seat) => [seat, Array.from({ length: 19 }, () => 0)]));
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
  const size = votes / 30;
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
    ];
    const decides = isDecisive ? Number(acts || (section?.son ?? false)) / 2 + Number(isAhead) / 2 : 0;
    return [seat, [...values.map((value) => value * size), decides]];
  });
}
