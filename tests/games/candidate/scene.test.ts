import { describe, expect, test } from 'vitest';
import { electoralVotes } from '../../../src/games/candidate/data/states.ts';
import { candidate } from '../../../src/games/candidate/game.ts';
import { view } from '../../../src/games/candidate/view.ts';
import { langs } from '../../../src/i18n/types.ts';
import { draw } from '../../../src/render/draw.ts';
import { encode } from '../../../src/render/encode.ts';
import { fitReport } from '../../../src/render/fit-report.ts';
import { faultsOf, textsOf } from '../../../src/scene/check.ts';
import type { Scene } from '../../../src/scene/types.ts';
import { sayOf } from '../../standing/checks.ts';
import { scene as setting } from './scenario.ts';
import { nowOf, pictures, samples } from './scene-samples.ts';

const all = pictures([2, 6]);
const texts = (scene: Scene): string[] => textsOf(scene).map(({ text }) => text);

describe.each(all)('$name in $lang', ({ scene }) => {
  test('is readable, and cuts nothing off', () => {
    expect(faultsOf(scene)).toEqual([]);
    expect(fitReport(scene).flatMap((fit) => (fit.cut ? [fit.text.text] : []))).toEqual([]);
  });
});

test('boards are 1200 wide and 900 to 1100 high', () => {
  for (const { name, scene } of all) {
    if (name.startsWith('hand')) continue;
    expect(scene.width, name).toBe(1200);
    expect(scene.height, name).toBeGreaterThanOrEqual(900);
    expect(scene.height, name).toBeLessThanOrEqual(1100);
  }
});

test('the words keep to their lengths', () => {
  for (const { name, state } of samples([6]))
    for (const lang of langs) {
      const say = sayOf(candidate, lang, state.seats);
      const seen = view(state, state.seats[0]!);
      expect(candidate.describe(seen, say).length, name).toBeLessThanOrEqual(3500);
      expect(candidate.race(seen, say).length, name).toBeLessThanOrEqual(300);
    }
});

test('no picture is above 300 KB', async () => {
  for (const { name, lang, scene } of all.filter((one) => one.lang === 'en'))
    expect((await encode(draw(scene))).length, `${name} ${lang}`).toBeLessThanOrEqual(300 * 1024);
});

test('every state stands on the map with its votes; a won one with its owner’s letter and pattern, an Undecided one hatched', () => {
  const table = setting({
    hands: { A: ['zero-1'], B: ['zero-2'] },
    won: { B: ['TX', 'RI'] },
    undecided: ['CO'],
    remaining: ['S1'],
    groundwork: { A: { S1: 70 } },
  });
  const drawn = candidate.board(view(table.state, null), nowOf(table.state), sayOf(candidate, 'en', ['A', 'B']));
  expect(texts(drawn)).toEqual(expect.arrayContaining(['B 32', 'B RI 4', '8', '54', 'A 70', 'DC 3']));
  const fills = (name: string) =>
    drawn.layers
      .flatMap(({ shapes }) => shapes)
      .flatMap((shape) => (shape.shape === 'sprite' && shape.name === name && shape.fill ? [shape.fill] : []));
  expect(fills('usmap/TX')[0]).toMatchObject({ pattern: 'diagonal', colour: candidate.colour('B') });
  expect(fills('usmap/CO')[0]).toMatchObject({ pattern: 'diagonal' });
  expect(fills('usmap/CO')).not.toEqual(fills('usmap/TX'));
  expect(fills('usmap/CA')).toHaveLength(1);
});

test('every won state carries its owner’s letter', () => {
  const won = Object.keys(electoralVotes);
  const table = setting({ hands: { A: ['zero-1'], B: ['zero-2'] }, won: { B: won }, remaining: ['S1'] });
  const drawn = candidate.board(view(table.state, null), nowOf(table.state), sayOf(candidate, 'en', ['A', 'B']));
  const letters = texts(drawn).filter((text) => /^B ([A-Z]{2} )?\d+$/.test(text));
  expect(letters.map((text) => Number(text.split(' ').at(-1))).sort()).toEqual(Object.values(electoralVotes).sort());
  expect(fitReport(drawn).flatMap((fit) => (fit.cut ? [fit.text.text] : []))).toEqual([]);
});

test('while Super Tuesday is asked about, the headline says so, until the last one has answered', () => {
  const table = setting({ hands: { A: ['zero-1', 'zero-2'], B: ['zero-3', 'zero-4'], C: [] }, options: { 'super-tuesday': true } });
  const headline = () => texts(candidate.board(view(table.state, null), nowOf(table.state), sayOf(candidate, 'en', ['A', 'B', 'C'])))[0];
  expect(headline()).toBe('CLEO CHOOSES');
  table.asks('C', 'ask.primary').answer('S1');
  expect(headline()).toBe('SUPER TUESDAY?');
  table.asks('A', 'ask.claim').answer('decline');
  expect(headline()).toBe('SUPER TUESDAY?');
  table.asks('B', 'ask.claim').answer('decline');
  expect(headline()).toBe('ADA CAMPAIGNS');
});

test('with an odd number of candidates the piles take the place that is free', () => {
  for (const [seats, said] of [
    [
      ['A', 'B', 'C'],
      ['Draw pile', 'Discards', '40 to come in 1 primary'],
    ],
    [['A', 'B'], [/^Draw pile \d+ · discards 0$/]],
  ] as const) {
    const table = setting({ hands: Object.fromEntries(seats.map((seat) => [seat, []])), remaining: ['D1'] });
    expect(texts(candidate.board(view(table.state, null), nowOf(table.state), sayOf(candidate, 'en', seats)))).toEqual(
      expect.arrayContaining(said.map((one) => expect.stringMatching(one))),
    );
  }
});

test('a lower sum that wins is explained: a Favorite Son', () => {
  const table = setting({ hands: { A: ['favorite-son-1'], B: ['money-50-1'] } });
  table.asks('B', 'ask.primary').answer('S1');
  table.asks('A', 'ask.campaign').answer('favorite-son-1').asks('A', 'ask.where').answer('CA:A').asks('A', 'ask.campaign').answer('submit');
  table.asks('B', 'ask.campaign').answer('money-50-1').asks('B', 'ask.where').answer('CA:B').asks('B', 'ask.campaign').answer('submit');
  expect(texts(candidate.board(view(table.state, null), nowOf(table.state), sayOf(candidate, 'en', ['A', 'B'])))).toContain('Favorite Son');
});

test('cards face down are backs with counts and layers; revealed ones are sums', () => {
  const [hidden] = samples([3]).filter(({ name }) => name === 'single');
  const [shown] = samples([3]).filter(({ name }) => name === 'result');
  const say = sayOf(candidate, 'en', hidden!.state.seats);
  expect(texts(candidate.board(view(hidden!.state, null), nowOf(hidden!.state), say)).some((text) => /^[A-F] \d( · [A-F] \d)*$/.test(text))).toBe(
    true,
  );
  const sums = view(shown!.state, null).contest!.boxes.flatMap(({ revealed }) =>
    revealed!.sums.map(({ total }) => (total < 0 ? `−${-total}` : String(total))),
  );
  expect(texts(candidate.board(view(shown!.state, null), nowOf(shown!.state), say))).toEqual(expect.arrayContaining(sums));
});

test('a hand shows its cards in their order, with the numbers of their buttons, and where they are to go', () => {
  const table = setting({ hands: { A: ['zero-1', 'rumor-20-1', 'money-50-1'], B: [] } });
  table.asks('B', 'ask.primary').answer('S1').asks('A', 'ask.campaign').answer('rumor-20-1').asks('A', 'ask.where').answer('CA:B');
  const say = sayOf(candidate, 'en', ['A', 'B']);
  const drawn = candidate.hand(view(table.state, 'A'), say)!;
  expect(texts(drawn).filter((text) => /^\d$/.test(text))).toEqual(['1', '2', '3']);
  expect(texts(drawn)).toEqual(expect.arrayContaining(['$50k', '−$20k', 'Ben · CA', 'Zero']));
  const { decision } = table.asks('A', 'ask.campaign');
  expect(decision.options.slice(0, 3).map(({ id }) => id)).toEqual(['money-50-1', 'zero-1', 'back-rumor-20-1']);
  expect(candidate.hand(view(table.state, null), say)).toBeNull();
  expect(candidate.hand(view(table.state, 'B'), say)).toBeNull();
});
