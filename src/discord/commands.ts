/** The slash commands: one per game, made from what the game says of itself. */
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { commandIn, type Game, type StartOption } from '../games/game.ts';
import type { Stopped } from '../games/shelf.ts';
import { langs } from '../i18n/types.ts';
import { typeset } from '../i18n/typeset.ts';
import { invitedOptions } from './actions/gather.ts';
import { texts } from './text/index.ts';

type Command = RESTPostAPIChatInputApplicationCommandsJSONBody;

const { Subcommand, String: Text, Boolean: Toggle, User } = ApplicationCommandOptionType;

/** What everybody types, and what it is called in French. The names are permanent. */
export const subcommands = {
  start: 'commencer',
  hand: 'main',
  board: 'plateau',
  log: 'journal',
  orders: 'consignes',
  rules: 'regles',
  undo: 'reprendre',
  resign: 'abandonner',
  help: 'aide',
} as const;
export type SubcommandName = keyof typeof subcommands;

/** Two languages of one short sentence, as Discord takes them. */
const described = (en: string, fr: string) => ({ description: en, description_localizations: { fr } });
const say = (key: 'opponent' | 'player' | 'language' | 'topic') => described(phrase('en', `bot.option.${key}`), phrase('fr', `bot.option.${key}`));
const phrase = (
  lang: 'en' | 'fr',
  key: `bot.option.${'opponent' | 'player' | 'language' | 'topic'}` | `bot.command.${SubcommandName | 'stopped'}`,
): string => typeset((texts[lang][key] as () => string)(), lang);

/** All commands. A stopped game keeps its own where its words can be read; otherwise it has a bare one, so that somebody answers. */
export const commandsOf = (games: readonly Game[], stopped: readonly Stopped[] = []): Command[] => [
  ...games.map(commandOf),
  ...stopped.map(({ command, game }) => (game ? commandOf(game) : bareCommand(command))),
];

const bareCommand = (name: string): Command => ({
  type: ApplicationCommandType.ChatInput,
  name,
  ...described(phrase('en', 'bot.command.stopped'), phrase('fr', 'bot.command.stopped')),
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
});

function commandOf(game: Game): Command {
  const names = (Object.keys(subcommands) as SubcommandName[]).filter((name) => name !== 'orders' || game.rules.orders !== undefined);
  const options = names.map(
    (name): APIApplicationCommandOption => ({
      type: Subcommand,
      name,
      name_localizations: { fr: subcommands[name] },
      ...described(phrase('en', `bot.command.${name}`), phrase('fr', `bot.command.${name}`)),
      options: name === 'start' ? startOptions(game) : name === 'rules' ? [topicOption] : [],
    }),
  );
  return {
    type: ApplicationCommandType.ChatInput,
    name: game.command,
    name_localizations: { fr: commandIn(game, 'fr') },
    ...described(game.texts.en.pitch, game.texts.fr.pitch),
    contexts: [InteractionContextType.Guild],
    integration_types: [ApplicationIntegrationType.GuildInstall],
    options,
  };
}

const topicOption: APIApplicationCommandBasicOption = {
  type: Text,
  name: 'topic',
  name_localizations: { fr: 'sujet' },
  ...say('topic'),
  required: true,
  autocomplete: true,
};

const languageOption: APIApplicationCommandBasicOption = {
  type: Text,
  name: 'language',
  name_localizations: { fr: 'langue' },
  ...say('language'),
  choices: langs.map((lang) => ({ name: { en: 'English', fr: 'Français' }[lang], value: lang })),
};

function startOptions(game: Game): APIApplicationCommandBasicOption[] {
  const people = invitedOptions(game).map((name): APIApplicationCommandBasicOption => {
    const isOpponent = name === 'opponent';
    const fr = isOpponent ? 'adversaire' : name.replace('player', 'joueur');
    return { type: User, name, name_localizations: { fr }, ...say(isOpponent ? 'opponent' : 'player'), required: isOpponent };
  });
  return [...people, ...game.options.map((option) => gameOption(game, option)), languageOption];
}

function gameOption({ texts: { en, fr } }: Game, option: StartOption): APIApplicationCommandBasicOption {
  const { name } = option;
  const [english, french] = [en.options[name], fr.options[name]];
  if (!english || !french) throw new Error(`The option '${name}' has no texts in both languages.`);
  const words = { name, name_localizations: { fr: french.name }, ...described(english.description, french.description) };
  if (option.kind === 'toggle') return { type: Toggle, ...words };
  const choices = option.values.map((value) => ({
    name: english.choices[value] ?? value,
    name_localizations: { fr: french.choices[value] ?? value },
    value,
  }));
  return { type: Text, ...words, choices };
}
