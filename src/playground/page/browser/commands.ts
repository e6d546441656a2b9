/** The bot's commands, for finding, typing and filling in. */
import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandInteractionDataBasicOption,
  type APIApplicationCommandInteractionDataOption,
  ApplicationCommandType,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10';
import { isOfferedIn } from '../../contexts.ts';
import type { Way } from '../../protocol.ts';
import { displayName, everybody, isDirect, openChannel, type State } from './state.ts';

/** Something that can be run: a command, or one of its subcommands. */
export interface Entry {
  command: APIApplicationCommand;
  /** Names below the command: a subcommand, perhaps in a group. */
  path: string[];
  /** `poll start` in the person's language, and as the bot knows it. */
  name: string;
  original: string;
  description: string;
  options: APIApplicationCommandBasicOption[];
}

export type Value = string | number | boolean;

interface Named {
  name: string;
  name_localizations?: Partial<Record<string, string | null>> | null | undefined;
  description: string;
  description_localizations?: Partial<Record<string, string | null>> | null | undefined;
}

export const localName = (named: Pick<Named, 'name' | 'name_localizations'>, locale: string): string =>
  named.name_localizations?.[locale] ?? named.name;
export const localDescription = (named: Named, locale: string): string => named.description_localizations?.[locale] ?? named.description;

/** The commands that can be used in the open channel. */
export const commandsHere = (state: State): APIApplicationCommand[] => {
  const channel = openChannel(state);
  return state.commands.filter((command) => isOfferedIn(command, channel !== undefined && isDirect(channel)));
};

/** All the bot's slash commands, in its order. */
export function entriesOf(commands: APIApplicationCommand[], locale: string): Entry[] {
  return commands
    .filter(({ type }) => type === ApplicationCommandType.ChatInput)
    .flatMap((command) => {
      const entry = (steps: Named[], options: APIApplicationCommandBasicOption[]): Entry => ({
        command,
        path: steps.map(({ name }) => name),
        name: [command, ...steps].map((step) => localName(step, locale)).join(' '),
        original: [command, ...steps].map(({ name }) => name).join(' '),
        description: localDescription(steps.at(-1) ?? command, locale),
        options,
      });
      const below = (command.options ?? []).flatMap((option) => {
        if (option.type === Option.Subcommand) return [entry([option], option.options ?? [])];
        if (option.type === Option.SubcommandGroup) return (option.options ?? []).map((inner) => entry([option, inner], inner.options ?? []));
        return [];
      });
      if (below.length > 0) return below;
      const basic = (command.options ?? []).filter((option) => option.type !== Option.Subcommand && option.type !== Option.SubcommandGroup);
      return [entry([], basic)];
    });
}

/** A command as the reader would type it; an unknown one stays as it was used. */
export const nameHere = (original: string, commands: APIApplicationCommand[], locale: string): string =>
  entriesOf(commands, locale).find((entry) => entry.original === original)?.name ?? original;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Matches for what was typed, by name: first names beginning with it, then names with a word beginning with it, then names containing it. Accents are
 * ignored.
 */
export function likely<T>(all: readonly T[], typed: string, namesOf: (one: T) => readonly string[]): T[] {
  const wanted = plain(typed.trim());
  const rank = (one: T): number =>
    Math.min(
      ...namesOf(one).map((name) =>
        [plain(name).startsWith(wanted), plain(name).includes(` ${wanted}`), plain(name).includes(wanted), true].indexOf(true),
      ),
    );
  const ranked = all.map((one) => ({ one, rank: rank(one) })).filter((each) => each.rank < 3);
  return ranked.sort((a, b) => a.rank - b.rank).map(({ one }) => one);
}

/** The entries that match what was typed after the slash; among equals, those of the command named like the open channel come first. */
export function matching(entries: Entry[], typed: string, channel: string): Entry[] {
  const isOwn = ({ command }: Entry): boolean => command.name === channel;
  const own = [...entries.filter(isOwn), ...entries.filter((entry) => !isOwn(entry))];
  return likely(own, typed, ({ name, original }) => [name, original]);
}

/** The entry typed in full and followed by a space, and what was typed after it; of several, the one with the longest name. */
export function typedOut(entries: Entry[], typed: string): { entry: Entry; rest: string } | undefined {
  const isTyped = (name: string): boolean => plain(typed).startsWith(`${plain(name)} `);
  const found = entries.flatMap((entry) =>
    [entry.name, entry.original].filter(isTyped).map((name) => ({ entry, rest: typed.slice(name.length + 1) })),
  );
  return found.sort((a, b) => a.rest.length - b.rest.length)[0];
}

/** The option of this name, in the reader's language or as the bot knows it. */
export const optionNamed = <T extends Named>(options: readonly T[], typed: string, locale: string): T | undefined =>
  options.find((option) => [option.name, localName(option, locale)].some((name) => plain(name) === plain(typed)));

/** Parses typed options such as `level:expert`: the options filled in this way, each by its name, and the text before the first of them. */
export function typedOptions({ options }: Entry, typed: string, locale: string): { before: string; values: { name: string; text: string }[] } {
  // A word that ends in a colon and is an option's name, in either language.
  const marks = [...typed.matchAll(/(?<=^|\s)([^\s:]+):/gu)].flatMap((match) => {
    const option = optionNamed(options, match[1]!, locale);
    return option ? [{ name: option.name, at: match.index, from: match.index + match[0].length }] : [];
  });
  const values = marks.map(({ name, from }, i) => ({ name, text: typed.slice(from, marks[i + 1]?.at).trim() }));
  return { before: typed.slice(0, marks[0]?.at).trim(), values };
}

export const same = (label: string, typed: string): boolean => [label, `@${label}`].some((name) => plain(name) === plain(typed.trim()));
/** An empty text is not the beginning of anything. */
export const begins = (label: string, typed: string): boolean => {
  const wanted = plain(typed.trim());
  return wanted !== '' && [label, `@${label}`].some((name) => plain(name).startsWith(wanted));
};

/** The options of an interaction, below the entry's subcommand, with the one being typed marked. */
export function dataOptions(entry: Entry, values: ReadonlyMap<string, Value>, focused?: string): APIApplicationCommandInteractionDataOption[] {
  const leaves = entry.options
    .filter(({ name }) => values.has(name))
    .map(
      ({ name, type }) =>
        ({ name, type, value: values.get(name), ...(name === focused ? { focused: true } : {}) }) as APIApplicationCommandInteractionDataBasicOption,
    );
  const [first, second] = entry.path;
  if (first === undefined) return leaves;
  if (second === undefined) return [{ type: Option.Subcommand, name: first, options: leaves }];
  const inner = { type: Option.Subcommand as const, name: second, options: leaves };
  return [{ type: Option.SubcommandGroup, name: first, options: [inner] }];
}

/** The command promised by a button of the first page, filled in: people and the bot by their ids. Null if the bot offers no such command. */
export function promised({ command, options = {} }: Way, state: State) {
  const entry = entriesOf(state.commands, 'en-US').find(({ original }) => original === command);
  if (!entry) return null;
  const idOf = (key: Value): Value =>
    (state.people.find((person) => person.key === key)?.user ?? everybody(state).find((user) => displayName(user) === key))?.id ?? key;
  const isPerson = (name: string): boolean =>
    entry.options.some((option) => option.name === name && [Option.User, Option.Mentionable].includes(option.type));
  const values = new Map(Object.entries(options).map(([name, value]) => [name, isPerson(name) ? idOf(value) : value]));
  return { entry, options: dataOptions(entry, values) };
}
