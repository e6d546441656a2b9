/** The four worked examples of the rulebook, figure by figure. */
import './box.ts';
import { describe, expect, test } from 'vitest';
import { strengthOf } from '../../../src/games/president/rules/table.ts';
import { landing } from './scenario.ts';

describe('the examples of the rules', () => {
  test('example 1: green takes Marseille from blue with two Président cards, 6 to 4', () => {
    const [blue, green] = ['A', 'B'];
    const table = landing('marseille', {
      active: green,
      cities: { A: ['marseille', 'laval', 'poitiers', 'limoges'], B: ['lyon', 'rennes'] },
      media: { B: ['J1', 'J2'] },
      combat: [4, 3],
    }).sees((state) => expect([strengthOf(state, blue), strengthOf(state, green)]).toEqual([12, 8]));
    table.asks(green, 'ask.attack').offering('nothing', 'commit-1', 'commit-2').answer('commit-2');
    table.tells('battle.decided', {
      throws: [
        [
          { seat: green, die: 4, strength: 0, presidents: 2, total: 6 },
          { seat: blue, die: 3, strength: 1, presidents: 0, total: 4 },
        ],
      ],
      winner: green,
    });
    expect(table.state.owners.marseille).toBe(green);
    expect(table.state.media.slice(-2)).toEqual(['J1', 'J2']);
    expect(table.state.candidates[green]!.media).toEqual([]);
  });

  test('example 2: yellow keeps Laval against red with three Président cards to one, 6 to 5', () => {
    const [yellow, red] = ['A', 'B'];
    const table = landing('laval', {
      active: red,
      cities: {
        A: ['laval', 'lille', 'rennes', 'orleans', 'reims', 'dijon', 'besancon'],
        B: ['avignon', 'poitiers', 'limoges', 'montpellier', 'nancy', 'caen', 'nantes'],
      },
      media: { A: ['J1', 'J2', 'J3'], B: ['J4'] },
      combat: [4, 2],
    }).sees((state) => expect([strengthOf(state, yellow), strengthOf(state, red)]).toEqual([23, 19]));
    table.asks(yellow, 'ask.attack').answer('commit-3').asks(red, 'ask.attack').answer('commit-1');
    table.tells('battle.decided', {
      throws: [
        [
          { seat: red, die: 4, strength: 0, presidents: 1, total: 5 },
          { seat: yellow, die: 2, strength: 1, presidents: 3, total: 6 },
        ],
      ],
      winner: yellow,
    });
    expect(table.state.owners.laval).toBe(yellow);
    expect(table.state.media.slice(-4).sort()).toEqual(['J1', 'J2', 'J3', 'J4']);
  });

  test('example 3: red flies to Paris and takes it from blue with three Président cards, 6 to 5', () => {
    const [blue, red] = ['A', 'B'];
    const table = landing(7, {
      active: red,
      cities: { A: ['paris', 'laval', 'poitiers'], B: ['lyon', 'nantes', 'orleans', 'reims'] },
      media: { B: ['J1', 'J2', 'J3'] },
      combat: [2, 5],
    }).sees((state) => expect([strengthOf(state, blue), strengthOf(state, red)]).toEqual([11, 13]));
    table.asks(red, 'ask.fly').answer('fly-38').asks(red, 'ask.attack').answer('commit-3');
    table.tells('battle.decided', {
      throws: [
        [
          { seat: red, die: 2, strength: 1, presidents: 3, total: 6 },
          { seat: blue, die: 5, strength: 0, presidents: 0, total: 5 },
        ],
      ],
    });
    expect(table.state.owners.paris).toBe(red);
    expect(table.state.candidates[red]!.square).toBe(38);
    expect(table.state.media.slice(-3)).toEqual(['J1', 'J2', 'J3']);
  });

  const four = { active: 'B', cities: { A: ['caen', 'rouen', 'nantes'], B: ['orleans', 'reims'] }, combat: [2, 5] };

  test('example 4: green shows the small ads, yellow cannot defend Caen and loses it without a battle', () => {
    const table = landing('caen', { ...four, media: { B: ['A2'] } }, 2).sees((state) =>
      expect([strengthOf(state, 'A'), strengthOf(state, 'B')]).toEqual([12, 4]),
    );
    table.asks('B', 'ask.attack').offering('nothing', 'A2').answer('A2');
    table.tells('attacks', { seat: 'B', card: 'A2', against: 'A' }).tells('stormed').tellsNot('battle.decided');
    expect(table.state.owners.caen).toBe('B');
    expect(table.state.media.at(-1)).toBe('A2');
  });

  test('example 4: with the matching parade the battle takes place', () => {
    const table = landing('caen', { ...four, media: { A: ['P2'], B: ['A2'] } }, 2);
    table.asks('A', 'ask.attack').answer('nothing').asks('B', 'ask.attack').answer('A2');
    table.asks('A', 'ask.parry').offering('P2', 'nothing').answer('P2');
    table.tells('parries', { seat: 'A', card: 'P2', attack: 'A2' }).tells('battle.decided', { winner: 'A' });
    expect(table.state.owners.caen).toBe('A');
    expect(table.state.media.slice(-2)).toEqual(['A2', 'P2']);
  });
});
