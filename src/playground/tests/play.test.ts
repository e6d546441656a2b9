/** What a discord.js bot and the people do with each other. */
import { MessageFlags } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { buttons, connect, pixel, playground, refusalOf, stage, stageWithClock } from './helpers.ts';

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
