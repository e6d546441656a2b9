/**
 * The measure of a panel is what a browser makes of it: each kind of question on the local page, on a phone. Pictures of them are kept in artifacts/screens;
 * SCREENS=before puts them into a folder of that name.
 */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, needsBrowser } from '../../src/playground/tests/page/browser.ts';
import { Scripted } from '../../src/playground/tests/page/scripted.ts';
import { standings } from '../games/standings.ts';
import { clients } from '../tools/heights.ts';
import { heightOnPage, openPhone } from './on-page.ts';
import { heightShown, type Shown, survey } from './survey.ts';

/** A line here, a line there: by so much of its height, at least two lines, a panel may differ from what was measured. */
const most = (height: number): number => Math.max(48, height * 0.06);

const { SCREENS = 'now', GAMES } = process.env;

describe('on the local page', needsBrowser, () => {
  let browser: Browser;
  const server = new Scripted();
  beforeAll(async () => {
    browser = await launch();
    await server.start();
  });
  afterAll(async () => {
    await browser?.close();
    await server.stop();
  });

  test.each(
    standings.filter(({ game }) => !GAMES || GAMES.split(',').includes(game.command)).map((one) => [one.game.command, one] as const),
  )('/%s: each kind of question is as high as it was measured', async (command, standing) => {
    const page = await openPhone(browser, server);
    /** The highest of its kind, and the first: as it is usually. */
    const kept = new Map<string, { shown: Shown; height: number }>();
    survey(standing, 3, (shown, { kind, lang, height }) => {
      const [high, usual] = [`${kind}-${lang}-highest`, `${kind}-${lang}-usual`];
      if (!kept.has(usual)) kept.set(usual, { shown, height });
      if (height > (kept.get(high)?.height ?? 0)) kept.set(high, { shown, height });
    });
    const faults: string[] = [];
    for (const [name, { shown }] of kept) {
      const there = Math.round(await heightOnPage(page, server, shown, `${SCREENS}/${command}/${name}`));
      const measured = heightShown(shown, clients.local);
      if (Math.abs(there - measured) > most(there)) faults.push(`${name}: ${there} in the browser, ${measured} measured`);
    }
    expect(faults).toEqual([]);
    expect(kept.size).toBeGreaterThan(10);
  });
});
