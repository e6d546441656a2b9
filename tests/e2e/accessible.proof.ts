/**
 * The first minutes on the local page, checked with axe: names, headings, landmarks and contrast, on a phone and on a desktop, in both languages,
 * dark and light. Keeps screenshots in artifacts/e2e.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, needsBrowser } from '../../src/playground/tests/page/browser.ts';
import { someOf } from '../tools/often.ts';
import { startLocal } from './local.ts';
import { desktop, kept, phone } from './screens.ts';
import { panelIn } from './tab.ts';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe finds: the rule, and where. */
async function foundOn(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults;
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${impact} ${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

const places = [
  { kind: 'phone', size: phone, locale: 'en-US', colorScheme: 'dark', against: 'Play against the computer' },
  { kind: 'desktop-light', size: desktop, locale: 'en-US', colorScheme: 'light', against: 'Play against the computer' },
  { kind: 'phone-light', size: phone, locale: 'fr-FR', colorScheme: 'light', against: 'Jouer contre l’ordinateur' },
  { kind: 'desktop', size: desktop, locale: 'fr-FR', colorScheme: 'dark', against: 'Jouer contre l’ordinateur' },
] as const;

describe('the local page, at first sight', needsBrowser, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test.each(someOf(places, 2))('is accessible ($kind, $locale)', { timeout: 120_000 }, async ({ kind, size, locale, colorScheme, against }) => {
    const local = await startLocal();
    const context = await browser.newContext({ locale, viewport: size, colorScheme });
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    const look = async (name: string) => {
      await page.screenshot({ path: `${kept}/accessible-${name}-${kind}.png`, animations: 'disabled' });
      expect(await foundOn(page), name).toEqual([]);
    };
    await page.goto(local.url);
    await page.getByRole('link', { name: against }).first().waitFor();
    await look('welcome');
    await page.getByRole('link', { name: against }).first().click();
    const play = page.getByRole('button', { name: /^(?:Play|Jouer)$/ }).last();
    await play.waitFor();
    await look('game');
    await play.click();
    await panelIn(page).getByRole('heading').first().waitFor();
    await look('panel');
    if (size.width < 700) await page.getByRole('button', { name: /channels|salons/ }).click();
    await look('drawer');
    expect(await page.getByRole('heading', { level: 1 }).count(), 'headings of the first level').toBeLessThanOrEqual(1);
  });
});
