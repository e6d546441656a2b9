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

/** The words on pictures, in English. A square has the same name as in sentences. */
export const labels: Phrases<Labels, 'en'> = {
  'look.square': ({ name }, say) => say.title(name),
  'look.city': ({ city }, say) => shortOf(say.title(city)),
  'look.to-act': ({ n }) => (n > 1 ? 'WAITING FOR' : 'TO PLAY'),
  'look.elected': () => 'TO THE ÉLYSÉE!',
  'look.unopposed': () => 'UNOPPOSED',
  'look.name': () => 'LE JEU DU PRÉSIDENT',
  'look.score': ({ points }) => `${points} of ${allPoints} points`,
  'look.owned': ({ n }, say) => `${n} ${say.plural(n, { one: 'city', other: 'cities' })}`,
  'look.goal': ({ points }) => `Majority: ${points}`,
  'look.swing': ({ points }) => (points < 0 ? `−${-points}` : `+${points}`),
  'look.left': () => 'Left the table',
  'look.turn': ({ turn, round, limit }) => (limit === null ? `Turn ${turn}` : `Round ${round} of ${limit}`),
  'look.newcomer': ({ strength }) => `Arrives · ${strength}`,
  'look.owner': ({ strength }) => `Owner · ${strength}`,
  'look.fight': () => 'BATTLE',
  'look.opening': () => 'The campaign begins.',
  'look.stopped': ({ square, quiet }) => (quiet ? `${square}: nothing to report` : square),
  'look.skips': ({ seat, n }, say) => `${brief(say, seat)} misses ${n} ${say.plural(n, { one: 'turn', other: 'turns' })}`,
  'look.infos': ({ card }, say) => `Infos: ${say.title(card)}`,
  'look.shown': ({ by, card }, say) => `${brief(say, by)}: ${say.title(card)}`,
  'look.moved': ({ city, to }, say) => (to === null ? `${say.title(city)} is free again` : `${say.title(city)} goes to ${brief(say, to)}`),
  'look.drew': ({ seat, n }, say) => `${brief(say, seat)}: +${n} Media ${say.plural(n, { one: 'card', other: 'cards' })}`,
  'look.spent': ({ seat, n }, say) => `${brief(say, seat)}: −${n} Président`,
  'look.kept': () => 'KEPT',
  'look.no-parry': () => 'No parry',
  'look.parry-open': () => 'Parry?',
  'look.flight': () => 'FLYING TO',
  'look.hand': ({ n }, say) => `${n} MEDIA ${say.plural(n, { one: 'CARD', other: 'CARDS' })}`,
  'look.pile': ({ n }) => `Pile: ${n}`,
  'look.kind': ({ kind }) => ({ attack: 'ATTACK', parade: 'PARRY', president: 'PRÉSIDENT' })[kind],
  'look.effect': ({ kind, blocks }) => {
    if (blocks) return 'Decides a battle, or blocks a helicopter';
    return { attack: 'Decides a battle', parade: 'Cancels an attack', president: '+1 on the combat die' }[kind];
  },
  'look.story': ({ card }) => mediaTexts[card]?.story ?? '',
  'look.pair': ({ card }, say) => `${isAttack(card) ? 'Parry' : 'Against'}: ${say.title(isAttack(card) ? paradeFor(card) : attackOf(card))}`,
  'look.stop': ({ state, percent, completes }) => {
    const what = { free: 'Free', own: 'Yours', safe: 'Safe', out: 'No battle', battle: `Battle ${percent}%` }[state];
    return completes ? `${what} · group` : what;
  },
  'look.order': ({ square }, say) => say.capital(squareAt(square).kind === 'helicopter' ? 'fly where you like' : orderWords(squareAt(square))),
  'look.group': ({ n, of, taking }) => `${taking ? 'Then you' : 'You'} own ${n} of ${of}`,
  'look.alone': () => 'Never safe',
  'look.no-offer': () => 'No exchange',
  'look.commit': ({ n }) => (n === 0 ? 'No Président' : `${n} Président`),
  'look.percent': ({ percent }) => `${percent}%`,
  'look.die-plus': ({ plus }) => (plus === 0 ? 'die alone' : `die + ${plus}`),
  'look.attack': ({ city, against, owns, first }, say) =>
    `An attack ${owns ? `keeps ${say.title(city)}` : `takes ${say.title(city)} at once`}, unless it’s parried.${first ? '' : ` ${brief(say, against)} may attack first.`}`,
  'look.odds': ({ against, sure }, say) => `With the dice, your chances${sure ? '' : ` (if ${brief(say, against)} commits none)`}`,
  'look.prize': ({ seat, city, elected }, say) =>
    elected
      ? `With ${say.title(city)}, ${brief(say, seat)} wins the election!`
      : `With ${say.title(city)}, ${brief(say, seat)} completes a safe group.`,
  'look.not-held': () => 'You don’t have this card.',
  'look.only': ({ card }, say) => `Only “${say.title(card)}” parries it.`,
  'look.whose': ({ owner }, say) => (owner === null ? 'Free' : brief(say, owner)),
};
