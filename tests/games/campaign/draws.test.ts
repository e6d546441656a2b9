/** Draw offers, and who begins. */
import { describe, expect, test } from 'vitest';
import { quietTurnsToOffer } from '../../../src/games/campaign/data/numbers.ts';
import { campaign } from '../../../src/games/campaign/game.ts';
import { start } from '../../../src/kernel/run.ts';
import { seedOf } from '../../standing/play.ts';
import { tableAt } from '../scenario.ts';
import { scenario } from './scenario.ts';

const quiet = quietTurnsToOffer;
const hands = { obama: ['O36', 'O37'], mccain: ['M37', 'M38'] };

describe('a draw by agreement', () => {
  test('can be offered when no state was won for long, and holds up nobody: whoever offers plays on', () => {
    scenario({ hands, quiet: quiet - 1 })
      .asks('obama', 'ask.turn')
      .offering('O36', 'O37', 'draw');
    scenario({ hands, quiet })
      .asks('obama', 'ask.turn')
      .offering('O36', 'O37', 'draw', 'offer')
      .answer('offer')
      .tells('draw.offered', { side: 'obama' })
      .asks('obama', 'ask.turn')
      .offering('O36', 'O37', 'draw');
  });

  const offered = () => scenario({ hands, quiet }).asks('obama', 'ask.turn').answer('offer').asks('obama', 'ask.turn').answer('draw');

  test('agreeing is asked about again: it ends the game', () => {
    const { options } = offered().asks('mccain', 'ask.turn').decision;
    expect(options.filter(({ risky }) => risky).map(({ id }) => id)).toEqual(['agree']);
  });

  test('the opponent agrees: nobody wins', () => {
    offered().asks('mccain', 'ask.turn').offering('M37', 'M38', 'draw', 'agree').answer('agree').ends('draw.agreed');
  });

  test('or plays on, and the offer falls', () => {
    offered()
      .asks('mccain', 'ask.turn')
      .answer('draw')
      .tells('draw.declined', { side: 'mccain' })
      .asks('obama', 'ask.turn')
      .offering('O36', 'O37', ...offered().state.campaigners.obama.hand.slice(2), 'draw', 'offer');
  });

  test('somebody who can neither play nor draw may still agree, or pass', () => {
    const stuck = () =>
      scenario({ hands: { ...hands, mccain: [] }, decks: { mccain: [] }, quiet })
        .asks('obama', 'ask.turn')
        .answer('offer')
        .asks('obama', 'ask.turn')
        .answer('draw')
        .asks('mccain', 'ask.turn')
        .offering('agree', 'pass');
    stuck().answer('agree').ends('draw.agreed');
    stuck().answer('pass').tells('passes', { side: 'mccain' }).tells('draw.declined').asks('obama', 'ask.turn');
  });
});

describe('who begins', () => {
  const opens = (deck: string, first: string, seed = 1) =>
    start(campaign.rules, { seats: ['obama', 'mccain'], options: { deck, first }, seed: seedOf(seed) });

  test('a starter game: the side that the option names', () => {
    for (const side of ['obama', 'mccain'] as const) {
      const { state, events } = opens('starter', side);
      tableAt(campaign, state).asks(side, 'ask.turn');
      expect(events.map(({ message }) => message.key)).toContain('begins');
    }
  });

  test('a starter game: by lot, unless a side is named', () => {
    for (const first of ['rules', 'lot']) {
      const begins = Array.from({ length: 12 }, (_, n) => opens('starter', first, n + 1).state.active);
      expect(new Set(begins)).toEqual(new Set(['obama', 'mccain']));
    }
  });

  test('a draft: by lot if the players want it so, told before anybody drafts; haste is worth nothing then', () => {
    const begins = Array.from({ length: 12 }, (_, n) => opens('draft', 'lot', n + 1));
    expect(new Set(begins.map(({ state }) => state.first))).toEqual(new Set(['obama', 'mccain']));
    for (const { events } of begins) expect(events.map(({ message }) => message.key)).toContain('lot');
    expect(opens('draft', 'rules').state.first).toBeNull();
    expect(opens('draft', 'mccain').state.first).toBe('mccain');
  });
});
