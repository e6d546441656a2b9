/** How English is set and joined. */
import { type Language, withFullStops, withSmallLetters } from './language.ts';

export const english = {
  name: 'English',
  locales: ['en-US', 'en-GB'],
  plurals: { cardinal: ['one', 'other'], ordinal: ['one', 'two', 'few', 'other'] },
  quotation: '“$1”',
  endsQuoted: '.!?…',
  spaced: (text) => text,
  forms: (name, mark = '') => ({ plain: `${mark}${name}${mark}` }),
  of: (name) => `${name}’s`,
  ...withFullStops('en'),
  ...withSmallLetters('en'),
} as const satisfies Language;
