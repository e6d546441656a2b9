/** The options of Candidate that everyone can know: primaries, orders of states, states of the Convention. */
import type { StateId } from '../../../src/games/candidate/vocabulary.ts';
import type { Decision } from '../../../src/kernel/types.ts';
import { freeOf } from '../log.ts';
import type { Board } from './board.ts';
import { areNeighbors, idOf, statesOf } from './site.ts';

export function offers(board: Board, asked: Decision): { mine: string[]; shown: string[] } | null {
  const { ask } = asked;
  const { log, remaining, undecided } = board;
  const shown = freeOf(asked);
  const mine: { [key: string]: () => string[] } = {
    'ask.primary': () => callable(board, shown, ask.args!.tuesday === true),
    'ask.second': () => [...remaining.filter((id) => areNeighbors(id, idOf(log, ask.args!.first as StateId[]))), 'alone'],
    'ask.order': () => orders(ask.args!.primary as StateId[]).map((order) => order.join('-')),
    'ask.contested': () => undecided,
    'ask.groundwork': () => [...remaining, 'cancel'],
  };
  const right = mine[ask.key];
  return right ? { mine: right(), shown } : null;
}

/** Everything on the map. A Dealer who wants another order of states is asked again for a primary of several. */
function callable({ remaining }: Board, shown: readonly string[], isTuesday: boolean): string[] {
  const several = remaining.filter((id) => statesOf(id).length > 1);
  if (isTuesday) return remaining;
  return shown.includes('cancel') ? [...several, 'cancel'] : [...remaining, ...(several.length > 0 ? ['reorder'] : [])];
}

const orders = (states: readonly StateId[]): StateId[][] =>
  states.length === 0 ? [[]] : states.flatMap((first) => orders(states.filter((one) => one !== first)).map((rest) => [first, ...rest]));
