/** Small numbers and the die, in English. */
import { ordinalFor } from '../../../../i18n/languages.ts';
import { handSize, rebuildsAllowed } from '../../vocabulary.ts';
import { dieFaces } from '../parts.ts';

/** “4, 5, or 6”, “1, 2, or 3”. */
export const { lucky, unlucky } = dieFaces('en');

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** «four»; in figures beyond ten. */
export const inWords = (n: number): string => words[n] ?? String(n);
/** The size of a hand. */
export const aHand = inWords(handSize);

/** «1st», «2nd». */
export const nth = (n: number): string => `${n}${ordinalFor('en', n, { one: 'st', two: 'nd', few: 'rd', other: 'th' })}`;

/** The rebuild of the pile at which a limited game ends: «9th». */
export const lastRebuild = nth(rebuildsAllowed + 1);
