/** A newcomer opens the page and plays: from its address to a first move, counting presses. Keeps screenshots. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { launch, needsBrowser } from '../../src/playground/tests/page/browser.ts';
import { someOf } from '../tools/often.ts';
import { type Local, startLocal } from './local.ts';
import { desktop, keep } from './screens.ts';
import { answerPanel, boardIn, openPanel, seat } from './tab.ts';

const every = games.map((game) => [game.command, game] as const);

describe('the first minute', needsBrowser, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** The first page. `isDrawn` waits for every picture; one test is enough for that, because the page is the same for all games. */
  async function gallery(local: Local, isDrawn = false): Promise<Page> {
    const context = await browser.newContext({ locale: 'en-US', viewport: desktop });
    onTestFinished(() => context.close());
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    await page.goto(local.url);
    for (const picture of isDrawn ? await page.locator('.offer img').all() : []) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: { naturalWidth?: number }) => image.naturalWidth), { timeout: 30_000 }).toBe(1000);
    }
    return page;
  }

  const press = (page: Page, title: string, label: string) =>
    page
      .locator('.offer')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .getByRole('link', { name: label })
      .click();

  test.each(someOf(every, 1))('/%s: two presses lead to a question, the third answers it', { timeout: 120_000 }, async (command, { texts }) => {
    const local = await startLocal();
    const isFirst = command === games[0]!.command;
    const page = await gallery(local, isFirst);
    if (isFirst) await keep(page, 'first-minute-gallery');
    await press(page, texts.en.title, 'Play against the computer');
    const ada = seat('Ada', page, 3);
    await boardIn(page).filter({ hasText: '@Ada' }).waitFor();
    await keep(page, `first-minute-${command}-1-board`);
    expect(await openPanel(ada)).not.toBeNull();
    await keep(page, `first-minute-${command}-2-question`);
    await answerPanel(ada);
    await keep(page, `first-minute-${command}-3-answered`);
    expect(ada.clicks).toBe(1);
  });

  // The page is the same for all games; `chromium.proof.ts` plays each of them in tabs.
  test.each(every.slice(0, 1))(
    '/%s: two play beside each other, and each later visit takes one press: to what goes on, or to a new game in a thread of its own',
    { timeout: 120_000 },
    async (_, { texts }) => {
      const local = await startLocal();
      const page = await gallery(local);
      const pane = (name: string) => page.frameLocator(`iframe[title=${name}]`);
      const isPlaying = (name: string) => pane(name).getByRole('button', { name: 'Play', exact: true }).last().waitFor();
      await press(page, texts.en.title, 'Play with somebody');
      await pane('Ben').getByRole('button', { name: 'Accept' }).click();
      for (const name of ['Ada', 'Ben']) await isPlaying(name);

      // A game to watch opens in its own thread, without being asked to.
      await page.goto(local.url);
      const begun = page.getByRole('region', { name: 'Your games' }).getByRole('listitem');
      await expect.poll(() => begun.count()).toBe(1);
      await keep(page, 'second-visit');
      await press(page, texts.en.title, 'Watch a game');
      await page.getByRole('button', { name: 'Pause' }).last().waitFor();

      // Both are where their game is, even after a reload.
      await page.goto(local.url);
      await begun.filter({ hasText: 'Ada and Ben' }).getByRole('link', { name: 'Go on' }).click();
      for (const name of ['Ada', 'Ben']) await isPlaying(name);

      // A second game moves both of them to it.
      await page.goto(local.url);
      await press(page, texts.en.title, 'Play with somebody');
      for (const name of ['Ada', 'Ben']) await pane(name).getByRole('button', { name: 'Accept' }).waitFor();
      await page.reload();
      for (const name of ['Ada', 'Ben']) await pane(name).getByRole('button', { name: 'Accept' }).waitFor();
      await page.goto(local.url);
      // The game they watch comes last.
      await expect.poll(() => begun.count()).toBe(3);
      await begun.last().getByText('Computers are playing').waitFor();
    },
  );
});
