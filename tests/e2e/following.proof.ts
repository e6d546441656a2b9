/** Two people press buttons under the public board, and each keeps the newest board in sight without scrolling. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, needsBrowser } from '../../src/playground/tests/page/browser.ts';
import { startLocal } from './local.ts';
import { desktop } from './screens.ts';
import { boardIn, sendStart, sitDown } from './tab.ts';

describe('in browser tabs', needsBrowser, () => {
  let browser: Awaited<ReturnType<typeof launch>>;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test('the newest board stays in sight after a press under the one before', { timeout: 120_000 }, async () => {
    const local = await startLocal();
    const context = await browser.newContext({ locale: 'en-US', viewport: desktop });
    context.setDefaultTimeout(15_000);
    const [host, guest] = await sitDown(context, local.url, 'president', 2);
    await sendStart(host.page, 'president');
    await guest!.page.bringToFront();
    await guest!.page.getByRole('button', { name: 'Join', exact: true }).click();
    await host.page.bringToFront();
    await host.page.getByRole('button', { name: 'Start', exact: true }).click();
    const below = (page: Page) =>
      page.locator('.log').evaluate(({ scrollTop, scrollHeight, clientHeight }) => Math.round(scrollHeight - clientHeight - scrollTop));
    const signOf = async (page: Page) => `${await boardIn(page).getAttribute('data-id')} ${await boardIn(page).innerText()}`;
    // Until a roll leads to a question for only one of them. Other tests cover what follows.
    for (let rolls = 0; rolls < 8; rolls++) {
      const isHosts = (await boardIn(host.page).innerText()).includes('@Ada');
      const { page } = isHosts ? host : guest!;
      await page.bringToFront();
      const before = await signOf(page);
      await boardIn(page).getByRole('button', { name: 'Roll', exact: true }).click();
      await expect
        .poll(async () => (await page.locator('.message.ephemeral').count()) > 0 || (await signOf(page)) !== before, { timeout: 10_000 })
        .toBe(true);
      if ((await page.locator('.message.ephemeral').count()) > 0) return;
      await expect.poll(() => below(page), { timeout: 5000 }).toBeLessThanOrEqual(1);
      if ((await boardIn(page).getByRole('button', { name: 'Roll', exact: true }).count()) === 0) return;
      await expect.poll(() => signOf(host.page)).toBe(await signOf(guest!.page));
    }
  });
});
