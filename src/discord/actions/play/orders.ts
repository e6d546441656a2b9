/** Standing orders: looked at, left and taken back in private. */
import type { StandingOrders } from '../../../table/model/types.ts';
import { aside } from '../../interactions/reply.ts';
import type { Call, PressCall, Services } from '../../interactions/services.ts';
import { orderGroups, ordersPost } from '../../present/panel/orders.ts';
import { refusalLine } from '../../present/people/refusals.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import { note } from '../../wire/parts.ts';
import { backToPanel, onPanel, seated } from './play.ts';
import { tellRefusal } from './refuse.ts';

/** The page of standing orders; `news` goes first. */
export async function orders(services: Services, call: Call, id: string, news?: string): Promise<void> {
  const told = await seated(services, call, id);
  if (!told.ok) return tellRefusal(services, call, id, told.error);
  const { game, snapshot } = told.value;
  if (snapshot.table.phase !== 'playing') return tellRefusal(services, call, id, { why: 'over' });
  const speech = call.speech(game, snapshot.table);
  if (!snapshot.orders) return aside(call.interaction, note(speech.text(bot('bot.no.noOrders'))));
  return onPanel(services, call, snapshot.table, 'shows', Promise.resolve(ordersPost(game, snapshot, speech, news)));
}

/** Leaves what is marked in one menu, beside what is left in the others; or, by the button, nothing at all. */
export async function leaveOrders(services: Services, call: PressCall, { table: id, arg }: Press): Promise<void> {
  const { interaction, person } = call;
  const told = await seated(services, call, id);
  if (!told.ok) return tellRefusal(services, call, id, told.error);
  const picked = interaction.values ? together(told.value.snapshot.orders, arg, interaction.values) : [];
  const left = await services.tables.order(id, person.id, picked, interaction.id);
  if (!left.ok && left.error.why === 'contrary')
    return orders(services, call, id, refusalLine(left.error, call.speech(told.value.game, told.value.snapshot.table)));
  if (!left.ok) return backToPanel(services, call, id, left.error);
  return orders(services, call, id, call.speech().text(bot('bot.orders.left', { n: picked.length })));
}

/** What is marked in the menu with this number, and what was left before in all others. */
function together(orders: StandingOrders | null, menu: string, marked: readonly string[]): string[] {
  const here = orderGroups(orders?.offered ?? [])[Number(menu)]?.options.map(({ id }) => id) ?? [];
  return [...(orders?.left ?? []).filter((id) => !here.includes(id)), ...marked.filter((id) => here.includes(id))];
}
