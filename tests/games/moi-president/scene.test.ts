import { describe, expect, test } from 'vitest';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import { look } from '../../../src/games/moi-president/labels.ts';
import { board } from '../../../src/games/moi-president/picture/board.ts';
import { coloursOf, paper, token } from '../../../src/games/moi-president/picture/palette.ts';
import type { MoiPresidentView } from '../../../src/games/moi-president/rules/view.ts';
import { kinds } from '../../../src/games/moi-president/vocabulary.ts';
import { openSay } from '../../../src/i18n/say.ts';
import { langs } from '../../../src/i18n/types.ts';
import { contrast } from '../../../src/scene/colors.ts';
import type { Scene } from '../../../src/scene/types.ts';
import { fitReport } from '../../tools/fit-report.ts';
import { faultsOfPaint } from '../../tools/picture-faults.ts';
import { faultsOf, textsOf } from '../../tools/scene-faults.ts';
import { boards, hands, pictures, saying } from './scene-samples.ts';

const cut = (scene: Scene): string[] => fitReport(scene).flatMap((fit) => (fit.cut ? [`${fit.text.text} → ${fit.lines.join(' / ')}`] : []));
const everything = (scene: Scene): string[] => textsOf(scene).map(({ text }) => text);

describe.each(pictures())('$name in $lang', ({ scene }) => {
  test('is readable: sizes, contrasts, places', () => expect(faultsOf(scene)).toEqual([]));
  test('cuts nothing off', () => expect(cut(scene)).toEqual([]));
});

test('every kind of card is in some hand of the gallery', () => {
  const shown = new Set(Object.values(hands).flatMap(({ own }) => own!.hand.map(({ kind }) => kind)));
  expect([...shown].sort()).toEqual([...kinds].sort());
});

describe('a board', () => {
  const { view, now } = boards['duel-3']!;
  const say = saying('fr');

  test('is 1200 wide and between 900 and 1100 high, the last one as high as the lines of its race take', () => {
    for (const sample of Object.values(boards)) {
      const { width, height } = board(sample.view, sample.now, say);
      expect(width).toBe(1200);
      expect(height).toBeGreaterThanOrEqual(900);
      expect(height).toBeLessThanOrEqual(sample.view.winners ? 1280 : 1100);
    }
    const high = (name: string) => board(boards[name]!.view, boards[name]!.now, say).height;
    expect(high('end-5')).toBeGreaterThan(high('end-2'));
  });

  test('is the same for everybody: what a seat alone knows does not reach it', () => {
    const own: MoiPresidentView['own'] = {
      seat: 'A',
      hand: hands['hand-attacks']!.own!.hand,
      known: [{ seat: 'B', cards: [] }],
      orders: ['suffer-affaire'],
    };
    expect(board({ ...view, own }, now, say)).toEqual(board(view, now, say));
  });

  test('says names, totals, what the last card changed, zones, the undecided, piles, who plays and the last card', () => {
    const said = everything(board(view, now, say));
    for (const words of [
      'Dominique',
      'Ada',
      'Cléophée',
      '34',
      '27',
      '+8',
      '−8',
      'Socle',
      'Campagne',
      'Indécis',
      'Pioche',
      'Défausse',
      'Joue',
      'Débat',
      'Dominique contre Ada',
    ])
      expect(said).toContain(words);
  });

  test('its headline says who must act, and the game’s name stands small beside it; at the end the name is the headline', () => {
    const large = (name: string, lang: 'en' | 'fr') =>
      textsOf(board(boards[name]!.view, boards[name]!.now, saying(lang))).flatMap(({ text, y, size }) => (y < 60 && size === 64 ? [text] : []));
    expect([large('duel-3', 'en'), large('duel-3', 'fr')]).toEqual([['ADA HAS THE FLOOR'], ['LA PAROLE EST À ADA']]);
    expect(everything(board(view, now, say))).toContain('Moi Président · Tour 2');
    for (const name of ['end-3', 'won-2']) expect(large(name, 'fr'), name).toEqual(['MOI PRÉSIDENT']);
  });

  test('shows the dice of every round and who threw them', () => {
    const dice = (seen: MoiPresidentView) =>
      board(seen, now, say)
        .layers.flatMap(({ shapes }) => shapes)
        .filter((shape) => shape.shape === 'circle').length;
    // A discarded card shows neither dice nor the signs it would have instead.
    const without = dice({ ...view, dice: null, last: { ...view.last!, discarded: true } });
    // 3 and 3, then 5 and 2, with both players' names below.
    expect(dice(view) - without).toBe(6 + 7);
  });

  test('shows no pips where nobody has rolled: a duel to come is two dice without a number', () => {
    const { view: seen, now: then } = boards['targets-4']!;
    const shapes = (one: MoiPresidentView) => board(one, then, say).layers.flatMap((layer) => layer.shapes);
    const circles = (one: MoiPresidentView) => shapes(one).filter(({ shape }) => shape === 'circle').length;
    expect(everything(board(seen, then, say)).filter((text) => text === '?')).toHaveLength(2);
    expect(circles(seen)).toBe(circles({ ...seen, last: { ...seen.last!, discarded: true } }));
  });

  test('says of whoever an attack may be aimed at that they are its target, of nobody else who may be chosen', () => {
    const { view: seen, now: then } = boards['targets-4']!;
    const targets = (one: MoiPresidentView, about = then.about) =>
      everything(board(one, { ...then, about }, say)).filter((text) => text === say(look('look.target'))).length;
    expect(targets(seen)).toBe(3);
    expect(targets(seen, [])).toBe(0);
    // The winner of a duel picks a card from a player who was already its target.
    expect(targets({ ...seen, dice: view.dice })).toBe(0);
  });

  test('names both zones in a place without cards, and gives every place its number in figures', () => {
    const said = everything(board(boards['start-5']!.view, boards['start-5']!.now, say));
    expect(said.filter((text) => text === 'Socle')).toHaveLength(5);
    expect(said.filter((text) => text === 'Campagne')).toHaveLength(5);
  });

  test('shows no duel that an Immunité has canceled', () => {
    const { view: seen, now: then } = boards['targets-4']!;
    const canceled = { ...seen, last: { ...seen.last!, target: 'B', replies: [{ by: 'B', joker: 'immunite' as const, to: null }] } };
    expect(everything(board(canceled, then, say))).not.toContain('?');
  });

  test('says how many equal cards lie on one another', () => {
    expect(everything(board(boards['late-5']!.view, now, say))).toContain('×3');
  });

  test('says it on something dark or light enough also where cards of all values close up', () => {
    const { view: seen, now: then } = boards['late-5']!;
    const copies = (n: number) => [3, 4, 5, 6, 8, 10].flatMap((points) => Array.from({ length: n }, () => ({ ...seen.undecided[0]!, points })));
    for (const n of [2, 4]) expect(faultsOfPaint(board({ ...seen, undecided: copies(n) }, then, say)), `${n} of each`).toEqual([]);
  });

  test('says which way hands passed', () => {
    expect(everything(board({ ...view, dice: null, last: { ...view.last!, moves: [], way: 'clockwise' } }, now, say))).toContain('Sens horaire');
  });

  test('marks whoever played a joker by the letters of their token, which are not the seat’s', () => {
    const { view: seen, now: then } = boards['diverted-5']!;
    const marks = textsOf(board(seen, then, say)).filter(({ role }) => role === 'mark');
    expect(new Set(marks.map(({ text }) => text))).toEqual(new Set(['D', 'A', 'Cl', 'B', 'Ca']));
  });

  test('says which cards changed places, and shows the top of the discard', () => {
    expect(everything(board(view, now, say))).toContain('8 → Dominique');
    expect(everything(board(boards['paid-4']!.view, boards['paid-4']!.now, say))).toContain('5 à la défausse');
  });

  test('goes round the table clockwise from the top left', () => {
    const at = (name: string) => textsOf(board(boards['late-5']!.view, now, say)).find(({ text, role }) => text === name && role === 'essential')!;
    expect(at('Dominique').x).toBeLessThan(at('Ada').x);
    expect(at('Ada').x).toBeLessThan(at('Cléophée').x);
    expect(at('Benjamin').y).toBeGreaterThan(at('Cléophée').y);
    expect(at('Camille').x).toBeLessThan(at('Benjamin').x);
  });

  test('names who won', () => {
    expect(everything(board(boards['won-2']!.view, boards['won-2']!.now, say))).toContain('À l’Élysée');
  });

  test('ends long names with an ellipsis inside their place', () => {
    const long = { ...say, player: () => 'Jean-Emmanuel de la Tour du Pin' };
    const scene = board(boards['late-5']!.view, now, Object.assign(say.bind(null), long));
    expect(faultsOf(scene)).toEqual([]);
  });
});

test('seats are told apart by the players’ own letters and by pattern, not by colour alone', () => {
  const looks = moiPresident.seats.map(coloursOf);
  expect(new Set(looks.map(({ mark }) => mark.pattern)).size).toBe(5);
  for (const { dark, light } of looks) {
    expect(contrast(paper.white, dark)).toBeGreaterThan(4.5);
    expect(contrast(paper.ink, light)).toBeGreaterThan(4.5);
  }
  const letters = (players: { [seat: string]: string }) =>
    Object.keys(players).map((seat) => {
      const say = openSay({ lang: 'en', texts: moiPresident.texts.en, players });
      return token(seat, { x: 0, y: 0, w: 60, h: 60 }, say).flatMap((shape) => (shape.shape === 'text' ? [shape.text] : []))[0];
    });
  expect(letters({ A: 'Ben', B: 'Ada', C: 'Cleo', D: 'Carl' })).toEqual(['B', 'A', 'Cl', 'Ca']);
});

test.each(langs)('texts in %s: every card, every topic and the credits', (lang) => {
  const { texts } = moiPresident;
  const { names, topics, credits, pitch } = texts[lang];
  for (const seat of moiPresident.seats) expect(names[seat]).toBeTruthy();
  for (const kind of kinds)
    expect(
      topics.some(({ id }) => id === kind),
      kind,
    ).toBe(true);
  for (const { title, body } of topics) {
    expect(title.length).toBeLessThanOrEqual(100);
    expect(body.length).toBeLessThanOrEqual(3500);
  }
  expect(credits.length).toBeLessThanOrEqual(3500);
  expect(pitch.length).toBeLessThanOrEqual(100);
});
