import './box.ts';
import { expect, test } from 'vitest';
import { whileAway } from '../../../src/games/president/rules/away.ts';
import type { President } from '../../../src/games/president/state.ts';
import type { Asked } from '../scenario.ts';
import { drawing, landing } from './scenario.ts';

const away = ({ decision }: Asked<President>): string[] => whileAway(decision);

test('ruling 29: away: no attack, the parade if held, no Président card, the best free city, the first of equal cities', () => {
  const battle = landing('lyon', { cities: { B: ['lyon'] }, media: { A: ['P2', 'J1'], B: ['A2', 'A3', 'J2'] } });
  expect(away(battle.asks('B', 'ask.attack'))).toEqual(['nothing']);
  expect(away(battle.asks('A', 'ask.attack'))).toEqual(['nothing']);
  battle.asks('A', 'ask.attack').answer('nothing').asks('B', 'ask.attack').answer('A2');
  expect(away(battle.asks('A', 'ask.parry'))).toEqual(['P2']);
  expect(away(landing(7, { cities: { B: ['lille'] } }).asks('A', 'ask.fly'))).toEqual(['fly-38']);
  const flown = landing(7, { media: { B: ['A1'] } })
    .asks('A', 'ask.fly')
    .answer('fly-36');
  expect(away(flown.asks('B', 'ask.block'))).toEqual(['nothing']);
  expect(away(landing(22, { cities: { A: ['caen', 'rennes'] } }).asks('A', 'ask.tie'))).toEqual(['rennes']);
  expect(away(drawing('I10').asks('A', 'ask.free'))).toHaveLength(1);
});
