/** A game before the first roll. */
import type { Start } from '../../../kernel/rules.ts';
import type { Core, Step } from '../../../kernel/types.ts';
import { deckFor, pointsIn } from '../data/deck.ts';
import type { MoiPresident } from '../state.ts';
import { rebuildsAllowed } from '../vocabulary.ts';
import { open } from './turn.ts';

export const setup = ({ seats, options }: Start): { state: Omit<MoiPresident, keyof Core>; steps: Step[] } => ({
  state: {
    points: pointsIn(deckFor(seats.length)),
    cap: options.cap === true ? rebuildsAllowed : null,
    first: null,
    active: null,
    turn: 0,
    // `open` shuffles it.
    pile: deckFor(seats.length).map(({ id }) => id),
    discard: [],
    undecided: [],
    out: [],
    places: Object.fromEntries(seats.map((seat) => [seat, { hand: [], campaign: [], socle: [] }])),
    rebuilds: 0,
    last: null,
    dice: null,
    before: Object.fromEntries(seats.map((seat) => [seat, 0])),
  },
  steps: [open({})],
});
