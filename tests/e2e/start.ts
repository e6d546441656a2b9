/** Bringing people to a table as they do it themselves: the start command, Accept or Join, and the host's start. */
import type { APIMessage } from 'discord-api-types/v10';
import type { Game } from '../../src/games/game.ts';
import type { StartOptions } from '../../src/kernel/rules.ts';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { livingPost } from './robot.ts';

/** Starts a game among these people, the first being its host, and waits for the first board. Gives the post that gathered them. */
export async function startGame(people: readonly HeadlessPerson[], game: Game, options: StartOptions = {}, channel = '#lounge'): Promise<APIMessage> {
  const [host, ...others] = people;
  if (!host) throw new Error('Nobody plays.');
  const isDuel = game.rules.players.max === 2;
  const named = isDuel ? { opponent: others[0]!.key } : {};
  const { message } = await host.command(channel, game.command, { subcommand: 'start', options: { ...named, ...options } });
  if (!message) throw new Error('No answer to the start command.');
  for (const other of others) await other.press(message, isDuel ? 'Accept' : 'Join');
  if (!isDuel) await host.press(message, 'Start the game');
  await host.wait(() => livingPost(host, channel), 'the first board');
  return message;
}

/** Every option of a game at its last value, or every switch turned on. */
export const allOptions = (game: Game): StartOptions =>
  Object.fromEntries(game.options.map((option) => [option.name, option.kind === 'toggle' ? true : option.values.at(-1)!]));
