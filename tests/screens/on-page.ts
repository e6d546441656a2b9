/** Private panels as the local page shows them in a browser: their height there, and pictures to look at. */
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import type { Browser, Page } from 'playwright-core';
import type { Playground } from '../../src/playground/index.ts';
import { longest } from '../standing/casts.ts';
import { screen } from '../tools/heights.ts';
import { renderNow } from '../tools/render-now.ts';
import type { Shown } from './survey.ts';

const folder = resolve(import.meta.dirname, '../../artifacts/screens');

/** High enough to hold everything on the page. */
const phone = { width: screen.width, height: 3000 };
const channel = '#lounge';

/** Uses a phone's letter widths, because this machine's may be wider. */
const inter = Object.entries({ 400: 'Inter_400Regular', 600: 'Inter_600SemiBold', 700: 'Inter_700Bold' }).map(([weight, name]) => {
  const data = readFileSync(resolve(import.meta.dirname, `../../assets/fonts/${name}.ttf`)).toString('base64');
  return `@font-face { font-family: Phone; font-weight: ${weight}; src: url(data:font/ttf;base64,${data}); }`;
});

/** A page of the channel, on a phone or in a wider window. */
export async function openPage(browser: Browser, place: Playground, width: number = phone.width): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-US', viewport: { ...phone, width }, colorScheme: 'dark', bypassCSP: true })).newPage();
  await page.goto(`${place.url}&as=ada${channel}`);
  await page.locator('[role=log]').first().waitFor();
  await page.addStyleTag({ content: `${inter.join('\n')} :root { font-family: Phone; }` });
  await page.evaluate('document.fonts.ready');
  return page;
}

/** Shows a message to the pages and returns its id. The long names have no users here, so they are shown as names. */
export async function send({ post, scene }: Shown, place: Playground): Promise<string> {
  const said = JSON.stringify(post.components).replaceAll(/<@118124000000000001(\d)>/g, (_, i: string) => `@${longest[Number(i)]}`);
  const attachments = post.files.map(({ name }, id) => ({ id: String(id), filename: name }));
  const body = new FormData();
  body.append('payload_json', JSON.stringify({ flags: MessageFlags.IsComponentsV2, components: JSON.parse(said), attachments }));
  if (scene) body.append('files[0]', new Blob([new Uint8Array(await renderNow(scene))], { type: 'image/png' }), post.files[0]!.name);
  const response = await fetch(`${place.api}/v10/channels/${place.channelId(channel)}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${place.token}` },
    body,
  });
  if (!response.ok) throw new Error(`The message was refused: ${await response.text()}`);
  return ((await response.json()) as APIMessage).id;
}

/** Returns the height of its container on the page. `name`: saves a picture of it under this name. */
export async function heightOnPage(page: Page, id: string, name?: string): Promise<number> {
  const there = page.locator(`.message[data-id="${id}"] .container`);
  await there.waitFor();
  for (const image of await there.locator('img').all()) await image.evaluate((one: { decode(): Promise<void> }) => one.decode());
  const { height } = (await there.boundingBox())!;
  if (name !== undefined) {
    const path = resolve(folder, `${name}.png`);
    mkdirSync(dirname(path), { recursive: true });
    await there.screenshot({ path, animations: 'disabled' });
  }
  return height;
}
