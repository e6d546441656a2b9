/** The slash commands that belong to no game. */
import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { Game } from '../../games/game.ts';
import { type Lang, mainLang } from '../../i18n/languages.ts';
import { typed } from '../text/index.ts';
import type { Typed } from '../text/typed.ts';
import { limits } from '../wire/parts.ts';
import { describedBy, named } from './localized.ts';

type Command = RESTPostAPIChatInputApplicationCommandsJSONBody;

const keepers = (name: keyof Typed['keepers'], key: 'bot.command.serverGames' | 'bot.command.doctor' | 'bot.command.serverSettings') => ({
  type: ApplicationCommandOptionType.Subcommand as const,
  ...named(name, (lang) => typed[lang].keepers[name]),
  ...describedBy(key),
});
/** A game's title, with its command where two games bear the same. */
const nameAmong =
  (games: readonly Game[], { command, texts }: Game) =>
  (lang: Lang): string =>
    games.filter((one) => one.texts[lang].title === texts[lang].title).length === 1 ? texts[lang].title : `${texts[lang].title} (${command})`;

const everywhere = {
  type: ApplicationCommandType.ChatInput as const,
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};

export const generalCommands = (games: readonly Game[]): Command[] => [
  { ...everywhere, ...named('games', (lang) => typed[lang].commands.games), ...describedBy('bot.command.games') },
  {
    ...everywhere,
    ...named('stats', (lang) => typed[lang].commands.stats),
    ...describedBy('bot.command.stats'),
    options: [
      { type: ApplicationCommandOptionType.User, ...named('player', (lang) => typed[lang].options.player), ...describedBy('bot.option.whose') },
      { type: ApplicationCommandOptionType.Boolean, ...named('server', (lang) => typed[lang].options.server), ...describedBy('bot.option.server') },
    ],
  },
  {
    ...everywhere,
    ...named('leaderboard', (lang) => typed[lang].commands.leaderboard),
    ...describedBy('bot.command.leaderboard'),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...named('title', (lang) => typed[lang].options.title),
        ...describedBy('bot.option.title'),
        choices: games
          .slice(0, limits.choices)
          .map((game) => ({ ...named(nameAmong(games, game)(mainLang), nameAmong(games, game)), value: game.command })),
      },
    ],
  },
  {
    ...everywhere,
    ...named('settings', (lang) => typed[lang].commands.settings),
    ...describedBy('bot.command.settings'),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...named('timezone', (lang) => typed[lang].options.timezone),
        ...describedBy('bot.option.timezone'),
        autocomplete: true,
      },
    ],
  },
  {
    ...everywhere,
    ...named('hustings', (lang) => typed[lang].commands.hustings),
    ...describedBy('bot.command.hustings'),
    // Only who sees the command: Discord shows it in a channel also to those who may manage that one alone. Whoever may not manage them all is refused.
    default_member_permissions: String(PermissionFlagsBits.ManageChannels),
    options: [
      keepers('games', 'bot.command.serverGames'),
      keepers('doctor', 'bot.command.doctor'),
      keepers('settings', 'bot.command.serverSettings'),
    ],
  },
];
