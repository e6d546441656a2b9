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
    expect(args).toEqual({ at: [{ ...place(large), total: 50, ...bare, against: 1, attacks: 0 }] });
  });

  test('a card beside one’s own Scandal, Deadlock, or Favorite Son laid before is only exchanged', () => {
    for (const card of ['scandal-1', 'deadlock-1', 'favorite-son-1']) {
      const table = called({ hands: { A: ['money-20-1', card], B: ['zero-2'] }, sonUsed: ['B'] });
      lays(table, 'A', card, `${large.id}:A`);
      const under = /^(scandal|deadlock)/.exec(card)?.[0];
      const args = { wonders: true, n: 1, who: ['B'], ...(under && { under }) };
      expect(because(table, `money-20-1>${large.id}:A`)).toEqual({ key: 'why.renews', args });
    }
    // Against another Favorite Son, the totals decide.
    const table = lays(called({ hands: { A: ['money-20-1', 'favorite-son-1'], B: ['zero-2'] } }), 'A', 'favorite-son-1', `${large.id}:A`);
    expect(because(table, `money-20-1>${large.id}:A`)).toEqual({ key: 'why.backs', args: { ...place(large), total: 20 } });
  });

  test('so is one where nobody else is, and the state is won already', () => {
    const won = names(scenario({ hands: { A: ['money-10-1', 'endorsement-20-1'], B: ['zero-2'] }, dealer: 'A' }), 'A', 'D2');
    campaigns(won, 'B', ['zero-2', `${large.id}:B`]);
    lays(won, 'A', 'money-10-1', `${small.id}:A`);
    expect(because(won, `endorsement-20-1>${small.id}:A`).key).toBe('why.renews');
    const open = lays(called(), 'A', 'money-10-1', `${small.id}:A`);
    expect(because(open, `endorsement-20-1>${small.id}:A`).key).toBe('why.totals');
  });

  test('and so is a Party Ruling against a single card, which as an Endorsement is worth less anyway', () => {
    const against = (money: string, ...cards: string[]) => {
      const table = names(scenario({ hands: { A: [money, 'party-ruling-1'], B: ['zero-2', 'zero-3'] }, dealer: 'A' }), 'A', 'D2');
      campaigns(table, 'B', ...cards.map((card): [string, string] => [card, `${large.id}:B`]));
      return because(lays(table, 'A', money, `${large.id}:A`), `party-ruling-1>${large.id}:A`).key;
    };
    expect(against('money-60-1', 'zero-2')).toBe('why.renews');
    expect(against('money-50-1', 'zero-2')).toBe('why.rules');
    expect(against('money-60-1', 'zero-2', 'zero-3')).toBe('why.rules');
  });

  test('a plan is told by all that it adds, where the most votes are at stake first', () => {
    const table = names(
      scenario({ hands: { A: ['money-20-1', 'money-80-1', 'rumor-20-1', 'state-ruling-1'], B: ['zero-2', 'zero-3'] }, dealer: 'A' }),
      'A',
      'D2',
    );
    campaigns(table, 'B', ['zero-2', `${large.id}:B`], ['zero-3', `${small.id}:B`]);
    lays(table, 'A', 'money-80-1', `${large.id}:A`);
    const was = candidate.rules.view(table.state, 'A');
    lays(table, 'A', 'money-20-1', `${small.id}:A`);
    lays(lays(table, 'A', 'rumor-20-1', `${large.id}:B`), 'A', 'state-ruling-1', `${small.id}:B`);
    const is = candidate.rules.view(table.state, 'A');
    const answer = { ask: 'ask.campaign', picked: [`money-20-1>${small.id}:A`] };
    const [first, ...others] = candidate.reasons!({ seat: 'A', was, is, told: [], answer });
    const one = { ...place(large), total: 80, ...bare, against: 1, attacks: 0, less: { on: 'B', amount: 20 } };
    expect(first).toEqual({ key: 'why.totals', args: { at: [one, { ...place(small), total: 20, ...bare, against: 1, attacks: 0, ruled: true }] } });
    // No reason of a single card beside it.
    expect(others.map(({ key }) => key)).not.toEqual(expect.arrayContaining([expect.stringMatching(/lowers|rules|renews|bluffs|competes/)]));
  });

  test('a card of no use is exchanged: a Zero, and a Squelch where there is another, or no money to be safe', () => {
    const table = called();
    const traded = { key: 'why.renews', args: { wonders: true, n: 1, who: ['B'] } };
    expect(because(table, `zero-1>${small.id}:A`)).toEqual(traded);
    expect(because(called(), `squelch-1>${small.id}:A`)).toEqual(traded);
    lays(table, 'A', 'money-10-1', `${small.id}:A`);
    expect(because(table, `squelch-1>${small.id}:A`).key).toBe('why.squelches');
    expect(because(table, `squelch-2>${small.id}:A`).key).toBe('why.renews');
  });

  test('so is a Squelch where no Rumor can come', () => {
    const table = names(scenario({ hands: { A: ['squelch-1', 'money-50-1'], B: ['zero-2', 'zero-3'] }, dealer: 'A' }), 'A', 'D2');
    campaigns(table, 'B', ['zero-2', `${large.id}:B`]);
    expect(because(table, `squelch-1>${large.id}:A`)).toEqual({ key: 'why.renews', args: { wonders: false, n: 1, who: [] } });
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

  test('a Favorite Son is told before what lies elsewhere, and of cards against others the one that is laid now', () => {
    const table = called({ hands: { A: ['money-20-1', 'favorite-son-1', 'rumor-20-1', 'squelch-1'], B: ['zero-2'] } });
    const since = (picked: string, ...later: [string, string][]) => {
      const was = candidate.rules.view(table.state, 'A');
      for (const [card, where] of later) lays(table, 'A', card, where);
      const is = candidate.rules.view(table.state, 'A');
      return candidate.reasons!({ seat: 'A', was, is, told: [], answer: { ask: 'ask.campaign', picked: [picked] } });
    };
    const [first, ...others] = since(`favorite-son-1>${large.id}:A`, ['favorite-son-1', `${large.id}:A`], ['money-20-1', `${small.id}:A`]);
    expect(first).toEqual({ key: 'why.son', args: { ...place(large), at: [{ ...place(small), total: 20, ...bare }] } });
    expect(others.map(({ key }) => key)).not.toContain('why.totals');
    const both = [`squelch-1>${small.id}:A`, `rumor-20-1>${small.id}:B`];
    const [second] = since(both[0]!, ['squelch-1', `${small.id}:A`], ['rumor-20-1', `${small.id}:B`]);
    expect(second!.key).toBe('why.squelches');
  });

  test('keep a Favorite Son for more votes', () => {
    const first = (remaining: string[], sonUsed: string[] = []) => {
      const table = names(
        scenario({ hands: { A: ['favorite-son-1'], B: ['zero-2'] }, dealer: 'B', remaining: ['S5', ...remaining], sonUsed }),
        'B',
        'S5',
      );
      table.asks('A', 'ask.campaign').answer('pass');
      return because(table, 'pass-sure', 'ask.pass');
    };
    expect(first(['S1'])).toEqual({ key: 'why.passes.son', args: { votes: 21 } });
    expect(first(['D8'])).toEqual({ key: 'why.passes', args: { votes: 21 } });
    expect(first(['S1'], ['A'])).toEqual({ key: 'why.passes.idle', args: { n: 1 } });
  });

  test('keep cards that win nothing', () => {
    const table = called({ hands: { A: ['scandal-1', 'squelch-1'], B: ['zero-2'] } });
    table.asks('A', 'ask.campaign').answer('pass');
    expect(because(table, 'pass-sure', 'ask.pass')).toEqual({ key: 'why.passes.idle', args: { n: 2 } });
  });
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
