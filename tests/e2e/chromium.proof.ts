/** Two people at two browser tabs, on the program as it starts without a token. Keeps screenshots in artifacts/e2e. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { launch, needsBrowser } from '../../src/playground/tests/page/browser.ts';
import { onlyLong } from '../tools/often.ts';
import { startLocal } from './local.ts';
import { desktop, keep } from './screens.ts';
import { boardIn, dismissAll, giveUp, openPanel, playInTabs, questionIn, type Seat, sendStart, sitDown } from './tab.ts';

/** The other games: the number of tabs, and how often the host changes the first option. */
const others = [
  { command: 'moi-president', tabs: 2, changes: 0 },
  { command: 'candidate', tabs: 4, changes: 0 },
  { command: 'president', tabs: 2, changes: 1 },
];
/** Clicks after which the host gives up: `games.proof.ts` plays whole games, and `new-game.proof.ts` plays one in tabs. */
const enough = 24;

/** Games without a test of their own here are played to their end by as few people as possible. */
const plain = games.filter(({ command }) => command !== 'campaign' && !others.some((other) => other.command === command));

describe('in browser tabs', needsBrowser, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test('a game goes on after the process was killed in the middle of a card', { timeout: 300_000 }, async () => {
    const local = await startLocal();
    const context = await browser.newContext({ locale: 'en-US', viewport: desktop });
    context.setDefaultTimeout(15_000);
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(error.error().message));
    const first = await context.newPage();
    await first.goto(local.url);
    await keep(first, '1-first-screen');
    const [ada, ben] = (await sitDown(context, local.url, 'campaign', 2)) as [Seat, Seat];
    const second = ben.page;
    await first.close();
    await sendStart(ada.page, 'campaign', 'Ben');
    const accept = second.getByRole('button', { name: 'Accept' });
    await accept.waitFor();
    await keep(second, '2-invitation');
    await accept.click();
    for (const { page } of [ada, ben]) await boardIn(page).waitFor();
    await keep(ada.page, '3-board');

    // To the middle of a card, after some turns.
    let inside: Seat | null = null;
    await playInTabs([ada, ben], (one, nth) => {
      if (nth === 2 && ada.clicks + ben.clicks > 8) inside = one;
      return inside !== null;
    });
    const caught = inside! as Seat;
    await keep(caught.page, '4-middle-of-a-card');
    const question = await questionIn(caught.page);
    expect(question).not.toBeNull();
    await local.kill();
    for (const { page } of [ada, ben]) await page.getByText('Connection lost').waitFor();
    await keep(caught.page, '5-connection-lost');
    await local.start();
    for (const { page } of [ada, ben]) {
      await page.getByText('Connection lost').waitFor({ state: 'detached' });
      await page.getByText('Hustings online').waitFor();
    }
    expect(await openPanel(caught)).toBe(question);
    await dismissAll(caught.page);

    const until = ada.clicks + ben.clicks + 15;
    await playInTabs([ada, ben], () => ada.clicks + ben.clicks >= until);
    await keep(ada.page, '6-later');
    await giveUp(ada.page, 'campaign');
    for (const { page } of [ada, ben]) await boardIn(page).getByRole('button', { name: 'Rematch' }).waitFor();
    await keep(second, '7-over');
    expect(errors).toEqual([]);
  });

  test.each(others)('/$command is played by $tabs', { ...onlyLong, timeout: 300_000 }, async ({ command, tabs, changes }) => {
    const local = await startLocal();
    const context = await browser.newContext({ locale: 'en-US', viewport: desktop });
    context.setDefaultTimeout(15_000);
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(error.error().message));
    const seats = await sitDown(context, local.url, command, tabs);
    const [host, ...guests] = seats;
    await sendStart(host.page, command);
    for (const { page } of guests) {
      await page.bringToFront();
      await page.getByRole('button', { name: 'Join', exact: true }).click();
    }
    if (changes > 0) await host.page.getByRole('button', { name: 'Options', exact: true }).click();
    for (let i = 0; i < changes; i++) await host.page.getByRole('button', { name: 'Change' }).first().click();
    await keep(host.page, `${command}-1-lobby`);
    await host.page.getByRole('button', { name: 'Start', exact: true }).click();
    for (const { page } of seats) await boardIn(page).waitFor();
    await keep(host.page, `${command}-2-board`);
    const all = () => seats.reduce((sum, one) => sum + one.clicks, 0);
    let inside = host;
    const early = (one: Seat) => {
      inside = one;
      return all() >= 10;
    };
    expect(await playInTabs(seats, early)).toBe(false);
    await keep(inside.page, `${command}-3-panel`);
    expect(await playInTabs(seats, () => all() >= enough)).toBe(false);
    await keep(host.page, `${command}-4-later`);
    await giveUp(host.page, command);
    // If one of several gives up, the others play on.
    if (tabs === 2) for (const { page } of seats) await boardIn(page).getByRole('button', { name: 'Rematch' }).waitFor();
    expect(errors).toEqual([]);
  });

  test.each(plain.map((game) => [game.command, game] as const))('/%s is played to its end', { timeout: 300_000 }, async (command, { rules }) => {
    const local = await startLocal();
    const context = await browser.newContext({ locale: 'en-US', viewport: desktop });
    context.setDefaultTimeout(15_000);
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(error.error().message));
    const seats = await sitDown(context, local.url, command, rules.players.min);
    const [host, ...guests] = seats;
    const isDuel = rules.players.max === 2;
    await sendStart(host.page, command, isDuel ? guests[0]!.name : undefined);
    for (const { page } of guests) {
      await page.bringToFront();
      await page.getByRole('button', { name: isDuel ? 'Accept' : 'Join', exact: true }).click();
    }
    if (!isDuel) await host.page.getByRole('button', { name: 'Start', exact: true }).click();
    for (const { page } of seats) await boardIn(page).waitFor();
    await keep(host.page, `${command}-1-board`);
    expect(await playInTabs(seats, () => false)).toBe(true);
    for (const { page } of seats) await boardIn(page).getByRole('button', { name: 'Rematch' }).waitFor();
    await keep(host.page, `${command}-2-end`);
    expect(errors).toEqual([]);
  });
});
