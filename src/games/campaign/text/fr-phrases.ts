/** Everything the game says, in French. */

import type { Phrases, Say } from '../../../i18n/types.ts';
import { opponentOf, type Side, votesToWin } from '../vocabulary.ts';
import { effectOf } from './cards.ts';
import { frCards, frDie } from './fr-cards.ts';
import type { Foresight, Messages } from './messages.ts';

const count = (n: number, one: string, many: string, say: Say): string => `${say.number(n)} ${say.plural(n, one, many)}`;
/** French slogans may carry guillemets of their own. */
const quoted = (say: Say, id: string): string => (say.title(id).startsWith('«') ? say.title(id) : `« ${say.title(id)} »`);
const titles = (say: Say, ids: readonly string[]): string => say.list(ids.map((id) => say.title(id)));
const quotedAll = (say: Say, ids: readonly string[]): string => say.list(ids.map((id) => quoted(say, id)));
const of = (side: Side): string => (side === 'obama' ? "d'Obama" : 'de McCain');
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const onIssue = { defense: 'sur la Défense', economy: "sur l'Économie" } as const;
const toIssue = { defense: 'vers la Défense', economy: "vers l'Économie" } as const;
const theIssue = { defense: 'la Défense', economy: "l'Économie" } as const;

function foresight(seen: Foresight, say: Say): string {
  const parts = seen.gains.map(({ issue, by, from, to, of: all }) => `${say.title(issue)} : ${say.seat(by)} ${from} → ${to} sur ${all}`);
  if (seen.decides) parts.push(`${theIssue[seen.decides]} devient majoritaire`);
  else if (seen.spaces > 0 && !seen.wins) parts.push(`${theIssue[seen.issue]} décide encore`);
  if (seen.key) parts.push(`clé : ${say.title(seen.key)}`);
  if (seen.wins) parts.push(`${say.seat(seen.wins)} GAGNE L'ÉTAT`);
  if (parts.length > 0) return upperFirst(parts.join(' · '));
  return seen.open ? standing(seen, say) : 'Sans effet ici';
}

const standing = ({ issue, obama, mccain, undecided }: Pick<Foresight, 'issue' | 'obama' | 'mccain' | 'undecided'>, say: Say): string =>
  `${say.title(issue)} : Obama ${obama}, McCain ${mccain}, indécis ${undecided}`;

export const frPhrases: Phrases<Messages> = {
  'ask.turn': () => 'À vous : jouez une carte ou piochez.',
  'ask.state': ({ card }, say) => (card ? `${quoted(say, card)} : dans quel État ?` : 'Dans quel État ?'),
  'ask.issue': ({ state }, say) => `${say.title(state)} : sur quel enjeu ?`,
  'ask.direction': ({ state }, say) => `${say.title(state)} : vers quel enjeu ?`,
  'ask.next-state': ({ card, left }, say) => `${card ? `${quoted(say, card)} : c` : 'C'}hoisissez un État pas encore choisi (encore ${left}).`,
  'ask.pay': ({ card, n }, say) => `${quoted(say, card)} : ${say.plural(n, 'quelle carte', `quelles ${n} cartes`)} défaussez-vous ?`,
  'ask.pay-any': ({ card, states }, say) =>
    `${quoted(say, card)} : défaussez autant de cartes que voulu, ou aucune. Chacune vaut un État, sur ${states} en jeu.`,
  'ask.discard': ({ card, n }, say) => `${quoted(say, card)} : ${say.plural(n, 'quelle carte', `quelles ${n} cartes`)} défaussez-vous ?`,
  'ask.circles': ({ group, n }, say) => `${say.title(group)} : il vous reste ${count(n, 'jeton', 'jetons', say)}. Quels indécis ralliez-vous ?`,
  'ask.play-one': () => 'Laquelle des cartes piochées jouez-vous aussitôt ?',
  'ask.win': ({ n }, say) => `${count(n, 'État gagné', 'États gagnés', say)} au même moment. Lequel d'abord ?`,
  'ask.new-state': ({ state }, say) => `${say.title(state)} : l'État est à vous. Quel nouvel État entre en jeu ?`,
  'ask.news-state': ({ card }, say) => `Dernière minute, et les médias sont à vous : quel État est touché par ${quoted(say, card)} ?`,
  'ask.bonus': ({ face, side }, say) => `${say.player(side)} a mené une campagne négative et lancé un ${face}. Prenez-vous le bonus ?`,
  'ask.draft': ({ n, of: all }) => `Carte ${n} sur ${all} : laquelle de ces trois gardez-vous ?`,
  'ask.opening': ({ n }, say) => `Choisissez ${count(n, 'État', 'États', say)} de départ. Ils restent secrets tant que l'autre n'a pas choisi.`,

  card: ({ card }, say) => say.title(card),
  effect: ({ card }) => effectOf(frCards, card),
  type: ({ type }, say) => say.title(type),
  draw: () => 'Piocher une carte',
  'draw.detail': ({ deck, reshuffle }, say) =>
    reshuffle ? "Votre pioche est vide : la défausse est d'abord mélangée" : `${count(deck, 'carte', 'cartes', say)} dans votre pioche`,
  state: ({ state }, say) => say.title(state),
  issue: ({ issue }, say) => say.title(issue),
  toward: ({ issue }) => (issue === 'defense' ? 'Vers la Défense' : "Vers l'Économie"),
  'toward.detail': ({ issue, decides, stuck }) => {
    if (stuck) return 'Sans effet : le marqueur est au bout de la piste';
    return decides ? upperFirst(`${theIssue[issue]} devient l'enjeu majoritaire`) : "Le marqueur avance, l'enjeu majoritaire reste";
  },
  circle: ({ state, issue, n }, say) => `${say.title(state)}, ${say.title(issue)}, cercle ${n}`,
  foresight,
  'state.fresh': ({ votes, key, ...rest }, say) => `${count(votes, 'voix', 'voix', say)} · ${standing(rest, say)} · ${say.title(key)}`,
  'win.detail': ({ side, votes }, say) => `${count(votes, 'voix', 'voix', say)} pour ${say.seat(side)}`,
  accept: () => 'Prendre',
  'accept.detail': ({ face }) => frDie[face] ?? '',
  decline: () => 'Refuser',
  'decline.detail': () => 'Rien ne se passe.',

  'blocked.cost': ({ n, have }, say) => `Il faut ${count(n, 'autre carte', 'autres cartes', say)} à défausser ; vous en avez ${have}.`,
  'blocked.full': () => 'Avec 5 cartes ou plus en main, on ne peut pas piocher.',
  'blocked.empty': () => 'Votre pioche et votre défausse sont vides.',
  'blocked.not-behind': ({ side }, say) => `${say.seat(side)} n'y est pas en tête.`,

  lot: ({ side }, say) => `Le sort désigne qui commence : ${say.player(side)} (${say.seat(side)}).`,
  drafted: ({ side, first }, say) =>
    first ? `${say.player(side)} a son deck de quinze cartes en premier, et commencera.` : `${say.player(side)} a aussi son deck de quinze cartes.`,
  'hand.dealt': ({ cards }, say) => `Vos premières cartes : ${quotedAll(say, cards)}.`,
  'opening.starter': ({ states }, say) => `La campagne s'ouvre : ${titles(say, states)}.`,
  'opening.chosen': ({ side }, say) => `${say.player(side)} a choisi ses deux États.`,
  opening: ({ side, states }, say) => `${say.player(side)} ouvre avec : ${titles(say, states)}.`,
  begins: ({ side }, say) => `${say.player(side)} commence.`,
  plays: ({ side, card }, say) => `${say.player(side)} joue ${quoted(say, card)}.`,
  'plays.none': ({ side }, say) => `${say.player(side)} ne peut payer aucune des cartes piochées et les garde.`,
  draws: ({ side, n }, say) => `${say.player(side)} pioche ${count(n, 'carte', 'cartes', say)}.`,
  'draws.you': ({ cards }, say) => `Vous avez pioché : ${quotedAll(say, cards)}.`,
  'draws.none': ({ side }, say) => `${say.player(side)} n'a plus rien à piocher.`,
  reshuffles: ({ side }) => `La pioche ${of(side)} était vide : la défausse, mélangée, en forme une nouvelle.`,
  discards: ({ side, cards }, say) => `${say.player(side)} défausse ${quotedAll(say, cards)}.`,
  passes: ({ side }, say) => `${say.player(side)} ne peut ni jouer ni piocher, et passe.`,
  gains: ({ side, state, issue, n }, say) =>
    `${say.title(state)} : ${count(n, "groupe d'électeurs rejoint", "groupes d'électeurs rejoignent", say)} ${say.seat(side)} ${onIssue[issue]}.`,
  'gains.none': ({ side, state, issue }, say) =>
    `${say.title(state)} : plus personne à rallier, ${onIssue[issue]} tous soutiennent ${say.seat(side)}.`,
  'gains.no-token': ({ side, state }, say) => `${say.title(state)} : ${say.seat(side)} n'a plus de jeton, et le soutien est perdu.`,
  undecided: ({ side, state, issue, n }, say) =>
    `${say.title(state)} : ${count(n, "groupe d'indécis se rallie", "groupes d'indécis se rallient", say)} à ${say.seat(side)} ${onIssue[issue]}.`,
  'undecided.none': ({ state, issue }, say) => `${say.title(state)} : plus d'indécis ${onIssue[issue]}.`,
  'leader.none': ({ state, issue }, say) => `${say.title(state)} : égalité ${onIssue[issue]}, les indécis le restent.`,
  group: ({ side, group, n, states }, say) =>
    `${say.title(group)} : ${count(n, "groupe d'indécis se rallie", "groupes d'indécis se rallient", say)} à ${say.seat(side)} (${titles(say, states)}).`,
  'group.none': ({ group }, say) => `${say.title(group)} : aucun indécis à rallier.`,
  'group.no-token': ({ side, group }, say) => `${say.title(group)} : ${say.seat(side)} n’a plus de jeton pour les rallier.`,
  shifts: ({ state, toward, spaces, turned }, say) =>
    `${say.title(state)} : ${count(spaces, 'case', 'cases', say)} ${toIssue[toward]}${turned ? `, qui y devient l'enjeu majoritaire` : ''}.`,
  'shifts.none': ({ state, toward }, say) => `${say.title(state)} : impossible d'aller plus loin ${toIssue[toward]}.`,
  key: ({ state, group }, say) => `${say.title(state)} : la clé démographique est maintenant « ${say.title(group)} ».`,
  media: ({ side, card }, say) => `${quoted(say, card)} est en vigueur pour ${say.seat(side)}.`,
  'media.gone': ({ side, card }, say) => `${quoted(say, card)}, soutien ${of(side)}, quitte l'antenne.`,
  'media.none': () => "Il n'y avait aucun Soutien médiatique à perdre.",
  wins: ({ side, state, votes, total }, say) =>
    `${say.title(state)} : victoire ${of(side)}, ${count(votes, 'voix', 'voix', say)}, ${say.number(total)} sur ${votesToWin} au total.`,
  fewer: ({ left }, say) => `Plus aucun État à mettre en jeu. On continue avec ${count(left, 'État', 'États', say)}.`,
  enters: ({ side, state, votes }, say) => `${say.player(side)} met en jeu : ${say.title(state)} (${count(votes, 'voix', 'voix', say)}).`,
  news: ({ card }, say) => `Dernière minute : ${quoted(say, card)}. ${effectOf(frCards, card)}`,
  'news.state': ({ side, state }, say) => `${say.player(side)} choisit l'État touché : ${say.title(state)}.`,
  'no-roll': ({ side, card }, say) => `Campagne négative ${of(side)}, mais ${quoted(say, card)} lui épargne le dé.`,
  rolls: ({ side, face }) => `Campagne négative ${of(side)}. Le dé : ${face}. Pour l'adversaire : ${lowerFirst(frDie[face] ?? '')}`,
  declines: ({ side }, say) => `${say.player(side)} refuse.`,

  'won.votes': ({ side, votes, other }, say) =>
    `${say.player(side)} remporte l'élection : ${votes} voix pour ${say.seat(side)}, ${other} pour l'adversaire.`,
  'won.left': ({ side }, say) => `${say.player(opponentOf(side))} abandonne, et ${say.seat(side)} est élu.`,
  'draw.votes': ({ votes }) => `${votes} voix partout : personne n'est élu. Match nul.`,
  'draw.quiet': ({ turns }) => `${turns} tours chacun sans un seul État gagné : les campagnes s'essoufflent. Match nul.`,

  'board.preparing': () => 'Les campagnes se préparent.',
  'board.turn': ({ n, side }, say) => `Tour ${n} : ${say.player(side)} (${say.seat(side)}).`,
  'board.drafting': ({ side, kept, of: all, chosen }, say) =>
    `${say.player(side)} (${say.seat(side)}) : ${kept} cartes gardées sur ${all}${chosen ? ', États choisis' : ''}.`,
  'board.score': ({ side, votes, atStart, won }, say) =>
    `**${say.seat(side)} ${say.number(votes)}** sur ${votesToWin} : ${[`${atStart} au départ`, ...won.map((one) => `${say.title(one.id)} ${one.votes}`)].join(', ')}.`,
  'board.state': ({ state, votes, square, key, other }, say) =>
    `**${say.title(state)}**, ${count(votes, 'voix', 'voix', say)}. Marqueur sur la case ${square} de 4. Clé : ${say.title(key)} ; autre groupe : ${say.title(other)}.`,
  'board.row': ({ issue, obama, mccain, undecided, decides }, say) =>
    `- ${say.title(issue)}${decides ? ' (décide)' : ''} : Obama ${obama}, McCain ${mccain}, indécis ${undecided}`,
  'board.cards': ({ side, hand, deck, discard, tokens }, say) =>
    `${say.seat(side)} : ${count(hand, 'carte', 'cartes', say)} en main, ${deck} dans la pioche, ${count(tokens, 'jeton restant', 'jetons restants', say)}. Défausse : ${discard.length > 0 ? quotedAll(say, discard) : 'vide'}.`,
  'board.media': ({ card, side }, say) => `Soutien médiatique en vigueur : ${quoted(say, card)} (${say.seat(side)}). ${effectOf(frCards, card)}`,
  'board.no-media': () => "Aucun Soutien médiatique n'est en vigueur.",
  'board.news': ({ card, state, left }, say) =>
    `Dernières nouvelles : ${quoted(say, card)}, ${say.title(state)}. Encore ${count(left, 'carte', 'cartes', say)} Dernière minute.`,
  'board.no-news': ({ left }, say) => `Pas encore de nouvelles. ${count(left, 'carte', 'cartes', say)} Dernière minute à venir.`,
  'board.unused': ({ states }, say) => (states.length > 0 ? `Pas encore en jeu : ${titles(say, states)}.` : 'Tous les États ont été mis en jeu.'),
  race: ({ obama, mccain, states }, say) =>
    `Obama ${obama}, McCain ${mccain} sur les ${votesToWin} voix nécessaires. En jeu : ${say.list(states.map(({ id, votes }) => `${say.title(id)} (${votes})`))}.`,
  'race.preparing': ({ obama, mccain }) => `Avant le départ : Obama a ${obama} voix, McCain ${mccain}, sur les ${votesToWin} nécessaires.`,
  'race.over': ({ obama, mccain, winner }, say) => `${winner ? `${say.seat(winner)} a gagné` : 'Match nul'} : Obama ${obama} voix, McCain ${mccain}.`,
  'hand.card': ({ card, type }, say) => `**${say.title(card)}** (${say.title(type)}) : ${effectOf(frCards, card)}`,
  'hand.empty': () => 'Votre main est vide.',
  'hand.kept': ({ cards }, say) => `Déjà gardées : ${quotedAll(say, cards)}.`,
  'hand.opening': ({ states }, say) => `Vous ouvrez avec : ${titles(say, states)}.`,
};
