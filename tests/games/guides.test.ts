/** How to play and the lessons agree with the rules: no answer is made up, and what they show is what the game shows. */
import { describe, expect, test } from 'vitest';
import { lessonView } from '../../src/discord/present/lobby/lesson.ts';
import { lessonPost } from '../../src/discord/present/lobby/lesson-post.ts';
import { guideFigure, guidePages } from '../../src/discord/present/parts/guide.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { gallery } from '../../src/discord/wire/parts.ts';
import { games } from '../../src/games/index.ts';
import { lessonFault, lessonSteps, stateAfter } from '../../src/games/lesson.ts';
import { langs } from '../../src/i18n/types.ts';
import { apply } from '../../src/kernel/run.ts';
import { faultsOf } from '../words/lint.ts';
import { knownOf } from '../words/reader.ts';

describe.each(games)('$command', (game) => {
  const { learner } = game.guide.lesson;
  const steps = lessonSteps(game) ?? [];
  const presses = steps.slice(0, -1);

  test('the lesson asks five to eight times for an answer that the rules offer then', () => {
    expect(lessonFault(game)).toBeNull();
    expect(presses.length).toBeGreaterThanOrEqual(5);
    expect(presses.length).toBeLessThanOrEqual(8);
    for (const { asked, wanted, state } of presses) {
      expect(asked?.seat).toBe(learner);
      const applied = apply(game.rules, state, { decision: asked!.id, seat: learner, picked: [...wanted!] });
      expect(applied.ok).toBe(true);
    }
    expect(steps.at(-1)!.asked).toBeNull();
  });

  test.each(langs)('each step says what to press by the words that stand on it, and takes no more room than there is (%s)', (lang) => {
    for (const n of steps.keys()) {
      const view = lessonView(game, n, { id: '1', name: 'Maximiliane' }, lang)!;
      const post = lessonPost(view, { part: gallery('board.png', '–'), files: [], taken: 0 }, null);
      const text = JSON.stringify(post.components);
      expect(text.includes('➡️')).toBe(n < presses.length);
    }
  });

  test.each(langs)('says it all well (%s)', (lang) => {
    const { guide } = game.texts[lang];
    const said = [guide.aim.body, ...guide.pages.flatMap(({ title, body }) => [title, body]), ...guide.steps, guide.end];
    for (const body of [...guide.pages.map((page) => page.body), ...guide.steps, guide.end]) expect(body.length).toBeLessThanOrEqual(700);
    expect(guide.aim.body.length).toBeLessThanOrEqual(150);
    expect(guide.pages.length).toBeGreaterThanOrEqual(2);
    expect(guide.pages.length).toBeLessThanOrEqual(8);
    expect(said.flatMap((text) => text.split(/\n+/).flatMap((line) => faultsOf({ lang, text: line }, knownOf(game))))).toEqual([]);
    expect(said.join(' ')).not.toMatch(/undefined|\bnull\b|NaN/);
  });

  test('the pictures show what everybody may see, or the hand of a learner', () => {
    for (const { after, hand, box } of game.guide.pages) {
      expect(stateAfter(game, after)).toBeDefined();
      expect([undefined, learner]).toContain(hand);
      if (box) expect(Math.min(box.x + 40, box.y + 40)).toBeGreaterThanOrEqual(0);
    }
    for (const lang of langs)
      for (let page = 0; page < guidePages(game); page++) expect(guideFigure(game, page, speechOf(game, null, lang)).scene()?.width).toBe(640);
  });
});
