/** Rules for rows, buttons, menus and their ids. */
import { type Fields, given, lengthOf, listOf, numberOf, objectsOf, repeated, textOf, wordOf } from '../json.ts';
import { isSelect, type Part, type Report, type Rule, TYPE } from './message.ts';

const LINK = 5;
const PREMIUM = 6;

/** Buttons may share a row; a select needs its own. */
export const rowOfOneKind: Rule = ({ parts }, report) => {
  for (const { type, fields, place } of parts) {
    if (type !== TYPE.row) continue;
    const inside = objectsOf(fields.components);
    const selects = inside.filter((part) => isSelect(part.type)).length;
    if (selects > 1) report(`${place}: ${selects} selects in one row`);
    else if (selects === 1 && inside.length > 1) report(`${place}: a select beside a button in one row`);
  }
};

export const uniqueCustomIds: Rule = ({ parts }, report) => {
  const ids = parts.map(({ fields }) => textOf(fields.custom_id)).filter(Boolean);
  for (const id of repeated(ids)) report(`components: duplicate custom_id "${id}"`);
};

export const uniquePartIds: Rule = ({ parts }, report) => {
  const ids = parts.map(({ fields }) => numberOf(fields.id) ?? 0).filter(Boolean);
  for (const id of repeated(ids)) report(`components: duplicate component id ${id}`);
};

export const buttonsThatWork: Rule = ({ parts }, report) => {
  for (const { type, fields, place } of parts) if (type === TYPE.button) button(fields, place, report);
};

function button(fields: Fields, place: string, report: Report): void {
  const { style, custom_id, url, sku_id, label, emoji } = fields;
  const needs = style === LINK ? 'url' : style === PREMIUM ? 'sku_id' : 'custom_id';
  if (!given(fields[needs]) || fields[needs] === '') report(`${place}: a button of style ${wordOf(style)} needs ${needs}`);
  const foreign = Object.entries({ custom_id, url, sku_id, ...(style === PREMIUM && { label, emoji }) });
  for (const [field, value] of foreign)
    if (field !== needs && given(value)) report(`${place}: a button of style ${wordOf(style)} cannot have ${field}`);
  if (style !== PREMIUM && textOf(label) === '' && !given(emoji)) report(`${place}: a button needs a label or an emoji`);
  if (style === LINK && given(url) && !/^(https?|discord):\/\//.test(textOf(url)))
    report(`${place}: a link button opens http, https or discord only`);
}

/** Selects, radio groups and checkbox groups must offer distinct values and require a possible number of them. */
export const choicesThatWork: Rule = ({ parts }, report) => {
  for (const part of parts) {
    if (Array.isArray(part.fields.options)) distinctValues(part, report);
    if (given(part.fields.min_values) || given(part.fields.max_values)) possibleCount(part, report);
    defaults(part, report);
  }
};

function distinctValues({ fields, place }: Part, report: Report): void {
  const options = objectsOf(fields.options);
  for (const value of repeated(options.map((option) => option.value))) report(`${place}.options: duplicate value "${wordOf(value)}"`);
}

function possibleCount({ type, fields, place, parent }: Part, report: Report): void {
  const least = numberOf(fields.min_values) ?? 1;
  const most = numberOf(fields.max_values) ?? (type === TYPE.checkboxGroup ? 10 : 1);
  const offered = Array.isArray(fields.options) ? fields.options.length : Number.POSITIVE_INFINITY;
  if (given(fields.max_values) && most > offered) report(`${place}: max_values ${most} of ${offered} options`);
  if (least > offered) report(`${place}: min_values ${least} of ${offered} options`);
  if (least > most) report(`${place}: min_values ${least} is more than max_values ${most}`);
  const free = type === TYPE.checkboxGroup || type === TYPE.fileUpload;
  if (parent?.type === TYPE.label && free && least === 0 && fields.required !== false) report(`${place}: min_values 0 needs required: false`);
}

function defaults({ type, fields, place }: Part, report: Report): void {
  const chosen = objectsOf(fields.options).filter((option) => option.default === true).length + listOf(fields.default_values).length;
  const most = type === TYPE.checkboxGroup ? 10 : isSelect(type) ? (numberOf(fields.max_values) ?? 1) : 1;
  if (chosen > most) report(`${place}: ${chosen} chosen beforehand, at most ${most}`);
}

/** Lengths and counts that can be checked without the API document. */
export const partSizes: Rule = ({ parts }, report) => {
  for (const { type, fields, place } of parts) {
    atMost(fields.custom_id, 100, `${place}.custom_id`, report);
    atMost(fields.placeholder, type === TYPE.textInput ? 100 : 150, `${place}.placeholder`, report);
    atMost(fields.label, type === TYPE.button ? 80 : 45, `${place}.label`, report);
    atMost(fields.description, type === TYPE.thumbnail ? 1024 : 100, `${place}.description`, report);
    if (type === TYPE.row) between(fields.components, 1, 5, `${place}.components`, report);
    if (type === TYPE.section) between(fields.components, 1, 3, `${place}.components`, report);
    if (type === TYPE.gallery) between(fields.items, 1, 10, `${place}.items`, report);
    if (fields.options !== undefined) between(fields.options, 1, isSelect(type) ? 25 : 10, `${place}.options`, report);
    for (const item of type === TYPE.gallery ? objectsOf(fields.items) : []) atMost(item.description, 1024, `${place}: alt text`, report);
    for (const option of objectsOf(fields.options)) {
      for (const field of ['label', 'value', 'description']) atMost(option[field], 100, `${place}.options: ${field}`, report);
    }
  }
};

export const messageSizes: Rule = ({ body }, report) => {
  atMost(body.content, 2000, 'content', report);
  if (listOf(body.embeds).length > 10) report(`embeds: ${listOf(body.embeds).length}, at most 10`);
  for (const { description } of objectsOf(body.attachments)) atMost(description, 1024, 'attachments: alt text', report);
};

export function atMost(text: unknown, most: number, place: string, report: Report): void {
  if (typeof text === 'string' && text.length > most && lengthOf(text) > most) report(`${place}: ${lengthOf(text)} characters, at most ${most}`);
}

function between(list: unknown, least: number, most: number, place: string, report: Report): void {
  const count = listOf(list).length;
  if (count < least || count > most) report(`${place}: ${count}, must be ${least} to ${most}`);
}
