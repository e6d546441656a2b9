import type { Phrases } from '../../../i18n/types.ts';
import type { LookMessages } from './look-messages.ts';

const onSquares: { readonly [name: string]: string } = {
  depart: 'Départ',
  media: 'Media',
  infos: 'Infos',
  helicopter: 'Hélico',
  punch: 'Rejouez',
  extinction: '1 tour',
  battant: 'Avancez',
  faiblesse: '1 ville',
  epuisement: '2 tours',
  oubli: 'Départ',
};

/** Les mots des images, en français. */
export const lookFr: Phrases<LookMessages> = {
  'look.square': ({ name }) => onSquares[name] ?? name,
  'look.city': ({ city }, say) => (city === 'clermont-ferrand' ? 'Clermont' : say.title(city)),
  'look.to-act': ({ n }) => (n > 1 ? 'ON ATTEND' : 'À JOUER'),
  'look.elected': () => 'À L’ÉLYSÉE !',
  'look.strength': () => 'Force électorale',
  'look.turn': ({ turn, round, limit }) => (limit === null ? `Tour ${turn}` : `Manche ${round} sur ${limit}`),
  'look.fight': () => 'BATAILLE',
  'look.opening': () => 'La campagne commence.',
  'look.stopped': ({ square, quiet }) => (quiet ? `${square} : rien à signaler` : square),
  'look.skips': ({ seat, n }, say) => `${seat} passe ${n} ${say.plural(n, 'tour', 'tours')}`,
  'look.infos': ({ card }, say) => `Infos : ${say.title(card)}`,
  'look.shown': ({ by, card }, say) => `${by} : ${say.title(card)}`,
  'look.moved': ({ city, to }, say) => (to === null ? `${say.title(city)} redevient libre` : `${say.title(city)} va à ${to}`),
  'look.drew': ({ seat, n }, say) => `${seat} : +${n} ${say.plural(n, 'carte', 'cartes')} Media`,
  'look.flight': ({ to }) => `En vol vers : ${to}`,
  'look.hand': ({ n }, say) => `${n} ${say.plural(n, 'CARTE', 'CARTES')} MEDIA`,
  'look.pile': ({ n }) => `Pile : ${n}`,
  'look.kind': ({ kind }) => ({ attack: 'ATTAQUE', parade: 'PARADE', president: 'PRÉSIDENT' })[kind],
  'look.effect': ({ kind, blocks }) => {
    if (blocks) return 'Décide une bataille, ou bloque un hélicoptère';
    return { attack: 'Décide une bataille', parade: 'Annule une attaque', president: '+1 au dé de combat' }[kind];
  },
  'look.pair': ({ card }, say) =>
    `${card.startsWith('A') ? 'Parade' : 'Contre'} : ${say.title(card.startsWith('A') ? `P${card.slice(1)}` : `A${card.slice(1)}`)}`,
};
