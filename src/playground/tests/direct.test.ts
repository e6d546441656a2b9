/** Direct messages between the bot and one person. */
import {
  ApplicationCommandType,
  type ChatInputCommandInteraction,
  Events,
  GatewayIntentBits,
  InteractionContextType,
  type Message,
  MessageFlags,
  Partials,
} from 'discord.js';
import { describe, expect, test } from 'vitest';
import { refusalOf, stage } from './helpers.ts';

const more = {
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.DirectMessages, GatewayIntentBits.DirectMessageReactions],
  partials: [Partials.Channel, Partials.Message],
};

async function hall(answer: (interaction: ChatInputCommandInteraction) => Promise<unknown> = async () => {}) {
  const on = await stage(answer, {}, {}, more);
  const user = await on.client.users.fetch(on.ada.id);
  return { ...on, user };
}

describe('the bot', () => {
  test('writes to somebody, who alone sees it', async () => {
    const { ada, ben, user } = await hall();
    const message = await user.send('Only for you');
    expect(message.guildId).toBeNull();
    expect(ada.text(ada.last(ada.direct))).toBe('Only for you');
    expect(ben.sees(message.id)).toBe(false);
    expect(() => ben.channel(ada.direct)).toThrow('ben sees no channel');
    await message.edit('For you');
    expect(ada.text(message.id)).toBe('For you');
    expect((await (await user.createDM()).messages.fetch()).map(({ content }) => content)).toEqual(['For you']);
    await message.delete();
    expect(ada.messages(ada.direct)).toEqual([]);
  });

  test('is answered, and reads what people write to it without any privileged intent', async () => {
    const { ada, client } = await hall();
    const heard = new Promise<Message>((resolve) => client.on(Events.MessageCreate, resolve));
    ada.say(ada.direct, 'Are you there?');
    const message = await heard;
    expect([message.content, message.guildId, message.channel.isDMBased(), message.author.username]).toEqual(['Are you there?', null, true, 'ada']);
    await message.reply('I am');
    expect(ada.last(ada.direct)).toMatchObject({ content: 'I am', referenced_message: { content: 'Are you there?' } });
  });

  test('cannot write where nobody takes it, nor open it with nobody', async () => {
    const { place, user, client } = await hall();
    place.closeDirect('ada');
    expect(await refusalOf(user.send('Psst'))).toMatchObject({ code: 50007, message: 'Cannot send messages to this user' });
    place.closeDirect('ada', false);
    await user.send('Psst');
    place.leaveServer('ada');
    expect(await refusalOf(user.send('Psst'))).toMatchObject({ code: 50007 });
    const body = { recipient_id: '1181240000000000999' };
    expect(await refusalOf(client.rest.post('/users/@me/channels', { body }))).toMatchObject({ code: 50033, status: 400 });
  });

  test('may not do there what only servers have', async () => {
    const { ada, user, client } = await hall();
    ada.say(ada.direct, 'mine');
    const channel = await user.createDM();
    await channel.send('yours');
    const path = `/channels/${channel.id}/messages/${ada.messages(ada.direct)[0]!.id}` as const;
    expect(await refusalOf(client.rest.delete(path))).toMatchObject({ code: 50003, message: 'Cannot execute action on a DM channel' });
    await client.rest.put(`${path}/reactions/👍/@me`);
    expect(await refusalOf(client.rest.delete(`${path}/reactions`))).toMatchObject({ code: 50003 });
    expect(ada.reactions(ada.messages(ada.direct)[0]!)).toEqual(['👍 1']);
    expect(await client.rest.delete(`/channels/${channel.id}`)).toMatchObject({ id: channel.id });
    expect(ada.messages(ada.direct)).toHaveLength(2);
  });

  test('hears of reactions there', async () => {
    const { ada, user, client } = await hall();
    const message = await user.send('Vote');
    const heard = new Promise((resolve) =>
      client.on(Events.MessageReactionAdd, (reaction, by) => resolve([reaction.emoji.name, by.id, reaction.message.guildId])),
    );
    await ada.react(message.id, '👍');
    expect(await heard).toEqual(['👍', ada.id, null]);
  });
});

describe('a command in direct messages', () => {
  test('comes from a user without a server, and is answered there', async () => {
    const { ada } = await hall(async (interaction) => {
      const { guildId, member, context, user, authorizingIntegrationOwners: owners } = interaction;
      await interaction.reply(JSON.stringify({ guildId, member, context, user: user.username, owner: owners[0] }));
      await interaction.followUp({ content: 'and this', flags: MessageFlags.Ephemeral });
    });
    const { message } = await ada.command(ada.direct, 'go');
    expect(JSON.parse(message!.content)).toEqual({ guildId: null, member: null, context: InteractionContextType.BotDM, user: 'ada', owner: '0' });
    await ada.next(ada.direct, ({ content }) => content === 'and this');
  });

  test('is offered only where its contexts say so', async () => {
    const { ada, client } = await hall((interaction) => interaction.reply('x'));
    const both = [InteractionContextType.Guild, InteractionContextType.BotDM];
    await client.application.commands.set([
      { name: 'here', description: 'x', contexts: [InteractionContextType.Guild] },
      { name: 'alone', description: 'x', contexts: [InteractionContextType.BotDM] },
      { name: 'both', description: 'x', contexts: both, defaultMemberPermissions: '8' },
      { name: 'Look up', type: ApplicationCommandType.User, contexts: both },
    ]);
    await expect(ada.command('lounge', 'alone')).rejects.toThrow('There are: /here, /both');
    await expect(ada.command(ada.direct, 'here')).rejects.toThrow('There are: /alone, /both');
  });

  test('asks for no permission, as it would on the server', async () => {
    const { ben, client } = await hall((interaction) => interaction.reply('x'));
    await client.application.commands.set([{ name: 'go', description: 'x', defaultMemberPermissions: '8' }]);
    await expect(ben.command('lounge', 'go')).rejects.toThrow('There are: none');
    expect((await ben.command(ben.direct, 'go')).message?.content).toBe('x');
  });
});
