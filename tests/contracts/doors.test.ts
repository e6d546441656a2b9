/** One contract for both ways in which interactions arrive: nobody further down can tell which it was. */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { type Setting, stage } from '../discord/setting.ts';
import { begun, bid, isPublic } from '../discord/table.ts';
import { pixel } from '../tools/pixel.ts';

const doors: readonly [string, Setting][] = [
  ['the gateway', {}],
  ['HTTP', { http: true }],
];

describe.each(doors)('interactions over %s', (_, door) => {
  test('carry a game from the invitation to the end, and the next one after it', async () => {
    const on = await stage({ ...door, draw: async () => pixel });
    const { ada, ben, board, invitation } = await begun(on);
    expect(ada.buttons(invitation)).toEqual([]);
    const waiting = await bid(ada, await board(), '1', '2');
    expect(ada.text(waiting)).toContain('nothing to do');
    await bid(ben, await board(), '1', '1');
    await ada.wait(() => ada.messages('#lounge').find((one) => isPublic(one) && ada.text(one).includes('bids are in')), 'the turns');
    const { message: sure } = await ben.command('#lounge', 'duel', { subcommand: 'resign' });
    await ben.press(sure!, 'Give up');
    const last = await ada.wait(() => ada.messages('#lounge').findLast((one) => ada.buttons(one).includes('Rematch')), 'the result');
    const { message: again } = await ben.press(last, 'Rematch');
    expect(ada.text(again!)).toContain('Ben invites');
    await expect.poll(async () => (await on.tables.at(ada.channel('#lounge').id))?.post?.message, { timeout: 10_000 }).toBe(again!.id);
    expect(on.errors).toEqual([]);
  });

  test('are answered while a command is typed', async () => {
    const on = await stage(door);
    const ada = on.place.person('ada');
    const offered = await ada.autocomplete('#lounge', 'duel', { subcommand: 'rules', options: { topic: 'Ái' }, focused: 'topic' });
    expect(offered).toContainEqual({ name: 'Aim', value: 'aim' });
  });

  test('show a panel with its picture to whoever pressed, and words where those are asked for', async () => {
    const on = await stage({ ...door, draw: async () => pixel });
    const { ada, board } = await begun(on);
    const asked = async (label: string) => {
      const { message } = await ada.press(await board(), label);
      return { isPublic: isPublic(message!), isPicture: JSON.stringify(ada.message(message!)).includes('"media"') };
    };
    expect(await asked('Play')).toEqual({ isPublic: false, isPicture: true });
    expect(await asked('Words')).toEqual({ isPublic: false, isPicture: false });
  });

  test('show the table to whoever does not play, and take no answer of theirs', async () => {
    const on = await stage({ ...door, draw: async () => pixel });
    const { ada, board } = await begun(on);
    const { id } = (await on.tables.at(ada.channel('#lounge').id))!;
    const answered = async () => (await on.store.answers(id, 0)).map(({ picked }) => picked);
    const { message } = await on.place.person('cleo').press(await board(), 'Play');
    expect([isPublic(message!), await answered()]).toEqual([false, []]);
    await bid(ada, await board(), '1', '2');
    expect(await answered()).toEqual([['1'], ['2']]);
    expect(on.errors).toEqual([]);
  });

  test('know keepers of the server by its roles', async () => {
    const on = await stage(door);
    const cleo = on.place.person('cleo');
    const list = async () => cleo.text((await cleo.command('#lounge', 'hustings', { subcommand: 'games' })).message!);
    on.place.grant('#lounge', 'cleo', PermissionFlagsBits.ManageChannels);
    expect(await list()).toContain('manage channels');
    on.place.setModerator('cleo', true);
    expect(await list()).not.toContain('manage channels');
  });
});
