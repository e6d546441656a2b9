import {
  type APIApplicationCommand,
  type APIChannel,
  ApplicationCommandType,
  ChannelType,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10';
import { People } from '../../people.ts';
import type { Shown } from '../../protocol.ts';
import { settle } from '../../world.ts';

const decks = {
  label: 'Which cards',
  option: 'deck',
  values: [
    { label: 'Starter', value: 'starter' },
    { label: 'Own', value: 'draft' },
  ],
};

const here = settle({
  name: 'Quiz Club',
  bot: { name: 'Quizzer', about: 'Asks and answers' },
  welcome: 'Here you try the quiz: every tab is one player.',
  offers: [
    {
      title: { en: 'Quiz Night', fr: 'La nuit du quiz' },
      text: 'Questions, answers and bluff.',
      note: { en: '2 players', fr: '2 joueurs' },
      ways: [
        { label: 'Play alone', as: 'ada', command: 'quiz start', options: { opponent: 'Quizzer' }, choice: decks },
        { label: 'Play with Ben', as: 'ada', with: ['ben'], command: 'quiz start', options: { opponent: 'ben', deck: 'starter' } },
      ],
    },
    { title: 'Old Quiz', ways: [{ label: 'Play the old one', as: 'ada', command: 'old start' }] },
  ],
});
export const everybody = new People(here);
export const { bot } = everybody;
type Somebody = (typeof everybody.all)[number];
export const [ada, ben, cleo] = everybody.all as [Somebody, Somebody, Somebody];
export const world: Shown = {
  name: here.name,
  people: everybody.all,
  languages: here.languages,
  about: here.bot.about,
  welcome: here.welcome,
  remembers: false,
  offers: here.offers.map((offer, at) => ({
    ...offer,
    picture: at === 0 ? '/board.svg' : null,
    ways: offer.ways.map((way) => ({ ...way, channel: 'quiz' })),
  })),
};
export const server = { id: '1181200000000000001', name: 'The Practice Hall' };
export const quiz = '1181210000000000001';
export const lounge = '1181210000000000003';
export const thread = '1181220000000000009';

const text = (id: string, name: string): APIChannel =>
  ({ id, name, type: ChannelType.GuildText, guild_id: server.id, position: 0, permission_overwrites: [], nsfw: false }) as APIChannel;

export const channels: APIChannel[] = [
  text(quiz, 'quiz'),
  { id: thread, name: 'Ada against Ben', type: ChannelType.PublicThread, guild_id: server.id, parent_id: quiz } as APIChannel,
  text('1181210000000000002', 'cinema'),
  text(lounge, 'lounge'),
];

export const commands = [
  {
    id: '1181260000000000001',
    application_id: bot.id,
    version: '1181260000000000001',
    type: ApplicationCommandType.ChatInput,
    name: 'quiz',
    name_localizations: { fr: 'quizz' },
    description: 'Play Quiz Night',
    description_localizations: { fr: 'Jouer à Quiz Night' },
    default_member_permissions: null,
    options: [
      {
        type: Option.Subcommand,
        name: 'start',
        name_localizations: { fr: 'commencer' },
        description: 'Start a game against somebody',
        description_localizations: { fr: 'Commencer une partie contre quelqu’un' },
        options: [
          { type: Option.User, name: 'opponent', name_localizations: { fr: 'adversaire' }, description: 'Who plays against you', required: true },
          {
            type: Option.String,
            name: 'deck',
            description: 'Which cards',
            choices: [
              { name: 'Starter decks', value: 'starter' },
              { name: 'Own decks', value: 'draft' },
            ],
          },
          { type: Option.Integer, name: 'hours', description: 'Hours for a move', min_value: 1, max_value: 168 },
          { type: Option.Boolean, name: 'public', description: 'May others watch' },
        ],
      },
      {
        type: Option.Subcommand,
        name: 'card',
        description: 'Look a card up',
        options: [{ type: Option.String, name: 'name', description: 'Its name', required: true, autocomplete: true }],
      },
      { type: Option.Subcommand, name: 'hand', description: 'See your hand' },
    ],
  },
] as APIApplicationCommand[];
