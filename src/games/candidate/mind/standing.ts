/** How the boxes stand that are not decided yet: what each would come to if it were counted now, and who can still act there. */
import type { Seat } from '../../../kernel/types.ts';
import { votesIn } from '../data/states.ts';
import { type Counted, count } from '../rules/count.ts';
import { candidacyOf, faceOf, isRunning } from '../rules/table.ts';
import type { Box, Candidate } from '../state.ts';

export interface Standing extends Pick<Counted, 'verdict' | 'sums'> {
  box: Box;
  /** The votes at stake; in an elimination, what staying is worth. */
  votes: number;
  /** Who can win it, and who of them has yet to campaign. */
  here: Seat[];
  left: Seat[];
  /** Whether the cards there are void and all campaign again. */
  isAgain: boolean;
}

/** The worth of staying in the Convention, in votes. */
const staying = 60;

export function standingsOf(state: Candidate): Standing[] {
  const { contest } = state;
  if (!contest) return [];
  const used = state.seats.filter((seat) => candidacyOf(state, seat).sonUsed);
  return contest.boxes.flatMap((box): Standing[] => {
    if (box.stage === 'done') return [];
    const here = box.rivals.filter((seat) => isRunning(state, seat));
    const left = here.filter((seat) => !contest.done.includes(seat) && (box.stage === 'tie' || !contest.away.includes(seat)));
    const turned = box.laid.map(({ card, by, on }) => ({ card: faceOf(state, card), by, on }));
    const { verdict, sums } = count(contest, turned, here, used);
    const isAgain = verdict.kind === 'scandal' || (verdict.kind === 'tie' && left.length === 0);
    return [{ box, votes: contest.kind === 'elimination' ? staying : votesIn(...box.states), here, left, verdict, sums, isAgain }];
  });
}
