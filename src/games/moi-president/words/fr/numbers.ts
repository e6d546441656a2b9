/** Small numbers and the die, as French says them: of cards and times, which are feminine. */
import { ordinalFor } from '../../../../i18n/languages.ts';
import { handSize, rebuildsAllowed } from '../../vocabulary.ts';
import { dieFaces } from '../parts.ts';

/** «4, 5 ou 6», «1, 2 ou 3». */
export const { lucky, unlucky } = dieFaces('fr');

const words = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
/** «quatre»; beyond ten in figures. */
export const inWords = (n: number): string => words[n] ?? String(n);
/** How many cards a hand has. */
export const aHand = inWords(handSize);

/** «1re», «2e». */
export const nth = (n: number): string => `${n}${ordinalFor('fr', n, { one: 're', other: 'e' })}`;

/** At which rebuilding of the pile a limited game ends: «9e». */
export const lastRebuild = nth(rebuildsAllowed + 1);
