/** Why a card was discarded, each reason with a near case in which it is not said. */
import { describe, expect, test } from 'vitest';
import { because, first, openly } from './because.ts';
import { campagne, socle } from './cards.ts';
import { scenario } from './scenario.ts';

describe('a duel that nobody begins', () => {
  const at = (card: string, own: string[], theirs: string[]) =>
    first({ hands: { A: [card, 'immunite-01', 'affaire-01', 'confiance-01'] }, campaign: { A: own, B: theirs } }, `discard-${card}`);
  const threes = [campagne(3), campagne(3, 2)];

  test.each(['debat-01', 'polemique-01'])('%s is worth little if neither side has more than the smallest card to lose', (card) => {
    expect(at(card, threes, [campagne(3, 3), campagne(3, 4)])).toMatchObject({ key: 'why.little', args: { most: 3 } });
    expect(at(card, [campagne(5)], [campagne(3, 3), campagne(3, 4)])).toMatchObject({ key: 'why.peace', args: { stake: 5 } });
    expect(at(card, threes, [campagne(5)])).toMatchObject({ key: 'why.peace', args: { stake: 3, wins: 5 } });
  });

  test('an even bet is not taken; one for more than twice the stake is passed up for no reason that a table tells', () => {
    expect(at('debat-01', [campagne(5)], [campagne(6)])).toMatchObject({ key: 'why.peace', args: { stake: 5, wins: 6 } });
    expect(at('debat-01', [campagne(5)], [campagne(10)])).toMatchObject({ key: 'why.peace', args: { stake: 5, wins: 10 } });
    expect(at('debat-01', threes, [campagne(8)])?.key).toBe('why.draws');
    expect(at('debat-01', [campagne(6)], [campagne(5)])?.args).not.toHaveProperty('wins');
  });

  test('what would elect somebody is said, whoever wins it', () => {
    const near = [socle(10), socle(8), socle(6), socle(5)];
    const declined = (card: string, own: string[], theirs: string[], base: { A?: string[]; B?: string[] }) =>
      first({ hands: { A: [card, 'immunite-01', 'affaire-01', 'confiance-01'] }, campaign: { A: own, B: theirs }, socle: base }, `discard-${card}`);
    expect(declined('debat-01', [campagne(10)], [campagne(8), campagne(5)], { B: near })).toMatchObject({
      key: 'why.peace',
      args: { stake: 10, loses: 'B' },
    });
    expect(declined('debat-01', [campagne(10)], [campagne(8), campagne(5)], { B: near })?.args).not.toHaveProperty('elects');
    expect(declined('debat-01', [campagne(8), campagne(6)], [campagne(8, 2)], { A: near })).toMatchObject({
      key: 'why.peace',
      args: { stake: 8, wins: 8, elects: true },
    });
    expect(declined('polemique-01', [campagne(10)], [campagne(8), campagne(5)], { B: near })?.args).not.toHaveProperty('loses');
    // A Debate with somebody else would elect nobody.
    const three = because(
      scenario({ hands: { A: ['debat-01'] }, campaign: { A: [campagne(10)], B: [campagne(8)], C: [campagne(5)] }, socle: { B: near } }),
      'discard-debat-01',
    );
    expect(three.find(({ key }) => key === 'why.peace')?.args).not.toHaveProperty('loses');
  });

  test('six points are no little in a Scandal either', () => {
    expect(at('affaire-02', [campagne(8)], [campagne(5)])).toMatchObject({ key: 'why.little', args: { most: 5 } });
    expect(at('affaire-02', [campagne(8)], [campagne(6)])?.key).toBe('why.draws');
  });
});

describe('an Immunity thrown away', () => {
  const near = [socle(8), socle(6), socle(5), socle(5, 2), socle(5, 3), socle(4)];
  const at = (other: string, own: { campaign: string[]; socle?: string[] }, theirs: { campaign: string[]; socle?: string[] }) =>
    first(
      {
        hands: { A: ['immunite-01', other, 'affaire-01', 'confiance-01'] },
        campaign: { A: own.campaign, B: theirs.campaign },
        socle: { A: own.socle ?? [], B: theirs.socle ?? [] },
      },
      'discard-immunite-01',
    );

  test('makes room for a card that stops somebody near the election', () => {
    const own = { campaign: [campagne(10)] };
    expect(at('affaire-02', own, { campaign: [campagne(8)], socle: near })).toMatchObject({ key: 'why.stops', args: { rival: 'B', total: 41 } });
    expect(at('affaire-02', own, { campaign: [campagne(5)], socle: near })?.key).toBe('why.draws');
    // Nothing stops somebody who can't be attacked.
    expect(at('affaire-02', own, { campaign: [campagne(4)], socle: [...near, socle(4, 2)] })?.key).toBe('why.undueled');
  });

  test('is not missed where most points are in the base, unless another one is kept', () => {
    const theirs = { campaign: [campagne(8)] };
    const own = { campaign: [campagne(6)], socle: [socle(10)] };
    expect(at('affaire-02', own, theirs)).toMatchObject({ key: 'why.secure', args: { base: 10, total: 16 } });
    expect(at('immunite-02', own, theirs)).toMatchObject({ key: 'why.draws', args: { copies: 2 } });
    expect(at('affaire-02', { ...own, socle: [socle(8)] }, theirs)?.key).toBe('why.draws');
    const much = { campaign: [campagne(10), campagne(6)], socle: [socle(10), socle(8), socle(6)] };
    expect(at('affaire-02', much, theirs)?.key).toBe('why.draws');
  });
});

test('to exchange campaigns would be to give: for what the only rival has, or away', () => {
  const at = (people: number) =>
    because(
      scenario({ people, hands: { A: ['tourne-points-01', 'immunite-01'] }, campaign: { A: [campagne(10), campagne(8)], B: [campagne(5)] } }),
      'discard-tourne-points-01',
    ).find(({ key }) => key === 'why.keeps.points')?.args;
  expect(at(2)).toMatchObject({ open: 18, rival: 'B', gets: 5 });
  expect(at(3)).not.toHaveProperty('rival');
});

test('to wait with an exchange says how little it lacks to elect', () => {
  const at = (base: string[]) =>
    first(
      { hands: { A: ['debat-01', 'tourne-points-01'] }, campaign: { A: [campagne(3)], B: [campagne(10), campagne(8)] }, socle: { A: base } },
      'discard-debat-01',
    );
  expect(at([socle(10), socle(8), socle(6)])).toEqual({ key: 'why.saves', args: { seat: 'B', gets: 18, gives: 3, missing: 9 } });
  expect(at([socle(10)])?.args).not.toHaveProperty('missing');
});

test('a card that would exchange a hand says how much is in it, to its owner', () => {
  const at = (card: string, ...others: string[]) => first({ hands: { A: [card, 'immunite-01', 'affaire-01', ...others] } }, `discard-${card}`);
  expect(at('nouvelle-donne-01', campagne(10))).toMatchObject({ key: 'why.keeps.hand', args: { points: 10 } });
  expect(at('tourne-main-01', socle(8))).toMatchObject({ key: 'why.keeps.hand', args: { points: 8 } });
  expect(at('tourne-main-01', 'debat-01')?.key).toBe('why.draws');
  expect(openly({ hands: { A: ['tourne-main-01', 'immunite-01', 'affaire-01', socle(8)] } }, 'discard-tourne-main-01')).toEqual({
    key: 'why.keeps.hand',
    args: { card: expect.objectContaining({ kind: 'tourne-main' }) },
  });
});

test('an attack that the only rival is known to answer is thrown away for that', () => {
  const at = (people: number, joker: string) => {
    const hands = { A: ['debat-01', 'polemique-01', 'affaire-01', 'confiance-01'], B: [joker] };
    const table = scenario({ people, hands, campaign: { A: [campagne(8)], B: [campagne(10)] } });
    table.state.passed = [{ card: joker, by: ['A'] }];
    return because(table, 'discard-debat-01')[0];
  };
  expect(at(2, 'immunite-01')).toMatchObject({ key: 'why.useless', args: { lacks: 'unanswered', rival: 'B' } });
  expect(at(2, 'indecis-01')?.key).toBe('why.peace');
  expect(at(3, 'immunite-01')?.key).toBe('why.peace');
});

test('an attack without a target names the only rival', () => {
  const at = (people: number, card: string) => first({ people, hands: { A: [card, 'immunite-01'] } }, `discard-${card}`);
  expect(at(2, 'affaire-01')).toMatchObject({ key: 'why.useless', args: { lacks: 'their-five', rival: 'B' } });
  expect(at(3, 'affaire-01')?.args).not.toHaveProperty('rival');
  expect(at(2, 'confiance-01')?.args).not.toHaveProperty('rival');
});
