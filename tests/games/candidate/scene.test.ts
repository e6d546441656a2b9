import { describe, expect, test } from 'vitest';
import { electoralVotes, votesIn } from '../../../src/games/candidate/data/states.ts';
import { candidate } from '../../../src/games/candidate/game.ts';
import { view } from '../../../src/games/candidate/rules/view.ts';
import { openSay } from '../../../src/i18n/say.ts';
import { langs } from '../../../src/i18n/types.ts';
import type { Box, Scene } from '../../../src/scene/types.ts';
import { sayOf } from '../../standing/checks.ts';
import { fitReport } from '../../tools/fit-report.ts';
import { inkOf } from '../../tools/picture-faults.ts';
import { faultsOf, textsOf } from '../../tools/scene-faults.ts';
import { campaigns, names, scenario as setting } from './scenario.ts';
import { nowOf, pictures, samples } from './scene-samples.ts';

const all = pictures([2, 6]);
const texts = (scene: Scene): string[] => textsOf(scene).map(({ text }) => text);

describe.each(all)('$name in $lang', ({ scene }) => {
  test('is readable, and cuts nothing off', () => {
    expect(faultsOf(scene)).toEqual([]);
    expect(fitReport(scene).flatMap((fit) => (fit.cut ? [fit.text.text] : []))).toEqual([]);
  });
});

test('beside open cards every name is read on a phone, and stands clear of votes and hand', () => {
  const results = all.filter(({ name }) => /^(result|tie|one|two)-/.test(name)).flatMap(({ name, scene }) => [{ name, fits: fitReport(scene) }]);
  const open = results.flatMap(({ name, fits }) => {
    const table = fits.filter(({ text }) => text.x > 100 && text.x + text.w < 360 && text.y > 440);
    return table.filter(({ text }) => text.lines === 2).map((fit) => ({ name, fit, others: table.filter((other) => other !== fit) }));
  });
  expect(open.length).toBeGreaterThan(10);
  for (const { name, fit, others } of open) {
    expect(fit.size, `${name}: ${fit.lines.join(' / ')}`).toBeGreaterThanOrEqual(36);
    const [ink, around] = [inkOf(fit), others.flatMap(inkOf)];
    for (const a of ink)
      for (const b of around) expect(a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h + 3 && b.y < a.y + a.h + 3, name).toBe(false);
  }
});

test('names in the table have letters of 9 px on a phone, and none is broken within a word to be shortened', () => {
  const rows = all.filter(({ name }) => /^(campaign|convention|plan|start)-/.test(name)).flatMap(({ scene }) => fitReport(scene));
  const names = rows.filter(({ text: { x, y, lines } }) => x > 100 && x < 120 && y > 760 && lines === 2);
  expect(names.length).toBeGreaterThan(20);
  for (const { size, lines } of names) {
    expect((size * 360) / 1200, lines.join(' / ')).toBeGreaterThanOrEqual(9);
    expect(lines.join(' / ')).not.toMatch(/\p{Ll} \/ \p{Ll}.*…$/u);
  }
});

test('boards are 1200 wide, and upright', () => {
  for (const { name, scene } of all) {
    if (/^(hand|highlight)/.test(name)) continue;
    expect(scene.width, name).toBe(1200);
    expect(scene.height, name).toBeGreaterThanOrEqual(1000);
    // After a tie among six, the table lists up to 25 cards that were turned over in three states.
    expect(scene.height, name).toBeLessThanOrEqual(name === 'tie-6' ? 1540 : name.startsWith('over') ? 1500 : 1440);
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

test('every state stands on the map with its letters and votes; a won one with its owner’s letter and pattern, an Undecided one hatched', () => {
  const table = setting({
    hands: { A: ['zero-1'], B: ['zero-2'] },
    won: { B: ['TX', 'RI'] },
    undecided: ['CO'],
    remaining: ['S1'],
    groundwork: { A: { S1: 70 } },
  });
  const drawn = candidate.board(view(table.state, null), nowOf(table.state), sayOf(candidate, 'en', ['A', 'B']));
  expect(texts(drawn)).toEqual(
    expect.arrayContaining([
      'TX',
      `${votesIn('TX')}`,
      `RI ${votesIn('RI')}`,
      'CO',
      `${votesIn('CO')}`,
      'CA',
      `${votesIn('CA')}`,
      'A 70',
      `DC ${votesIn('DC')}`,
    ]),
  );
  const fills = (name: string) =>
    drawn.layers
      .flatMap(({ shapes }) => shapes)
      .flatMap((shape) => (shape.shape === 'sprite' && shape.name === name && shape.fill ? [shape.fill] : []));
  expect(fills('usmap/TX')[0]).toMatchObject({ pattern: 'diagonal', colour: candidate.colour('B') });
  expect(fills('usmap/CO')[0]).toMatchObject({ pattern: 'diagonal' });
  expect(fills('usmap/CO')).not.toEqual(fills('usmap/TX'));
  expect(fills('usmap/CA')).toHaveLength(1);
});

test('every won state carries its owner’s button, and its letters and votes stand beside it', () => {
  const won = Object.keys(electoralVotes);
  const table = setting({ hands: { A: ['zero-1'], B: ['zero-2'] }, won: { B: won }, remaining: ['S1'] });
  const drawn = candidate.board(view(table.state, null), nowOf(table.state), sayOf(candidate, 'en', ['A', 'B']));
  const onMap = textsOf(drawn).filter(({ role }) => role === 'mark');
  const buttons = textsOf(drawn).filter(({ text, w }) => text === 'B' && w <= 50);
  expect(buttons).toHaveLength(won.length);
  for (const id of won) {
    const label = onMap.find(({ text }) => text === id || text === `${id} ${votesIn(id)}`)!;
    const [x, y] = [label.x + label.w / 2, label.y + label.h / 2];
    expect(Math.min(...buttons.map((one) => Math.hypot(one.x + one.w / 2 - x, one.y + one.h / 2 - y))), id).toBeLessThanOrEqual(64);
  }
  expect(fitReport(drawn).flatMap((fit) => (fit.cut ? [fit.text.text] : []))).toEqual([]);
});

test('letters of two and three stand clear of their neighbors: Arkansas of Missouri', () => {
  const table = setting({ hands: { A: ['zero-1'], B: ['zero-2'] }, won: { A: ['AR'] }, remaining: ['S5'] });
  const say = openSay({ lang: 'en', texts: candidate.texts.en, players: { A: 'WWWWWWW', B: 'WWKKKKK' } });
  const drawn = textsOf(candidate.board(view(table.state, null), nowOf(table.state), say));
  const near = (a: Box, b: Box) => Math.hypot(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2);
  const letters = drawn.find(({ text }) => text === 'AR')!;
  const button = drawn.filter(({ text }) => text === say.token('A')).sort((a, b) => near(a, letters) - near(b, letters))[0]!;
  const missouri = drawn.find(({ text }) => text === 'MO')!;
  const votes = drawn.filter(({ text }) => text === `${votesIn('MO')}`).sort((a, b) => near(a, missouri) - near(b, missouri))[0]!;
  expect(button.y).toBeGreaterThan(votes.y + votes.h);
});

test('while Super Tuesday is asked about, the headline says so, until the last one has answered', () => {
  const table = setting({ hands: { A: ['zero-1', 'zero-2'], B: ['zero-3', 'zero-4'], C: [] }, options: { 'super-tuesday': true } });
  const headline = () => texts(candidate.board(view(table.state, null), nowOf(table.state), sayOf(candidate, 'en', ['A', 'B', 'C'])))[3];
  expect(headline()).toBe('CLEO CHOOSES');
  table.asks('C', 'ask.primary').answer('S1');
  expect(headline()).toBe('SUPER TUESDAY?');
  table.asks('A', 'ask.claim').answer('decline');
  expect(headline()).toBe('SUPER TUESDAY?');
  table.asks('B', 'ask.claim').answer('decline');
  expect(headline()).toBe('ADA CAMPAIGNS');
});

test('one line tells the piles and what is to come, or the money placed in advance', () => {
  const table = setting({ hands: { A: [], B: [] }, remaining: ['D1'] });
  const line = () => drawnAt(table).find((text) => text.startsWith('Draw pile'));
  expect(line()).toMatch(/^Draw pile \d+ · discards 0 · 40 left in 1 primary$/);
  const prepared = setting({ hands: { A: [], B: [] }, remaining: ['D1', 'S1'], groundwork: { A: { D1: 70 }, B: { D1: 20 } } });
  expect(drawnAt(prepared)).toContainEqual(expect.stringMatching(/· Groundwork: TX-OK A 70, B 20$/));
});

const drawnAt = (table: ReturnType<typeof setting>, about: string[] = [], lang: 'en' | 'fr' = 'en') =>
  texts(candidate.board(view(table.state, null), { ...nowOf(table.state), about }, sayOf(candidate, lang, table.state.seats)));

test('a lower sum that wins is explained: a Favorite Son', () => {
  const table = names(setting({ hands: { A: ['favorite-son-1'], B: ['money-50-1'] } }), 'B', 'S1');
  campaigns(table, 'A', ['favorite-son-1', 'CA:A']);
  campaigns(table, 'B', ['money-50-1', 'CA:B']);
  expect(drawnAt(table)).toContain('Ada wins: Favorite Son');
});

test('cards face down are backs: the owner’s with their number, all others with the letters of who laid them, on every section', () => {
  const table = names(setting({ hands: { A: ['money-50-1', 'zero-1', 'rumor-10-1'], B: ['money-20-1'], C: [] } }), 'C', 'T1', 'ME', 'NH', 'VT');
  const marks = () =>
    textsOf(candidate.board(view(table.state, null), nowOf(table.state), sayOf(candidate, 'en', table.state.seats))).flatMap((one) =>
      one.role === 'mark' ? [one.text] : [],
    );
  const before = marks();
  campaigns(table, 'A', ['money-50-1', 'VT:A'], ['zero-1', 'VT:A'], ['rumor-10-1', 'NH:B']);
  const added = marks();
  for (const one of before) if (added.includes(one)) added.splice(added.indexOf(one), 1);
  expect(added).toEqual(expect.arrayContaining(['2', 'A']));
  expect(added).toHaveLength(2);
});

test('turned cards lie face up with who laid them, until the next campaign; whoever chooses on the map sees the map', () => {
  const table = names(setting({ hands: { A: ['money-50-1', 'zero-1'], B: ['rumor-20-1', 'scandal-1'], C: [] } }), 'C', 'S4');
  campaigns(table, 'A', ['money-50-1', 'IL:A'], ['zero-1', 'IL:B']);
  campaigns(table, 'B', ['rumor-20-1', 'IL:A']);
  expect(drawnAt(table)).toEqual(expect.arrayContaining(['IL', 'Ada wins', 'Money $50k', 'Draft Record −$20k', 'Zero', '30']));
  expect(drawnAt(table, ['S1'])).not.toContain('Zero');
  expect(drawnAt(table, ['S1'])).toContain(`${votesIn('CA')}`);
  names(table, 'A', 'S1');
  expect(drawnAt(table)).not.toContain('Zero');
  expect(drawnAt(table)).toContain('POLLS ARE OPEN');
});

test('a silenced Rumor is struck through, and the board and the words say so; one that counts is not', () => {
  const table = names(setting({ hands: { A: ['money-50-1', 'squelch-1'], B: ['rumor-20-1', 'money-20-1'], C: ['rumor-10-1'] } }), 'C', 'S4');
  campaigns(table, 'A', ['money-50-1', 'IL:A'], ['squelch-1', 'IL:A']);
  campaigns(table, 'B', ['rumor-20-1', 'IL:A'], ['money-20-1', 'IL:B']);
  campaigns(table, 'C', ['rumor-10-1', 'IL:B']);
  const say = sayOf(candidate, 'en', table.state.seats);
  const drawn = candidate.board(view(table.state, null), nowOf(table.state), say);
  expect(texts(drawn)).toEqual(expect.arrayContaining(['silenced', '50', '10']));
  const colourOf = (said: string) => textsOf(drawn).find(({ text }) => text === said)?.colour;
  expect(colourOf('−20')).not.toBe(colourOf('Squelch'));
  const words = candidate.describe(view(table.state, null), say);
  expect(words).toContain('Draft Record −$20k from Ben (silenced)');
  expect(words).not.toMatch(/−\$10k \(silenced\)/);
});

test('after a tie the cards of all sections lie open, also of those who are not tied', () => {
  const table = names(setting({ hands: { A: ['money-50-1', 'zero-1'], B: ['money-50-2', 'zero-2'], C: ['squelch-1'] } }), 'C', 'S4');
  campaigns(table, 'A', ['money-50-1', 'IL:A']);
  campaigns(table, 'B', ['money-50-2', 'IL:B']);
  campaigns(table, 'C', ['squelch-1', 'IL:C']);
  expect(drawnAt(table)).toEqual(expect.arrayContaining(['Tie: again', 'Squelch']));
  campaigns(table, 'A');
  expect(drawnAt(table)).not.toContain('Squelch');
});

test('while the ninth primary is being called, the board says so', () => {
  const table = setting({ hands: { A: [], B: ['zero-1'], C: ['zero-2'] }, remaining: ['S1', 'S2'] });
  expect(drawnAt(table)).toContain('Primary 22 of 23');
  names(table, 'C', 'S1');
  expect(drawnAt(table)).toContain('Primary 22 of 23');
});

test('money placed on New York stands on New York, above Pennsylvania', () => {
  const table = names(setting({ hands: { A: ['zero-1'], B: [] }, groundwork: { A: { D2: 60 } } }), 'B', 'S3');
  const drawn = textsOf(candidate.board(view(table.state, null), nowOf(table.state), sayOf(candidate, 'en', ['A', 'B'])));
  const [tag, votes] = [drawn.find(({ text }) => text === 'A 60')!, drawn.find(({ text }) => text === `${votesIn('PA')}`)!];
  expect(tag.y + tag.h).toBeLessThan(votes.y);
});

test('a hand shows its cards in their order, with the numbers of their buttons, and where they are to go', () => {
  const table = setting({ hands: { A: ['zero-1', 'rumor-20-1', 'money-50-1'], B: [] } });
  table.asks('B', 'ask.primary').answer('S1').asks('A', 'ask.campaign').answer('rumor-20-1>CA:B');
  const say = sayOf(candidate, 'en', ['A', 'B']);
  const drawn = candidate.hand(view(table.state, 'A'), say)!;
  expect(texts(drawn).filter((text) => /^\d$/.test(text))).toEqual(['1', '2', '3']);
  expect(texts(drawn)).toEqual(expect.arrayContaining(['+$50k', '−$20k', 'Ben · CA', 'Zero']));
  const { decision } = table.asks('A', 'ask.campaign');
  expect(decision.options.flatMap(({ holds }) => holds ?? []).slice(0, 3)).toEqual(['money-50-1', 'zero-1', 'rumor-20-1']);
  expect(candidate.hand(view(table.state, null), say)).toBeNull();
  expect(candidate.hand(view(table.state, 'B'), say)).toBeNull();
});

test('after a tie of Favorite Sons their sums are told first, not the higher ones of others', () => {
  const sons = { A: ['favorite-son-1', 'money-80-1', 'zero-1'], B: ['favorite-son-2', 'zero-2'], C: ['money-50-1'] };
  const table = names(setting({ hands: sons, dealer: 'C' }), 'C', 'D3', 'NC', 'SC');
  campaigns(table, 'A', ['favorite-son-1', 'NC:A'], ['money-80-1', 'NC:C']);
  campaigns(table, 'B', ['favorite-son-2', 'NC:B']);
  campaigns(table, 'C', ['money-50-1', 'NC:C']);
  expect(drawnAt(table)).toEqual(expect.arrayContaining(['Tie: again', 'A 0 · B 0 · C 130']));
});

describe('what changed is marked', () => {
  const three = () => ({ hands: { A: ['money-50-1', 'zero-1'], B: ['money-20-1'] }, won: { B: ['TX'] } });
  const boardOf = (table: ReturnType<typeof setting>): Scene =>
    candidate.board(view(table.state, null), nowOf(table.state), sayOf(candidate, 'en', table.state.seats));
  /** The number of outlines in the accent color. */
  const outlined = (scene: Scene, shape: 'sprite' | 'rect', name?: string): number =>
    scene.layers
      .flatMap(({ shapes }) => shapes)
      .filter((one) => one.shape === shape && one.stroke?.colour === '#C8202F' && (one.shape !== 'sprite' || one.name === name)).length;

  test('the votes that were won stand beside those they add to, and their states are lit on the map', () => {
    const table = names(setting(three()), 'B', 'D3', 'NC', 'SC');
    campaigns(table, 'A', ['money-50-1', 'NC:A']);
    campaigns(table, 'B', ['money-20-1', 'SC:B']);
    const drawn = boardOf(table);
    expect(texts(drawn)).toEqual(expect.arrayContaining(['14', '+14', '40', '+8']));
    expect(['NC', 'SC', 'TX'].map((id) => outlined(drawn, 'sprite', `usmap/${id}`))).toEqual([1, 1, 0]);
    names(table, 'A', 'S1');
    const later = boardOf(table);
    expect(texts(later).filter((text) => text.startsWith('+'))).toEqual([]);
    expect(outlined(later, 'sprite', 'usmap/NC')).toBe(0);
  });

  test('the cards that were laid last are outlined, and no others', () => {
    const table = names(setting({ hands: { A: ['money-50-1', 'zero-1'], B: ['money-20-1'], C: ['zero-2'] } }), 'C', 'D3', 'NC', 'SC');
    const before = outlined(boardOf(table), 'rect');
    campaigns(table, 'A', ['money-50-1', 'NC:A'], ['zero-1', 'SC:B']);
    expect(outlined(boardOf(table), 'rect')).toBe(before + 2);
    campaigns(table, 'B', ['money-20-1', 'NC:B']);
    expect(outlined(boardOf(table), 'rect')).toBe(before + 1);
  });
});
