/** How to play: where its pictures come from, and the lesson: one primary, from the bid to the count. */
import type { Box } from '../../scene/types.ts';
import type { Guide } from '../game.ts';
import { tableTop } from './picture/board.ts';
import { headHeight } from './picture/press.ts';

/** The table while Ohio is contested, and when its cards are turned over; the race with what is Undecided above it. */
const backs: Box = { x: 0, y: tableTop - 6, w: 1200, h: 396 };
const result: Box = { x: 0, y: headHeight - 4, w: 1200, h: 800 };
const undecided: Box = { x: 0, y: tableTop - 132, w: 1200, h: 478 };

export const guide: Guide = {
  minutes: { min: 120, max: 180 },
  pages: [
    { after: 3 },
    { after: 0, hand: 'A' },
    { after: 4 },
    { after: 9, box: backs },
    { after: 14, box: result },
    { after: 14, hand: 'A' },
    { after: 3, box: undecided },
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
  },
};
