/** How to play: the sources of its pictures, and the lesson, which runs from New Jersey's first voter until the state is won. */
import type { Guide } from '../game.ts';
import { headerPlace, statePlace, tablePlace } from './picture/board.ts';

const [michigan, newJersey, florida] = [statePlace(0), statePlace(1), statePlace(2)];

export const guide: Guide = {
  minutes: { min: 30, max: 45 },
  pages: [
    { after: 13, box: headerPlace },
    { after: 0, box: michigan },
    { after: 0, hand: 'obama' },
    { after: 2, box: newJersey },
    { after: 7, box: florida },
    { after: 13, box: tablePlace },
    { after: 13, hand: 'obama' },
  ],
  lesson: {
    seats: ['obama', 'mccain'],
    options: { deck: 'starter', first: 'obama', side: 'obama' },
    seed: '0000000000000000000000000000000000000000000000000000000000002078',
    learner: 'obama',
    answers: [
      ['obama', 'O11'],
      ['obama', 'NJ'],
      ['mccain', 'M10'],
      ['mccain', 'FL'],
      ['obama', 'O22'],
      ['obama', 'FL'],
      ['obama', 'economy'],
      ['mccain', 'draw'],
      ['obama', 'draw'],
      ['mccain', 'M06'],
      ['mccain', 'MO'],
      ['obama', 'O36'],
      ['obama', 'PA'],
    ],
    end: newJersey,
  },
};
