/** The 24 Infos cards. The six kinds are the rules'; the single orders are a reconstruction: to correct one, correct its line. */
import { bound } from '../../../kernel/effect.ts';
import type { Step } from '../../../kernel/types.ts';
import { squareNamed } from '../data/squares.ts';
import { bindFollower, bindLeft, exchangeWeakest, giveCities, loseCities, pickAndSwap, pickCities, pickToGive, takeFree } from '../effects/cities.ts';
import { drawMedia, losePresidents } from '../effects/media.ts';
import { advanceTo, goTo } from '../effects/movement.ts';
import type { InfosId, Rank } from '../vocabulary.ts';

export interface InfosCard {
  id: InfosId;
  play: readonly Step[];
}

/** Whoever drew the card. */
const me = bound('me');

const card = (id: InfosId, ...play: Step[]): InfosCard => ({ id, play });

const lose = (rank: Rank, n: number): Step[] => [pickCities({ owner: me, rank, n, as: 'cities' }), loseCities({ by: me, cities: bound('cities') })];

export const infosCards: readonly InfosCard[] = [
  /** "Lose your weakest city." */
  card('I01', ...lose('weakest', 1)),
  card('I02', ...lose('weakest', 1)),
  /** "Lose your strongest city." */
  card('I03', ...lose('strongest', 1)),
  /** "Lose your two weakest cities." */
  card('I04', ...lose('weakest', 2)),
  /** "Put 1 Président card under the Media pile." */
  card('I05', losePresidents({ by: me, n: 1 })),
  card('I06', losePresidents({ by: me, n: 1 })),
  /** "Put 2 Président cards under the Media pile." */
  card('I07', losePresidents({ by: me, n: 2 })),
  /** "Put all your Président cards under the Media pile." There are eight. */
  card('I08', losePresidents({ by: me, n: 8 })),
  /** "Take one free city of value 2 of your choice." */
  card('I09', takeFree({ by: me, least: 2, most: 2, n: 1, may: false })),
  /** "Take one free city of value 4 or less of your choice." */
  card('I10', takeFree({ by: me, least: 2, most: 4, n: 1, may: false })),
  /** "Your follower gives you his weakest city." */
  card(
    'I11',
    bindFollower({ of: me, as: 'other' }),
    pickCities({ owner: bound('other'), rank: 'weakest', n: 1, as: 'cities' }),
    giveCities({ from: bound('other'), to: me, cities: bound('cities') }),
  ),
  /** "Take up to two free cities of value 2 or 3 of your choice." */
  card('I12', takeFree({ by: me, least: 2, most: 3, n: 2, may: true })),
  /** "Exchange your weakest city with your follower's weakest." */
  card('I13', bindFollower({ of: me, as: 'other' }), exchangeWeakest({ one: me, other: bound('other'), n: 1 })),
  card('I14', bindFollower({ of: me, as: 'other' }), exchangeWeakest({ one: me, other: bound('other'), n: 1 })),
  /** "Exchange one of your cities with a player of your choice for one of his worth the same or 1 more." */
  card('I15', pickToGive({ by: me, as: 'mine' }), pickAndSwap({ by: me, mine: bound('mine') })),
  /** "Exchange your two weakest cities with the two weakest of the player on your left (as many as both have, 1 or 2)." */
  card('I16', bindLeft({ of: me, as: 'other' }), exchangeWeakest({ one: me, other: bound('other'), n: 2 })),
  /** "Advance to the next Media square and take its card." */
  card('I17', advanceTo({ by: me, square: 'media' })),
  /** "Return to Départ and take a Media card." */
  card('I18', goTo({ by: me, square: squareNamed('depart') })),
  /** "Advance to the next Hélicoptère square and use it." */
  card('I19', advanceTo({ by: me, square: 'helicopter' })),
  /** "Go straight to Paris and resolve the square." */
  card('I20', goTo({ by: me, square: squareNamed('paris') })),
  /** "Take one Media card." */
  card('I21', drawMedia({ by: me })),
  card('I22', drawMedia({ by: me })),
  card('I23', drawMedia({ by: me })),
  card('I24', drawMedia({ by: me })),
];

const byId = new Map(infosCards.map((one) => [one.id, one]));

export function infosOf(id: InfosId): InfosCard {
  const found = byId.get(id);
  if (!found) throw new Error(`There is no Infos card '${id}'.`);
  return found;
}
