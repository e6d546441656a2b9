/** How to play: the sources of its pictures, and the lesson, which is one primary, from the bid to the count. */
import type { Box } from '../../scene/types.ts';
import type { Guide } from '../game.ts';
import { tableTop } from './picture/board.ts';
import { headHeight } from './picture/press.ts';
import { verdictsHeight } from './picture/verdicts.ts';
import type { Candidate } from './state.ts';
import { type StateId, undecidedBox } from './vocabulary.ts';

/** Crops of the board: the table while Ohio is contested, the table with its cards turned over, and everything below the headline. */
const backs: Box = { x: 0, y: tableTop - 6, w: 1200, h: 396 };
const result: Box = { x: 0, y: headHeight - 4, w: 1200, h: 800 };
const page: Box = { x: 0, y: headHeight - 4, w: 1200, h: 1088 };

/** Only the cards that were turned over. */
const verdict: Box = { x: 0, y: headHeight + verdictsHeight, w: 1200, h: 460 };

/** After Ohio: money is on two later primaries. */
function prepared(state: Candidate): Candidate {
  const { A, B } = state.candidacies;
  A!.groundwork = { D2: 60 };
  B!.groundwork = { D2: 20, S1: 40 };
  return { ...state, contest: null, before: null };
}

/** All primaries are over, nobody has enough votes: seats won states in turn, every fourth is Undecided. The last player is about to act. */
function convention(state: Candidate): Candidate {
  const { seats, map, contest } = state;
  const shares = seats.map((): StateId[] => []);
  const undecided: StateId[] = [];
  for (const [i, states] of Object.values(map).entries()) (shares[i % (seats.length + 1)] ?? undecided).push(...states);
  for (const [i, seat] of seats.entries()) state.candidacies[seat]!.won = shares[i]!;
  const piles = ['CC', 'CC', 'CA', 'AA', 'AA', 'AB'].map(([by, on], i) => ({ card: state.deck[i]!, by: by!, on: on! }));
  const box = { id: undecidedBox, states: undecided, rivals: seats, stage: 'campaign', laid: piles, revealed: null, winner: null } as const;
  return {
    ...state,
    phase: 'convention',
    remaining: [],
    sites: [],
    undecided,
    before: null,
    contest: { ...contest!, kind: 'convention', primary: null, boxes: [{ ...box }], done: ['C', 'A'], theft: null },
  };
}

export const guide: Guide = {
  minutes: { min: 120, max: 180 },
  pages: [
    { after: 3 },
    { after: 0, hand: 'A' },
    { after: 4 },
    { after: 9, box: backs },
    { after: 14, box: result },
    { after: 14, box: page, later: prepared },
    { after: 14, box: page, later: convention },
  ],
  lesson: {
    seats: ['A', 'B', 'C'],
    options: {},
    seed: '0000000000000000000000000000000000000000000000000000000000000407',
    learner: 'A',
    answers: [
      ['A', 'c37', 'c64'],
      ['B', 'c54'],
      ['C'],
      ['A', 'S5'],
      ['B', 'c46>OH:B'],
      ['B', 'c76>OH:A'],
      ['B', 'submit'],
      ['C', 'c29>OH:C'],
      ['C', 'submit'],
      ['A', 'c37>OH:A'],
      ['A', 'c64>OH:A'],
      ['A', 'c78>OH:A'],
      ['A', 'c74>OH:B'],
      ['A', 'submit'],
    ],
    end: verdict,
  },
};
