/** A set scene as people see it in a browser tab. Keeps screenshots in artifacts/e2e, at the width of a desktop and of a phone. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { launch, needsBrowser } from '../../src/playground/tests/page/browser.ts';
import { headingOf } from './player.ts';
import type { Scene } from './set-scene.ts';
import { boardIn, callsIn, openPanel, panelIn, seat } from './tab.ts';

const kept = resolve(import.meta.dirname, '../../artifacts/e2e');
const desktop = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };

/** Tests with a browser, skipped without one. */
export function withBrowser(name: string, tests: (browser: () => Browser) => void): void {
  describe(name, needsBrowser, () => {
    let browser: Browser | null = null;
    beforeAll(async () => {
      mkdirSync(kept, { recursive: true });
      browser = await launch();
    });
    afterAll(() => browser?.close());
    tests(() => browser!);
  });
}

/** One person's tab on the scene's channel. Screenshots are named after `game` and the name given to `keep`. */
export async function openScene(browser: Browser, { ground }: Scene, key: string, game: string) {
  const context = await browser.newContext({ locale: 'en-US', viewport: desktop });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  await page.goto(`${ground.place.url}&as=${key}#lounge`);
  await page.getByText('Hustings online').waitFor();
  const one = seat(key, page, 1);
  const mention = `@${key[0]!.toUpperCase()}${key.slice(1)}`;
  return {
    page,
    /** Waits to be called, presses Play, and expects this question. If the next board comes meanwhile, presses Play on that one. */
    async opens(question: string): Promise<void> {
      await callsIn(page, mention).last().waitFor();
      await expect.poll(() => openPanel(one), { timeout: 30_000 }).toBe(headingOf(question));
    },
    /** Presses the choice on the panel, and waits until the panel changes. */
    async chooses(label: string | RegExp): Promise<void> {
      const panel = panelIn(page);
      const before = await panel.innerText();
      const exact = typeof label === 'string';
      await panel.locator('.row').getByRole('button', { name: label, exact }).first().click();
      await expect.poll(() => panel.innerText(), { timeout: 15_000, interval: 20 }).not.toBe(before);
    },
    /** Chooses from a menu of the panel, and waits until the panel changes. */
    async choosesFrom(menu: string, option: string | RegExp): Promise<void> {
      const panel = panelIn(page);
      const before = await panel.innerText();
      const list = panel.locator('pick-list', { hasText: menu });
      await list.locator('.trigger').click();
      await list.getByRole('option', { name: option }).click();
      await expect.poll(() => panel.innerText(), { timeout: 15_000, interval: 20 }).not.toBe(before);
    },
    /** Waits until the living post says this. */
    shows: (text: string) => boardIn(page).getByText(text).first().waitFor(),
    async keep(name: string): Promise<void> {
      const pictures = page.locator('.message img');
      const isDrawn = () => pictures.evaluateAll((all: { naturalWidth?: number }[]) => all.every((one) => (one.naturalWidth ?? 0) > 0));
      await expect.poll(isDrawn, { timeout: 15_000, interval: 20 }).toBe(true);
      for (const [kind, size] of Object.entries({ desktop, phone })) {
        await page.setViewportSize(size);
        await page.screenshot({ path: resolve(kept, `${game}-${name}-${kind}.png`), animations: 'disabled' });
      }
      await page.setViewportSize(desktop);
    },
  };
}
