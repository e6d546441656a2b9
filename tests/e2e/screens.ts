/** Screenshots of what people saw, in artifacts/e2e. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';

export const kept = resolve(import.meta.dirname, '../../artifacts/e2e');
export const desktop = { width: 1280, height: 900 };
export const phone = { width: 360, height: 740 };

/** Keeps screenshots of a tab at desktop and phone size. It ends at desktop size. */
export async function keep(page: Page, name: string): Promise<void> {
  mkdirSync(kept, { recursive: true });
  await page.bringToFront();
  for (const [kind, size] of Object.entries({ desktop, phone })) {
    await page.setViewportSize(size);
    await page.screenshot({ path: resolve(kept, `${name}-${kind}.png`), animations: 'disabled' });
  }
  await page.setViewportSize(desktop);
}
