/** Every one of the forty squares, landed on. */
import './box.ts';
import { describe, expect, test } from 'vitest';
import { pointsOf } from '../../../src/games/president/data/cities.ts';
import { squares } from '../../../src/games/president/data/squares.ts';
import { landing } from './scenario.ts';

const kinds = (kind: string) => squares.filter((square) => square.kind === kind);

describe('city squares', () => {
  test.each(kinds('city'))('$n $name: free, it is taken', ({ n, name }) => {
    const table = landing(n, {}, n === 1 ? 1 : 2);
    table.tells('takes', { seat: 'A', cities: [name] }).asks('B', 'ask.roll');
    expect(table.state.owners[name]).toBe('A');
    expect(pointsOf(name)).toBeGreaterThanOrEqual(2);
  });
});

describe('Media squares', () => {
  test.each([...kinds('media'), ...kinds('depart')])('$n $name: one card, known to its owner alone', ({ n }) => {
    const table = landing(n, { pile: ['P4'] });
    table.tells('media', { seat: 'A' }).tells('media.you', { card: 'P4' });
    expect(table.events.find(({ message }) => message.key === 'media.you')?.to).toEqual(['A']);
    expect(table.state.candidates.A!.media).toEqual(['P4']);
  });
});

describe('Infos squares', () => {
  test.each(kinds('infos'))('$n: the top card is followed and goes under the pile', ({ n }) => {
    const table = landing(n, { infos: ['I21', 'I05'] });
    table.tells('infos', { seat: 'A', card: 'I21' }).tells('media', { seat: 'A' });
    expect([table.state.infos[0], table.state.infos.at(-1)]).toEqual(['I05', 'I21']);
  });
});

describe('helicopter squares', () => {
  test.each(kinds('helicopter'))('$n: to any square but a helicopter, or stay', ({ n }) => {
    const table = landing(n);
    const asked = table.asks('A', 'ask.fly');
    asked.offering('stay', ...squares.filter(({ kind }) => kind !== 'helicopter').map((square) => `fly-${square.n}`));
    asked.answer('stay').tells('stays').asks('B', 'ask.roll');
    landing(n)
      .asks('A', 'ask.fly')
      .answer('fly-36')
      .tells('takes', { cities: ['lille'] });
  });
});

describe('gold squares', () => {
  test('3 Punch: another roll, as often as it comes', () => {
    const table = landing(3, { die: [1] });
    table
      .asks('A', 'ask.roll')
      .answer('roll')
      .tells('rolls', { again: true, die: 1 })
      .tells('takes', { cities: ['laval'] });
    expect(table.state.story?.rolls).toEqual([3, 1]);
  });

  test('12 Extinction de voix: one turn is skipped', () => {
    const table = landing(12, { die: [1, 2] });
    expect(table.tells('skip.ordered', { n: 1 }).state.candidates.A).toMatchObject({ skip: 1, immobilised: true });
    table.asks('B', 'ask.roll').answer('roll').tells('skips', { seat: 'A', left: 0 }).asks('B', 'ask.roll');
  });

  test('17 Battant: six squares on, to Grenoble, past the Media corner without a card', () => {
    const table = landing(17)
      .tells('advances', { to: 23 })
      .tells('takes', { cities: ['grenoble'] })
      .tellsNot('media');
    expect(table.state.candidates.A).toMatchObject({ square: 23, media: [] });
  });

  test('22 Faiblesse: the weakest city is lost', () => {
    const table = landing(22, { cities: { A: ['lille', 'rouen', 'laval'] } }).tells('loses', { cities: ['laval'] });
    expect(table.state.owners.laval).toBeNull();
    landing(22).tells('void');
  });

  test('32 Épuisement: two turns are skipped', () => {
    const table = landing(32, { die: [1, 1, 1] });
    table.asks('B', 'ask.roll').answer('roll').tells('skips', { seat: 'A', left: 1 });
    table.asks('B', 'ask.roll').answer('roll').tells('skips', { seat: 'A', left: 0 });
  });

  test('37 Équipe oubliée: back to Départ without a card', () => {
    const table = landing(37).tells('fetches').tellsNot('media');
    expect(table.state.candidates.A).toMatchObject({ square: 0, media: [] });
  });
});
