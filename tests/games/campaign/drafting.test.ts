/** Why a card was kept in the draft: what it does, and what no other card on offer does. */
import { expect, test } from 'vitest';
import { campaign } from '../../../src/games/campaign/game.ts';
import { cardsOf } from '../../../src/games/campaign/rules/cards/index.ts';
import { start } from '../../../src/kernel/run.ts';
import { seedOf } from '../../standing/play.ts';
import { tableAt } from '../scenario.ts';
import { sayIn, told } from './reasoned.ts';

/** Obama keeps the first of these three. */
function keeps(...seen: [string, string, string]): string {
  const { state } = start(campaign.rules, { seats: ['obama', 'mccain'], options: { deck: 'draft' }, seed: seedOf(1) });
  state.campaigners.obama.draft!.seen = [...seen];
  return told(tableAt(campaign, state), { seat: 'obama', ask: 'ask.draft', picked: [seen[0]] }).first;
}

test('what the card does, with its issue', () => {
  expect(keeps('O10', 'O01', 'O22')).toBe('have a card in the deck that wins over a voter on Economy and replaces itself');
  expect(keeps('O14', 'O01', 'O22')).toBe('have a card in the deck that wins over a voter on Defense and replaces itself');
  expect(keeps('O24', 'O22', 'O04')).toBe('have a card in the deck that makes the other issue decide in any state');
  expect(keeps('O07', 'O04', 'O06')).toBe(
    'have a card in the deck that wins over a voter on the issue that doesn’t decide and moves the marker toward it',
  );
  expect(keeps('O16', 'O01', 'O04')).toBe('have a card in the deck that wins over a voter on Economy in one state for each card paid');
});

test('how many cards it draws, and whether one of them is played at once', () => {
  expect(keeps('O20', 'O10', 'O22')).toBe('have a card in the deck that draws 3 cards');
  expect(keeps('O21', 'O10', 'O22')).toBe('have a card in the deck that draws 2 cards and plays one of them at once');
});

test('what a Media Support lets its owner do', () => {
  expect(keeps('O31', 'O10', 'O22')).toBe('have a card in the deck that lets you choose which state each Breaking News card affects');
  expect(keeps('O33', 'O10', 'O22')).toBe('have a card in the deck that makes McCain roll the die twice when going negative');
});

test('which group it wins, and where that group is the key', () => {
  expect(keeps('O42', 'O10', 'O22')).toBe(
    'have a card in the deck that wins over every undecided voter where the key is Women, at first in North Carolina (15 votes) and Minnesota (10 votes)',
  );
});

test('what no other card on offer does: win over voters before draw, and draw before shift', () => {
  expect(keeps('O01', 'O22', 'O24')).toBe(
    'have a card in the deck that wins over 2 voters at once on Economy, the only one on offer that wins over voters',
  );
  expect(keeps('O10', 'O01', 'O24')).toBe(
    'have a card in the deck that wins over a voter on Economy and replaces itself, the only one on offer that draws cards',
  );
  expect(keeps('O24', 'O01', 'O10')).toMatch(/ that makes the other issue decide in any state, the only one on offer that moves an issue marker$/);
  // Paid for, it wins voters in several states.
  expect(keeps('O01', 'O16', 'O24')).not.toContain('only');
});

test.each(['en', 'fr'] as const)('every card has words for what it does: the same only for the same effect (%s)', (lang) => {
  const say = sayIn(lang);
  for (const cards of Object.values(cardsOf)) {
    const merits = new Map<string, string>();
    for (const { id, play, lasting } of cards) {
      const said = say({ key: 'why.drafts', args: { does: 'gains', card: id } });
      expect(said).not.toMatch(/undefined|null| {2}/);
      const effect = JSON.stringify([lasting, play.map(({ card, ...step }) => step)]);
      expect(merits.get(said) ?? effect, said).toBe(effect);
      merits.set(said, effect);
    }
  }
});

test('an old review, which doesn’t name the card, still says what it did', () => {
  expect(sayIn('en')({ key: 'why.drafts', args: { does: 'draws' } })).toBe('have a card in the deck that draws cards');
});
