/** What Why? tells of a candidate's turn, from what everyone saw; and what a hint tells while a plan is not yet whole. */
import { expect, test } from 'vitest';
import { votesIn } from '../../../src/games/candidate/data/states.ts';
import { candidate } from '../../../src/games/candidate/game.ts';
import { campaigns, convention, names, scenario, submits, toAct } from './scenario.ts';
import { whyOf } from './whole-turn.ts';

type Lay = [card: string, place: string];

const called = (hands: { [seat: string]: string[] }, primary: string, more: object = {}) =>
  names(scenario({ hands, dealer: 'B', ...more }), 'B', primary);

test('all that somebody laid money for, though they won only a smaller state', () => {
  const table = called({ A: ['favorite-son-1'], B: ['money-80-1', 'endorsement-30-1', 'money-20-1'] }, 'D2');
  campaigns(table, 'A', ['favorite-son-1', 'NY:A']);
  const lays: Lay[] = [
    ['money-80-1', 'NY:B'],
    ['endorsement-30-1', 'NY:B'],
    ['money-20-1', 'NJ:B'],
  ];
  const found = whyOf(table, 'B', () => campaigns(table, 'B', ...lays));
  expect(found[0]).toEqual({ key: 'why.tries', args: { box: 'NY', votes: 33, total: 110, more: [{ box: 'NJ', votes: 15, total: 20 }] } });
  expect(found.map(({ key }) => key)).not.toContain('why.wins');
});

test('what still lies face down, if more votes are at stake there', () => {
  const table = called({ A: ['money-40-1', 'zero-1'], B: ['money-40-2', 'money-50-1'] }, 'D2');
  campaigns(table, 'A', ['money-40-1', 'NJ:A']);
  const [first] = whyOf(table, 'B', () => campaigns(table, 'B', ['money-40-2', 'NJ:B'], ['money-50-1', 'NY:B']));
  expect(first).toEqual({ key: 'why.competes', args: { boxes: ['NY', 'NJ'], votes: 48, n: 2, of: 2 } });
});

test('what counted of an amount, where something took from it, and no amount where more counted', () => {
  const table = called({ A: ['money-80-1', 'rumor-20-1'], B: ['money-50-1'] }, 'S1');
  campaigns(table, 'A', ['money-80-1', 'CA:A'], ['rumor-20-1', 'CA:B']);
  const [first] = whyOf(table, 'B', () => campaigns(table, 'B', ['money-50-1', 'CA:B']));
  expect(first).toEqual({ key: 'why.tries', args: { box: 'CA', votes: 54, total: 50, counted: 30 } });
  const helped = called({ A: ['money-80-1', 'endorsement-20-1'], B: ['money-50-1'] }, 'S1');
  campaigns(helped, 'A', ['money-80-1', 'CA:A'], ['endorsement-20-1', 'CA:B']);
  const [other] = whyOf(helped, 'B', () => campaigns(helped, 'B', ['money-50-1', 'CA:B']));
  expect(other).toEqual({ key: 'why.tries', args: { box: 'CA', votes: 54 } });
});

test('nothing that was settled before the last cards', () => {
  const table = called({ A: ['money-30-1', 'money-20-1', 'money-40-1'], B: ['money-30-2', 'money-10-1', 'money-50-1'] }, 'D8');
  const lays: Lay[] = [
    ['money-20-1', 'AK:A'],
    ['money-30-1', 'HI:A'],
  ];
  const found = whyOf(
    table,
    'A',
    () => campaigns(table, 'A', ...lays),
    () => campaigns(table, 'B', ['money-10-1', 'AK:B'], ['money-30-2', 'HI:B']),
    () => campaigns(table, 'A', ['money-40-1', 'HI:A']),
  );
  expect(found[0]).toEqual({ key: 'why.competes', args: { boxes: ['HI'], votes: 4, after: 'tie' } });
});

test('where most of the cards lie, if they lie in several states', () => {
  const first = (...lays: Lay[]) => {
    const table = names(scenario({ hands: { A: ['money-30-1', 'zero-1', 'rumor-20-1', 'zero-2'], B: ['zero-3'] } }), 'B', 'D2');
    return whyOf(table, 'A', () => campaigns(table, 'A', ...lays))[0];
  };
  const [ny, nj]: Lay[] = [
    ['zero-1', 'NY:A'],
    ['money-30-1', 'NJ:A'],
  ] as never;
  expect(first(ny!, nj!, ['rumor-20-1', 'NJ:B'])).toEqual({ key: 'why.stacks', args: { box: 'NJ', votes: 15, n: 2, of: 3 } });
  expect(first(ny!, nj!)).toEqual({ key: 'why.competes', args: { boxes: ['NY', 'NJ'], votes: 48, n: 2, of: 4 } });
  expect(first(nj!, ['zero-2', 'NJ:A'])).toEqual({ key: 'why.competes', args: { boxes: ['NJ'], votes: 15, n: 2, of: 4 } });
});

test('a rival who came near in the turn itself is kept from winning', () => {
  const near = ['CA', 'TX', 'FL', 'IL', 'PA', 'OH', 'MI', 'GA', 'NC', 'VA', 'MA', 'WI', 'WV'];
  expect(270 - votesIn(...near)).toBe(7);
  const first = (won: string[], lay: Lay) => {
    const table = called({ A: ['money-80-1'], B: ['money-40-1'] }, 'D8', { won: { A: won } });
    campaigns(table, 'A', ['money-80-1', 'AK:A']);
    return whyOf(table, 'B', () => campaigns(table, 'B', lay))[0];
  };
  // Alaska's three votes leave four, as many as Hawaii has.
  expect(first(near, ['money-40-1', 'HI:B'])).toEqual({ key: 'why.denies', args: { box: 'HI', votes: 4, rival: 'A', lacking: 4 } });
  expect(first(near.slice(0, -1), ['money-40-1', 'HI:B'])!.key).toBe('why.wins');
});

test('a primary to prepare is told without the amount, until it is chosen', () => {
  const table = called({ A: ['money-50-1', 'money-20-1'], B: ['zero-3'] }, 'S1');
  const answers: [string, string, string, object][] = [
    ['ask.campaign', 'groundwork', 'why.groundwork', { votes: 54 }],
    ['ask.groundwork', 'S5', 'why.groundwork', { votes: 54 }],
  ];
  for (const [ask, picked, key, args] of answers) {
    const was = candidate.rules.view(table.state, 'A');
    table.asks('A', ask).answer(picked);
    const is = candidate.rules.view(table.state, 'A');
    expect(candidate.reasons!({ seat: 'A', was, is, told: [], answer: { ask, picked: [picked] } })[0]).toEqual({ key, args });
  }
  const was = candidate.rules.view(table.state, 'A');
  const hint = (ask: string, picked: string[], is = was) => {
    const told = [{ key: 'prepares', args: { seat: 'A', primary: ['OH'], cards: [], total: 50 } }];
    return candidate.reasons!({ seat: 'A', was, is, told: [told], answer: { ask, picked } } as never)[0]!;
  };
  const prepared = { states: ['OH'], votes: 21 };
  expect(hint('ask.groundwork', ['S5'])).toEqual({ key: 'why.prepares', args: prepared });
  expect(hint('ask.groundwork-money', ['money-50-1'])).toEqual({ key: 'why.prepares', args: { ...prepared, amount: 50 } });
  expect(hint('ask.campaign', ['groundwork']).key).toBe('why.groundwork');
});

test('cards saved where the others have laid many, or a single one has', () => {
  const first = (n: number, ...fromB: Lay[]) => {
    const hands = { A: ['money-10-1', 'endorsement-20-1', 'zero-1'], B: ['money-50-1'], C: ['squelch-1'], D: ['zero-2'] };
    const table = names(scenario({ hands, dealer: 'D' }), 'D', 'S1');
    const all = ['money-10-1', 'endorsement-20-1', 'zero-1'].map((card): Lay => [card, 'CA:A']);
    campaigns(table, 'A', ...all.slice(0, n));
    campaigns(table, 'B', ...fromB);
    return whyOf(table, 'C', () => submits(table, 'C'))[0];
  };
  expect(first(3)).toEqual({ key: 'why.passes.crowded', args: { votes: 54, n: 3, who: 'A' } });
  expect(first(2, ['money-50-1', 'CA:B'])).toEqual({ key: 'why.passes.crowded', args: { votes: 54, n: 3 } });
  expect(first(2)!.key).toBe('why.passes');
});

test('in the Convention, where no primary may follow, no card is exchanged', () => {
  const hands = { A: ['money-50-1'], B: ['zero-1'], C: ['money-30-1'] };
  const table = convention({ hands, dealer: 'A', won: { A: ['CA'], B: ['NY'], C: ['PA'] }, undecided: ['TX'] });
  const [seat] = toAct(table);
  expect(seat).toBe('C');
  campaigns(table, 'C');
  campaigns(table, 'A', ['money-50-1', 'undecided:A']);
  const picked = ['zero-1>undecided:B'];
  const was = candidate.rules.view(table.state, 'B');
  table.asks('B', 'ask.campaign').answer(...picked);
  const found = candidate.reasons!({ seat: 'B', was, is: candidate.rules.view(table.state, 'B'), told: [], answer: { ask: 'ask.campaign', picked } });
  expect(found.map(({ key }) => key)).not.toContain('why.renews');
});
