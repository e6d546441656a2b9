/** Everything the game says, in English. */

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
import { count, quoted, quotedAll } from './labels.ts';
import { told } from './told.ts';

function foresight(seen: Foresight, say: Say<'en'>): string {
  const parts = seen.gains.map(({ issue, by, from, to, of }) => `${say.title(issue)}: ${say.seat(by)} ${from} → ${to} of ${of}`);
  if (seen.decides) parts.push(`${say.title(seen.decides)} becomes the majority issue`);
  else if (seen.spaces > 0 && !seen.wins) parts.push(`${say.title(seen.issue)} still decides`);
  if (seen.key) parts.push(`new key: ${say.title(seen.key)}`);
  if (seen.wins) parts.push(`${say.seat(seen.wins)} WINS IT`);
  else if (seen.open && parts.length === 0) parts.push(standing(seen, say));
  if (!seen.wins)
    for (const { issue, turned, wins } of seen.either) parts.push(`${turned ? 'toward' : 'on'} ${say.title(issue)}: ${say.seat(wins)} WINS IT`);
  if (parts.length > 0) return say.capital(parts.join(' · '));
  return seen.stuck ? 'No effect: the marker is at the end of the track' : 'No effect here';
}

const standing = ({ issue, obama, mccain, undecided }: RowCount, say: Say<'en'>, decides = false): string =>
  `${say.title(issue)}${decides ? ' (decides)' : ''}: Obama ${obama}, McCain ${mccain}, undecided ${undecided}`;

type Hits = Messages['effect.now']['hits'];
/** What a card would affect now. */
const now = (hits: Hits, say: Say<'en'>): string =>
  hits.length === 0
    ? 'Right now: no voters to win.'
    : `Right now: ${say.list(hits.map(({ state, n, wins }) => `${say.title(state)} +${n}${wins ? `, ${say.seat(wins)} WINS IT` : ''}`))}.`;

/** The states that have a group, for players who decide whether to keep its card. */
function noteOn(group: Group, say: Say<'en'>): string {
  const { key, other } = statesWith(group);
  return `Key at the start: ${say.titles(key)}; other group: ${say.titles(other)}.`;
}

export const phrases: Phrases<Messages, 'en'> = {
  'ask.next-turn': () => 'your next turn, whatever your opponent does. It lapses if somebody wins a state first.',
  'ask.turn': ({ hand, side, own, theirs, near }, say) => {
    const race = `You have ${count(own, { one: 'vote', other: 'votes' }, say)}, ${say.seat(opponentOf(side))} ${say.number(theirs)}; you need ${votesToWin} to win.`;
    const states = (by: Side) => near.filter((one) => one.by === by).map(({ state }) => state);
    const lacks = [side, opponentOf(side)]
      .filter((by) => states(by).length > 0)
      .map((by, i) => {
        const is = by === side ? 'you’re' : `${say.seat(by)} is`;
        const each = states(by).length > 1 ? 'each of ' : '';
        return i > 0
          ? `and ${is} one away from ${each}${say.titles(states(by))}`
          : `${is} one voter away from winning ${each}${say.titles(states(by))}`;
      });
    const todo = hand === 0 ? 'your hand is empty, so draw a card' : 'play a card or draw one';
    return `Your turn: ${todo}. ${race}${lacks.length > 0 ? ` ${say.sentence(lacks.join(', '))}` : ''}`;
  },
  'ask.state': ({ card }, say) => (card ? `${quoted(say, card)}: in which state?` : 'In which state?'),
  'ask.issue': ({ state }, say) => `${say.title(state)}: on which issue?`,
  'ask.direction': ({ state }, say) => `Which way does ${say.title(state)} shift?`,
  'ask.next-state': ({ card, left }, say) => `${card ? `${quoted(say, card)}: ` : ''}choose a state you haven’t chosen yet (${left} to go).`,
  'ask.pay': ({ card, n }, say) => `${quoted(say, card)}: which ${count(n, { one: 'card', other: 'cards' }, say)} do you discard to pay for it?`,
  'ask.pay-any': ({ card, states }, say) =>
    `${quoted(say, card)}: discard as many cards as you like, or none. Each one lets you choose a state (${states} in play).`,
  'ask.discard': ({ card, n }, say) => `${quoted(say, card)}: which ${count(n, { one: 'card', other: 'cards' }, say)} do you discard?`,
  'ask.circles': ({ group, n }, say) =>
    `${say.title(group)}: you have ${count(n, { one: 'token', other: 'tokens' }, say)} left. Which undecided voters take your side?`,
  'ask.play-one': () => 'Which of the cards you just drew do you play now?',
  'ask.win': ({ n }, say) => `${count(n, { one: 'state is', other: 'states are' }, say)} won at the same time. Which one do you settle first?`,
  'ask.new-state': ({ state }, say) => `${say.title(state)} is yours. Which state comes into play?`,
  'ask.news-state': ({ card }, say) => `Your Media Support lets you choose: which state does ${quoted(say, card)} affect?`,
  'ask.bonus': ({ face, side }, say) => `${say.player(side)} went negative and rolled ${face}. Take the bonus?`,
  'ask.draft': ({ n, of }) => `Card ${n} of ${of}: which of these do you keep?`,
  'ask.opening': ({ n }, say) => `Choose ${count(n, { one: 'state', other: 'states' }, say)} to open with. Nobody sees them until both have chosen.`,

  'call.turn': () => 'play a card or draw one',
  'call.state': ({ card }, say) => (card ? `choose a state for ${quoted(say, card)}` : 'choose a state'),
  'call.issue': ({ state }, say) => `choose an issue in ${say.title(state)}`,
  'call.direction': ({ state }, say) => `choose which way ${say.title(state)} shifts`,
  'call.pay': ({ card, n }, say) => `discard ${count(n, { one: 'card', other: 'cards' }, say)} to pay for ${quoted(say, card)}`,
  'call.pay-any': ({ card }, say) => `choose what to discard for ${quoted(say, card)}`,
  'call.discard': ({ card, n }, say) => `discard ${count(n, { one: 'card', other: 'cards' }, say)} (${quoted(say, card)})`,
  'call.circles': ({ group, n }, say) => `choose ${count(n, { one: 'undecided voter', other: 'undecided voters' }, say)} (${say.title(group)})`,
  'call.play-one': () => 'play one of the cards you just drew',
  'call.win': ({ n }, say) => `choose which of the ${count(n, { one: 'state', other: 'states' }, say)} to settle first`,
  'call.new-state': () => 'choose the next state to bring into play',
  'call.news-state': ({ card }, say) => `choose the state that ${quoted(say, card)} affects`,
  'call.bonus': ({ face }, say) => `take the bonus (${say.inside(bonusWords(face))}) or decline it`,
  'call.draft': ({ n, of }) => `keep a card (${n} of ${of})`,
  'call.opening': ({ n }, say) => `secretly choose ${count(n, { one: 'state', other: 'states' }, say)} to open with`,

  card: ({ card }, say) => say.title(card),
  effect: ({ card }) => cardEffect(card),
  'effect.now': ({ card, hits }, say) => `${cardEffect(card)} ${now(hits, say)}`,
  type: ({ type }, say) => say.title(type),
  'order.draw': ({ n }, say) => `Draw a card while I hold fewer than ${say.number(n)}`,
  'order.draw.detail': () => 'You’re still asked if your opponent offers to end the game with no winner.',
  'order.draws': () => 'Your standing order draws a card for you.',
  draw: () => 'Draw a card',
  'draw.detail': ({ deck, reshuffle }, say) =>
    reshuffle ? 'Your deck is empty, so your discard pile is shuffled first' : `${count(deck, { one: 'card', other: 'cards' }, say)} in your deck`,
  state: ({ state }, say) => say.title(state),
  issue: ({ issue }, say) => say.title(issue),
  toward: ({ issue }, say) => `Toward ${say.title(issue)}`,
  circle: ({ state, issue, n }, say) => `${say.title(state)}, ${say.title(issue)}, circle ${n}`,
  'circle.detail': ({ decides, ...row }, say) => `${standing(row, say)}${decides ? ' · this issue decides' : ''}`,
  pass: () => 'Pass',
  offer: () => 'Offer a draw',
  'offer.detail': ({ turns }) => `Neither side has won a state in its last ${turns} turns. You play on; your opponent may agree on their turn`,
  agree: () => 'Agree to a draw',
  'agree.detail': ({ side }, say) => `${say.player(side)} offered it. Any other move declines`,
  foresight,
  'state.fresh': ({ votes, square, key, ...rest }, say) =>
    `${count(votes, { one: 'vote', other: 'votes' }, say)} · ${standing(rest, say)} · square ${square} of 4 · key: ${say.title(key)}`,
  'win.detail': ({ side, votes }, say) => `${count(votes, { one: 'vote', other: 'votes' }, say)} for ${say.seat(side)}`,
  accept: () => 'Take it',
  'accept.detail': ({ face }) => bonusWords(face),
  decline: () => 'Decline',
  'decline.detail': () => 'Nothing happens.',

  'blocked.done': () => 'You’ve already chosen this state. Choose a different one.',
  'blocked.cost': ({ n, have }, say) => `It costs ${count(n, { one: 'other card', other: 'other cards' }, say)}, and you have ${have}.`,
  'blocked.full': () => `You can’t draw with ${handToDraw} or more cards in hand.`,
  'blocked.empty': () => 'Your deck and your discard pile are empty.',
  'blocked.not-behind': ({ side }, say) => `${say.seat(side)} isn’t ahead here.`,

  lot: ({ side }, say) => `${say.seat(side)} goes first, chosen at random.`,
  drafted: ({ side, first }, say) =>
    first ? `${say.player(side)} finishes the draft first and will go first.` : `${say.player(side)} finishes the draft.`,
  'hand.dealt': ({ cards }, say) => `Your first cards: ${quotedAll(say, cards)}.`,
  'opening.starter': ({ states }, say) => `The campaign opens in ${say.titles(states)}.`,
  'opening.chosen': ({ side }, say) => `${say.player(side)} has chosen the states to open with.`,
  opening: ({ side, states }, say) => `${say.player(side)} opens with ${say.titles(states)}.`,
  begins: ({ side }, say) => `${say.seat(side)} goes first.`,
  plays: ({ side, card }, say) => `${say.player(side)} plays ${quoted(say, card)}.`,
  passes: ({ side }, say) => `${say.player(side)} can’t play or draw, and passes.`,
  ...happened,
  wins: ({ side, state, votes, total }, say) =>
    `${say.title(state)} goes to ${say.seat(side)}: ${count(votes, { one: 'vote', other: 'votes' }, say)}, ${say.number(total)} in all (${votesToWin} needed).`,
  fewer: ({ left }, say) => `No states are left to bring in; ${count(left, { one: 'state remains', other: 'states remain' }, say)} in play.`,
  enters: ({ side, state, votes }, say) =>
    `${say.player(side)} brings ${say.title(state)} into play (${count(votes, { one: 'vote', other: 'votes' }, say)}).`,
  news: ({ card }, say) => `Breaking News: ${quoted(say, card)}. ${newsEffect(card)}`,
  'news.state': ({ side, state }, say) => `${say.player(side)} chooses the state that the news affects: ${say.title(state)}.`,
  'no-roll': ({ side, card }, say) => `${say.player(side)} went negative, but ${quoted(say, card)} cancels the roll.`,
  rolls: ({ side, face }, say) =>
    `${say.player(side)} went negative and rolled ${face}${bonusFor(face).length === 0 ? ': no bonus' : `. Bonus for ${say.player(opponentOf(side))}: ${say.inside(bonusWords(face))}`}.`,
  declines: ({ side }, say) => `${say.player(side)} declines the bonus.`,
  'draw.offered': ({ side }, say) => `${say.player(side)} offers a draw, and plays on.`,
  'draw.declined': ({ side }, say) => `${say.player(side)} plays on: no draw.`,

  ...told,

  'won.votes': ({ side, votes, other }, say) => `${say.player(side)} is elected: ${say.seat(side)} ${votes}, ${say.seat(opponentOf(side))} ${other}.`,
  'won.left': ({ side }, say) => `${say.player(opponentOf(side))} concedes. ${say.player(side)} wins as ${say.seat(side)} without an election.`,
  'draw.votes': ({ votes, other = votes }) =>
    votes === other
      ? `${votes} votes each: nobody is elected, and the game is a draw.`
      : `${votes} votes to ${other}: nobody is elected, and the game is a draw.`,
  'draw.quiet': ({ turns }) => `Neither side has won a state in its last ${turns} turns, so the game is a draw.`,
  'draw.agreed': ({ side }, say) => `${say.player(side)} agrees to a draw.`,

  'board.preparing': () => 'Both sides are preparing their campaigns.',
  'board.turn': ({ n, side }, say) => `Turn ${n}: ${playerAs(say, side)}.`,
  'board.drafting': ({ side, kept, of, chosen }, say) => `${playerAs(say, side)}: ${kept} of ${of} cards kept${chosen ? ', states chosen' : ''}.`,
  'board.score': ({ side, votes, atStart, won }, say) =>
    `**${say.seat(side)}: ${count(votes, { one: 'vote', other: 'votes' }, say)}** (${votesToWin} to win): ${[`${atStart} from the start`, ...won.map((one) => `${say.title(one.id)} ${one.votes}`)].join(', ')}.`,
  'board.cards': ({ side, hand, deck, discard, tokens }, say) =>
    `${say.seat(side)}: ${count(hand, { one: 'card', other: 'cards' }, say)} in hand, ${deck} in the deck, ${tokens} of ${tokensPerSide} tokens left. Discarded: ${discard.length > 0 ? quotedAll(say, discard) : 'nothing'}.`,
  'board.again': ({ side, cards }, say) => `Cards everyone has seen, now in ${say.of(say.seat(side))} hand or deck: ${quotedAll(say, cards)}.`,
  'board.media': ({ card, side }, say) => {
    const { lasting } = cardOf(card);
    return `Media Support in force: ${quoted(say, card)} (${say.seat(side)})${lasting ? `: ${lastingEffect(lasting, side, 'name')}` : ''}.`;
  },
  'board.no-media': () => 'No Media Support is in force.',
  'board.news': ({ card, state, left }, say) =>
    `Last Breaking News: ${quoted(say, card)}${state ? `, ${say.title(state)}` : ''}. ${count(left, { one: 'news card', other: 'news cards' }, say)} left.`,
  'board.no-news': ({ left }, say) => `No Breaking News yet. ${count(left, { one: 'news card', other: 'news cards' }, say)} left.`,
  'board.offer': ({ side }, say) => `${say.player(side)} has offered a draw.`,
  'board.latest': ({ side, did, cards }, say) =>
    did === 'play'
      ? `Last played: ${quotedAll(say, cards)} (${say.seat(side)}).`
      : `Last turn: ${say.seat(side)} ${did === 'draw' ? 'drew a card' : 'passed'}.`,
  'board.unused': ({ states }, say) => (states.length > 0 ? `Not in play yet: ${say.titles(states)}.` : 'Every state has been in play.'),
  'board.end.side': ({ side, votes, won }, say) =>
    `${playerAs(say, side, '**')}: ${say.number(votes)} votes, ${count(won, { one: 'state', other: 'states' }, say)} won.`,
  race: ({ obama, mccain, states }, say) =>
    `Obama ${obama}, McCain ${mccain} of the ${votesToWin} votes needed. In play: ${say.list(states.map(({ id, votes }) => `${say.title(id)} (${votes})`))}.`,
  'race.preparing': ({ obama, mccain }) => `Before the first turn, Obama has ${obama} of the ${votesToWin} votes needed and McCain ${mccain}.`,
  'race.over': ({ obama, mccain, winner, conceded }, say) => {
    if (winner && conceded)
      return `${say.player(opponentOf(winner))} has conceded: ${playerAs(say, winner)} wins. Obama had ${obama} votes, McCain ${mccain}.`;
    return `${winner ? `${playerAs(say, winner)} has won the election` : 'The game is drawn'}: Obama ${obama} votes, McCain ${mccain}.`;
  },
  'hand.card': ({ card, type, group, hits }, say) =>
    [
      `**${say.title(card)}** (${say.title(type)}): ${cardEffect(card)}`,
      // Directly after the effect, as below a question: text shown here is not repeated there.
      ...(hits ? [now(hits, say)] : []),
      ...(group ? [noteOn(group, say)] : []),
    ].join(' '),
  'hand.empty': () => 'You have no cards.',
  'hand.kept': ({ cards }, say) => `Kept so far: ${quotedAll(say, cards)}.`,
  'hand.opening': ({ states }, say) => `You open with ${say.titles(states)}.`,
  'hand.left': ({ cards }, say) =>
    cards.length > 0
      ? `Left in the deck (${cards.length}), in no particular order: ${quotedAll(say, cards)}.`
      : 'Your deck is empty until the discard pile is shuffled.',
  'hand.held': ({ cards }, say) => (cards.length > 0 ? `In hand: ${quotedAll(say, cards)}.` : 'Your hand is empty.'),
  'hand.state': ({ state, votes, square, key, other, defense, economy }, say) =>
    `**${say.title(state)}**, ${count(votes, { one: 'vote', other: 'votes' }, say)}; marker on square ${square} of 4. ${inOrder(square, [
      defense,
      economy,
    ])
      .map((row, i) => `${standing(row, say, i === 0)}.`)
      .join(' ')} Key: ${say.title(key)}; other group: ${say.title(other)}.`,
};
