import type { TableRefusal } from '../../table/types.ts';
import type { PressCall } from '../desk.ts';
import { note } from '../present/parts.ts';
import { refusalLine } from '../refusals.ts';
import { aside } from '../reply.ts';
import { type Speech, speechOf } from '../speech.ts';

/** Says to the presser alone why nothing happened and what to do now; what they pressed on stays as it is. */
export async function refuse({ interaction, lang }: PressCall, refusal: TableRefusal, speech: Speech = speechOf(null, null, lang)): Promise<void> {
  await aside(interaction, note(refusalLine(refusal, speech)));
}
