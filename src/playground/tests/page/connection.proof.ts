import { describe, expect, test } from 'vitest';
import { needsBrowser } from './browser.ts';
import { lounge } from './fixtures.ts';
import { boardPost, message } from './posts.ts';
import { stage } from './stage.ts';

describe('the connection', needsBrowser, () => {
  const on = stage();

  test('comes back after a restart, to the same channel with what happened meanwhile', async () => {
    on.server.history = () => [boardPost()];
    const page = await on.tab('/?as=ada');
    await page.getByRole('button', { name: '#lounge' }).click();
    await page.locator('[data-id=play]').click();
    await page.locator('[data-id=play][aria-busy=true]').waitFor();
    await on.server.stop();
    await page.getByText('Connection lost').waitFor();
    expect(await page.locator('.bot-state').getAttribute('class'), 'nobody knows whether the bot is there').toBe('bot-state off');
    expect(await page.locator('.bot-state').innerText()).toContain('unreachable');
    await page.getByRole('alert').filter({ hasText: 'before the answer came' }).waitFor();
    on.server.heard.length = 0;
    on.server.history = (channel) => [message({ channel_id: channel, content: 'Back again' })];
    await on.server.start();
    await page.getByText('Back again').waitFor();
    expect(await page.getByText('Connection lost').count()).toBe(0);
    await page.locator('.bot-state.on').waitFor();
    expect(on.server.of('open')).toEqual([{ t: 'open', channel: lounge }]);
  });
});
