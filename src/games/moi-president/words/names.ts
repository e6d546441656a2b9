import type { Kind } from '../vocabulary.ts';

interface KindText {
  name: string;
  /** Its effect, in at most 100 characters. */
  short: string;
  /** Its effect, as the rules say it. */
  long: string;
}
export type KindTexts = { readonly [K in Kind]: KindText };

/** Candidates of no known party. Their names are meant to be read aloud, in French. */
export const candidates: { [seat: string]: string } = {
  A: 'Abel Discours',
  B: 'Barbara Tin',
  C: 'Camille Pagne',
  D: 'Désiré Lurne',
  E: 'Ella Lysée',
};

export const kindNames = (kinds: KindTexts): { [id: string]: string } =>
  Object.fromEntries(Object.entries(kinds).map(([kind, { name }]) => [kind, name]));
