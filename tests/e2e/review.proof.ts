/**
 * A game against a computer is played to its end in a browser tab, and reviewed with the button on its last post. Keeps screenshots in artifacts/e2e.
 */
import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { launch, needsBrowser } from '../../src/playground/tests/page/browser.ts';
import { onlyLong } from '../tools/often.ts';
import { startLocal } from './local.ts';
import { desktop, kept } from './screens.ts';
import { boardIn, dismissAll, panelIn, playInTabs, seat } from './tab.ts';

const phone = { width: 390, height: 706 };
/** The game with the shortest games. */
const { texts } = games.find((game) => game.command === 'moi-president')!;

describe('a finished game', needsBrowser, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test('is reviewed at a press: how the chances went as a picture, the turning points, and one’s own choices, with ways to them', {
    ...onlyLong,
    timeout: 400_000,
  }, async () => {
    const local = await startLocal();
    const context = await browser.newContext({ locale: 'en-US', viewport: desktop });
    onTestFinished(() => context.close());
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    await page.goto(local.url);
    const card = page.locator('.offer').filter({ has: page.getByRole('heading', { name: texts.en.title, exact: true }) });
    await card.getByRole('link', { name: 'Play against the computer' }).click();
    await boardIn(page).filter({ hasText: '@Ada' }).waitFor();
    await playInTabs([seat('Ada', page, 3)], () => false);
    await dismissAll(page);
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    const review = panelIn(page);
    await review.getByRole('heading', { name: `${texts.en.title}: how the game went` }).waitFor({ timeout: 240_000 });
    const picture = review.locator('img').first();
    await expect.poll(() => picture.evaluate((image: { naturalWidth?: number }) => image.naturalWidth)).toBe(1200);
    expect(await picture.getAttribute('alt')).toMatch(/Ada.*\d+%/);
    const said = await review.innerText();
    for (const heading of ['Turning points', 'Luck and play', 'Your choices']) expect(said).toContain(heading);
    for (const [kind, size] of Object.entries({ desktop, phone })) {
      await page.setViewportSize(size);
      await page.screenshot({ path: resolve(kept, `review-1-${kind}.png`), animations: 'disabled' });
      expect(await page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      // A screen tall enough to show all of it.
      await page.setViewportSize({ ...size, height: 2400 });
      await review.screenshot({ path: resolve(kept, `review-2-whole-${kind}.png`), animations: 'disabled' });
    }
    await page.setViewportSize(phone);
    // Each button leads to the replay step that it names.
    const ways = review.locator('.row > button.button');
    const labels = await ways.allInnerTexts();
    expect(labels.length).toBeGreaterThan(0);
    await ways.first().click();
    await page.locator('.md', { hasText: /step \d+ of \d+/ }).waitFor();
    await page.screenshot({ path: resolve(kept, 'review-3-step-phone.png'), animations: 'disabled' });
  });
});
