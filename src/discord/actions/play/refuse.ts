import type { TableRefusal } from '../../../table/model/refusals.ts';
import { type Call, type Desk, gameOf } from '../../interactions/desk.ts';
import { aside } from '../../interactions/reply.ts';
import { refusalLine } from '../../present/people/refusals.ts';
import { note } from '../../wire/parts.ts';

/** Says to whoever asked alone why nothing happened at this table and what to do now; what they pressed on stays as it is. */
export async function tellRefusal(desk: Desk, call: Call, id: string, refusal: TableRefusal): Promise<void> {
  const table = await desk.tables.find(id);
  await aside(call.interaction, note(refusalLine(refusal, call.speech(table && gameOf(desk, table.game), table))));
}
