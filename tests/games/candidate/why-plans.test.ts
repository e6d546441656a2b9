/** A hint's reason fits the card that it names first, and a submitted plan's all that it has laid. */
import { describe, expect, test } from 'vitest';
import { campaigns, lays, names, scenario, submits } from './scenario.ts';
import { hintOf, whyOf } from './whole-turn.ts';

type Hands = { [seat: string]: string[] };
const called = (hands: Hands, primary: string, dealer = 'A') => names(scenario({ hands, dealer }), dealer, primary);
const keysOf = (found: readonly { key: string }[]): string[] => found.map(({ key }) => key);
const free = { squelched: false, free: true, against: 0 };

describe('the reason fits the card that is laid first', () => {
  test('one that does nothing is traded, and the others have so much', () => {
    const table = called({ B: ['zero-2'], A: ['squelch-1', 'money-20-1'] }, 'D2');
    submits(table, 'B');
    const found = hintOf(
      table,
      'A',
      'squelch-1>NY:A',
      () => lays(table, 'A', 'money-20-1', 'NJ:A'),
      () => submits(table, 'A'),
    );
    const rest = [{ box: 'NJ', votes: 15, total: 20, ...free }];
    expect(found[0]).toEqual({ key: 'why.renews', args: { wonders: false, n: 1, who: [], first: true, rest } });
    expect(keysOf(found)).not.toContain('why.wins');
  });

  test('an Endorsement under one’s own Party Ruling counts for nothing, as the reason says', () => {
    const table = called({ B: ['zero-2'], A: ['endorsement-20-1', 'money-20-1', 'party-ruling-1'] }, 'S1', 'B');
    const found = hintOf(
      table,
      'A',
      'endorsement-20-1>CA:A',
      () => lays(table, 'A', 'money-20-1', 'CA:A'),
      () => lays(table, 'A', 'party-ruling-1', 'CA:B'),
    );
    expect(found[0]).toMatchObject({ key: 'why.renews', args: { first: true, under: 'party-ruling', rest: [{ box: 'CA', total: 20 }] } });
  });

  test('money in one state is no reason to win another', () => {
    const play = (first: string, next: string) => {
      const table = called({ B: ['money-80-1'], A: ['money-10-1', 'money-20-1'] }, 'D2');
      campaigns(table, 'B', ['money-80-1', 'NJ:B']);
      return hintOf(
        table,
        'A',
        `money-10-1>${first}:A`,
        () => lays(table, 'A', 'money-20-1', `${next}:A`),
        () => submits(table, 'A'),
      )[0];
    };
    expect(play('NJ', 'NY')!.key).toBe('why.totals');
    expect(play('NY', 'NJ')).toEqual({ key: 'why.wins', args: { boxes: ['NY'], votes: 33 } });
  });

  test('money that an own Scandal will void starts nothing over, and the Scandal itself does, wherever else there is money', () => {
    const plan = (picked: string, ...later: [string, string][]) => {
      const table = called({ A: ['money-10-1', 'scandal-1', 'money-20-1'], B: ['zero-2'] }, 'D2', 'B');
      return hintOf(table, 'A', picked, ...later.map((one) => () => lays(table, 'A', ...one)));
    };
    const voided = plan('money-10-1>NJ:A', ['scandal-1', 'NJ:A']);
    expect(voided[0]).toEqual({ key: 'why.renews', args: { wonders: true, n: 1, who: ['B'], first: true, under: 'scandal' } });
    expect(keysOf(voided)).not.toContain('why.scandal');
    expect(plan('scandal-1>NJ:A', ['money-20-1', 'NY:A'])[0]).toMatchObject({ key: 'why.scandal', args: { box: 'NJ' } });
    const anew = called({ A: ['money-10-1', 'scandal-1', 'money-20-1'], B: ['zero-2'] }, 'D2', 'B');
    const submitted = hintOf(
      anew,
      'A',
      'scandal-1>NJ:A',
      () => lays(anew, 'A', 'money-20-1', 'NY:A'),
      () => submits(anew, 'A'),
    );
    expect(submitted[0]).toMatchObject({ key: 'why.scandal', args: { box: 'NJ', again: 10 } });
    const [beside] = plan('money-10-1>NY:A', ['scandal-1', 'NJ:A']);
    expect(beside).toMatchObject({ key: 'why.totals', args: { at: [{ box: 'NY', total: 10 }] } });
    // What is kept is for New Jersey, and not for later.
    expect(beside!.args).not.toHaveProperty('kept');
  });

  test('a card against a rival where the plan has no money is told beside money elsewhere', () => {
    const table = called({ A: ['rumor-20-1', 'money-20-1'], B: ['zero-2'] }, 'D2', 'B');
    const found = hintOf(table, 'A', 'rumor-20-1>NJ:B', () => lays(table, 'A', 'money-20-1', 'NY:A'));
    expect(found[0]).toEqual({ key: 'why.lowers', args: { box: 'NJ', votes: 15, on: 'B', amount: 20 } });
  });
});

describe('a submitted plan', () => {
  test('hides no greater state behind the one that it wins', () => {
    const table = called({ B: ['money-80-1'], A: ['money-50-1', 'endorsement-20-1', 'money-10-1'] }, 'D2');
    campaigns(table, 'B', ['money-80-1', 'NY:B']);
    for (const [card, place] of [
      ['money-50-1', 'NY:A'],
      ['endorsement-20-1', 'NY:A'],
      ['money-10-1', 'NJ:A'],
    ] as const)
      lays(table, 'A', card, place);
    const found = hintOf(table, 'A', 'submit');
    const ny = { box: 'NY', votes: 33, total: 70, squelched: false, free: false, against: 1, attacks: 0 };
    expect(found[0]).toEqual({ key: 'why.totals', args: { at: [ny, { box: 'NJ', votes: 15, total: 10, ...free }] } });
    expect(keysOf(found)).not.toContain('why.wins');
  });

  test('is told by its Scandal, though the state is fought for again in the same turn, and who has no card left for that', () => {
    const play = (...more: string[]) => {
      const table = called({ B: ['money-90-1', 'endorsement-20-1', ...more], A: ['scandal-1', 'money-80-1', 'money-50-1'] }, 'S1');
      campaigns(table, 'B', ['money-90-1', 'CA:B'], ['endorsement-20-1', 'CA:B']);
      lays(table, 'A', 'scandal-1', 'CA:A');
      const again = more.length > 0 ? [] : [() => lays(table, 'A', 'money-80-1', 'CA:A'), () => submits(table, 'A')];
      return hintOf(table, 'A', 'submit', ...again)[0];
    };
    expect(play()).toEqual({ key: 'why.scandal', args: { box: 'CA', votes: 54, again: 80, bare: ['B'] } });
    expect(play('zero-2')).toEqual({ key: 'why.scandal', args: { box: 'CA', votes: 54, again: 80 } });
  });

  test('that starts a greater state over is told by that, not by the smaller one that it wins', () => {
    const table = called({ B: ['money-90-1', 'zero-2'], A: ['scandal-1', 'money-10-1', 'money-80-1'] }, 'D2');
    campaigns(table, 'B', ['money-90-1', 'NY:B']);
    lays(table, 'A', 'scandal-1', 'NY:A');
    lays(table, 'A', 'money-10-1', 'NJ:A');
    const found = hintOf(table, 'A', 'submit');
    expect(found[0]).toEqual({ key: 'why.scandal', args: { box: 'NY', votes: 33, again: 80 } });
  });

  test('counts the cards against its own section apart from those on the rivals’', () => {
    const table = called({ B: ['zero-2', 'rumor-20-1'], A: ['money-50-1'] }, 'S1');
    campaigns(table, 'B', ['zero-2', 'CA:B'], ['rumor-20-1', 'CA:A']);
    const [first] = hintOf(table, 'A', 'money-50-1>CA:A');
    expect(first!.args).toMatchObject({ at: [{ against: 2, attacks: 1 }] });
  });
});

describe('Why? tells', () => {
  test('how many cards somebody spent, of how many, and on whom', () => {
    const first = (...more: string[]) => {
      const table = called({ A: ['zero-1', 'zero-2', 'rumor-20-1', ...more], B: ['zero-3'] }, 'D2', 'B');
      const places: [string, string][] = [
        ['zero-1', 'NY:A'],
        ['rumor-20-1', 'NJ:B'],
        ['zero-2', 'NJ:A'],
        ...(more.length > 0 ? [['money-10-1', 'NY:A'] as [string, string]] : []),
      ];
      return whyOf(table, 'A', () => campaigns(table, 'A', ...places)).find(({ key }) => key === 'why.competes')?.args;
    };
    const [boxes, others] = [['NY', 'NJ'], { n: 1, on: ['B'] }];
    expect(first()).toEqual({ boxes, votes: 48, n: 3, of: 3, others });
    expect(first('money-10-1', 'zero-4')).toEqual({ boxes, votes: 48, n: 4, of: 5, others });
  });

  test('that the hand is weak before that the votes are few, and the most votes only where no other has as many', () => {
    const first = (hand: string[], primary: string, ...others: string[]) => {
      const table = scenario({ hands: { A: hand, B: ['zero-1'] }, dealer: 'A', remaining: [primary, ...others] });
      return hintOf(table, 'A', primary)[0];
    };
    const rich = ['money-90-1', 'money-80-1'];
    expect(first(['money-40-1'], 'D8', 'S1', 'S5')).toEqual({
      key: 'why.names.weak',
      args: { states: ['AK', 'HI'], votes: 7, total: 40, least: true },
    });
    expect(first(['money-40-1'], 'D8', 'S1', 'T1')).toMatchObject({ key: 'why.names.weak', args: { least: true } });
    expect(first(rich, 'D8', 'S1', 'S5')!.key).toBe('why.names.small');
    // North and South Carolina have as many votes as Illinois.
    expect(first(['zero-2'], 'D3', 'D8', 'S5')!.key).toBe('why.names.big');
    expect(first(['zero-2'], 'D3', 'S4', 'D8')!.key).toBe('why.names.many');
    // Ohio has about as many votes as the others.
    expect(first(['money-40-1'], 'S5', 'S4', 'S3')!.key).toBe('why.names.small');
    expect(first(['money-40-1'], 'S5', 'S4', 'S3', 'T8')!.key).toBe('why.names.many');
    expect(first(['money-40-1'], 'S5', 'S2', 'T4', 'T8')!.key).toBe('why.names');
  });

  test('all that somebody won of a primary, with what came before a Scandal', () => {
    const table = called({ B: ['money-10-1'], A: ['money-20-1', 'scandal-1', 'money-50-1'] }, 'D2');
    const found = whyOf(
      table,
      'A',
      () => campaigns(table, 'B', ['money-10-1', 'NJ:B']),
      () => campaigns(table, 'A', ['money-20-1', 'NJ:A'], ['scandal-1', 'NY:A']),
      () => campaigns(table, 'A', ['money-50-1', 'NY:A']),
    );
    expect(found[0]).toEqual({ key: 'why.wins', args: { boxes: ['NY', 'NJ'], votes: 48 } });
  });

  test('no Scandal where it cancels nobody’s card and none can follow', () => {
    const keys = (card: [string, string]) => {
      const table = called({ B: ['money-10-1', 'zero-2'], A: ['scandal-1', 'zero-1'] }, 'D2');
      return keysOf(
        whyOf(
          table,
          'A',
          () => campaigns(table, 'B', card),
          () => campaigns(table, 'A', ['scandal-1', 'NJ:A']),
        ),
      );
    };
    expect(keys(['money-10-1', 'NJ:B'])).toContain('why.scandal');
    expect(keys(['money-10-1', 'NY:B'])).not.toContain('why.scandal');
  });

  test('the Favorite Son whom a Scandal took off the board, not the smaller state won beside him', () => {
    const table = called({ B: ['scandal-1', 'zero-2'], A: ['money-20-1', 'favorite-son-1', 'zero-1'] }, 'D2');
    const found = whyOf(
      table,
      'A',
      () => campaigns(table, 'B', ['scandal-1', 'NY:B']),
      () => campaigns(table, 'A', ['money-20-1', 'NJ:A'], ['favorite-son-1', 'NY:A']),
    );
    expect(found[0]).toMatchObject({ key: 'why.son', args: { box: 'NY', votes: 33 } });
    expect(keysOf(found)).not.toContain('why.wins');
  });

  test('a Favorite Son whom nobody meets without any rival’s money', () => {
    const play = (...cards: [string, string][]) => {
      const table = called({ B: ['money-80-1'], A: ['favorite-son-1'] }, 'S1');
      campaigns(table, 'B', ...cards);
      return hintOf(table, 'A', 'favorite-son-1>CA:A').find(({ key }) => key === 'why.son')?.args;
    };
    expect(play()).toEqual({ box: 'CA', votes: 54, free: true });
    expect(play(['money-80-1', 'CA:B'])).toEqual({ box: 'CA', votes: 54 });
  });
});
