/** The options of a command as a person fills them in, checked as Discord's client would. */
import type { APIApplicationCommand, APIApplicationCommandInteractionDataOption, APIApplicationCommandOption } from 'discord-api-types/v10';
import { ApplicationCommandOptionType as Kind } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Local } from './local.ts';

/** An action that a Discord client would not have allowed; the message says why. */
export class Impossible extends Error {}

type Given = APIApplicationCommandInteractionDataOption;

export const optionShape = z.object({
  name: z.string(),
  type: z.int(),
  value: z.union([z.string(), z.number(), z.boolean()]).optional(),
  focused: z.boolean().optional(),
  get options() {
    return z.array(optionShape).optional();
  },
});

/**
 * The options as the bot receives them. Throws what Discord's client would object to; while typing (`isDraft`) an option may be missing or half
 * written.
 */
export function readOptions(local: Local, command: APIApplicationCommand, given: readonly Given[], isDraft: boolean): Given[] {
  return level(local, command.options ?? [], given, isDraft);
}

function level(local: Local, known: readonly APIApplicationCommandOption[], given: readonly Given[], isDraft: boolean): Given[] {
  const groups = known.filter((each) => each.type === Kind.Subcommand || each.type === Kind.SubcommandGroup);
  if (groups.length > 0) {
    const [chosen] = given;
    const group = groups.find(({ name }) => name === chosen?.name);
    if (!chosen || !group) throw new Impossible(`Choose one of: ${groups.map(({ name }) => name).join(', ')}`);
    const inner = 'options' in chosen ? (chosen.options ?? []) : [];
    return [{ name: group.name, type: group.type, options: level(local, group.options ?? [], inner, isDraft) } as Given];
  }
  for (const { name } of given) if (!known.some((each) => each.name === name)) throw new Impossible(`There is no option ${name}`);
  return known.flatMap((option): Given[] => {
    const found = given.find(({ name }) => name === option.name);
    const value = found && 'value' in found ? found.value : undefined;
    if (value === undefined || value === '') {
      if (option.required && !isDraft) throw new Impossible(`The option ${option.name} is required`);
      if (!isDraft || !found) return [];
    }
    const isFocused = isDraft && found !== undefined && 'focused' in found && found.focused === true;
    if (!isDraft) check(local, option, value);
    return [{ name: option.name, type: option.type, value: value ?? '', ...(isFocused && { focused: true }) } as Given];
  });
}

function check(local: Local, option: APIApplicationCommandOption, value: unknown): void {
  const fail = (why: string) => {
    throw new Impossible(`${option.name}: ${why}`);
  };
  const choices: readonly { value: string | number }[] = 'choices' in option ? (option.choices ?? []) : [];
  if (choices.length > 0 && !choices.some((choice) => choice.value === value)) fail('choose one of the offered values');
  const low = 'min_value' in option ? option.min_value : 'min_length' in option ? option.min_length : undefined;
  const high = 'max_value' in option ? option.max_value : 'max_length' in option ? option.max_length : undefined;
  const size = typeof value === 'number' ? value : typeof value === 'string' ? value.length : null;
  if (size !== null && low !== undefined && size < low) fail(`at least ${low}`);
  if (size !== null && high !== undefined && size > high) fail(`at most ${high}`);
  const wrong = faultOf(local, option.type, value);
  if (wrong !== null) fail(wrong);
}

/** What is wrong with a value of that kind; null if nothing is. */
function faultOf(local: Local, kind: Kind, value: unknown): string | null {
  switch (kind) {
    case Kind.String:
      return typeof value === 'string' ? null : 'must be text';
    case Kind.Integer:
      return Number.isSafeInteger(value) ? null : 'must be a whole number';
    case Kind.Number:
      return typeof value === 'number' ? null : 'must be a number';
    case Kind.Boolean:
      return typeof value === 'boolean' ? null : 'must be true or false';
    case Kind.User:
      return typeof value === 'string' && local.people.user(value) ? null : 'there is no such person';
    case Kind.Channel:
      return typeof value === 'string' && local.channels.has(value) ? null : 'there is no such channel';
    default:
      return null;
  }
}
