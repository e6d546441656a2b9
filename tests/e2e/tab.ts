/** A player in a browser tab who knows no game: sees the page, clicks on it, chooses at random. */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openRandom, type Random, startRandom } from '../../src/kernel/random.ts';
import { seedOf } from '../standing/play.ts';
import { isNoChoice, isSettling, isTurningPages, markedOn } from './labels.ts';
import { everybody } from './stage.ts';

export interface Seat {
  name: string;
  page: Page;
  chance: Random;
  /** Clicks on choices so far. */
  clicks: number;
}

export const seat = (name: string, page: Page, seed: number): Seat => ({
  name,
  page,
  chance: openRandom(startRandom(seedOf(seed)), () => {}),
  clicks: 0,
});

export const boardIn = (page: Page): Locator =>
  page
    .locator('.message:not(.ephemeral)')
    .filter({ has: page.getByRole('button', { name: /^(?:Play|Rematch)$/ }) })
    // The line below it that calls a player has only Play.
    .filter({ has: page.getByRole('button', { name: 'Log', exact: true }) })
    .last();
export const panelIn = (page: Page): Locator => page.locator('.message.ephemeral').last();

/** Opens the panel with Play on the newest board. Returns the question; null if nothing is asked, or the next board came meanwhile. */
export async function openPanel({ page, name }: Seat): Promise<string | null> {
  await dismissAll(page);
  const board = await boardIn(page).getAttribute('data-id');
  const button = (label: RegExp) => page.locator(`.message[data-id="${board}"]`).getByRole('button').filter({ hasText: label });
  const play = button(/^Play$/);
  // A board loses its buttons when the next one comes, even just before a press. The last board has no Play.
  const isGone = async () => (await button(/^Log$/).count()) === 0;
  await play.click({ timeout: 5000 }).catch(async (error: unknown) => {
    if ((await play.count()) > 0) throw error;
  });
  const isShown = async () => (await panelIn(page).count()) > 0 && (await panelIn(page).locator('.thinking').count()) === 0;
  await expect
    .poll(async () => (await isShown()) || (await isGone()) || (await isOverIn(page)), {
      timeout: 15_000,
      interval: 20,
      message: `${name} sees a panel, or the next board`,
    })
    .toBe(true)
    .catch(async (error: Error) => {
      const seen = (await page.locator('.message').allInnerTexts()).slice(-4);
      throw new Error(`${error.message}\nPressed on ${board}, which has ${await play.count()} Play. The last messages:\n${seen.join('\n---\n')}`);
    });
  return (await isShown()) ? questionIn(page) : null;
}

/** Closes all private messages, including one that comes while another is being closed. */
export async function dismissAll(page: Page): Promise<void> {
  // A background tab draws nothing, and a click waits until its target is drawn.
  await page.bringToFront();
  const dismiss = page.getByRole('button', { name: 'Dismiss message' });
  const left = async () => {
    const count = await dismiss.count();
    // It may also go by itself.
    if (count > 0)
      await dismiss
        .last()
        .click({ timeout: 1000 })
        .catch(() => {});
    return count;
  };
  await expect.poll(left, { timeout: 15_000, interval: 20 }).toBe(0);
}

export async function questionIn(page: Page): Promise<string | null> {
  const heading = panelIn(page).getByRole('heading');
  return (await heading.count()) > 0 ? heading.first().innerText() : null;
}

/** Clicks one of the choices on the panel, and waits for the result. */
export async function answerPanel(one: Seat): Promise<void> {
  const panel = panelIn(one.page);
  const before = await signOf(panel);
  const buttons = panel.locator('.row > button.button:not([disabled])');
  const labels = (await buttons.allInnerTexts()).map((label) => label.trim());
  const choices = labels.flatMap((label, i) => ((isNoChoice(label) && !isTurningPages(label)) || isSettling(label) ? [] : [i]));
  const menus = panel.locator('.row > pick-list');
  const count = await menus.count();
  const confirm = labels.findIndex((label) => markedOn(label) !== null);
  one.clicks++;
  const press = async (nth: number) => {
    await buttons.nth(nth).click();
    return labels[nth]!;
  };
  const pressed =
    confirm >= 0
      ? await press(confirm)
      : choices.length > 0 && one.chance.below('kind', count + 1) === 0
        ? await press(one.chance.pick('button', choices))
        : await chooseIn(one, menus.nth(one.chance.below('menu', Math.max(1, count))));
  // If the page says that the press wasn't answered in time, presses again, as a person would.
  const failure = panel.locator('.failure');
  const becameOfIt = async () => (await failure.count()) > 0 || (await signOf(panel)) !== before;
  await expect.poll(becameOfIt, { timeout: 15_000, interval: 20, message: `${one.name} presses ${pressed}` }).toBe(true);
  if ((await signOf(panel)) === before) await answerPanel(one);
}

/** What the panel says and offers. Another question has other controls, even with the same words. */
async function signOf(panel: Locator): Promise<string> {
  const controls = await panel
    .locator('.row > [data-id]')
    .evaluateAll((all: { getAttribute(name: string): string | null }[]) => all.map((one) => one.getAttribute('data-id')));
  return [...(await panel.locator('.container > :not(.row)').allInnerTexts()), ...controls].join('\n');
}

/** Opens a menu and chooses one option, or the fewest it asks for. Returns their texts. */
async function chooseIn({ chance }: Seat, menu: Locator): Promise<string> {
  await menu.locator('.trigger').click();
  const options = menu.getByRole('option');
  const written = await options.locator('.what').allInnerTexts();
  const all = written.flatMap((text, i) => (isSettling(text.split('\n')[0]!.trim()) ? [] : [i]));
  const confirm = menu.locator('.confirm button');
  if ((await confirm.count()) === 0) {
    const nth = chance.pick('option', all);
    await options.nth(nth).click();
    return written[nth]!;
  }
  const order = chance.shuffle('options', all);
  let n = 0;
  for (; n === 0 || (await confirm.isDisabled()); n++) await options.nth(order[n]!).click();
  await confirm.click();
  return order
    .slice(0, n)
    .map((nth) => written[nth])
    .join(', ');
}

/** Where the newest board, or the line below it, calls this person. Older posts have no Play. */
export const callsIn = (page: Page, mention: string): Locator =>
  page
    .locator('.message:not(.ephemeral)')
    .filter({ has: page.getByRole('button', { name: 'Play', exact: true }) })
    .getByText(mention);

export const isCalled = async ({ page, name }: Seat): Promise<boolean> => (await callsIn(page, `@${name}`).count()) > 0;

const isOverIn = async (page: Page): Promise<boolean> => (await boardIn(page).getByRole('button', { name: 'Rematch', exact: true }).count()) > 0;

const isOver = ({ page }: Seat): Promise<boolean> => isOverIn(page);

/** How long nobody can be asked anything, in milliseconds: the next board has to reach the tab of the player it calls. */
const patience = 20_000;

/** They play until the game is over, or until `stop`, which is called before every answer, returns true. Returns false if it stopped. */
export async function playInTabs(seats: readonly Seat[], stop: (one: Seat, nth: number) => boolean | Promise<boolean>): Promise<boolean> {
  let movedAt = Date.now();
  while (!(await isOver(seats[0]!))) {
    for (const one of seats) {
      if (!(await isCalled(one))) continue;
      // The board that calls a player can be out of date, with the next on its way. Then nothing is asked.
      for (let nth = 1, question = await openPanel(one); question !== null; nth++, question = await questionIn(one.page)) {
        if (await stop(one, nth)) return false;
        await answerPanel(one);
        movedAt = Date.now();
      }
    }
    if (Date.now() - movedAt > patience)
      throw new Error(`Nobody was asked anything for so long. The board:\n${await boardIn(seats[0]!.page).innerText()}`);
    await seats[0]!.page.waitForTimeout(50);
  }
  return true;
}

/** Seats `tabs` people, each at their own tab in the game's channel. */
export async function sitDown(context: BrowserContext, url: string, command: string, tabs: number): Promise<[Seat, ...Seat[]]> {
  const seats: Seat[] = [];
  for (const [i, key] of everybody.slice(0, tabs).entries()) {
    const page = await context.newPage();
    await page.goto(`${url}&as=${key}#${command}`);
    seats.push(seat(key[0]!.toUpperCase() + key.slice(1), page, i + 5));
  }
  return seats as [Seat, ...Seat[]];
}

/** Types the start command as a person would, and picks the opponent's name. */
export async function sendStart(page: Page, command: string, opponent?: string): Promise<void> {
  await page.bringToFront();
  await page.getByText('Hustings online').waitFor();
  await page.locator('textarea').pressSequentially(`/${command} start `);
  if (opponent !== undefined) await page.getByRole('option', { name: opponent }).first().click();
  await page.getByRole('button', { name: 'Send' }).click();
}

/** The shortest way to the end of a long game. */
export async function giveUp(page: Page, command: string): Promise<void> {
  await dismissAll(page);
  await page.locator('textarea').pressSequentially(`/${command} resign `);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Give up for good' }).click();
}
