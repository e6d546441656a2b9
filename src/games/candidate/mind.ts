/** How a computer plays Candidate: what it knows of others' cards, which plans are worth thinking about, and how the race stands. */

import type { Mind } from '../../kernel/mind.ts';
import { determinize } from './mind/deal.ts';
import { hide } from './mind/hide.ts';
import { evaluate } from './mind/learned.ts';
import { moves, policy } from './mind/moves.ts';
import { practiced } from './mind/practiced.ts';
import { rivalsOf, termsOf } from './mind/worth.ts';
import { votesOf } from './rules/table.ts';
import type { CandidateView } from './rules/view.ts';
import type { Candidate } from './state.ts';

export const mind: Mind<Candidate> = {
  hide,
  determinize,
  usual: (seen, asked, random) => practiced(seen as CandidateView, asked, random),
  // While cards are laid out, nothing is on the board yet.
  sawNothing: ({ plans }, { frame, question }) => frame.kind === 'campaign' && plans[question.by] !== undefined,
  evaluate,
  // From games among two: 60 between novices, 115 between regulars and 26 between experts (docs/computer.md).
  trust: { novice: 0.5, regular: 1, expert: 1 },
  // Nobody else can see face-down cards or hands.
  terms(state, seat) {
    const { votes, prepared, pawn } = termsOf(state, seat);
    return { votes, prepared, pawn, rivals: -Math.max(0, ...rivalsOf(state, seat).map((other) => votesOf(state, other))) };
  },
  clock({ phase, candidacies, contests, contest, plans }) {
    const bids = Object.values(candidacies).filter(({ bid }) => bid !== null).length;
    if (phase === 'bid') return bids;
    const boxes = contest?.boxes ?? [];
    const decided = boxes.filter(({ stage }) => stage === 'done').length;
    const again = boxes.filter(({ stage }) => stage === 'recampaign' || stage === 'tie').length;
    const sealed = Object.values(plans).filter((plan) => plan.sealed).length;
    return 1000 * (contests + 1) + 100 * decided + 40 * again + sealed + (contest?.done.length ?? 0);
  },
  fixed: ['cards', 'map'],
  replies: 2,
  // Through all that is contested now, to as far in what is contested next.
  ahead: 1000,
  ways: { expert: 200 },
  // A regular with this margin plays as well as an expert, so only the bot does when it plays for somebody (docs/computer.md).
  margins: { carefully: 0.05 },
  moves,
  policy,
};
