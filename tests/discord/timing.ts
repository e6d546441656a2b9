/** Two people at a table with a clock that tests can move, through the real client. */
import type { APIMessage } from 'discord-api-types/v10';
import { onTestFinished } from 'vitest';
import { here, openWorld, type World } from '../faults/world.ts';
import { isPublic } from './table.ts';

export const hour = 3_600_000;

/** Ada and Ben, past the bids; `late` is asked for a card, `other` waits. */
export async function begun(options: Record<string, string | number> = {}, before?: (world: World) => Promise<unknown>) {
  const world = await openWorld();
  onTestFinished(() => world.close());
  const { ada, ben, place, bot } = world;
  await before?.(world);
  const { message } = await ada.command(here, 'duel', { subcommand: 'start', options: { opponent: 'ben', ...options } });
  await ben.press(message!, 'Accept');
  const find = (what: (one: APIMessage) => boolean, name: string) =>
    ada.wait(() => ada.messages(here).findLast((one) => isPublic(one) && what(one)), name);
  const board = () => find((one) => ada.buttons(one).includes('Words') && ada.buttons(one).includes('Play'), 'a board');
  const table = async () => (await bot.tables.of(ada.user.id))[0]!;
  const { seats } = await table();
  const [late, other] = seats[ada.user.id] === 'A' ? [ada, ben] : [ben, ada];
  // The last bidder is still at a panel that then asks for the card, so the other bids last, and `late` is called.
  for (const person of [late, other]) {
    let { message: panel } = await person.press(await board(), 'Play');
    for (let i = 0; i < 2; i++) ({ message: panel } = await person.press(panel!, person.buttons(panel!)[0]!));
  }
  const says = (words: RegExp) => find((one) => words.test(ada.text(one)), String(words));
  return { world, place, ada, ben, late, other, board, table, says };
}
