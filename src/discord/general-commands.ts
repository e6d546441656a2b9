/** The slash commands that belong to no game. */
import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { typeset } from '../i18n/typeset.ts';
import { texts } from './text/index.ts';

type Command = RESTPostAPIChatInputApplicationCommandsJSONBody;

/** What everybody types, and what it is called in French. The names are permanent. */
export const generalNames = { games: 'parties', hustings: 'hustings' } as const;
export const keepersNames = { games: 'parties', doctor: 'diagnostic' } as const;

type Key = `bot.command.${'games' | 'hustings' | 'serverGames' | 'doctor'}`;
const described = (key: Key) => ({
  description: typeset((texts.en[key] as () => string)(), 'en'),
  description_localizations: { fr: typeset((texts.fr[key] as () => string)(), 'fr') },
});
const subcommand = (name: keyof typeof keepersNames, key: Key) => ({
  type: ApplicationCommandOptionType.Subcommand as const,
  name,
  name_localizations: { fr: keepersNames[name] },
  ...described(key),
});
const everywhere = {
  type: ApplicationCommandType.ChatInput as const,
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};

export const generalCommands = (): Command[] => [
  { ...everywhere, name: 'games', name_localizations: { fr: generalNames.games }, ...described('bot.command.games') },
  {
    ...everywhere,
    name: 'hustings',
    name_localizations: { fr: generalNames.hustings },
    ...described('bot.command.hustings'),
    // Only who sees the command: Discord shows it in a channel also to those who may manage that one alone. Whoever may not manage them all is refused.
    default_member_permissions: String(PermissionFlagsBits.ManageChannels),
    options: [subcommand('games', 'bot.command.serverGames'), subcommand('doctor', 'bot.command.doctor')],
  },
];
