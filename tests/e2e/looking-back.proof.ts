/** Looking back on a game, and a press that moves time forward, in a browser tab. Keeps screenshots in artifacts/e2e. */
import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, needsBrowser } from '../../src/playground/tests/page/browser.ts';
import { onlyLong } from '../tools/often.ts';
import { startLocal } from './local.ts';
import { desktop, keep, kept, phone } from './screens.ts';
import { boardIn, dismissAll, giveUp, playInTabs, type Seat, sendStart, sitDown } from './tab.ts';

describe('in browser tabs', needsBrowser, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test('a game is looked back on turn by turn, as one picture, and time passes at a press', { ...onlyLong, timeout: 300_000 }, async () => {
    const local = await startLocal();
    const context = await browser.newContext({ locale: 'en-US', viewport: desktop });
    context.setDefaultTimeout(30_000);
    const [ada, ben] = (await sitDown(context, local.url, 'campaign', 2)) as [Seat, Seat];
    const [first, second] = [ada.page, ben.page];
    await sendStart(first, 'campaign', 'Ben');
    await second.getByRole('button', { name: 'Accept' }).click();
    for (const { page } of [ada, ben]) await boardIn(page).waitFor();
    await playInTabs([ada, ben], () => ada.clicks + ben.clicks > 24);
    await giveUp(second, 'campaign');
    await first.getByRole('button', { name: 'Replay' }).waitFor();
    await dismissAll(first);
    await first.getByRole('button', { name: 'Replay' }).click();
    const title = first.locator('.md', { hasText: /step 1 of \d+/ });
    await title.waitFor();
    await first.getByRole('button', { name: '▶' }).click();
    await first.locator('.md', { hasText: /step 2 of \d+/ }).waitFor();
    await keep(first, 'replay-1-step');
    await first.getByRole('button', { name: 'Animation' }).click();
    await first.locator('.md', { hasText: /Only you see this/ }).waitFor({ timeout: 120_000 });
    await keep(first, 'replay-2-one-picture');

    await first.getByRole('button', { name: 'Skip ahead 1 day' }).click();
    await first.getByRole('button', { name: 'Skip ahead 1 day' }).click();
    for (const page of [first, second]) await page.locator('.moved', { hasText: '+2 days' }).waitFor();
    expect(await first.locator('local-time', { hasText: /yesterday|days ago|\// }).count()).toBeGreaterThan(0);
    await keep(first, 'clock-1-moved');
    await first.setViewportSize(phone);
    await first.getByRole('button', { name: 'Show channels' }).click();
    await first.screenshot({ path: resolve(kept, 'clock-2-drawer-phone.png'), animations: 'disabled' });
    await local.kill();
    await first.getByText('Connection lost').waitFor();
    await local.start();
    await first.getByText('Connection lost').waitFor({ state: 'detached' });
    await first.locator('.moved', { hasText: '+2 days' }).waitFor();
    await first.setViewportSize(desktop);
    await first.getByRole('button', { name: 'Français' }).click();
    await keep(first, 'clock-3-french');
  });
});
