import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** False, with a line that says so, where no browser is installed. */
export const hasBrowser = existsSync(CHROMIUM);
if (!hasBrowser) console.warn(`No browser at ${CHROMIUM} (set CHROMIUM): the page's tests are skipped.`);

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: CHROMIUM, headless: true, args: QUIET });
