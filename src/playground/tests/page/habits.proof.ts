/** What a person used to Discord's own client expects of the page without thinking. */
import { ApplicationCommandType, MessageFlags, ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { needsBrowser } from './browser.ts';
import { channels, commands, everybody, quiz } from './fixtures.ts';
import { boardPost, message } from './posts.ts';
import { stage } from './stage.ts';

describe('the page', needsBrowser, () => {
  const on = stage();
  const field = (page: Page) => page.locator('.composer textarea');

  test('takes letters typed anywhere to the field below, and leaves the space to the button one is at', async () => {
    on.server.history = (channel) => (channel === quiz ? [boardPost()] : []);
    const page = await on.tab('/?as=ada#quiz');
    await page.locator('[data-id=accept]').focus();
    await page.keyboard.type('hello');
    expect(await field(page).inputValue()).toBe('hello');
    await page.locator('[data-id=accept]').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => on.server.of('press')).toHaveLength(1);
    expect(await field(page).inputValue()).toBe('hello');
  });

  test('keeps what was begun to be written while one looks into another channel', async () => {
    const page = await on.tab('/?as=ada#quiz');
    await field(page).fill('half a thought');
    await page
      .getByRole('link', { name: /lounge/ })
      .or(page.getByRole('button', { name: /lounge/ }))
      .first()
      .click();
    await page.getByRole('textbox', { name: /#lounge/ }).waitFor();
    expect(await field(page).inputValue()).toBe('');
    await page
      .getByRole('link', { name: /quiz/ })
      .or(page.getByRole('button', { name: /# ?quiz/ }))
      .first()
      .click();
    await page.getByRole('textbox', { name: /#quiz/ }).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('half a thought');
  });

  test("offers the open channel's own command first", async () => {
    const other = { ...commands[0]!, id: '1181260000000000002', name: 'cinema', type: ApplicationCommandType.ChatInput as const, options: [] };
    on.server.offered = [...commands, other];
    const page = await on.tab('/?as=ada#cinema');
    await field(page).fill('/');
    await expect.poll(() => page.getByRole('option').first().textContent()).toContain('/cinema');
    expect(channels.some(({ name }) => name === 'cinema')).toBe(true);
  });

  test('offers people whose names begin with what was typed before those that hold it', async () => {
    const opponent = { type: Option.User as const, name: 'opponent', description: 'Who', required: true };
    on.server.offered = [{ ...commands[0]!, options: [{ ...commands[0]!.options![0]!, options: [opponent] }] } as (typeof commands)[number]];
    const page = await on.tab('/?as=ada#quiz');
    await field(page).pressSequentially('/quiz start ');
    await page.keyboard.type('da');
    const first = page.getByRole('option').first();
    await expect.poll(() => first.textContent()).toContain('Dan');
    expect(everybody.all.findIndex(({ key }) => key === 'ada')).toBeLessThan(everybody.all.findIndex(({ key }) => key === 'dan'));
  });

  test('brings the answer to one’s own press in sight, though one had scrolled up', async () => {
    on.server.history = (channel) => (channel === quiz ? Array.from({ length: 60 }, (_, i) => message({ content: `Line ${i}`, ago: 60 - i })) : []);
    const page = await on.tab('/?as=ada#quiz');
    await page.getByText('Line 59').waitFor();
    await page.locator('.log').evaluate((log) => {
      log.scrollTop = 0;
    });
    await page.locator('.newest').waitFor();
    on.server.tell({ t: 'message', change: 'create', message: message({ content: 'What somebody else said' }) });
    await page.getByText('What somebody else said').waitFor({ state: 'attached' });
    expect(await page.locator('.log').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    on.server.tell({ t: 'message', change: 'create', message: message({ content: 'Your hand', flags: MessageFlags.Ephemeral }) });
    const inSight = () =>
      page.getByText('Your hand').evaluate((words) => {
        const [log, at] = [words.closest('.log')!.getBoundingClientRect(), words.getBoundingClientRect()];
        return at.top >= log.top && at.bottom <= log.bottom;
      });
    await expect.poll(inSight).toBe(true);
    on.server.tell({
      t: 'message',
      change: 'create',
      message: message({ content: Array.from({ length: 80 }, () => 'Long').join('\n'), flags: MessageFlags.Ephemeral }),
    });
    on.server.tell({ t: 'message', change: 'create', message: message({ content: 'The next board' }) });
    await page.getByText('The next board').waitFor({ state: 'attached' });
    const left = () => page.locator('.log').evaluate(({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - clientHeight - scrollTop);
    await expect.poll(left).toBeLessThanOrEqual(1);
  });

  test('brings what is new in the message one has pressed in in sight, where it is the last one', async () => {
    const words = (n: number) => Array.from({ length: n }, (_, i) => `Word ${i}`).join('\n');
    const before = message({ content: words(60), ago: 5 });
    const panel = { ...boardPost(), flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2 };
    on.server.history = (channel) => (channel === quiz ? [before, panel] : []);
    const page = await on.tab('/?as=ada#quiz');
    await page.locator('[data-id=accept]').waitFor();
    await page.locator('.log').evaluate((log) => {
      log.scrollTop -= 150;
    });
    await page.locator('.newest').waitFor();
    on.server.hears = (frame, tell) => {
      if (frame.t !== 'press') return;
      const longer = { ...panel, components: [...panel.components!, { type: 10 as const, content: words(30) }] };
      on.server.tell({ t: 'message', change: 'update', message: longer });
      tell({ t: 'done', nonce: frame.nonce });
    };
    await page.locator('[data-id=accept]').click();
    await page.getByText('Word 29').last().waitFor();
    const left = () => page.locator('.log').evaluate(({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - clientHeight - scrollTop);
    await expect.poll(left).toBeLessThanOrEqual(1);
  });

  test('sends what was marked in a menu when it closes, and nothing where too little was', async () => {
    on.server.hears = (frame, reply) => frame.t === 'select' && reply({ t: 'done', nonce: frame.nonce });
    on.server.history = (channel) => (channel === quiz ? [boardPost()] : []);
    const page = await on.tab('/?as=ada#quiz');
    const trigger = page.locator('[data-id=ads] .trigger');
    await trigger.press('Enter');
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    expect(on.server.of('select')).toEqual([]);
    await trigger.press('Enter');
    for (const key of ['End', 'Space', 'ArrowUp', 'Space', 'ArrowUp', 'Space', 'Escape']) await page.keyboard.press(key);
    await expect.poll(() => on.server.of('select')).toMatchObject([{ customId: 'ads', values: ['Late Swing', 'Welfare to Work', 'Whistle Stop'] }]);
  });

  test('keeps an open menu within reach while what comes moves its message away', async () => {
    const long = { content: Array.from({ length: 60 }, () => 'Long').join('\n') };
    on.server.history = (channel) => (channel === quiz ? [message({ ...long, ago: 5 }), boardPost(), message({ ...long, ago: 1 })] : []);
    const page = await on.tab('/?as=ada#quiz');
    const menu = page.locator('[data-id=state]');
    await menu.locator('.trigger').click();
    for (const top of [1_000_000, 0]) {
      await page.locator('.log').evaluate((log, to) => log.scrollTo(0, to), top);
      const where = () => menu.locator('.trigger').evaluate((it) => it.getBoundingClientRect().top);
      await expect.poll(async () => Math.abs((await where()) - 400)).toBeGreaterThan(400);
      const box = async () => (await menu.locator('.popup').boundingBox())!;
      await expect.poll(async () => (await box()).y).toBeGreaterThanOrEqual(0);
      await expect.poll(async () => (await box()).y + (await box()).height).toBeLessThanOrEqual(800);
    }
    await menu.getByRole('option', { name: /Michigan/ }).click();
  });

  test('shows a picture at its own size after a press on it, where it was pressed, every corner within reach', async () => {
    on.server.history = (channel) => (channel === quiz ? [boardPost()] : []);
    const page = await on.tab('/?as=ada#quiz', { viewport: { width: 360, height: 740 } });
    await page.locator('.container .picture').first().click();
    const whole = page.getByRole('dialog', { name: 'Picture' });
    const picture = whole.locator('img');
    const box = async () => (await picture.boundingBox())!;
    await expect.poll(async () => (await box()).width).toBeLessThanOrEqual(360);
    const small = await box();
    const pressed = small.x + small.width * 0.8;
    await page.mouse.click(pressed, small.y + small.height * 0.5);
    await expect.poll(async () => (await box()).width).toBe(1200);
    expect((await box()).x + 1200 * 0.8).toBeCloseTo(pressed, -1);
    await whole.evaluate((dialog) => dialog.scrollTo(0, 0));
    expect((await box()).x).toBeGreaterThanOrEqual(0);
  });
});
