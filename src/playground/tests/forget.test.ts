/** Removes a person from everything kept. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Events, MessageFlags } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { connect, playground } from './helpers.ts';

test('no byte of their id or name is left in the file or beside it, and what others read is there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'playground-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const place = await playground({ file: join(folder, 'local.db'), people: [{ name: 'Zebulonia' }, { name: 'Ben' }] });
  const client = await connect(place);
  client.on(Events.InteractionCreate, async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.reply({ content: `**Zebulonia** (<@${interaction.user.id}>) plays Michigan; Zebulonias stay.` });
    await interaction.followUp({ content: 'Zebulonia, your hand', flags: MessageFlags.Ephemeral });
  });
  await client.application.commands.set([{ name: 'go', description: 'Go.' }]);
  const [zoe, ben] = [place.person('zebulonia'), place.person('ben')];
  zoe.setLocale('fr');
  await zoe.command('testing', 'go');
  await zoe.wait(() => zoe.messages('testing').find((one) => one.content.includes('your hand')), 'the hand');
  const words = [zoe.id, 'Zebulonia ', 'Zebulonia,', '**Zebulonia*', '"zebulonia"'];
  const left = async () => {
    const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
    return words.filter((word) => files.some((bytes) => bytes.includes(word)));
  };
  expect(await left()).toEqual(expect.arrayContaining([zoe.id, 'Zebulonia,']));
  const id = zoe.id;
  place.forget(id, 'Former player');
  expect(await left()).toEqual([]);
  expect(ben.messages('testing').map(({ content }) => content)).toEqual([expect.stringContaining('**Former player** (<@')]);
  await client.destroy();
  await place.stop();
});
