/** Reasons that random games hardly ever meet, each with a near case in which it is not said. */
import { expect, test } from 'vitest';
import { president } from '../../../src/games/president/game.ts';
import { saidOf } from '../said.ts';
import { landing } from './scenario.ts';

const game = president as unknown as Parameters<typeof saidOf>[0];

test('own every city of a value: the last of a group is taken', () => {
  const flies = (...cities: string[]) => landing(7, { cities: { A: cities } });
  const completes = saidOf(game, flies('lyon', 'rouen'), { seat: 'A', ask: 'ask.fly', picked: ['fly-13'] });
  expect([completes.own[0], completes.all[0]]).toEqual(['why.group', 'why.group']);
  const misses = saidOf(game, flies('lyon'), { seat: 'A', ask: 'ask.fly', picked: ['fly-13'] });
  expect(misses.own[0]).toBe('why.flies.free');
  expect([...misses.own, ...misses.all]).not.toContain('why.group');
});

test('take a Media card: a flight to a square that gives one', () => {
  const flies = (to: string) => saidOf(game, landing(7), { seat: 'A', ask: 'ask.fly', picked: [to] });
  expect(flies('fly-10').own[0]).toBe('why.flies.card');
  expect(flies('fly-25').own).not.toContain('why.flies.card');
});

test('get there all the same: a blocked flight goes on with the parry', () => {
  const blocked = () =>
    landing(7, { media: { A: ['P1'], B: ['A1'] }, die: [1, 1] })
      .asks('A', 'ask.fly')
      .answer('fly-36')
      .asks('B', 'ask.block')
      .answer('A1');
  const insists = saidOf(game, blocked(), { seat: 'A', ask: 'ask.insist', picked: ['P1'] });
  expect([insists.own[0], insists.all[0]]).toEqual(['why.insists', 'why.insists']);
  const stays = saidOf(game, blocked(), { seat: 'A', ask: 'ask.insist', picked: ['nothing'] });
  expect(stays.own[0]).toBe('why.gives.up');
  expect([...stays.own, ...stays.all]).not.toContain('why.insists');
});
