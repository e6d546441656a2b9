/** The first page, and the ways in from it. */
import { type APIChannel, type APIMessage, ChannelType, MessageFlags } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { needsBrowser } from './browser.ts';
import { ben, bot, channels, commands, quiz } from './fixtures.ts';
import { boardPost, message } from './posts.ts';
import { stage } from './stage.ts';

const phone = { viewport: { width: 390, height: 844 } };

describe('the first page', needsBrowser, () => {
  const on = stage();

  /** Answers every command with a message that says who used it. */
  const answering = (): void => {
    const written: APIMessage[] = [];
    on.server.history = () => written;
    on.server.hears = (frame, tell, who) => {
      if (frame.t !== 'command') return;
      tell({ t: 'done', nonce: frame.nonce });
      written.push(message({ content: `Started by ${who}`, mentions: [ben.user] }));
      on.server.tell({ t: 'message', change: 'create', message: written.at(-1)! });
    };
  };

  test('shows what there is to try, with pictures, in the language one chooses there', async () => {
    const page = await on.tab('/', phone);
    await page.getByRole('heading', { name: 'Quiz Night' }).waitFor();
    await page.getByText('2 players').waitFor();
    expect(await page.locator('.offer img').getAttribute('src')).toBe('/board.svg?locale=en-US');
    expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(390);
    await page.evaluate("localStorage.setItem('locale:ada', 'en-US')");
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('heading', { name: 'La nuit du quiz' }).waitFor();
    expect(await page.locator('.offer img').getAttribute('src')).toBe('/board.svg?locale=fr');
    await page.getByRole('link', { name: 'Play alone' }).click();
    await expect.poll(() => on.server.of('locale')).toEqual([{ t: 'locale', locale: 'fr' }]);
  });

  test('begins with what goes on, and leads back to it with one press', async () => {
    on.server.begun = [
      {
        title: 'Quiz Night',
        who: 'Ada and Ben',
        text: 'Waiting for Ben · asked',
        at: Date.now() - 180_000,
        seats: ['ben', 'ada'],
        channel: channels[1]!.id,
        picture: { src: '/board.svg', alt: 'Ben leads' },
      },
    ];
    const page = await on.tab('/', phone);
    const list = page.getByRole('region', { name: 'Your games' });
    await list.getByText('Waiting for Ben · asked 3 minutes ago').waitFor();
    await list.getByRole('img', { name: 'Ben leads' }).waitFor();
    expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(390);
    await list.getByRole('link', { name: 'Go on' }).click();
    await page.locator('iframe[title=Ben]').contentFrame().getByRole('log').waitFor();
    const where = () => page.frames().map((frame) => frame.url().split('#')[1]);
    await expect.poll(where).toEqual(Array.from({ length: 3 }, () => channels[1]!.id));
    on.server.begun = [];
  });

  test('presses for whoever goes on alone what shows where they were, once, unless it stands there already', async () => {
    const at = { title: 'Quiz Night', who: 'Ada', text: 'Waiting for Ada · asked', at: Date.now(), channel: quiz, press: 'accept' };
    on.server.begun = [{ ...at, seats: ['ada'] }];
    let history = [boardPost()];
    const shown = { ...message({ content: 'Three aces' }), flags: MessageFlags.Ephemeral };
    on.server.history = () => history;
    on.server.hears = (frame, tell) => {
      if (frame.t !== 'press') return;
      history = [...history, shown];
      tell({ t: 'done', nonce: frame.nonce });
      on.server.tell({ t: 'message', change: 'create', message: shown });
    };
    const page = await on.tab('/');
    for (let visit = 0; visit < 2; visit++) {
      await page.goto(on.server.address);
      await page.getByRole('link', { name: 'Go on' }).click();
      await page.getByText('Three aces').waitFor();
      expect(new URL(page.url()).search).toBe('?as=ada');
    }
    await page.reload();
    await page.getByText('Three aces').waitFor();
    expect(on.server.of('press').map(({ customId }) => customId)).toEqual(['accept']);
    // In a shared window, nobody's private answer is shown unless they ask.
    on.server.begun = [{ ...at, seats: ['ada', 'ben'] }];
    await page.goto(on.server.address);
    expect(await page.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe(`/?as=ada&as=ben#${quiz}`);
    on.server.begun = [];
  });

  test('takes everybody along to the thread that the bot opens for it, and back there after a reload', async () => {
    const thread = {
      ...channels[0]!,
      id: '77',
      type: ChannelType.PublicThread,
      name: 'Second quiz',
      parent_id: quiz,
      owner_id: bot.id,
    } as APIChannel;
    on.server.hears = (frame, tell) => {
      if (frame.t !== 'command') return;
      on.server.channels = [...channels, thread];
      on.server.tell({ t: 'channel', change: 'create', channel: thread });
      const answer = message({ content: 'It begins in <#77>.' });
      tell({ t: 'done', nonce: frame.nonce, message: answer.id });
      tell({ t: 'message', change: 'create', message: answer });
    };
    const page = await on.tab('/');
    await page.getByRole('link', { name: 'Play with Ben' }).click();
    for (const name of ['Ada', 'Ben'])
      await page.locator(`iframe[title=${name}]`).contentFrame().getByRole('heading', { name: 'Second quiz', exact: true }).waitFor();
    await expect.poll(() => page.url()).toContain('#77');
    expect(on.server.of('command')).toHaveLength(1);
  });

  test('seats somebody at this tab and asks the bot for them, once, with the bot as their opponent', async () => {
    answering();
    const page = await on.tab('/');
    await page.getByText('every tab is one player').waitFor();
    await page.getByRole('link', { name: 'Play alone' }).click();
    await page.getByText('Started by ada').waitFor();
    expect(page.url()).toBe(`${on.server.address}/?as=ada#quiz`);
    await page.reload();
    await page.getByRole('log').waitFor();
    const [start] = on.server.of('command');
    expect(on.server.of('command')).toHaveLength(1);
    expect(start).toMatchObject({
      channel: quiz,
      command: commands[0]!.id,
      options: [{ name: 'start', options: [{ value: bot.id }, { name: 'deck', value: 'starter' }] }],
    });
    await page.getByRole('link', { name: 'The Practice Hall' }).click();
    await page.getByRole('heading', { name: 'Quiz Night' }).waitFor();
  });

  test('takes what was chosen beside the button along', async () => {
    answering();
    const page = await on.tab('/', phone);
    await page.getByRole('combobox', { name: 'Which cards' }).selectOption('Own');
    await page.getByRole('link', { name: 'Play alone' }).click();
    await page.getByText('Started by ada').waitFor();
    expect(on.server.of('command')).toMatchObject([{ options: [{ options: [{ value: bot.id }, { name: 'deck', value: 'draft' }] }] }]);
  });

  test('seats two people beside each other in one window, with one click', async () => {
    answering();
    const page = await on.tab('/');
    await page.getByRole('link', { name: 'Play with Ben' }).click();
    const [left, right] = ['Ada', 'Ben'].map((name) => page.locator(`iframe[title=${name}]`));
    for (const frame of [left, right]) await frame!.contentFrame().getByText('Started by ada').waitFor();
    await right!.contentFrame().getByText('You are Ben').first().waitFor({ state: 'attached' });
    const boxes = await Promise.all([left, right].map((frame) => frame!.boundingBox()));
    expect(boxes[1]!.x).toBeGreaterThanOrEqual(boxes[0]!.x + boxes[0]!.width);
    expect(page.url()).toBe(`${on.server.address}/?as=ada&as=ben#quiz`);
    await page.reload();
    await page.frameLocator('iframe[title=Ben]').getByText('Started by ada').waitFor();
    const options = [
      { name: 'opponent', value: ben.user.id },
      { name: 'deck', value: 'starter' },
    ];
    expect(on.server.of('command')).toMatchObject([{ options: [{ name: 'start', options }] }]);
    await page.getByRole('link', { name: 'Quiz Club' }).click();
    await page.getByRole('heading', { name: 'Quiz Night' }).waitFor();
  });

  test('shows one of them at a time on a phone, and a dot where the other one has something new', async () => {
    answering();
    const page = await on.tab('/', phone);
    await page.getByRole('link', { name: 'Play with Ben' }).click();
    const ada = page.locator('iframe[title=Ada]');
    await ada.contentFrame().getByText('Started by ada').waitFor();
    const turn = page.getByRole('button', { name: 'Ben' });
    await turn.getByLabel('something new').waitFor();
    await turn.click();
    await turn.getByLabel('something new').waitFor({ state: 'detached' });
    await expect.poll(async () => (await page.locator('iframe[title=Ben]').boundingBox())!.x).toBe(0);
    expect((await ada.boundingBox())!.x).toBeGreaterThanOrEqual(390);
    expect(await page.getByRole('button', { name: 'Ada' }).getByLabel('something new').count()).toBe(0);
    on.server.tell({ t: 'message', change: 'create', message: message({ content: 'Your turn' }) });
    await page.getByRole('button', { name: 'Ada' }).getByLabel('something new').waitFor();
  });

  test('waits for a bot that is away, and says what a bot does not offer', async () => {
    on.server.online = false;
    on.server.hears = (frame, tell) => frame.t === 'command' && tell({ t: 'done', nonce: frame.nonce });
    const page = await on.tab('/?as=ada&take=0.0#quiz');
    await page.getByText('Starts as soon as').waitFor();
    await page.getByText('Quizzer offline').waitFor();
    expect(on.server.of('command')).toEqual([]);
    on.server.tell({ t: 'bot', user: bot, online: true });
    await expect.poll(() => on.server.of('command').length).toBe(1);
    await page.getByText('Local practice server. Nothing here is sent to Discord.').waitFor();
    on.server.online = true;
    await page.goto(`${on.server.address}/`);
    await page.getByRole('link', { name: 'Play the old one' }).click();
    await page.getByText('The bot has no /old start command.').waitFor();
  });
});
