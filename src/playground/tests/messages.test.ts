/** What becomes of a bot's messages: buttons, menus, pictures, threads, and who sees them. */
import { ActionRowBuilder, ComponentType, MessageFlags, StringSelectMenuBuilder, UserSelectMenuBuilder } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { buttons, pixel, stage } from './helpers.ts';

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
