/** How to play: the sources of its pictures, and the lesson: two cities taken, one defended, one won with the dice. */
import { box } from '../../scene/build.ts';
import type { Guide } from '../game.ts';
import { squareBox, width } from './picture/places.ts';

/** The upper right of the board, from a square's edge on: the battle beside the map, and the side of the loop it takes place on. */
const { x: edge } = squareBox(6);
const battle = box(edge, 0, width - edge, 640);
/** Inside the loop: most of the map, and the battle beside it. */
const front = box(130, 140, width - 260, 520);

export const guide: Guide = {
  minutes: { min: 45, max: 90 },
  pages: [{ after: 0 }, { after: 3 }, { after: 4, hand: 'A' }, { after: 7, box: battle }, { after: 9 }, { after: 12 }],
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
    end: front,
  },
};
