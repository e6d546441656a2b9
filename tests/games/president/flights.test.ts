/** Reasons for flights, and for blocking them, each with a near case in which it is not said. */
import { expect, test } from 'vitest';
import { cities } from '../../../src/games/president/data/cities.ts';
import { president } from '../../../src/games/president/game.ts';
import { openSay } from '../../../src/i18n/say.ts';
import { saidOf } from '../said.ts';
import { landing, type Setting } from './scenario.ts';

const all = cities.map(({ id }) => id);
const say = openSay({ lang: 'en', texts: president.texts.en, players: { A: 'Ada', B: 'Ben' } });
const game = president as unknown as Parameters<typeof saidOf>[0];

test('who blocks a flight says what it would have won', () => {
  const blocks = (setting: Setting, to: string) => {
    const table = landing(7, { media: { B: ['A1'] }, ...setting })
      .asks('A', 'ask.fly')
      .answer(to);
    return say(saidOf(game, table, { seat: 'B', ask: 'ask.block', picked: ['A1'] }).messages[0]!);
  };
  expect(blocks({}, 'fly-36')).toBe('keep Ada from taking Lille (10 points)');
  expect(blocks({ cities: { B: ['lille'] } }, 'fly-36')).toBe('keep Ada from battling for Lille (10 points)');
  expect(blocks({ cities: { A: ['lyon', 'rouen'] } }, 'fly-13')).toBe('keep Ada from taking Bordeaux (5 points), the only 5 they still lack');
  const most = ['lille', 'paris', 'marseille', 'lyon', 'rouen', 'nantes', 'nice', 'strasbourg'];
  const rest = all.filter((city) => ![...most, 'bordeaux', 'caen'].includes(city));
  const ends = ': then only 1 city would be left to be owned before 50 points win the election';
  expect(blocks({ cities: { A: most, B: rest } }, 'fly-13')).toBe(`keep Ada from taking Bordeaux (5 points), the only 5 they still lack${ends}`);
  expect(blocks({}, 'fly-10')).toBe('keep Ada away from the Media square after Poitiers');
});

test('others are told that a player let a flight go only if they saw who could have blocked it', () => {
  const lets = (known: string[]) => {
    const table = landing(7, { seats: ['A', 'B', 'C'], media: { B: ['A1'], C: ['P4'] } })
      .asks('A', 'ask.fly')
      .answer('fly-36');
    table.state.candidates.B!.known = known;
    table.asks('C', 'ask.block').answer('nothing');
    return saidOf(game, table, { seat: 'B', ask: 'ask.block', picked: ['nothing'] });
  };
  expect(lets([]).own[0]).toBe('why.lets');
  expect(lets([]).all).not.toContain('why.lets');
  expect(lets(['A1']).all[0]).toBe('why.lets');
});

test('a flight to a battle: with an attack in hand, or else the greater strength', () => {
  const flies = (media: string[], mine: string[]) => {
    const table = landing(7, { cities: { A: mine, B: ['bordeaux'] }, media: { A: media, B: ['J1'] } });
    return say(saidOf(game, table, { seat: 'A', ask: 'ask.fly', picked: ['fly-13'] }).messages[0]!);
  };
  expect(flies(['A3'], ['lille'])).toBe('challenge Ben for Bordeaux (5 points), with an attack in hand');
  expect(flies(['P3'], ['lille'])).toBe('challenge Ben for Bordeaux (5 points), with the greater strength (10 to 5)');
  expect(flies(['P3'], ['caen'])).toBe('challenge Ben for Bordeaux (5 points)');
});

test('a flight to a battle says which of several rivals is the strongest', () => {
  const flies = (mine: string[], theirs: string[]) => {
    const cities = { A: mine, B: ['bordeaux', 'nice'], C: theirs };
    const table = landing(7, { seats: ['A', 'B', 'C'], cities, media: { A: [], B: [], C: [] } });
    return say(saidOf(game, table, { seat: 'A', ask: 'ask.fly', picked: ['fly-13'] }).messages[0]!);
  };
  expect(flies([], ['caen'])).toBe('challenge Ben, who leads, for Bordeaux (5 points)');
  expect(flies(['lille'], ['caen'])).toBe('challenge Ben, the closest rival, for Bordeaux (5 points), with the greater strength (10 to 9)');
  expect(flies([], ['lille']), 'another is stronger').toBe('challenge Ben for Bordeaux (5 points)');
  expect(flies([], ['rouen', 'nantes']), 'another is as strong').toBe('challenge Ben for Bordeaux (5 points)');
});

test('a flight is told, not what is then committed to the battle', () => {
  const table = landing(7, { cities: { A: ['lille'], B: ['bordeaux'] }, media: { A: ['J1'], B: [] } });
  const was = president.rules.view(table.state, 'A');
  const thrown = [{ seat: 'A', die: 6, strength: 1, presidents: 1, total: 8 }];
  const told = [
    [{ key: 'flies', args: { seat: 'A', to: 13 } }],
    [{ key: 'battle.decided', args: { city: 'bordeaux', newcomer: 'A', owner: 'B', throws: [thrown], winner: 'A' } }],
  ];
  const because = (ask: string, picked: string) => {
    const fight = ask === 'ask.fly' ? null : { newcomer: 'A', owner: 'B', city: 'bordeaux' };
    return president.reasons!({ seat: 'A', was: { ...was, fight }, is: was, told, answer: { ask, picked: [picked] } })[0]!.key;
  };
  expect(because('ask.fly', 'fly-13')).toBe('why.flies.fights');
  expect(because('ask.attack', 'commit-1')).toBe('why.commits');
});

test('French elides before the name of a free city', () => {
  const dit = openSay({ lang: 'fr', texts: president.texts.fr });
  const args = { city: 'avignon', points: 2, prize: null, left: 1, strength: 49 };
  expect(dit({ key: 'why.flies.free', args })).toContain('prendre la ville libre d’Avignon (2 points-voix)');
});

test('what a square without a city is good for', () => {
  const flies = (to: string) => {
    const told = saidOf(game, landing(7, { die: [1] }), { seat: 'A', ask: 'ask.fly', picked: [to] }).messages;
    return say(told.find(({ key }) => key === 'why.flies')!);
  };
  expect(flies('fly-3')).toBe('roll again from “Punch”');
  expect(flies('fly-25')).toBe('read an Infos card at the Infos square after Lyon');
  expect(flies('fly-12')).toBe('be out of reach on “Lost voice”: nobody can battle a player who misses a turn');
});
