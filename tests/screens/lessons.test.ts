/** A lesson fits one screen: its words, what they refer to, and what to press, in each language and with a long name. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { lessonSteps } from '../../src/games/lesson.ts';
import { langs } from '../../src/i18n/types.ts';
import { screen } from '../tools/heights.ts';
import { wordsIn } from '../tools/panel.ts';
import { lessonScreens } from './lessons.ts';

describe.each(games)('$command', (game) => {
  test.each(langs)('each step fits a phone’s screen, and so does what another press answers, and the board (%s)', (lang) => {
    const screens = lessonScreens(game, lang);
    expect(screens.filter(({ kind }) => kind === 'step')).toHaveLength(lessonSteps(game)!.length);
    expect(screens.flatMap(({ name, height }) => (height > screen.height ? [`${name}: ${height}`] : []))).toEqual([]);
  });

  test.each(langs)('each step shows its own words, a picture, and what it says to press (%s)', (lang) => {
    const { steps, end } = game.texts[lang].guide;
    const asking = lessonScreens(game, lang).filter(({ kind, n }) => kind === 'step' && n < steps.length);
    // Only where there is no room is the question left out.
    const headed = asking.filter(({ shown }) => JSON.stringify(shown.post).includes('### '));
    expect(headed.length, 'steps with their question').toBeGreaterThanOrEqual(asking.length / 2);
    for (const { kind, n, shown, name } of lessonScreens(game, lang)) {
      expect(shown.scene, name).not.toBeNull();
      if (kind === 'board') continue;
      const said = wordsIn(shown.post);
      expect(said, name).toContain((steps[n] ?? end).replaceAll(/\s/g, ' '));
      expect(said.includes('➡️'), name).toBe(n < steps.length);
    }
  });
});
