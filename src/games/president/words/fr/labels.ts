import { oneOrMore } from '../../../../i18n/languages/french.ts';
import type { Phrases } from '../../../../i18n/types.ts';
import { allPoints } from '../../data/cities.ts';
import { attackOf, mediaKindOf, paradeFor } from '../../data/media.ts';
import type { Labels } from '../../labels.ts';
import { shortOf } from '../facts.ts';
import { brief } from '../parts.ts';
import { mediaTexts } from './cards.ts';

const isAttack = (card: string): boolean => mediaKindOf(card) === 'attack';

/** Les mots des images, en français. Une case porte le nom que lui donnent les phrases ; « Hélicoptère » n’y tient pas. */
export const labels: Phrases<Labels, 'fr'> = {
  'look.square': ({ name }, say) => (name === 'helicopter' ? 'Hélico' : say.title(name)),
  'look.city': ({ city }, say) => shortOf(say.title(city)),
  'look.to-act': ({ n }) => (n > 1 ? 'ON ATTEND' : 'À JOUER'),
  'look.elected': () => 'À L’ÉLYSÉE !',
  'look.unopposed': () => 'SANS RIVAL',
  'look.name': () => 'LE JEU DU PRÉSIDENT',
  'look.score': ({ points }) => `${points} points-voix sur ${allPoints}`,
  'look.owned': ({ n }, say) => `${n} ${say.plural(n, oneOrMore('ville', 'villes'))}`,
  'look.goal': ({ points }) => `Majorité : ${points}`,
  'look.left': () => 'A quitté la partie',
  'look.turn': ({ turn, round, limit }) => (limit === null ? `Tour ${turn}` : `Manche ${round} sur ${limit}`),
  'look.newcomer': ({ strength }) => `Arrive · ${strength}`,
  'look.owner': ({ strength }) => `En place · ${strength}`,
  'look.fight': () => 'BATAILLE',
  'look.opening': () => 'La campagne commence.',
  'look.stopped': ({ square, quiet }) => (quiet ? `${square} : rien à signaler` : square),
  'look.skips': ({ seat, n }, say) => `${brief(say, seat)} passe ${n} ${say.plural(n, oneOrMore('tour', 'tours'))}`,
  'look.infos': ({ card }, say) => `Infos : ${say.title(card)}`,
  'look.shown': ({ by, card }, say) => `${brief(say, by)} : ${say.title(card)}`,
  'look.moved': ({ city, to }, say) => (to === null ? `${say.title(city)} redevient libre` : `${say.title(city)} va à ${brief(say, to)}`),
  'look.drew': ({ seat, n }, say) => `${brief(say, seat)} : +${n} ${say.plural(n, oneOrMore('carte', 'cartes'))} Media`,
  'look.flight': () => 'EN VOL VERS',
  'look.hand': ({ n }, say) => `${n} ${say.plural(n, oneOrMore('CARTE', 'CARTES'))} MEDIA`,
  'look.pile': ({ n }) => `Pile : ${n}`,
  'look.kind': ({ kind }) => ({ attack: 'ATTAQUE', parade: 'PARADE', president: 'PRÉSIDENT' })[kind],
  'look.effect': ({ kind, blocks }) => {
    if (blocks) return 'Décide d’une bataille, ou bloque un hélicoptère';
    return { attack: 'Décide d’une bataille', parade: 'Annule une attaque', president: '+1 au dé de combat' }[kind];
  },
  'look.story': ({ card }) => mediaTexts[card]?.story ?? '',
  'look.pair': ({ card }, say) => `${isAttack(card) ? 'Parade' : 'Contre'} : ${say.title(isAttack(card) ? paradeFor(card) : attackOf(card))}`,
};
