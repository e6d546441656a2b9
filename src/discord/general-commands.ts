/** The slash commands that belong to no game. */
import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { typeset } from '../i18n/typeset.ts';
import { texts } from './text/index.ts';

type Command = RESTPostAPIChatInputApplicationCommandsJSONBody;

/** What everybody types, and what it is called in French. The names are permanent. */
export const generalNames = { games: 'parties' } as const;

const described = (key: 'bot.command.games') => ({
  description: typeset((texts.en[key] as () => string)(), 'en'),
  description_localizations: { fr: typeset((texts.fr[key] as () => string)(), 'fr') },
});

export const generalCommands = (): Command[] => [
  {
    type: ApplicationCommandType.ChatInput,
    name: 'games',
    name_localizations: { fr: generalNames.games },
    ...described('bot.command.games'),
    contexts: [InteractionContextType.Guild],
    integration_types: [ApplicationIntegrationType.GuildInstall],
  },
];
