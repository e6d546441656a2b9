/** What a computer knows about the other side, and what it considers. */
import { describe, expect, test } from 'vitest';
import { efforts } from '../../../src/computer/levels.ts';
import { think } from '../../../src/computer/think.ts';
import { quietTurnsToOffer } from '../../../src/games/campaign/data/numbers.ts';
import { campaign } from '../../../src/games/campaign/game.ts';
import { mind } from '../../../src/games/campaign/mind.ts';
import { cardsOf } from '../../../src/games/campaign/rules/cards/index.ts';
import { mark, takeUp } from '../../../src/games/campaign/rules/table.ts';
import type { Campaign } from '../../../src/games/campaign/state.ts';
import { copyJson } from '../../../src/kernel/copy.ts';
import { imagine, informationSetFor } from '../../../src/kernel/information-set.ts';
import { type Applied, start } from '../../../src/kernel/run.ts';
import { fastRandom } from '../../../src/kernel/simulation.ts';
import { seedOf } from '../../standing/play.ts';
import { scenario } from './scenario.ts';

const begin = (deck: 'starter' | 'draft'): Campaign =>
  (start(campaign.rules, { seats: ['obama', 'mccain'], options: { deck, first: 'obama' }, seed: seedOf(1) }) as Applied<Campaign>).state;
const effort = { ...efforts.novice, guardMs: Number.POSITIVE_INFINITY };

describe('a computer', () => {
  test('does not see what a card of the opponent has drawn while it is being played', () => {
    const state = begin('starter');
    const [first, second] = state.campaigners.mccain.hand;
    state.stack.push({ kind: 'seq', steps: [], names: { me: 'mccain', drawn: [first!, second!] }, '#': 99 });
    for (const card of state.campaigners.mccain.hand) expect(JSON.stringify(informationSetFor(mind, state, 'obama'))).not.toContain(`"${card}"`);
    expect(JSON.stringify(informationSetFor(mind, state, 'mccain'))).toContain(`"drawn":["${first}","${second}"]`);
  });

  test('remembers what was shown and shuffled back: it is in the hand or in the deck', () => {
    const state = begin('draft');
    const { mccain } = state.campaigners;
    Object.assign(state, { phase: 'playing', turn: 9 });
    Object.assign(mccain, { draft: null, hand: ['M35', 'M13'], deck: ['M04', 'M05', 'M10'], discard: ['M20'], shown: ['M20', 'M05', 'M35'] });
    const random = fastRandom(1);
    for (let i = 0; i < 20; i++) {
      const { hand, deck } = imagine(mind, informationSetFor(mind, state, 'obama'), random).campaigners.mccain;
      expect([hand.length, deck.length]).toEqual([2, 3]);
      expect([...hand, ...deck]).toEqual(expect.arrayContaining(['M05', 'M35']));
      expect([...hand, ...deck]).not.toContain('M20');
    }
  });

  test('deals the opponent of a game with starter decks none but starters', () => {
    const state = begin('starter');
    const { hand, deck } = imagine(mind, informationSetFor(mind, state, 'obama'), fastRandom(1)).campaigners.mccain;
    const { mccain } = state.campaigners;
    expect([...hand, ...deck].sort()).toEqual([...mccain.hand, ...mccain.deck].sort());
  });

  test('drafts the card that wins more games', () => {
    const state = begin('draft');
    const { draft } = state.campaigners.obama;
    const all = [...draft!.seen, ...draft!.pool];
    draft!.seen = ['O43', 'O34', 'O45'];
    draft!.pool = all.filter((card) => !draft!.seen.includes(card));
    expect(think({ rules: campaign.rules, mind } as never, informationSetFor(mind, state, 'obama'), { effort, seed: 1 })?.picked).toEqual(['O34']);
  });

  test('offers no draw, and compares no move with the offer', () => {
    const starters = cardsOf.obama.flatMap(({ id, starter, cost }) => (starter && cost === 0 ? [id] : []));
    const table = scenario({ hands: { obama: starters.slice(0, 3) }, quiet: quietTurnsToOffer });
    const { options } = table.asks('obama', 'ask.turn').decision;
    expect(options.map(({ id }) => id)).toContain('offer');
    const { moves } = think({ rules: campaign.rules, mind } as never, informationSetFor(mind, table.state, 'obama'), { effort, seed: 1 })!;
    const thoughtOf = moves.flatMap(({ picked }) => picked);
    expect(thoughtOf).toContain('draw');
    expect(thoughtOf).not.toContain('offer');
  });

  test('values the choice of states for news only while news can come', () => {
    const worth = (unused: string[], card: string): number => {
      const state = begin('starter');
      Object.assign(state, { phase: 'playing', unused });
      const none = mind.evaluate(state).obama!;
      return mind.evaluate({ ...state, media: { card, by: 'obama' } }).obama! - none;
    };
    const all = begin('starter').unused;
    expect(worth(all, 'O31')).toBeGreaterThan(0.01);
    expect(worth(all.slice(0, 2), 'O31')).toBeLessThan(worth(all, 'O31'));
    expect(worth([], 'O31')).toBe(0);
  });

  test('thinks the better of a side the nearer it is to a state', () => {
    const state = begin('starter');
    const nearer = copyJson(state);
    const tile = takeUp(nearer, nearer.tiles[0]!.id)!;
    for (const row of [tile.defense, tile.economy]) for (const at of row.keys()) mark(row, at, 'obama');
    expect(mind.evaluate(nearer).obama).toBeGreaterThan(mind.evaluate(state).obama!);
    expect(mind.evaluate(state).obama! + mind.evaluate(state).mccain!).toBeCloseTo(1, 9);
  });
});
