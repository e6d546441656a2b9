/** The few words on pictures, in French. */
import type { Phrases } from '../../../../i18n/types.ts';
import type { Labels } from '../../labels.ts';
import { valuesOrSum } from '../parts.ts';
import { fight } from './phrases.ts';

export const labels: Phrases<Labels> = {
  'look.game': () => 'Moi Président',
  'look.turn': ({ turn }, say) => `Tour ${say.number(turn)}`,
  'look.start': () => 'Qui commence ?',
  'look.begins': ({ seat }, say) => `${say.player(seat)} commence`,
  'look.floor': ({ seat }, say) => `La parole est à ${say.player(seat)}`,
  'look.act': () => 'Joue',
  'look.target': () => 'Cible ?',
  'look.elected': () => 'À l’Élysée',
  'look.shared': () => 'Victoire partagée',
  'look.unopposed': () => 'Sans rival',
  'look.gone': () => 'A quitté la partie',
  'look.campaign': () => 'Campagne',
  'look.socle': () => 'Socle',
  'look.undecided': () => 'Indécis',
  'look.pile': () => 'Pioche',
  'look.discard': () => 'Défausse',
  'look.discarded': () => 'sans effet',
  'look.reply': ({ joker, to }, say) => (joker === 'immunite' || to === null ? 'Immunité' : `Diversion → ${say.player(to)}`),
  'look.move': ({ move: { to, cards } }, say) => {
    const values = valuesOrSum(cards);
    if (to === 'discard') return `${values} à la défausse`;
    return `${values} → ${to === 'undecided' ? 'indécis' : to === 'socle' ? 'socle' : say.player(to)}`;
  },
  'look.way': ({ way }) => (way === 'clockwise' ? 'Sens horaire' : 'Sens antihoraire'),
  'look.last': ({ last: { by, discarded, target } }, say) => {
    if (discarded) return `${say.player(by)} défausse`;
    return target === null ? say.player(by) : `${say.player(by)} contre ${say.player(target)}`;
  },
  'look.fight': ({ attack, ...at }, say) => say.capital(fight[attack](at, say)),
  'look.category': ({ category }) => ({ campagne: 'Points', bonus: 'Bonus', attaque: 'Attaque', joker: 'Joker', speciale: 'Spéciale' })[category],
  'look.hand': () => 'Main',
  'look.fresh': ({ cards }) => `${cards} neuves`,
  'look.begin': () => 'Départ',
  'look.goal': ({ points }) => `${points} pour l’Élysée`,
};
