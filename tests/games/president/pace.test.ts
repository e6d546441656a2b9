/** How a game of many players keeps moving: dice that roll by themselves, both sides of a battle asked at once; and games already begun. */
import './box.ts';
import { describe, expect, test } from 'vitest';
import { president } from '../../../src/games/president/game.ts';
import type { President } from '../../../src/games/president/state.ts';
import { lift } from '../../../src/kernel/migrate.ts';
import { decisions, start } from '../../../src/kernel/run.ts';
import type { Frame, Json } from '../../../src/kernel/types.ts';
import { preselected } from '../../../src/table/model/options.ts';
import { seedOf } from '../../standing/play.ts';
import { tableAt } from '../scenario.ts';
import { landing } from './scenario.ts';

describe('dice that roll by themselves', () => {
  const begun = (dice: boolean) => start(president.rules, { seats: ['A', 'B', 'C', 'D'], options: { dice }, seed: seedOf(3) });
  test('nobody is asked to roll; the first question is one with a choice, and every turn until then is told with its name', () => {
    const { state, events } = begun(true);
    expect(decisions(president.rules, state).map(({ ask }) => ask.key)).not.toContain('ask.roll');
    const told = events.filter(({ message: { key, args } }) => key === 'skips' || (key === 'rolls' && args?.again !== true));
    expect(told).toHaveLength((state as President).turn);
    expect(events.map(({ message }) => message.key)).toContain('rolls.alone');
    for (const { message } of told) expect(president.headlines).toContain(message.key);
  });
  test('an option, on from four people, and among any number over days', () => {
    expect([2, 3, 4, 5, 6].map((people) => preselected(president, people).dice)).toEqual([false, false, true, true, true]);
    expect(
      [2, 3, 4, 5, 6].map((people) => preselected(president, people, true).dice),
      'over days, nobody is called to a die',
    ).toEqual(Array(5).fill(true));
    expect(decisions(president.rules, begun(false).state).map(({ ask }) => ask.key)).toEqual(['ask.roll']);
  });
});

test('both sides of a battle are asked at once, and neither sees that the other has answered', () => {
  const table = landing('lyon', { cities: { A: ['paris'], B: ['lyon'] }, media: { A: ['J1'], B: ['A2'] }, combat: [6, 1] });
  expect(decisions(president.rules, table.state).map(({ seat }) => seat)).toEqual(['B', 'A']);
  const before = JSON.stringify(president.rules.view(table.state, 'B'));
  table.asks('A', 'ask.attack').answer('commit-1');
  expect([table.events, JSON.stringify(president.rules.view(table.state, 'B'))]).toEqual([[], before]);
});

describe('a game saved while each side was asked in turn goes on', () => {
  const fight = { newcomer: 'A', owner: 'B', city: 'lyon' };
  /** A game of version 1, in the middle of that battle, with these frames on top. */
  const saved = (...frames: Frame[]) => {
    const { state } = landing('lyon', { cities: { A: ['paris'], B: ['lyon'] }, media: { A: ['J1', 'A3'], B: ['J2', 'A2'] }, combat: [6, 1] });
    const { autoRoll: _, ...old } = { ...state, fight, stack: [...state.stack.slice(0, -2), ...frames] };
    return tableAt(president, lift(president.rules, { version: 1, state: old as unknown as { [field: string]: Json } }) as President);
  };
  test('before anybody has shown anything', () => {
    const table = saved({ kind: 'chain', '#': 900, ...fight, by: 'B', passes: 0 });
    // Nobody had left orders, so nobody has any now.
    expect(table.state).toMatchObject({ orders: { A: [], B: [] }, autoRoll: false });
    table.orders('A').asks('A', 'ask.attack').offering('nothing', 'commit-1', 'A3').answer('nothing');
    table.asks('B', 'ask.attack').answer('A2').tells('attacks', { seat: 'B' });
  });
  test('once the owner has shown nothing: the owner only commits', () => {
    const table = saved({ kind: 'chain', '#': 900, ...fight, by: 'A', passes: 1 }).orders('A');
    table.asks('B', 'ask.commit').offering('nothing', 'commit-1').answer('commit-1');
    table.asks('A', 'ask.attack').answer('A3').tells('attacks', { seat: 'A', against: 'B' });
  });
  test('while Président cards are committed: one has, the other goes on', () => {
    const commit = (by: string, against: string, n: number): Frame => ({ kind: 'commit', '#': n, by, city: 'lyon', against });
    const table = saved(
      { kind: 'seq', '#': 900, steps: [{ kind: 'decide', ...fight, committed: { ref: 'committed' } }], names: { committed: { B: 1 } } },
      { kind: 'together', '#': 901, lanes: { B: [], A: [commit('A', 'B', 903)] } },
    );
    table.asks('A', 'ask.commit').offering('nothing', 'commit-1').answer('commit-1').tells('battle.decided', { city: 'lyon' });
    expect(table.state.candidates).toMatchObject({ A: { media: ['A3'] }, B: { media: ['A2'] } });
  });
});
