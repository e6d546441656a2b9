/** Everything the game says, in French. */
import { oneOrMore } from '../../../../i18n/languages/french.ts';
import type { Phrases, Say } from '../../../../i18n/types.ts';
import type { Seat } from '../../../../kernel/types.ts';
import type { Fight, Holding, Messages, Rival } from '../../messages.ts';
import { groupOf } from '../../rules/orders.ts';
import type { Roll } from '../../state.ts';
import { type Attack, type Direction, five, luckyPercent, type OrderGroup, type OrderId, toBeElected } from '../../vocabulary.ts';
import { cardTitle, cardTitles } from '../parts.ts';
import { kindTexts } from './cards.ts';
import { aHand, nth, unlucky } from './numbers.ts';
import { cardsOf, points, victory } from './parts.ts';
import { told } from './told.ts';

/** «de Ben», «d’Ada». */
const of = (say: Say<'fr'>, seat: Seat): string => say.of(say.player(seat));
/** «le Débat», «la Polémique», «l’Affaire». */
const the: { readonly [A in Attack]: string } = { debat: 'le Débat', polemique: 'la Polémique', affaire: 'l’Affaire' };
const of_: { readonly [A in Attack]: string } = { debat: 'votre Débat', polemique: 'votre Polémique', affaire: 'votre Affaire' };
const with_: { readonly [A in Attack]: string } = { debat: 'un Débat', polemique: 'une Polémique', affaire: 'une Affaire' };
const rolled = (say: Say<'fr'>, { by, die }: Roll): string => `${say.player(by)} fait **${die}**`;
const rolls = (say: Say<'fr'>, round: readonly Roll[]): string => say.list(round.map(({ by, die }) => `${say.player(by)} **${die}**`));
const worth = (say: Say<'fr'>, n: number): string => `la zone indécis vaut désormais ${points(n, say)}`;

const campaignCards = (set: readonly number[], say: Say<'fr'>): string =>
  `${set.length > 1 ? 'les cartes campagne' : 'la carte campagne'} ${say.list(set.map(String))}`;

/** How the question phrases an attack's threat: the maximum for a Debate, the minimum for the others. */
const risked: { readonly [A in Attack]: string } = {
  debat: 'Au duel, vous risquez',
  polemique: 'Au duel, vous risquez',
  affaire: 'Cela vous coûterait',
};
const upTo = (n: number, sure: boolean, say: Say<'fr'>): string => (sure || n === 0 ? say.number(n) : `jusqu’à ${say.number(n)}`);
const orMore = (n: number, sure: boolean, say: Say<'fr'>): string => (sure || n === 0 ? say.number(n) : `${say.number(n)} ou plus`);
/** The percentage of rolls that win on a bonus card. */
const chance = `${luckyPercent} %`;
const orElected = (elected: boolean, total: number): string =>
  elected ? `ÉLECTION GAGNÉE avec ${total} points` : `${total} sur ${toBeElected} en tout`;

/** The strongest opponent's points. */
const leads = ({ seat, total, only }: Rival, say: Say<'fr'>): string =>
  only ? `, ${say.player(seat)} en a ${say.number(total)}` : ` ; en face, le plus haut total est de ${say.number(total)} (${say.player(seat)})`;

/** A player's cards on the table: the campaign card by card, the base as a sum. */
const lying = ({ campaign, socle }: Holding, say: Say<'fr'>): string =>
  `campagne ${campaign.length === 0 ? 0 : campaign.join(' + ')}, socle ${say.number(socle)}`;

/** The others' cards and those of the undecided, on a separate line. */
const onTable = (others: readonly Holding[], undecided: number, say: Say<'fr'>): string => {
  const holdings = others.map((one) => `${say.player(one.seat)} : ${lying(one, say)}`);
  const lines = [...(holdings.length > 0 ? [`${holdings.join(' · ')}.`] : []), ...(undecided > 0 ? [`Indécis : ${say.number(undecided)}.`] : [])];
  return lines.length === 0 ? '' : `\n${lines.join(' ')}`;
};

const directionNames: { readonly [D in Direction]: string } = { clockwise: 'Sens horaire', anticlockwise: 'Sens antihoraire' };

/** Details for orders about the same thing. */
const orderDetails: { readonly [G in OrderGroup]: string } = {
  immunite: 'Si je n’en ai pas, l’attaque a lieu sans qu’on m’interroge : personne ne peut deviner ma main.',
  suffer: 'Sauf si une consigne demande Immunité.',
  choice: 'Le jeu choisit pour moi.',
};

/** Labels of the answers that also leave an order. */
const offers: { readonly [O in OrderId]?: string } = {
  'immunite-any': 'Désormais, Immunité si je l’ai',
  'suffer-below-5': `Accepter tout duel pour moins de ${five}`,
  'take-highest': 'Désormais, toujours la plus forte',
  'give-lowest': 'Désormais, toujours la plus faible',
  'pay-cheapest': 'Désormais, le lot le moins cher',
};

/** What an attack may bring and cost, in one line. */
export const fight: { readonly [A in Attack]: (at: Omit<Fight, 'attack'>, say: Say<'fr'>) => string } = {
  debat: ({ theirs, yours, sure }, say) =>
    `une chance sur deux de lui prendre ${upTo(theirs, sure.theirs, say)}, sinon vous perdez ${upTo(yours, sure.yours, say)}`,
  polemique: ({ theirs, yours, sure }, say) =>
    `une chance sur deux de lui faire perdre ${orMore(theirs, sure.theirs, say)}, sinon vous perdez ${orMore(yours, sure.yours, say)}`,
  affaire: ({ theirs, sure }, say) => `lui fait perdre ${orMore(theirs, sure.theirs, say)}, sans risque pour vous`,
};

export const phrases: Phrases<Messages, 'fr'> = {
  ...told,
  'start.rolls': ({ rolls: round, tied }, say) =>
    `Pour savoir qui commence : ${rolls(say, round)}.${tied.length > 0 ? ` Égalité : ${say.player(tied)} ${say.agree(tied, 'relance', 'relancent')}.` : ''}`,
  'start.again': ({ rolls: round, tied }, say) =>
    `Cette fois : ${rolls(say, round)}.${tied.length > 0 ? ` Égalité : ${say.player(tied)} ${say.agree(tied, 'relance', 'relancent')}.` : ''}`,
  'start.first': ({ seat }, say) => `**${say.player(seat)}** commence.`,
  aim: () => `${toBeElected} points à la fin de votre tour, et l’Élysée est à vous. La campagne se vole, le socle est à l’abri.`,
  'your-hand': ({ cards }, say) => `En main : ${cardTitles(say, cards)}.`,
  'you-draw': ({ cards }, say) => `Vous piochez : ${cardTitles(say, cards)}.`,
  rebuilt: ({ cards, times }, say) =>
    `La pioche est épuisée : la défausse (${cardsOf(cards, say)}), mélangée, forme la nouvelle pioche (${nth(times)} fois).`,

  lays: ({ by, card }, say) => `${say.player(by)} pose **${cardTitle(say, card)}**.`,
  discards: ({ by, card }, say) => `${say.player(by)} défausse ${cardTitle(say, card)}.`,
  plays: ({ by, card }, say) => `${say.player(by)} joue **${cardTitle(say, card)}**.`,
  attacks: ({ by, card, target }, say) => `${say.player(by)} joue **${cardTitle(say, card)}** contre **${say.player(target)}**.`,
  luck: ({ by, die, won }, say) => `${rolled(say, { by, die })} : ${won ? 'gagné !' : 'raté.'}`,
  keeps: ({ by, card }, say) => `${cardTitle(say, card)} rejoint le socle ${of(say, by)}.`,
  undecided: ({ cards, worth: n }, say) =>
    `${cardTitles(say, cards)} ${say.plural(cards.length, oneOrMore('part', 'partent'))} chez les indécis : ${worth(say, n)}.`,
  trusts: ({ by, points: n }, say) => `${say.player(by)} met à l’abri une carte de ${points(n, say)} : de sa campagne à son socle.`,
  'trust.none': ({ by }, say) => `${say.player(by)} ne touche pas à sa campagne.`,
  rallies: ({ by, cards, points: n }, say) =>
    `${say.player(by)} rallie les indécis (${cardsOf(cards, say)}, ${points(n, say)}), qui rejoignent son socle.`,
  'reacts.immunite': ({ by, attack }, say) => `**Immunité !** ${say.player(by)} annule ${the[attack]}.`,
  'reacts.diversion': ({ by, attack, to, swapped }, say) =>
    swapped
      ? `**Diversion !** ${say.player(by)} retourne ${the[attack]} contre ${say.player(to)} : les rôles sont inversés.`
      : `**Diversion !** ${say.player(by)} détourne ${the[attack]} sur ${say.player(to)}.`,
  'attack.falls': ({ attack }, say) => `${say.capital(the[attack])} tombe à l’eau : quelqu’un a quitté la partie.`,
  'order.answered': ({ answer, attack, attacker }, say) =>
    `Votre consigne a répondu à ${with_[attack]} ${of(say, attacker)} : ${answer === 'immunite' ? 'vous jouez Immunité' : attack === 'affaire' ? 'vous défaussez' : 'vous acceptez le duel'}.`,
  'order.chose': ({ choice }) =>
    `Votre consigne a choisi pour vous : ${{ 'take-highest': 'la carte la plus forte', 'give-lowest': 'votre carte la plus faible', 'pay-cheapest': 'le lot le moins cher' }[choice]}.`,
  'duel.tie': ({ one, other, again }, say) => `${again ? 'On relance' : 'Au dé'} : ${rolled(say, one)}, ${rolled(say, other)}. Égalité, on relance.`,
  duel: ({ one, other, again }, say) => {
    // Rules 1 used the same message for a tie.
    const result = one.die === other.die ? 'Égalité, on relance.' : `${say.player(one.die > other.die ? one.by : other.by)} gagne le duel.`;
    return `${again ? 'On relance' : 'Au dé'} : ${rolled(say, one)}, ${rolled(say, other)}. ${result}`;
  },
  takes: ({ by, from, points: n }, say) => `${say.player(by)} prend à ${say.player(from)} une carte campagne de ${points(n, say)}.`,
  gives: ({ by, points: n, worth: all }, say) => `${say.player(by)} laisse aux indécis une carte campagne de ${points(n, say)} ; ${worth(say, all)}.`,
  pays: ({ by, set, to, worth: all }, say) => {
    const lost = campaignCards(set, say);
    return to === 'discard' ? `${say.player(by)} défausse ${lost}.` : `${say.player(by)} laisse aux indécis ${lost} ; ${worth(say, all)}.`;
  },
  fails: ({ by, die, set, worth: all }, say) =>
    `${say.player(by)} fait **${die}** et laisse aux indécis ${campaignCards(set, say)} ; ${worth(say, all)}.`,
  'passes.hands': ({ way, two, gifts = [] }, say) => {
    if (two) return 'Les deux mains sont échangées.';
    const whose = gifts.length === 0 ? '' : ` : ${say.list(gifts.map(({ from, to }) => `${of(say, from)} à ${say.player(to)}`))}`;
    return `Les mains passent dans le sens ${way === 'clockwise' ? 'horaire' : 'antihoraire'}${whose}.`;
  },
  passed: ({ from, to, cards }, say) => `${say.player(from)} donne à ${say.player(to)} : ${cardTitles(say, cards)}.`,
  'passes.zones': ({ gifts }, say) =>
    `Les campagnes changent de mains : ${say.list(gifts.map(({ from, to, points: n }) => `${say.player(from)} ${n === 0 ? 'ne donne rien' : `donne ${points(n, say)}`} à ${say.player(to)}`))}.`,
  'new-deal': ({ pile }, say) =>
    `Les mains, la défausse et la pioche sont mélangées, et chacun reçoit ${aHand} nouvelles cartes. La pioche compte maintenant ${cardsOf(pile, say)}.`,
  exempt: ({ seat }, say) =>
    `${say.player(seat)} ${say.agree(seat, 'n’a pas', 'n’ont pas')} ${five} points de campagne et ${say.agree(seat, 'échappe', 'échappent')} au Grand débat.`,
  stands: ({ seat, die, spared }, say) =>
    `${say.player(seat)} ${say.agree(seat, 'fait', 'font chacun')} **${die}** et ${spared ? say.agree(seat, 'ne perd rien', 'ne perdent rien') : `${say.agree(seat, 'doit', 'doivent')} laisser ${five} points aux indécis`}.`,
  debate: ({ by, die, spared }, say) => `${rolled(say, { by, die })} et ${spared ? 'ne perd rien' : `doit laisser ${five} points aux indécis`}.`,
  'debate.exempt': ({ by }, say) => `${say.player(by)} n’a pas ${five} points de campagne et échappe au Grand débat.`,
  leaves: ({ seat }, say) => `${say.player(seat)} quitte la partie : sa main et sa campagne sont défaussées, son socle sort du jeu.`,

  'won.elected': ({ winner, points: n }, say) => `Avec ${points(n, say)}, **${say.player(winner)}** remporte l’élection présidentielle !`,
  'won.blocked': ({ winners, points: n }, say) =>
    `Plus personne ne peut atteindre ${toBeElected} points : les socles bloquent le scrutin. Avec ${points(n, say)}, ${victory(say, winners)}.`,
  'won.cap': ({ winners, points: n }, say) =>
    `La pioche est épuisée une fois de trop : le scrutin est clos. Avec ${points(n, say)}, ${victory(say, winners)}.`,
  'won.idle': ({ winners, points: n }, say) =>
    `Personne n’a joué de carte depuis autant de tours qu’il y a de cartes : le scrutin est clos. Avec ${points(n, say)}, ${victory(say, winners)}.`,
  'won.alone': ({ winner }, say) => `Plus aucun adversaire en lice : **${say.player(winner)}** l’emporte sans élection.`,

  'ask.card': ({ total, own, rival, playable, others = [], undecided = 0 }, say) =>
    `À vous : ${playable ? 'jouez une carte, ou défaussez-en une' : 'vous ne pouvez jouer aucune de vos cartes, défaussez-en une'}. Vous avez ${points(total, say)} sur ${toBeElected}${own && total > 0 ? ` (${lying(own, say)})` : ''}${rival ? leads(rival, say) : ''}.${onTable(others, undecided, say)}`,
  'ask.target': ({ attack }, say) => `${say.capital(the[attack])} : contre qui ?`,
  'ask.react': ({ attack, attacker, stake, sure }, say) =>
    `${say.player(attacker)} vous attaque avec ${with_[attack]}. ${risked[attack]} ${sure || attack === 'debat' ? '' : 'au moins '}${points(stake, say)}. Que faites-vous ?`,
  'ask.trust': () => 'Confiance gagnée : quelle carte campagne mettez-vous dans votre socle ?',
  'ask.take': ({ from }, say) => `Débat gagné : quelle carte prenez-vous dans la campagne ${of(say, from)} ?`,
  'ask.give': () => 'Polémique perdue : quelle carte campagne laissez-vous aux indécis ?',
  'ask.pay': ({ to, needed }) =>
    to === 'discard'
      ? `Affaire : quelles cartes défaussez-vous pour ${needed} points ?`
      : `Grand débat : quelles cartes laissez-vous aux indécis pour ${needed} points ?`,
  'ask.direction': ({ what }) => `Dans quel sens passent ${what === 'hands' ? 'les mains' : 'les campagnes'} ?`,

  'call.card': () => 'jouez ou défaussez une carte',
  'call.target': ({ attack }) => `désignez la cible de ${of_[attack]}`,
  'call.react': ({ attack, attacker }, say) => `répondez ${say.forms(the[attack]).to} ${of(say, attacker)}`,
  'call.trust': () => 'mettez une carte campagne dans votre socle, ou aucune',
  'call.take': ({ from }, say) => `prenez une carte dans la campagne ${of(say, from)}`,
  'call.give': () => 'laissez une carte campagne aux indécis',
  'call.pay': ({ to, needed }) => `choisissez ${needed} points à ${to === 'discard' ? 'défausser' : 'laisser aux indécis'}`,
  'call.direction': ({ what }) => `choisissez le sens dans lequel passent ${what === 'hands' ? 'les mains' : 'les campagnes'}`,

  'group.play': () => 'Jouer',
  'group.discard': () => 'Défausser sans effet',
  'option.card': ({ card }, say) => cardTitle(say, card),
  'option.discard': ({ card }, say) => `Défausser ${cardTitle(say, card)}`,
  'option.trust.none': () => 'Aucune : ma campagne reste telle quelle',
  'option.seat': ({ seat }, say) => say.player(seat),
  'detail.seat': ({ campaign, socle, attack, ...at }, say) =>
    `${say.capital(fight[attack](at, say))} · campagne ${say.number(campaign)}, socle ${say.number(socle)}`,
  'option.suffer': ({ attack, stake, sure }, say) =>
    attack === 'affaire' ? `Défausser ${sure ? '' : 'au moins '}${points(stake, say)}` : 'Accepter le duel',
  'detail.suffer': ({ attack, theirs, yours, attacker, sure }, say) =>
    ({
      debat: `Une chance sur deux de prendre ${sure.theirs ? '' : 'jusqu’à '}${points(theirs, say)} à ${say.player(attacker)} ; sinon, vous en perdez ${upTo(yours, sure.yours, say)}`,
      polemique: `Une chance sur deux de faire perdre ${points(theirs, say)}${sure.theirs ? '' : ' ou plus'} à ${say.player(attacker)} ; sinon, vous ${sure.yours ? `en perdez ${say.number(yours)}` : `perdez une carte de votre choix (${say.number(yours)} ou plus)`}`,
      affaire: sure.yours ? `Vous défaussez ${points(yours, say)}` : `Vous choisissez les cartes à défausser, ${points(yours, say)} au moins`,
    })[attack],
  'detail.lay': ({ total, open, elected }, say) =>
    elected ? `${points(total, say)} : ÉLECTION GAGNÉE` : `${say.number(total)} sur ${toBeElected} en tout, dont ${say.number(open)} attaquables`,
  'detail.socle': ({ points: n, total, lost, elected }, say) =>
    `${chance} : ${points(n, say)} à l’abri, ${orElected(elected, total)} · sinon aux indécis, qui vaudront ${say.number(lost)}`,
  'detail.confiance': ({ best, sure }, say) =>
    `${chance} : une ${sure ? `carte campagne de ${points(best, say)} à l’abri` : `de vos cartes campagne à l’abri, jusqu’à ${points(best, say)}`} · sinon rien`,
  'detail.indecis': ({ points: n, total, elected }, say) =>
    `${chance} : ${points(n, say)} dans votre socle, ${orElected(elected, total)} · sinon rien`,
  'detail.attack': ({ attack, seat, only, ...at }, say) =>
    `${only ? 'Contre' : 'De préférence contre'} ${say.player(seat)} : ${fight[attack](at, say)}`,
  'detail.grand-debat': ({ seats }, say) =>
    seats.length === 0
      ? 'Personne n’a assez de points de campagne : rien ne se passe'
      : `${say.player(seats)} ${say.agree(seats, 'lance', 'lancent')} le dé : un ${unlucky} fait perdre au moins ${five} points`,
  'detail.tourne-main': () => 'Vous piochez, puis les deux mains sont échangées',
  'detail.tourne-points': ({ gives, gets }, say) =>
    `Vous donnez vos ${points(gives, say)} de campagne et en recevez ${gets.map(({ from, points: n }) => `${say.number(n)} ${of(say, from)}`).join(' ou ')}`,
  'detail.afterwards': ({ totals }, say) =>
    `Ensuite : ${totals.map(({ seat, total }) => `${say.player(seat)} ${say.number(total)}`).join(', ')} sur ${toBeElected}`,
  'detail.direction.zones': ({ to, from, gives, gets }, say) =>
    `Vous donnez ${points(gives, say)} à ${say.player(to)}, vous en recevez ${say.number(gets)} ${of(say, from)}.`,
  'option.immunite': () => 'Immunité',
  'option.diversion': () => 'Diversion',
  'option.divert': ({ to }, say) => `Diversion sur ${say.player(to)}`,
  'detail.divert': ({ to, swapped, campaign }, say) =>
    swapped
      ? `Les rôles s’inversent : vous attaquez, ${say.player(to)} devient la cible (${points(campaign, say)} de campagne).`
      : `${say.player(to)} devient la cible (${points(campaign, say)} de campagne).`,
  'option.set': ({ set }) => set.join(' + '),
  'option.direction': ({ direction }) => directionNames[direction],
  'detail.direction': ({ to, from }, say) => `Vous donnez à ${say.player(to)}, vous recevez ${of(say, from)}.`,
  does: ({ kind }) => kindTexts[kind].short,

  'blocked.no-campaign': () => 'vous n’avez aucune carte en zone campagne',
  'blocked.no-undecided': () => 'la zone indécis est vide',
  'blocked.you-under': ({ needed }) => `il vous faut ${needed} points de campagne`,
  'blocked.target-under': ({ seat, needed }, say) => `${say.player(seat)} n’a pas ${needed} points de campagne`,
  'blocked.no-target': ({ needed }) => `aucun adversaire n’a ${needed} points de campagne`,
  'blocked.joker': () => 'un joker ne se joue qu’en réponse à une attaque',
  'blocked.not-held': () => 'vous ne l’avez pas en main',

  order: ({ id }) =>
    ({
      'immunite-any': 'Immunité contre toute attaque',
      'immunite-from-5': `Immunité dès que je risque ${five} points ou plus`,
      'immunite-debat': 'Immunité contre tout Débat',
      'immunite-polemique': 'Immunité contre toute Polémique',
      'immunite-affaire': 'Immunité contre toute Affaire',
      'suffer-below-5': `Accepter un duel où je risque moins de ${five} points`,
      'suffer-debat': 'Débats : accepter le duel sans me demander',
      'suffer-polemique': 'Polémiques : accepter le duel sans me demander',
      'suffer-affaire': 'Affaires : défausser sans me demander',
      'take-highest': 'Débat gagné : prendre la plus forte',
      'give-lowest': 'Polémique perdue : laisser la plus faible',
      'pay-cheapest': `Perdre ${five} points : choisir le lot le moins cher`,
    })[id],
  offer: ({ id }, say) => offers[id] ?? say({ key: 'order', args: { id } }),
  'offer.detail': ({ id }, say) => `On ne vous le demandera plus. Consigne : ${say({ key: 'order', args: { id } })}`,
  'words.known': ({ seat, cards }, say) =>
    `${say.player(seat)} a en main ${cards.length === 1 ? 'une carte qui vient de vous' : 'des cartes qui viennent de vous'} : ${cardTitles(say, cards)}.`,
  'order.group': ({ group }) =>
    ({ immunite: 'Immunité', suffer: 'Sans Immunité (une consigne d’Immunité passe avant)', choice: 'Choix automatiques' })[group],
  'order.detail': ({ id }) =>
    id === 'suffer-below-5'
      ? `En jeu : ma carte la plus forte au Débat, la plus faible à la Polémique. Une Affaire coûte au moins ${five}.`
      : orderDetails[groupOf(id)],
};
