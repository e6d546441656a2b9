/** This Discord's answers, checked against Discord's own description. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { ActionRowBuilder, ApplicationCommandType, ButtonBuilder, ButtonStyle, ComponentType, MessageFlags } from 'discord.js';
import { expect, test } from 'vitest';
import type { Seen } from '../index.ts';
import { parseDocument } from '../specification/document.ts';
import { pixel, stage } from './helpers.ts';

interface Specification {
  paths: Record<string, Record<string, { responses?: Record<string, { content?: Record<string, unknown> }> }>>;
}

/** Checks answers against Discord's specification; `null` where it says nothing. */
function checker(): (seen: Seen) => ValidateFunction | null {
  const specification = parseDocument() as Specification & object;
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema({ ...specification, $id: 'discord' });
  const paths = Object.keys(specification.paths).sort((a, b) => a.split('{').length - b.split('{').length);
  return ({ method, path, status }) => {
    const template = paths.find((each) => new RegExp(`^${each.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path));
    const found = template && specification.paths[template]?.[method.toLowerCase()]?.responses?.[String(status)]?.content?.['application/json'];
    if (!template || !found) return null;
    const pointer = [template, method.toLowerCase(), 'responses', String(status), 'content', 'application/json', 'schema'].map((step) =>
      encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')),
    );
    return ajv.compile({ $ref: `discord#/paths/${pointer.join('/')}` });
  };
}

test('answers as the official specification says', async () => {
  const check = checker();
  const wrong = new Map<string, unknown>();
  const checked = new Set<string>();
  const button = new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder().setCustomId('go').setLabel('Go').setStyle(ButtonStyle.Primary),
  );
  const { place, client, ada, on } = await stage(async (interaction) => {
    const { resource } = await interaction.reply({
      flags: MessageFlags.IsComponentsV2,
      files: [{ attachment: pixel, name: 'board.png' }],
      components: [
        {
          type: ComponentType.Section,
          components: [{ type: ComponentType.TextDisplay, content: 'x' }],
          accessory: { type: ComponentType.Thumbnail, media: { url: 'attachment://board.png' } },
        },
        button.toJSON(),
      ],
      withResponse: true,
    });
    await interaction.followUp({ content: 'hand', flags: MessageFlags.Ephemeral });
    await resource?.message?.startThread({ name: 'game' });
  });
  place.onRequest((seen) => {
    const validate = check(seen);
    if (validate === null) return;
    checked.add(`${seen.method} ${seen.route}`);
    if (!validate(seen.response))
      wrong.set(
        `${seen.method} ${seen.route} ${seen.status}`,
        validate.errors?.map(({ instancePath, message, params }) => [instancePath, message, JSON.stringify(params)].join(' ')),
      );
  });
  on(async (interaction) => {
    if (!interaction.isButton()) return;
    await interaction.deferUpdate();
    await interaction.fetchReply();
    await interaction.editReply({ components: [button.toJSON()] });
  });
  const { message } = await ada.command('lounge', 'go');
  await ada.press(message!, 'Go');
  const lounge = await client.channels.fetch(place.channelId('lounge'), { force: true });
  if (lounge?.type !== 0) throw new Error('no text channel');
  const sent = await lounge.send({
    content: `Hello ${ada.mention}`,
    files: [{ attachment: pixel, name: 'a.png' }],
    embeds: [{ title: 'x', image: { url: 'attachment://a.png' } }],
  });
  await sent.reply('yes');
  await sent.edit('Hello');
  await lounge.messages.fetch({ limit: 10 });
  const thread = await lounge.threads.create({ name: 'hidden', type: 12 });
  await thread.members.add(ada.id);
  await thread.setArchived(true);
  await lounge.guild.fetch();
  await lounge.guild.roles.fetch();
  await client.application.fetch();
  await client.application.commands.fetch();
  await client.application.commands.create({ name: 'more', description: 'More.' });
  await client.application.commands.create({ name: 'Look up', type: ApplicationCommandType.User });
  await sent.react('👍');
  await ada.react(sent.id, '👍');
  await sent.fetch(true);
  await sent.reactions.cache.get('👍')?.users.fetch();
  const direct = await (await client.users.fetch(ada.id)).send('Only for you');
  await direct.channel.fetch(true);
  await direct.fetch(true);
  await ada.command(ada.direct, 'go');
  await client.rest.get('/gateway/bot');
  await client.rest.get('/users/@me');
  await expect(lounge.send('')).rejects.toMatchObject({ code: 50006 });
  expect(Object.fromEntries(wrong)).toEqual({});
  expect(checked.size).toBeGreaterThan(15);
});
