/**
 * People find their place again: in a second tab, after a reload, with the browser's back button, and days later. Presses are counted as the browser
 * hears them.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { launch, needsBrowser } from '../../src/playground/tests/page/browser.ts';
import { someOf } from '../tools/often.ts';
import { type Local, startLocal } from './local.ts';
import { desktop, keep } from './screens.ts';
import { answerPanel, boardIn, openPanel, panelIn, questionIn, seat } from './tab.ts';

/** A game for two and one for more: what brings people back knows no game. */
const some = [games.find(({ rules }) => rules.players.max === 2)!, games.findLast(({ rules }) => rules.players.max > 2)!];

/** The most presses from the address to a first move. */
const mostPresses = 4;

describe('coming back', needsBrowser, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** A fresh browser, and how many presses it has heard. */
  async function visit(): Promise<{ context: BrowserContext; presses: () => number }> {
    const context = await browser.newContext({ locale: 'en-US', viewport: desktop });
    onTestFinished(() => context.close());
    context.setDefaultTimeout(30_000);
    let n = 0;
    await context.exposeBinding('pressed', () => void n++);
    await context.addInitScript("addEventListener('click', ({ isTrusted }) => isTrusted && globalThis.pressed(), true)");
    return { context, presses: () => n };
  }

  /** What the panel says and offers. */
  const stands = async (page: Page): Promise<string> => {
    const controls = await panelIn(page)
      .locator('.row > [data-id]')
      .evaluateAll((all: { getAttribute(name: string): string | null; textContent: string | null }[]) =>
        all.map((one) => `${one.getAttribute('data-id')} ${one.textContent}`),
      );
    return [...(await panelIn(page).locator('.container > :not(.row)').allInnerTexts()), ...controls].join('\n');
  };

  const begun = (page: Page) => page.getByRole('region', { name: 'Your games' }).getByRole('listitem');
  const goOn = (page: Page) => begun(page).first().getByRole('link', { name: 'Go on' });

  async function play(local: Local, context: BrowserContext, title: string, label: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(local.url);
    const card = page.locator('.offer').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await card.getByRole('link', { name: label }).click();
    return page;
  }

  /** Reloads the first page until it says that this person is waited for. */
  async function untilCalled(page: Page, local: Local, name: string): Promise<void> {
    await expect
      .poll(
        async () => {
          await page.goto(local.url);
          return begun(page).first().innerText();
        },
        { timeout: 90_000, interval: 500 },
      )
      .toContain(`Waiting for ${name}`);
  }

  test.each(someOf(some).map((game) => [game.command, game] as const))(
    '/%s: four presses lead to a first move; a reload loses nothing; days later, with another browser and the program started anew, one press leads to the question',
    { timeout: 240_000 },
    async (command, { texts }) => {
      const local = await startLocal();
      const first = await visit();
      const page = await play(local, first.context, texts.en.title, 'Play against the computer');
      const ada = seat('Ada', page, 3);
      await boardIn(page).filter({ hasText: '@Ada' }).waitFor();
      const question = await openPanel(ada);
      expect(question).not.toBeNull();
      const before = await stands(page);
      await page.reload();
      await expect.poll(() => stands(page), { timeout: 15_000 }).toBe(before);
      await answerPanel(ada);
      // A question with marks needs the button that takes them.
      while ((await questionIn(page)) === question && (await stands(page)).includes(':take:')) await answerPanel(ada);
      expect(first.presses()).toBeLessThanOrEqual(mostPresses);

      await page.getByRole('button', { name: 'Skip ahead 1 day' }).click();
      await page.getByRole('button', { name: 'Skip ahead 1 day' }).click();
      await page.locator('.moved', { hasText: '+2 days' }).waitFor();
      await first.context.close();
      await local.kill();
      await local.start();
      const later = await visit();
      const again = await later.context.newPage();
      await untilCalled(again, local, 'Ada');
      await keep(again, `coming-back-${command}-1-first-page`);
      await goOn(again).click();
      await panelIn(again).getByRole('heading').first().waitFor();
      expect(later.presses()).toBe(1);
      await keep(again, `coming-back-${command}-2-question`);
      // There is still only one panel, and it can be answered as usual.
      await again.reload();
      await panelIn(again).getByRole('heading').first().waitFor();
      expect(await again.locator('.message.ephemeral').count()).toBe(1);
      await answerPanel(seat('Ada', again, 4));
    },
  );

  test('two tabs of one person show one panel, answered in either; the way back leads through channels to the first page', {
    timeout: 120_000,
  }, async () => {
    const local = await startLocal();
    const { context } = await visit();
    const one = await play(local, context, games[0]!.texts.en.title, 'Play against the computer');
    await boardIn(one).filter({ hasText: '@Ada' }).waitFor();
    expect(await openPanel(seat('Ada', one, 3))).not.toBeNull();
    const other = await context.newPage();
    await other.goto(local.url);
    await goOn(other).click();
    await expect.poll(async () => stands(other)).toBe(await stands(one));
    const before = await stands(one);
    await answerPanel(seat('Ada', other, 3));
    await expect.poll(() => stands(one)).not.toBe(before);
    await expect.poll(async () => (await stands(one)) === (await stands(other)), { timeout: 15_000 }).toBe(true);
    for (const page of [one, other]) expect(await page.locator('.message.ephemeral').count()).toBe(1);

    const where = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
    await one.bringToFront();
    const channel = await where(one);
    await one.getByRole('button', { name: '#lounge' }).click();
    await expect.poll(() => where(one)).toBe('#lounge');
    await one.goBack();
    await expect.poll(() => where(one)).toBe(channel);
    await panelIn(one).waitFor();
    await one.goForward();
    await expect.poll(() => where(one)).toBe('#lounge');
    await one.getByRole('link', { name: 'First page' }).click();
    await goOn(one).waitFor();
    await one.goBack();
    await expect.poll(() => where(one)).toBe('#lounge');
    await one.goBack();
    await expect.poll(() => where(one)).toBe(channel);
    await one.goBack();
    await goOn(one).waitFor();
  });

  test('two in one window go back together, also after a reload', { timeout: 120_000 }, async () => {
    const local = await startLocal();
    const { context } = await visit();
    // A second game, which moves both to its thread.
    await (await play(local, context, games[0]!.texts.en.title, 'Play with somebody'))
      .frameLocator('iframe[title=Ben]')
      .getByRole('button', { name: 'Accept' })
      .click();
    const page = await play(local, context, games[0]!.texts.en.title, 'Play with somebody');
    const pane = (name: string) => page.frameLocator(`iframe[title=${name}]`);
    const where = (name: string) => pane(name).getByRole('heading', { level: 1 }).innerText();
    const both = async () => [await where('Ada'), await where('Ben')];
    for (const name of ['Ada', 'Ben']) await pane(name).getByRole('button', { name: 'Accept' }).waitFor();
    const [thread] = await both();
    expect(await both()).toEqual([thread, thread]);

    await pane('Ada').getByRole('button', { name: 'Show channels' }).click();
    await pane('Ada').getByRole('button', { name: '#lounge' }).click();
    await expect.poll(both).toEqual(['#lounge', thread]);
    await page.reload();
    await expect.poll(both, { timeout: 15_000 }).toEqual(['#lounge', thread]);
    await page.goBack();
    await expect.poll(both).toEqual([thread, thread]);
    await page.goBack();
    await expect.poll(() => begun(page).count()).toBe(2);
    await page.goForward();
    await expect.poll(both, { timeout: 15_000 }).toEqual([thread, thread]);
  });
});
