/** What a discord.js bot and the people do with each other. */
import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ComponentType,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';
import { describe, expect, test } from 'vitest';
import { HandClock } from '../index.ts';
import { connect, pixel, playground, refusalOf, stage } from './helpers.ts';

const buttons = (...labels: string[]) =>
  new ActionRowBuilder<ButtonBuilder>().addComponents(
    labels.map((label) => new ButtonBuilder().setCustomId(label.toLowerCase()).setLabel(label).setStyle(ButtonStyle.Primary)),
  );

const everything = new ModalBuilder()
  .setCustomId('form')
  .setTitle('Everything')
  .addLabelComponents(
    new LabelBuilder().setLabel('Why').setTextInputComponent(new TextInputBuilder().setCustomId('why').setStyle(TextInputStyle.Paragraph)),
    new LabelBuilder()
      .setLabel('Where')
      .setStringSelectMenuComponent(new StringSelectMenuBuilder().setCustomId('state').addOptions({ label: 'Ohio', value: 'OH' })),
    new LabelBuilder().setLabel('With whom').setUserSelectMenuComponent(new UserSelectMenuBuilder().setCustomId('who').setMaxValues(2)),
  );

describe('the unmodified bot', () => {
  test('logs in and finds the server with its channels and people', async () => {
    const client = await connect(await playground());
    const guild = client.guilds.cache.first();
    expect(guild?.name).toBe('Practice server');
    expect(guild?.channels.cache.map(({ name }) => name).sort()).toEqual(['lounge', 'testing']);
    expect((await guild?.members.fetch('1181240000000000027'))?.displayName).toBe('Ben');
    expect(client.application.id).toBe(client.user.id);
  });

  test('is refused with a wrong token', async () => {
    const place = await playground();
    await expect(connect({ api: place.api, token: 'wrong' })).rejects.toMatchObject({ code: 'TokenInvalid' });
  });

  test('is told of a taken port', async () => {
    const { url } = await playground();
    await expect(playground({ port: Number(new URL(url).port) })).rejects.toThrow(/already in use/);
  });

  test('registers commands, which keep their ids', async () => {
    const client = await connect(await playground());
    const body = [{ name: 'go', description: 'Go.' }];
    const first = await client.application.commands.set(body);
    const second = await client.application.commands.set([...body, { name: 'stop', description: 'Stop.' }]);
    expect(second.find(({ name }) => name === 'go')?.id).toBe(first.first()?.id);
    expect((await client.application.commands.fetch()).size).toBe(2);
    await client.application.commands.delete(first.first()?.id ?? '');
    expect((await client.application.commands.fetch()).map(({ name }) => name)).toEqual(['stop']);
  });
});

describe('a slash command', () => {
  test('is deferred and answered with a picture', async () => {
    const { ada, ben, place } = await stage(async (interaction) => {
      await interaction.deferReply();
      await interaction.editReply({
        content: `with ${interaction.options.getUser('with', true)}`,
        files: [{ attachment: pixel, name: 'map.png', description: 'A map' }],
        components: [buttons('Go')],
      });
    });
    const { message } = await ada.command('#testing', 'go', { options: { with: 'ben', speed: 3 } });
    expect(message).toMatchObject({
      content: `with ${ben.mention}`,
      mentions: [{ username: 'ben' }],
      interaction_metadata: { user: { username: 'ada' } },
    });
    const [picture] = message?.attachments ?? [];
    expect(picture).toMatchObject({ filename: 'map.png', width: 1, height: 1, size: pixel.length, content_type: 'image/png', description: 'A map' });
    expect(Buffer.from(await (await fetch(picture?.url ?? '')).arrayBuffer())).toEqual(pixel);
    expect((await fetch((picture?.url ?? '').replace(/hm=.*/, `hm=${'0'.repeat(32)}`))).status).toBe(404);
    expect(ben.last('testing').id).toBe(message?.id);
    expect(place.channelId('#testing')).toBe(message?.channel_id);
  });

  test('is answered with a moving picture, of a known size too', async () => {
    const clip = Buffer.from('R0lGODlhAwACAIAAAAAAAP///yH5BAEAAAAALAAAAAADAAIAAAIChF8AOw==', 'base64');
    const { ada } = await stage((interaction) => interaction.reply({ files: [{ attachment: clip, name: 'turn.gif', description: 'A turn' }] }));
    const { message } = await ada.command('#testing', 'go');
    expect(message?.attachments).toMatchObject([{ filename: 'turn.gif', width: 3, height: 2 }]);
  });

  test('says "thinking…" until it is answered', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { ada } = await stage(async (interaction) => {
      await interaction.deferReply();
      await gate;
      await interaction.editReply('done');
    });
    const { message } = await ada.command('lounge', 'go', {}, { settle: false });
    expect(Number(message?.flags) & MessageFlags.Loading).not.toBe(0);
    open();
    const settled = await ada.settled(message!);
    expect(settled).toMatchObject({ content: 'done', flags: 0, edited_timestamp: null });
  });

  test('is followed to the answer that takes the place of a "thinking…" that goes', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { ada } = await stage(async (interaction) => {
      await interaction.deferReply();
      await gate;
      await interaction.deleteReply();
      await interaction.followUp({ content: 'only for you', flags: MessageFlags.Ephemeral });
    });
    const answered = ada.command('lounge', 'go');
    await ada.wait(() => ada.messages('lounge').length > 0, 'the bot to think');
    open();
    expect((await answered).message?.content).toBe('only for you');
  });

  test('carries locale, rights and options as Discord would send them', async () => {
    const { ada, ben } = await stage(async (interaction) => {
      const { locale, guildLocale, appPermissions, memberPermissions, channel, guild, context } = interaction;
      await interaction.reply(
        JSON.stringify({
          locale,
          guildLocale,
          files: appPermissions.has('AttachFiles'),
          owner: memberPermissions?.has('ManageGuild'),
          channel: channel?.isTextBased(),
          guild: guild?.name,
          context,
          speed: interaction.options.getInteger('speed'),
        }),
      );
    });
    ben.setLocale('fr');
    const { message } = await ben.command('lounge', 'go', { options: { speed: 9 } });
    expect(JSON.parse(message?.content ?? '')).toEqual({
      locale: 'fr',
      guildLocale: 'en-US',
      files: true,
      owner: false,
      channel: true,
      guild: 'Practice server',
      context: 0,
      speed: 9,
    });
    const { message: asOwner } = await ada.command('lounge', 'go');
    expect(JSON.parse(asOwner?.content ?? '')).toMatchObject({ locale: 'en-US', owner: true, speed: null });
  });

  test('is not sent when the client would not let it', async () => {
    const { ada } = await stage((interaction) => interaction.reply('no'));
    await expect(ada.command('lounge', 'go', { options: { speed: 10 } })).rejects.toThrow('at most 9');
    await expect(ada.command('lounge', 'go', { options: { with: 'nobody' } })).rejects.toThrow('no such person');
    await expect(ada.command('lounge', 'run')).rejects.toThrow('There are: /go');
    await expect(ada.command('nowhere', 'go')).rejects.toThrow('#testing');
  });

  test('completes what is typed', async () => {
    const { ada, on } = await stage((interaction) => interaction.reply('ok'));
    on(
      (interaction) =>
        interaction.isAutocomplete() &&
        interaction.respond(
          ['Ohio', 'Oregon'].filter((name) => name.startsWith(interaction.options.getFocused())).map((name) => ({ name, value: name })),
        ),
    );
    const offered = await ada.autocomplete('lounge', 'go', { focused: 'where', options: { where: 'Or' } });
    expect(offered).toEqual([{ name: 'Oregon', value: 'Oregon' }]);
  });
});

describe('a message', () => {
  test('is changed by its buttons, again and again', async () => {
    const { ada, ben, on } = await stage((interaction) => interaction.reply({ content: '0', components: [buttons('More', 'Stop')] }));
    on((interaction) => interaction.isButton() && interaction.update({ content: String(Number(interaction.message.content) + 1) }));
    const { message } = await ada.command('lounge', 'go');
    await ben.press(message!, 'More');
    const { message: now } = await ada.press(message!, 'more');
    expect(now).toMatchObject({ id: message?.id, content: '2' });
    expect(now?.edited_timestamp).not.toBeNull();
    await expect(ada.press(message!, 'Less')).rejects.toThrow(/More.*Stop/s);
  });

  test('rings for everybody but its author, unless it was sent silently or is for one alone; an edit never does', async () => {
    const { ada, ben } = await stage(async (interaction) => {
      await interaction.reply({ content: 'silent', flags: MessageFlags.SuppressNotifications });
      await interaction.followUp({ content: 'for one', flags: MessageFlags.Ephemeral });
      const loud = await interaction.followUp('loud');
      await loud.edit('loud still');
    });
    await ada.command('#testing', 'go');
    await ben.next('#testing', ({ content }) => content === 'loud still');
    ben.say('#testing', 'What was that?');
    const rang = (person: typeof ada) => person.rang('#testing').map(({ content }) => content);
    expect(rang(ben)).toEqual(['loud']);
    expect(rang(ada)).toEqual(['loud', 'What was that?']);
    expect(ada.rang('#lounge')).toEqual([]);
  });

  test('offers menus of choices and of people', async () => {
    const states = new StringSelectMenuBuilder().setCustomId('state').setPlaceholder('Pick states').setMaxValues(2);
    states.addOptions({ label: 'Ohio', value: 'OH' }, { label: 'Iowa', value: 'IA' }, { label: 'Utah', value: 'UT' });
    const rows = [
      new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(states),
      new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(new UserSelectMenuBuilder().setCustomId('who')),
    ];
    const { ada, on } = await stage((interaction) => interaction.reply({ content: 'choose', components: rows }));
    on((interaction) => interaction.isStringSelectMenu() && interaction.reply(interaction.values.join('+')));
    on((interaction) => interaction.isUserSelectMenu() && interaction.reply(interaction.users.map(({ username }) => username).join()));
    const { message } = await ada.command('lounge', 'go');
    expect((await ada.select(message!, 'Pick states', ['Ohio', 'UT'])).message?.content).toBe('OH+UT');
    expect((await ada.select(message!, 'who', 'cleo')).message?.content).toBe('cleo');
    await expect(ada.select(message!, 'state', ['OH', 'IA', 'UT'])).rejects.toThrow('Choose 1 to 2');
  });

  test('opens a form and gets it back', async () => {
    const input = new TextInputBuilder().setCustomId('name').setStyle(TextInputStyle.Short).setMaxLength(5);
    const modal = new ModalBuilder()
      .setCustomId('form')
      .setTitle('Who?')
      .addLabelComponents(new LabelBuilder().setLabel('Your name').setTextInputComponent(input));
    const { ada, on } = await stage((interaction) => interaction.reply({ content: 'x', components: [buttons('Form')] }));
    on((interaction) => interaction.isButton() && interaction.showModal(modal));
    on(
      (interaction) =>
        interaction.isModalSubmit() && interaction.isFromMessage() && interaction.update({ content: interaction.fields.getTextInputValue('name') }),
    );
    const { message } = await ada.command('lounge', 'go');
    const { modal: form } = await ada.press(message!, 'Form');
    expect(form?.title).toBe('Who?');
    await expect(ada.submit(form!, { name: 'Adalbert' })).rejects.toThrow('5 or fewer');
    await expect(ada.submit(form!, { 'Your name': '' })).rejects.toThrow('required');
    expect((await ada.submit(form!, { 'Your name': 'Ada' })).message).toMatchObject({ id: message?.id, content: 'Ada' });
    await expect(ada.submit(form!, { name: 'Ada' })).rejects.toThrow('closed');
  });

  test('shows pictures inside Components V2', async () => {
    const { ada } = await stage((interaction) =>
      interaction.reply({
        flags: MessageFlags.IsComponentsV2,
        files: [{ attachment: pixel, name: 'board.png' }],
        components: [
          {
            type: ComponentType.Container,
            components: [
              { type: ComponentType.TextDisplay, content: '# Board' },
              { type: ComponentType.MediaGallery, items: [{ media: { url: 'attachment://board.png' }, description: 'The board' }] },
              buttons('Go').toJSON(),
            ],
          },
        ],
      }),
    );
    const { message } = await ada.command('lounge', 'go');
    expect(ada.text(message!)).toBe('# Board');
    expect(ada.buttons(message!)).toEqual(['Go']);
    expect(message?.attachments).toEqual([]);
    const gallery = message?.components
      ?.flatMap((it) => (it.type === ComponentType.Container ? it.components : []))
      .find((it) => it.type === ComponentType.MediaGallery);
    expect(gallery?.items[0]?.media).toMatchObject({ width: 1, height: 1, content_type: 'image/png' });
    expect((await fetch(gallery?.items[0]?.media.url ?? '')).status).toBe(200);
  });

  test('that is ephemeral is seen by its person alone, on every path', async () => {
    const { ada, ben, client, place } = await stage(async (interaction) => {
      await interaction.reply('public');
      await interaction.followUp({ content: 'secret', flags: MessageFlags.Ephemeral, components: [buttons('Show')] });
    });
    await ada.command('lounge', 'go');
    const secret = await ada.next('lounge', ({ content }) => content === 'secret');
    expect(ben.messages('lounge').map(({ content }) => content)).toEqual(['public']);
    expect(ben.sees(secret)).toBe(false);
    await expect(ben.press(secret.id, 'Show')).rejects.toThrow('does not see');
    const channel = await client.channels.fetch(place.channelId('lounge'));
    if (!channel?.isTextBased()) throw new Error('no text channel');
    expect((await channel.messages.fetch()).map(({ content }) => content)).toEqual(['public']);
    await expect(channel.messages.fetch(secret.id)).rejects.toMatchObject({ code: 10008 });
    expect(place.person('ada').sees(secret)).toBe(true);
    ben.dismiss(secret);
    expect(ada.sees(secret)).toBe(true);
    ada.dismiss(secret);
    expect(ada.sees(secret)).toBe(false);
  });

  test('starts a thread in which the game goes on', async () => {
    const { ada, ben } = await stage(async (interaction) => {
      const { resource } = await interaction.reply({ content: 'A game', withResponse: true });
      const thread = await resource?.message?.startThread({ name: 'ada-against-ben' });
      await thread?.send({ content: 'first turn', components: [buttons('Play')] });
    });
    const { message } = await ada.command('lounge', 'go');
    const first = await ada.wait(() => ada.messages('lounge').at(-1)?.thread && ada.messages('ada-against-ben').at(-1), 'the thread');
    expect(ada.message(message!).thread).toMatchObject({ id: message?.id, name: 'ada-against-ben' });
    expect(ben.channel('ada-against-ben')).toMatchObject({ message_count: 1, parent_id: message?.channel_id });
    expect(ben.buttons(first)).toEqual(['Play']);
  });

  test('in a private thread is for those in it', async () => {
    const { ada, ben, client, place } = await stage((interaction) => interaction.reply('ok'));
    const channel = await client.channels.fetch(place.channelId('lounge'));
    if (channel?.type !== 0) throw new Error('no text channel');
    const thread = await channel.threads.create({ name: 'hidden', type: 12 });
    await thread.send(`Only for ${ada.mention}`);
    expect(ada.messages('hidden')).toHaveLength(1);
    expect(() => ben.channel('hidden')).toThrow('sees no channel');
    await thread.members.add(ben.id);
    expect(ben.messages('hidden')).toHaveLength(1);
  });
});

describe('a form', () => {
  test('may hold every kind of field', async () => {
    const { ada, on } = await stage((interaction) => interaction.showModal(everything));
    on(
      (interaction) =>
        interaction.isModalSubmit() &&
        interaction.reply(
          JSON.stringify([
            interaction.fields.getTextInputValue('why'),
            interaction.fields.getStringSelectValues('state'),
            interaction.fields.getSelectedUsers('who', true).map(({ username }) => username),
          ]),
        ),
    );
    const { modal } = await ada.command('lounge', 'go');
    const { message } = await ada.submit(modal!, { why: 'because', Where: ['OH'], who: ['ben', 'eve'] });
    expect(JSON.parse(message?.content ?? '')).toEqual(['because', ['OH'], ['ben', 'eve']]);
  });

  test.each([
    ['of six fields', { components: Array.from({ length: 6 }, (_, at) => field(`${at}`)) }],
    ['with a long title', { title: 'x'.repeat(46) }],
    ['with two fields of one custom id', { components: [field('a'), field('a')] }],
    ['with a least above the most', { components: [field('a', { min_length: 5, max_length: 4 })] }],
    ['with nothing in it', { components: [] }],
  ])('%s is refused', async (_, more) => {
    const { ada, errors, clock } = await stageWithClock((interaction) =>
      interaction.showModal({ custom_id: 'form', title: 'Form', components: [field('a')], ...more }),
    );
    const gone = refusalOf(ada.command('lounge', 'go'));
    await expect.poll(() => errors).toMatchObject([{ code: 50035 }]);
    clock.pass({ seconds: 4 });
    await gone;
  });

  test('is not an answer to a form', async () => {
    const { ada, on, errors, clock } = await stageWithClock((interaction) => interaction.showModal(everything));
    on(
      (interaction) =>
        interaction.isModalSubmit() &&
        interaction.client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
          auth: false,
          body: { type: 9, data: { custom_id: 'b', title: 'B', components: [field('a')] } },
        }),
    );
    const { modal } = await ada.command('lounge', 'go');
    const gone = refusalOf(ada.submit(modal!, { why: 'x', state: 'OH', who: 'ben' }));
    await expect.poll(() => errors).toMatchObject([{ code: 50035 }]);
    clock.pass({ seconds: 4 });
    await gone;
  });
});

test('completion offers at most 25 choices', async () => {
  const { ada, on, errors, clock } = await stageWithClock((interaction) => interaction.reply('ok'));
  on(
    (interaction) => interaction.isAutocomplete() && interaction.respond(Array.from({ length: 26 }, (_, at) => ({ name: `${at}`, value: `${at}` }))),
  );
  const gone = refusalOf(ada.autocomplete('lounge', 'go', { focused: 'where' }));
  await expect.poll(() => errors).toMatchObject([{ code: 50035 }]);
  clock.pass({ seconds: 4 });
  await gone;
});

test('a bot of two shards hears of the server on one of them', async () => {
  const place = await playground();
  const client = await connect(
    place,
    {},
    { shards: [0, 1], shardCount: 2, ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => {} }) } },
  );
  await expect.poll(() => client.guilds.cache.first()?.name).toBe('Practice server');
  await client.application.commands.set([{ name: 'go', description: 'Go.' }]);
  client.on('interactionCreate', (interaction) => interaction.isCommand() && interaction.reply(`shard ${interaction.guild?.shardId}`));
  expect((await place.person('ada').command('lounge', 'go')).message?.content).toBe(`shard ${client.guilds.cache.first()?.shardId}`);
});

function field(customId: string, more: object = {}) {
  return {
    type: ComponentType.Label as const,
    label: customId,
    component: { type: ComponentType.TextInput as const, custom_id: customId, style: TextInputStyle.Short as const, ...more },
  };
}

async function stageWithClock(answer: Parameters<typeof stage>[0]) {
  const clock = new HandClock();
  return { clock, ...(await stage(answer, { clock })) };
}
