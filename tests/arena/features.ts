/** The features that `fit.ts` looks at in each game, for one seat: what may make it win. */
import { printOf } from '../../src/games/candidate/data/cards.ts';
import { termsOf } from '../../src/games/candidate/mind/worth.ts';
import { candidacyOf, faceOf } from '../../src/games/candidate/rules/table.ts';
import type { Candidate } from '../../src/games/candidate/state.ts';
import type { Family } from '../../src/games/candidate/vocabulary.ts';
import { kindOf } from '../../src/games/moi-president/data/deck.ts';
import { campaignOf, placeOf, pointsOf, socleOf, totalOf } from '../../src/games/moi-president/rules/table.ts';
import type { MoiPresident } from '../../src/games/moi-president/state.ts';
import { kinds } from '../../src/games/moi-president/vocabulary.ts';
import { mediaKindOf } from '../../src/games/president/data/media.ts';
import { candidateOf, safePoints, strengthOf } from '../../src/games/president/rules/table.ts';
import type { President } from '../../src/games/president/state.ts';
import type { Core, Seat } from '../../src/kernel/types.ts';

interface Features {
  names: readonly string[];
  of(state: Core, seat: Seat): number[];
}

const made = <S extends Core>(names: readonly string[], of: (state: S, seat: Seat) => number[]): Features => ({
  names,
  of: (state, seat) => of(state as S, seat),
});

const count = <T>(all: readonly T[], wanted: readonly T[]): number[] => wanted.map((one) => all.filter((other) => other === one).length);
/** How near a goal is. Each step counts more the fewer are left. */
const nearness = (left: number): number => -Math.log(Math.max(3, left));

/** Cards without a value that do something in the Convention. */
const ends = ['scandal', 'state-ruling', 'party-ruling'] as const satisfies readonly Family[];
const mediaKinds = ['attack', 'parade', 'president'] as const;

export const features: { readonly [command: string]: Features } = {
  candidate: made<Candidate>(
    [
      ...['votes', 'board', 'prepared', 'hand', 'hand later', 'votes at the end', 'board at the end'],
      ...['first Money', 'other Money', 'Endorsements', 'Rumors', ...ends].map((name) => `${name} at the end`),
    ],
    (state, seat) => {
      const { votes, board, prepared, hand } = termsOf(state, seat);
      const past = 1 - state.remaining.length / Object.keys(state.map).length;
      if (state.phase !== 'convention') return [votes, board, prepared, hand, hand * past, ...Array(6 + ends.length).fill(0)];
      const cards = candidacyOf(state, seat).hand.map((card) => printOf(faceOf(state, card)));
      const values = (wanted: Family) => cards.filter(({ family }) => family === wanted).map(({ value }) => value);
      const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
      const most = Math.max(0, ...values('money'));
      const held = [
        most,
        sum(values('money')) - most,
        sum(values('endorsement')),
        sum(values('rumor')),
        ...ends.map((family) => values(family).length),
      ];
      return [0, 0, 0, 0, 0, votes, board, ...held];
    },
  ),
  'moi-president': made<MoiPresident>(['campaign', 'socle', 'race', 'to move', 'campagne points', 'socle points', ...kinds], (state, seat) => {
    const { hand } = placeOf(state, seat);
    const points = (kind: string) => hand.reduce((sum, card) => sum + (kindOf(card) === kind ? pointsOf(state, card) : 0), 0);
    const laid = [campaignOf(state, seat), socleOf(state, seat), nearness(56 - totalOf(state, seat))];
    return [...laid, Number(state.active === seat), points('campagne'), points('socle'), ...count(hand.map(kindOf), kinds)];
  }),
  president: made<President>(['strength', 'safe', ...mediaKinds], (state, seat) => {
    const { media } = candidateOf(state, seat);
    return [strengthOf(state, seat), safePoints(state, seat), ...count(media.map(mediaKindOf), mediaKinds)];
  }),
};
