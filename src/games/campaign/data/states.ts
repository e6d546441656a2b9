import { finder } from '../../kit/lookup.ts';
import type { Group, Side, Square, StateId } from '../vocabulary.ts';

/** A battleground state as printed. */
export interface StateTile {
  id: StateId;
  votes: number;
  /** The side whose back it has: that side may open the game with it. */
  back: Side;
  /** Marked with the star: in play at the start of a game with starter decks. */
  starter: boolean;
  /** Voters from left to right: R for McCain, W undecided, B for Obama. */
  defense: string;
  economy: string;
  square: Square;
  key: Group;
  other: Group;
}

const state = (
  id: StateId,
  votes: number,
  back: Side,
  rest: Omit<StateTile, 'id' | 'votes' | 'back' | 'starter'> & { starter?: true },
): StateTile => ({
  id,
  votes,
  back,
  starter: false,
  ...rest,
});

/**
 * The 20 states. Votes, backs, stars and the number of circles are published; the colors of most circles, the start squares and the groups are a
 * reconstruction (see the credits in the text files). To correct a tile, edit its line.
 */
export const states: readonly StateTile[] = [
  state('PA', 21, 'obama', { defense: 'RRWBB', economy: 'RWBBB', square: 3, key: 'catholics', other: 'clinton-democrats' }),
  state('MI', 17, 'obama', { starter: true, defense: 'RRWBB', economy: 'RWBBB', square: 4, key: 'union-households', other: 'catholics' }),
  state('NJ', 15, 'obama', { starter: true, defense: 'RRWWB', economy: 'RWWBB', square: 3, key: 'clinton-democrats', other: 'latinos' }),
  state('WA', 11, 'obama', { defense: 'RWWB', economy: 'RWBB', square: 2, key: 'college-graduates', other: 'women' }),
  state('MN', 10, 'obama', { defense: 'RRWB', economy: 'RWBB', square: 3, key: 'women', other: 'college-graduates' }),
  state('WI', 10, 'obama', { defense: 'RRBB', economy: 'RWBB', square: 3, key: 'catholics', other: 'under-30-voters' }),
  state('IA', 7, 'obama', { defense: 'RWBB', economy: 'RWWB', square: 2, key: 'under-30-voters', other: 'seniors' }),
  state('OR', 7, 'obama', { defense: 'RWBB', economy: 'RWBB', square: 2, key: 'under-30-voters', other: 'moderate-evangelicals' }),
  state('NM', 5, 'obama', { defense: 'RWB', economy: 'WWB', square: 3, key: 'latinos', other: 'veterans' }),
  state('NH', 4, 'obama', { defense: 'RWB', economy: 'WWB', square: 3, key: 'college-graduates', other: 'catholics' }),
  state('FL', 27, 'mccain', { starter: true, defense: 'RRWWB', economy: 'RRWBB', square: 2, key: 'seniors', other: 'latinos' }),
  state('OH', 20, 'mccain', { defense: 'RRRWB', economy: 'RRWBB', square: 3, key: 'union-households', other: 'clinton-democrats' }),
  state('NC', 15, 'mccain', { defense: 'RRRWB', economy: 'RRWWB', square: 2, key: 'women', other: 'moderate-evangelicals' }),
  state('VA', 13, 'mccain', { defense: 'RRWB', economy: 'RWBB', square: 1, key: 'veterans', other: 'college-graduates' }),
  state('IN', 11, 'mccain', { defense: 'RRWB', economy: 'RRBB', square: 2, key: 'moderate-evangelicals', other: 'veterans' }),
  state('MO', 11, 'mccain', { starter: true, defense: 'RRWB', economy: 'RRWB', square: 2, key: 'moderate-evangelicals', other: 'union-households' }),
  state('CO', 9, 'mccain', { defense: 'RRWB', economy: 'RWWB', square: 2, key: 'seniors', other: 'women' }),
  state('NV', 5, 'mccain', { defense: 'RRB', economy: 'RWB', square: 4, key: 'latinos', other: 'union-households' }),
  state('WV', 5, 'mccain', { defense: 'RWW', economy: 'RWB', square: 3, key: 'clinton-democrats', other: 'seniors' }),
  state('MT', 3, 'mccain', { defense: 'RWW', economy: 'RWB', square: 2, key: 'veterans', other: 'under-30-voters' }),
];

export const tileOf: (id: StateId) => StateTile = finder('state', states);

/** The states a side may open a drafted game with. */
export const openingStates = (side: Side): StateId[] => states.filter((tile) => tile.back === side).map((tile) => tile.id);

/** The states that have a demographic group: as their starting key, or as their other group. */
export const statesWith = (group: Group): { key: StateId[]; other: StateId[] } => ({
  key: states.filter((tile) => tile.key === group).map((tile) => tile.id),
  other: states.filter((tile) => tile.other === group).map((tile) => tile.id),
});

/** The states whose key the group is when they come into play, those with the most votes first. */
export const keyStates = (group: Group): StateTile[] => states.filter(({ key }) => key === group).sort((a, b) => b.votes - a.votes);
