/** Small numbers and the die, in French. The numbers count cards and times, which are feminine. */
import { ordinalFor } from '../../../../i18n/languages.ts';
import { handSize, rebuildsAllowed } from '../../vocabulary.ts';
import { dieFaces } from '../parts.ts';

/** «4, 5 ou 6», «1, 2 ou 3». */
export const { lucky, unlucky } = dieFaces('fr');

const words = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
/** «quatre»; in figures beyond ten. */
export const inWords = (n: number): string => words[n] ?? String(n);
/** The size of a hand. */
export const aHand = inWords(handSize);

/** «1re», «2e». */
export const nth = (n: number): string => `${n}${ordinalFor('fr', n, { one: 're', other: 'e' })}`;

/** The rebuild of the pile at which a limited game ends: «9e». */
export const lastRebuild = nth(rebuildsAllowed + 1);
