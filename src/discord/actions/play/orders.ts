/** Standing orders: seen, left and taken back in private. */
import type { StandingOrders } from '../../../table/model/types.ts';
import { aside } from '../../interactions/reply.ts';
import type { InteractionContext, PressContext } from '../../interactions/services.ts';
import { orderGroups, ordersPost } from '../../present/panel/orders.ts';
import { refusalLine } from '../../present/people/refusals.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import { note } from '../../wire/parts.ts';
import { aboutTable, from, press, pressBeside, tellRefusal } from '../declare.ts';
import { backToPanel, onPanel, onSeat, type Seated, seated } from './play.ts';

/** The page of standing orders; `news` goes first. */
export async function orders(context: InteractionContext, id: string, news?: string): Promise<void> {
  const told = await seated(context, id);
  if (!told.ok) return tellRefusal(context, id, told.error);
  const { game, snapshot } = told.value;
  if (snapshot.table.phase !== 'playing') return tellRefusal(context, id, { why: 'over' });
  const speech = context.speech(game, snapshot.table);
  if (!snapshot.orders) return aside(context.interaction, note(speech.text(bot('bot.no.noOrders'))));
  return onPanel(context, snapshot.table, 'shows', Promise.resolve(ordersPost(game, snapshot, speech, news)));
}

/** Leaves the orders marked in one menu, keeping those of the other menus; or, by the button, no orders. */
export async function leaveOrders(context: PressContext, { game, snapshot }: Seated, { table: id, arg }: Press): Promise<void> {
  const { interaction, person } = context;
  const picked = interaction.values ? together(snapshot.orders, arg, interaction.values) : [];
  const left = await context.tables.order(id, person.id, picked, interaction.id);
  if (!left.ok && left.error.why === 'contrary') return orders(context, id, refusalLine(left.error, context.speech(game, snapshot.table)));
  if (!left.ok) return backToPanel(context, id, left.error);
  return orders(context, id, context.speech().text(bot('bot.orders.left', { n: picked.length })));
}

/** The orders marked in this menu (by its number), and the orders left before in all others. */
function together(orders: StandingOrders | null, menu: string, marked: readonly string[]): string[] {
  const here = orderGroups(orders?.offered ?? [])[Number(menu)]?.options.map(({ id }) => id) ?? [];
  return [...(orders?.left ?? []).filter((id) => !here.includes(id)), ...marked.filter((id) => here.includes(id))];
}

export const presses = [pressBeside('orders', (context, { table }) => orders(context, table)), press('order', onSeat(leaveOrders))].map((one) =>
  from('panel', one),
);
export const subcommands = [
  aboutTable('orders', (context, { table }) => orders(context, table), { isIn: ({ rules }) => rules.orders !== undefined }),
];
