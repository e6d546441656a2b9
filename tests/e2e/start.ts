/** Brings people to a table the way they do it themselves: the start command, Accept or Join, and the host's start. */
import type { APIMessage } from 'discord-api-types/v10';
import type { Game } from '../../src/games/game.ts';
import type { StartOptions } from '../../src/kernel/rules.ts';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { buttonsIn, labelOf } from '../../src/playground/person/reading.ts';
import { isAccept, isBegin, isJoin } from './labels.ts';
import { buttonOn, livingPost } from './robot.ts';

/** Starts a game among these people, hosted by the first, and waits for the first board. Returns the post that gathered them. */
export async function startGame(people: readonly HeadlessPerson[], game: Game, options: StartOptions = {}, channel = '#lounge'): Promise<APIMessage> {
  const [host, ...others] = people;
  if (!host) throw new Error('Nobody plays.');
  const isDuel = game.rules.players.max === 2;
  await host.wait(() => host.canCall(game.command), `the command /${game.command}`);
  const named = isDuel ? { opponent: others[0]!.key } : {};
  const { message } = await host.command(channel, game.command, { subcommand: 'start', options: { ...named, ...options } });
  if (!message) throw new Error('No answer to the start command.');
  // An edit of the post can come after the reply to the press.
  const press = async (person: HeadlessPerson, fits: (label: string) => boolean) => {
    await person.wait(() => usable(person.message(message), fits), 'a button that can be pressed');
    return person.press(message, buttonOn(person.message(message), fits)!);
  };
  for (const other of others) await press(other, isDuel ? isAccept : isJoin);
  if (!isDuel) await press(host, isBegin);
  await host.wait(() => livingPost(host, channel), 'the first board');
  return message;
}

const usable = (post: APIMessage, fits: (label: string) => boolean): boolean =>
  buttonsIn(post).some((each) => fits(labelOf(each)) && each.disabled !== true);

/** Every option of a game at its last value, with every switch on. */
export const allOptions = (game: Game): StartOptions =>
  Object.fromEntries(game.options.map((option) => [option.name, option.kind === 'toggle' ? true : option.values.at(-1)!]));
