/** Points, cards and winners as French counts and names them. */
import type { Say } from '../../../../i18n/types.ts';
import type { Seat } from '../../../../kernel/types.ts';

export const points = (n: number, say: Say): string => `${say.number(n)} ${say.plural(n, 'point', 'points')}`;
export const cardsOf = (n: number, say: Say): string => `${say.number(n)} ${say.plural(n, 'carte', 'cartes')}`;
export const victory = (say: Say, winners: readonly Seat[]): string =>
  `**${say.player(winners)}** ${say.agree(winners, 'remporte l’élection', 'se partagent la victoire')}`;
