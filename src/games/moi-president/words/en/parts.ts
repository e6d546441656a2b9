/** Points, cards and winners, counted and named in English. */
import type { Say } from '../../../../i18n/types.ts';
import type { Seat } from '../../../../kernel/types.ts';

export const points = (n: number, say: Say<'en'>): string => `${say.number(n)} ${say.plural(n, { one: 'point', other: 'points' })}`;
export const cardsOf = (n: number, say: Say<'en'>): string => `${say.number(n)} ${say.plural(n, { one: 'card', other: 'cards' })}`;
export const victory = (say: Say<'en'>, winners: readonly Seat[]): string =>
  `**${say.player(winners)}** ${say.agree(winners, 'wins the election', 'share the victory')}`;
