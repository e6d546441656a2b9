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

export const hasBrowser = existsSync(CHROMIUM);

/** For tests on the page, which are skipped without a browser; the end of the run says so. */
export const needsBrowser = { skip: !hasBrowser, meta: { needs: `a browser at ${CHROMIUM} (CHROMIUM names another place)` } };

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: CHROMIUM, headless: true, args: QUIET });
