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
import { levels } from '../../computer/levels.ts';
import { commandIn, type Game, type StartOption } from '../../games/game.ts';
import type { Stopped } from '../../games/shelf.ts';
import { inEachLanguage, type Lang, langs, mainLang, rowOf } from '../../i18n/languages.ts';
import { clocks, mostHours, reminderHours } from '../../table/clock/clock.ts';
import { invitedOptions } from '../actions/lobby/start.ts';
import { clockWords } from '../present/parts/time.ts';
import { speechOf } from '../speech/speech.ts';
import { bot, typed } from '../text/index.ts';
import { type SubcommandName, subcommands } from '../text/typed.ts';
import { described, describedBy, named } from './localized.ts';

type Command = RESTPostAPIChatInputApplicationCommandsJSONBody;

const { Subcommand, String: Text, Boolean: Toggle, Integer: Whole, User } = ApplicationCommandOptionType;

/** All commands. A stopped game keeps its own where its words can be read; otherwise it has a bare one, so that somebody answers. */
export const commandsOf = (games: readonly Game[], stopped: readonly Stopped[] = []): Command[] => [
  ...games.map(commandOf),
  ...stopped.map(({ command, game }) => (game ? commandOf(game) : bareCommand(command))),
];

const bareCommand = (name: string): Command => ({
  type: ApplicationCommandType.ChatInput,
  name,
  ...describedBy('bot.command.stopped'),
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
});

function commandOf(game: Game): Command {
  const names = subcommands.filter((name) => (name !== 'orders' || game.rules.orders !== undefined) && (name !== 'watch' || game.mind !== undefined));
  const options = names.map(
    (name): APIApplicationCommandOption => ({
      type: Subcommand,
      ...named(name, (lang) => typed[lang].subcommands[name]),
      ...describedBy(`bot.command.${name}`),
      options: optionsOf(game, name),
    }),
  );
  return {
    type: ApplicationCommandType.ChatInput,
    ...named(game.command, (lang) => commandIn(game, lang)),
    ...described((lang) => game.texts[lang].pitch),
    contexts: [InteractionContextType.Guild],
    integration_types: [ApplicationIntegrationType.GuildInstall],
    options,
  };
}

function optionsOf(game: Game, name: SubcommandName): APIApplicationCommandBasicOption[] {
  if (name === 'start') return startOptions(game);
  if (name === 'watch') return watchOptions(game);
  if (name === 'handover') return [userOption];
  if (name === 'time') return offOptions;
  return name === 'rules' ? [topicOption] : name === 'replay' ? [gameToReplay] : [];
}

const offOptions = (['off', 'until'] as const).map(
  (name): APIApplicationCommandBasicOption => ({
    type: Text,
    ...named(name, (lang) => typed[lang].options[name]),
    ...describedBy(`bot.option.${name}`),
    max_length: 10,
  }),
);

const gameToReplay: APIApplicationCommandBasicOption = {
  type: Text,
  ...named('game', (lang) => typed[lang].options.game),
  ...describedBy('bot.option.game'),
  autocomplete: true,
};

const topicOption: APIApplicationCommandBasicOption = {
  type: Text,
  ...named('topic', (lang) => typed[lang].options.topic),
  ...describedBy('bot.option.topic'),
  required: true,
  autocomplete: true,
};

const languageOption: APIApplicationCommandBasicOption = {
  type: Text,
  ...named('language', (lang) => typed[lang].options.language),
  ...describedBy('bot.option.language'),
  choices: langs.map((lang) => ({ name: rowOf(lang).name, value: lang })),
};

const hours = (name: 'hours' | 'increment' | 'reminders', min_value: number, max_value = mostHours): APIApplicationCommandBasicOption => ({
  type: Whole,
  ...named(name, (lang) => typed[lang].options[name]),
  ...describedBy(`bot.option.${name}`),
  min_value,
  max_value,
});

const clockOptions: APIApplicationCommandBasicOption[] = [
  {
    type: Text,
    ...named('clock', (lang) => typed[lang].options.clock),
    ...describedBy('bot.option.clock'),
    choices: clocks.map((clock) => {
      const words = (lang: Lang) => speechOf(null, null, lang).plain(clockWords(clock));
      return { ...named(words(mainLang), words), value: clock };
    }),
  },
  hours('hours', 1),
  hours('increment', 0),
  hours('reminders', reminderHours.least, reminderHours.most),
];

/** What each level is called, in every language. */
export const levelNames = levels.map((level) => ({
  value: level,
  label: inEachLanguage((lang) => speechOf(null, null, lang).plain(bot(`bot.level.${level}`))),
}));

const levelOption: APIApplicationCommandBasicOption = {
  type: Text,
  ...named('level', (lang) => typed[lang].options.level),
  ...describedBy('bot.option.level'),
  choices: levelNames.map(({ value, label }) => ({ ...named(label[mainLang], (lang) => label[lang]), value })),
};

function watchOptions({ rules: { players } }: Game): APIApplicationCommandBasicOption[] {
  const howMany: APIApplicationCommandBasicOption = {
    type: Whole,
    ...named('players', (lang) => typed[lang].options.players),
    ...describedBy('bot.option.players'),
    min_value: players.min,
    max_value: players.max,
  };
  return players.min === players.max ? [levelOption] : [levelOption, howMany];
}

const userOption: APIApplicationCommandBasicOption = {
  type: User,
  ...named('user', (lang) => typed[lang].options.user),
  ...describedBy('bot.option.user'),
  required: true,
};

function startOptions(game: Game): APIApplicationCommandBasicOption[] {
  const people = invitedOptions(game).map((name): APIApplicationCommandBasicOption => {
    const who = name === 'opponent' ? 'opponent' : 'player';
    return {
      type: User,
      ...named(name, (lang) => name.replace(who, typed[lang].options[who])),
      ...describedBy(`bot.option.${who}`),
      required: who === 'opponent',
    };
  });
  return [...people, ...(game.mind ? [levelOption] : []), ...game.options.map((option) => gameOption(game, option)), ...clockOptions, languageOption];
}

function gameOption({ texts }: Game, option: StartOption): APIApplicationCommandBasicOption {
  const { name } = option;
  const textsIn = (lang: Lang) => {
    const known = texts[lang].options[name];
    if (!known) throw new Error(`The option '${name}' has no texts in ${lang}.`);
    return known;
  };
  const words = { ...named(name, (lang) => textsIn(lang).name), ...described((lang) => textsIn(lang).description) };
  if (option.kind === 'toggle') return { type: Toggle, ...words };
  const nameOf = (value: string) => (lang: Lang) => textsIn(lang).choices[value] ?? value;
  return { type: Text, ...words, choices: option.values.map((value) => ({ ...named(nameOf(value)(mainLang), nameOf(value)), value })) };
}
