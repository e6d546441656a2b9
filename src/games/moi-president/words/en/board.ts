/** The board in words, in English. */
import type { Phrases, Say } from '../../../../i18n/types.ts';
import type { Seat } from '../../../../kernel/types.ts';
import type { Card } from '../../data/deck.ts';
import type { LastView, MoveView } from '../../messages.ts';
import type { Roll } from '../../state.ts';
import { toBeElected } from '../../vocabulary.ts';
import type { Described } from '../describe.ts';
import { cardTitle, listed } from '../parts.ts';
import { kindTexts } from './cards.ts';
import { nth } from './numbers.ts';
import { cardsOf, points, victory } from './parts.ts';

const plainRolls = (say: Say<'en'>, round: readonly Roll[]): string => round.map(({ by, die }) => `${say.player(by)} ${die}`).join(', ');

function lastWords(last: LastView, say: Say<'en'>): string {
  const { by, card, discarded, target, replies, moves, way } = last;
  if (discarded) return `${say.player(by)} discards ${cardTitle(say, card)}`;
  const start = `${say.player(by)} plays ${cardTitle(say, card)}${target === null ? '' : ` against ${say.player(target)}`}`;
  const moved = moves.map((one) => moveWords(one, say));
  const [only, ...others] = moved;
  if (only && others.length === 0 && only.who === by && replies.length === 0 && !way) return `${start} and ${only.does}`;
  return [
    start,
    ...(way ? [way === 'clockwise' ? 'everything passes clockwise' : 'everything passes counterclockwise'] : []),
    ...replies.map((reply) => replyWords(reply, say)),
    ...moved.map(({ who, does }) => `${say.player(who)} ${does}`),
  ].join('; ');
}
const replyWords = ({ by, joker, to }: LastView['replies'][number], say: Say<'en'>): string =>
  joker === 'immunite' || to === null ? `${say.player(by)} answers with Immunity` : `${say.player(by)} answers with a Diversion to ${say.player(to)}`;

/** The cards that moved: «Ben gives 8 to Ada», «Ben discards 3 and 4». */
function moveWords({ by, from, to, cards }: MoveView, say: Say<'en'>): { who: Seat; does: string } {
  const values = say.list(cards.map((card) => say.number(card.points)));
  if (to === 'discard') return { who: by, does: `discards ${values}` };
  if (to === 'undecided') return { who: by, does: `leaves ${values} to the undecided` };
  if (to === 'socle') return { who: by, does: `moves ${values} into their base` };
  return { who: from, does: `gives ${values} to ${say.player(to)}` };
}

export const board: Phrases<Described, 'en'> = {
  race: ({ places, winners, unopposed }, say) =>
    winners.length > 0
      ? `The ${unopposed ? 'game' : 'election'} is over: ${say.player(winners)} ${say.agree(winners, unopposed ? 'wins unopposed' : 'wins', 'share the victory')}. ${scores(places, say)}.`
      : `Race to ${toBeElected} points: ${scores(places, say)}.`,
  'words.turn': ({ turn, active }, say) =>
    `**Turn ${say.number(turn)}**: it’s ${say.of(say.player(active))} turn. You win with ${toBeElected} points at the end of your own turn.`,
  'words.end': ({ seat, here, total, campaignPoints, soclePoints }, say) =>
    `**${say.player(seat)}**: ${here ? `${points(total, say)} (campaign ${say.number(campaignPoints)}, base ${say.number(soclePoints)})` : 'left the table'}.`,
  'words.place': ({ seat, here, total, campaignPoints, soclePoints, campaign, socle, change, hand }, say) => {
    if (!here) return `**${say.player(seat)}** has left the game.`;
    const moved = change === 0 ? '' : ` (${change > 0 ? '+' : '−'}${Math.abs(change)})`;
    return `**${say.player(seat)}**: ${points(total, say)}${moved}. Campaign ${campaignPoints}${valuesOf(campaign)}, base ${soclePoints}${valuesOf(socle)}, ${cardsOf(hand, say)} in hand.`;
  },
  'words.undecided': ({ cards, points: n }, say) => `Undecided: ${points(n, say)}${valuesOf(cards)}.`,
  'words.piles': ({ pile, discard, rebuilds, cap }, say) => {
    const top = discard.at(-1);
    const limit = cap === null ? '' : ` (the ${nth(cap + 1)} time ends the game)`;
    const rebuilt = `${rebuilds === 0 ? 'not rebuilt yet' : `rebuilt ${['once', 'twice'][rebuilds - 1] ?? `${say.number(rebuilds)} times`} so far`}${limit}`;
    const lies = top ? `, ${cardTitle(say, top)}${discard.length === 1 ? '' : ` on top (${listed(discard, say)})`}` : '';
    return `Pile: ${cardsOf(pile, say)}, ${rebuilt}. Discard: ${cardsOf(discard.length, say)}${lies}.`;
  },
  'words.last': ({ last }, say) => `Last card: ${lastWords(last, say)}.`,
  'words.dice': ({ rounds }, say) => `Last roll: ${rounds.map((round) => plainRolls(say, round)).join('; then ')}.`,
  'words.over': ({ winners, unopposed }, say) =>
    `**The game is over.** ${winners.length === 0 ? 'Nobody is elected' : unopposed ? `**${say.player(winners)}** wins without an election` : victory(say, winners)}.`,
  'words.card': ({ card, n }, say) => `**${n.join(', ')} · ${cardTitle(say, card)}** – ${kindTexts[card.kind].short}`,
  'words.orders': ({ orders }, say) => `Your standing orders: ${orders.map((id) => say({ key: 'order', args: { id } })).join('; ')}.`,
  'words.watching': () => 'You’re watching, so you have no hand.',
};

const valuesOf = (cards: readonly Card[]): string => (cards.length === 0 ? '' : ` (${cards.map(({ points: n }) => n).join(', ')})`);
const scores = (places: readonly { seat: Seat; total: number }[], say: Say<'en'>): string =>
  places.map(({ seat, total }) => `${say.player(seat)} ${say.number(total)}`).join(', ');
