/** The slash commands that belong to no game. */
import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { describedBy, named } from './localized.ts';
import { typed } from './text/index.ts';
import type { Typed } from './text/typed.ts';

type Command = RESTPostAPIChatInputApplicationCommandsJSONBody;

const keepers = (name: keyof Typed['keepers'], key: 'bot.command.serverGames' | 'bot.command.doctor' | 'bot.command.serverSettings') => ({
  type: ApplicationCommandOptionType.Subcommand as const,
  ...named(name, (lang) => typed[lang].keepers[name]),
  ...describedBy(key),
});
const everywhere = {
  type: ApplicationCommandType.ChatInput as const,
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};

export const generalCommands = (): Command[] => [
  { ...everywhere, ...named('games', (lang) => typed[lang].commands.games), ...describedBy('bot.command.games') },
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
