/** Choices in menus and entries in forms, checked against what the bot allowed. */
import type {
  APIComponentInLabel,
  APIModalInteractionResponseCallbackData,
  APIModalSubmissionComponent,
  APISelectMenuComponent,
  APITextInputComponent,
} from 'discord-api-types/v10';
import { ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { Impossible } from './options.ts';
import { type AnyComponent, walk } from './walk.ts';

const answerShape = z.object({
  type: z.int(),
  custom_id: z.string(),
  value: z.union([z.string(), z.boolean(), z.null()]).optional(),
  values: z.array(z.string()).optional(),
});
type Answered = z.infer<typeof answerShape>;

export const submissionShape = z.object({
  type: z.int(),
  component: answerShape.optional(),
  components: z.array(answerShape).optional(),
});

const { StringSelect, UserSelect, RoleSelect, MentionableSelect, ChannelSelect } = ComponentType;
const menus: ReadonlySet<ComponentType> = new Set([StringSelect, UserSelect, RoleSelect, MentionableSelect, ChannelSelect]);

export function isMenu(component: AnyComponent): component is APISelectMenuComponent {
  return menus.has(component.type);
}

/** Checks the values chosen in a menu. Throws what Discord's client would object to. */
export function checkChosen(menu: APISelectMenuComponent, values: readonly string[]): void {
  const least = menu.min_values ?? 1;
  const most = menu.max_values ?? 1;
  if (values.length < least || values.length > most) throw new Impossible(`Choose ${least === most ? least : `${least} to ${most}`}`);
  if (new Set(values).size < values.length) throw new Impossible('Nothing can be chosen twice');
  if (menu.type === ComponentType.StringSelect)
    for (const value of values) if (!menu.options.some((option) => option.value === value)) throw new Impossible(`There is no choice ${value}`);
}

/** The filled-in modal as the bot receives it, in the modal's order and with its numbers. */
export function readSubmission(
  modal: APIModalInteractionResponseCallbackData,
  given: readonly APIModalSubmissionComponent[],
): APIModalSubmissionComponent[] {
  const answers = given.flatMap((it) => ('components' in it ? it.components : 'component' in it ? [it.component] : [])) as Answered[];
  const numbers = new Map([...walk(modal.components)].map(({ component }, at) => [component, component.id ?? at + 1]));
  const answer = (field: APIComponentInLabel | APITextInputComponent) => ({
    id: numbers.get(field),
    ...filled(
      field,
      answers.find(({ custom_id }) => custom_id === field.custom_id),
    ),
  });
  return modal.components.map((part) => {
    const id = numbers.get(part);
    if (part.type === ComponentType.Label) return { type: part.type, id, component: answer(part.component) };
    if (part.type === ComponentType.ActionRow) return { type: part.type, id, components: part.components.map(answer) };
    return { type: part.type, id };
  }) as APIModalSubmissionComponent[];
}

function filled(field: APIComponentInLabel | APITextInputComponent, answer: Answered | undefined): Answered {
  const { type, custom_id } = field;
  const isRequired = !('required' in field) || field.required !== false;
  if (type === ComponentType.TextInput) {
    const value = String(answer?.value ?? '');
    const length = [...value].length;
    if (isRequired && length === 0) throw new Impossible('This field is required');
    if (length > 0 && length < (field.min_length ?? 0)) throw new Impossible(`Must be ${field.min_length} or more in length`);
    if (length > (field.max_length ?? 4000)) throw new Impossible(`Must be ${field.max_length ?? 4000} or fewer in length`);
    return { type, custom_id, value };
  }
  if (type === ComponentType.Checkbox) return { type, custom_id, value: answer?.value === true };
  if (type === ComponentType.RadioGroup) {
    const value = typeof answer?.value === 'string' ? answer.value : null;
    if (value === null && isRequired) throw new Impossible('Choose one');
    if (value !== null && !field.options.some((option) => option.value === value)) throw new Impossible(`There is no choice ${value}`);
    return { type, custom_id, value };
  }
  const values = answer?.values ?? [];
  if (values.length === 0 && !isRequired) return { type, custom_id, values };
  if (type === ComponentType.CheckboxGroup) {
    const most = field.max_values ?? field.options.length;
    if (values.length < (field.min_values ?? 1) || values.length > most) throw new Impossible(`Choose ${field.min_values ?? 1} to ${most}`);
    for (const value of values) if (!field.options.some((option) => option.value === value)) throw new Impossible(`There is no choice ${value}`);
  } else if (type === ComponentType.FileUpload) throw new Impossible('The practice server takes no files from people');
  else checkChosen(field, values);
  return { type, custom_id, values };
}
