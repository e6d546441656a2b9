/** What Discord demands of a modal form. */
import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { walk } from '../walk.ts';
import { selects, textDisplay } from './components.ts';
import { conform, type Problem, refuseIfAny } from './form.ts';
import { componentId, customId } from './schema.ts';

const textInput = z
  .object({
    type: z.literal(ComponentType.TextInput),
    id: componentId,
    custom_id: customId,
    style: z.int().min(1).max(2),
    label: z.string().min(1).max(45).optional(),
    min_length: z.int().min(0).max(4000).optional(),
    max_length: z.int().min(1).max(4000).optional(),
    required: z.boolean().optional(),
    value: z.string().max(4000).optional(),
    placeholder: z.string().max(100).optional(),
  })
  .refine((it) => (it.min_length ?? 0) <= (it.max_length ?? 4000), { path: ['min_length'], message: 'Must be at most max_length' })
  .refine((it) => (it.value?.length ?? 0) <= (it.max_length ?? 4000), { path: ['value'], message: 'Must be at most max_length long' });

const choice = z.object({
  label: z.string().min(1).max(100),
  value: z.string().min(1).max(100),
  description: z.string().max(100).optional(),
  default: z.boolean().optional(),
});
const common = { id: componentId, custom_id: customId, required: z.boolean().optional() };
const range = { min_values: z.int().min(0).max(10).optional(), max_values: z.int().min(1).max(10).optional() };

const fileUpload = z.object({ type: z.literal(ComponentType.FileUpload), ...common, ...range });
const radioGroup = z.object({ type: z.literal(ComponentType.RadioGroup), ...common, options: z.array(choice).min(2).max(10) });
const checkboxGroup = z.object({ type: z.literal(ComponentType.CheckboxGroup), ...common, ...range, options: z.array(choice).min(1).max(10) });
const checkbox = z.object({ type: z.literal(ComponentType.Checkbox), id: componentId, custom_id: customId, default: z.boolean().optional() });

const label = z.object({
  type: z.literal(ComponentType.Label),
  id: componentId,
  label: z.string().min(1).max(45),
  description: z.string().max(100).optional(),
  component: z.discriminatedUnion('type', [textInput, ...selects, fileUpload, radioGroup, checkboxGroup, checkbox]),
});
const row = z.object({ type: z.literal(ComponentType.ActionRow), id: componentId, components: z.tuple([textInput]) });

const modal = z.object({
  custom_id: customId,
  title: z.string().min(1).max(45),
  components: z
    .array(z.discriminatedUnion('type', [label, row, textDisplay]))
    .min(1)
    .max(5),
});

/** The request's modal, if Discord would open it. */
export function readModal(value: unknown): APIModalInteractionResponseCallbackData {
  const read = conform<APIModalInteractionResponseCallbackData>(modal, value);
  refuseIfAny(modalProblems(read));
  return read;
}

function modalProblems({ components }: APIModalInteractionResponseCallbackData): Problem[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  for (const { component, path } of walk(components)) {
    if (!('custom_id' in component)) continue;
    if (seen.has(component.custom_id))
      problems.push({ path: [...path, 'custom_id'], code: 'COMPONENT_CUSTOM_ID_DUPLICATED', message: 'Component custom id cannot be duplicated' });
    seen.add(component.custom_id);
    if (component.type === ComponentType.TextInput && path.at(-1) === 'component' && component.label)
      problems.push({ path: [...path, 'label'], code: 'TEXT_INPUT_LABEL_NOT_ALLOWED', message: 'A text input in a label has no label of its own' });
  }
  return problems;
}
