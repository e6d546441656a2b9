/** Turns a test's names of options, buttons and fields into what Discord's client would send. */
import type {
  APIApplicationCommandInteractionDataOption,
  APIApplicationCommandOption,
  APIModalInteractionResponseCallbackData,
  APIModalSubmissionComponent,
} from 'discord-api-types/v10';
import { ComponentType, ApplicationCommandOptionType as Kind } from 'discord-api-types/v10';

export interface CommandInput {
  group?: string;
  subcommand?: string;
  /** By name; a person may be given by key. */
  options?: Record<string, string | number | boolean>;
}

/** The options in Discord's nested form, with the types the command gives them; `focused` is the one being typed. */
export function nestOptions(
  of: readonly APIApplicationCommandOption[],
  { group, subcommand, options = {} }: CommandInput,
  idOf: (which: string) => string,
  focused?: string,
): APIApplicationCommandInteractionDataOption[] {
  let known = of;
  for (const step of [group, subcommand]) {
    if (step === undefined) continue;
    const found = known.find((each) => each.name === step);
    known = found && 'options' in found ? (found.options ?? []) : [];
  }
  const leaves = Object.entries(options).map(([name, value]) => {
    const type = known.find((each) => each.name === name)?.type ?? Kind.String;
    const isPerson = type === Kind.User || type === Kind.Mentionable;
    return { name, type, value: isPerson ? idOf(String(value)) : value, ...(name === focused && { focused: true }) };
  });
  const inner = subcommand === undefined ? leaves : [{ name: subcommand, type: Kind.Subcommand, options: leaves }];
  return (
    group === undefined ? inner : [{ name: group, type: Kind.SubcommandGroup, options: inner }]
  ) as APIApplicationCommandInteractionDataOption[];
}

/** The one item of that name; part of a name is enough if only one item has it. Otherwise throws, listing them all. */
export function pick<T>(items: readonly { names: readonly string[]; item: T }[], which: string, what: string): T {
  const exact = items.filter(({ names }) => names.includes(which));
  const found = exact.length > 0 ? exact : items.filter(({ names }) => which !== '' && names.some((name) => name.includes(which)));
  const [first] = found;
  if (first !== undefined && found.length === 1) return first.item;
  const all = items.map(({ names }) => `"${[...new Set(names.filter((name) => name !== ''))].join('" = "')}"`).join(', ') || 'none';
  throw new Error(`${found.length === 0 ? 'No' : 'More than one'} "${which}" as ${what}\n  There are: ${all}`);
}

/** The form filled in, its fields named by custom id or by label. Fields not named keep their values. */
export function fillIn(
  modal: APIModalInteractionResponseCallbackData,
  fields: Record<string, string | boolean | readonly string[]>,
  idOf: (which: string) => string,
): APIModalSubmissionComponent[] {
  const left = new Set(Object.keys(fields));
  const given = (...names: (string | undefined)[]) => {
    const name = names.find((each) => each !== undefined && each in fields);
    if (name === undefined) return undefined;
    left.delete(name);
    return fields[name];
  };
  const components = modal.components.map((part) => {
    if (part.type === ComponentType.TextDisplay) return { type: part.type };
    if (part.type === ComponentType.ActionRow)
      return {
        type: part.type,
        components: part.components.map(({ type, custom_id, label, value }) => ({
          type,
          custom_id,
          value: String(given(custom_id, label) ?? value ?? ''),
        })),
      };
    const { type, custom_id } = part.component;
    const value = given(custom_id, part.label);
    if (type === ComponentType.TextInput)
      return { type: part.type, component: { type, custom_id, value: String(value ?? part.component.value ?? '') } };
    if (type === ComponentType.Checkbox) return { type: part.type, component: { type, custom_id, value: value ?? part.component.default ?? false } };
    if (type === ComponentType.RadioGroup)
      return { type: part.type, component: { type, custom_id, value: value ?? part.component.options.find((each) => each.default)?.value ?? null } };
    const chosen = value === undefined ? defaultsOf(part.component) : [value].flat().map((each) => idOf(String(each)));
    return { type: part.type, component: { type, custom_id, values: chosen } };
  });
  if (left.size > 0) throw new Error(`The form "${modal.title}" has no field ${[...left].join(', ')}`);
  return components as APIModalSubmissionComponent[];
}

function defaultsOf(field: object): string[] {
  if ('options' in field && Array.isArray(field.options)) return field.options.filter((each) => each.default).map((each) => String(each.value));
  if ('default_values' in field && Array.isArray(field.default_values)) return field.default_values.map((each) => String(each.id));
  return [];
}
