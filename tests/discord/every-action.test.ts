/**
 * Buttons and menus that no other test here uses, some of which only older posts have: the bot posts them again, and a player presses them. The end
 * of the run checks that nothing declared is left out (`tests/tools/unpressed.ts`).
 */
import { type APIMessage, ComponentType, MessageFlags } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { thinkingGame } from '../table/demo-mind.ts';
import { games, type Stage, stage } from './setting.ts';
import { begun, bid } from './table.ts';

const channel = '#lounge';
const [, , ...printed] = games;

/** A public post with one button, or with a menu of these values. */
async function posted({ place }: Stage, person: HeadlessPerson, custom_id: string, values: readonly string[] = []): Promise<APIMessage> {
  const options = values.map((value) => ({ label: value, value }));
  const part =
    options.length > 0
      ? { type: ComponentType.StringSelect, custom_id, options, min_values: 0, max_values: options.length }
      : { type: ComponentType.Button, custom_id, label: 'Old', style: 1 };
  const response = await fetch(`${place.api}/v10/channels/${place.channelId(channel)}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${place.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      content: 'An old post',
      flags: MessageFlags.SuppressNotifications,
      components: [{ type: ComponentType.ActionRow, components: [part] }],
    }),
  });
  expect(response.status).toBe(200);
  const { id } = (await response.json()) as APIMessage;
  return person.wait(() => person.messages(channel).find((one) => one.id === id), 'the old post');
}

/** What a player reads after pressing such a button, or choosing these of the menu's values. */
async function pressed(on: Stage, person: HeadlessPerson, id: string, chosen: readonly string[] = [], values = chosen): Promise<string> {
  const post = await posted(on, person, id, values);
  const { message } = values.length > 0 ? await person.select(post, id, chosen) : await person.press(post, id);
  expect(on.errors).toEqual([]);
  return message ? `${person.text(message)} ${person.buttons(message).join()}` : '';
}

test('about a table: the board, its words, the clocks, the rules, keeping on', async () => {
  const on = await stage();
  const { ada, board } = await begun(on);
  const { id } = (await on.tables.at((await board()).channel_id))!;
  expect(await pressed(on, ada, `v1:${id}:-:board`)).toMatch(/only you|Waiting for/i);
  expect(await pressed(on, ada, `v1:${id}:-:words`)).not.toBe('');
  expect(await pressed(on, ada, `v1:${id}:-:timing:work`)).toContain('Time');
  expect(await pressed(on, ada, 'v1:-:-:rules:duel.0.aim')).toContain('reach the goal');
  const { message: sure } = await ada.command(channel, 'duel', { subcommand: 'resign' });
  const { message: kept } = await ada.press(sure!, 'Keep playing');
  expect(ada.text(kept!)).not.toContain('given up');
  expect((await on.tables.find(id))?.phase).toBe('playing');
});

test('on a panel: pages, marks, and an option from a menu', async () => {
  const on = await stage();
  const { ada, board } = await begun(on);
  const { id } = (await on.tables.at((await board()).channel_id))!;
  const ref = async () => {
    const told = await on.tables.snapshot(id, ada.id);
    return (told.ok && told.value.asked?.ref) || expect.fail('Ada is asked nothing.');
  };
  expect(await pressed(on, ada, `v1:${id}:${await ref()}:page:0.`)).toContain('peek');
  expect(await pressed(on, ada, `v1:${id}:${await ref()}:mark:0.`, ['1'], ['1', '2'])).toContain('peek');
  const before = await ref();
  expect(await pressed(on, ada, `v1:${id}:${before}:choose`, ['2'], ['1', '2', '3'])).toContain('You bid 2');
  expect(await ref()).not.toBe(before);
});

test('about no table: leaders, a lesson, and a game at once', async () => {
  const on = await stage({ games: printed });
  const ada = on.place.person('ada');
  expect(await pressed(on, ada, 'v1:-:-:leaders:0.campaign')).toContain('Nobody has finished a game');
  expect(await pressed(on, ada, `v1:-:-:leaders:0.${'x'.repeat(80)}`)).toContain('Nobody has finished a game');
  expect(await pressed(on, ada, 'v1:-:-:lesson:campaign.0')).toContain('step 1 of');
  await pressed(on, ada, 'v1:-:-:playnow:campaign');
  const table = (await on.tables.at(on.place.channelId(channel)))!;
  expect(table.people.map(({ computer }) => Boolean(computer))).toEqual([false, true]);
});

test('at a table that computers play: it stops, and somebody sits down', async () => {
  const on = await stage({ games: printed });
  const ada = on.place.person('ada');
  await ada.command(channel, 'campaign', { subcommand: 'watch', options: { level: 'novice' } });
  const { id, seats, people } = (await on.tables.at(on.place.channelId(channel)))!;
  const living = (label: string) => ada.wait(() => ada.messages(channel).findLast((one) => ada.buttons(one).includes(label)), label);
  await ada.press(await living('Pause'), 'Pause');
  const seat = seats[people[0]!.id]!;
  const { message } = await ada.select(await living('Continue'), 'Take a seat, or end the game', seat);
  expect(ada.text(message!)).toContain('You now play');
  expect((await on.tables.find(id))!.seats[ada.id]).toBe(seat);
  expect(on.errors).toEqual([]);
});

test('with computers: one is added in the lobby, is asked for a hint, and why it played so', async () => {
  const on = await stage({ games: [thinkingGame] });
  const ada = on.place.person('ada');
  const { message: lobby } = await ada.command(channel, thinkingGame.command, { subcommand: 'start' });
  const { message: own } = await ada.press(lobby!, 'Options');
  for (const level of ['novice', 'expert']) await ada.select(own!, 'Computers: add or remove one', level);
  await ada.wait(() => ada.text(lobby!).includes('Computer 2'), 'both to sit down');
  await ada.press(lobby!, 'Start');
  const board = await ada.wait(() => ada.messages(channel).findLast((one) => ada.buttons(one).includes('Play')), 'a board');
  const { id } = (await on.tables.at(board.channel_id))!;
  // No computer thinks on this stage.
  const panel = await bid(ada, board);
  const { message: advised } = await ada.press(panel, 'Hint');
  expect(ada.text(advised!)).toContain('Computers can’t play this game');
  expect(await pressed(on, ada, `v1:${id}:-:why`)).toContain('No computer has made a choice this turn or the turn before');
});
