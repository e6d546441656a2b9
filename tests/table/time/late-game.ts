/** A small game in which a player lets their time run out. */

import type { Person } from '../../../src/table/model/types.ts';
import type { Setting } from '../context.ts';
import { ada, bob, must, openTestContext, place } from '../context.ts';

export const hour = 3_600_000;

/** A game in which A is asked for a card. `pass` lets hours pass, and returns the reminders due meanwhile, each with its seat. */
export async function begun(people: Person[] = [ada, bob], clock = '24+12', setting: Setting = {}) {
  const context = openTestContext(setting);
  const { tables, hand, request, reminders } = context;
  const [host, ...invited] = people;
  const opened = await must(tables.open({ game: 'demo', place, host: host!, invited, options: {}, clock, lang: 'en', request: request() }));
  for (const person of invited) await must(tables.accept(opened.id, person, request()));
  for (const person of people) for (const n of ['1', '1']) await must(hand.answer(opened.id, person, n));
  const { id } = opened;
  const at = (seat: string) => people.find((one) => seats[one.id] === seat)!;
  const { seats } = (await tables.find(id))!;
  const pass = async (hours: number) => {
    const said: string[] = [];
    for (const end = context.clock.now + hours * hour; context.clock.now < end; ) {
      context.clock.now += hour;
      said.push(...(await reminders.take(context.clock.now, 50)).map(({ seat, kind }) => `${seat} ${kind}`));
    }
    return said;
  };
  const told = async () =>
    (await must(tables.log(id, null, 99))).map(({ message }) => message.key).filter((key) => key.startsWith('table.') && key !== 'table.seats');
  const find = async () => (await tables.find(id))!;
  return { ...context, id, a: at('A'), b: at('B'), c: at('C'), d: at('D'), pass, told, find };
}
