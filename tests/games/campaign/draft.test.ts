/** Both ways to begin. */
import { describe, expect, test } from 'vitest';
import { states } from '../../../src/games/campaign/data/states.ts';
import { campaign } from '../../../src/games/campaign/game.ts';
import { cardOf } from '../../../src/games/campaign/rules/cards/card.ts';
import type { Side } from '../../../src/games/campaign/vocabulary.ts';
import { openRandom, startRandom } from '../../../src/kernel/random.ts';
import { apply, decisions, start } from '../../../src/kernel/run.ts';
import { seedOf } from '../../standing/play.ts';
import { tableAt } from '../scenario.ts';

const open = (deck: 'starter' | 'draft', seed = 7) => start(campaign.rules, { seats: ['obama', 'mccain'], options: { deck }, seed: seedOf(seed) });
const drafting = () => tableAt(campaign, open('draft').state);

/** One pick: always the first of the three. */
function pick(table: ReturnType<typeof drafting>, side: Side) {
  const asked = table.asks(side, 'ask.draft');
  expect(asked.decision.options).toHaveLength(3);
  return asked.answer(asked.decision.options[0]!.id);
}
function picks(table: ReturnType<typeof drafting>, side: Side, n: number) {
  for (let i = 0; i < n; i++) pick(table, side);
  return table;
}

describe('starter decks', () => {
  test('the starred cards, three in hand, and the four starred states', () => {
    const { state } = open('starter');
    for (const side of ['obama', 'mccain'] as const) {
      const { hand, deck } = state.campaigners[side];
      expect([hand.length, deck.length]).toEqual([3, 12]);
      expect([...hand, ...deck].every((card) => cardOf(card).starter && cardOf(card).side === side)).toBe(true);
    }
    expect(state.tiles.map((tile) => tile.id).sort()).toEqual(['FL', 'MI', 'MO', 'NJ']);
    expect([state.unused.length, state.news.length]).toEqual([16, 20]);
  });

  test('who begins is drawn by lot, and that is told; both can be the one', () => {
    const firsts = Array.from({ length: 12 }, (_, n) => {
      const { state, events } = open('starter', n);
      expect(events).toContainEqual({ to: 'all', message: { key: 'lot', args: { side: state.first } } });
      expect(decisions(campaign.rules, state).map((one) => one.seat)).toEqual([state.first]);
      return state.first;
    });
    expect(new Set(firsts)).toEqual(new Set(['obama', 'mccain']));
  });

  test('the first cards are told to their owner alone', () => {
    const dealt = open('starter').events.filter(({ message }) => message.key === 'hand.dealt');
    expect(dealt.map(({ to }) => to)).toEqual([['obama'], ['mccain']]);
  });
});

describe('the draft', () => {
  test('both draft at once, each at their own pace, fifteen times one of three', () => {
    const table = drafting();
    picks(table, 'mccain', 4);
    picks(table, 'obama', 15);
    table.asks('obama', 'ask.opening');
    picks(table, 'mccain', 11);
    table.asks('mccain', 'ask.opening');
  });

  test('all 45 cards are seen once, 15 are kept, and they make the deck', () => {
    const table = drafting();
    const seen: string[] = [];
    const kept: string[] = [];
    for (let i = 0; i < 15; i++) {
      const asked = table.asks('obama', 'ask.draft');
      const ids = asked.decision.options.map((option) => option.id);
      seen.push(...ids);
      kept.push(ids[2]!);
      asked.answer(ids[2]!);
    }
    expect(new Set(seen).size).toBe(45);
    const { hand, deck } = table.state.campaigners.obama;
    expect([...hand, ...deck].sort()).toEqual(kept.sort());
    expect(hand).toHaveLength(3);
  });

  test.each<[Side, Side]>([
    ['obama', 'mccain'],
    ['mccain', 'obama'],
  ])('whoever finishes first plays first: %s', (first, second) => {
    const table = drafting();
    picks(table, second, 14);
    picks(table, first, 15).tells('drafted', { side: first, first: true });
    picks(table, second, 1).tells('drafted', { side: second, first: false });
    const [a, b] =
      first === 'obama'
        ? [
            ['PA', 'OR'],
            ['OH', 'NV'],
          ]
        : [
            ['OH', 'NV'],
            ['PA', 'OR'],
          ];
    table.asks(first, 'ask.opening').answer(...a!);
    table
      .asks(second, 'ask.opening')
      .answer(...b!)
      .tells('begins', { side: first })
      .asks(first, 'ask.turn');
  });

  test('what one keeps stays hidden from the other and from everybody who watches', () => {
    const table = picks(drafting(), 'obama', 3);
    const cards = JSON.stringify(table.state.campaigners.obama.draft!.kept).slice(1, -1).split(',');
    for (const viewer of ['mccain', null]) {
      const view = campaign.rules.view(table.state, viewer);
      expect(view.sides.obama.drafted).toBe(3);
      for (const card of cards) expect(JSON.stringify(view)).not.toContain(card);
    }
    expect(campaign.rules.view(table.state, 'obama').own?.draft?.kept).toHaveLength(3);
    expect(table.events).toEqual([]);
  });

  test('a pick cannot be taken back: the next three have been seen', () => {
    const { state } = open('draft');
    const asked = decisions(campaign.rules, state).find((one) => one.seat === 'obama')!;
    const done = apply(campaign.rules, state, { decision: asked.id, seat: 'obama', picked: [asked.options[0]!.id] });
    expect(done).toMatchObject({ ok: true, value: { barrier: 'own', aside: true } });
  });
});

describe('the secret choice of states', () => {
  const choosing = () => picks(picks(drafting(), 'obama', 15), 'mccain', 15);

  test('two of one’s own ten', () => {
    const table = choosing();
    for (const side of ['obama', 'mccain'] as const) {
      table
        .asks(side, 'ask.opening')
        .picking(2)
        .offering(...states.filter((tile) => tile.back === side).map((tile) => tile.id))
        .refuses(['PA'], side === 'obama' ? 'count' : 'not-offered');
    }
  });

  test('secret until both have chosen, then revealed together', () => {
    const table = choosing();
    table.asks('obama', 'ask.opening').answer('NM', 'NH').tells('opening.chosen').tellsNot('opening');
    for (const viewer of ['mccain', null])
      expect(campaign.rules.view(table.state, viewer)).toMatchObject({ tiles: [], sides: { obama: { chosen: true } } });
    expect(campaign.rules.view(table.state, 'obama').own?.opening).toEqual(['NM', 'NH']);
    table
      .asks('mccain', 'ask.opening')
      .answer('OH', 'WV')
      .tells('opening', { side: 'obama', states: ['NM', 'NH'] })
      .tells('opening', { side: 'mccain', states: ['OH', 'WV'] })
      .tellsNot('news');
    expect(table.state.tiles.map((tile) => tile.id)).toEqual(['NM', 'NH', 'OH', 'WV']);
    expect(table.state.unused).toHaveLength(16);
  });
});

test('the host takes the side they chose, or chance decides', () => {
  const random = openRandom(startRandom(seedOf(1)), () => {});
  expect(campaign.seating(2, { side: 'mccain' }, random)).toEqual(['mccain', 'obama']);
  expect(campaign.seating(2, { side: 'obama' }, random)).toEqual(['obama', 'mccain']);
  expect(new Set(Array.from({ length: 20 }, () => campaign.seating(2, { side: 'random' }, random)[0]))).toEqual(new Set(['obama', 'mccain']));
});
