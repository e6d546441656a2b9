/** The options of `/… start` and `/… watch`, and how they are read. */
import { type APIApplicationCommandBasicOption, type APIApplicationCommandIntegerOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type Level, levelsIn, nearestLevel } from '../../../computer/levels.ts';
import type { Game, StartOption } from '../../../games/game.ts';
import { inEachLanguage, type Lang, langs, mainLang, rowOf } from '../../../i18n/languages.ts';
import { ok, type Result, refuse } from '../../../kernel/result.ts';
import type { StartOptions } from '../../../kernel/rules.ts';
import type { Message } from '../../../kernel/types.ts';
import { clockOption, clocks, mostHours, noClock, reminderHours, unclocked } from '../../../table/clock/clock.ts';
import { tryOutsOption } from '../../../table/model/options.ts';
import type { Person } from '../../../table/model/types.ts';
import { aComputer } from '../../../table/work/computers.ts';
import { type CommandContext, personFrom } from '../../interactions/services.ts';
import { clockWords } from '../../present/parts/people.ts';
import { speechOf } from '../../speech/speech.ts';
import { bot, typed } from '../../text/index.ts';
import { described, describedBy, named, optionWords } from '../localized.ts';

const { String: Text, Boolean: Toggle, Integer: Whole, User } = ApplicationCommandOptionType;
type Option = APIApplicationCommandBasicOption;

const languageOption: Option = {
  type: Text,
  ...optionWords('language'),
  choices: langs.map((lang) => ({ name: rowOf(lang).name, value: lang })),
};

/** What to do in a channel that already has a game. */
const threadOption: Option = { type: Toggle, ...optionWords('thread') };

/** A custom clock. */
export function ownHoursOptions(): APIApplicationCommandIntegerOption[] {
  return [
    { type: Whole, ...optionWords('hours'), min_value: 1, max_value: mostHours },
    { type: Whole, ...optionWords('increment'), min_value: 0, max_value: mostHours },
  ];
}

/** Whether the players may try moves out. */
const tryOuts: Option = { type: Toggle, ...optionWords(tryOutsOption) };

const clockChoices = clocks.map((clock) => {
  const words = (lang: Lang) => speechOf(null, null, lang).plain(clockWords(clock));
  return { ...named(words(mainLang), words), value: clock };
});
const clockOptions: Option[] = [
  { type: Text, ...optionWords('clock'), choices: clockChoices },
  ...ownHoursOptions(),
  { type: Whole, ...optionWords('reminders'), min_value: reminderHours.least, max_value: reminderHours.most },
];

/** The name of each level that the game offers, in every language. */
export const levelNames = (game: Game) =>
  levelsIn(game).map((level) => ({
    value: level,
    label: inEachLanguage((lang) => speechOf(null, null, lang).plain(bot(`bot.level.${level}`))),
  }));

const levelOption = (game: Game): Option => ({
  type: Text,
  ...optionWords('level'),
  choices: levelNames(game).map(({ value, label }) => ({ ...named(label[mainLang], (lang) => label[lang]), value })),
});

export function watchOptions(game: Game): Option[] {
  const { players } = game.rules;
  const howMany: Option = { type: Whole, ...optionWords('players'), min_value: players.min, max_value: players.max };
  return [levelOption(game), ...(players.min === players.max ? [] : [howMany]), threadOption];
}

export function startOptions(game: Game): Option[] {
  const people = invitedOptions(game).map((name): Option => {
    const who = name === 'opponent' ? 'opponent' : 'player';
    const words = { ...named(name, (lang) => name.replace(who, typed[lang].options[who])), ...describedBy(`bot.option.${who}`) };
    return { type: User, ...words, required: who === 'opponent' };
  });
  return [
    ...people,
    ...(game.mind ? [levelOption(game)] : []),
    ...game.options.map((option) => gameOption(game, option)),
    ...(game.mind ? [tryOuts] : []),
    ...clockOptions,
    languageOption,
    threadOption,
  ];
}

function gameOption({ texts }: Game, option: StartOption): Option {
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

type Typed = Pick<CommandContext['interaction'], 'options'>;

const numbersIn = (options: Typed['options'], ...names: readonly string[]): [number | null, number | null] =>
  names.map((name) => {
    const given = options.get(name);
    return typeof given === 'number' ? given : null;
  }) as [number | null, number | null];

/** The clock made of the given hours, null without any; or why they don't make one. */
export function ownHours({ interaction: { options } }: { interaction: Typed }): Result<string | null, Message> {
  const [hours, more] = numbersIn(options, 'hours', 'increment');
  if (hours === null) return more === null ? ok(null) : refuse(bot('bot.no.onlyIncrement'));
  return more !== null && more > hours ? refuse(bot('bot.no.increment', { hours })) : ok(`${hours}+${more ?? Math.ceil(hours / 2)}`);
}

/** The requested clock: a preset, custom hours, or none with reminders; or why the request doesn't make one. */
export function clockOf({ interaction: { options } }: CommandContext): Result<string, Message> {
  const clock = options.get(clockOption);
  const [hours, every] = numbersIn(options, 'hours', 'reminders');
  if (hours !== null && typeof clock === 'string') return refuse(bot('bot.no.twoClocks'));
  const own = ownHours({ interaction: { options } });
  if (!own.ok) return own;
  if (every !== null && (hours !== null || (typeof clock === 'string' && clock !== noClock))) return refuse(bot('bot.no.reminders'));
  if (own.value !== null) return ok(own.value);
  if (every !== null) return ok(unclocked(every));
  return ok(typeof clock === 'string' ? clock : noClock);
}

/** Whether the players may try moves out, if that was chosen. */
export function tryOutsIn(context: CommandContext): boolean | null {
  const given = value(context, tryOutsOption);
  return typeof given === 'boolean' ? given : null;
}

/** The values given for the game's own options. */
export const chosenIn = (context: CommandContext, game: Game): StartOptions =>
  Object.fromEntries(
    game.options.flatMap(({ name }) => {
      const chosen = value(context, name);
      return chosen === null ? [] : [[name, chosen]];
    }),
  );

export function value({ interaction: { options } }: CommandContext, name: string): string | boolean | null {
  const given = options.get(name);
  return typeof given === 'string' || typeof given === 'boolean' ? given : null;
}

export function invitedBy(context: CommandContext, game: Game): Person[] {
  const { options } = context.interaction;
  return invitedOptions(game).flatMap((name) => {
    const user = options.get(name);
    return typeof user !== 'object' ? [] : [user.isSelf ? aComputer(levelOf(context, game)) : personFrom(user)];
  });
}

/** The requested level. */
export const levelOf = ({ interaction: { options } }: CommandContext, game: Game): Level =>
  levelsIn(game).find((level) => level === options.get('level')) ?? nearestLevel(game, 'regular');

/** The options of the start command that name people. */
export function invitedOptions({ rules }: Game): string[] {
  const { max } = rules.players;
  return max === 2 ? ['opponent'] : Array.from({ length: max - 1 }, (_, i) => `player${i + 2}`);
}
