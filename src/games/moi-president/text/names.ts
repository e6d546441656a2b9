import { deck } from '../cards/deck.ts';
import type { Kind } from '../vocabulary.ts';

export interface KindText {
  name: string;
  /** What it does, in at most 100 characters. */
  short: string;
  /** What it does, as the rules say it. */
  long: string;
}
export type KindTexts = { readonly [K in Kind]: KindText };

/** Candidates of no party known so far. Their names are read aloud, in French. */
export const candidates: { [seat: string]: string } = {
  A: 'Abel Discours',
  B: 'Barbara Tin',
  C: 'Camille Pagne',
  D: 'Désiré Lurne',
  E: 'Ella Lysée',
};

/** The name of every card by its id; cards of points say how many. */
export const cardNames = (kinds: KindTexts): { [id: string]: string } =>
  Object.fromEntries(deck.map(({ id, kind, points }) => [id, points > 0 ? `${kinds[kind].name} ${points}` : kinds[kind].name]));

export const kindNames = (kinds: KindTexts): { [id: string]: string } =>
  Object.fromEntries(Object.entries(kinds).map(([kind, { name }]) => [kind, name]));
