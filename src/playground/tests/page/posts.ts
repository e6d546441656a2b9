/** The messages that the page shows in its tests: posts with a board, one of every kind, and a form. */
import {
  type APIMessage,
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
  ButtonStyle,
  ComponentType,
  MessageFlags,
  MessageType,
  SeparatorSpacingSize,
  TextInputStyle,
} from 'discord-api-types/v10';
import { ada, ben, bot, cleo, lounge, quiz, thread } from './fixtures.ts';

let next = 1_181_300_000_000_000_000n;
const EMPTY = {
  tts: false,
  mention_everyone: false,
  mentions: [],
  mention_roles: [],
  attachments: [],
  embeds: [],
  pinned: false,
  edited_timestamp: null,
};

export function message(change: Partial<APIMessage> & { ago?: number } = {}): APIMessage {
  const { ago = 0, ...rest } = change;
  const id = String(next++);
  return {
    ...EMPTY,
    id,
    channel_id: quiz,
    author: bot,
    content: '',
    timestamp: new Date(Date.now() - ago * 60_000).toISOString(),
    type: MessageType.Default,
    components: [],
    ...rest,
  } as APIMessage;
}

export const fromBot = (components: APIMessageTopLevelComponent[], change: Partial<APIMessage> & { ago?: number } = {}): APIMessage =>
  message({ flags: MessageFlags.IsComponentsV2 | (change.flags ?? 0), ...without(change), components });

const without = ({ flags: _, ...rest }: Partial<APIMessage> & { ago?: number }): Partial<APIMessage> & { ago?: number } => rest;

const used = (name: string, person = ada): Partial<APIMessage> =>
  ({
    type: MessageType.ChatInputCommand,
    interaction_metadata: { id: '1181270000000000001', type: 2, user: person.user, authorizing_integration_owners: {} },
    interaction: { id: '1181270000000000001', type: 2, name, user: person.user },
  }) as Partial<APIMessage>;

export const button = (
  custom_id: string,
  label: string,
  style: ButtonStyle.Primary | ButtonStyle.Secondary | ButtonStyle.Success | ButtonStyle.Danger,
  disabled = false,
) => ({ type: ComponentType.Button, custom_id, label, style, disabled }) as const;

const row = (...components: unknown[]): APIMessageTopLevelComponent => ({ type: ComponentType.ActionRow, components }) as APIMessageTopLevelComponent;

export const ALT = 'The road to 270: Obama 143, McCain 130. Ohio leans to Obama on the economy.';
const board = { media: { url: '/board.svg', width: 1200, height: 900 }, description: ALT };

export const boardPost = (): APIMessage =>
  fromBot(
    [
      {
        type: ComponentType.Container,
        accent_color: 0xf5c043,
        components: [
          {
            type: ComponentType.TextDisplay,
            content: `## Quiz Night · turn 4\n<@${ada.user.id}> **to play a card.** Ben won *Ohio* <t:${Math.floor(Date.now() / 1000) - 190}:R>.`,
          },
          { type: ComponentType.MediaGallery, items: [board] },
          { type: ComponentType.Separator, divider: true, spacing: SeparatorSpacingSize.Small },
          {
            type: ComponentType.Section,
            components: [{ type: ComponentType.TextDisplay, content: 'Three cards in your hand, nobody else sees them.' }],
            accessory: button('hand', 'My hand', ButtonStyle.Secondary),
          },
          {
            type: ComponentType.ActionRow,
            components: [
              button('play', 'Play a card', ButtonStyle.Primary),
              button('accept', 'Accept', ButtonStyle.Success),
              button('resign', 'Resign', ButtonStyle.Danger),
              button('undo', 'Undo', ButtonStyle.Secondary, true),
              { type: ComponentType.Button, style: ButtonStyle.Link, label: 'Rules', url: 'https://example.org/rules' },
            ],
          },
        ],
      },
      row({
        type: ComponentType.StringSelect,
        custom_id: 'state',
        placeholder: 'Pick a state',
        options: ['Ohio', 'Michigan', 'Illinois', 'Pennsylvania'].map((label, index) => ({
          label,
          value: label.slice(0, 2),
          description: `${20 - index} votes`,
        })),
      }),
      row({
        type: ComponentType.StringSelect,
        custom_id: 'ads',
        placeholder: 'Discard two or three',
        min_values: 2,
        max_values: 3,
        options: ['Town Hall', 'Whistle Stop', 'Welfare to Work', 'Late Swing'].map((label) => ({ label, value: label, emoji: { name: '🗳️' } })),
      }),
      row({ type: ComponentType.UserSelect, custom_id: 'who', placeholder: 'Whom to ask' }),
    ],
    { ...used('quiz start'), mentions: [ada.user], ago: 3 } as Partial<APIMessage> & { ago: number },
  );

export const everyKind = (): APIMessage[] => [
  message({
    author: cleo.user,
    ago: 3_000,
    content: `Hello <@${ada.user.id}>, the game is in <#${thread}> and talk is in <#${lounge}>.`,
    mentions: [ada.user],
  }),
  message({
    author: cleo.user,
    ago: 2_999,
    content:
      '# Heading\n## Smaller\n### Smallest\n-# small print\n**bold** *italic* __underlined__ ~~struck~~ `code` ||the secret||\n> a quote\n> of two lines\n- one\n- two\n  - deeper\n1. first\n2. second\n```ts\nconst votes = 270;\n```\n[a link](https://example.org) https://example.org/plain <b onclick="x()">not bold</b> <img src=x onerror="window.pwned=1">',
  }),
  message({ author: ben.user, ago: 90, content: 'Good game!', edited_timestamp: new Date().toISOString() }),
  message({ author: ben.user, ago: 89, content: 'Again tomorrow <t:1900000000:D>?' }),
  message({
    type: MessageType.ThreadCreated,
    author: ada.user,
    ago: 60,
    content: 'Ada against Ben',
    message_reference: { channel_id: thread, type: 0 } as never,
  }),
  message({
    ago: 50,
    content: 'An old-fashioned answer.',
    embeds: [
      {
        title: 'Whistle Stop',
        description: 'Twice: pick a **state**.',
        color: 0x3f8cff,
        fields: [
          { name: 'Cost', value: '2', inline: true },
          { name: 'Die', value: 'yes', inline: true },
        ],
        footer: { text: 'Obama' },
      },
    ],
    attachments: [{ id: '1', filename: 'log.txt', size: 12_345, url: '/log.txt', proxy_url: '/log.txt', content_type: 'text/plain' }],
  }),
  message({
    author: cleo.user,
    ago: 40,
    type: MessageType.Reply,
    content: 'I would play that at once.',
    referenced_message: message({ author: ben.user, content: 'Good game!' }),
  }),
  fromBot(
    [
      {
        type: ComponentType.MediaGallery,
        items: [{ ...board, spoiler: true }, board],
      },
      {
        type: ComponentType.Section,
        components: [{ type: ComponentType.TextDisplay, content: '### Joe Biden\nRunning mate: in this state the issue moves your way.' }],
        accessory: { type: ComponentType.Thumbnail, media: { url: '/board.svg' }, description: 'Portrait of a card' },
      },
      { type: ComponentType.File, file: { url: 'attachment://log.txt' } },
    ],
    { ago: 30, attachments: [{ id: '2', filename: 'log.txt', size: 2_345_678, url: '/log.txt', proxy_url: '/log.txt' }] },
  ),
  boardPost(),
  fromBot(
    [{ type: ComponentType.TextDisplay, content: '**Your hand:** Town Hall, Late Swing' }, row(button('note', 'Write a note', ButtonStyle.Primary))],
    { ago: 1, flags: MessageFlags.Ephemeral, ...used('quiz hand') },
  ),
  message({ flags: MessageFlags.Loading, ...used('quiz card', ben) }),
];

export const modal: APIModalInteractionResponseCallbackData = {
  custom_id: 'note-form',
  title: 'A note to yourself',
  components: [
    { type: ComponentType.TextDisplay, content: 'Only **you** will read it.' },
    {
      type: ComponentType.Label,
      label: 'Title',
      component: { type: ComponentType.TextInput, custom_id: 'title', style: TextInputStyle.Short, min_length: 2, max_length: 40 },
    },
    {
      type: ComponentType.Label,
      label: 'Note',
      description: 'What you want to remember',
      component: { type: ComponentType.TextInput, custom_id: 'note', style: TextInputStyle.Paragraph, required: false },
    },
    {
      type: ComponentType.Label,
      label: 'State',
      component: {
        type: ComponentType.StringSelect,
        custom_id: 'where',
        options: [
          { label: 'Ohio', value: 'OH' },
          { label: 'Michigan', value: 'MI' },
        ],
      },
    },
    {
      type: ComponentType.Label,
      label: 'When',
      component: {
        type: ComponentType.RadioGroup,
        custom_id: 'when',
        options: [
          { label: 'This turn', value: 'now' },
          { label: 'Later', value: 'later', description: 'A turn from now' },
        ],
      },
    },
  ],
};
