/** Reactions: by the bot over REST, by people on their page, and the gateway's events about them. */
import { Events, GatewayIntentBits, type Message, PermissionFlagsBits, type TextChannel } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { refusalOf, stage } from './helpers.ts';

const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.GuildMessageReactions];

async function posted() {
  const on = await stage((interaction) => interaction.reply({ content: 'psst', flags: 64 }), {}, {}, { intents });
  const lounge = (await on.client.channels.fetch(on.place.channelId('lounge'))) as TextChannel;
  return { ...on, lounge, message: await lounge.send('Vote!') };
}
/** The message's current reactions, from Discord. */
const asTold = async (message: Message) =>
  (await message.fetch(true)).reactions.cache.map(({ emoji, count, me }) => `${emoji.name} ${count}${me ? ' me' : ''}`);

describe('the bot', () => {
  test('reacts and takes it back; a second time changes nothing', async () => {
    const { message, ada } = await posted();
    await message.react('👍');
    await message.react('👍');
    await message.react('❤️');
    expect(await asTold(message)).toEqual(['👍 1 me', '❤️ 1 me']);
    expect(ada.reactions(message.id)).toEqual(['👍 1', '❤️ 1']);
    const mine = message.reactions.cache.get('👍')!;
    await mine.users.remove();
    await mine.users.remove();
    expect(await asTold(message)).toEqual(['❤️ 1 me']);
  });

  test('lists who reacted, in pages', async () => {
    const { message, ada, ben } = await posted();
    await message.react('👍');
    await ben.react(message.id, '👍');
    await ada.react(message.id, '👍');
    const users = message.reactions.cache.get('👍')!.users;
    expect((await users.fetch()).map(({ username }) => username)).toEqual(['Bot', 'ada', 'ben']);
    expect((await users.fetch({ limit: 1, after: ada.id })).map(({ username }) => username)).toEqual(['ben']);
  });

  test('removes those of others only with the right to', async () => {
    const { message, place, ben, client } = await posted();
    await ben.react(message.id, '👍');
    await ben.react(message.id, '🎲');
    await message.fetch(true);
    const [thumb, die] = ['👍', '🎲'].map((emoji) => message.reactions.cache.get(emoji)!);
    await expect(thumb!.users.remove(ben.id)).rejects.toMatchObject({ code: 50013 });
    await expect(message.reactions.removeAll()).rejects.toMatchObject({ code: 50013 });
    place.setBotPermissions('lounge', PermissionFlagsBits.ViewChannel | PermissionFlagsBits.ReadMessageHistory | PermissionFlagsBits.ManageMessages);
    await thumb!.users.remove(ben.id);
    await die!.remove();
    expect(await asTold(message)).toEqual([]);
    await ben.react(message.id, '👍');
    await message.reactions.removeAll();
    expect(ben.reactions(message.id)).toEqual([]);
    await expect(client.rest.delete(`/channels/${message.channelId}/messages/${message.id}/reactions/👍/1181240000000000999`)).rejects.toMatchObject({
      code: 10013,
    });
  });

  test('is refused what is no emoji, what is too much, and where it may not', async () => {
    const { message, place, ben, lounge } = await posted();
    for (const text of ['x', '👍👍', 'parrot:1181240000000000999']) expect(await refusalOf(message.react(text))).toMatchObject({ code: 10014 });
    const twenty = Array.from({ length: 20 }, (_, at) => String.fromCodePoint(0x1f400 + at));
    for (const emoji of twenty) await message.react(emoji);
    expect(await refusalOf(message.react('👍'))).toMatchObject({ code: 30010, message: 'Maximum number of reactions reached (20)' });
    const other = await lounge.send('Again');
    await ben.react(other.id, '🎲');
    place.setBotPermissions('lounge', PermissionFlagsBits.ViewChannel | PermissionFlagsBits.ReadMessageHistory);
    await other.react('🎲');
    expect(await refusalOf(other.react('👍'))).toMatchObject({ code: 50013 });
    expect(await refusalOf(lounge.messages.react('1181240000000000999', '👍'))).toMatchObject({ code: 10008 });
  });
});

describe('the gateway', () => {
  test('tells of every change, to bots with the intent', async () => {
    const { message, client, place, ben } = await posted();
    place.setBotPermissions('lounge', PermissionFlagsBits.ViewChannel | PermissionFlagsBits.ReadMessageHistory | PermissionFlagsBits.ManageMessages);
    const heard: string[] = [];
    client.on(Events.MessageReactionAdd, ({ emoji, count }, user) => heard.push(`add ${emoji.name} ${count} ${user.username}`));
    client.on(Events.MessageReactionRemove, ({ emoji }, user) => heard.push(`remove ${emoji.name} ${user.username}`));
    client.on(Events.MessageReactionRemoveEmoji, ({ emoji }) => heard.push(`remove all ${emoji.name}`));
    client.on(Events.MessageReactionRemoveAll, (_, all) => heard.push(`remove all ${all.size}`));
    client.on(Events.MessageUpdate, () => heard.push('update'));
    await ben.react(message.id, '👍');
    await ben.react(message.id, '👍');
    await ben.react(message.id, '🎲');
    await expect.poll(() => heard).toHaveLength(3);
    await message.reactions.cache.get('🎲')!.remove();
    await ben.react(message.id, '👍');
    await expect.poll(() => heard).toHaveLength(5);
    await message.reactions.removeAll();
    await expect.poll(() => heard).toHaveLength(6);
    expect(heard).toEqual(['add 👍 1 ben', 'remove 👍 ben', 'add 🎲 1 ben', 'remove all 🎲', 'add 👍 1 ben', 'remove all 1']);
  });
});

describe('people', () => {
  test('see their own reactions as their own', async () => {
    const { message, ada, ben } = await posted();
    await ada.react(message.id, '👍');
    await ben.react(message.id, '👍');
    await ben.react(message.id, '🎲');
    expect(ada.reactions(message.id)).toEqual(['[👍 2]', '🎲 1']);
    expect(ben.reactions(message.id)).toEqual(['[👍 2]', '[🎲 1]']);
    await ben.react(message.id, '🎲');
    expect(ada.reactions(message.id)).toEqual(['[👍 2]']);
  });

  test('cannot react to what only they see', async () => {
    const { ada } = await posted();
    const { message: whisper } = await ada.command('lounge', 'go');
    await expect(ada.react(whisper!, '👍')).rejects.toThrow('not there any more');
  });

  test('keep their reactions when the message is edited', async () => {
    const { message, ada } = await posted();
    await ada.react(message.id, '👍');
    await message.edit('Vote now!');
    expect(ada.reactions(message.id)).toEqual(['[👍 1]']);
  });
});
