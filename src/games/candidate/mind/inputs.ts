/** What the learned evaluation (`learned.ts`) looks at: numbers about each candidate, their rivals and the whole game, most of them around 1. */
import type { Seat } from '../../../kernel/types.ts';
import { inputsFor } from '../../kit/network.ts';
import { printOf } from '../data/cards.ts';
import { votesIn } from '../data/states.ts';
import { faceOf, playOrder, running, votesOf } from '../rules/table.ts';
import type { Candidate } from '../state.ts';
import { majority } from '../vocabulary.ts';
import { type Forecast, forecastOf, stillToCome } from './chances.ts';
import { type Holding, holdingOf, leadIn, netOf, sum } from './holding.ts';
import { laidInputs } from './laid.ts';
import { standingsOf } from './standing.ts';
import { prepared } from './worth.ts';

/** The inputs for each candidate who still runs, in seat order. */
export function inputsOf(state: Candidate): Float64Array[] {
  const common = commonInputs(state);
  const [past = 0] = common;
  return inputsFor(ownInputs(state, running(state)), common, past);
}

function ownInputs(state: Candidate, seats: readonly Seat[]): number[][] {
  const holdings = new Map(seats.map((seat) => [seat, holdingOf(state, seat)]));
  const standings = standingsOf(state);
  const laid = laidInputs(state, standings, holdings);
  const race = raceInputs(state, forecastOf(state, standings), [...holdings.values()]);
  return seats.map((seat, i) => [...race[i]!, ...holdings.get(seat)!.inputs, ...laid.get(seat)!]);
}

/** Where each candidate stands in the race. */
function raceInputs(state: Candidate, { board, before, chances }: Forecast, holdings: readonly Holding[]): number[][] {
  const seats = running(state);
  const votes = seats.map((seat) => votesOf(state, seat));
  const undecided = votesIn(...state.undecided);
  const nets = holdings.map((one) =>
    netOf(
      one,
      holdings.filter((other) => other !== one),
    ),
  );
  const order = state.dealer === null ? [] : playOrder(state);
  return seats.map((seat, i) => [
    ...[votes[i]! / 100, leadIn(votes, i) / 100, logOdds(before[seat] ?? 0.5), before[seat] ?? 0],
    ...[Number(state.bandwagon === seat), Number(state.candidacies[seat]!.sonUsed), prepared(state, seat) / 10],
    ...[Number(state.dealer === seat), order.indexOf(seat) / seats.length],
    ...[Number(state.phase === 'convention' && votes[i]! + undecided >= majority), Number(votes[i] === Math.min(...votes))],
    ...[Math.log(Math.max(0.003, chances[seat]!)), (board[seat] ?? 0) / 50, nets[i]!, Math.tanh(leadIn(nets, i) / 0.4)],
  ]);
}

function commonInputs(state: Candidate): number[] {
  const { contest, remaining, map, discard, deck, undecided, quiet } = state;
  const here = running(state);
  const open = [...remaining, ...stillToCome(state)].flatMap((primary) => map[primary]!.map((id) => votesIn(id)));
  const boxes = contest?.boxes.filter(({ stage }) => stage !== 'done') ?? [];
  const left = boxes.length === 0 ? [] : here.filter((seat) => !contest!.done.includes(seat) && !contest!.away.includes(seat));
  return [
    1 - remaining.length / Object.keys(map).length,
    Number(state.phase === 'convention'),
    ...[sum(open) / 538, sum(open.filter((one) => one >= 20)) / 538, sum(open.filter((one) => one <= 5)) / 100],
    ...[votesIn(...undecided) / 538, left.length, Number(remaining.length <= 3)],
    discard.filter((card) => printOf(faceOf(state, card)).family === 'scandal').length / 4,
    ...[discard.length / 108, deck.length / 108, sum(boxes.map(({ laid }) => laid.length)) / 10, here.length / 6, quiet],
    sum(boxes.map(({ states }) => votesIn(...states))) / 50,
  ];
}

/** The natural logarithm of the odds, within 0.5 and 99.5 %. */
function logOdds(chance: number): number {
  const within = Math.max(0.005, Math.min(0.995, chance));
  return Math.log(within / (1 - within));
}
