import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launch } from './browser.ts';
import { Scripted } from './scripted.ts';

export interface Stage {
  server: Scripted;
  /** A tab at the address, in its own browser context without memory. Errors of the page fail the test. */
  tab: (path: string, options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;
}

/** A scripted server for each test, and one browser for the file. */
export function stage(): Stage {
  let browser: Browser | undefined;
  const errors: string[] = [];
  const on: Stage = {
    server: new Scripted(),
    tab: async (path, options = {}) => {
      const context = await browser!.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 }, ...options });
      context.setDefaultTimeout(20_000);
      context.on('weberror', (error) => errors.push(error.error().message));
      const page = await context.newPage();
      await page.goto(on.server.address + path);
      return page;
    },
  };
  beforeAll(async () => {
    browser = await launch();
  });
  beforeEach(async () => {
    on.server = new Scripted();
    await on.server.start();
  });
  afterEach(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
    await on.server.stop();
    const broken = errors.splice(0);
    if (broken.length > 0) throw new Error(`The page broke: ${broken.join('; ')}`);
  });
  afterAll(() => browser?.close());
  return on;
}
