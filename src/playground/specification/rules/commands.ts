/** Rules for the registration of commands. */
import { Locale } from 'discord-api-types/v10';
import { type Fields, fieldsOf, given, lengthOf, listOf, numberOf, objectsOf, repeated, textOf, wordOf } from '../json.ts';
import { atMost } from './components.ts';
import type { Report } from './message.ts';

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
/** The last two are in Discord's document, but not yet among its library's names. */
const LOCALES: ReadonlySet<string> = new Set([...Object.values(Locale), 'ar', 'he']);
const CHAT = 1;
/** Chat input, user, message and the entry point of an activity. */
const MOST = new Map<unknown, number>([
  [1, 100],
  [2, 15],
  [3, 15],
  [4, 1],
]);

/** Rules for a whole set of commands, as registration replaces it. */
export function commandSetProblems(commands: unknown, report: Report): void {
  const set = objectsOf(commands);
  for (const key of repeated(set.map((command) => `${wordOf(typeOf(command))} ${wordOf(command.name)}`)))
    report(`duplicate command name "${key.slice(key.indexOf(' ') + 1)}"`);
  for (const [type, most] of MOST) {
    const count = set.filter((command) => typeOf(command) === type).length;
    if (count > most) report(`${count} commands of type ${type}, at most ${most}`);
  }
  for (const command of set) commandProblems(command, report);
}

export function commandProblems(command: Fields, report: Report, partial = false): void {
  const place = `command ${wordOf(command.name ?? '?')}`;
  const chat = typeOf(command) === CHAT;
  if (chat && !(partial && command.name === undefined)) names(command, place, report);
  localesKnown(command, place, report);
  if (chat && !partial && textOf(command.description) === '') report(`${place}: needs a description`);
  if (!chat && textOf(command.description) !== '') report(`${place}: only chat commands have a description`);
  if (!chat && listOf(command.options).length > 0) report(`${place}: only chat commands have options`);
  descriptions(command, place, report);
  optionsOf(command, place, report);
  const total = charactersOf(command);
  if (total > 8000) report(`${place}: ${total} characters in total, at most 8000`);
}

function typeOf(command: Fields): unknown {
  return command.type ?? CHAT;
}

function names({ name, name_localizations }: Fields, place: string, report: Report): void {
  goodName(textOf(name), place, report);
  for (const [locale, text] of localised(name_localizations)) goodName(text, `${place} (${locale})`, report);
}

function goodName(name: string, place: string, report: Report): void {
  if (!NAME.test(name)) report(`${place}: "${name}" is no command name: 1 to 32 letters, digits, "-" or "_"`);
  else if (name !== name.toLowerCase()) report(`${place}: "${name}" must be in lower case`);
}

function descriptions({ description, description_localizations }: Fields, place: string, report: Report): void {
  atMost(description, 100, `${place}: description`, report);
  for (const [locale, text] of localised(description_localizations)) {
    atMost(text, 100, `${place}: description (${locale})`, report);
    if (text === '') report(`${place}: empty description (${locale})`);
  }
}

function localesKnown(fields: Fields, place: string, report: Report): void {
  for (const key of ['name_localizations', 'description_localizations']) {
    for (const [locale] of localised(fields[key])) if (!LOCALES.has(locale)) report(`${place}: unknown locale "${locale}" in ${key}`);
  }
}

function optionsOf(owner: Fields, place: string, report: Report): void {
  const options = objectsOf(owner.options);
  if (options.length > 25) report(`${place}: ${options.length} options, at most 25`);
  const nested = options.filter(isNested);
  if (nested.length > 0 && nested.length < options.length) report(`${place}: a subcommand beside an option`);
  const late = options.find(
    (option, i) => option.required === true && options.slice(0, i).some((before) => !isNested(before) && before.required !== true),
  );
  if (late) report(`${place}: required option "${wordOf(late.name)}" after an optional one`);
  distinctNames(options, place, 'option', report);
  for (const option of options) optionProblems(option, `${place} ${wordOf(option.name ?? '?')}`, report);
}

function optionProblems(option: Fields, place: string, report: Report): void {
  names(option, place, report);
  descriptions(option, place, report);
  localesKnown(option, place, report);
  if (textOf(option.description) === '') report(`${place}: needs a description`);
  const choices = objectsOf(option.choices);
  if (choices.length > 0 && option.autocomplete === true) report(`${place}: choices and autocomplete exclude each other`);
  if (choices.length > 25) report(`${place}: ${choices.length} choices, at most 25`);
  distinctNames(choices, place, 'choice', report);
  for (const value of repeated(choices.map((choice) => choice.value))) report(`${place}: duplicate choice value "${wordOf(value)}"`);
  for (const choice of choices) {
    localesKnown(choice, place, report);
    for (const text of [choice.name, ...localised(choice.name_localizations).map(([, name]) => name)]) atMost(text, 100, `${place}: choice`, report);
  }
  for (const what of ['value', 'length']) {
    const [least, most] = [numberOf(option[`min_${what}`]), numberOf(option[`max_${what}`])];
    if (least !== null && most !== null && least > most) report(`${place}: min_${what} is more than max_${what}`);
  }
  if (isNested(option)) optionsOf(option, place, report);
}

/** Siblings must have different names in every language a reader may have. */
function distinctNames(brothers: readonly Fields[], place: string, what: string, report: Report): void {
  for (const name of repeated(brothers.map((one) => one.name))) report(`${place}: duplicate ${what} name "${wordOf(name)}"`);
  const locales = new Set(brothers.flatMap((one) => localised(one.name_localizations).map(([locale]) => locale)));
  for (const locale of locales) {
    const shown = brothers.map((one) => fieldsOf(one.name_localizations)?.[locale] ?? one.name);
    for (const name of repeated(shown)) report(`${place}: duplicate ${what} name "${wordOf(name)}" (${locale})`);
  }
}

function isNested({ type }: Fields): boolean {
  return type === 1 || type === 2;
}

function localised(localizations: unknown): [string, string][] {
  return Object.entries(fieldsOf(localizations) ?? {}).flatMap(([locale, text]) => (given(text) ? [[locale, textOf(text)]] : []));
}

function longest(text: unknown, localizations: unknown): number {
  return Math.max(lengthOf(textOf(text)), ...localised(localizations).map(([, other]) => lengthOf(other)));
}

/** The total length of the names, descriptions and values of a command and everything in it, each in its longest language. */
function charactersOf(node: Fields): number {
  const own = longest(node.name, node.name_localizations) + longest(node.description, node.description_localizations);
  const value = given(node.value) ? lengthOf(wordOf(node.value)) : 0;
  return [...objectsOf(node.options), ...objectsOf(node.choices)].reduce((sum, inner) => sum + charactersOf(inner), own + value);
}
