import type { TableRefusal } from '../../../table/model/refusals.ts';
import { aside } from '../../interactions/reply.ts';
import { type Call, gameOf, type Services } from '../../interactions/services.ts';
import { refusalLine } from '../../present/people/refusals.ts';
import { note } from '../../wire/parts.ts';

/** Says to whoever asked alone why nothing happened at this table and what to do now; what they pressed on stays as it is. */
export async function tellRefusal(services: Services, call: Call, id: string, refusal: TableRefusal): Promise<void> {
  const table = await services.tables.find(id);
  await aside(call.interaction, note(refusalLine(refusal, call.speech(table && gameOf(services, table.game), table))));
}
