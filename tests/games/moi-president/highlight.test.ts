/** The picture of what a post decided, from before to after. */
import { describe, expect, test } from 'vitest';
import { msg } from '../../../src/games/moi-president/messages.ts';
import { highlight } from '../../../src/games/moi-president/picture/highlight.ts';
import { paper } from '../../../src/games/moi-president/picture/palette.ts';
import { langs } from '../../../src/i18n/types.ts';
import type { Message } from '../../../src/kernel/types.ts';
import { namesWhole } from '../../../src/scene/room.ts';
import type { Scene } from '../../../src/scene/types.ts';
import { fitReport } from '../../tools/fit-report.ts';
import { faultsOfWords } from '../../tools/picture-faults.ts';
import { textsOf } from '../../tools/scene-faults.ts';
import { campagne, shown } from './cards.ts';
import { watchHighlights } from './highlight-games.ts';
import { highlights, saying } from './scene-samples.ts';

const say = saying('en');
const said = (scene: Scene): string[] => textsOf(scene).map(({ text }) => namesWhole(text));
const drawnOf = (name: string, told: readonly Message[] = highlights[name]!.told) => highlight(highlights[name]!.view, told, say);
const saidAt = (name: string, progress: number): string[] => said(drawnOf(name)!.at(progress));
const circles = (scene: Scene): number => scene.layers.flatMap(({ shapes }) => shapes).filter(({ shape }) => shape === 'circle').length;
/** Gold triangles that point right. */
const arrowHeads = (scene: Scene): { x: number; y: number }[] =>
  scene.layers
    .flatMap(({ shapes }) => shapes)
    .flatMap((shape) => (shape.shape === 'path' && shape.fill === paper.gilt && shape.d.endsWith('Z') ? [{ x: shape.x ?? 0, y: shape.y ?? 0 }] : []));
const keysOf = (name: string): string[] => highlights[name]!.told.map(({ key }) => key);

/** What the last frame says, and which of it the first frame does not say yet. */
const endings: { readonly [name: string]: { says: string[]; later: string[] } } = {
  'event-lay': { says: ['Campaign', 'Dominique', '26', '34', '+8', '51'], later: ['34', '+8'] },
  'event-base': { says: ['Base', '10', '4–6', '26', '36', '+10'], later: ['36', '+10'] },
  'event-base-lost': { says: ['Undecided', '3', '13'], later: [] },
  'event-trust': { says: ['Trust', '26', 'Base', '13', '18'], later: ['18'] },
  'event-trust-lost': { says: ['Trust', '26'], later: [] },
  'event-undecided': { says: ['Undecided', 'Dominique', '13'], later: [] },
  'event-debate': { says: ['Debate', 'Dominique', 'Ada', '26', '34', '35', '27'], later: ['34', '27'] },
  'event-controversy': { says: ['Controversy', 'Ada', '35', '31', 'Undecided', '0', '4'], later: ['31', '4'] },
  'event-scandal': { says: ['Scandal', 'Cléophée', '36', '29', 'Discard', '4 + 3'], later: ['29', '4 + 3'] },
  'event-attack': { says: ['Scandal', 'Dominique', 'Ada'], later: [] },
  'event-immunity': { says: ['Scandal', 'Dominique', 'Ada', 'Immunity'], later: ['Immunity'] },
  'event-diversion': { says: ['Scandal', 'Dominique', 'Ada', 'Cléophée', 'Benjamin', 'Diversion'], later: ['Diversion'] },
  'event-diverted': { says: ['Debate', 'Dominique', 'Ada', 'Cléophée'], later: [] },
  'event-great-debate': { says: ['Great Debate', '36', '31', '21', '35', '0', '15', 'Camille'], later: ['31', '21', '15'] },
  'event-hands-5': { says: ['Pass Your Hand', 'Dominique', 'Camille'], later: [] },
  'event-campaigns': { says: ['Pass Your Points', '26', '25', '35', '59'], later: ['25', '59'] },
  'event-new-deal': { says: ['New Deal', '4 new'], later: ['4 new'] },
  'event-leave': { says: ['Ada', '35', '0', 'Left'], later: ['0', 'Left'] },
  'event-elected-lay': { says: ['49', '59', 'Dominique · Elected'], later: ['59', 'Dominique · Elected'] },
};

test.each(Object.entries(endings))('%s tells what was and what is, and at its beginning only what was', (name, { says, later }) => {
  expect(saidAt(name, 1)).toEqual(expect.arrayContaining(says));
  const count = (progress: number, one: string): number => saidAt(name, progress).filter((text) => text === one).length;
  for (const one of later) expect(count(0, one), one).toBeLessThan(count(1, one));
});

test('words do not move: what stands at the beginning stands there at the end', () => {
  const placesAt = (name: string, progress: number): string[] =>
    textsOf(drawnOf(name)!.at(progress)).flatMap(({ text, x, y, role }) => (role === 'mark' ? [] : [`${text} ${Math.round(x)} ${Math.round(y)}`]));
  // When campaigns are passed on, numbers go with their cards.
  for (const name of Object.keys(highlights))
    if (!name.startsWith('event-campaigns')) expect(placesAt(name, 1), name).toEqual(expect.arrayContaining(placesAt(name, 0)));
});

test.each([
  ['event-hands-2', 'Dominique → Ada, Ada → Dominique'],
  ['event-hands-3', 'Dominique → Cléophée, Ada → Dominique, Cléophée → Ada'],
  ['event-hands-5', 'Dominique → Ada, Ada → Cléophée, Cléophée → Benjamin, Benjamin → Camille, Camille → Dominique'],
  ['event-campaigns-2', 'Dominique → Ada, Ada → Dominique'],
  ['event-campaigns', 'Dominique → Camille, Ada → Dominique, Cléophée → Ada, Benjamin → Cléophée, Camille → Benjamin'],
])('%s has a line for each gift: who gives, an arrow, and who takes', (name, lines) => {
  const scene = drawnOf(name)!.at(1);
  const names = textsOf(scene).filter(({ text }) => lines.includes(text) && Number.isNaN(Number(text)) && text.length > 2);
  const heights = [...new Set(names.map(({ y }) => y))];
  const heads = arrowHeads(scene);
  const read = heights.map((y) => {
    const [giver, taker, ...more] = names.filter((one) => one.y === y).toSorted((a, b) => a.x - b.x);
    const between = heads.filter((head) => head.y > y - 60 && head.y < y + giver!.h && head.x > giver!.x + giver!.w && head.x < taker!.x);
    expect([between.length, more]).toEqual([1, []]);
    return `${giver!.text} → ${taker!.text}`;
  });
  expect(read.join(', ')).toBe(lines);
});

test.each(['event-hands-5', 'event-campaigns'])('%s that elects somebody has room for the ribbon below its five lines', (name) => {
  const { view: seen, told } = highlights[name]!;
  const scene = highlight({ ...seen, ending: 'won.elected', winners: ['A'] }, told, say)!.at(1);
  expect(said(scene)).toContain('Dominique · Elected');
  expect(scene.height).toBeLessThanOrEqual(440);
  expect(faultsOfWords(scene)).toEqual([]);
});

test('what is given lies with its giver at the beginning, with its taker at the end, and leaves its place marked', () => {
  const placeOf = (progress: number): number => textsOf(drawnOf('event-campaigns')!.at(progress)).find(({ text }) => text === '36')!.x;
  const marked = (progress: number): number =>
    drawnOf('event-campaigns')!
      .at(progress)
      .layers.flatMap(({ shapes }) => shapes)
      .filter((shape) => shape.shape === 'rect' && shape.fill === paper.table && shape.stroke?.dash).length;
  expect(placeOf(1)).toBeGreaterThan(placeOf(0.5));
  expect(placeOf(0.5)).toBeGreaterThan(placeOf(0));
  expect([marked(0), marked(1)]).toEqual([0, 5]);
});

test('both dice of a duel lie there at the end, none at the beginning, and ties before them as small ones', () => {
  // 3 and 3, then 5 and 2; two tokens of three discs each.
  expect(circles(drawnOf('event-debate')!.at(1))).toBe(6 + 3 + 3 + 5 + 2);
  expect(circles(drawnOf('event-debate')!.at(0))).toBe(6);
});

test('a die shows other faces as it falls, and its own before it lies', () => {
  // Beside it lies the token of the player who rolled a 5, made of three discs.
  const pips = [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4].map((progress) => circles(drawnOf('event-base')!.at(progress)) - 3);
  expect(pips.at(-1)).toBe(5);
  expect(new Set(pips).size).toBeGreaterThan(2);
});

test('cards that are only discarded, and the throw for who begins, have no picture', () => {
  const { view: seen } = highlights['event-lay']!;
  const rolls = [
    { by: 'A', die: 2 },
    { by: 'B', die: 6 },
  ];
  expect(highlight(seen, [], say)).toBeNull();
  expect(highlight(seen, [msg('start.rolls', { rolls, tied: [] }), msg('start.first', { seat: 'B' })], say)).toBeNull();
  expect(highlight(seen, [msg('discards', { by: 'A', card: shown('debat-01') })], say)).toBeNull();
});

test('of several events it is the last that shows, discards after it left out', () => {
  const { told } = highlights['event-lay']!;
  const lay = drawnOf('event-lay')!.at(1);
  const before = msg('lays', { by: 'B', card: shown(campagne(3)), total: 3 });
  const after = msg('discards', { by: 'B', card: shown('debat-01') });
  expect(drawnOf('event-lay', [before, ...told, after])!.at(1)).toEqual(lay);
});

test.each([
  'event-debate',
  'event-controversy',
  'event-diverted',
  'event-scandal',
])('%s is the same where a post begins after the attack was told', (name) => {
  const { told } = highlights[name]!;
  expect(told[0]!.key).toBe('attacks');
  expect(drawnOf(name, told.slice(1))!.at(1)).toEqual(drawnOf(name)!.at(1));
});

test('a Diversion that was told before still shows in the way of the attack', () => {
  const from = keysOf('event-diverted').indexOf('reacts.diversion') + 1;
  expect(drawnOf('event-diverted', highlights['event-diverted']!.told.slice(from))!.at(1)).toEqual(drawnOf('event-diverted')!.at(1));
});

test('an attack turned back is fought the other way round', () => {
  const { view: seen, told } = highlights['event-debate']!;
  const back = msg('reacts.diversion', { by: 'B', attack: 'debat', attacker: 'A', to: 'A', swapped: true });
  const [mine, other] = [
    { by: 'B', die: 6 },
    { by: 'A', die: 1 },
  ] as const;
  const scene = highlight(seen, [told[0]!, back, msg('duel', { why: 'debat', one: mine, other, again: false })], say)!.at(1);
  const names = textsOf(scene).filter(({ text, size }) => ['Dominique', 'Ada'].includes(text) && size > 50);
  expect(names.toSorted((a, b) => a.x - b.x).map(({ text }) => text)).toEqual(['Ada', 'Dominique']);
});

describe('logs of older games', () => {
  const { view: seen } = highlights['event-leave']!;
  test('do not say what somebody left behind: they are gone all the same', () => {
    const words = said(highlight(seen, [msg('leaves', { seat: 'B' })], say)!.at(1));
    expect(words).toContain('Left');
    expect(words).not.toContain('35');
    expect(words).not.toContain('0');
  });
  test('do not say whose hand went to whom, or name a card by an old id: there is no picture', () => {
    const plays = msg('plays', { by: 'A', card: shown('tourne-main-01') });
    expect(highlight(seen, [plays, msg('passes.hands', { way: 'clockwise', two: false })], say)).toBeNull();
    expect(highlight(seen, [{ key: 'lays', args: { by: 'A', card: 'campagne-8-1', total: 8 } }], say)).toBeNull();
  });
});

describe.each(Object.keys(highlights).flatMap((name) => langs.map((lang) => [name, lang] as const)))('%s in %s', (name, lang) => {
  const { view: seen, told } = highlights[name]!;
  const drawn = highlight(seen, told, saying(lang, name))!;
  test('keeps its size, and is no higher than 440', () => {
    const sizes = [0, 0.25, 0.5, 0.75, 1].map((progress) => drawn.at(progress)).map(({ width, height }) => `${width} ${height}`);
    expect(new Set(sizes).size).toBe(1);
    expect(drawn.at(1).width).toBe(1200);
    expect(drawn.at(1).height).toBeLessThanOrEqual(440);
  });
  test('can be read on a phone: no letters below 36 of 1200 pixels but on tokens', () => {
    const small = fitReport(drawn.at(1)).filter(({ size, text: { role } }) => role !== 'mark' && size < 36);
    expect(small.map(({ text, size }) => `${text.text} ${size}`)).toEqual([]);
  });
});

test('random games: each post draws in one size, without a fault, and the same whatever lies hidden', () => {
  expect([...watchHighlights([3])]).toEqual(expect.arrayContaining(['lays', 'luck', 'attacks']));
});
