/** Which cards lie face up on the board. */

import type { CandidateView, ContestView } from '../rules/view.ts';

/** The contest whose cards were turned over last, if nobody has campaigned since: all of it is decided, or a state is campaigned for again. */
export function resultOf({ contest, before }: CandidateView): ContestView | null {
  if (before) return before;
  if (!contest || (contest.live && (contest.done.length > 0 || contest.boxes.every(({ revealed }) => !revealed)))) return null;
  return contest;
}
