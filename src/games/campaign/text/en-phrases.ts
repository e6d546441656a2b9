/** Everything the game says, in English. */

import type { Phrases, Say } from '../../../i18n/types.ts';
import { opponentOf, type Side, votesToWin } from '../vocabulary.ts';
import { effectOf } from './cards.ts';
import { enCards, enDie } from './en-cards.ts';
import type { Foresight, Messages } from './messages.ts';

const count = (n: number, one: string, many: string, say: Say): string => `${say.number(n)} ${say.plural(n, one, many)}`;
const quoted = (say: Say, id: string): string => `“${say.title(id)}”`;
const titles = (say: Say, ids: readonly string[]): string => say.list(ids.map((id) => say.title(id)));
const quotedAll = (say: Say, ids: readonly string[]): string => say.list(ids.map((id) => quoted(say, id)));
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const whose = (say: Say, side: Side): string => `${say.seat(side)}'s`;

/** A title ends the sentence with its own mark, if it has one. */
const ended = (title: string): string => (/[!?…]\W?$/.test(title) ? title : `${title}.`);

function foresight(seen: Foresight, say: Say): string {
  const parts = seen.gains.map(({ issue, by, from, to, of }) => `${say.title(issue)}: ${say.seat(by)} ${from} → ${to} of ${of}`);
  if (seen.decides) parts.push(`${say.title(seen.decides)} becomes the majority issue`);
  else if (seen.spaces > 0 && !seen.wins) parts.push(`${say.title(seen.issue)} still decides`);
  if (seen.key) parts.push(`Key: ${say.title(seen.key)}`);
  if (seen.wins) parts.push(`${say.seat(seen.wins)} WINS IT`);
  if (parts.length > 0) return parts.join(' · ');
  return seen.open ? standing(seen, say) : 'No effect here';
}

const standing = ({ issue, obama, mccain, undecided }: Pick<Foresight, 'issue' | 'obama' | 'mccain' | 'undecided'>, say: Say): string =>
  `${say.title(issue)}: Obama ${obama}, McCain ${mccain}, undecided ${undecided}`;

export const enPhrases: Phrases<Messages> = {
  'ask.turn': () => 'Your turn: play a card or draw one.',
  'ask.state': ({ card }, say) => (card ? `${quoted(say, card)}: in which state?` : 'In which state?'),
  'ask.issue': ({ state }, say) => `On which issue in ${say.title(state)}?`,
  'ask.direction': ({ state }, say) => `Which way does ${say.title(state)} shift?`,
  'ask.next-state': ({ card, left }, say) => `${card ? `${quoted(say, card)}: ` : ''}choose a state you have not chosen yet (${left} to go).`,
  'ask.pay': ({ card, n }, say) => `${quoted(say, card)}: which ${count(n, 'card', 'cards', say)} do you discard for it?`,
  'ask.pay-any': ({ card, states }, say) =>
    `${quoted(say, card)}: discard any number of cards. Each buys one state, of ${states} in play; none is allowed.`,
  'ask.discard': ({ card, n }, say) => `${quoted(say, card)}: which ${count(n, 'card', 'cards', say)} do you discard?`,
  'ask.circles': ({ group, n }, say) =>
    `${say.title(group)}: you have ${count(n, 'token', 'tokens', say)} left. Which undecided voters take your side?`,
  'ask.play-one': () => 'Which of the cards just drawn do you play at once?',
  'ask.win': ({ n }, say) => `${count(n, 'state is', 'states are', say)} won at the same moment. Which comes first?`,
  'ask.new-state': ({ state }, say) => `${say.title(state)} is yours. Which state comes into play?`,
  'ask.news-state': ({ card }, say) => `Breaking news, and you have the media: which state does ${quoted(say, card)} affect?`,
  'ask.bonus': ({ face, side }, say) => `${say.player(side)} went negative and rolled ${face}. Do you take the bonus?`,
  'ask.draft': ({ n, of }) => `Card ${n} of ${of}: which of these three do you keep?`,
  'ask.opening': ({ n }, say) => `Choose ${count(n, 'state', 'states', say)} to open with. Nobody sees them until both have chosen.`,

  card: ({ card }, say) => say.title(card),
  effect: ({ card }) => effectOf(enCards, card),
  type: ({ type }, say) => say.title(type),
  draw: () => 'Draw a card',
  'draw.detail': ({ deck, reshuffle }, say) =>
    reshuffle ? 'Your deck is empty: the discard pile is shuffled first' : `${count(deck, 'card', 'cards', say)} in your deck`,
  state: ({ state }, say) => say.title(state),
  issue: ({ issue }, say) => say.title(issue),
  toward: ({ issue }, say) => `Toward ${say.title(issue)}`,
  'toward.detail': ({ issue, decides, stuck }, say) => {
    if (stuck) return 'No effect: the marker is at the end of the track';
    return decides ? `${say.title(issue)} becomes the majority issue` : 'The marker moves, the majority issue stays';
  },
  circle: ({ state, issue, n }, say) => `${say.title(state)}, ${say.title(issue)}, circle ${n}`,
  foresight,
  'state.fresh': ({ votes, key, ...rest }, say) => `${count(votes, 'vote', 'votes', say)} · ${standing(rest, say)} · ${say.title(key)}`,
  'win.detail': ({ side, votes }, say) => `${count(votes, 'vote', 'votes', say)} for ${say.seat(side)}`,
  accept: () => 'Take it',
  'accept.detail': ({ face }) => enDie[face] ?? '',
  decline: () => 'Decline',
  'decline.detail': () => 'Nothing happens.',

  'blocked.cost': ({ n, have }, say) => `Needs ${count(n, 'other card', 'other cards', say)} to discard; you hold ${have}.`,
  'blocked.full': () => 'With 5 cards or more in hand you cannot draw.',
  'blocked.empty': () => 'Your deck and your discard pile are empty.',
  'blocked.not-behind': ({ side }, say) => `${say.seat(side)} does not lead here.`,

  lot: ({ side }, say) => `The lot decides who begins: ${say.player(side)} (${say.seat(side)}).`,
  drafted: ({ side, first }, say) =>
    first ? `${say.player(side)} has a deck of fifteen cards first, and will begin.` : `${say.player(side)} has a deck of fifteen cards too.`,
  'hand.dealt': ({ cards }, say) => `Your first cards: ${quotedAll(say, cards)}.`,
  'opening.starter': ({ states }, say) => `The campaign opens in ${titles(say, states)}.`,
  'opening.chosen': ({ side }, say) => `${say.player(side)} has chosen two states.`,
  opening: ({ side, states }, say) => `${say.player(side)} opens with ${titles(say, states)}.`,
  begins: ({ side }, say) => `${say.player(side)} begins.`,
  plays: ({ side, card }, say) => `${say.player(side)} plays ${quoted(say, card)}.`,
  'plays.none': ({ side }, say) => `${say.player(side)} can pay for none of the cards drawn and keeps them.`,
  draws: ({ side, n }, say) => `${say.player(side)} draws ${count(n, 'card', 'cards', say)}.`,
  'draws.you': ({ cards }, say) => `You drew ${quotedAll(say, cards)}.`,
  'draws.none': ({ side }, say) => `${say.player(side)} has nothing left to draw.`,
  reshuffles: ({ side }, say) => `${whose(say, side)} deck was empty: the discard pile is shuffled into a new one.`,
  discards: ({ side, cards }, say) => `${say.player(side)} discards ${quotedAll(say, cards)}.`,
  passes: ({ side }, say) => `${say.player(side)} can neither play nor draw and passes.`,
  gains: ({ side, state, issue, n }, say) =>
    `${say.title(state)}: ${count(n, 'block of voters comes', 'blocks of voters come', say)} over to ${say.seat(side)} on ${say.title(issue)}.`,
  'gains.none': ({ side, state, issue }, say) =>
    `${say.title(state)}: nobody is left to win over, on ${say.title(issue)} all back ${say.seat(side)}.`,
  'gains.no-token': ({ side, state }, say) => `${say.title(state)}: ${say.seat(side)} has no support token left, and the support is lost.`,
  undecided: ({ side, state, issue, n }, say) =>
    `${say.title(state)}: ${count(n, 'undecided block', 'undecided blocks', say)} on ${say.title(issue)} ${say.plural(n, 'sides', 'side')} with ${say.seat(side)}.`,
  'undecided.none': ({ state, issue }, say) => `${say.title(state)}: nobody is undecided on ${say.title(issue)}.`,
  'leader.none': ({ state, issue }, say) => `${say.title(state)}: on ${say.title(issue)} the candidates are level, the undecided stay so.`,
  group: ({ side, group, n, states }, say) =>
    `${say.title(group)} rally to ${say.seat(side)} in ${titles(say, states)}: ${count(n, 'undecided block', 'undecided blocks', say)} won.`,
  'group.none': ({ group }, say) => `${say.title(group)}: nobody undecided was there to win.`,
  'group.no-token': ({ side, group }, say) => `${say.title(group)}: ${say.seat(side)} has no token left to win them with.`,
  shifts: ({ state, toward, spaces, turned }, say) =>
    `${say.title(state)} shifts ${count(spaces, 'space', 'spaces', say)} toward ${say.title(toward)}${turned ? `: ${say.title(toward)} now decides there` : ''}.`,
  'shifts.none': ({ state, toward }, say) => `${say.title(state)} cannot shift further toward ${say.title(toward)}.`,
  key: ({ state, group }, say) => `${say.title(state)}: ${say.title(group)} are the key demographic now.`,
  media: ({ side, card }, say) => `${quoted(say, card)} is in force for ${say.seat(side)}.`,
  'media.gone': ({ side, card }, say) => `${whose(say, side)} ${quoted(say, card)} is off the air.`,
  'media.none': () => 'There was no Media Support to lose.',
  wins: ({ side, state, votes, total }, say) =>
    `${say.title(state)} goes to ${say.seat(side)}: ${count(votes, 'vote', 'votes', say)}, ${say.number(total)} of ${votesToWin} in all.`,
  fewer: ({ left }, say) => `No state is left to bring in. The fight goes on in ${count(left, 'state', 'states', say)}.`,
  enters: ({ side, state, votes }, say) => `${say.player(side)} brings ${say.title(state)} into play (${count(votes, 'vote', 'votes', say)}).`,
  news: ({ card }, say) => `Breaking news: ${ended(quoted(say, card))} ${effectOf(enCards, card)}`,
  'news.state': ({ side, state }, say) => `${say.player(side)} makes it news about ${say.title(state)}.`,
  'no-roll': ({ side, card }, say) => `${say.seat(side)} went negative, but ${quoted(say, card)} spares him the die.`,
  rolls: ({ side, face }, say) => `${say.seat(side)} went negative. The die: ${face}. For the opponent: ${lowerFirst(enDie[face] ?? '')}`,
  declines: ({ side }, say) => `${say.player(side)} declines.`,

  'won.votes': ({ side, votes, other }, say) => `${say.player(side)} wins the election: ${say.seat(side)} has ${votes} votes, the opponent ${other}.`,
  'won.left': ({ side }, say) => `${say.player(opponentOf(side))} gave up, and ${say.seat(side)} is elected.`,
  'draw.votes': ({ votes }) => `${votes} votes each: nobody is elected. A draw.`,
  'draw.quiet': ({ turns }) => `${turns} turns each without a state won: the campaigns have run dry. A draw.`,

  'board.preparing': () => 'The campaigns are being prepared.',
  'board.turn': ({ n, side }, say) => `Turn ${n}: ${say.player(side)} (${say.seat(side)}).`,
  'board.drafting': ({ side, kept, of, chosen }, say) =>
    `${say.player(side)} (${say.seat(side)}): ${kept} of ${of} cards kept${chosen ? ', states chosen' : ''}.`,
  'board.score': ({ side, votes, atStart, won }, say) =>
    `**${say.seat(side)} ${say.number(votes)}** of ${votesToWin}: ${[`${atStart} from the start`, ...won.map((one) => `${say.title(one.id)} ${one.votes}`)].join(', ')}.`,
  'board.state': ({ state, votes, square, key, other }, say) =>
    `**${say.title(state)}**, ${count(votes, 'vote', 'votes', say)}. Marker on square ${square} of 4. Key: ${say.title(key)}; other group: ${say.title(other)}.`,
  'board.row': ({ issue, obama, mccain, undecided, decides }, say) =>
    `- ${say.title(issue)}${decides ? ' (decides)' : ''}: Obama ${obama}, McCain ${mccain}, undecided ${undecided}`,
  'board.cards': ({ side, hand, deck, discard, tokens }, say) =>
    `${say.seat(side)}: ${count(hand, 'card', 'cards', say)} in hand, ${deck} in the deck, ${count(tokens, 'token', 'tokens', say)} left. Discarded: ${discard.length > 0 ? quotedAll(say, discard) : 'nothing'}.`,
  'board.media': ({ card, side }, say) => `Media Support in force: ${quoted(say, card)} (${say.seat(side)}). ${effectOf(enCards, card)}`,
  'board.no-media': () => 'No Media Support is in force.',
  'board.news': ({ card, state, left }, say) =>
    `Last news: ${quoted(say, card)}, ${say.title(state)}. ${count(left, 'news card', 'news cards', say)} to come.`,
  'board.no-news': ({ left }, say) => `No news yet. ${count(left, 'news card', 'news cards', say)} to come.`,
  'board.unused': ({ states }, say) => (states.length > 0 ? `Not in play yet: ${titles(say, states)}.` : 'Every state has been in play.'),
  race: ({ obama, mccain, states }, say) =>
    `Obama ${obama}, McCain ${mccain} of the ${votesToWin} votes needed. In play: ${say.list(states.map(({ id, votes }) => `${say.title(id)} (${votes})`))}.`,
  'race.preparing': ({ obama, mccain }) => `Before the start: Obama has ${obama} votes, McCain ${mccain}, of the ${votesToWin} needed.`,
  'race.over': ({ obama, mccain, winner }, say) =>
    `${winner ? `${say.seat(winner)} has won` : 'The game is drawn'}: Obama ${obama} votes, McCain ${mccain}.`,
  'hand.card': ({ card, type }, say) => `**${say.title(card)}** (${say.title(type)}): ${effectOf(enCards, card)}`,
  'hand.empty': () => 'Your hand is empty.',
  'hand.kept': ({ cards }, say) => `Kept so far: ${quotedAll(say, cards)}.`,
  'hand.opening': ({ states }, say) => `You open with ${titles(say, states)}.`,
};
