/** The picture of each question, for the asked player only. */
import { describe, expect, test } from 'vitest';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import { question } from '../../../src/games/moi-president/picture/question.ts';
import { view } from '../../../src/games/moi-president/rules/view.ts';
import { type Lang, langs } from '../../../src/i18n/types.ts';
import { decisions } from '../../../src/kernel/run.ts';
import { namesWhole } from '../../../src/scene/room.ts';
import { fitReport } from '../../tools/fit-report.ts';
import { panelOf, wordsIn } from '../../tools/panel.ts';
import { textsOf } from '../../tools/scene-faults.ts';
import { asked, questions, saying } from './scene-samples.ts';

const sketchOf = (name: string, lang: Lang = 'en') => asked(questions[name]!, saying(lang, name))!;
const said = (name: string, lang: Lang = 'en'): string[] => textsOf(sketchOf(name, lang).scene).map(({ text }) => namesWhole(text));

describe.each(Object.keys(questions).flatMap((name) => langs.map((lang) => [name, lang] as const)))('%s in %s', (name, lang) => {
  const { scene, tells } = sketchOf(name, lang);

  test('is as wide as all pictures, and no higher than a phone has room for', () => {
    expect(scene.width).toBe(1200);
    expect(scene.height).toBeLessThanOrEqual(name.endsWith('-long') ? 1100 : 1000);
  });

  test('tells of every answer, but for those that leave an order', () => {
    const { state, seat } = questions[name]!;
    const { options } = decisions(moiPresident.rules, state).find((one) => one.seat === seat)!;
    expect(tells).toEqual(options.filter(({ leaves }) => !leaves).map(({ id }) => id));
  });

  test('can be read on a phone: what is said has twelve pixels of 360, where names are not as long as can be', () => {
    const small = fitReport(scene).filter(({ size, text: { role } }) => role !== 'mark' && size < (name.endsWith('-long') ? 26 : 36));
    expect(small.map(({ text, size }) => `${text.text} ${size}`)).toEqual([]);
  });
});

test('whoever is to play sees what all have, the undecided, and each card with its number and what it leads to', () => {
  const words = said('ask-card-5');
  for (const one of [
    'Dominique',
    'Ada',
    'Cléophée',
    'Benjamin',
    'Camille',
    'Undecided',
    '1',
    '2',
    '3',
    '4',
    'Controversy',
    'Scandal',
    'Great Debate',
  ])
    expect(words).toContain(one);
  expect(words).toContain('5 + 5 + 3');
  expect(words.some((one) => one.startsWith('Best against '))).toBe(true);
});

test('a card that cannot be played says why, and a joker what it is for', () => {
  expect(said('ask-card-2')).toContain('When you’re attacked, cancel the attack.');
});

test('whoever is attacked sees both sides, the attack, and the answers they have', () => {
  const words = said('ask-react');
  for (const one of ['Dominique', 'Ada', 'Debate', 'Face the duel', 'Immunity']) expect(words).toContain(one);
  expect(words.filter((one) => one.startsWith('Diversion to '))).toHaveLength(3);
});

test('a card to take says what both have then', () => {
  // Dominique has 26 and Cléophée 36, so the 10 is worth most.
  const words = said('ask-take');
  expect(words).toContain('26 → 36');
  expect(words).toContain('36 → 26');
});

test('cards to pay say what is left, and what the undecided hold', () => {
  const words = said('ask-pay');
  expect(words).toContain('36 → 31');
  // Dominique has just left a 5 to them.
  expect(words).toContain('5 → 10');
});

test('trust says what is safe then, and what is not', () => {
  expect(said('ask-trust')).toEqual(expect.arrayContaining(['13 → 18', '13 → 8']));
});

test('each way round the table says what all have then', () => {
  // Of Dominique’s 26 points 13 are safe. Camille, on one side, has no campaign; Ada, on the other, has one of 12.
  expect(said('ask-campaigns')).toEqual(expect.arrayContaining(['26 → 13', '26 → 25']));
});

test('shows nobody’s cards but the reader’s own, and nothing to whoever watches', () => {
  const { state, seat } = questions['ask-card-5']!;
  const decision = decisions(moiPresident.rules, state).find((one) => one.seat === seat)!;
  const now = { toAct: [seat], about: [] };
  const mine = question(view(state, seat), decision, now, saying('en'))!;
  const others = structuredClone(state);
  for (const other of state.seats) if (other !== seat) others.places[other]!.hand = [...others.places[other]!.hand].reverse();
  [others.places.B!.hand, others.places.C!.hand] = [others.places.C!.hand, others.places.B!.hand];
  others.pile.reverse();
  expect(question(view(others, seat), decision, now, saying('en'))).toEqual(mine);
  expect(question(view(state, null), decision, now, saying('en'))).toBeNull();
});

test.each(langs)('the panel says in %s what is asked, and leaves the rest to the picture until More is pressed', (lang) => {
  const { state, seat } = questions['ask-card-5']!;
  const lines = (isWhole: boolean) => wordsIn(panelOf(moiPresident, state, seat, lang, isWhole).post);
  const stake = lang === 'en' ? 'of the 51 points' : 'sur 51';
  expect(lines(false)).not.toContain(stake);
  expect(lines(true)).toContain(stake);
});
