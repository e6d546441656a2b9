/** Ways into a game on the local Discord. */
import type { APIMessage } from 'discord-api-types/v10';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import type { Stage } from './setting.ts';

const ephemeral = 64;
export const isPublic = (message: APIMessage) => (Number(message.flags ?? 0) & ephemeral) === 0;

/** The line below a board that calls a player repeats in short what the board tells, and its only button opens the panel. */
export const isCall = (person: HeadlessPerson, message: APIMessage) => `${person.buttons(message)}` === 'Play';

/** Ada and Ben, past the invitation; `board` waits for the newest public post with a Play button. */
export async function begun(on: Stage, game = 'duel', options: Record<string, string> = {}, channel = '#lounge') {
  const ada = on.place.person('ada');
  const ben = on.place.person('ben');
  const { message } = await ada.command(channel, game, { subcommand: 'start', options: { opponent: 'ben', ...options } });
  await ben.press(message!, 'Accept');
  const board = () => ada.wait(() => ada.messages(channel).findLast((one) => isPublic(one) && ada.buttons(one).includes('Play')), 'a board');
  await board();
  return { ada, ben, invitation: message!, board };
}

/** The custom id of the button that picks this option. */
export const idOf = (person: HeadlessPerson, panel: APIMessage, option: string): string =>
  JSON.stringify(person.message(panel)).match(new RegExp(`"(v1:[^"]+:pick:${option})"`))?.[1] ?? option;

/** Opens the panel and presses one option after another. Returns the panel. */
export async function bid(person: HeadlessPerson, board: APIMessage, ...options: string[]): Promise<APIMessage> {
  let { message: panel } = await person.press(board, 'Play');
  for (const option of options) ({ message: panel } = await person.press(panel!, idOf(person, panel!, option)));
  return panel!;
}
