/** A player can say ahead whether to parry; the answer is used at once if someone attacks. */
import { describe, expect, test } from 'vitest';
import { president } from '../../../src/games/president/game.ts';
import type { President } from '../../../src/games/president/state.ts';
import { aheadOf, answerAhead, decisions } from '../../../src/kernel/run.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import type { Table } from '../scenario.ts';
import { landing } from './scenario.ts';

type PresidentTable = Table<President>;

const battle = (hand: string[]) => landing('lyon', { cities: { B: ['lyon'] }, media: { A: hand, B: ['A3', 'A4'] } });

/** The seat answers ahead what it would be asked if something happened. */
function early(table: PresidentTable, seat: Seat, picked: string): PresidentTable {
  const [question] = aheadOf(president.rules, table.state, seat);
  const done = answerAhead(president.rules, table.state, seat, question?.id ?? 'nothing', [picked]);
  if (!done.ok) throw new Error(`${seat}, ${picked}: ${JSON.stringify(done.error)}`);
  Object.assign(table.state, { ahead: done.value.state.ahead });
  return table;
}
const optionsOf = (table: PresidentTable, seat: Seat) =>
  aheadOf(president.rules, table.state, seat).map(({ options }) => options.map(({ id }) => id));

describe('in a battle', () => {
  test('whoever would parry says so ahead, and is not asked: the parade is shown if it is held', () => {
    const table = early(battle(['P3', 'J1']).asks('A', 'ask.attack').answer('nothing'), 'A', 'parry');
    table.asks('B', 'ask.attack').answer('A3').tells('parries', { seat: 'A', card: 'P3' });
    expect(table.state.ahead).toBe(undefined);
    table.asks('A', 'ask.attack');
  });

  test('… and nothing where it is not', () => {
    const table = early(battle(['P3', 'J1']).asks('A', 'ask.attack').answer('nothing'), 'A', 'parry');
    table.asks('B', 'ask.attack').answer('A4').tells('repelled', { owner: 'B' });
  });

  test('whoever would not keeps the card', () => {
    const table = early(battle(['P3', 'J1']).asks('A', 'ask.attack').answer('nothing'), 'A', 'nothing');
    table.asks('B', 'ask.attack').answer('A3').tells('repelled', { owner: 'B' });
    expect(table.state.candidates.A!.media).toContain('P3');
  });

  test('the same may be said whatever is held, and nobody else can notice', () => {
    const [held, none] = [battle(['P3']), battle(['J1'])];
    expect(optionsOf(held, 'A')).toEqual([['parry', 'nothing']]);
    expect(optionsOf(none, 'A')).toEqual([['parry', 'nothing']]);
    const seen = (table: PresidentTable) =>
      JSON.stringify(['B', null].map((seat) => [president.rules.view(table.state, seat), decisions(president.rules, table.state)]));
    const before = seen(held);
    expect(seen(early(held, 'A', 'parry'))).toBe(before);
  });

  test('after a parry it is another situation, and is said anew', () => {
    const table = early(battle(['P3', 'P4', 'A5']).asks('A', 'ask.attack').answer('nothing'), 'A', 'parry');
    table.asks('B', 'ask.attack').answer('A3').tells('parries');
    table.asks('A', 'ask.attack').answer('nothing').asks('B', 'ask.attack').answer('A4').asks('A', 'ask.parry');
  });

  test('it falls away without a word where nobody attacks', () => {
    const table = early(battle(['P3', 'J1']).asks('A', 'ask.attack').answer('nothing'), 'A', 'parry');
    table.asks('B', 'ask.attack').answer('nothing').tells('battle.decided');
    expect(table.state.ahead).toBe(undefined);
  });

  test('is not asked of whoever holds no card, has ordered it, or is in no battle', () => {
    expect(optionsOf(battle([]), 'A')).toEqual([]);
    expect(optionsOf(battle(['P3']).orders('A', 'parry-from-5'), 'A')).toEqual([]);
    expect(optionsOf(landing('caen', { media: { A: ['P3'] } }, 2), 'A')).toEqual([]);
  });
});

describe('on a flight', () => {
  const flown = () =>
    landing(7, { media: { A: ['P1'], B: ['A1'] } })
      .asks('A', 'ask.fly')
      .answer('fly-36');

  test('whoever would parry a block flies all the same, without being asked', () => {
    early(flown(), 'A', 'parry').asks('B', 'ask.block').answer('A1').tells('insists', { seat: 'A', to: 36 });
  });

  test('whoever would not stays on the ground, and keeps the card', () => {
    const table = early(flown(), 'A', 'nothing').asks('B', 'ask.block').answer('A1').tells('grounded');
    expect(table.state.candidates.A!.media).toEqual(['P1']);
  });
});
