/** The board, the race and the hand in words, in English. */

import { playerAs } from '../../../../i18n/say.ts';
import type { Phrases } from '../../../../i18n/types.ts';
import { attackOf, helicopterAttack, paradeFor } from '../../data/media.ts';
import type { Described } from '../describe.ts';
import { place } from './journey.ts';
import { count, of, quoted, seenCard, worth } from './parts.ts';

const kindNames = { attack: 'attack', parade: 'parry', president: 'joker' } as const;

export const board: Phrases<Described, 'en'> = {
  'board.head': ({ turn, round, limit, seat }, say) =>
    `Turn ${turn}, round ${round}${limit === null ? '' : ` of ${limit}`}. It’s ${of(say, seat)} turn.`,
  'board.seat': ({ seat, strength, square, media, skip, immobilised, cities: owned, groups, follower }, say) => {
    const list = owned.length === 0 ? 'no city' : owned.map(({ id, points }) => `${say.title(id)} ${points}`).join(', ');
    const safe = groups.length === 0 ? '' : ` · safe: cities worth ${say.list(groups.map(String))}`;
    const missed = skip > 0 ? ` · misses ${count(skip, { one: 'turn', other: 'turns' }, say)}` : '';
    const rest = immobilised ? `${missed} · no battles for these cities` : '';
    const behind = follower === null ? '' : `, followed by ${say.player(follower)}`;
    return `**${say.player(seat)}**: **${worth(strength, say)}** · ${list}${safe} · on ${place(say, square)} (square ${square})${behind} · ${count(media, { one: 'Media card', other: 'Media cards' }, say)}${rest}`;
  },
  'board.gone': ({ seat }, say) => `${say.player(seat)}: left the game`,
  'board.free': ({ cities: free }, say) =>
    free.length === 0 ? 'No cities are free.' : `Free cities: ${free.map(({ id, points }) => `${say.title(id)} ${points}`).join(', ')}.`,
  'board.complete': ({ majority: points, owned }) =>
    `${owned ? 'All cities have been owned at the same time' : 'The majority is falling'}, so ${points} points win.`,
  'board.goal': ({ majority: points }) => `Once every city is owned, ${points} points win.`,
  'board.pile': ({ n }, say) => `The Media pile has ${count(n, { one: 'card', other: 'cards' }, say)}.`,
  'board.under': ({ cards }, say) => `At the bottom of the pile, in order, as everyone saw: ${cards.map((card) => seenCard(say, card)).join(', ')}.`,
  'board.known': ({ seat, cards }, say) => `Everyone knows that ${say.player(seat)} holds ${cards.map((card) => seenCard(say, card)).join(', ')}.`,
  'board.fight': ({ newcomer, owner, city }, say) => `${say.player(newcomer)} is battling ${say.player(owner)} for ${say.title(city)}.`,
  'board.flight': ({ by, to }, say) => `${say.player(by)} is waiting to take off for ${place(say, to)}.`,
  'board.end.seat': ({ seat, gone, strength, cities, groups }, say) =>
    `${playerAs(say, seat, '**')}: ${gone ? 'left the table' : `${worth(strength, say)}, ${count(cities.length, { one: 'city', other: 'cities' }, say)}${groups.length > 0 ? `, ${count(groups.length, { one: 'complete group', other: 'complete groups' }, say)}` : ''}`}.`,
  race: ({ standings, free, complete, majority: enough }, say) => {
    const list = standings.map(({ seat, strength }) => `${say.player(seat)} ${strength}`).join(', ');
    return `Points: ${list}. ${complete ? `${enough} to win.` : free === 0 ? '' : `${count(free, { one: 'free city', other: 'free cities' }, say)}; ${enough} points win once every city is owned.`}`.trim();
  },
  'race.over': ({ seat, strength, unopposed }, say) =>
    unopposed
      ? `There were no opponents left: ${say.player(seat)} won without an election, with ${worth(strength, say)}.`
      : `${say.player(seat)} won the election with ${worth(strength, say)}.`,
  'hand.card': ({ card, kind }, say) => {
    const does = {
      attack: () => `decides a battle, unless ${quoted(say, paradeFor(card))} parries it`,
      parade: () => `cancels ${quoted(say, attackOf(card))}`,
      president: () => 'adds 1 to the combat die',
    }[kind]();
    return `**${say.title(card)}** (${kindNames[kind]}): ${does}${card === helicopterAttack ? '; also blocks a helicopter' : ''}.`;
  },
  'hand.empty': () => 'You have no Media cards.',
  'hand.orders': ({ orders }, say) => `Your standing orders: ${orders.map((id) => say({ key: 'order', args: { id } })).join('; ')}.`,
};
