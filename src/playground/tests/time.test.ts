/** Time limits: three seconds, fifteen minutes, an hour. */
import { ButtonStyle, ComponentType, MessageFlags } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { HandClock } from '../index.ts';
import { refusalOf, stage } from './helpers.ts';

describe('the clock', () => {
  test('voids an interaction that is not answered within three seconds', async () => {
    const clock = new HandClock();
    const { ada, errors } = await stage(
      async (interaction) => {
        clock.pass({ seconds: 3.3 });
        await interaction.reply('late');
      },
      { clock },
    );
    await expect(ada.command('lounge', 'go')).rejects.toThrow('The application did not respond');
    await expect.poll(() => errors).toMatchObject([{ code: 10062 }]);
    expect(ada.messages('lounge')).toEqual([]);
  });

  test('tells the person so even when the bot stays silent', async () => {
    const clock = new HandClock();
    const { promise: heard, resolve: hear } = Promise.withResolvers<void>();
    const { place, ada } = await stage(async () => hear(), { clock });
    const refused = refusalOf(ada.command('lounge', 'go'));
    await heard;
    place.tick();
    clock.pass({ seconds: 3.1 });
    place.tick();
    expect((await refused).message).toBe('The application did not respond');
  });

  test('lets an answer come within three seconds', async () => {
    const clock = new HandClock();
    const { ada } = await stage(
      async (interaction) => {
        clock.pass({ seconds: 2.9 });
        await interaction.reply('in time');
      },
      { clock },
    );
    expect((await ada.command('lounge', 'go')).message?.content).toBe('in time');
  });

  test('voids a token after fifteen minutes', async () => {
    const clock = new HandClock();
    const seen: unknown[] = [];
    const { ada } = await stage(
      async (interaction) => {
        await interaction.deferReply();
        clock.pass({ minutes: 14.9 });
        await interaction.editReply('still alive');
        clock.pass({ minutes: 0.2 });
        seen.push(await refusalOf(interaction.editReply('too late')), await refusalOf(interaction.followUp('too late')));
      },
      { clock },
    );
    const { message } = await ada.command('lounge', 'go');
    expect(message?.content).toBe('still alive');
    await expect.poll(() => seen).toMatchObject([{ code: 50027 }, { code: 50027 }]);
  });

  test('ends "thinking…" with the token', async () => {
    const clock = new HandClock();
    const { place, ada } = await stage((interaction) => interaction.deferReply(), { clock });
    const { message } = await ada.command('lounge', 'go', {}, { settle: false });
    clock.pass({ minutes: 16 });
    place.tick();
    expect(ada.message(message!)).toMatchObject({ content: 'The application did not respond', flags: 0 });
  });

  test('limits edits by the bot of its own messages after an hour', async () => {
    const clock = new HandClock();
    const { client, place } = await stage((interaction) => interaction.reply('x'), { clock });
    const channel = await client.channels.fetch(place.channelId('lounge'));
    if (!channel?.isSendable()) throw new Error('no text channel');
    const message = await channel.send('board');
    for (let edit = 0; edit < 3; edit++) await message.edit(`board ${edit}`);
    clock.pass({ minutes: 61 });
    await message.edit({ content: 'last', components: [] });
    await expect(message.edit('again')).rejects.toMatchObject({ code: 30046 });
  });
});

describe('the first answer', () => {
  test('is the only one', async () => {
    const seen: unknown[] = [];
    const { ada, client } = await stage(async (interaction) => {
      await interaction.reply('first');
      seen.push(
        await refusalOf(
          client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
            body: { type: 4, data: { content: 'second' } },
            auth: false,
          }),
        ),
      );
    });
    expect((await ada.command('lounge', 'go')).message?.content).toBe('first');
    await expect.poll(() => seen).toMatchObject([{ code: 40060 }]);
  });

  test('must come before edits and follow-ups, and must fit', async () => {
    const seen: unknown[] = [];
    const { ada, client } = await stage(async (interaction) => {
      const { id, token, applicationId } = interaction;
      const post = (path: `/${string}`, body: object) => refusalOf(client.rest.post(path, { body, auth: false }));
      seen.push(await post(`/webhooks/${applicationId}/${token}`, { content: 'early' }));
      seen.push(await post(`/interactions/${id}/${token}/callback`, { type: 7, data: { content: 'there is nothing to update' } }));
      seen.push(await post(`/interactions/${id}/${token}x/callback`, { type: 4, data: { content: 'wrong token' } }));
      seen.push(await post(`/interactions/${id}/${token}/callback`, { type: 5, data: { flags: MessageFlags.IsComponentsV2 } }));
      await interaction.reply('now');
    });
    expect((await ada.command('lounge', 'go')).message?.content).toBe('now');
    expect(seen).toMatchObject([{ code: 10015 }, { code: 50035 }, { code: 10062 }, { code: 50035, rawError: { errors: { flags: {} } } }]);
  });

  test('that defers is filled by a follow-up, whatever that wants to be', async () => {
    const { ada, ben } = await stage(async (interaction) => {
      await interaction.deferReply();
      await interaction.followUp({ content: 'not so secret', flags: MessageFlags.Ephemeral });
      await interaction.followUp({ content: 'secret', flags: MessageFlags.Ephemeral });
    });
    const { message } = await ada.command('lounge', 'go');
    await ada.next('lounge', ({ content }) => content === 'secret');
    expect(ben.messages('lounge')).toMatchObject([{ id: message?.id, content: 'not so secret', flags: 0 }]);
  });

  test('gives a token for its own messages only', async () => {
    const seen: unknown[] = [];
    const row = {
      type: ComponentType.ActionRow,
      components: [{ type: ComponentType.Button, custom_id: 'go', label: 'Go', style: ButtonStyle.Primary }],
    } as const;
    const { ada, on } = await stage((interaction) => interaction.reply({ content: 'board', components: [row] }));
    on(async (interaction) => {
      if (!interaction.isButton()) return;
      await interaction.deferUpdate();
      const other = await interaction.channel?.messages.fetch({ limit: 5 });
      const stranger = other?.find(({ id }) => id !== interaction.message.id);
      seen.push(await refusalOf(interaction.webhook.editMessage(stranger?.id ?? '', 'mine now')));
      await interaction.deleteReply();
      seen.push(await refusalOf(interaction.editReply('gone')));
    });
    await ada.command('lounge', 'go');
    const { message } = await ada.command('lounge', 'go');
    await ada.press(message!, 'Go');
    await expect.poll(() => seen).toMatchObject([{ code: 10008 }, { code: 10008 }]);
    expect(ada.messages('lounge')).toHaveLength(1);
  });
});

test('a nonce that is enforced makes one message within minutes, however often it is sent', async () => {
  const clock = new HandClock();
  const { client, place, ada } = await stage(async () => {}, { clock });
  const post = (nonce: string, enforce = true) =>
    client.rest.post(`/channels/${place.channelId('lounge')}/messages`, { body: { content: nonce, nonce, enforce_nonce: enforce } });
  const first = await post('a');
  expect(await post('a')).toMatchObject({ id: (first as { id: string }).id });
  await post('b');
  await post('b', false);
  clock.pass({ minutes: 6 });
  await post('a');
  expect(ada.messages('lounge').map(({ content }) => content)).toEqual(['a', 'b', 'b', 'a']);
});
