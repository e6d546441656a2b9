/** Hides what a candidate or spectator does not know: hands, draw pile, face-down cards, and what others have prepared or answered in secret. */

import { hidden } from '../../../kernel/mind.ts';
import { isSeq, isTogether, type TogetherFrame } from '../../../kernel/rules.ts';
import type { Fields, Frame, Seat, Step, Viewer } from '../../../kernel/types.ts';
import { turnDown } from '../../kit/hidden.ts';
import { campaign } from '../rules/effects/campaign.ts';
import { bid } from '../rules/effects/opening.ts';
import { claim } from '../rules/effects/super-tuesday.ts';
import { boxOf, isRunning } from '../rules/table.ts';
import type { Candidate, Laid } from '../state.ts';
import { undecidedBox } from '../vocabulary.ts';

export function hide(state: Candidate, viewer: Viewer): void {
  turnDown(state.deck);
  for (const other of state.seats) {
    if (other === viewer) continue;
    turnDown(state.candidacies[other]!.hand);
    delete state.plans[other];
  }
  for (const { laid } of state.contest?.boxes ?? []) {
    for (const one of laid) if (one.by !== viewer) one.card = hidden;
    // Only the player knows in which order they laid their cards; the viewer's own keep their order.
    const place = ({ by, on }: Laid): string => (by === viewer ? by : by + on);
    laid.sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0));
  }
  for (const one of state.before?.boxes.flatMap(({ laid }) => laid) ?? []) if (one.by !== viewer) one.card = hidden;
  for (const contest of [state.contest, state.before]) {
    const { favorite, taken = [] } = contest?.theft ?? {};
    for (const one of taken) if (viewer === null || (favorite !== viewer && one.from !== viewer)) one.card = hidden;
  }
  const known = (state.known ?? []).flatMap(({ card, holder, by }) =>
    viewer !== null && by.includes(viewer) ? [{ card, holder, by: [viewer] }] : [],
  );
  if (known.length > 0) state.known = known.sort((a, b) => (a.card < b.card ? -1 : 1));
  else delete state.known;
  unsay(state, viewer);
}

/** Takes back others' secret answers that have not been revealed yet: they are asked again. */
function unsay(state: Candidate, viewer: Viewer): void {
  for (const other of state.seats) if (other !== viewer) state.candidacies[other]!.bid = null;
  for (const frame of state.stack) if (isSeq(frame) && 'claims' in frame.names) frame.names.claims = onlyOf(viewer, frame.names.claims as Fields);
  const top = state.stack.at(-1);
  if (!top || !isTogether(top)) return;
  if (state.phase === 'bid') askAgain(state, top, viewer, (by) => bid({ by }));
  else if (state.phase === 'primaries') askAgain(state, top, viewer, (by) => claim({ by }));
  else {
    const main = boxOf(state, undecidedBox).stage === 'campaign';
    askAgain(state, top, viewer, (by) => campaign({ by, boxes: [undecidedBox], main }));
  }
}

const onlyOf = (viewer: Viewer, answers: Fields): Fields => (viewer === null || answers[viewer] === undefined ? {} : { [viewer]: answers[viewer] });

function askAgain(state: Candidate, { lanes }: TogetherFrame, viewer: Viewer, question: (by: Seat) => Step): void {
  for (const by of Object.keys(lanes)) if (by !== viewer) lanes[by] = isRunning(state, by) ? [{ ...question(by), '#': 0 } as Frame] : [];
}
