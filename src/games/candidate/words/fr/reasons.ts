/** Why a candidate made a move, in French: each completes « surtout pour … ». */
import type { Phrases, Say } from '../../../../i18n/types.ts';
import type { Try } from '../../rules/fought.ts';
import type { Stake } from '../../rules/laid.ts';
import type { Reasons } from '../../rules/reasons.ts';
import { undecidedBox } from '../../vocabulary.ts';
import { familyNames } from './names.ts';
import { cards, k, votes } from './parts.ts';

type Say_ = Say<'fr'>;
const primary = (say: Say_, states: readonly string[], n: number): string => `${say.titles(states)}, ${votes(say, n)}`;
/** « dans cet État : Ohio (20 voix) », où l’article d’un État ne se voit pas. */
const at = (say: Say_, { box, votes: n }: { box: string; votes: number }): string =>
  box === undecidedBox ? 'à la Convention' : `dans cet État : ${say.title(box)} (${votes(say, n)})`;
/** « avec 50 k$ (Ohio, 20 voix) ». */
function tried(say: Say_, { box, votes: n, total, counted }: Try): string {
  const sum = total === undefined ? '' : `avec ${k(total)} `;
  const of = counted === undefined ? '' : `${k(counted)} comptés`;
  if (box === undecidedBox) return `${sum}à la Convention${of && ` (${of})`}`;
  return `${sum}(${say.title(box)}, ${votes(say, n)}${of && ` ; ${of}`})`;
}
/** « 1 carte contre soi, 2 chez l’adversaire » ; les anciens bilans n’en connaissent que le nombre. */
function rivalCards(say: Say_, against: number, attacks: number | undefined): string {
  if (attacks === undefined) return `${cards(say, against)} en face`;
  if (attacks === 0) return `${cards(say, against)} chez l’adversaire`;
  return `${cards(say, attacks)} contre soi${against > attacks ? `, ${say.number(against - attacks)} chez l’adversaire` : ''}`;
}
/** « 50 k$ (Texas, 32 voix ; 2 cartes chez l’adversaire) ». */
function stake(say: Say_, { box, votes: n, total, squelched, free, against = 0, attacks, less, ruled }: Stake): string {
  const facts = [
    box === undecidedBox ? 'Convention' : `${say.title(box)}, ${votes(say, n)}`,
    against > 0 ? rivalCards(say, against, attacks) : free ? 'personne d’autre n’y a de carte' : '',
    less ? `${k(less.amount)} de moins pour ${say.player(less.on)}` : '',
    ruled ? 'Soutiens adverses annulés' : '',
    squelched ? 'à l’abri des Rumeurs' : '',
  ];
  return `${k(total)} (${facts.filter((one) => one !== '').join(' ; ')})`;
}
/** Ce que l’on garde à côté de ce qui est posé, si l’un ou l’autre est dit. */
function keeping(laid: number | undefined, kept: number | undefined): string {
  if (laid === undefined) return ' et garder les autres';
  return kept === undefined ? '' : ` et garder ${k(kept)}`;
}
/** Avant une somme : ce qu’elle doit obtenir dans une nouvelle campagne. */
const again = { tie: 'rompre l’égalité avec', scandal: 'l’emporter après le Scandale avec' } as const;
const inBoxes = (say: Say_, ids: readonly string[]): string => (ids.includes(undecidedBox) ? 'Convention' : say.titles(ids));
/** « 4 cartes sur 7 », si l’on sait combien il y en avait. */
const someOf = (say: Say_, n: number, of: number | undefined): string =>
  n === of ? 'sa dernière carte' : `${cards(say, n)}${of === undefined ? '' : ` sur ${say.number(of)}`}`;
const worth = (n: number, say: Say_): string => (n > 0 ? `, ${votes(say, n)}` : '');

export const reasons: Phrases<Reasons, 'fr'> = {
  'why.elected': ({ votes: n }, say) => `remporter l’investiture avec ${votes(say, n)}`,
  'why.wins': ({ boxes, votes: n }, say) => `gagner ${votes(say, n)} (${inBoxes(say, boxes)})`,
  'why.survives': () => 'rester en course',
  'why.clinches': ({ lacking, ...here }, say) => `remporter l’investiture ${at(say, here)}, car ${votes(say, lacking)} suffisent`,
  'why.denies': ({ rival, lacking, ...here }, say) =>
    `empêcher ${say.player(rival)}, à qui ${votes(say, lacking)} suffisent, de remporter l’investiture ${at(say, here)}`,
  'why.son': ({ at: others = [], free, ...here }, say) =>
    `l’emporter grâce à l’Enfant du pays${free ? ' ' : ', quel que soit l’argent adverse, '}${at(say, here)}${others.length > 0 ? `, et réunir ${say.list(others.map((one) => stake(say, one)))}` : ''}`,
  'why.raises': ({ amount, ...here }, say) => `ajouter ${k(amount)} à son propre total ${at(say, here)}`,
  'why.totals': ({ at: stakes, kept = 0, after }, say) =>
    `${after ? again[after] : 'réunir'} ${say.list(stakes.map((one) => stake(say, one)))}${kept > 0 ? `, en gardant ${k(kept)} pour la suite` : ''}`,
  'why.backs': ({ total, ...here }, say) => `avoir ${k(total)} au cas où un adversaire aurait aussi un Enfant du pays ${at(say, here)}`,
  'why.tries': ({ more = [], ...first }, say) => `l’emporter ${say.list([first, ...more].map((one) => tried(say, one)))}`,
  'why.squelches': (here, say) => `se protéger de toute Rumeur ${at(say, here)}`,
  'why.lowers': ({ on, amount, ...here }, say) => `retirer ${k(amount)} au total ${say.of(say.player(on))} ${at(say, here)}`,
  'why.scandal': ({ again, bare = [], ...here }, say) => {
    const alone = bare.length > 0 ? ` ; ${say.player(bare)} n’${say.agree(bare, 'a', 'ont')} plus aucune carte` : '';
    return again === undefined
      ? `annuler toutes les cartes et recommencer ${at(say, here)}${alone}`
      : `annuler toutes les cartes et relancer la campagne, avec jusqu’à ${k(again)}, ${at(say, here)}${alone}`;
  },
  'why.deadlock': (here, say) => `empêcher quiconque de l’emporter ${at(say, here)}`,
  'why.rules': ({ on, ...here }, say) => `annuler ${on === null ? 'tous les Soutiens' : `les Soutiens ${say.of(say.player(on))}`} ${at(say, here)}`,
  'why.bluffs': ({ on, ...here }, say) =>
    on === null
      ? `bluffer, puisque personne ne voit la carte, ${at(say, here)}`
      : `bluffer sur la section ${say.of(say.player(on))} ${at(say, here)}`,
  'why.renews': ({ wonders, n = 1, who = [], shown, first, rest = [], under, spent }, say) => {
    if (shown) return n > 1 ? `remplacer ${cards(say, n)} sans effet par de nouvelles` : 'remplacer une carte sans effet par une nouvelle';
    const one = first ? 'remplacer ensuite la première carte par une nouvelle' : 'la remplacer ensuite par une nouvelle carte';
    const traded = n > 1 ? 'les remplacer ensuite par de nouvelles cartes' : one;
    const voided = under
      ? ` (${n > 1 ? 'elles ne comptent' : 'elle ne compte'} pas sous ${under.endsWith('-ruling') ? 'la' : 'le'} ${familyNames[under]})`
      : spent
        ? ' (un second Enfant du pays est sans effet)'
        : '';
    const guessing = wonders ? `, en laissant ${who.length > 0 ? say.player(who) : 'les autres'} dans le doute d’ici là` : '';
    const others = rest.length > 0 ? `, et réunir ${say.list(rest.map((at) => stake(say, at)))} avec les autres` : '';
    return `${traded}${voided}${guessing}${others}`;
  },
  'why.hinders.leader': ({ on, boxes, total }, say) => `freiner ${say.player(on)}, en tête avec ${votes(say, total)} (${inBoxes(say, boxes)})`,
  'why.hinders.dealer': ({ on, boxes }, say) => `gêner ${say.player(on)}, le Distributeur, qui joue en dernier (${inBoxes(say, boxes)})`,
  'why.hinders': ({ on, boxes }, say) => `agir sur le total ${say.of(say.player(on))} (${inBoxes(say, boxes)})`,
  'why.stacks': ({ n, of, ...here }, say) => `l’emporter avec ${say.number(n)} des ${cards(say, of)} posées ${tried(say, here)}`,
  'why.competes': ({ boxes, votes: n, after, n: laid, of, others }, say) => {
    const here = `(${inBoxes(say, boxes)}${worth(n, say)})`;
    if (after === 'tie') return `rompre l’égalité ${here}`;
    if (after === 'scandal') return `tenter de l’emporter après le Scandale ${here}`;
    const away = others ? `, dont ${say.number(others.n)} contre ${say.player(others.on)}` : '';
    if (laid !== undefined && laid > 1 && laid === of)
      return `jouer toute sa main de ${cards(say, laid)}${others ? `${away},` : ''} pour l’emporter ${here}`;
    return `tenter de l’emporter ${laid === undefined ? '' : `avec ${someOf(say, laid, of)}${away} `}${here}`;
  },
  'why.prepares.favorite': ({ states, votes: n, amount }, say) =>
    `devenir${amount === undefined ? '' : `, avec ${k(amount)} placés,`} le favori d’une primaire à venir (${primary(say, states, n)})`,
  'why.prepares': ({ states, votes: n, amount }, say) =>
    `${amount === undefined ? 'placer de l’argent' : `avoir ${k(amount)}`} sur une primaire à venir (${primary(say, states, n)})`,
  'why.claims': ({ dealer }, say) => `devenir le Distributeur à la place ${say.of(say.player(dealer))} et choisir jusqu’à deux primaires`,
  'why.names.favorite': ({ states, votes: n }, say) => `jouer une primaire dont on est le favori (${primary(say, states, n)})`,
  'why.names.clear': ({ states, votes: n }, say) => `jouer une primaire que personne d’autre n’a préparée (${primary(say, states, n)})`,
  'why.names.big': ({ states, votes: n }, say) => `jouer en dernier là où il y a le plus de voix à gagner (${primary(say, states, n)})`,
  'why.names.small': ({ states, votes: n }, say) => `mettre en jeu le moins de voix possible (${primary(say, states, n)})`,
  'why.names.strong': ({ states, votes: n, total, most }, say) =>
    most === undefined
      ? `jouer beaucoup de voix avec une main forte de ${k(total)} (${primary(say, states, n)})`
      : `jouer une primaire où l’on peut poser jusqu’à ${k(most)} (${primary(say, states, n)})`,
  'why.names.weak': ({ states, votes: n, total, least }, say) =>
    `risquer ${least ? 'le moins de voix possible' : 'peu de voix'} avec une main faible de ${k(total)} (${primary(say, states, n)})`,
  'why.names.many': ({ states, votes: n, single }, say) =>
    `jouer en dernier ${single ? 'dans le plus grand État restant' : 'pour cet enjeu'} (${primary(say, states, n)})`,
  'why.names.few': ({ states, votes: n }, say) => `mettre peu de voix en jeu (${primary(say, states, n)})`,
  'why.names.last': ({ states, votes: n }, say) => `jouer en dernier dans la dernière primaire (${primary(say, states, n)})`,
  'why.names': ({ states, votes: n }, say) => `jouer en dernier dans cette primaire (${primary(say, states, n)})`,
  'why.orders': ({ state }, say) => `faire décider d’abord cet État : ${say.title(state)}`,
  'why.bids': ({ total }) => `devenir le premier Distributeur, qui choisit la primaire et joue en dernier, avec une enchère de ${k(total)}`,
  'why.bids.none': () => 'ne montrer aucune carte, quitte à ne pas être le Distributeur',
  'why.passes.crowded': ({ votes: n, n: laid, who }, say) =>
    `garder ses cartes là où ${who === undefined ? 'les autres en ont' : `${say.player(who)} en a`} posé ${say.number(laid)} pour ${votes(say, n)}`,
  'why.passes.son': ({ votes: n }, say) => `garder l’Enfant du pays pour un enjeu plus gros que ${votes(say, n)}`,
  'why.passes.idle': ({ n }, say) =>
    n > 1
      ? `garder ${cards(say, n)} qui ne peuvent gagner aucun État, faute d’Argent ou de Soutien`
      : 'garder une carte qui ne peut gagner aucun État',
  'why.passes': ({ votes: n }, say) => `garder des cartes plutôt que de les dépenser pour ${votes(say, n)}`,
  'why.trims': ({ n }, say) => `ne défausser que ${cards(say, n)}, comme la règle l’impose`,
  'why.contests': ({ states, votes: n }, say) => `mettre ces États aux voix (${primary(say, states, n)})`,
  'why.contests.all': ({ votes: n }, say) => `faire décider d’un coup de tous les Indécis (${votes(say, n)})`,
  'why.contests.none': () => 'laisser le choix au Distributeur suivant et garder toutes ses cartes',
  'why.declines': ({ dealer }, say) => `laisser le choix de la primaire à ${say.player(dealer)} et garder toutes ses cartes`,
  'why.groundwork': ({ votes: n }, say) =>
    `préparer une primaire à venir ${n === undefined ? 'sans participer à celle-ci' : `plutôt que de faire campagne ici pour ${votes(say, n)}`}`,
  'why.rethinks': () => 'employer mieux ses cartes ailleurs',
  'why.submits': ({ boxes, votes: n, laid, kept }, say) =>
    `faire campagne avec ${laid === undefined ? 'les cartes posées' : `${k(laid)} posés`} (${inBoxes(say, boxes)}${worth(n, say)})${keeping(laid, kept)}`,
  'why.saves': ({ n }, say) => `tirer le meilleur parti de ${cards(say, n)}`,
};
