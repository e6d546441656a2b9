/** Two people at two browser tabs, on the program as it starts without a token. Pictures of what they see are kept in artifacts/e2e. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, launch } from '../page/browser.ts';
import { startLocal } from './local.ts';
import { boardIn, dismissAll, openPanel, playInTabs, questionIn, type Seat, seat } from './tab.ts';

const kept = resolve(import.meta.dirname, '../../artifacts/e2e');
const desktop = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };

async function keep(page: Page, name: string): Promise<void> {
  await page.bringToFront();
  for (const [kind, size] of Object.entries({ desktop, phone })) {
    await page.setViewportSize(size);
    await page.screenshot({ path: resolve(kept, `${name}-${kind}.png`), animations: 'disabled' });
  }
  await page.setViewportSize(desktop);
}

describe.skipIf(!hasBrowser)('in two tabs', () => {
  let browser: Browser;
  beforeAll(async () => {
    mkdirSync(kept, { recursive: true });
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test('one click starts a game, which goes on after the process was killed in the middle of a card', { timeout: 180_000 }, async () => {
    const local = await startLocal();
    const context = await browser.newContext({ locale: 'en-US', viewport: desktop });
    context.setDefaultTimeout(15_000);
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(error.error().message));
    const first = await context.newPage();
    await first.goto(local.url);
    await keep(first, '1-first-screen');
    const opened = first.waitForEvent('popup');
    await first.getByRole('link', { name: 'Start a game between Ada and Ben' }).click();
    const second = await opened;
    const [ada, ben] = [seat('Ada', first, 1), seat('Ben', second, 2)] as [Seat, Seat];
    const accept = second.getByRole('button', { name: 'Accept' });
    await accept.waitFor();
    await keep(second, '2-invitation');
    await accept.click();
    for (const { page } of [ada, ben]) await boardIn(page).waitFor();
    await keep(first, '3-board');

    // To the middle of a card, after some turns.
    let inside: Seat | null = null;
    await playInTabs([ada, ben], (one, nth) => {
      if (nth === 2 && ada.clicks + ben.clicks > 8) inside = one;
      return inside !== null;
    });
    const caught = inside! as Seat;
    await keep(caught.page, '4-middle-of-a-card');
    const question = await questionIn(caught.page);
    expect(question).not.toBeNull();
    await local.kill();
    for (const { page } of [ada, ben]) await page.getByText('Connection lost').waitFor();
    await keep(caught.page, '5-connection-lost');
    await local.start();
    for (const { page } of [ada, ben]) {
      await page.getByText('Connection lost').waitFor({ state: 'detached' });
      await page.getByText('Hustings online').waitFor();
    }
    expect(await openPanel(caught)).toBe(question);
    await dismissAll(caught.page);

    const until = ada.clicks + ben.clicks + 25;
    await playInTabs([ada, ben], () => ada.clicks + ben.clicks >= until);
    await keep(first, '6-later');
    expect(errors).toEqual([]);
  });
});
