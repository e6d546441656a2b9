/** Points, cards and winners, counted and named in French. */
import { oneOrMore } from '../../../../i18n/languages/french.ts';
import type { Say } from '../../../../i18n/types.ts';
import type { Seat } from '../../../../kernel/types.ts';

export const points = (n: number, say: Say<'fr'>): string => `${say.number(n)} ${say.plural(n, oneOrMore('point', 'points'))}`;
export const cardsOf = (n: number, say: Say<'fr'>): string => `${say.number(n)} ${say.plural(n, oneOrMore('carte', 'cartes'))}`;
export const victory = (say: Say<'fr'>, winners: readonly Seat[]): string =>
  `**${say.player(winners)}** ${say.agree(winners, 'remporte l’élection', 'se partagent la victoire')}`;
