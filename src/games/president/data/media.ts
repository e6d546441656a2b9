/** The 24 Media cards: eight attacks with a parade each, and eight Président. */
import { needed } from '../../kit/lookup.ts';
import type { MediaId, MediaKind } from '../vocabulary.ts';

const eight = [1, 2, 3, 4, 5, 6, 7, 8];

export const attacks: readonly MediaId[] = eight.map((n) => `A${n}`);
export const parades: readonly MediaId[] = eight.map((n) => `P${n}`);
export const presidents: readonly MediaId[] = eight.map((n) => `J${n}`);
export const mediaCards: readonly MediaId[] = [...attacks, ...parades, ...presidents];

/** The attack that also blocks a helicopter square. */
export const helicopterAttack: MediaId = 'A1';
export const helicopterParade: MediaId = 'P1';

const kinds: { [letter: string]: MediaKind } = { A: 'attack', P: 'parade', J: 'president' };

export const mediaKindOf = (card: MediaId): MediaKind => needed(kinds[card.charAt(0)], 'Media card', card);

/** The only parade that cancels an attack. */
export const paradeFor = (attack: MediaId): MediaId => `P${attack.slice(1)}`;
/** The only attack a parade cancels. */
export const attackOf = (parade: MediaId): MediaId => `A${parade.slice(1)}`;
