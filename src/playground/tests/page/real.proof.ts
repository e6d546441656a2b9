import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ActionRowBuilder,
  ApplicationCommandOptionType,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  ContainerBuilder,
  Events,
  GatewayIntentBits,
  type Interaction,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Playground, startPlayground, type World } from '../../index.ts';
import { launch, needsBrowser } from './browser.ts';

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#0e1a2b' } })
    .png()
    .toBuffer();

async function board(turn: number): Promise<{ components: ContainerBuilder[]; files: AttachmentBuilder[] }> {
  const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder().setCustomId(`play:${turn}`).setLabel('Play').setStyle(ButtonStyle.Primary),
    new ButtonBuilder().setCustomId('hand').setLabel('My hand').setStyle(ButtonStyle.Secondary),
    new ButtonBuilder().setCustomId('note').setLabel('Note').setStyle(ButtonStyle.Secondary),
  );
  const menu = new StringSelectMenuBuilder()
    .setCustomId('state')
    .setPlaceholder('Pick a state')
    .addOptions({ label: 'Ohio', value: 'OH' }, { label: 'Iowa', value: 'IA' });
  const container = new ContainerBuilder()
    .setAccentColor(0xf5c043)
    .addTextDisplayComponents((text) => text.setContent(`## Turn ${turn}`))
    .addMediaGalleryComponents((gallery) =>
      gallery.addItems((item) => item.setURL('attachment://board.png').setDescription(`The board in turn ${turn}`)),
    )
    .addActionRowComponents(row)
    .addActionRowComponents((line) => line.addComponents(menu));
  return { components: [container], files: [new AttachmentBuilder(await picture(), { name: 'board.png' })] };
}

/** The smallest bot that shows everything: a board, a hand, a form, a thread, a slow answer. */
async function answer(interaction: Interaction): Promise<unknown> {
  if (interaction.isAutocomplete()) return interaction.respond([{ name: 'Whistle Stop', value: 'whistle-stop' }]);
  if (interaction.isChatInputCommand() && interaction.options.getSubcommand() === 'start') {
    await interaction.deferReply();
    return interaction.editReply({ ...(await board(1)), flags: MessageFlags.IsComponentsV2 });
  }
  if (interaction.isChatInputCommand())
    return interaction.reply({ content: `**${interaction.options.getString('name')}**`, flags: MessageFlags.Ephemeral });
  if (interaction.isStringSelectMenu()) {
    await interaction.reply(`<@${interaction.user.id}> picked ${interaction.values.join()}`);
    const message = await interaction.fetchReply();
    return message.startThread({ name: 'Game talk', autoArchiveDuration: ThreadAutoArchiveDuration.OneDay });
  }
  if (interaction.isModalSubmit())
    return interaction.reply({ content: `Noted: ${interaction.fields.getTextInputValue('text')}`, flags: MessageFlags.Ephemeral });
  if (!interaction.isButton()) return;
  if (interaction.customId === 'hand') return interaction.reply({ content: 'Your hand: Town Hall', flags: MessageFlags.Ephemeral });
  if (interaction.customId === 'note') {
    const input = new TextInputBuilder().setCustomId('text').setStyle(TextInputStyle.Short);
    return interaction.showModal(
      new ModalBuilder()
        .setCustomId('note')
        .setTitle('A note')
        .addLabelComponents((label) => label.setLabel('Text').setTextInputComponent(input)),
    );
  }
  const turn = Number(interaction.customId.split(':')[1]) + 1;
  return interaction.update({ ...(await board(turn)), flags: MessageFlags.IsComponentsV2 });
}

async function connect(place: Playground): Promise<Client> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: place.api } });
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  client.on(Events.InteractionCreate, (interaction) => void answer(interaction));
  await client.login(place.token);
  await ready;
  const opponent = { type: ApplicationCommandOptionType.User, name: 'opponent', description: 'Who', required: true } as const;
  const name = { type: ApplicationCommandOptionType.String, name: 'name', description: 'Which', required: true, autocomplete: true } as const;
  const options = [
    { type: ApplicationCommandOptionType.Subcommand, name: 'start', description: 'Start a game', options: [opponent] } as const,
    { type: ApplicationCommandOptionType.Subcommand, name: 'card', description: 'Look a card up', options: [name] } as const,
  ];
  await client.application?.commands.set([{ name: 'quiz', description: 'Play', options }]);
  return client;
}

const world: World = {
  channels: [{ name: 'lounge' }, { name: 'quiz' }],
  offers: [
    {
      title: 'Quiz',
      picture,
      ways: [{ label: 'Start a game', as: 'ada', channel: 'quiz', command: 'quiz start', options: { opponent: 'ben' } }],
    },
  ],
};

describe('the page on the local Discord', needsBrowser, () => {
  let browser: Browser;
  let folder: string;
  beforeAll(async () => {
    browser = await launch();
    folder = await mkdtemp(join(tmpdir(), 'page-'));
  });
  afterAll(async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  });

  test('plays a game between two tabs, through a restart', async () => {
    const file = join(folder, 'local.sqlite');
    let place = await startPlayground({ port: 0, file, ...world });
    let client = await connect(place);
    try {
      const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
      context.setDefaultTimeout(20_000);
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(error.error().message));
      const ada = await context.newPage();
      ada.on('console', (line) => line.type() === 'error' && !/WebSocket|ERR_CONNECTION/.test(line.text()) && errors.push(line.text()));
      await ada.goto(place.url);
      await expect
        .poll(() => ada.locator('.offer img').evaluate((image: { naturalWidth?: number }) => image.naturalWidth), { timeout: 20_000 })
        .toBe(1200);
      await ada.getByRole('link', { name: 'Start a game' }).click();
      await ada.getByRole('heading', { name: 'Turn 1' }).waitFor();
      const ben = await context.newPage();
      await ben.goto(`${place.url}&as=ben#quiz`);
      for (const tab of [ada, ben]) {
        await tab.getByRole('heading', { name: 'Turn 1' }).waitFor();
        await expect
          .poll(() => tab.getByRole('img', { name: 'The board in turn 1' }).evaluate((image: { naturalWidth?: number }) => image.naturalWidth))
          .toBe(1200);
      }

      await ada.getByRole('button', { name: 'My hand' }).press('Enter');
      await ada.getByText('Your hand: Town Hall').waitFor();
      expect(await ben.getByText('Your hand').count()).toBe(0);
      await ada.getByRole('button', { name: 'Dismiss message' }).click();
      await ada.getByText('Your hand: Town Hall').waitFor({ state: 'detached' });

      await ben.getByRole('button', { name: 'Note' }).click();
      await ben.getByLabel('Text').fill('Ohio');
      await ben.keyboard.press('Enter');
      await ben.getByText('Noted: Ohio').waitFor();

      await ben.locator('textarea').pressSequentially('/quiz card ');
      await ben.getByRole('option', { name: 'Whistle Stop' }).click();
      await ben.keyboard.press('Enter');
      await ben.locator('.message.ephemeral strong', { hasText: 'whistle-stop' }).waitFor();

      await ben.getByRole('button', { name: 'Pick a state' }).press('ArrowDown');
      await ben.keyboard.press('End');
      await ben.keyboard.press('Enter');
      await ada.getByText('picked IA').waitFor();
      await ada.getByRole('navigation', { name: 'Channels' }).getByRole('button', { name: 'Game talk' }).waitFor();

      client.destroy();
      const port = Number(new URL(place.url).port);
      await place.stop();
      await ada.getByText('Connection lost').waitFor();
      place = await startPlayground({ port, file, ...world });
      client = await connect(place);
      await ada.getByText('Connection lost').waitFor({ state: 'detached' });
      await ada.getByText('Bot online').waitFor();
      await ada.getByRole('button', { name: 'Play' }).click();
      for (const tab of [ada, ben]) await tab.getByRole('heading', { name: 'Turn 2' }).waitFor();
      expect(errors).toEqual([]);

      // Another server on the same port: the tab must not wait forever for one that would let it in.
      client.destroy();
      await place.stop();
      place = await startPlayground({ port, ...world });
      await ada.getByText('This page needs its key').waitFor();
    } finally {
      client.destroy();
      await place.stop();
    }
  });
});
