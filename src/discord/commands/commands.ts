/** The slash commands, as Discord registers them: one per game, made from the game's own description, and the general ones. */
import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody as Command,
  InteractionContextType,
} from 'discord-api-types/v10';
import type { Game } from '../../games/game.ts';
import type { Stopped } from '../../games/shelf.ts';
import { generals, subcommands } from '../actions/index.ts';
import { described, describedBy, named } from '../actions/localized.ts';
import { commandIn } from '../speech/speech.ts';
import { typed } from '../text/index.ts';
import { subcommands as menu } from '../text/typed.ts';

const everywhere = {
  type: ApplicationCommandType.ChatInput as const,
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};

/** The commands of games. A stopped game keeps its own if its texts can be read; otherwise it has a bare one, so that it still gets an answer. */
export const commandsOf = (games: readonly Game[], stopped: readonly Stopped[] = []): Command[] => [
  ...games.map(commandOf),
  ...stopped.map(({ command, game }) => (game ? commandOf(game) : { ...everywhere, name: command, ...describedBy('bot.command.stopped') })),
];

const commandOf = (game: Game): Command => ({
  ...everywhere,
  ...named(game.command, (lang) => commandIn(game, lang)),
  ...described((lang) => game.texts[lang].pitch),
  options: subcommands
    .filter(({ isIn }) => isIn?.(game) ?? true)
    .sort((a, b) => menu.indexOf(a.name) - menu.indexOf(b.name))
    .map(({ name, options }) => ({
      type: ApplicationCommandOptionType.Subcommand,
      ...named(name, (lang) => typed[lang].subcommands[name]),
      ...describedBy(`bot.command.${name}`),
      options: options?.(game) ?? [],
    })),
});

/** The commands of no particular game. */
export const generalCommands = (games: readonly Game[]): Command[] =>
  generals.map(({ name, shown }) => ({
    ...everywhere,
    ...named(name, (lang) => typed[lang].commands[name]),
    ...describedBy(`bot.command.${name}`),
    ...shown?.(games),
  }));
