/** Words that many sentences share, in English. */

import type { Forms, Say } from '../../../../i18n/types.ts';
import { presidents } from '../../data/media.ts';
import { type MediaToken, unseen } from '../../vocabulary.ts';

export const count = (n: number, forms: Forms<'en'>, say: Say<'en'>): string => `${say.number(n)} ${say.plural(n, forms)}`;
/** A Media card as it was seen. */
export const seenCard = (say: Say<'en'>, card: MediaToken): string =>
  card === unseen ? 'an unseen card' : quoted(say, card === 'J' ? presidents[0]! : card);
export const quoted = (say: Say<'en'>, id: string): string => `“${say.title(id)}”`;
export const worth = (points: number, say: Say<'en'>): string => count(points, { one: 'point', other: 'points' }, say);
export const of = (say: Say<'en'>, seat: string): string => say.of(say.player(seat));
