import { oneOrMore } from '../../../../i18n/languages/french.ts';
import type { Phrases } from '../../../../i18n/types.ts';
import { allPoints } from '../../data/cities.ts';
import { attackOf, mediaKindOf, paradeFor } from '../../data/media.ts';
import { squareAt } from '../../data/squares.ts';
import type { Labels } from '../../labels.ts';
import { shortOf } from '../facts.ts';
import { brief } from '../parts.ts';
import { mediaTexts } from './cards.ts';
import { orderWords } from './orders.ts';

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
  'look.swing': ({ points }) => (points < 0 ? `−${-points}` : `+${points}`),
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
  'look.spent': ({ seat, n }, say) => `${brief(say, seat)} : −${n} Président`,
  'look.kept': () => 'GARDÉE',
  'look.no-parry': () => 'Sans parade',
  'look.parry-open': () => 'Parade ?',
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
  'look.stop': ({ state, percent, completes }) => {
    const what = { free: 'Libre', own: 'À vous', safe: 'À l’abri', out: 'Sans bataille', battle: `Bataille ${percent} %` }[state];
    return completes ? `${what} · groupe` : what;
  },
  'look.order': ({ square }, say) => say.capital(squareAt(square).kind === 'helicopter' ? 'volez où vous voulez' : orderWords(squareAt(square))),
  'look.group': ({ n, of, taking }) => `${taking ? 'Vous auriez' : 'Vous avez'} ${n} sur ${of}`,
  'look.alone': () => 'Jamais à l’abri',
  'look.no-offer': () => 'Pas d’échange',
  'look.commit': ({ n }) => (n === 0 ? 'Sans Président' : `${n} Président`),
  'look.percent': ({ percent }) => `${percent} %`,
  'look.die-plus': ({ plus }) => (plus === 0 ? 'dé seul' : `dé + ${plus}`),
  'look.attack': ({ city, against, owns, first }, say) =>
    `Une attaque ${owns ? 'garde' : 'prend aussitôt'} ${say.title(city)}, sauf parade.${first ? '' : ` ${brief(say, against)} peut attaquer avant vous.`}`,
  'look.odds': ({ against, sure }, say) => `Aux dés, vos chances${sure ? '' : ` (si ${brief(say, against)} n’engage rien)`}`,
  'look.prize': ({ seat, city, elected }, say) =>
    elected
      ? `Avec ${say.title(city)}, ${brief(say, seat)} remporte l’élection !`
      : `Avec ${say.title(city)}, ${brief(say, seat)} complète un groupe : à l’abri.`,
  'look.not-held': () => 'Vous n’avez pas cette carte.',
  'look.only': ({ card }, say) => `Seule la parade « ${say.title(card)} » l’annule.`,
  'look.whose': ({ owner }, say) => (owner === null ? 'Libre' : brief(say, owner)),
};
