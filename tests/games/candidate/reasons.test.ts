/** Reasons that random games hardly ever meet, each with a near case in which it is not said. */
import { describe, expect, test } from 'vitest';
import { votesIn } from '../../../src/games/candidate/data/states.ts';
import { candidate } from '../../../src/games/candidate/game.ts';
import type { BoxView } from '../../../src/games/candidate/rules/view.ts';
import { saidOf } from '../said.ts';
import { type CandidateTable, campaigns, convention, lays, names, scenario } from './scenario.ts';

const place = ({ id, votes }: BoxView) => ({ box: id, votes });
const game = candidate as unknown as Parameters<typeof saidOf>[0];

/** B and C share the last place and campaign for the right to stay; B is asked first. */
function lastPlace() {
  const hands = { A: ['money-50-1'], B: ['money-40-1', 'rumor-20-1'], C: ['money-30-1'] };
  const table = convention({ hands, dealer: 'A', won: { A: ['CA'], B: ['ME'], C: ['NH'] }, deck: ['squelch-1', 'squelch-2', 'squelch-3'] });
  campaigns(table, 'C');
  campaigns(table, 'A', ['money-50-1', 'undecided:A']);
  return campaigns(table, 'B');
}

test('stay in the race: cards on one’s own section in an elimination', () => {
  const stays = lays(lastPlace(), 'B', 'money-40-1', 'undecided:B');
  const said = saidOf(game, stays, { seat: 'B', ask: 'ask.again', picked: ['submit'] });
  expect([said.own[0], said.all[0]]).toEqual(['why.survives', 'why.survives']);
  const hinders = lays(lastPlace(), 'B', 'rumor-20-1', 'undecided:C');
  const other = saidOf(game, hinders, { seat: 'B', ask: 'ask.again', picked: ['submit'] });
  expect([...other.own, ...other.all]).not.toContain('why.survives');
});

test('win a state: by a card laid there, not by one laid elsewhere', () => {
  const table = names(scenario({ hands: { A: ['zero-1'], B: ['money-50-1', 'rumor-20-1'], C: [] } }), 'C', 'S5');
  campaigns(table, 'A');
  const was = candidate.rules.view(table.state, 'B');
  const [here, there] = was.contest!.boxes.map(({ id }) => id);
  const count = { key: 'count', args: { box: here, kind: 'primary', votes: 4, verdict: { kind: 'won', by: 'B' } } };
  const because = (box: string) =>
    candidate.reasons!({ seat: 'B', was, is: was, told: [[count]], answer: { ask: 'ask.campaign', picked: [`money-50-1>${box}:B`] } } as never);
  const winsIn = (box: string) => because(box).filter(({ key }) => key === 'why.wins');
  expect(winsIn(here!)).toEqual([{ key: 'why.wins', args: { boxes: [here], votes: 4 } }]);
  expect(winsIn(there!)).toEqual([]);
});

test('start over: a Scandal rather than the Endorsement laid beside it', () => {
  const table = names(scenario({ hands: { A: ['money-50-1'], B: ['endorsement-20-1', 'scandal-1'] } }), 'B', 'S1');
  campaigns(table, 'A', ['money-50-1', 'CA:A']);
  lays(lays(table, 'B', 'endorsement-20-1', 'CA:B'), 'B', 'scandal-1', 'CA:B');
  expect(saidOf(game, table, { seat: 'B', ask: 'ask.campaign', picked: ['submit'] }).all.slice(0, 2)).toEqual(['why.scandal', 'why.tries']);
});

describe('what a plan is for', () => {
  const hands = { A: ['money-50-1', 'endorsement-20-1', 'squelch-1', 'squelch-2', 'money-10-1', 'zero-1'], B: ['zero-2'] };
  const called = (more: Partial<Parameters<typeof scenario>[0]> = {}) => names(scenario({ hands, dealer: 'B', ...more }), 'B', 'D2');
  const [large, small] = candidate.rules.view(called().state, 'A').contest!.boxes.toSorted((a, b) => b.votes - a.votes) as [BoxView, BoxView];
  const bare = { squelched: false, free: false, against: 0 };
  /** The most telling reason for A's next answer. */
  const because = (table: CandidateTable, picked: string, ask = 'ask.campaign') => {
    const was = candidate.rules.view(table.state, 'A');
    table.asks('A', ask).answer(picked);
    const is = candidate.rules.view(table.state, 'A');
    return candidate.reasons!({ seat: 'A', was, is, told: table.events.map(({ message }) => [message]), answer: { ask, picked: [picked] } })[0]!;
  };

  test('have so much in each state where this card and later ones add something, safe from Rumors beside a Squelch', () => {
    const table = called();
    expect(because(table, `money-50-1>${large.id}:A`).args).toEqual({ at: [{ ...place(large), total: 50, ...bare }], kept: 30 });
    for (const card of ['endorsement-20-1', 'squelch-1']) lays(table, 'A', card, `${large.id}:A`);
    expect(because(table, `money-10-1>${small.id}:A`).args).toEqual({ at: [{ ...place(small), total: 10, ...bare }] });
    // Whoever submits has all of it in mind.
    const submitted = because(table, 'submit');
    expect(submitted).toEqual({
      key: 'why.totals',
      args: { at: [large, small].map((box, i) => ({ ...place(box), total: [70, 10][i], ...bare, squelched: i === 0 })) },
    });
  });

  test('so many cards of the others lie against it', () => {
    const played = names(scenario({ hands: { A: ['money-50-1'], B: ['zero-2', 'zero-3'] }, dealer: 'A' }), 'A', 'D2');
    campaigns(played, 'B', ['zero-2', `${large.id}:B`]);
    const { args } = because(played, `money-50-1>${large.id}:A`);
    expect(args).toEqual({ at: [{ ...place(large), total: 50, ...bare, against: 1 }] });
  });

  test('money beside one’s own Scandal or Deadlock counts for nothing', () => {
    for (const [card, reason] of [
      ['scandal-1', 'why.scandal'],
      ['deadlock-1', 'why.deadlock'],
    ] as const) {
      const table = called({ hands: { A: ['endorsement-50-1', card], B: ['zero-2'] } });
      expect(because(lays(table, 'A', card, `${large.id}:A`), `endorsement-50-1>${large.id}:A`).key).toBe(reason);
    }
  });

  test('a card of no use is exchanged: a Zero, and a Squelch where there is another', () => {
    const table = called();
    expect(because(table, `zero-1>${small.id}:A`)).toEqual({ key: 'why.renews', args: { wonders: true } });
    expect(because(table, `squelch-1>${small.id}:A`).key).toBe('why.squelches');
    expect(because(table, `squelch-2>${small.id}:A`).key).toBe('why.renews');
  });

  test('so is a Squelch where no Rumor can come', () => {
    const table = names(scenario({ hands: { A: ['squelch-1', 'money-50-1'], B: ['zero-2', 'zero-3'] }, dealer: 'A' }), 'A', 'D2');
    campaigns(table, 'B', ['zero-2', `${large.id}:B`]);
    expect(because(table, `squelch-1>${large.id}:A`)).toEqual({ key: 'why.renews', args: { wonders: false } });
  });

  test('win the election, or keep a rival from it, where a state has enough votes', () => {
    const near = ['CA', 'TX', 'FL', 'IL', 'PA', 'OH', 'MI', 'GA', 'NC', 'VA', 'MA'];
    const [own, theirs] = [called({ won: { A: near } }), called({ won: { B: near } })];
    const lacking = 270 - votesIn(...near);
    expect(lacking).toBeGreaterThan(small.votes);
    expect(lacking).toBeLessThanOrEqual(large.votes);
    expect(because(own, `money-50-1>${large.id}:A`)).toEqual({ key: 'why.clinches', args: { ...place(large), lacking } });
    expect(because(theirs, `money-50-1>${large.id}:A`)).toEqual({ key: 'why.denies', args: { ...place(large), rival: 'B', lacking } });
    expect(because(called({ won: { A: near } }), `money-50-1>${small.id}:A`).key).toBe('why.totals');
  });

  test('keep cards that win nothing', () => {
    const table = called({ hands: { A: ['scandal-1', 'squelch-1'], B: ['zero-2'] } });
    table.asks('A', 'ask.campaign').answer('pass');
    expect(because(table, 'pass-sure', 'ask.pass')).toEqual({ key: 'why.passes.idle', args: { n: 2 } });
  });
});

test('Why? tells where somebody laid the most, though they won only a smaller state beside it', () => {
  const hands = { A: ['favorite-son-1'], B: ['money-80-1', 'endorsement-30-1', 'money-20-1'] };
  const table = names(scenario({ hands, dealer: 'B' }), 'B', 'D2');
  campaigns(table, 'A', ['favorite-son-1', 'NY:A']);
  for (const [card, box] of [
    ['money-80-1', 'NY'],
    ['endorsement-30-1', 'NY'],
    ['money-20-1', 'NJ'],
  ] as const)
    lays(table, 'B', card, `${box}:B`);
  const was = candidate.rules.view(table.state, null);
  table.asks('B', 'ask.campaign').answer('submit');
  const told = table.events.filter(({ to }) => to === 'all').map(({ message }) => message);
  const found = candidate.reasons!({ seat: 'B', was, is: candidate.rules.view(table.state, null), told: [told], answer: null });
  expect(found[0]).toEqual({ key: 'why.tries', args: { box: 'NY', votes: 33, total: 110 } });
  expect(found.map(({ key }) => key)).not.toContain('why.wins');
});

test('become the Dealer, or leave the primary to the Dealer: a claim and its refusal', () => {
  const claimed = () => {
    const table = scenario({ hands: { A: ['zero-1', 'zero-2'], B: ['squelch-1'], C: [] }, options: { 'super-tuesday': true } });
    return names(table, 'C', 'S5');
  };
  const claims = saidOf(game, claimed(), { seat: 'A', ask: 'ask.claim', picked: ['claim'] });
  expect([claims.own[0], claims.all[0]]).toEqual(['why.claims', 'why.claims']);
  expect(claims.own).not.toContain('why.declines');
  const declines = saidOf(game, claimed(), { seat: 'A', ask: 'ask.claim', picked: ['decline'] });
  expect(declines.own[0]).toBe('why.declines');
  expect([...declines.own, ...declines.all]).not.toContain('why.claims');
  // Nobody sees that somebody could have claimed.
  expect(declines.all).not.toContain('why.declines');
});

test('put Undecided votes to the vote, or none: the extended Convention', () => {
  const asked = (declined = 0) => {
    const table = convention({
      hands: { A: ['money-50-1'], B: ['money-40-1'], C: ['money-30-1'] },
      dealer: 'A',
      won: { A: ['CA'], B: ['NY'], C: ['PA'] },
      undecided: ['TX', 'WA'],
      options: { 'extended-convention': true },
    });
    for (const seat of ['B', 'C'].slice(0, declined)) table.asks(seat, 'ask.contested').answer();
    return table;
  };
  const contests = saidOf(game, asked(), { seat: 'B', ask: 'ask.contested', picked: ['WA', 'OH'] });
  expect([contests.own[0], contests.all[0]]).toEqual(['why.contests', 'why.contests']);
  expect(contests.own).not.toContain('why.contests.none');
  const none = saidOf(game, asked(), { seat: 'B', ask: 'ask.contested', picked: [] });
  expect([none.own[0], none.all[0]]).toEqual(['why.contests.none', 'why.contests.none']);
  expect(none.own).not.toContain('why.contests');
  // Once everyone has chosen none, all are decided together.
  expect(none.own).not.toContain('why.contests.all');
  const last = saidOf(game, asked(2), { seat: 'A', ask: 'ask.contested', picked: [] });
  expect([last.own[0], last.all[0]]).toEqual(['why.contests.all', 'why.contests.all']);
});

test('save cards where the others have laid many', () => {
  const asked = (...laid: [string, string][]) => {
    const hands = { A: ['money-10-1', 'endorsement-20-1', 'zero-1'], B: ['money-50-1'], C: ['squelch-1'] };
    const table = names(scenario({ hands, dealer: 'C' }), 'C', 'S1');
    campaigns(table, 'A', ...laid);
    table.asks('B', 'ask.campaign').answer('pass');
    return table;
  };
  const passes = (table: ReturnType<typeof asked>) => saidOf(game, table, { seat: 'B', ask: 'ask.pass', picked: ['pass-sure'] });
  expect(passes(asked(['money-10-1', 'CA:A'], ['endorsement-20-1', 'CA:A'], ['zero-1', 'CA:A'])).own[0]).toBe('why.passes.crowded');
  const few = passes(asked(['money-10-1', 'CA:A']));
  expect(few.own[0]).toBe('why.passes');
  expect(few.own).not.toContain('why.passes.crowded');
});

test('a Scandal cancels what lies there or may still come, and nobody bluffs whom nobody watches', () => {
  const table = (dealer: string) => names(scenario({ hands: { A: ['scandal-1', 'zero-1'], B: ['zero-2', 'scandal-2'] }, dealer }), dealer, 'S1');
  const last = () => campaigns(table('B'), 'A');
  const of = (setting: ReturnType<typeof table>, seat: string, card: string) =>
    saidOf(game, setting, { seat, ask: 'ask.campaign', picked: [`${card}>CA:${seat}`] }).own;
  expect(of(last(), 'B', 'scandal-2')).not.toContain('why.scandal');
  expect(of(last(), 'B', 'zero-2')).not.toContain('why.bluffs');
  expect(of(table('B'), 'A', 'scandal-1')).toContain('why.scandal');
  expect(of(table('B'), 'A', 'zero-1')).toContain('why.bluffs');
  expect(of(campaigns(table('B'), 'A', ['zero-1', 'CA:A']), 'B', 'scandal-2')).toContain('why.scandal');
});
