/** How to play: where its pictures come from, and the lesson: two cities taken, one defended, one won with the dice. */
import { box } from '../../scene/build.ts';
import type { Guide } from '../game.ts';
import { column, rimHeight, sideWidth, standings, width } from './picture/places.ts';

/** The map with what stands beside and below it; and the battle with the side of the loop that it is fought on. */
const middle = box(sideWidth, rimHeight, width - 2 * sideWidth, standings.y + standings.h + 16 - rimHeight);
const east = box(column.x - 24, rimHeight + 44, width - column.x + 24, column.y + column.h - rimHeight);

export const guide: Guide = {
  minutes: { min: 45, max: 90 },
  pages: [{ after: 0 }, { after: 3, box: middle }, { after: 4, hand: 'A' }, { after: 7, box: east }, { after: 9 }, { after: 12, box: middle }],
  lesson: {
    seats: ['A', 'B'],
    options: { rounds: 'off', dice: false },
    seed: '0000000000000000000000000000000000000000000000000000000000009ef8',
    learner: 'A',
    answers: [
      ['A', 'roll'],
      ['B', 'roll'],
      ['B', 'roll'],
      ['A', 'roll'],
      ['B', 'roll'],
      ['A', 'roll'],
      ['B', 'roll'],
      ['A', 'A7'],
      ['A', 'roll'],
      ['B', 'roll'],
      ['A', 'roll'],
      ['A', 'commit-1'],
    ],
  },
};
