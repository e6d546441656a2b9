/** Commands in people's and messages' menus. */
import { ApplicationCommandType, type ContextMenuCommandInteraction, MessageFlags, MessageType } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { stage } from './helpers.ts';

async function menus(answer: (interaction: ContextMenuCommandInteraction) => Promise<unknown>) {
  const on = await stage((interaction) => interaction.reply({ content: 'psst', flags: MessageFlags.Ephemeral }));
  await on.client.application.commands.set([
    { type: ApplicationCommandType.ChatInput, name: 'go', description: 'Go.' },
    { type: ApplicationCommandType.User, name: 'Look up' },
    { type: ApplicationCommandType.Message, name: 'Quote' },
  ]);
  on.on((interaction) => (interaction.isContextMenuCommand() ? answer(interaction) : undefined));
  return on;
}

describe("a person's menu", () => {
  test('tells the bot whom it was opened at, as user and as member', async () => {
    const { ada, ben } = await menus(async (interaction) => {
      if (!interaction.isUserContextMenuCommand()) return;
      const member = interaction.targetMember;
      await interaction.reply(`${interaction.commandName}: ${interaction.targetUser.username}, ${member && 'nickname' in member}`);
    });
    const { message } = await ada.choose('lounge', 'Look up', 'ben');
    expect(message).toMatchObject({
      content: 'Look up: ben, true',
      type: MessageType.ContextMenuCommand,
      interaction: { name: 'Look up' },
      interaction_metadata: { type: 2, user: { username: 'ada' }, target_user: { id: ben.id } },
    });
  });

  test('opens at the bot, too', async () => {
    const { ada, client } = await menus((interaction) => interaction.reply(String(interaction.targetId)));
    expect((await ada.choose('lounge', 'Look up', client.user.id)).message?.content).toBe(client.user.id);
  });
});

describe("a message's menu", () => {
  test('tells the bot which message', async () => {
    const { ada, ben } = await menus(async (interaction) => {
      if (interaction.isMessageContextMenuCommand()) await interaction.reply(`> ${interaction.targetMessage.content}`);
    });
    ben.say('lounge', 'well said');
    const said = ada.last('lounge');
    const { message } = await ada.choose('lounge', 'Quote', said);
    expect(message).toMatchObject({ content: '> well said', interaction_metadata: { target_message_id: said.id } });
  });

  test('does not open at what only one person sees, nor at what is gone', async () => {
    const { ada, place } = await menus((interaction) => interaction.reply('x'));
    const { message: whisper } = await ada.command('lounge', 'go');
    await expect(ada.choose('lounge', 'Quote', whisper!)).rejects.toThrow('only you can see');
    ada.say('lounge', 'hello');
    const said = ada.last('lounge');
    place.deleteMessage(said.id);
    await expect(ada.choose('lounge', 'Quote', said)).rejects.toThrow('not there any more');
  });
});

describe('a command', () => {
  test('is where it belongs: behind a slash or in a menu', async () => {
    const { ada } = await menus((interaction) => interaction.reply('x'));
    await expect(ada.command('lounge', 'Look up')).rejects.toThrow('There are: /go');
    await expect(ada.choose('lounge', 'go', 'ben')).rejects.toThrow('There are: Look up, Quote');
    await expect(ada.choose('lounge', 'Look up', 'nobody')).rejects.toThrow('Look up is a command for people');
  });

  test('keeps its id while another type takes the same name', async () => {
    const { client } = await menus((interaction) => interaction.reply('x'));
    const ids = async () => (await client.application.commands.fetch()).map(({ id, type, name }) => `${id} ${type} ${name}`);
    const before = await ids();
    await client.application.commands.create({ type: ApplicationCommandType.Message, name: 'Look up' });
    expect((await ids()).slice(0, 3)).toEqual(before);
    expect(await ids()).toHaveLength(4);
  });
});
