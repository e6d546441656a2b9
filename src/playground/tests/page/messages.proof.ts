import { ButtonStyle, ComponentType, MessageFlags } from 'discord-api-types/v10';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { needsBrowser } from './browser.ts';
import { ada, lounge, quiz, server, thread } from './fixtures.ts';
import { ALT, boardPost, button, everyKind, fromBot, message, modal } from './posts.ts';
import { stage } from './stage.ts';

const lastOf = <T>(all: T[]): T => all[all.length - 1]!;

describe('messages', needsBrowser, () => {
  const on = stage();
  const tell = (): void => {
    const kinds = everyKind();
    on.server.history = (channel) => (channel === quiz ? kinds : []);
  };
  const seated = async (options: Parameters<typeof on.tab>[1] = {}): Promise<Page> => {
    tell();
    const page = await on.tab('/?as=ada', options);
    await page.locator('.message').last().waitFor();
    return page;
  };

  test('are a log of drawn markdown in which nothing written is markup', async () => {
    const page = await seated();
    const log = page.getByRole('log', { name: 'Messages in #quiz' });
    const written = log.locator('.message').nth(1);
    for (const tag of ['h3', 'strong', 'em', 'u', 's', 'code', 'blockquote', 'ul ul', 'ol', 'pre', 'small'])
      expect(await written.locator(tag).count(), tag).toBeGreaterThan(0);
    expect(await written.locator('b, img, [onclick]').count()).toBe(0);
    expect(await written.textContent()).toContain('<img src=x onerror="window.pwned=1">');
    expect(await page.evaluate('window.pwned')).toBeUndefined();
    const secret = written.getByRole('button', { name: 'Reveal the hidden part' });
    await secret.press('Enter');
    expect(await written.locator('.spoiler').getAttribute('aria-expanded')).toBe('true');
    expect(await log.locator('.message').first().getAttribute('class')).toContain('mentioned');
    expect(await log.locator('.mention.mine').first().textContent()).toBe('@Ada');
    expect(await log.locator('.container .stamp time').textContent()).toBe('3 minutes ago');
    expect(await log.getByText('is thinking…').count()).toBe(1);
  });

  test('only one person sees are announced where they change: what is new on them, and nothing else', async () => {
    const page = await seated();
    const panel = (...lines: string[]) =>
      message({
        id: '1399999999999999999',
        flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2,
        components: [{ type: ComponentType.TextDisplay, content: lines.join('\n') }],
      });
    on.server.tell({ t: 'message', change: 'create', message: panel('### Which card?') });
    await page.getByText('Which card?').waitFor();
    on.server.tell({ t: 'message', change: 'update', message: panel('### Which card?', '-# 💡 A computer would choose **Trust**.') });
    const said = page.locator('.said[role=status]');
    await expect.poll(() => said.textContent()).toBe('💡 A computer would choose Trust.');
    on.server.tell({ t: 'message', change: 'create', message: message({ content: 'The next board' }) });
    await page.getByText('The next board').waitFor();
    expect(await said.textContent()).toBe('💡 A computer would choose Trust.');
  });

  test('name a command that was used as the reader types it', async () => {
    const page = await seated();
    const used = page.locator('.origin .mention').first();
    await expect.poll(() => used.textContent()).toBe('/quiz start');
    await page.getByRole('button', { name: 'Français' }).click();
    await expect.poll(() => used.textContent()).toBe('/quizz commencer');
  });

  test('that name a command begin it with a press, by the name the reader types', async () => {
    const page = await seated();
    on.server.tell({ t: 'message', change: 'create', message: message({ content: 'Ask with </quiz start:1181240000000000099>.' }) });
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('button', { name: '/quizz commencer' }).click();
    await page.locator('chat-composer').getByText('quizz commencer').waitFor();
  });

  test('show a press as pending, take no second one, and say in place that it failed', async () => {
    let fail = (): void => {};
    on.server.hears = (frame, reply) => {
      if (frame.t === 'press') fail = () => reply({ t: 'failed', nonce: frame.nonce, reason: 'This interaction failed' });
    };
    const page = await seated();
    const play = page.getByRole('button', { name: 'Play a card' });
    await play.press('Enter');
    await page.locator('[data-id=play][aria-busy=true]').waitFor();
    await page.locator('[data-id=accept]').click();
    await play.press('Enter');
    expect(on.server.of('press')).toHaveLength(1);
    fail();
    await page.getByRole('alert').filter({ hasText: 'This interaction failed' }).waitFor();
    expect(await page.locator('[data-id=play]').getAttribute('aria-busy')).toBeNull();
    expect(await page.locator('[data-id=play]').evaluate((button) => button === button.ownerDocument.activeElement)).toBe(true);
    expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  });

  test('keep the focus at a message whose pressed button goes away', async () => {
    const page = await seated();
    const post = boardPost();
    on.server.tell({ t: 'message', change: 'create', message: post });
    const shown = page.locator(`.message[data-id="${post.id}"]`);
    await shown.locator('[data-id=accept]').focus();
    on.server.tell({ t: 'message', change: 'update', message: { ...post, components: post.components!.slice(1) } });
    await expect.poll(() => shown.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
  });

  test('have menus for the keyboard: one choice at once, several confirmed within their limits', async () => {
    on.server.hears = (frame, reply) => frame.t === 'select' && reply({ t: 'done', nonce: frame.nonce });
    const page = await seated();
    await page.locator('[data-id=state] .trigger').press('ArrowDown');
    await page.getByRole('option', { name: /Ohio/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => on.server.of('select')).toMatchObject([{ customId: 'state', values: ['Mi'] }]);
    await expect.poll(() => page.locator('[data-id=state] .trigger').textContent()).toContain('Michigan');

    await page.locator('[data-id=ads] .trigger').press('Enter');
    const confirm = page.locator('[data-id=ads]').getByRole('button', { name: 'Confirm' });
    await page.keyboard.press('Space');
    expect(await confirm.isDisabled()).toBe(true);
    for (const key of ['End', 'Space', 'ArrowUp', 'Space', 'ArrowUp', 'Space', 'Tab', 'Enter']) await page.keyboard.press(key);
    await expect
      .poll(() => lastOf(on.server.of('select')))
      .toMatchObject({ customId: 'ads', values: ['Town Hall', 'Late Swing', 'Welfare to Work'] });

    await page.locator('[data-id=who] .trigger').press('Enter');
    await page.keyboard.type('ben');
    await page.keyboard.press('Escape');
    expect(on.server.of('select')).toHaveLength(2);
  });

  test('draw the signs of a player that a font may lack', async () => {
    const components = ['⏮', '◀', '▶', '⏭'].map((label, n) => ({
      ...button(`step-${n}`, label, ButtonStyle.Secondary),
      style: ButtonStyle.Secondary as const,
    }));
    const post = fromBot([{ type: ComponentType.ActionRow, components }]);
    on.server.history = (channel) => (channel === quiz ? [post] : []);
    const page = await on.tab('/?as=ada');
    for (const { label } of components) {
      const shape = page.getByRole('button', { name: label }).locator('svg path');
      await shape.waitFor();
      expect((await shape.boundingBox())!.width).toBeGreaterThan(5);
    }
  });

  test('open a form, check it, and send what it holds', async () => {
    on.server.hears = (frame, reply) => {
      if (frame.t === 'press') reply({ t: 'modal', nonce: frame.nonce, modal });
      if (frame.t === 'submit') reply({ t: 'done', nonce: frame.nonce });
    };
    const page = await seated();
    await page.getByRole('button', { name: 'Write a note' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'A note to yourself' });
    await dialog.getByLabel('Title').and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Ohio first');
    await dialog.getByLabel('Later').check();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'Choose 1' }).waitFor();
    expect(on.server.of('submit')).toEqual([]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await dialog.waitFor({ state: 'detached' });
    const [sent] = on.server.of('submit');
    expect(sent?.nonce).toBe(on.server.of('press')[0]?.nonce);
    expect(sent?.components.map((line) => ('component' in line ? line.component : line.type))).toMatchObject([
      10,
      { custom_id: 'title', value: 'Ohio first' },
      { custom_id: 'note', value: '' },
      { custom_id: 'where', values: ['OH'] },
      { custom_id: 'when', value: 'later' },
    ]);
    await page.getByRole('button', { name: 'Write a note' }).press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(on.server.of('submit')).toHaveLength(1);
  });

  test('seen by one person say so and can be dismissed', async () => {
    const page = await seated();
    const hand = page.locator('.message.ephemeral');
    await hand.getByText('Only you can see this').waitFor();
    await hand.getByRole('button', { name: 'Dismiss message' }).click();
    await expect.poll(() => on.server.of('dismiss')).toHaveLength(1);
    on.server.tell({ t: 'message', change: 'delete', channel: quiz, id: on.server.of('dismiss')[0]!.message });
    await hand.waitFor({ state: 'detached' });
  });

  test('carry pictures with their words, no wider than Discord shows them, that open whole', async () => {
    const page = await seated();
    const picture = page.locator('.container').getByRole('button', { name: ALT });
    expect((await picture.boundingBox())?.width).toBeLessThanOrEqual(550);
    await picture.press('Enter');
    const whole = page.getByRole('dialog', { name: 'Picture' });
    await whole.getByRole('img', { name: ALT }).waitFor();
    await page.keyboard.press('Escape');
    await whole.waitFor({ state: 'detached' });
  });

  test('fit a phone, with the channels in a drawer', async () => {
    const page = await seated({ viewport: { width: 360, height: 740 }, hasTouch: true });
    const overflow = (): Promise<number> =>
      page.evaluate(
        'Math.max(document.documentElement.scrollWidth - innerWidth, document.querySelector(".log").scrollWidth - document.querySelector(".log").clientWidth)',
      );
    expect(await overflow()).toBe(0);
    await page.getByRole('button', { name: 'Show channels and people' }).click();
    await page.getByRole('navigation', { name: 'Channels' }).getByRole('button', { name: 'Ada against Ben' }).click();
    await page.getByRole('log', { name: 'Messages in Ada against Ben' }).waitFor();
    expect(on.server.of('open').at(-1)?.channel).toBe(thread);
    await page.locator('textarea').pressSequentially('/quiz start ');
    await page.getByRole('option', { name: /Ben/ }).click();
    expect(await overflow()).toBe(0);
  });

  test('in another channel mark it, and count those that name you', async () => {
    const page = await seated();
    on.server.tell({
      t: 'message',
      change: 'create',
      message: message({ channel_id: thread, content: `<@${ada.user.id}> your turn`, mentions: [ada.user] }),
    });
    await page.getByLabel('1 mention').waitFor();
    await page
      .getByRole('navigation', { name: 'Channels' })
      .getByRole('button', { name: /Ada against Ben/ })
      .click();
    await page.getByLabel('1 mention').waitFor({ state: 'detached' });
  });

  test('have a bell where they rang, and all that rang is counted beside one’s name', async () => {
    const page = await seated();
    const bells = page.locator('.message .bell');
    const before = await bells.count();
    const silent = message({ content: 'Nobody is called', flags: MessageFlags.SuppressNotifications });
    on.server.tell({ t: 'message', change: 'create', message: silent });
    await page.getByText('Nobody is called').waitFor();
    expect(await bells.count()).toBe(before);
    expect(await page.locator('.me .bell').count()).toBe(0);
    on.server.tell({ t: 'message', change: 'create', message: message({ content: 'Ada is called' }) });
    await page.locator('.me').getByRole('img', { name: 'rang once' }).waitFor();
    expect(await bells.count()).toBe(before + 1);
  });

  test('lead to one another by Discord’s own addresses, as links and as buttons, without a new tab', async () => {
    const address = (message: string) => `https://discord.com/channels/${server.id}/${quiz}/${message}`;
    const far = Array.from({ length: 30 }, (_, i) =>
      message({ id: `11812500000000001${String(i).padStart(2, '0')}`, content: `Line ${i}\n\nof many` }),
    );
    const goThere = { type: ComponentType.Button as const, style: ButtonStyle.Link as const, label: 'Go there', url: address(far[2]!.id) };
    const link = message({ id: '1181250000000000999', channel_id: lounge, content: `[the first](${address(far[0]!.id)})` });
    const post = fromBot([{ type: ComponentType.ActionRow, components: [goThere] }], { id: '1181250000000001000', channel_id: lounge });
    on.server.history = (channel) => (channel === quiz ? far : channel === lounge ? [link, post] : []);
    const page = await on.tab('/?as=ada#lounge');
    const inSight = async (id: string) => {
      const box = await page.locator(`.message[data-id="${id}"]`).boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= page.viewportSize()!.height;
    };
    await page.getByRole('button', { name: 'the first' }).click();
    await expect.poll(() => inSight(far[0]!.id)).toBe(true);
    expect(await inSight(far[29]!.id)).toBe(false);
    await page.getByRole('navigation', { name: 'Channels' }).getByRole('button', { name: 'lounge' }).click();
    await page.getByRole('button', { name: 'Go there' }).click();
    await expect.poll(() => inSight(far[2]!.id)).toBe(true);
    expect(page.context().pages()).toHaveLength(1);
  });
});
