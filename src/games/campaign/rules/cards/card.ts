/** Declares cards and looks them up. */

import { bound } from '../../../../kernel/rules.ts';
import { needed } from '../../../kit/lookup.ts';
import type { CardId, CardType, Lasting, Side } from '../../vocabulary.ts';
import type { PartStep } from '../parts/part.ts';

export interface Card {
  id: CardId;
  side: Side;
  type: CardType;
  /** Marked with the star: part of the starter deck. */
  starter: boolean;
  /** Other cards to discard before anything else happens. */
  cost: number | 'any';
  /** Bears the die: Going Negative at the end of the turn. */
  negative: boolean;
  lasting: Lasting | null;
  /** What the card does, part by part, in the printed order. */
  play: PartStep[];
}

/** In a card's parts, the player of the card. */
export const me = bound('me');
/** The state that the card chose, and a second one. */
export const s = bound('s');
export const t = bound('t');
/** The issue that the card chose or read. */
export const issue = bound('issue');

const declared = new Map<CardId, Card>();

type CardHead = Pick<Card, 'type'> & Partial<Pick<Card, 'starter' | 'cost' | 'negative' | 'lasting'>>;

/** Declares a card: what is printed beside its title, and what it does. By default it has no star, no cost and no die. */
export function card(id: CardId, printed: CardHead, play: PartStep[]): Card {
  const side = id.startsWith('O') ? 'obama' : 'mccain';
  const made: Card = { id, side, starter: false, cost: 0, negative: false, lasting: null, ...printed, play };
  if (declared.has(id)) throw new Error(`Two cards are called '${id}'.`);
  declared.set(id, made);
  return made;
}

export const cardOf = (id: CardId): Card => needed(declared.get(id), 'card', id);
