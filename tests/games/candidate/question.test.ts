/** The picture of each kind of question, and the panel beside it: the stakes, what lies there, the player's cards, all on a phone's screen. */
import { describe, expect, test } from 'vitest';
import { candidate } from '../../../src/games/candidate/game.ts';
import { question } from '../../../src/games/candidate/picture/question.ts';
import { view } from '../../../src/games/candidate/rules/view.ts';
import { type Lang, langs } from '../../../src/i18n/types.ts';
import { decisions } from '../../../src/kernel/run.ts';
import type { Decision, Seat } from '../../../src/kernel/types.ts';
import type { Scene } from '../../../src/scene/types.ts';
import { sayOf } from '../../standing/checks.ts';
import { screen } from '../../tools/heights.ts';
import { panelOf, wordsIn } from '../../tools/panel.ts';
import { faultsOf, textsOf } from '../../tools/scene-faults.ts';
import { type CandidateTable, campaigns, lays, names, scenario } from './scenario.ts';

const en = sayOf(candidate, 'en', ['A', 'B', 'C', 'D', 'E', 'F']);
const decisionOf = (table: CandidateTable, seat: Seat): Decision => decisions(candidate.rules, table.state).find((one) => one.seat === seat)!;
const now = { toAct: [], about: [] };

/** The picture of a seat's question. */
function asked(table: CandidateTable, seat: Seat) {
  const sketch = question(view(table.state, seat), decisionOf(table, seat), now, en);
  if (!sketch) throw new Error('It has no picture.');
  return sketch;
}
const texts = (scene: Scene): string[] => textsOf(scene).map(({ text }) => text.replaceAll(/\s/g, ' '));

const panelIn = (table: CandidateTable, seat: Seat, lang: Lang, isWhole = false) => panelOf(candidate, table.state, seat, lang, isWhole);

const hands = {
  A: ['money-50-1', 'endorsement-20-1', 'rumor-20-1', 'favorite-son-1', 'zero-3'],
  B: ['money-70-1', 'scandal-1'],
  C: ['zero-1'],
  D: ['money-10-1'],
};
const three = () => names(scenario({ hands, dealer: 'D', won: { B: ['NY'], C: ['TX'] } }), 'D', 'T4');

describe('a campaign for three states', () => {
  test('shows the states with their votes, how far everybody has come, and each card with its number and what it does', () => {
    const { scene } = asked(three(), 'A');
    expect(texts(scene)).toEqual(
      expect.arrayContaining(['At stake: 39', '270 to win', 'MN', '10', 'WI', '11', 'MI', '18', '33', '32', 'Ada', 'Dan']),
    );
    expect(texts(scene)).toEqual(expect.arrayContaining(['+$50k', '+$20k', '−$20k', 'Favorite Son', 'Zero', '1', '2', '3', '4', '5']));
    expect(texts(scene)).toEqual(expect.arrayContaining(['Takes from an opponent.', 'Nothing. A bluff.']));
  });

  test('shows where a card of the plan is to lie, beside the backs of what others have laid there', () => {
    const table = campaigns(three(), 'A', ['rumor-20-1', 'WI:B'], ['money-50-1', 'WI:A']);
    const before = texts(asked(table, 'B').scene);
    lays(table, 'B', 'money-70-1', 'WI:B');
    const after = texts(asked(table, 'B').scene);
    // Everyone sees who laid a card, by their letter or by the number on their own section; nobody sees what it is.
    for (const shown of [before, after]) expect(shown.filter((one) => /20|50/.test(one))).toEqual([]);
    expect(after.filter((one) => one === 'WI').length).toBe(before.filter((one) => one === 'WI').length + 1);
    expect(after).toContain('70');
  });

  test('says in words no more than the question, and all the rest behind More', () => {
    const { post } = panelIn(three(), 'A', 'en');
    expect(wordsIn(post)).toContain('choose cards to play, then submit.');
    expect(wordsIn(post)).not.toMatch(/votes are at stake|you need 270/);
    const whole = panelIn(three(), 'A', 'en', true);
    expect(wordsIn(whole.post)).toMatch(/39 votes are at stake\. You have 0 of the 270/);
  });

  test('names its own section over the buttons of one state, whatever is planned', () => {
    const table = lays(names(scenario({ hands, dealer: 'D' }), 'D', 'S1'), 'A', 'money-50-1', 'CA:A');
    expect(wordsIn(panelIn(table, 'A', 'en').post)).toMatch(/Your own section in California[\s\S]*Submit 1 card/);
  });

  test('is read by whoever is asked alone', () => {
    const table = three();
    for (const viewer of ['B', null]) {
      const scene = question(view(table.state, viewer), decisionOf(table, 'A'), now, en)?.scene;
      expect(scene ? texts(scene).filter((one) => one === '+$50k' || one === 'Favorite Son') : []).toEqual([]);
    }
  });
});

test('one’s cards for another’s section are shown below it, with what each does', () => {
  const many = { A: ['money-10-1', 'money-20-1', 'rumor-20-1', 'rumor-30-1', 'zero-2'] };
  const others = Object.fromEntries(['B', 'C', 'D', 'E', 'F'].map((seat) => [seat, ['zero-1']]));
  const table = names(scenario({ hands: { ...many, ...others }, dealer: 'F' }), 'F', 'T4')
    .asks('A', 'ask.campaign')
    .answer('at>MN:C');
  const { scene, tells } = asked(table, 'A');
  expect(texts(scene)).toEqual(expect.arrayContaining(['MN', 'Minnesota', '−$30k', 'Takes from an opponent.']));
  expect(texts(scene)).not.toContain('WI');
  expect(tells).toContain('rumor-30-1>MN:C');
});

test('the primaries to choose from stand with each state’s votes, their sum, and the money that is placed there', () => {
  const table = scenario({ hands, dealer: 'D', remaining: ['T4', 'S5'], groundwork: { B: { S5: 70 } } });
  expect(texts(asked(table, 'D').scene)).toEqual(expect.arrayContaining(['MN', 'WI', 'MI', '39', 'OH', '21', '70']));
});

test('the orders of a primary’s states stand in a row each', () => {
  const table = scenario({ hands, dealer: 'D' }).asks('D', 'ask.primary').answer('reorder').asks('D', 'ask.primary').answer('T4');
  expect(texts(asked(table, 'D').scene).filter((one) => one === 'WI')).toHaveLength(6);
});

test('groundwork shows the money before and after', () => {
  const table = names(scenario({ hands, dealer: 'D', remaining: ['T4', 'S5'], groundwork: { A: { S5: 20 } } }), 'D', 'T4');
  table.asks('A', 'ask.campaign').answer('groundwork');
  table.asks('A', 'ask.groundwork').answer('S5');
  table.asks('A', 'ask.groundwork-money').answer('money-50-1');
  expect(texts(asked(table, 'A').scene)).toContain('20 → 70');
});

describe.each(langs)('in %s', (lang) => {
  const say = sayOf(candidate, lang, ['A', 'B', 'C', 'D', 'E', 'F']);
  const six = {
    A: ['money-50-1', 'endorsement-20-1', 'rumor-20-1', 'favorite-son-1', 'zero-3', 'party-ruling-1', 'deadlock-1'],
    ...Object.fromEntries(['B', 'C', 'D', 'E', 'F'].map((seat) => [seat, ['zero-1', 'money-20-1']])),
  };
  const tables: { readonly [name: string]: () => CandidateTable } = {
    'three states': three,
    'three states among six': () => names(scenario({ hands: six, dealer: 'F' }), 'F', 'T4'),
    'three states among six, with a plan': () =>
      lays(lays(names(scenario({ hands: six, dealer: 'F' }), 'F', 'T4'), 'A', 'rumor-20-1', 'MI:C'), 'A', 'money-50-1', 'MI:A'),
    'one state among six': () => names(scenario({ hands: six, dealer: 'F' }), 'F', 'S1'),
  };
  test.each(Object.entries(tables))('%s: all of it stands on a phone’s screen, and is readable', (_, table) => {
    const laid = table();
    const { scene } = question(view(laid.state, 'A'), decisionOf(laid, 'A'), now, say)!;
    expect(faultsOf(scene)).toEqual([]);
    expect(panelIn(laid, 'A', lang).high).toBeLessThanOrEqual(screen.height);
  });
});
