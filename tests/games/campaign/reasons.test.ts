/** Reasons for moves in Campaign Manager, each with a near case in which it is not said. */
import { expect, test } from 'vitest';
import { campaign } from '../../../src/games/campaign/game.ts';
import { cardsOf } from '../../../src/games/campaign/rules/cards/index.ts';
import { winsGroup } from '../../../src/games/campaign/rules/seen.ts';
import type { CampaignView } from '../../../src/games/campaign/rules/view.ts';
import { sides } from '../../../src/games/campaign/vocabulary.ts';
import { start } from '../../../src/kernel/run.ts';
import { seedOf } from '../../standing/play.ts';
import { saidOf } from '../said.ts';
import { told } from './reasoned.ts';
import { scenario } from './scenario.ts';

const groupsOf = (cards: readonly { play: readonly object[] }[]): string[] => [
  ...new Set(cards.flatMap(({ play }) => play.flatMap((step) => ('group' in step && typeof step.group === 'string' ? [step.group] : [])))),
];

test.each(sides)('%s can win a group by a Demographic Support only if one is in the decks of this game', (side) => {
  const starters = groupsOf(cardsOf[side].filter(({ starter }) => starter));
  const others = groupsOf(cardsOf[side]).filter((group) => !starters.includes(group));
  expect(starters.length).toBeGreaterThan(0);
  expect(others.length).toBeGreaterThan(0);
  const wins = (decks: CampaignView['decks'], group: string, discard: string[] = []): boolean =>
    winsGroup({ decks, sides: { [side]: { discard } } } as unknown as CampaignView, side, group as never);
  for (const group of starters) expect([wins('starter', group), wins('draft', group)]).toEqual([true, true]);
  for (const group of others) expect([wins('starter', group), wins('draft', group), wins(null, group)]).toEqual([false, true, true]);
  const all = cardsOf[side].map(({ id }) => id);
  for (const group of starters) expect(wins('draft', group, all)).toBe(false);
});

test('keep the rival from a state that one shift of the marker would win: a shift away, and none where voters are missing', () => {
  const game = campaign as unknown as Parameters<typeof saidOf>[0];
  const shifts = (economy: string) => {
    const table = scenario({ hands: { obama: ['O06'] }, states: { FL: { economy, square: 2 }, OH: {} } })
      .asks('obama', 'ask.turn')
      .answer('O06');
    return saidOf(game, table, { seat: 'obama', ask: 'ask.state', picked: ['FL'] }).own;
  };
  expect(shifts('RRRRR')).toContain('why.stops.shift');
  expect(shifts('RRRRB')).not.toContain('why.stops.shift');
});

test('come within one shift of the marker: all voters of the other issue, while the marker is beside it', () => {
  const game = campaign as unknown as Parameters<typeof saidOf>[0];
  // “The Change We Need” wins one Economy voter and draws a card.
  const gains = (economy: string, square: 1 | 2) => {
    const table = scenario({ hands: { obama: ['O11'] }, states: { FL: { economy, square }, OH: {} } })
      .asks('obama', 'ask.turn')
      .answer('O11');
    return saidOf(game, table, { seat: 'obama', ask: 'ask.state', picked: ['FL'] }).own;
  };
  expect(gains('BBBBW', 2)).toContain('why.near.shift');
  expect(gains('BBBWW', 2)).not.toContain('why.near.shift');
  expect(gains('BBBBW', 1)).not.toContain('why.near.shift');
  // It draws a card for itself: that leaves no more to choose from.
  expect(gains('BBBWW', 2)).toContain('why.swaps');
  expect(gains('BBBWW', 2)).not.toContain('why.fills');
});

test('have more to choose from: a card that draws several', () => {
  const game = campaign as unknown as Parameters<typeof saidOf>[0];
  const table = scenario({ hands: { obama: ['O20'] }, states: { FL: {}, OH: {} } });
  const { own } = saidOf(game, table, { seat: 'obama', ask: 'ask.turn', picked: ['O20'] });
  expect(own).toContain('why.fills');
  expect(own).not.toContain('why.swaps');
});

test('draw two cards and play one of them at once: only a card that says so', () => {
  const draws = (card: string) =>
    told(scenario({ hands: { obama: [card] }, states: { FL: {}, OH: {} } }), { seat: 'obama', ask: 'ask.turn', picked: [card] }).all;
  expect(draws('O21')).toContain('draw 2 cards and play one of them at once');
  expect(draws('O20')).toContain('draw 3 cards and have more to choose from');
});

test('far from winning a state where the other side led, that lead is cut; nearer, a side gets closer', () => {
  const gains = (before: string, after: string) => {
    const seen = (economy: string) => {
      const table = scenario({ active: 'mccain', states: { FL: { economy, square: 4 }, OH: {} } });
      return campaign.rules.view(table.state, 'mccain');
    };
    const deed = { seat: 'mccain', was: seen(before), is: seen(after), told: [], answer: { ask: 'ask.state', picked: ['FL'] } };
    return campaign.reasons!(deed as never)[0]!.key;
  };
  expect(gains('BBBRW', 'BBRRW')).toBe('why.slows');
  expect(gains('BBRWW', 'BBRRW')).toBe('why.gains');
});

test('gain support on an issue that a card kept in hand can make decide', () => {
  const plays = (...hand: string[]) =>
    told(
      scenario({ hands: { mccain: ['M10', ...hand] }, active: 'mccain', states: { MI: { economy: 'BBBRR', defense: 'RRBWW', square: 4 }, OH: {} } })
        .asks('mccain', 'ask.turn')
        .answer('M10'),
      { seat: 'mccain', ask: 'ask.state', picked: ['MI'] },
    ).all;
  expect(plays('M24').join()).toContain('on Defense, which “Commander-In-Chief Test” can make decide');
  expect(plays().join()).not.toContain('can make decide');
});

test('open in the biggest states with a lead, or only ahead', () => {
  const opens = (...picked: string[]) => {
    const { state } = start(campaign.rules, { seats: ['obama', 'mccain'], options: { deck: 'draft', first: 'rules' }, seed: seedOf(1) });
    const was = campaign.rules.view({ ...state, stack: [] } as never, null);
    return campaign.reasons!({ seat: 'obama', was, is: was, told: [], answer: { ask: 'ask.opening', picked } } as never)[0];
  };
  expect(opens('PA', 'MI')).toEqual({ key: 'why.opens.near', args: { states: ['PA', 'MI'], votes: 38 } });
  expect(opens('PA', 'NJ')).toEqual({ key: 'why.opens.near', args: { states: ['PA', 'NJ'] } });
});
