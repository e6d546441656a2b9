/** How to play: the sources of its pictures, and the lesson: points laid, defended, made safe, and taken. */
import { box } from '../../scene/build.ts';
import type { Guide } from '../game.ts';
import { top, width } from './picture/ground.ts';
import { placeHeight } from './picture/place.ts';

export const guide: Guide = {
  minutes: { min: 25, max: 25 },
  pages: [{ after: 7 }, { after: 0, hand: 'A' }, { after: 5, hand: 'A' }, { after: 10 }, { after: 4, hand: 'A' }, { after: 11 }],
  lesson: {
    seats: ['A', 'B'],
    options: {},
    seed: '00000000000000000000000000000000000000000000000000000000000007d9',
    learner: 'A',
    answers: [
      ['A', 'campagne-18'],
      ['B', 'campagne-13'],
      ['A', 'campagne-15'],
      ['B', 'debat-04'],
      ['A', 'immunite'],
      ['A', 'confiance-02'],
      ['A', 'campagne-18'],
      ['B', 'campagne-19'],
      ['A', 'debat-07'],
      ['B', 'suffer'],
      ['A', 'campagne-19'],
    ],
    end: box(0, top - 24, width, placeHeight(false) + 276),
  },
};
