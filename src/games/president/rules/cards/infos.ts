/** The effect of each Infos card, as declarations only; the cards themselves are in `data/infos.ts`. */
import { bound } from '../../../../kernel/rules.ts';
import type { Step } from '../../../../kernel/types.ts';
import type { InfosOrder } from '../../data/infos.ts';
import { presidents } from '../../data/media.ts';
import { squareNamed } from '../../data/squares.ts';
import { bindFollower, bindLeft, exchangeWeakest, giveCities, loseCities, pickAndSwap, pickCities, pickToGive, takeFree } from '../effects/cities.ts';
import { drawMedia, losePresidents } from '../effects/media.ts';
import { advanceTo, goTo } from '../effects/movement.ts';

/** The player who drew the card. */
const me = bound('me');
const other = bound('other');
/** The card itself, which a post names if the choice it asked for is told later. */
const due = bound('card');

const orders: { readonly [O in InfosOrder['order']]: (does: Extract<InfosOrder, { order: O }>) => Step[] } = {
  lose: ({ rank, n }) => [pickCities({ owner: me, rank, n, as: 'cities' }), loseCities({ by: me, cities: bound('cities'), due })],
  spend: ({ n }) => [losePresidents({ by: me, n: n === 'all' ? presidents.length : n })],
  take: ({ least, most, n, may }) => [takeFree({ by: me, least, most, n, may, due })],
  given: ({ n }) => [
    bindFollower({ of: me, as: 'other' }),
    pickCities({ owner: other, rank: 'weakest', n, as: 'cities' }),
    giveCities({ from: other, to: me, cities: bound('cities'), due }),
  ],
  exchange: ({ with: partner, n }) => [
    partner === 'left' ? bindLeft({ of: me, as: 'other' }) : bindFollower({ of: me, as: 'other' }),
    exchangeWeakest({ one: me, other, n, due }),
  ],
  offer: () => [pickToGive({ by: me, as: 'mine' }), pickAndSwap({ by: me, mine: bound('mine'), due })],
  next: ({ square }) => [advanceTo({ by: me, square })],
  go: ({ square }) => [goTo({ by: me, square: squareNamed(square) })],
  draw: ({ n }) => Array.from({ length: n }, () => drawMedia({ by: me })),
};

/** The steps of an Infos order, for the player bound to `me` in their sequence. */
export function stepsOfInfos<O extends InfosOrder>(does: O): Step[] {
  // The table has one maker for each order, and each takes exactly that order.
  const make = orders[does.order] as (does: O) => Step[];
  return make(does);
}
