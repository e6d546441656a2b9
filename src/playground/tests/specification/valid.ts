/** One valid request of every kind the bot sends. */
import {
  ActionRowBuilder,
  ApplicationIntegrationType,
  ButtonBuilder,
  ButtonStyle,
  ContainerBuilder,
  InteractionContextType,
  LabelBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  PermissionFlagsBits,
  SectionBuilder,
  SeparatorBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';
import type { SentRequest } from '../../specification/request.ts';
import * as b from './building.ts';

const play = new SlashCommandBuilder()
  .setName('play')
  .setNameLocalizations({ fr: 'jouer' })
  .setDescription('Start a game with friends')
  .setDescriptionLocalizations({ fr: 'Commencer une partie entre amis' })
  .setContexts(InteractionContextType.Guild, InteractionContextType.PrivateChannel)
  .setIntegrationTypes(ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall)
  .addStringOption((option) =>
    option
      .setName('game')
      .setNameLocalizations({ fr: 'jeu' })
      .setDescription('Which game')
      .setRequired(true)
      .addChoices({ name: 'Quiz', value: 'quiz', name_localizations: { fr: 'Quizz' } }, { name: 'Cinema', value: 'cinema' }),
  )
  .addUserOption((option) => option.setName('against').setDescription('Against whom'))
  .addIntegerOption((option) => option.setName('hours').setDescription('Hours a move').setMinValue(1).setMaxValue(168));

const table = new SlashCommandBuilder()
  .setName('table')
  .setDescription('Look after a table')
  .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
  .addSubcommand((sub) => sub.setName('undo').setNameLocalizations({ fr: 'reprendre' }).setDescription('Take a move back'))
  .addSubcommandGroup((group) =>
    group
      .setName('clock')
      .setDescription('Its clock')
      .addSubcommand((sub) =>
        sub
          .setName('stop')
          .setDescription('Stop it')
          .addStringOption((option) => option.setName('table').setDescription('Which').setAutocomplete(true)),
      ),
  );

const hand = new ButtonBuilder().setCustomId('v1:hand').setLabel('My hand').setStyle(ButtonStyle.Secondary).setEmoji('🗳️');
const rules = new ButtonBuilder().setURL('https://example.org/rules').setLabel('Rules').setStyle(ButtonStyle.Link);
const states = new StringSelectMenuBuilder()
  .setCustomId('v1:state')
  .setPlaceholder('Pick a state')
  .setMinValues(0)
  .setMaxValues(2)
  .addOptions(b.many(25, (n) => ({ label: `State ${n}`, value: `s${n}`, description: '3 electors', default: n === 3 })));

export const board = new ContainerBuilder()
  .setAccentColor(0x1f4e8c)
  .addTextDisplayComponents(new TextDisplayBuilder().setContent('# Ohio\nObama leads.'))
  .addMediaGalleryComponents(
    new MediaGalleryBuilder().addItems({ media: { url: 'attachment://board.png' }, description: 'The board: Ohio 3, Iowa 2' }),
  )
  .addSeparatorComponents(new SeparatorBuilder().setDivider(true))
  .addSectionComponents(new SectionBuilder().addTextDisplayComponents(new TextDisplayBuilder().setContent('Your move')).setButtonAccessory(hand))
  .addActionRowComponents(new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(states))
  .addActionRowComponents(new ActionRowBuilder<ButtonBuilder>().addComponents(rules));

const added = { tts: false, enforce_nonce: false };
const shown = {
  ...added,
  flags: MessageFlags.IsComponentsV2,
  allowed_mentions: { parse: [] },
  components: [board],
  attachments: [{ id: '0', description: 'The board' }],
};
const people = new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(new UserSelectMenuBuilder().setCustomId('v1:who').setMaxValues(3));
const legacy = { ...added, content: 'Who plays?', components: [people] };
const name = new TextInputBuilder().setCustomId('name').setStyle(TextInputStyle.Short).setMaxLength(40).setRequired(true);
const naming = new ModalBuilder()
  .setCustomId('v1:name')
  .setTitle('Your party')
  .addLabelComponents(new LabelBuilder().setLabel('Name').setDescription('As others see it').setTextInputComponent(name));
const side = b.label({ type: 21, custom_id: 'side', options: [b.choice(1, { default: true }), b.choice(2)] }, { label: 'Side' });
const issues = b.label(
  { type: 22, custom_id: 'issues', min_values: 0, required: false, options: b.many(3, (n) => b.choice(n)) },
  { label: 'Issues' },
);

const route = (method: string, path: string, body: unknown = null): SentRequest => ({ method, path: `/api/v10${path}`, body });
const channel = `/channels/${b.CHANNEL}`;
const commands = `/applications/${b.APP}/commands`;
const hook = `/webhooks/${b.APP}/token/messages`;

const requests: Record<string, SentRequest> = {
  'commands, localised': b.register(play, table),
  'user and message commands': b.register({ type: 2, name: 'Challenge to a game' }, { type: 3, name: 'Replay' }),
  'no commands': b.register(),
  'one command': route('POST', commands, play),
  'one command changed': route('PATCH', `${commands}/${b.MESSAGE}`, { description: 'Another' }),
  'commands of one server': route('PUT', `/applications/${b.APP}/guilds/${b.APP}/commands`, [play]),
  suggestions: b.callback(8, { choices: [{ name: 'Table 12', value: 't12', name_localizations: { fr: 'Table 12' } }] }),
  'suggestions of numbers': b.callback(8, { choices: [{ name: 'Twelve', value: 12 }] }),
  'no suggestions': b.callback(8, { choices: [] }),
  deferred: b.callback(5, { flags: 0 }),
  'deferred, ephemeral': b.callback(5, { flags: MessageFlags.Ephemeral }),
  'deferred update': b.callback(6),
  'plain answer': b.callback(4, { ...added, content: 'Done.', flags: MessageFlags.Ephemeral }),
  'ephemeral V2 answer': b.callback(4, { ...shown, flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2 }, [b.png]),
  'answer of rows': b.callback(4, { ...legacy, embeds: [{ title: 'Quiz', fields: [{ name: 'Turn', value: '3', inline: true }] }] }),
  'update with a new picture': b.callback(7, shown, [b.png]),
  'update keeping the picture': b.callback(7, { ...shown, attachments: [{ id: b.MESSAGE }] }),
  'update not naming files': b.callback(7, { flags: b.V2, components: [board] }),
  'update to words': b.callback(7, { content: 'Over.', components: [], embeds: [] }),
  'update to V2': b.callback(7, { ...shown, content: null, embeds: [] }, [b.png]),
  modal: b.callback(9, naming),
  'modal of all kinds': b.modal({ type: 10, content: 'Choose' }, side, issues, b.label(b.select({ required: false })), b.label()),
  'modal of rows': b.modal(b.row(b.input({ label: 'Name', value: 'Ann', min_length: 2, placeholder: 'Ann' }))),
  'follow-up': b.followUp({ ...added, content: 'Ann has joined.' }),
  'follow-up, ephemeral V2': b.followUp({ ...shown, flags: 64 | b.V2 }, [b.png]),
  'edit of the answer': b.editOriginal(shown, [b.png]),
  'edit of the answer to words': b.editOriginal({ ...added, content: 'x'.repeat(2000) }),
  'edit of a follow-up': route('PATCH', `${hook}/${b.MESSAGE}`, { content: 'Ann has left.' }),
  'answer withdrawn': route('DELETE', `${hook}/%40original`),
  'answer read': route('GET', `${hook}/@original`),
  'board posted': b.post(shown, [b.png]),
  'board replaced': b.patch(shown, [b.png]),
  'controls removed': b.patch({ ...added, flags: b.V2, components: [b.text('Moved.')], attachments: [] }),
  reminder: b.post({
    ...added,
    content: `<@${b.USER}> it is your turn`,
    allowed_mentions: { users: [b.USER] },
    nonce: '1',
    message_reference: { message_id: b.MESSAGE },
  }),
  'message with a picture only': b.post({ attachments: [{ id: '0', filename: 'board.png' }] }, [{ name: 'x.png', size: 9 }]),
  'embed with a picture': b.post({ embeds: [{ image: { url: 'attachment://board.png' } }] }, [b.png]),
  'file shown': b.post(b.v2({ type: 13, file: { url: 'attachment://log.txt' } }), [{ name: 'log.txt', size: 9 }]),
  'as much as fits': b.post(b.v2(...b.many(40, () => b.text(b.long(100))))),
  'astral letters': b.post({ content: '🗳'.repeat(2000) }),
  'message deleted': route('DELETE', `${channel}/messages/${b.MESSAGE}`),
  typing: route('POST', `${channel}/typing`),
  'thread of its own': route('POST', `${channel}/threads`, { name: 'Ann against Bob', type: 11, auto_archive_duration: 10080 }),
  'thread on a message': route('POST', `${channel}/messages/${b.MESSAGE}/threads`, {
    name: 'Ann against Bob',
    type: 11,
    auto_archive_duration: 4320,
  }),
  'thread unarchived': route('PATCH', channel, { archived: false }),
  'thread joined': route('PUT', `${channel}/thread-members/@me`),
  'direct channel': route('POST', '/users/@me/channels', { recipient_id: b.USER }),
  gateway: route('GET', '/gateway/bot'),
  self: route('GET', '/users/@me'),
  application: route('GET', '/applications/@me'),
};

/** As they arrive: builders serialized, `undefined` gone. */
export const valid: readonly (readonly [name: string, request: SentRequest])[] = Object.entries(requests).map(([name, request]) => [
  name,
  { ...request, body: JSON.parse(JSON.stringify(request.body)) },
]);
