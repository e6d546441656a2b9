/** The words that tell a turn, in English. */
import type { Say } from '../../../../i18n/types.ts';
import { infosOf } from '../../data/infos.ts';
import { squareAt, squareBefore } from '../../data/squares.ts';
import type { Battle, Count } from '../../state.ts';
import { joke } from '../cards.ts';
import type { LegWords } from '../journey.ts';
import { infosTexts } from './cards.ts';
import { goldOrders, infosOrder, orderWords } from './orders.ts';

const before = (say: Say, n: number): string => say.title(squareBefore(n).name);
/** “Caen”, “the Infos square after Laval”, “Punch”: several squares are called Infos, and the board has no numbers. */
export const place = (say: Say, n: number): string => {
  const { kind, name } = squareAt(n);
  const said = say.title(name);
  if (kind === 'gold') return `“${said}”`;
  return kind === 'city' || kind === 'depart' ? said : `the ${said} square after ${before(say, n)}`;
};

/** The same, if it doesn't matter which square of its kind it is; a square that moves the pawn on says how far. */
const square = (say: Say, n: number): string => {
  const { kind, name } = squareAt(n);
  if (kind === 'gold') return `${place(say, n)}${name === 'battant' ? ` (${orderWords(squareAt(n))})` : ''}`;
  return kind === 'city' || kind === 'depart' ? place(say, n) : `${kind === 'infos' ? 'an' : 'a'} ${say.title(name)} square`;
};

/** “4 + 1 (strength) + 2 (Président cards) = 7”, or only the number on the die. */
const total = ({ die, strength, presidents, total: sum }: Count): string => {
  const cards = presidents === 1 ? 'card' : 'cards';
  const parts = [String(die), ...(strength > 0 ? ['1 (strength)'] : []), ...(presidents > 0 ? [`${presidents} (Président ${cards})`] : [])];
  return parts.length > 1 ? `${parts.join(' + ')} = ${sum}` : String(sum);
};

/** The dice of a battle, the winner's first. */
export const dice = ({ throws, winner }: Battle): string =>
  throws
    .map((pair) => (pair[0]!.seat === winner ? pair : pair.toReversed()))
    .map((pair) => pair.map(total).join(' against '))
    .join(', a tie; then ');

const free = (n: number): string => `${n === 1 ? 'is' : 'are'} free again`;

export const legWords: LegWords = {
  due: ({ due }, say) => ({ verb: `resolves “${say.title(due)}”` }),
  rolls: ({ die, again }) => ({ verb: again ? `rolls again (${die})` : `rolls ${die}` }),
  passes: ({ past }) => ({ verb: past === 'card' ? 'takes a Media card for passing Départ' : 'passes Départ (the Media pile is empty)' }),
  stops: ({ to }, say) => ({ verb: `lands on ${square(say, to)}` }),
  moves: ({ to }, say) => ({ verb: `advances to ${place(say, to)}` }),
  reaches: ({ to }, say) => ({ verb: `reaches ${place(say, to)}` }),
  goes: ({ to }, say) => ({ verb: `goes straight to ${place(say, to)}` }),
  flies: ({ to }, say) => ({ verb: `flies to ${squareAt(to).kind === 'gold' ? square(say, to) : place(say, to)}` }),
  wishes: ({ to }, say) => ({ verb: `wants to fly to ${place(say, to)}` }),
  gold: ({ order }) => ({ end: `: “${goldOrders[order]}”`, alone: `“${goldOrders[order]}”`, closed: true }),
  reads: ({ card, order }, say) => ({
    verb: `reads “${say.title(card)}”`,
    end: `: ${joke(infosTexts[card])}${order ? ` ${infosOrder(infosOf(card).does)}` : ''}`,
    closed: true,
  }),
  takes: ({ cities, there }, say) => ({ verb: `claims ${there ? 'it' : say.titles(cities)}` }),
  loses: ({ cities }, say) => ({ verb: `loses ${say.titles(cities)}`, end: `, which ${free(cities.length)}` }),
  frees: ({ cities }, say) => ({ end: `, and ${say.titles(cities)} ${free(cities.length)}`, alone: `${say.titles(cities)} ${free(cities.length)}` }),
  gives: ({ from, cities }, say, seat) => ({
    end: `, and ${say.player(from)} gives up ${say.titles(cities)}`,
    alone: `${say.player(from)} gives ${say.titles(cities)} to ${say.player(seat)}`,
  }),
  swaps: ({ other, mine, theirs }, say) => ({ verb: `exchanges ${say.titles(mine)} for ${say.of(say.player(other))} ${say.titles(theirs)}` }),
  presidents: ({ n }, say) => ({
    verb: n === 0 ? 'has no Président cards to lose' : `loses ${say.number(n)} Président ${n === 1 ? 'card' : 'cards'}`,
  }),
  media: ({ n }, say) => ({ verb: n === 1 ? 'takes a Media card' : `takes ${say.number(n)} Media cards` }),
  skips: ({ n }, say) => ({ verb: `misses this turn${n > 0 ? ` (${say.number(n)} more to come)` : ''}` }),
  fetches: () => ({ verb: 'goes back to Départ without a Media card' }),
  none: () => ({ verb: 'takes no city' }),
  void: () => ({ end: ', but no city fits', alone: 'No city fits, so nothing happens' }),
  empty: () => ({ end: ', but the Media pile is empty', alone: 'The Media pile is empty' }),
  stays: () => ({ verb: 'stays on the heliport' }),
  home: ({ city, there }, say) => ({ ...(!there && { verb: `lands on ${say.title(city)}` }), end: ', which they already own' }),
  immune: ({ owner }, say) => ({
    end: ` (no battle: ${say.player(owner)} is sitting out)`,
    alone: `There’s no battle: ${say.player(owner)} is sitting out`,
  }),
  protected: ({ owner, value }, say) => ({
    end: ` (no battle: ${say.player(owner)} holds every city worth ${value})`,
    alone: `There’s no battle: ${say.player(owner)} holds every city worth ${value}`,
  }),
  battle: ({ owner, city, there }, say) => ({ verb: `battles ${say.player(owner)} for ${there ? 'it' : say.title(city)}` }),
  decided: ({ battle, there }, say) => {
    const { city, owner, winner } = battle;
    if (winner !== owner) return { verb: `wins ${there ? 'it' : `**${say.title(city)}**`} from ${say.player(owner)}`, end: `: ${dice(battle)}` };
    const kept = `${say.player(owner)} defends ${there ? 'it' : say.title(city)}: ${dice(battle)}`;
    return { end: `, but ${kept}`, alone: kept };
  },
};
