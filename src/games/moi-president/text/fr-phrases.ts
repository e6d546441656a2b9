/** Everything the game says, in French. */
import type { Phrases, Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { pointsOf } from '../cards/deck.ts';
import type { Last, Roll } from '../state.ts';
import { type Attack, five, toBeElected } from '../vocabulary.ts';
import { frCards } from './fr-cards.ts';
import type { LookMessages, Messages, RuleMessages } from './messages.ts';

const points = (n: number, say: Say): string => `${say.number(n)} ${say.plural(n, 'point', 'points')}`;
const cardsOf = (n: number, say: Say): string => `${say.number(n)} ${say.plural(n, 'carte', 'cartes')}`;
const titles = (say: Say, cards: readonly string[]): string => say.list(cards.map((card) => say.title(card)));
const people = (say: Say, seats: readonly Seat[]): string => say.list(seats.map((seat) => say.player(seat)));
/** «de Ben», «d’Ada». */
const of = (say: Say, seat: Seat): string => (/^[aeiouyàâéèêëîïôöûü]/i.test(say.player(seat)) ? `d’${say.player(seat)}` : `de ${say.player(seat)}`);
/** «le Débat», «la Polémique», «l’Affaire». */
const the: { readonly [A in Attack]: string } = { debat: 'le Débat', polemique: 'la Polémique', affaire: 'l’Affaire' };
const with_: { readonly [A in Attack]: string } = { debat: 'un Débat', polemique: 'une Polémique', affaire: 'une Affaire' };
const rolled = (say: Say, { by, die }: Roll): string => `${say.player(by)} fait **${die}**`;
const rolls = (say: Say, round: readonly Roll[]): string => say.list(round.map((roll) => rolled(say, roll)));
const plainRolls = (say: Say, round: readonly Roll[]): string => round.map(({ by, die }) => `${say.player(by)} ${die}`).join(', ');
const worth = (say: Say, n: number): string => `la zone indécis vaut ${points(n, say)}`;

const rules: Phrases<RuleMessages> = {
  'start.rolls': ({ rolls: round, tied }, say) =>
    `Pour savoir qui commence : ${rolls(say, round)}.${tied.length > 0 ? ` Égalité : ${people(say, tied)} relancent.` : ''}`,
  'start.first': ({ seat }, say) => `**${say.player(seat)}** commence.`,
  'your-hand': ({ cards }, say) => `Votre main : ${titles(say, cards)}.`,
  'you-draw': ({ cards }, say) => `Vous piochez : ${titles(say, cards)}.`,
  rebuilt: ({ cards, times }, say) =>
    `La pioche est épuisée : la défausse est mélangée, ${cardsOf(cards, say)} (${times === 1 ? 'première fois' : `${times}e fois`}).`,

  lays: ({ by, card, total }, say) => `${say.player(by)} pose **${say.title(card)}** : ${points(total, say)} en tout.`,
  discards: ({ by, card }, say) => `${say.player(by)} défausse ${say.title(card)}, sans effet.`,
  plays: ({ by, card }, say) => `${say.player(by)} joue **${say.title(card)}**.`,
  attacks: ({ by, card, target }, say) => `${say.player(by)} joue **${say.title(card)}** contre **${say.player(target)}**.`,
  luck: ({ by, die, won }, say) => `${rolled(say, { by, die })} : ${won ? 'gagné !' : 'raté.'}`,
  keeps: ({ by, card, total }, say) => `${say.title(card)} rejoint le socle ${of(say, by)} : ${points(total, say)} en tout.`,
  undecided: ({ cards, worth: n }, say) => `${titles(say, cards)} part chez les indécis : ${worth(say, n)}.`,
  trusts: ({ by, points: n }, say) => `${say.player(by)} met à l’abri une carte de ${points(n, say)} : de sa campagne à son socle.`,
  rallies: ({ by, cards, points: n, total }, say) =>
    `${say.player(by)} rallie les indécis : ${cardsOf(cards, say)}, ${points(n, say)} dans son socle, ${say.number(total)} en tout.`,
  'reacts.immunite': ({ by, attack }, say) => `**Immunité !** ${say.player(by)} annule ${the[attack]}.`,
  'reacts.diversion': ({ by, attack, to, swapped }, say) =>
    swapped
      ? `**Diversion !** ${say.player(by)} retourne ${the[attack]} contre ${say.player(to)} : les rôles sont inversés.`
      : `**Diversion !** ${say.player(by)} détourne ${the[attack]} sur ${say.player(to)}.`,
  'attack.falls': ({ attack }) => `${the[attack].replace(/^l/, 'L')} tombe à l’eau.`,
  'order.answered': ({ answer, attack, attacker }, say) =>
    `Votre consigne a répondu à ${with_[attack]} ${of(say, attacker)} : ${answer === 'immunite' ? 'vous jouez Immunité' : 'vous subissez'}.`,
  'order.chose': ({ choice }) =>
    `Votre consigne a choisi pour vous : ${{ 'take-highest': 'la carte la plus forte', 'give-lowest': 'votre carte la plus faible', 'pay-cheapest': 'le lot le moins cher' }[choice]}.`,
  duel: ({ one, other, again }, say) => {
    const result = one.die === other.die ? 'Égalité, on relance.' : `L’avantage est à ${say.player(one.die > other.die ? one.by : other.by)}.`;
    return `${again ? 'On relance' : 'Au dé'} : ${rolled(say, one)}, ${rolled(say, other)}. ${result}`;
  },
  takes: ({ by, from, points: n, total }, say) =>
    `${say.player(by)} prend à ${say.player(from)} une carte campagne de ${points(n, say)} : ${say.number(total)} en tout.`,
  gives: ({ by, points: n, worth: all }, say) => `${say.player(by)} perd une carte campagne de ${points(n, say)} : ${worth(say, all)}.`,
  pays: ({ by, set, to, worth: all }, say) => {
    const lost = `${set.length > 1 ? 'les cartes campagne' : 'la carte campagne'} ${say.list(set.map(String))}`;
    return to === 'discard' ? `${say.player(by)} défausse ${lost}.` : `${say.player(by)} laisse aux indécis ${lost} : ${worth(say, all)}.`;
  },
  'passes.hands': ({ way, two }) =>
    two
      ? 'Les deux mains sont échangées.'
      : `Chacun donne sa main à son voisin, ${way === 'clockwise' ? 'dans le sens horaire' : 'en sens inverse'}.`,
  passed: ({ from, to, cards }, say) => `${say.player(from)} donne à ${say.player(to)} : ${titles(say, cards)}.`,
  'passes.zones': ({ gifts }, say) =>
    `Les campagnes changent de mains : ${say.list(gifts.map(({ from, to, points: n }) => `${say.player(from)} donne ${points(n, say)} à ${say.player(to)}`))}.`,
  'new-deal': ({ pile }, say) => `Tout est mélangé, chacun reçoit quatre nouvelles cartes. La pioche en compte ${say.number(pile)}.`,
  debate: ({ by, die, spared }, say) => `${rolled(say, { by, die })} : ${spared ? 'rien à craindre.' : `${five} points à laisser aux indécis.`}`,
  'debate.exempt': ({ by }, say) => `${say.player(by)} n’a pas ${five} points de campagne : pas de Grand débat.`,
  leaves: ({ seat }, say) => `${say.player(seat)} quitte la partie : sa main et sa campagne sont défaussées, son socle sort du jeu.`,

  'won.elected': ({ winner, points: n }, say) => `Avec ${points(n, say)}, **${say.player(winner)}** remporte l’élection présidentielle !`,
  'won.blocked': ({ winners, points: n }, say) =>
    `Plus personne ne peut atteindre ${toBeElected} points : les socles bloquent le scrutin. Avec ${points(n, say)}, ${victory(say, winners)}.`,
  'won.cap': ({ winners, points: n }, say) =>
    `La pioche est épuisée une fois de trop : le scrutin est clos. Avec ${points(n, say)}, ${victory(say, winners)}.`,
  'won.alone': ({ winner }, say) => `Tous les autres se sont retirés : **${say.player(winner)}** remporte l’élection.`,

  'ask.card': () => 'À vous : quelle carte ? Une seule par tour.',
  'ask.target': ({ attack }) => `${the[attack].replace(/^l/, 'L')} : contre qui ?`,
  'ask.react': ({ attack, attacker, stake }, say) =>
    `${say.player(attacker)} vous attaque avec ${with_[attack]}. ${attack === 'affaire' ? 'Cela vous coûterait' : 'Au dé, vous risquez'} ${points(stake, say)}. Que faites-vous ?`,
  'ask.trust': () => 'Confiance gagnée : quelle carte campagne mettez-vous dans votre socle ?',
  'ask.take': ({ from }, say) => `Débat gagné : quelle carte prenez-vous dans la campagne ${of(say, from)} ?`,
  'ask.give': () => 'Polémique perdue : quelle carte campagne laissez-vous aux indécis ?',
  'ask.pay': ({ to, needed }) =>
    to === 'discard'
      ? `Affaire : quelles cartes défaussez-vous pour ${needed} points ?`
      : `Grand débat : quelles cartes laissez-vous aux indécis pour ${needed} points ?`,
  'ask.direction': ({ what }) => `Dans quel sens passent ${what === 'hands' ? 'les mains' : 'les campagnes'} ?`,

  'group.play': () => 'Jouer',
  'group.discard': () => 'Défausser sans effet',
  'option.card': ({ card }, say) => say.title(card),
  'option.discard': ({ card }, say) => say.title(card),
  'option.seat': ({ seat }, say) => say.player(seat),
  'detail.seat': ({ campaign, socle }, say) => `${points(campaign, say)} en campagne, ${say.number(socle)} dans le socle`,
  'option.suffer': () => 'Subir',
  'detail.suffer': ({ attack }) => (attack === 'affaire' ? 'Vous choisissez ensuite les cartes à défausser.' : 'Le dé décide.'),
  'option.immunite': () => 'Immunité',
  'option.diversion': () => 'Diversion',
  'option.divert': ({ to }, say) => `Diversion sur ${say.player(to)}`,
  'detail.divert': ({ to, swapped, campaign }, say) =>
    swapped
      ? `L’attaque se retourne contre ${say.player(to)}, avec ${points(campaign, say)} en campagne.`
      : `L’attaque est détournée ; ${points(campaign, say)} en campagne.`,
  'option.set': ({ set }) => set.join(' + '),
  'option.direction': ({ direction }) => (direction === 'clockwise' ? 'Sens horaire' : 'Sens inverse'),
  'detail.direction': ({ to, from }, say) => `Vous donnez à ${say.player(to)}, vous recevez ${of(say, from)}.`,
  does: ({ kind }) => frCards[kind].short,

  'blocked.no-campaign': () => 'vous n’avez aucune carte en zone campagne',
  'blocked.no-undecided': () => 'la zone indécis est vide',
  'blocked.you-under': ({ needed }) => `il vous faut ${needed} points de campagne`,
  'blocked.target-under': ({ seat, needed }, say) => `${say.player(seat)} n’a pas ${needed} points de campagne`,
  'blocked.no-target': ({ needed }) => `aucun adversaire n’a ${needed} points de campagne`,
  'blocked.joker': () => 'un joker ne se joue qu’en réponse à une attaque',
  'blocked.not-held': () => 'pas dans votre main',

  order: ({ id }) =>
    ({
      'immunite-any': 'Immunité contre toute attaque',
      'immunite-from-5': `Immunité dès que je risque ${five} points ou plus`,
      'immunite-debat': 'Immunité contre tout Débat',
      'immunite-polemique': 'Immunité contre toute Polémique',
      'immunite-affaire': 'Immunité contre toute Affaire',
      'suffer-below-5': `Subir ce qui me coûte moins de ${five} points`,
      'suffer-debat': 'Subir les Débats sans me demander',
      'suffer-polemique': 'Subir les Polémiques sans me demander',
      'suffer-affaire': 'Subir les Affaires sans me demander',
      'take-highest': 'Débat gagné : prendre la plus forte',
      'give-lowest': 'Polémique perdue : donner la plus faible',
      'pay-cheapest': `Perdre ${five} points au moindre prix`,
    })[id],
  'order.detail': ({ id }) => {
    if (id.startsWith('immunite')) return 'Si j’ai la carte en main ; sinon on me demande.';
    if (id === 'suffer-below-5') return 'Débat : ma carte la plus forte ; Polémique : la plus faible ; Affaire : jamais.';
    if (id.startsWith('suffer')) return 'Sauf si une consigne joue Immunité.';
    return 'Le choix est fait pour moi.';
  },
};

const victory = (say: Say, winners: readonly Seat[]): string =>
  winners.length > 1 ? `**${people(say, winners)}** se partagent la victoire` : `**${people(say, winners)}** remporte l’élection`;

function lastWords(last: Last, say: Say): string {
  const { by, card, discarded, target, replies } = last;
  if (discarded) return `${say.player(by)} défausse ${say.title(card)}`;
  const start = `${say.player(by)} : ${say.title(card)}${target === null ? '' : ` contre ${say.player(target)}`}`;
  return [start, ...replies.map((reply) => replyWords(reply, say))].join(' ; ');
}
const replyWords = ({ by, joker, to }: Last['replies'][number], say: Say): string =>
  joker === 'immunite' || to === null ? `Immunité ${of(say, by)}` : `Diversion ${of(say, by)} sur ${say.player(to)}`;

const look: Phrases<LookMessages> = {
  race: ({ places, winners }, say) =>
    winners.length > 0
      ? `Élection terminée : ${people(say, winners)}. ${scores(places, say)}.`
      : `Course aux ${toBeElected} points : ${scores(places, say)}.`,
  'words.turn': ({ turn, active }, say) =>
    `**Tour ${say.number(turn)}**, à ${say.player(active)} de jouer. Il faut ${toBeElected} points à la fin de son tour.`,
  'words.place': ({ seat, here, total, campaignPoints, soclePoints, campaign, socle, change, hand }, say) => {
    if (!here) return `**${say.player(seat)}** a quitté la partie.`;
    const moved = change === 0 ? '' : ` (${change > 0 ? '+' : '−'}${Math.abs(change)})`;
    return `**${say.player(seat)}** : ${points(total, say)}${moved}. Campagne ${campaignPoints}${valuesOf(campaign)}, socle ${soclePoints}${valuesOf(socle)}, ${cardsOf(hand, say)} en main.`;
  },
  'words.undecided': ({ cards, points: n }, say) => `Zone indécis : ${points(n, say)}${valuesOf(cards)}.`,
  'words.piles': ({ pile, discard, rebuilds, cap }, say) => {
    const top = discard.at(-1);
    return `Pioche : ${cardsOf(pile, say)}, reconstituée ${say.number(rebuilds)} fois${cap ? ' (fin à la neuvième)' : ''}. Défausse : ${cardsOf(discard.length, say)}${top ? `, ${say.title(top)} au-dessus` : ''}.`;
  },
  'words.last': ({ last }, say) => `Dernière carte : ${lastWords(last, say)}.`,
  'words.dice': ({ rounds }, say) => `Derniers dés : ${rounds.map((round) => plainRolls(say, round)).join(' ; puis ')}.`,
  'words.over': ({ winners }, say) => `**Partie terminée.** ${victory(say, winners)}.`,
  'words.hand': ({ cards }, say) => `Votre main : ${titles(say, cards)}.`,
  'words.orders': ({ orders }, say) => `Vos consignes : ${orders.map((id) => say({ key: 'order', args: { id } })).join(' ; ')}.`,
  'words.watching': () => 'Vous regardez la partie : pas de main.',

  'look.game': () => 'Moi Président',
  'look.turn': ({ turn }, say) => `Tour ${say.number(turn)}`,
  'look.start': () => 'Qui commence ?',
  'look.begins': ({ seat }, say) => `${say.player(seat)} commence`,
  'look.act': () => 'Joue',
  'look.elected': () => 'À l’Élysée',
  'look.gone': () => 'A quitté la partie',
  'look.campaign': () => 'Campagne',
  'look.socle': () => 'Socle',
  'look.undecided': () => 'Indécis',
  'look.pile': () => 'Pioche',
  'look.discard': () => 'Défausse',
  'look.discarded': () => 'sans effet',
  'look.last': ({ last: { by, discarded, target } }, say) => {
    if (discarded) return `${say.player(by)} défausse`;
    return target === null ? say.player(by) : `${say.player(by)} contre ${say.player(target)}`;
  },
  'look.category': ({ category }) => ({ campagne: 'Points', bonus: 'Bonus', attaque: 'Attaque', joker: 'Joker', speciale: 'Spéciale' })[category],
  'look.hand': () => 'Votre main',
  'look.drop': ({ n }) => `ou défausser : ${n}`,
};

const valuesOf = (cards: readonly string[]): string => (cards.length === 0 ? '' : ` (${cards.map(pointsOf).join(', ')})`);
const scores = (places: readonly { seat: Seat; total: number }[], say: Say): string =>
  say.list(places.map(({ seat, total }) => `${say.player(seat)} ${say.number(total)}`));

export const frPhrases: Phrases<Messages> = { ...rules, ...look };
