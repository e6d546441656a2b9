/**
 * `npm run readme [-- FOLDER]`: takes the README's pictures again, from the current program. They go to `assets/readme`, or to FOLDER. `turn.webp` is
 * a turn of Campaign Manager in a channel, frame by frame; `page.png` is the first page.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { games } from '../../src/games/index.ts';
import { hasBrowser, launch } from '../../src/playground/tests/page/browser.ts';

const root = resolve(import.meta.dirname, '../..');
const size = { width: 860, height: 900 };
/** Leaves out the list of channels. */
const clip = { x: 256, y: 0, width: size.width - 256, height: size.height };

/** A picture of the page, and how long it is shown, in milliseconds. */
interface Frame {
  png: Buffer;
  delay: number;
}

const settled = async (page: Page, delay: number, of?: typeof clip): Promise<Frame> => {
  // The page's content security policy forbids `waitForFunction`.
  const isDrawn = `[...document.images].every((one) => one.complete && one.naturalWidth > 0) && !document.querySelector('.thinking')`;
  do await page.waitForTimeout(300);
  while (!(await page.evaluate(isDrawn)));
  return { png: await page.screenshot(of && { clip: of }), delay };
};

const tab = async (browser: Browser, url: string): Promise<Page> => {
  const context = await browser.newContext({ locale: 'en-US', colorScheme: 'dark', viewport: size });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByText('Hustings online').waitFor();
  return page;
};

/** Ada challenges Ben, he accepts, she looks at her hand, plays a card and sees the result. */
async function turn(browser: Browser, url: string): Promise<Frame[]> {
  const channel = `#campaign`;
  const [ada, ben] = [await tab(browser, `${url}&as=ada${channel}`), await tab(browser, `${url}&as=ben${channel}`)];
  const frames: Frame[] = [];
  await ada.locator('textarea').pressSequentially('/campaign start ');
  await ada.getByRole('option', { name: 'Ben' }).first().click();
  frames.push(await settled(ada, 2000, clip));
  await ada.getByRole('button', { name: 'Send' }).click();
  await ben.getByRole('button', { name: 'Accept' }).click();
  const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true }).last();
  await play(ada).waitFor();
  frames.push(await settled(ada, 4000, clip));
  const asked = (await ada.locator('.message:not(.ephemeral)').last().innerText()).includes('@Ben') ? ben : ada;
  await play(asked).click();
  const panel = asked.locator('.message.ephemeral').last();
  await panel
    .getByRole('button', { name: /^(?:Draw|Take a card)/ })
    .first()
    .waitFor();
  frames.push(await settled(asked, 4000, clip));
  const card = panel.locator('.row > button.button:not([disabled])').first();
  const title = await card.innerText();
  await card.click();
  await panel.getByRole('button', { name: title, exact: true }).waitFor({ state: 'detached' });
  frames.push(await settled(asked, 4000, clip));
  await panel.locator('.row > button.button:not([disabled])').first().click();
  await play(asked === ada ? ben : ada).waitFor();
  await asked.getByRole('button', { name: 'Dismiss message' }).last().click();
  frames.push(await settled(asked, 4000, clip));
  return frames;
}

/** Returns the frames as one picture that loops forever. Throws if a frame has a different size. */
async function animated(frames: readonly Frame[]): Promise<Buffer> {
  const inputs = frames.map(({ png }) => png);
  return sharp(inputs, { join: { animated: true } })
    .webp({ quality: 78, effort: 6, delay: frames.map(({ delay }) => delay), loop: 0 })
    .toBuffer();
}

async function firstPage(browser: Browser, url: string): Promise<Buffer> {
  const context = await browser.newContext({ locale: 'en-US', colorScheme: 'dark', viewport: { width: 1100, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page
    .locator('.offer img')
    .nth(games.length - 1)
    .waitFor();
  for (const picture of await page.locator('.offer img').all()) await picture.scrollIntoViewIfNeeded();
  await page.getByRole('heading').first().scrollIntoViewIfNeeded();
  const { png } = await settled(page, 0);
  return sharp(png).png({ palette: true }).toBuffer();
}

if (!hasBrowser) throw new Error('No browser was found: CHROMIUM names where one is.');
const to = resolve(process.argv[2] ?? join(root, 'assets/readme'));
const folder = mkdtempSync(join(tmpdir(), 'hustings-readme-'));
const program = spawn(process.execPath, ['src/main.ts'], {
  cwd: root,
  env: { PATH: process.env.PATH, DISCORD_TOKEN: '', DATABASE: join(folder, 'games.db'), PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const browser = await launch();
try {
  let printed = '';
  while (!/http:\/\/\S+/.test(printed)) printed += String((await once(program.stdout, 'data'))[0]);
  const url = /http:\/\/\S+/.exec(printed)![0];
  mkdirSync(to, { recursive: true });
  for (const [name, picture] of [
    ['turn.webp', await animated(await turn(browser, url))],
    ['page.png', await firstPage(browser, url)],
  ] as const) {
    writeFileSync(join(to, name), picture);
    console.log(`${join(to, name)}: ${Math.round(picture.length / 1000)} KB`);
  }
} finally {
  await browser.close();
  program.kill();
  await once(program, 'exit');
  rmSync(folder, { recursive: true });
}
