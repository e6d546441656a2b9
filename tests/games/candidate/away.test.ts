import { expect, test } from 'vitest';
import { whileAway } from '../../../src/games/candidate/rules/away.ts';
import { view } from '../../../src/games/candidate/rules/view.ts';
import { openRandom, startRandom } from '../../../src/kernel/random.ts';
import { asked, type CandidateTable, candidacyIn, handOf, names, scenario, toAct } from './scenario.ts';

const chance = openRandom(startRandom('0'.repeat(64)), () => {});
const away = (table: CandidateTable, seat: string) => whileAway({ view: view(table.state, seat), decision: asked(table, seat).decision }, chance);

test('ruling 38: somebody is away: the primary with the fewest votes, and pass', () => {
  const table = scenario({ hands: { A: ['money-30-1'], B: ['zero-1', 'money-10-1'] }, remaining: ['S4', 'S1', 'S2'] });
  const fewest = view(table.state, 'B').primaries.toSorted((a, b) => a.votes - b.votes)[0]!.id;
  expect(away(table, 'B')).toEqual([fewest]);
  names(table, 'B', 'S4');
  expect(away(table, 'A')).toEqual(['pass']);
});

test('ruling 38: discards are Zeros, then Rumors, then the lowest Money', () => {
  const faces = ['money-50-1', 'endorsement-20-1', 'rumor-20-1', 'money-10-1', 'zero-1', 'scandal-1'];
  const table = scenario({ hands: { A: faces, B: ['zero-2'] }, remaining: ['S4', 'S1'] });
  const { decision } = asked(table, 'B');
  const options = faces.map((id) => ({ id, label: { key: 'card' } }));
  const picked = (n: number) =>
    whileAway({ view: view(table.state, 'A'), decision: { ...decision, ask: { key: 'ask.discard-down' }, options, min: n, max: n } }, chance);
  expect(picked(4)).toEqual(['zero-1', 'rumor-20-1', 'money-10-1', 'money-50-1']);
});

test('ruling 38: an absent Favorite discards what is owed, Zero, then Rumor, then the lowest Money, and lays nothing', () => {
  const hands = {
    A: ['money-50-1', 'money-10-1', 'endorsement-20-1', 'favorite-son-1', 'rumor-20-1'],
    B: ['zero-1'],
    C: ['scandal-1'],
    D: ['endorsement-30-1'],
  };
  const table = names(scenario({ hands, dealer: 'D', groundwork: { A: { S1: 50 } } }), 'D', 'S1');
  expect(handOf(table, 'A')).toHaveLength(8);
  while (toAct(table)[0] === 'A') table.asks('A', asked(table, 'A').decision.ask.key).answer(...away(table, 'A'));
  expect(candidacyIn(table, 'A').hand).toHaveLength(5);
  expect(table.state.discard).toEqual(['zero-1', 'rumor-20-1', 'money-10-1']);
  expect(table.state.contest?.boxes.flatMap(({ laid }) => laid)).toEqual([]);
});

test('ruling 38: whoever is away in the middle of a plan passes: what is laid out comes back, what was prepared too', () => {
  const hands = { A: ['money-50-1', 'rumor-20-1'], B: ['money-70-1'], C: ['zero-1'] };
  const absent = (...presses: string[]) => {
    const table = names(scenario({ hands, remaining: ['S1', 'S2'] }), 'C', 'S1');
    for (const pressed of presses) asked(table, 'A').answer(pressed);
    for (let i = 0; i < 10 && toAct(table)[0] === 'A'; i++) asked(table, 'A').answer(...away(table, 'A'));
    table.tells('passes', { seat: 'A' });
    expect(handOf(table, 'A')).toEqual(hands.A);
  };
  absent('money-50-1>CA:A');
  absent('money-50-1>CA:A', 'rumor-20-1>CA:B');
  absent('groundwork');
  absent('groundwork', 'S2', 'money-50-1');
});
