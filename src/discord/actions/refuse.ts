import type { TableRefusal } from '../../table/refusals.ts';
import { type Call, type Desk, gameOf } from '../desk.ts';
import { note } from '../present/parts.ts';
import { refusalLine } from '../refusals.ts';
import { aside } from '../reply.ts';

/** Says to whoever asked alone why nothing happened at this table and what to do now; what they pressed on stays as it is. */
export async function tellRefusal(desk: Desk, call: Call, id: string, refusal: TableRefusal): Promise<void> {
  const table = await desk.tables.find(id);
  await aside(call.interaction, note(refusalLine(refusal, call.speech(table && gameOf(desk, table.game), table))));
}
