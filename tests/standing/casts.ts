/** The people who may sit at a table: display names as Discord allows them. */
export type Cast = readonly string[];

/** Names as people have them. No picture shortens any of these. */
export const usual: Cast = ['Ada', 'Bartholomew', 'Cléophée', 'Dominique', 'Élodie', 'Hugo'];

/** Names as long as a display name can be: 32 characters, of usual width and of the widest. */
export const longest: Cast = [
  'Maximilienne de la Tour Maubourg',
  'Wolfeschlegelsteinhausenbergerdo',
  'W'.repeat(32),
  'Jean-Baptiste Hippolyte d’Argent',
  'I',
  'M'.repeat(32),
];

/** Names that tell little or nothing: identical ones, of wide letters, of symbols only. */
const odd: Cast = ['W'.repeat(32), 'W'.repeat(32), '_*~`|<@1>', 'мир '.repeat(8), '!!!', '0'.repeat(32)];

export const casts: readonly Cast[] = [usual, longest, odd];
