/** A start where a game is already running: the first button offers a thread, and the game begins there. */
import type { APIMessage } from 'discord-api-types/v10';
import { ButtonStyle } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { invitedOptions } from '../../src/discord/actions/lobby/start-options.ts';
import { games } from '../../src/games/index.ts';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { buttonsIn, labelOf } from '../../src/playground/person/reading.ts';
import { pixel } from '../tools/pixel.ts';
import { stage } from './setting.ts';

const open = () => stage({ games, draw: async () => pixel });
const first = (message: APIMessage) => buttonsIn(message)[0]!;

/** Presses the first button of the reply to a start, and returns the invitation in the thread it leads to. */
async function threadFrom(person: HeadlessPerson, told: APIMessage): Promise<APIMessage> {
  expect([labelOf(first(told)), first(told).style]).toEqual(['Play in a thread', ButtonStyle.Primary]);
  const { message } = await person.press(told, 'Play in a thread');
  const thread = await person.wait(() => /<#(\d+)>/.exec(person.text(message!))?.[1], 'the thread');
  return person.wait(() => person.messages(thread)[0], 'the invitation in it');
}

describe.each(games.map((game) => [game.command, game] as const))('/%s start', (command, game) => {
  const names = invitedOptions(game);
  const everyOption = Object.fromEntries(game.options.map((option) => [option.name, option.kind === 'toggle' ? true : option.values.at(-1)!]));

  test('where a game is played offers a thread first, and begins there', async () => {
    const on = await open();
    const [ada, ben, cleo, dan] = (['ada', 'ben', 'cleo', 'dan'] as const).map((key) => on.place.person(key)) as [
      HeadlessPerson,
      HeadlessPerson,
      HeadlessPerson,
      HeadlessPerson,
    ];
    const { message: invitation } = await ada.command('#lounge', command, { subcommand: 'start', options: { [names[0]!]: 'ben' } });
    await ben.press(invitation!, 'Accept');
    const before = (await on.tables.at(invitation!.channel_id))!;
    expect(before.phase).toBe('playing');
    const { message: told } = await cleo.command('#lounge', command, { subcommand: 'start', options: { [names[0]!]: 'dan' } });
    const there = await threadFrom(cleo, told!);
    await dan.press(there, 'Accept');
    const begun = await on.tables.at(there.channel_id);
    expect([begun!.game, begun!.phase, begun!.people.map(({ name }) => name)]).toEqual([command, 'playing', ['Cleo', 'Dan']]);
    // The game that was there goes on in its place.
    expect((await on.tables.at(invitation!.channel_id))!.id).toBe(before.id);
  });

  test('with all that can be asked for fits the button', async () => {
    const on = await open();
    const ada = on.place.person('ada');
    await ada.command('#lounge', games[0]!.command, { subcommand: 'start', options: { [invitedOptions(games[0]!)[0]!]: 'ben' } });
    const others = Object.fromEntries(names.map((name, at) => [name, ['ben', 'cleo', 'dan', 'eve', 'finn'][at]!]));
    const options = { ...others, ...everyOption, hours: 168, increment: 168 };
    const { message: told } = await ada.command('#lounge', command, { subcommand: 'start', options });
    const there = await threadFrom(ada, told!);
    const asked = (await on.tables.at(there.channel_id))!;
    expect(asked.invited.length).toBe(names.length);
    expect([asked.game, asked.clock, asked.options]).toEqual([command, '168+168', everyOption]);
  });
});
