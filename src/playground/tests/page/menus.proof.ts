/** Reactions, menus and direct messages on the page, with a real bot behind it. */
import { ApplicationCommandType, Events, GatewayIntentBits, InteractionContextType, Partials, type TextChannel } from 'discord.js';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, playground } from '../helpers.ts';
import { launch, needsBrowser } from './browser.ts';

const { Guild, BotDM } = InteractionContextType;

describe('on the page', needsBrowser, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  async function club() {
    const place = await playground();
    const client = await connect(
      place,
      {},
      { intents: [GatewayIntentBits.Guilds, GatewayIntentBits.DirectMessages], partials: [Partials.Channel, Partials.Message] },
    );
    await client.application.commands.set([
      { name: 'go', description: 'Go.', contexts: [Guild] },
      { name: 'whisper', description: 'Whisper.', contexts: [BotDM] },
      { name: 'Quote', type: ApplicationCommandType.Message },
      { name: 'Look up', type: ApplicationCommandType.User },
    ]);
    client.on(Events.InteractionCreate, (interaction) => {
      if (interaction.isMessageContextMenuCommand()) void interaction.reply(`Quoted: ${interaction.targetMessage.content}`);
      if (interaction.isUserContextMenuCommand()) void interaction.reply(`Looked up: ${interaction.targetUser.displayName}`);
      if (interaction.isChatInputCommand()) void interaction.reply(`You used ${interaction.commandName}`);
    });
    client.on(Events.MessageCreate, (message) => void (message.author.bot || message.reply(`You said ${message.content}`)));
    const lounge = (await client.channels.fetch(place.channelId('lounge'))) as TextChannel;
    const message = await lounge.send('Vote!');
    const tab = async (key: string): Promise<Page> => {
      const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
      context.setDefaultTimeout(20_000);
      const page = await context.newPage();
      await page.goto(`${place.url}&as=${key}#lounge`);
      await page.getByText('Vote!').waitFor();
      return page;
    };
    return { message, tab };
  }

  test('people react, and see what others did', async () => {
    const { message, tab } = await club();
    const [ada, ben] = [await tab('ada'), await tab('ben')];
    await ada.getByText('Vote!').hover();
    await ada.getByRole('button', { name: 'Add a reaction' }).click();
    await ada.getByRole('menuitem', { name: '🎲' }).click();
    await ada.getByRole('button', { name: '🎲 1', pressed: true }).waitFor();
    await ben.getByRole('button', { name: '🎲 1', pressed: false }).press('Enter');
    await ben.getByRole('button', { name: '🎲 2', pressed: true }).waitFor();
    await ada.getByRole('button', { name: '🎲 2' }).click();
    await ben.getByRole('button', { name: '🎲 1', pressed: true }).waitFor();
    await message.reactions.removeAll().catch(() => {});
    await message.react('👍');
    await ada.getByRole('button', { name: '👍 1', pressed: false }).waitFor();
  });

  test('menus of messages and people offer what the bot has for them', async () => {
    const { tab } = await club();
    const ada = await tab('ada');
    await ada.getByText('Vote!').hover();
    const apps = ada.getByRole('article', { name: 'Bot' }).getByRole('button', { name: 'Apps' });
    await apps.press('Enter');
    expect(await ada.getByRole('menuitem').allTextContents()).toEqual(['Quote', 'Look up · Bot']);
    await ada.keyboard.press('ArrowDown');
    await ada.keyboard.press('ArrowUp');
    await ada.keyboard.press('Enter');
    await ada.getByText('Quoted: Vote!').waitFor();
    await ada.getByText('Ada used Quote').waitFor();
    await ada.getByRole('button', { name: 'Apps for Ben' }).click();
    await ada.getByRole('menuitem', { name: 'Look up' }).click();
    await ada.getByText('Looked up: Ben').waitFor();
  });

  test('one writes to the bot alone, with the commands that are for there', async () => {
    const { tab } = await club();
    const [ada, ben] = [await tab('ada'), await tab('ben')];
    await ada.getByRole('navigation', { name: 'Channels' }).getByRole('button', { name: '@Bot' }).click();
    await ada.getByRole('heading', { name: '@Bot', exact: true }).waitFor();
    await ada.locator('textarea').fill('hello');
    await ada.keyboard.press('Enter');
    await ada.getByText('You said hello').waitFor();
    await ada.locator('textarea').fill('/');
    expect(await ada.getByRole('option').allTextContents()).toEqual([expect.stringContaining('/whisper')]);
    await ada.keyboard.press('Enter');
    await ada.keyboard.press('Enter');
    await ada.getByText('You used whisper').waitFor();
    await ben.getByRole('navigation', { name: 'Channels' }).getByRole('button', { name: '@Bot' }).click();
    await ben.getByText('This is the beginning of @Bot').waitFor();
  });
});
