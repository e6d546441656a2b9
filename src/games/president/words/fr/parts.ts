/** Ce que beaucoup de phrases ont en commun, en français. */

import { oneOrMore } from '../../../../i18n/languages/french.ts';
import type { Forms, Say } from '../../../../i18n/types.ts';
import { presidents } from '../../data/media.ts';
import { type MediaToken, unseen } from '../../vocabulary.ts';

export const count = (n: number, forms: Forms<'fr'>, say: Say<'fr'>): string => `${say.number(n)} ${say.plural(n, forms)}`;
/** Une carte Media telle qu’on l’a vue. */
export const seenCard = (say: Say<'fr'>, card: MediaToken): string =>
  card === unseen ? 'une carte que personne n’a vue' : quoted(say, card === 'J' ? presidents[0]! : card);
export const quoted = (say: Say<'fr'>, id: string): string => `« ${say.title(id)} »`;
export const worth = (points: number, say: Say<'fr'>): string => count(points, oneOrMore('point-voix', 'points-voix'), say);
export const of = (say: Say<'fr'>, seat: string): string => say.of(say.player(seat));
