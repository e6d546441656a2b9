/** Everything the game says, in French. */

import { oneOrMore } from '../../../../i18n/languages/french.ts';
import { playerAs } from '../../../../i18n/say.ts';
import type { Phrases, Say } from '../../../../i18n/types.ts';
import { handToDraw, tokensPerSide, votesToWin } from '../../data/numbers.ts';
import { statesWith } from '../../data/states.ts';
import type { Foresight, Messages, RowCount } from '../../messages.ts';
import { cardOf } from '../../rules/cards/card.ts';
import { bonusFor } from '../../rules/cards/die.ts';
import { type Group, opponentOf, type Side } from '../../vocabulary.ts';
import { inOrder } from '../parts.ts';
import { bonusWords, cardEffect, happened, lastingEffect, newsEffect } from './effects.ts';
import { count, onIssue, quoted, quotedAll, theIssue, toIssue } from './labels.ts';
import { told } from './told.ts';

function foresight(seen: Foresight, say: Say<'fr'>): string {
  const parts = seen.gains.map(({ issue, by, from, to, of }) => `${say.title(issue)} : ${say.seat(by)} ${from} → ${to} sur ${of}`);
  if (seen.decides) parts.push(`${theIssue[seen.decides]} devient l'enjeu majoritaire`);
  else if (seen.spaces > 0 && !seen.wins) parts.push(`${theIssue[seen.issue]} reste l'enjeu majoritaire`);
  if (seen.key) parts.push(`nouvelle clé : ${say.title(seen.key)}`);
  if (seen.wins) parts.push(`${say.seat(seen.wins)} GAGNE L'ÉTAT`);
  else if (seen.open && parts.length === 0) parts.push(standing(seen, say));
  if (!seen.wins)
    for (const { issue, turned, wins } of seen.either) parts.push(`${(turned ? toIssue : onIssue)[issue]} : ${say.seat(wins)} GAGNE L'ÉTAT`);
  if (parts.length > 0) return say.capital(parts.join(' · '));
  return seen.stuck ? 'Sans effet : le marqueur est au bout de la piste' : 'Sans effet ici';
}

const standing = ({ issue, obama, mccain, undecided }: RowCount, say: Say<'fr'>, decides = false): string =>
  `${say.title(issue)}${decides ? ' (majoritaire)' : ''} : Obama ${obama}, McCain ${mccain}, indécis ${undecided}`;

type Hits = Messages['effect.now']['hits'];
/** What a card would affect now. */
const now = (hits: Hits, say: Say<'fr'>): string =>
  hits.length === 0
    ? "Pour l'instant : personne à rallier."
    : `Pour l'instant : ${say.list(hits.map(({ state, n, wins }) => `${say.title(state)} +${n}${wins ? `, ${say.seat(wins)} GAGNE L'ÉTAT` : ''}`))}.`;

/** How many Breaking News cards are left. */
const newsLeft = (left: number, say: Say<'fr'>): string =>
  left === 0 ? "Il n'y en a plus." : `Encore ${count(left, oneOrMore('carte', 'cartes'), say)} à venir.`;

/** The states that have a group, for players who decide whether to keep its card. */
function noteOn(group: Group, say: Say<'fr'>): string {
  const { key, other } = statesWith(group);
  return `Clé au départ : ${say.titles(key)} ; autre groupe : ${say.titles(other)}.`;
}

export const phrases: Phrases<Messages, 'fr'> = {
  'ask.next-turn': () => 'votre prochain tour, quoi que fasse l’adversaire. La réponse ne vaut plus si quelqu’un gagne un État avant.',
  'ask.turn': ({ hand, side, own, theirs, near }, say) => {
    const race = `Vous avez ${count(own, oneOrMore('voix', 'voix'), say)}, ${say.seat(opponentOf(side))} ${say.number(theirs)} ; il en faut ${votesToWin}.`;
    const states = (by: Side) => near.filter((one) => one.by === by).map(({ state }) => state);
    const lacks = [side, opponentOf(side)]
      .filter((by) => states(by).length > 0)
      .map((by) => `${say.titles(states(by))}${states(by).length > 1 ? ' (chacun)' : ''} pour ${by === side ? 'vous' : say.seat(by)}`);
    const close = lacks.length === 0 ? '' : ` Plus qu'un électeur à rallier : ${lacks.join(' ; ')}.`;
    const todo = hand === 0 ? 'piochez, votre main est vide' : 'jouez une carte ou piochez';
    return `À vous : ${todo}. ${race}${close}`;
  },
  'ask.state': ({ card }, say) => (card ? `${quoted(say, card)} : dans quel État ?` : 'Dans quel État ?'),
  'ask.issue': ({ state }, say) => `${say.title(state)} : sur quel enjeu ?`,
  'ask.direction': ({ state }, say) => `${say.title(state)} : vers quel enjeu ?`,
  'ask.next-state': ({ card, left }, say) => `${card ? `${quoted(say, card)} : c` : 'C'}hoisissez un autre État (encore ${left} à choisir).`,
  'ask.pay': ({ card, n }, say) => `${quoted(say, card)} : ${say.plural(n, oneOrMore('quelle carte', `quelles ${n} cartes`))} défaussez-vous ?`,
  'ask.pay-any': ({ card, states }, say) =>
    `${quoted(say, card)} : défaussez autant de cartes que vous voulez, ou aucune. Chacune vous permet de choisir un État (${states} en jeu).`,
  'ask.discard': ({ card, n }, say) => `${quoted(say, card)} : ${say.plural(n, oneOrMore('quelle carte', `quelles ${n} cartes`))} défaussez-vous ?`,
  'ask.circles': ({ group, n }, say) =>
    `${say.title(group)} : il vous reste ${count(n, oneOrMore('jeton', 'jetons'), say)}. Quels indécis ralliez-vous ?`,
  'ask.play-one': () => 'Laquelle des cartes piochées jouez-vous aussitôt ?',
  'ask.win': ({ n }, say) => `${count(n, oneOrMore('État est gagné', 'États sont gagnés'), say)} au même moment. Par lequel commencez-vous ?`,
  'ask.new-state': ({ state }, say) => `${say.title(state)} : l'État est à vous. Lequel mettez-vous en jeu à sa place ?`,
  'ask.news-state': ({ card }, say) => `Votre Soutien médiatique vous laisse choisir : quel État la carte ${quoted(say, card)} touche-t-elle ?`,
  'ask.bonus': ({ face, side }, say) => `${say.player(side)} a mené une campagne négative, et son dé donne ${face}. Prenez-vous le bonus ?`,
  'ask.draft': ({ n, of }) => `Carte ${n} sur ${of} : laquelle gardez-vous ?`,
  'ask.opening': ({ n }, say) =>
    `Choisissez ${count(n, oneOrMore('État', 'États'), say)} de départ. Personne ne les voit avant que les deux joueurs aient choisi.`,

  'call.turn': () => 'jouez une carte ou piochez',
  'call.state': ({ card }, say) => (card ? `choisissez un État pour ${quoted(say, card)}` : 'choisissez un État'),
  'call.issue': ({ state }, say) => `choisissez un enjeu (${say.title(state)})`,
  'call.direction': ({ state }, say) => `choisissez vers quel enjeu va le marqueur (${say.title(state)})`,
  'call.pay': ({ card, n }, say) => `défaussez ${count(n, oneOrMore('carte', 'cartes'), say)} pour payer ${quoted(say, card)}`,
  'call.pay-any': ({ card }, say) => `choisissez ce que vous défaussez pour ${quoted(say, card)}`,
  'call.discard': ({ card, n }, say) => `défaussez ${count(n, oneOrMore('carte', 'cartes'), say)} (${quoted(say, card)})`,
  'call.circles': ({ group, n }, say) => `choisissez ${count(n, oneOrMore('électeur indécis', 'électeurs indécis'), say)} (${say.title(group)})`,
  'call.play-one': () => "jouez l'une des cartes piochées",
  'call.win': ({ n }, say) => `choisissez par lequel des ${count(n, oneOrMore('État gagné', 'États gagnés'), say)} commencer`,
  'call.new-state': () => 'choisissez le prochain État en jeu',
  'call.news-state': ({ card }, say) => `choisissez l'État que touche la carte ${quoted(say, card)}`,
  'call.bonus': ({ face }, say) => `prenez le bonus (${say.inside(bonusWords(face))}) ou refusez-le`,
  'call.draft': ({ n, of }) => `gardez une carte (${n} sur ${of})`,
  'call.opening': ({ n }, say) => `choisissez en secret ${count(n, oneOrMore('État', 'États'), say)} de départ`,

  card: ({ card }, say) => say.title(card),
  effect: ({ card }) => cardEffect(card),
  'effect.now': ({ card, hits }, say) => `${cardEffect(card)} ${now(hits, say)}`,
  type: ({ type }, say) => say.title(type),
  'order.draw': ({ n }, say) => `Piocher tant que j’ai moins de ${say.number(n)} cartes`,
  'order.draw.detail': () => 'Si l’adversaire propose la nulle, la question vous est quand même posée.',
  'order.draws': () => 'Votre consigne a répondu : vous piochez une carte.',
  draw: () => 'Piocher une carte',
  'draw.detail': ({ deck, reshuffle }, say) =>
    reshuffle ? "Votre pioche est vide : la défausse est d'abord mélangée" : `${count(deck, oneOrMore('carte', 'cartes'), say)} dans votre pioche`,
  state: ({ state }, say) => say.title(state),
  issue: ({ issue }, say) => say.title(issue),
  toward: ({ issue }, say) => say.capital(toIssue[issue]),
  circle: ({ state, issue, n }, say) => `${say.title(state)}, ${say.title(issue)}, cercle ${n}`,
  'circle.detail': ({ decides, ...row }, say) => `${standing(row, say)}${decides ? ' · cet enjeu décide' : ''}`,
  pass: () => 'Passer',
  offer: () => 'Proposer la nulle',
  'offer.detail': ({ turns }) => `Aucun État gagné en ${turns} tours chacun. Vous jouez quand même ; l'adversaire peut accepter à son tour`,
  agree: () => 'Accepter la nulle',
  'agree.detail': ({ side }, say) => `Proposée par ${say.player(side)}. Tout autre choix la refuse`,
  foresight,
  'state.fresh': ({ votes, square, key, ...rest }, say) =>
    `${count(votes, oneOrMore('voix', 'voix'), say)} · ${standing(rest, say)} · case ${square} sur 4 · clé : ${say.title(key)}`,
  'win.detail': ({ side, votes }, say) => `${count(votes, oneOrMore('voix', 'voix'), say)} pour ${say.seat(side)}`,
  accept: () => 'Prendre',
  'accept.detail': ({ face }) => bonusWords(face),
  decline: () => 'Refuser',
  'decline.detail': () => 'Rien ne se passe.',

  'blocked.done': () => 'Vous avez déjà choisi cet État. Choisissez-en un autre.',
  'blocked.cost': ({ n, have }, say) => `Il faut défausser ${count(n, oneOrMore('autre carte', 'autres cartes'), say)}, et vous en avez ${have}.`,
  'blocked.full': () => `Avec ${handToDraw} cartes ou plus en main, vous ne pouvez pas piocher.`,
  'blocked.empty': () => 'Votre pioche et votre défausse sont vides.',
  'blocked.not-behind': ({ side }, say) => `${say.seat(side)} n'y est pas en tête.`,

  lot: ({ side }, say) => `Le sort désigne ${say.seat(side)} pour commencer.`,
  drafted: ({ side, first }, say) => (first ? `${say.player(side)} finit le draft en premier et commencera.` : `${say.player(side)} finit le draft.`),
  'hand.dealt': ({ cards }, say) => `Vos premières cartes : ${quotedAll(say, cards)}.`,
  'opening.starter': ({ states }, say) => `La campagne commence dans ces États : ${say.titles(states)}.`,
  'opening.chosen': ({ side }, say) => `${say.player(side)} a choisi ses États de départ.`,
  opening: ({ side, states }, say) => `${say.player(side)} choisit ses États de départ : ${say.titles(states)}.`,
  begins: ({ side }, say) => `${say.seat(side)} commence.`,
  plays: ({ side, card }, say) => `${say.player(side)} joue ${quoted(say, card)}.`,
  passes: ({ side }, say) => `${say.player(side)} ne peut ni jouer ni piocher, et passe.`,
  ...happened,
  wins: ({ side, state, votes, total }, say) =>
    `${say.title(state)} : ${say.seat(side)} gagne l'État et ses ${count(votes, oneOrMore('voix', 'voix'), say)}, avec un total de ${say.number(total)} (il en faut ${votesToWin}).`,
  fewer: ({ left }, say) => `Il n'y a plus d'État à mettre en jeu ; il reste ${count(left, oneOrMore('État', 'États'), say)} à gagner.`,
  enters: ({ side, state, votes }, say) => `${say.player(side)} met en jeu : ${say.title(state)} (${count(votes, oneOrMore('voix', 'voix'), say)}).`,
  news: ({ card }, say) => `Dernière minute : ${quoted(say, card)}. ${newsEffect(card)}`,
  'news.state': ({ side, state }, say) => `${say.player(side)} choisit l'État touché par l'actualité : ${say.title(state)}.`,
  'no-roll': ({ side, card }, say) => `Campagne négative ${say.of(say.player(side))}, mais ${quoted(say, card)} lui épargne le dé.`,
  rolls: ({ side, face }, say) =>
    `Campagne négative ${say.of(say.player(side))} : le dé donne ${face}${bonusFor(face).length === 0 ? ', sans bonus' : `. Bonus pour ${say.player(opponentOf(side))} : ${say.inside(bonusWords(face))}`}.`,
  declines: ({ side }, say) => `${say.player(side)} refuse le bonus.`,
  'draw.offered': ({ side }, say) => `${say.player(side)} propose la nulle, et joue quand même.`,
  'draw.declined': ({ side }, say) => `${say.player(side)} joue : pas de nulle.`,

  ...told,

  'won.votes': ({ side, votes, other }, say) =>
    `${say.player(side)} remporte l'élection : ${say.seat(side)} ${votes}, ${say.seat(opponentOf(side))} ${other}.`,
  'won.left': ({ side }, say) => `${say.player(opponentOf(side))} concède la défaite. ${say.player(side)} gagne (${say.seat(side)}), sans élection.`,
  'draw.votes': ({ votes, other = votes }) =>
    votes === other
      ? `${votes} voix partout : personne n'est élu, et la partie est nulle.`
      : `${votes} voix à ${other} : personne n'est élu, et la partie est nulle.`,
  'draw.quiet': ({ turns }) => `Personne n'a gagné d'État en ${turns} tours chacun : match nul.`,
  'draw.agreed': ({ side }, say) => `${say.player(side)} accepte la nulle : match nul.`,

  'board.preparing': () => 'Les campagnes se préparent.',
  'board.turn': ({ n, side }, say) => `Tour ${n} : ${playerAs(say, side)}.`,
  'board.drafting': ({ side, kept, of, chosen }, say) =>
    `${playerAs(say, side)} – cartes gardées : ${kept} sur ${of}${chosen ? ', États choisis' : ''}.`,
  'board.score': ({ side, votes, atStart, won }, say) =>
    `**${say.seat(side)} : ${count(votes, oneOrMore('voix', 'voix'), say)}**, il en faut ${votesToWin} (${[`${atStart} au départ`, ...won.map((one) => `${say.title(one.id)} ${one.votes}`)].join(', ')}).`,
  'board.cards': ({ side, hand, deck, discard, tokens }, say) =>
    `${say.seat(side)} : ${count(hand, oneOrMore('carte', 'cartes'), say)} en main, ${deck} dans la pioche, jetons restants : ${tokens} sur ${tokensPerSide}. Défausse : ${discard.length > 0 ? quotedAll(say, discard) : 'vide'}.`,
  'board.again': ({ side, cards }, say) =>
    `Cartes ${say.of(say.seat(side))} déjà vues, maintenant en main ou dans la pioche : ${quotedAll(say, cards)}.`,
  'board.media': ({ card, side }, say) => {
    const { lasting } = cardOf(card);
    return `Soutien médiatique en vigueur : ${quoted(say, card)} (${say.seat(side)})${lasting ? ` : ${lastingEffect(lasting, side, 'name')}` : ''}.`;
  },
  'board.no-media': () => "Aucun Soutien médiatique n'est en vigueur.",
  'board.news': ({ card, state, left }, say) =>
    `Dernière minute : ${quoted(say, card)}${state ? `, ${say.title(state)}` : ''}. ${newsLeft(left, say)}`,
  'board.no-news': ({ left }, say) => `Aucune carte Dernière minute pour l'instant. ${newsLeft(left, say)}`,
  'board.offer': ({ side }, say) => `${say.player(side)} propose la nulle.`,
  'board.latest': ({ side, did, cards }, say) =>
    did === 'play'
      ? `Dernier coup ${say.of(say.seat(side))} : ${quotedAll(say, cards)}.`
      : `Dernier coup : ${say.seat(side)} ${did === 'draw' ? 'a pioché' : 'a passé'}.`,
  'board.unused': ({ states }, say) => (states.length > 0 ? `Pas encore en jeu : ${say.titles(states)}.` : 'Tous les États ont été mis en jeu.'),
  'board.end.side': ({ side, votes, won }, say) =>
    `${playerAs(say, side, '**')} : ${say.number(votes)} voix, ${count(won, oneOrMore('État gagné', 'États gagnés'), say)}.`,
  race: ({ obama, mccain, states }, say) =>
    `Obama ${obama}, McCain ${mccain} sur les ${votesToWin} voix nécessaires. En jeu : ${say.list(states.map(({ id, votes }) => `${say.title(id)} (${votes})`))}.`,
  'race.preparing': ({ obama, mccain }) => `Avant le premier tour, Obama a ${obama} des ${votesToWin} voix nécessaires et McCain ${mccain}.`,
  'race.over': ({ obama, mccain, winner, conceded }, say) => {
    if (winner && conceded)
      return `${say.player(opponentOf(winner))} a concédé la défaite : ${playerAs(say, winner)} gagne. Obama avait ${obama} voix, McCain ${mccain}.`;
    return `${winner ? `${playerAs(say, winner)} a remporté l'élection` : 'Match nul'} : Obama ${obama} voix, McCain ${mccain}.`;
  },
  'hand.card': ({ card, type, group, hits }, say) =>
    [
      `**${say.title(card)}** (${say.title(type)}) : ${cardEffect(card)}`,
      // Directly after the effect, as below a question: text shown here is not repeated there.
      ...(hits ? [now(hits, say)] : []),
      ...(group ? [noteOn(group, say)] : []),
    ].join(' '),
  'hand.empty': () => 'Vous n’avez aucune carte.',
  'hand.kept': ({ cards }, say) => `Déjà gardées : ${quotedAll(say, cards)}.`,
  'hand.opening': ({ states }, say) => `Vos États de départ : ${say.titles(states)}.`,
  'hand.left': ({ cards }, say) =>
    cards.length > 0
      ? `Encore dans la pioche (${cards.length}), dans un ordre inconnu : ${quotedAll(say, cards)}.`
      : 'Votre pioche est vide : la défausse sera mélangée quand vous piocherez.',
  'hand.held': ({ cards }, say) => (cards.length > 0 ? `En main : ${quotedAll(say, cards)}.` : 'Votre main est vide.'),
  'hand.state': ({ state, votes, square, key, other, defense, economy }, say) =>
    `**${say.title(state)}**, ${count(votes, oneOrMore('voix', 'voix'), say)} ; marqueur sur la case ${square} (sur 4). ${inOrder(square, [
      defense,
      economy,
    ])
      .map((row, i) => `${standing(row, say, i === 0)}.`)
      .join(' ')} Clé : ${say.title(key)} ; autre groupe : ${say.title(other)}.`,
};
