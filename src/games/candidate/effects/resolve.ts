/** A box is revealed and decided; a Scandal or a tie has it campaigned again at once. */

import { effect } from '../../../kernel/effect.ts';
import { count } from '../count.ts';
import { votesIn } from '../data/states.ts';
import type { Box, Candidate, Verdict } from '../state.ts';
import { boxOf, campaigners, candidacyOf, contestOf, gain, isRunning, type Move } from '../table.ts';
import { msg } from '../text/messages.ts';
import { campaign } from './campaign.ts';

export const resolve = effect<Candidate, { box: string }>('resolve', {
  run(turn, { box: id }) {
    const { state } = turn;
    const box = boxOf(state, id);
    const contest = contestOf(state);
    turn.reveal();
    box.rivals = box.rivals.filter((seat) => isRunning(state, seat));
    const used = state.seats.filter((seat) => candidacyOf(state, seat).sonUsed);
    const { sums, verdict, partyRuling, sons } = count(contest, box, used);
    const { laid } = box;
    box.revealed = { laid, sums, verdict, partyRuling };
    box.laid = [];
    state.discard.push(...laid.map(({ card }) => card));
    for (const seat of sons) candidacyOf(state, seat).sonUsed = true;
    const votes = votesIn(...box.states);
    turn.tell('all', msg('count', { box: id, votes, sums, verdict, partyRuling, kind: contest.kind }));
    follow(turn, box, verdict);
  },
});

function follow(turn: Move, box: Box, verdict: Verdict): void {
  const { state } = turn;
  if (verdict.kind === 'scandal' || verdict.kind === 'tie') {
    if (verdict.kind === 'tie') {
      box.stage = 'tie';
      box.rivals = verdict.among;
    } else if (box.stage === 'campaign') box.stage = 'recampaign';
    contestOf(state).done = [];
    turn.push(...campaigners(state, box).map((by) => campaign({ by, boxes: [box.id], main: false })), resolve({ box: box.id }));
    return;
  }
  box.stage = 'done';
  if (verdict.kind === 'won') {
    box.winner = verdict.by;
    gain(turn, verdict.by, box.states);
  } else if (contestOf(state).kind === 'primary') state.undecided.push(...box.states);
}
