/** How to play and the lesson of every game, through the real client: everything the lesson says to press can be pressed, and leads on. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { lessonSteps } from '../../src/games/lesson.ts';
import { langs, rowOf } from '../../src/i18n/languages.ts';
import { toldAt } from '../../src/i18n/say.ts';
import { preselected } from '../../src/table/model/options.ts';
import { playsAlone } from '../../src/table/work/computers.ts';
import { follow } from './learning.ts';
import { type Stage, stage } from './setting.ts';
import { isPublic } from './table.ts';

const reader = (on: Stage, lang: (typeof langs)[number]) => {
  const ada = on.place.person('ada');
  ada.setLocale(rowOf(lang).locales[0]!);
  return ada;
};

describe.each(games)('$command', (game) => {
  test.each(langs)('its lesson is pressed through, and ends in a game (%s)', async (lang) => {
    const on = await stage({ draw: async () => Buffer.from('a picture') });
    const ada = reader(on, lang);
    const { guide } = game.texts[lang];
    let { message } = await ada.command('#lounge', game.command, { subcommand: 'learn' });
    const steps = lessonSteps(game)!.length - 1;
    expect(steps).toBeGreaterThanOrEqual(5);
    expect(steps).toBeLessThanOrEqual(8);
    for (let n = 0; n < steps; n++) {
      expect(isPublic(message!)).toBe(false);
      expect(ada.text(message!)).toContain(guide.steps[n]);
      message = await follow(ada, message!);
    }
    expect(ada.text(message!)).toContain(guide.end);
    const now = lang === 'fr' ? 'Jouer maintenant' : 'Play now';
    await ada.press(message!, now);
    // Against computers it begins at once. If they can't play the game, it invites others.
    const posted = await ada.wait(() => ada.messages('#lounge').find(isPublic), 'a game');
    if (!playsAlone(game)) expect(ada.text(posted)).toContain(toldAt(guide.aim, preselected(game, 1)));
    const [table] = await on.tables.of('1181240000000000011');
    expect(table?.phase).toBe(playsAlone(game) ? 'playing' : 'gathering');
    expect(on.errors).toEqual([]);
  });

  test('How to play is turned page by page, from the invitation, and ends in the lesson', async () => {
    const on = await stage({ draw: async () => Buffer.from('a picture') });
    const ada = reader(on, 'en');
    const options: { [name: string]: string } = game.rules.players.max === 2 ? { opponent: 'ben' } : { player2: 'ben' };
    await ada.command('#lounge', game.command, { subcommand: 'start', options });
    const { guide } = game.texts.en;
    // As it reads at this table.
    const chosen = preselected(game, 2);
    const at = (page: number) => toldAt(guide.pages.at(page)!, chosen);
    let { message } = await ada.press(ada.last('#lounge', isPublic), 'How to play');
    expect(isPublic(message!)).toBe(false);
    expect(ada.text(message!)).toContain(toldAt(guide.aim, chosen));
    expect(ada.text(message!)).toMatch(/players, .* minutes/);
    for (const [i, { title }] of guide.pages.entries()) {
      ({ message } = await ada.press(message!, 'Next ›'));
      expect(ada.text(message!)).toContain(title);
      expect(ada.text(message!)).toContain(at(i));
    }
    expect(ada.buttons(message!)).not.toContain('Next ›');
    ({ message } = await ada.press(message!, '‹ Back'));
    expect(ada.text(message!)).toContain(at(-2));
    ({ message } = await ada.select(message!, 'Contents', `2. ${guide.pages[1]!.title}`));
    expect(ada.text(message!)).toContain(at(1));
    ({ message } = await ada.select(message!, 'Contents', `${guide.pages.length}. ${guide.pages.at(-1)!.title}`));
    ({ message } = await ada.press(message!, 'Learn by playing'));
    expect(ada.text(message!)).toContain(guide.steps[0]);
    expect(on.errors).toEqual([]);
  });
});
