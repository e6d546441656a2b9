/**
 * A browser confirms the measured height of panels: each kind of question and each step of a lesson on the local page, on a phone. Pictures of them
 * are saved in artifacts/screens; SCREENS=before puts them into a folder of that name, WIDE=1 also saves them as a desktop shows them, and GAMES
 * names the games.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { langs } from '../../src/i18n/types.ts';
import { startPlayground } from '../../src/playground/index.ts';
import { launch, needsBrowser } from '../../src/playground/tests/page/browser.ts';
import { standings } from '../games/standings.ts';
import { clients } from '../tools/heights.ts';
import { someOf } from '../tools/often.ts';
import { lessonScreens } from './lessons.ts';
import { heightOnPage, openPage, send } from './on-page.ts';
import { heightShown, type Shown, survey } from './survey.ts';

/** How much of its height a panel may differ from the measurement, or two lines if that is more: text wraps a little differently. */
const most = (height: number): number => Math.max(48, height * 0.06);

/** The space around a message's container. */
const outside = clients.local.around - 26;

const { SCREENS = 'now', GAMES, WIDE } = process.env;
const wanted = standings.filter(({ game }) => !GAMES || GAMES.split(',').includes(game.command));

describe('on the local page', needsBrowser, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test.each(
    someOf(wanted, 1).map((one) => [one.game.command, one] as const),
  )('/%s: each kind of question is as high as measured', async (command, standing) => {
    const place = await startPlayground({ port: 0 });
    onTestFinished(() => place.stop());
    const phone = await openPage(browser, place);
    const desk = WIDE ? await openPage(browser, place, 1280) : null;
    /** The tallest of its kind, and the first, which is typical. */
    const kept = new Map<string, { shown: Shown; height: number }>();
    survey(standing, 3, (shown, { kind, lang, height }) => {
      const [high, usual] = [`${kind}-${lang}-highest`, `${kind}-${lang}-usual`];
      if (!kept.has(usual)) kept.set(usual, { shown, height });
      if (height > (kept.get(high)?.height ?? 0)) kept.set(high, { shown, height });
    });
    for (const lang of langs)
      for (const { name, kind, shown, height } of lessonScreens(standing.game, lang))
        if (kind === 'step') kept.set(`lesson-${name.replace(' ', '-')}-${lang}`, { shown, height });
    const faults: string[] = [];
    for (const [name, { shown }] of kept) {
      const id = await send(shown, place);
      const there = Math.round(await heightOnPage(phone, id, `${SCREENS}/${command}/${name}`));
      if (desk) await heightOnPage(desk, id, `${SCREENS}/${command}/${name}-desk`);
      const measured = heightShown(shown, clients.local) - outside;
      if (Math.abs(there - measured) > most(there)) faults.push(`${name}: ${there} in the browser, ${measured} measured`);
    }
    expect(faults).toEqual([]);
    expect(kept.size).toBeGreaterThan(10);
  });
});
