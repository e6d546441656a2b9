/** The few words on pictures, in English. */
import type { Phrases } from '../../../../i18n/types.ts';
import type { Labels } from '../../labels.ts';
import { valuesOrSum } from '../parts.ts';
import { fight } from './phrases.ts';

export const labels: Phrases<Labels> = {
  'look.game': () => 'Moi Président',
  'look.turn': ({ turn }, say) => `Turn ${say.number(turn)}`,
  'look.start': () => 'Who goes first?',
  'look.begins': ({ seat }, say) => `${say.player(seat)} goes first`,
  'look.floor': ({ seat }, say) => `${say.player(seat)} has the floor`,
  'look.act': () => 'To act',
  'look.target': () => 'Target?',
  'look.elected': () => 'Elected',
  'look.shared': () => 'Victory shared',
  'look.unopposed': () => 'Unopposed',
  'look.gone': () => 'Left',
  'look.campaign': () => 'Campaign',
  'look.socle': () => 'Base',
  'look.undecided': () => 'Undecided',
  'look.pile': () => 'Pile',
  'look.discard': () => 'Discard',
  'look.discarded': () => 'no effect',
  'look.reply': ({ joker, to }, say) => (joker === 'immunite' || to === null ? 'Immunity' : `Diversion → ${say.player(to)}`),
  'look.move': ({ move: { to, cards } }, say) => {
    const values = valuesOrSum(cards);
    if (to === 'discard') return `${values} discarded`;
    return `${values} → ${to === 'undecided' ? 'undecided' : to === 'socle' ? 'base' : say.player(to)}`;
  },
  'look.way': ({ way }) => (way === 'clockwise' ? 'Clockwise' : 'Counterclockwise'),
  'look.last': ({ last: { by, discarded, target } }, say) => {
    if (discarded) return `${say.player(by)} discards`;
    return target === null ? say.player(by) : `${say.player(by)} against ${say.player(target)}`;
  },
  'look.fight': ({ attack, ...at }, say) => say.capital(fight[attack](at, say)),
  'look.category': ({ category }) => ({ campagne: 'Points', bonus: 'Bonus', attaque: 'Attack', joker: 'Joker', speciale: 'Special' })[category],
  'look.hand': () => 'Hand',
  'look.fresh': ({ cards }) => `${cards} new`,
  'look.begin': () => 'Start',
  'look.goal': ({ points }) => `${points} to be elected`,
};
