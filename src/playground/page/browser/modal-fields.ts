/** The fields of a form: drawn, read, and checked before they are sent. */
import {
  type APICheckboxGroupComponent,
  type APIComponentInLabel,
  type APIModalInteractionResponseCallbackData,
  type APIModalSubmissionComponent,
  type APIRadioGroupComponent,
  type APISelectMenuComponent,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import type { Actions } from './actions.ts';
import { bounds, choicesOf } from './components/select.ts';
import { markdown } from './markdown.ts';

/** The entries so far, by custom id. */
export type Entered = Map<string, string | string[] | boolean | null>;

type Line = APIModalInteractionResponseCallbackData['components'][number];
type Submitted = Extract<APIModalSubmissionComponent, { component: unknown }>['component'];

const textInput = (field: APITextInputComponent, entered: Entered, labelled: string): TemplateResult => {
  const onInput = (event: Event): unknown => entered.set(field.custom_id, (event.target as HTMLInputElement).value);
  const text = String(entered.get(field.custom_id) ?? '');
  const min = field.min_length ?? nothing;
  const max = field.max_length ?? nothing;
  const needed = field.required !== false;
  return field.style === TextInputStyle.Paragraph
    ? html`<textarea rows="4" id=${labelled} name=${field.custom_id} minlength=${min} maxlength=${max} ?required=${needed} placeholder=${field.placeholder ?? ''} .value=${text} @input=${onInput}></textarea>`
    : html`<input id=${labelled} name=${field.custom_id} autocomplete="off" minlength=${min} maxlength=${max} ?required=${needed} placeholder=${field.placeholder ?? ''} .value=${text} @input=${onInput} />`;
};

const pickList = (field: APISelectMenuComponent, entered: Entered, page: Actions, label: string): TemplateResult => {
  const choices = choicesOf(field, page.state);
  const { min, max } = bounds(field, choices);
  return html`<pick-list data-id=${field.custom_id} .choices=${choices} .words=${page.words} .placeholder=${field.placeholder ?? page.words.pick} .label=${label}
    .min=${field.required === false ? 0 : min} .max=${max} .gather=${true} .disabled=${false} .busy=${false}
    @pick=${(event: CustomEvent<string[]>) => entered.set(field.custom_id, event.detail)}></pick-list>`;
};

function ticks(field: APIRadioGroupComponent | APICheckboxGroupComponent, entered: Entered): TemplateResult {
  const many = field.type === ComponentType.CheckboxGroup;
  const change = (value: string, on: boolean): void => {
    const before = entered.get(field.custom_id);
    const rest = Array.isArray(before) ? before.filter((other) => other !== value) : [];
    entered.set(field.custom_id, many ? (on ? [...rest, value] : rest) : value);
  };
  return html`<div class="ticks">${field.options.map(
    (
      option,
    ) => html`<label><input type=${many ? 'checkbox' : 'radio'} name=${field.custom_id} value=${option.value} ?checked=${option.default === true}
        ?required=${!many && field.required !== false} @change=${(event: Event) => change(option.value, (event.target as HTMLInputElement).checked)} />
      <span>${option.label}${option.description ? html`<small>${option.description}</small>` : nothing}</span></label>`,
  )}</div>`;
}

function control(field: APIComponentInLabel, entered: Entered, page: Actions, labelled: string, label: string): TemplateResult {
  switch (field.type) {
    case ComponentType.TextInput:
      return textInput(field, entered, labelled);
    case ComponentType.RadioGroup:
    case ComponentType.CheckboxGroup:
      return ticks(field, entered);
    case ComponentType.Checkbox:
      return html`<input type="checkbox" id=${labelled} ?checked=${field.default === true} @change=${(event: Event) => entered.set(field.custom_id, (event.target as HTMLInputElement).checked)} />`;
    case ComponentType.FileUpload:
      return html`<p class="quiet">${page.words.noUpload}</p>`;
    default:
      return pickList(field, entered, page, label);
  }
}

/** A line of a modal: text, or a labeled field. */
export function modalLine(line: Line, index: number, entered: Entered, page: Actions): TemplateResult | typeof nothing {
  const id = `modal-${index}`;
  if (line.type === ComponentType.TextDisplay) return markdown(line.content, page);
  if (line.type === ComponentType.ActionRow)
    return html`${line.components.map((field) => html`<div class="field"><label for=${id}>${field.label ?? ''}${mark(field)}</label>${textInput(field, entered, id)}</div>`)}`;
  if (line.type !== ComponentType.Label) return nothing;
  const { label, description, component } = line;
  const inside = control(component, entered, page, id, label);
  const help = description ? html`<small>${description}</small>` : nothing;
  if (component.type === ComponentType.RadioGroup || component.type === ComponentType.CheckboxGroup)
    return html`<fieldset class="field"><legend>${label}${mark(component)}</legend>${help}${inside}</fieldset>`;
  return html`<div class="field"><label for=${id}>${label}${mark(component)}</label>${help}${inside}</div>`;
}

const mark = (field: APIComponentInLabel): TemplateResult | typeof nothing =>
  'required' in field && field.required === false ? nothing : field.type === ComponentType.Checkbox ? nothing : html`<i aria-hidden="true"> *</i>`;

const fieldsOf = (lines: Line[]): APIComponentInLabel[] =>
  lines.flatMap((line) => (line.type === ComponentType.Label ? [line.component] : line.type === ComponentType.ActionRow ? line.components : []));

/** A modal's values before anything is typed. */
export function enteredAtFirst(lines: Line[], page: Actions): Entered {
  const entered: Entered = new Map();
  for (const field of fieldsOf(lines)) entered.set(field.custom_id, first(field, page));
  return entered;
}

function first(field: APIComponentInLabel, page: Actions): string | string[] | boolean | null {
  switch (field.type) {
    case ComponentType.TextInput:
      return field.value ?? '';
    case ComponentType.Checkbox:
      return field.default === true;
    case ComponentType.RadioGroup:
      return field.options.find((option) => option.default)?.value ?? null;
    case ComponentType.CheckboxGroup:
      return field.options.filter((option) => option.default).map(({ value }) => value);
    case ComponentType.FileUpload:
      return [];
    default:
      return choicesOf(field, page.state).flatMap(({ picked, value }) => (picked ? [value] : []));
  }
}

/** The first field whose number of choices is outside its limits, which the browser doesn't check by itself. */
export function wrongCount(lines: Line[], entered: Entered, page: Actions): { id: string; reason: string } | null {
  for (const field of fieldsOf(lines)) {
    const chosen = entered.get(field.custom_id);
    if (!Array.isArray(chosen) || field.type === ComponentType.FileUpload || field.type === ComponentType.TextInput) continue;
    if (field.type === ComponentType.Checkbox || field.type === ComponentType.RadioGroup) continue;
    const group = field.type === ComponentType.CheckboxGroup;
    const { min, max } = group
      ? { min: field.min_values ?? 1, max: field.max_values ?? field.options.length }
      : bounds(field, choicesOf(field, page.state));
    if (chosen.length === 0 && field.required === false) continue;
    if (chosen.length < min || chosen.length > max) return { id: field.custom_id, reason: page.words.pickFrom(min, max) };
  }
  return null;
}

/** The submission in Discord's shape: for every line, one of the same kind. */
export function submission(lines: Line[], entered: Entered): APIModalSubmissionComponent[] {
  return lines.flatMap((line): APIModalSubmissionComponent[] => {
    const id = line.id === undefined ? {} : { id: line.id };
    if (line.type === ComponentType.TextDisplay) return [{ type: line.type, ...id }];
    if (line.type === ComponentType.ActionRow)
      return [
        {
          type: line.type,
          ...id,
          components: line.components.map((field) => ({
            type: field.type,
            custom_id: field.custom_id,
            value: String(entered.get(field.custom_id) ?? ''),
          })),
        },
      ];
    if (line.type !== ComponentType.Label) return [];
    return [{ type: line.type, ...id, component: answer(line.component, entered) }];
  });
}

function answer(field: APIComponentInLabel, entered: Entered): Submitted {
  const { type, custom_id } = field;
  const value = entered.get(custom_id);
  if (type === ComponentType.TextInput) return { type, custom_id, value: String(value ?? '') };
  if (type === ComponentType.RadioGroup) return { type, custom_id, value: typeof value === 'string' ? value : null };
  if (type === ComponentType.Checkbox) return { type, custom_id, value: value === true };
  return { type, custom_id, values: Array.isArray(value) ? value : [] };
}
