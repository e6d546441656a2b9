import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { hasBrowser } from './browser.ts';
import { ben, boardPost, bot, commands, lounge, message, quiz } from './fixtures.ts';
import { stage } from './stage.ts';

describe.skipIf(!hasBrowser)('the connection', () => {
  const on = stage();

  test('comes back after a restart, to the same channel with what happened meanwhile', async () => {
    on.server.history = () => [boardPost()];
    const page = await on.tab('/?as=ada');
    await page.getByRole('button', { name: '#lounge' }).click();
    await page.locator('[data-id=play]').click();
    await page.locator('[data-id=play][aria-busy=true]').waitFor();
    await on.server.stop();
    await page.getByText('Connection lost').waitFor();
    await page.getByRole('alert').filter({ hasText: 'before the answer came' }).waitFor();
    on.server.heard.length = 0;
    on.server.history = (channel) => [message({ channel_id: channel, content: 'Back again' })];
    await on.server.start();
    await page.getByText('Back again').waitFor();
    expect(await page.getByText('Connection lost').count()).toBe(0);
    expect(on.server.of('open')).toEqual([{ t: 'open', channel: lounge }]);
  });

  test('starts a game between Ada and Ben with one click, in two tabs', async () => {
    const written: APIMessage[] = [];
    on.server.history = () => written;
    on.server.hears = (frame, tell, who) => {
      if (frame.t !== 'command') return;
      tell({ t: 'done', nonce: frame.nonce });
      written.push(message({ content: `Started by ${who}` }));
      on.server.tell({ t: 'message', change: 'create', message: written.at(-1)! });
    };
    const page = await on.tab('/');
    await page.getByText('every tab is one player').waitFor();
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Start a game between Ada and Ben' }).click();
    const other = await opened;
    await page.getByText('Started by ada').waitFor();
    await other.getByText('Started by ada').waitFor();
    expect(await other.title()).toContain('Ben');
    expect(page.url()).toBe(`${on.server.address}/?as=ada#quiz`);
    await page.reload();
    await page.getByRole('log').waitFor();
    const [start] = on.server.of('command');
    expect(on.server.of('command')).toHaveLength(1);
    const options = [
      { name: 'opponent', value: ben.user.id },
      { name: 'deck', value: 'starter' },
    ];
    expect(start).toMatchObject({ channel: quiz, command: commands[0]!.id, options: [{ name: 'start', options }] });
  });

  test('offers a link where Ben’s tab was not let open, and waits for a bot that is away', async () => {
    on.server.online = false;
    on.server.hears = (frame, tell) => frame.t === 'command' && tell({ t: 'done', nonce: frame.nonce });
    const page = await on.tab('/?as=ada&begin=1&invite=ben#quiz');
    await page.getByRole('link', { name: 'Open Ben’s tab' }).last().waitFor();
    await page.getByText('Waiting for the bot').waitFor();
    await page.getByText('Quizzer offline').waitFor();
    expect(on.server.of('command')).toEqual([]);
    on.server.tell({ t: 'bot', user: bot, online: true });
    await expect.poll(() => on.server.of('command').length).toBe(1);
    await page.getByText('Local practice server. Nothing here is sent to Discord.').waitFor();
  });
});
