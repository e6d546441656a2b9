/** What survives a restart. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ButtonStyle, type Client, ComponentType, Events, MessageFlags } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { connect, pixel, playground } from './helpers.ts';

const row = {
  type: ComponentType.ActionRow,
  components: [{ type: ComponentType.Button, custom_id: 'v1:turn', label: 'Play', style: ButtonStyle.Primary }],
} as const;

/** A bot that stores nothing: all it needs is on the message. */
function play(client: Client): void {
  client.on(Events.InteractionCreate, async (interaction) => {
    if (interaction.isChatInputCommand()) {
      await interaction.reply({ content: 'turn 1', components: [row], files: [{ attachment: pixel, name: 'board.png' }] });
      await interaction.followUp({ content: 'your hand', flags: MessageFlags.Ephemeral });
    }
    if (interaction.isButton()) await interaction.update({ content: `turn ${Number(interaction.message.content.slice(5)) + 1}` });
  });
}

test('after a restart old messages are there, with buttons and pictures that work', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'playground-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'local.db');

  const before = await playground({ file });
  const first = await connect(before);
  play(first);
  await first.application.commands.set([{ name: 'go', description: 'Go.' }]);
  const { message } = await before.person('ada').command('testing', 'go');
  const ben = before.person('ben');
  ben.setLocale('fr');
  ben.say('testing', 'hello');
  await first.destroy();
  await before.stop();

  const after = await playground({ file });
  expect(after.token).toBe(before.token);
  play(await connect(after));
  const ada = after.person('ada');
  expect(ada.messages('testing').map(({ content }) => content)).toEqual(['turn 1', 'hello']);
  const [picture] = ada.message(message!).attachments;
  expect(Buffer.from(await (await fetch(picture?.url ?? '')).arrayBuffer())).toEqual(pixel);
  expect((await ada.press(message!, 'Play')).message).toMatchObject({ id: message?.id, content: 'turn 2' });
  const { message: newer } = await ada.command('testing', 'go');
  expect(BigInt(newer?.id ?? 0)).toBeGreaterThan(BigInt(message?.id ?? 0));
});
