/** What Discord demands of a command. */
import type { APIApplicationCommand, APIApplicationCommandOption, APIApplicationCommandOptionChoice } from 'discord-api-types/v10';
import { ApplicationCommandType, ApplicationCommandOptionType as Kind, Locale } from 'discord-api-types/v10';
import { z } from 'zod';
import { conform, type Problem, refuseIfAny } from './form.ts';

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const name = z
  .string()
  .min(1)
  .max(32)
  .refine((text) => NAME.test(text) && text === text.toLowerCase(), {
    params: { code: 'APPLICATION_COMMAND_INVALID_NAME' },
    message: 'Command name is invalid',
  });
const description = z.string().min(1).max(100);

const locales: readonly string[] = Object.values(Locale);
const localised = (text: z.ZodType<string>) =>
  z
    .record(
      z.string().refine((key) => locales.includes(key), 'Unknown locale'),
      text.nullable(),
    )
    .nullish();

const choiceValue = z.union([z.string().max(100), z.number()]);
const choice = z.object({ name: z.string().min(1).max(100), name_localizations: localised(z.string().min(1).max(100)), value: choiceValue });
export const choices = z.array(choice).max(25);

const option = z.object({
  type: z.int().min(1).max(11),
  name,
  name_localizations: localised(name),
  description,
  description_localizations: localised(description),
  required: z.boolean().optional(),
  choices: choices.nullish(),
  get options() {
    return z.array(option).max(25).optional();
  },
  channel_types: z.array(z.int()).nullish(),
  min_value: z.number().optional(),
  max_value: z.number().optional(),
  min_length: z.int().min(0).max(6000).optional(),
  max_length: z.int().min(1).max(6000).optional(),
  autocomplete: z.boolean().optional(),
});

const common = {
  id: z.string().optional(),
  default_member_permissions: z.union([z.string().regex(/^\d+$/), z.int().transform(String)]).nullish(),
  dm_permission: z.boolean().nullish(),
  nsfw: z.boolean().optional(),
  integration_types: z.array(z.int().min(0).max(1)).min(1).nullish(),
  contexts: z.array(z.int().min(0).max(2)).min(1).nullish(),
};

const { ChatInput, User, Message } = ApplicationCommandType;

const chatCommand = z.object({
  ...common,
  type: z.literal(ChatInput).default(ChatInput),
  name,
  name_localizations: localised(name),
  description,
  description_localizations: localised(description),
  options: z.array(option).max(25).optional(),
});

const has = (code: string, what: string) => ({
  params: { code: `APPLICATION_COMMAND_CONTEXT_MENU_${code}_INVALID` },
  message: `Context menu commands cannot have ${what}`,
});

/** A command in the menu of a person or a message: only a name, which may have spaces and capitals. */
const menuCommand = z.object({
  ...common,
  type: z.literal([User, Message]),
  name: z.string().min(1).max(32),
  name_localizations: localised(z.string().min(1).max(32)),
  description: z
    .string()
    .nullish()
    .refine((text) => !text, has('DESCRIPTION', 'description'))
    .transform(() => ''),
  options: z
    .array(z.unknown())
    .nullish()
    .refine((all) => !all?.length, has('OPTIONS', 'options'))
    .transform(() => undefined),
});

const typed = z.looseObject({ type: z.literal([ChatInput, User, Message]).default(ChatInput) });

/** A command as the bot describes it, before Discord gives it an id. */
export type CommandBody = Omit<APIApplicationCommand, 'id' | 'application_id' | 'version'>;

const MOST_CHARACTERS = 8000;
const isGroup = (type: Kind) => type === Kind.Subcommand || type === Kind.SubcommandGroup;

/** The request's command, if Discord would register it. */
export function readCommand(value: unknown): CommandBody {
  const { type } = conform<{ type: ApplicationCommandType }>(typed, value);
  const { options, ...bare } = conform<CommandBody>(type === ChatInput ? chatCommand : menuCommand, value);
  const read = { ...bare, ...(options && { options }) } as CommandBody;
  refuseIfAny([...optionProblems(read.options ?? [], ['options'], 0), ...sizeProblems(read)]);
  return read;
}

function optionProblems(options: readonly APIApplicationCommandOption[], path: readonly PropertyKey[], depth: number): Problem[] {
  const problems: Problem[] = [];
  const fault = (at: number, field: string, code: string, message: string) => problems.push({ path: [...path, at, field], code, message });
  for (const [at, it] of options.entries()) {
    const before = options.slice(0, at);
    if (before.some((other) => other.name === it.name))
      fault(at, 'name', 'APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE', 'Option names must be unique');
    if (before.some((other) => isGroup(other.type) !== isGroup(it.type)))
      fault(at, 'type', 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Subcommands cannot stand beside options');
    if (it.required && before.some((other) => !other.required && !isGroup(other.type)))
      fault(at, 'required', 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID', 'Required options must be placed before non-required options');
    if (isGroup(it.type) && depth > (it.type === Kind.Subcommand ? 1 : 0))
      fault(at, 'type', 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Nested too deeply');
    if ('options' in it) problems.push(...optionProblems(it.options ?? [], [...path, at, 'options'], depth + 1));
    if (it.type === Kind.SubcommandGroup && (it.options ?? []).some(({ type }) => type !== Kind.Subcommand))
      fault(at, 'options', 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'A group holds subcommands only');
    problems.push(...valueProblems(it, [...path, at]));
  }
  return problems;
}

function valueProblems(it: APIApplicationCommandOption, path: readonly PropertyKey[]): Problem[] {
  const problems: Problem[] = [];
  const fault = (field: string, code: string, message: string) => problems.push({ path: [...path, field], code, message });
  const choices: readonly APIApplicationCommandOptionChoice[] = 'choices' in it ? (it.choices ?? []) : [];
  if (choices.length > 0 && 'autocomplete' in it && it.autocomplete)
    fault('autocomplete', 'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE', 'Choices and autocomplete exclude each other');
  for (const [at, { name, value }] of choices.entries()) {
    if (choices.findIndex((other) => other.name === name) < at)
      problems.push({
        path: [...path, 'choices', at, 'name'],
        code: 'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS',
        message: 'Option choice names must be unique',
      });
    const fits = it.type === Kind.String ? typeof value === 'string' : typeof value === 'number';
    if (!fits)
      problems.push({
        path: [...path, 'choices', at, 'value'],
        code: 'BASE_TYPE_BAD_TYPE',
        message: 'The value does not fit the type of its option',
      });
  }
  const low = 'min_value' in it ? it.min_value : 'min_length' in it ? it.min_length : undefined;
  const high = 'max_value' in it ? it.max_value : 'max_length' in it ? it.max_length : undefined;
  if (low !== undefined && high !== undefined && low > high)
    fault('min_value' in it ? 'min_value' : 'min_length', 'BASE_TYPE_BAD_VALUE', 'The minimum exceeds the maximum');
  return problems;
}

type Translations = Partial<Record<Locale, string | null>> | null | undefined;
const longest = (text: string, translations: Translations) =>
  Math.max(text.length, ...Object.values(translations ?? {}).map((each) => each?.length ?? 0));

function sizeProblems(it: CommandBody): Problem[] {
  const size = longest(it.name, it.name_localizations) + longest(it.description, it.description_localizations) + sizeOf(it.options ?? []);
  if (size <= MOST_CHARACTERS) return [];
  return [{ path: [], code: 'APPLICATION_COMMAND_TOO_LARGE', message: `Command exceeds maximum size (${MOST_CHARACTERS})` }];
}

function sizeOf(options: readonly APIApplicationCommandOption[]): number {
  return options.reduce((sum, it) => {
    const choices: readonly APIApplicationCommandOptionChoice[] = 'choices' in it ? (it.choices ?? []) : [];
    const chosen = choices.reduce((total, each) => total + longest(each.name, each.name_localizations) + String(each.value).length, 0);
    return (
      sum +
      longest(it.name, it.name_localizations) +
      longest(it.description, it.description_localizations) +
      chosen +
      ('options' in it ? sizeOf(it.options ?? []) : 0)
    );
  }, 0);
}
