import type { Phrases } from '../../../i18n/types.ts';
import type { LookMessages } from './look-messages.ts';

const onSquares: { readonly [name: string]: string } = {
  depart: 'Départ',
  media: 'Media',
  infos: 'Infos',
  helicopter: 'Heli',
  punch: 'Again',
  extinction: '1 turn',
  battant: 'Go on',
  faiblesse: '1 city',
  epuisement: '2 turns',
  oubli: 'Départ',
};

/** The words on pictures, in English. */
export const lookEn: Phrases<LookMessages> = {
  'look.square': ({ name }) => onSquares[name] ?? name,
  'look.city': ({ city }, say) => (city === 'clermont-ferrand' ? 'Clermont' : say.title(city)),
  'look.to-act': ({ n }) => (n > 1 ? 'WAITING FOR' : 'TO PLAY'),
  'look.elected': () => 'TO THE ÉLYSÉE!',
  'look.strength': () => 'Strength',
  'look.turn': ({ turn, round, limit }) => (limit === null ? `Turn ${turn}` : `Round ${round} of ${limit}`),
  'look.fight': () => 'BATTLE',
  'look.opening': () => 'The campaign begins.',
  'look.stopped': ({ square, quiet }) => (quiet ? `${square}: nothing to report` : square),
  'look.skips': ({ seat, n }, say) => `${seat} misses ${n} ${say.plural(n, 'turn', 'turns')}`,
  'look.infos': ({ card }, say) => `Infos: ${say.title(card)}`,
  'look.shown': ({ by, card }, say) => `${by}: ${say.title(card)}`,
  'look.moved': ({ city, to }, say) => (to === null ? `${say.title(city)} is free again` : `${say.title(city)} goes to ${to}`),
  'look.drew': ({ seat, n }, say) => `${seat}: +${n} Media ${say.plural(n, 'card', 'cards')}`,
  'look.flight': ({ to }) => `Flying to ${to}`,
  'look.hand': ({ n }, say) => `${n} MEDIA ${say.plural(n, 'CARD', 'CARDS')}`,
  'look.pile': ({ n }) => `Pile: ${n}`,
  'look.kind': ({ kind }) => ({ attack: 'ATTACK', parade: 'PARRY', president: 'PRÉSIDENT' })[kind],
  'look.effect': ({ kind, blocks }) => {
    if (blocks) return 'Decides a battle, or blocks a helicopter';
    return { attack: 'Decides a battle', parade: 'Cancels an attack', president: '+1 on the combat die' }[kind];
  },
  'look.pair': ({ card }, say) =>
    `${card.startsWith('A') ? 'Parry' : 'Against'}: ${say.title(card.startsWith('A') ? `P${card.slice(1)}` : `A${card.slice(1)}`)}`,
};
