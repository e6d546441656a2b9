/** Private panels as the local page shows them in a browser: how high they stand there, and pictures to look at. */
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import type { Browser, Page } from 'playwright-core';
import { message, quiz } from '../../src/playground/tests/page/fixtures.ts';
import type { Scripted } from '../../src/playground/tests/page/scripted.ts';
import { longest } from '../standing/casts.ts';
import { screen } from '../tools/heights.ts';
import { renderNow } from '../tools/render-now.ts';
import type { Shown } from './survey.ts';

const folder = resolve(import.meta.dirname, '../../artifacts/screens');

/** A phone's window, so high that whatever there is to see is in it. */
const phoneWindow = { width: screen.width, height: 3000 };

const file = '/picture.png';

/** A message as Discord gives it, with its picture at an address of the page's own. */
function asMessage({ post, scene }: Shown, id: string): APIMessage {
  const size = scene && { width: scene.width, height: scene.height };
  const attachments = post.files.map(({ name }, i) => ({ id: `${id}${i}`, filename: name, size: 1, url: `${file}?${id}`, proxy_url: file, ...size }));
  // Nobody of these is known to the page: they are called by name.
  const components = JSON.parse(JSON.stringify(post.components).replaceAll(/<@118124000000000001(\d)>/g, (_, i: string) => `@${longest[Number(i)]}`));
  return message({
    id,
    flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2,
    components,
    attachments: attachments as APIMessage['attachments'],
    edited_timestamp: '2026-11-26T16:30:00.000000+00:00',
  });
}

/** A phone's letters: those of this machine may be wider. */
const inter = Object.entries({ 400: 'Inter_400Regular', 600: 'Inter_600SemiBold', 700: 'Inter_700Bold' }).map(([weight, name]) => {
  const data = readFileSync(resolve(import.meta.dirname, `../../assets/fonts/${name}.ttf`)).toString('base64');
  return `@font-face { font-family: Phone; font-weight: ${weight}; src: url(data:font/ttf;base64,${data}); }`;
});

/** A page of the channel on a phone. */
export async function openPhone(browser: Browser, server: Scripted, locale = 'en-US'): Promise<Page> {
  const page = await (await browser.newContext({ locale, viewport: phoneWindow, colorScheme: 'dark' })).newPage();
  await page.goto(`${server.address}/?as=ada`);
  await page.locator('[role=log]').first().waitFor();
  await page.addStyleTag({ content: `${inter.join('\n')} :root { font-family: Phone; }` });
  await page.evaluate('document.fonts.ready');
  return page;
}

let shown = 0;

/** Shows it to the page alone and gives the height of its message; `name`: under which a picture of it is kept. */
export async function heightOnPage(page: Page, server: Scripted, panel: Shown, name?: string): Promise<number> {
  const id = String(1_399_000_000_000_000_000n + BigInt(++shown));
  const png = panel.scene ? await renderNow(panel.scene) : null;
  await page.route(`**${file}?${id}`, (route) => (png ? route.fulfill({ contentType: 'image/png', body: png }) : route.abort()));
  server.tell({ t: 'message', change: 'create', message: asMessage(panel, id) });
  const there = page.locator(`.message[data-id="${id}"]`);
  await there.waitFor();
  if (png) await there.locator('img').evaluate((image: { decode(): Promise<void> }) => image.decode());
  const { height } = (await there.boundingBox())!;
  if (name !== undefined) {
    mkdirSync(folder, { recursive: true });
    await there.screenshot({ path: resolve(folder, `${name}.png`), animations: 'disabled' });
  }
  server.tell({ t: 'message', change: 'delete', channel: quiz, id });
  return height;
}
