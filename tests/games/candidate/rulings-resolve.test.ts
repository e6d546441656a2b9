/** The rulings on resolving a state, with at least one test each. */
import { describe, expect, test } from 'vitest';
import { allPass, asked, campaigns, candidacyIn, handOf, lays, mayLay, names, scenario, toAct, votes } from './scenario.ts';

/** One state, Illinois, with what two candidates lay there. B deals. */
function illinois(a: [string, string][], b: [string, string][], more: Partial<Parameters<typeof scenario>[0]> = {}) {
  const table = scenario({ hands: { A: a.map(([card]) => card), B: b.map(([card]) => card) }, ...more });
  names(table, 'B', 'S4');
  campaigns(table, 'A', ...a);
  return b.length > 0 ? campaigns(table, 'B', ...b) : table;
}

describe('the order of effects', () => {
  test('10: Deadlock comes before everything, also before Scandal; several are one', () => {
    const table = illinois(
      [
        ['deadlock-1', 'IL:A'],
        ['scandal-1', 'IL:B'],
      ],
      [
        ['deadlock-2', 'IL:B'],
        ['money-50-1', 'IL:A'],
      ],
    );
    table.tells('count', { verdict: { kind: 'deadlock' } });
    expect(table.state.undecided).toEqual(['IL']);
    expect(table.state.discard).toEqual(expect.arrayContaining(['deadlock-1', 'deadlock-2', 'scandal-1', 'money-50-1']));
  });

  test('10: Scandal annuls everything, every Scandal included, and the state is campaigned again', () => {
    const table = scenario({ hands: { A: ['scandal-1', 'scandal-2', 'money-10-1'], B: ['money-50-1', 'zero-1'] } });
    names(table, 'B', 'S4');
    campaigns(table, 'A', ['scandal-1', 'IL:A'], ['scandal-2', 'IL:B']);
    campaigns(table, 'B', ['money-50-1', 'IL:B']);
    table.tells('count', { verdict: { kind: 'scandal' } });
    campaigns(table, 'A', ['money-10-1', 'IL:A']);
    campaigns(table, 'B');
    expect(votes(table, 'A')).toEqual(['IL']);
  });

  test('10: Party Ruling cancels all Endorsements, State Ruling those of its section', () => {
    const lay: [string, string][] = [
      ['endorsement-50-1', 'IL:A'],
      ['money-10-1', 'IL:A'],
    ];
    expect(
      votes(
        illinois(lay, [
          ['endorsement-20-1', 'IL:B'],
          ['party-ruling-1', 'IL:A'],
        ]),
        'A',
      ),
    ).toEqual(['IL']);
    const ruled = illinois(lay, [
      ['endorsement-20-1', 'IL:B'],
      ['state-ruling-1', 'IL:A'],
    ]);
    expect(votes(ruled, 'B')).toEqual(['IL']);
    const both = illinois(
      [...lay, ['state-ruling-1', 'IL:B']],
      [
        ['endorsement-20-1', 'IL:B'],
        ['party-ruling-1', 'IL:A'],
      ],
    );
    both.tells('count', { partyRuling: true, verdict: { kind: 'won', by: 'A', son: false } });
  });

  test('10: Rumors are subtracted, unless a Squelch lies there, whoever laid it', () => {
    const rumors: [string, string][] = [
      ['rumor-50-1', 'IL:A'],
      ['money-20-1', 'IL:B'],
    ];
    expect(votes(illinois([['money-60-1', 'IL:A']], rumors), 'B')).toEqual(['IL']);
    expect(
      votes(
        illinois(
          [
            ['money-60-1', 'IL:A'],
            ['squelch-1', 'IL:A'],
          ],
          rumors,
        ),
        'A',
      ),
    ).toEqual(['IL']);
    const table = scenario({ hands: { A: ['money-60-1'], B: rumors.map(([card]) => card), C: ['squelch-1'] } });
    names(table, 'C', 'S4');
    campaigns(table, 'A', ['money-60-1', 'IL:A']);
    campaigns(table, 'B', ...rumors);
    campaigns(table, 'C', ['squelch-1', 'IL:A']);
    expect(votes(table, 'A')).toEqual(['IL']);
  });

  test('10: only a sum above zero wins; otherwise the votes are Undecided', () => {
    const table = illinois([['rumor-10-1', 'IL:B']], [['rumor-20-1', 'IL:A']]);
    table.tells('count', { verdict: { kind: 'nobody' } });
    expect(table.state.undecided).toEqual(['IL']);
    expect(votes(illinois([['zero-1', 'IL:A']], [['zero-2', 'IL:B']]), 'A')).toEqual([]);
  });
});

describe('Favorite Son', () => {
  test('11: it works for the owner of the section, whoever played it, once a game', () => {
    const table = illinois(
      [
        ['favorite-son-1', 'IL:B'],
        ['money-90-1', 'IL:A'],
      ],
      [],
    );
    table.tells('count', { verdict: { kind: 'won', by: 'B', son: true } });
    expect(candidacyIn(table, 'B').sonUsed).toBe(true);
    const again = illinois(
      [
        ['favorite-son-1', 'IL:B'],
        ['money-90-1', 'IL:A'],
      ],
      [],
      { sonUsed: ['B'] },
    );
    expect(votes(again, 'A')).toEqual(['IL']);
  });

  test('11: under a Deadlock or Scandal it has no effect and is not used up; a second one beside it is a Zero', () => {
    const dead = illinois([['favorite-son-1', 'IL:A']], [['deadlock-1', 'IL:B']]);
    expect(candidacyIn(dead, 'A').sonUsed).toBe(false);
    const scandal = illinois([['favorite-son-1', 'IL:A']], [['scandal-1', 'IL:B']]);
    expect(candidacyIn(scandal, 'A').sonUsed).toBe(false);
    const two = illinois(
      [['favorite-son-1', 'IL:A']],
      [
        ['favorite-son-2', 'IL:A'],
        ['money-50-1', 'IL:B'],
      ],
    );
    two.tells('count', { verdict: { kind: 'won', by: 'A', son: true } });
  });

  test('12: it wins with a sum of zero or less', () => {
    const table = illinois(
      [['favorite-son-1', 'IL:A']],
      [
        ['rumor-50-1', 'IL:A'],
        ['money-50-1', 'IL:B'],
      ],
    );
    expect(votes(table, 'A')).toEqual(['IL']);
  });

  test('13: of several only they compete, by their sums; equals campaign again, and all are used up', () => {
    const hands = { A: ['favorite-son-1', 'zero-1'], B: ['favorite-son-2', 'rumor-10-1', 'money-20-1'], C: ['money-90-1'] };
    const table = scenario({ hands });
    names(table, 'C', 'S4');
    campaigns(table, 'A', ['favorite-son-1', 'IL:A']);
    campaigns(table, 'B', ['favorite-son-2', 'IL:B']);
    campaigns(table, 'C', ['money-90-1', 'IL:C']);
    table.tells('count', { verdict: { kind: 'tie', among: ['A', 'B'], son: true } });
    expect(['A', 'B', 'C'].map((seat) => candidacyIn(table, seat).sonUsed)).toEqual([true, true, false]);
    campaigns(table, 'A', ['zero-1', 'IL:A']);
    campaigns(table, 'B', ['money-20-1', 'IL:B']);
    expect(votes(table, 'B')).toEqual(['IL']);

    const uneven = scenario({ hands });
    names(uneven, 'C', 'S4');
    campaigns(uneven, 'A', ['favorite-son-1', 'IL:A']);
    campaigns(uneven, 'B', ['favorite-son-2', 'IL:B'], ['rumor-10-1', 'IL:A']);
    campaigns(uneven, 'C', ['money-90-1', 'IL:C']);
    expect(votes(uneven, 'B')).toEqual(['IL']);
  });
});

test('14: whoever passed or prepares elsewhere still has a section, and can win by it', () => {
  const table = scenario({ hands: { A: ['money-30-1'], B: ['zero-1'], C: ['money-60-1', 'money-50-1'] } });
  names(table, 'C', 'D2', 'NY', 'NJ');
  asked(table, 'A').answer('groundwork');
  table.asks('A', 'ask.groundwork').answer('S1');
  table.asks('A', 'ask.groundwork-money').answer('money-30-1');
  asked(table, 'A').answer('submit');
  campaigns(table, 'B');
  campaigns(table, 'C', ['money-60-1', 'NY:A'], ['money-50-1', 'NJ:B']);
  expect([votes(table, 'A'), votes(table, 'B')]).toEqual([['NY'], ['NJ']]);
});

test('15: a recampaign is for this state, with the cards in hand; who prepares stays out, other boxes stay as they are', () => {
  const table = scenario({
    hands: { A: ['money-30-1'], B: ['scandal-1', 'money-40-1', 'money-60-1', 'scandal-2'], C: ['money-50-1', 'money-70-1'] },
  });
  names(table, 'C', 'D2', 'NY', 'NJ');
  asked(table, 'A').answer('groundwork');
  table.asks('A', 'ask.groundwork').answer('S1');
  table.asks('A', 'ask.groundwork-money').answer('money-30-1');
  asked(table, 'A').answer('submit');
  campaigns(table, 'B', ['scandal-1', 'NY:B'], ['money-40-1', 'NJ:B']);
  campaigns(table, 'C', ['money-50-1', 'NY:C']);
  expect(toAct(table)).toEqual(['B']);
  expect(handOf(table, 'C')).toEqual(['money-70-1']);
  mayLay(table, 'B', 'money-60-1', 'NY:B', 'NY:A', 'NY:C');
  lays(table, 'B', 'money-60-1', 'NY:B');
  lays(table, 'B', 'scandal-2', 'NY:C');
  asked(table, 'B').answer('submit');
  campaigns(table, 'C', ['money-70-1', 'NY:C']);
  table.tells('count', { box: 'NY', verdict: { kind: 'scandal' } }).tells('count', { box: 'NY', verdict: { kind: 'nobody' } });
  expect(votes(table, 'B')).toEqual(['NJ']);
});

describe('16: a tie', () => {
  const tied = (a: string[], b: string[], c: string[] = []) => {
    const table = scenario({ hands: { A: ['money-50-1', ...a], B: ['money-50-2', ...b], C: c } });
    names(table, 'C', 'D2', 'NY', 'NJ');
    campaigns(table, 'A', ['money-50-1', 'NY:A']);
    campaigns(table, 'B', ['money-50-2', 'NY:B']);
    if (c.length > 0) campaigns(table, 'C');
    return table.tells('count', { verdict: { kind: 'tie', among: ['A', 'B'], son: false } });
  };

  test('only the tied campaign again, at once, from zero, on their own sections and each other’s', () => {
    const table = tied(['money-20-1', 'rumor-10-1'], ['money-20-2'], ['zero-1']);
    mayLay(table, 'A', 'rumor-10-1', 'NY:B');
    lays(table, 'A', 'rumor-10-1', 'NY:B');
    campaigns(table, 'A', ['money-20-1', 'NY:A']);
    campaigns(table, 'B', ['money-20-2', 'NY:B']);
    expect(votes(table, 'A')).toEqual(['NY']);
    expect(table.state.undecided).toEqual(['NJ']);
  });

  test('again while the top is tied; Scandal again; Deadlock and an empty campaign leave the votes Undecided', () => {
    const twice = tied(['money-20-1', 'money-10-1'], ['money-20-2']);
    campaigns(twice, 'A', ['money-20-1', 'NY:A']);
    campaigns(twice, 'B', ['money-20-2', 'NY:B']).tells('count', { verdict: { kind: 'tie', among: ['A', 'B'], son: false } });
    expect(votes(campaigns(twice, 'A', ['money-10-1', 'NY:A']), 'A')).toEqual(['NY']);
    const scandal = tied(['scandal-1', 'money-10-1'], ['zero-1']);
    campaigns(scandal, 'A', ['scandal-1', 'NY:A']);
    campaigns(scandal, 'B').tells('count', { verdict: { kind: 'scandal' } });
    expect(toAct(scandal)).toEqual(['A']);
    expect(campaigns(tied(['deadlock-1'], []), 'A', ['deadlock-1', 'NY:A']).state.undecided).toEqual(['NY', 'NJ']);
    expect(allPass(tied(['money-10-1'], ['money-10-2'])).state.undecided).toEqual(['NY', 'NJ']);
  });

  test('whoever prepares elsewhere and is tied acts: cards of others do not tie anybody defenseless', () => {
    const table = scenario({ hands: { A: ['money-30-1', 'money-30-2'], B: ['money-50-1', 'zero-1'], C: ['money-50-2'] } });
    names(table, 'C', 'S4');
    asked(table, 'A').answer('groundwork');
    table.asks('A', 'ask.groundwork').answer('S1');
    table.asks('A', 'ask.groundwork-money').answer('money-30-1');
    asked(table, 'A').answer('submit');
    campaigns(table, 'B', ['money-50-1', 'IL:B']);
    campaigns(table, 'C', ['money-50-2', 'IL:A']).tells('count', { verdict: { kind: 'tie', among: ['A', 'B'], son: false } });
    expect(toAct(table)).toEqual(['A']);
    const { options } = asked(table, 'A').decision;
    expect(options.map(({ id }) => id)).not.toContain('groundwork');
    campaigns(table, 'A', ['money-30-2', 'IL:A']);
    expect(votes(campaigns(table, 'B'), 'A')).toEqual(['IL']);
  });

  test('whoever prepares elsewhere acts in no recampaign', () => {
    const table = scenario({ hands: { A: ['money-30-1', 'money-30-2'], B: ['scandal-1', 'zero-1'], C: ['money-50-2'] } });
    names(table, 'C', 'S4');
    asked(table, 'A').answer('groundwork');
    table.asks('A', 'ask.groundwork').answer('S1');
    table.asks('A', 'ask.groundwork-money').answer('money-30-1');
    asked(table, 'A').answer('submit');
    campaigns(table, 'B', ['scandal-1', 'IL:B']);
    campaigns(table, 'C').tells('count', { verdict: { kind: 'scandal' } });
    expect(toAct(table)).toEqual(['B']);
  });
});

test('17: 270 votes win at once, even with other boxes open', () => {
  const won = { A: ['CA', 'TX', 'NY', 'FL', 'PA', 'OH', 'NJ', 'NC', 'GA', 'VA', 'MO', 'WV'] };
  const table = scenario({ hands: { A: ['money-50-1'], B: ['money-60-1'] }, won, remaining: ['T4', 'S4'] });
  names(table, 'B', 'T4', 'MI', 'WI', 'MN');
  campaigns(table, 'A', ['money-50-1', 'MI:A']);
  campaigns(table, 'B', ['money-60-1', 'WI:B']);
  table.ends('won.votes', 'A');
  expect(votes(table, 'B')).toEqual([]);
});
