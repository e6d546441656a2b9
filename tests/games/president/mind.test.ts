/** What a computer thinks about in Le Jeu du Président. */
import { expect, test } from 'vitest';
import { cities, pointsOf } from '../../../src/games/president/data/cities.ts';
import { squareAt } from '../../../src/games/president/data/squares.ts';
import { president } from '../../../src/games/president/game.ts';
import { simulate } from '../../../src/kernel/simulation.ts';
import { landing, type Setting } from './scenario.ts';

const all = cities.map(({ id }) => id);

/** The flights A thinks about, by the square's name. */
function flights(setting: Setting): string[] {
  const { state } = landing(7, setting);
  const [asked] = simulate(president.rules, state).asked();
  return president.mind!.moves!(state as never, asked!)!.map(([id]) => (id!.startsWith('fly-') ? squareAt(Number(id!.slice(4))).name : id!));
}

test('the best cities of each owner, and one square of each other kind, instead of forty', () => {
  const found = flights({ cities: { A: ['marseille'], B: ['lyon', 'nice', 'caen'] } });
  expect(found.filter((name) => all.includes(name)).sort()).toEqual(['lille', 'lyon', 'nice', 'paris']);
  expect(found.filter((name) => ['media', 'infos', 'depart', 'stay'].includes(name)).sort()).toEqual(['depart', 'infos', 'media', 'stay']);
  expect(found.length).toBeLessThan(18);
});

test('a small city that completes a group for anybody, and none that cannot be won', () => {
  const twos = all.filter((id) => pointsOf(id) === 2 && id !== 'laval');
  expect(flights({ cities: { A: twos } })).toContain('laval');
  expect(flights({ cities: { B: twos } })).toContain('laval');
  expect(flights({ cities: { B: twos.slice(1) } })).not.toContain('laval');
  expect(flights({ cities: { B: ['lille'] }, immobilised: ['B'] })).not.toContain('lille');
  expect(flights({ cities: { B: all.filter((id) => pointsOf(id) === 5) } })).not.toContain('lyon');
});
