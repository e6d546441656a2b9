/** How to play: where its pictures come from, and the lesson: one primary, from the bid to the count. */
import type { Guide } from '../game.ts';

export const guide: Guide = {
  minutes: { min: 120, max: 180 },
  pages: [{ after: 3 }, { after: 0, hand: 'A' }, { after: 4 }, { after: 9 }, { after: 14 }, { after: 14, hand: 'A' }, { after: 14 }],
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
