/** How English is typeset and joined. */
import { type Language, withFullStops, withSmallLetters } from './language.ts';

export const english = {
  name: 'English',
  locales: ['en-US', 'en-GB'],
  plurals: { cardinal: ['one', 'other'], ordinal: ['one', 'two', 'few', 'other'] },
  quotation: '“$1”',
  endsQuoted: '.!?…',
  // American: a comma or full stop after a quotation goes inside, replacing its own full stop. “What now?”, keeps its mark and its comma.
  punctuation: [[/(?<![!?…])\.?”([.,])(?!\.)/gu, '$1”']],
  forms: (name, mark = '') => ({ plain: `${mark}${name}${mark}` }),
  of: (name) => `${name}’s`,
  ...withFullStops('en'),
  ...withSmallLetters('en'),
} as const satisfies Language;
