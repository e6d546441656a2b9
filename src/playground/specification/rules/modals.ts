/** Rules for forms. */
import { type Fields, given, lengthOf, listOf, numberOf, textOf, wordOf } from '../json.ts';
import { atMost, choicesThatWork, partSizes, uniqueCustomIds, uniquePartIds } from './components.ts';
import { type Part, type Report, type Sent, sentMessage, TYPE } from './message.ts';

const ROOTS: ReadonlySet<unknown> = new Set([TYPE.row, TYPE.text, TYPE.label]);

export function modalProblems(modal: Fields, report: Report): void {
  const sent: Sent = sentMessage(modal, 'reply', []);
  const count = listOf(modal.components).length;
  if (count < 1 || count > 5) report(`components: a modal has 1 to 5, not ${count}`);
  atMost(modal.title, 45, 'title', report);
  atMost(modal.custom_id, 100, 'custom_id', report);
  for (const rule of [uniqueCustomIds, uniquePartIds, choicesThatWork, partSizes]) rule(sent, report);
  for (const part of sent.parts) {
    if (part.parent === null && !ROOTS.has(part.type)) report(`${part.place}: type ${wordOf(part.type)} cannot stand alone in a modal`);
    if (part.type === TYPE.row && listOf(part.fields.components).length > 1) report(`${part.place}: one text input a row`);
    if (part.type === TYPE.textInput) textInput(part, report);
    if (part.fields.disabled === true) report(`${part.place}: nothing in a modal can be disabled`);
  }
}

function textInput({ fields, place, parent }: Part, report: Report): void {
  const least = numberOf(fields.min_length) ?? 0;
  const most = numberOf(fields.max_length) ?? 4000;
  const length = lengthOf(textOf(fields.value));
  if (least > most) report(`${place}: min_length ${least} is more than max_length ${most}`);
  if (length > most || (length > 0 && length < least)) report(`${place}: its value has ${length} characters, not ${least} to ${most}`);
  if (parent?.type === TYPE.label && given(fields.label)) report(`${place}: the label stands in the Label, not in the text input`);
  if (parent?.type === TYPE.row && textOf(fields.label) === '') report(`${place}: a text input in a row needs a label`);
}
