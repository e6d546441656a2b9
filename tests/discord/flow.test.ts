import { type APIMessage, ButtonStyle } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { stage } from './setting.ts';
import { begun, bid, idOf, isPublic } from './table.ts';

describe('a game on the local Discord', () => {
  test('from the invitation over several turns to resignation and a rematch', async () => {
    const on = await stage();
    const { ada, ben, invitation, board } = await begun(on);
    expect(ada.buttons(invitation)).toEqual([]);
    const first = await board();
    expect(ada.text(first)).toContain(ada.mention);
    expect(ada.text(first)).toContain(ben.mention);
    expect(
      first.mentions.map(({ id }) => id),
      'Ben was called by the invitation a moment ago',
    ).toEqual([ada.id]);
    expect(ada.buttons(first)).toEqual(['Play', 'How to play', 'Hand', 'Log', 'Words']);
    expect(ada.text(first)).toContain('🎯 Be the first to reach the goal.');
    expect(ada.text(first)).toMatch(/Ada plays \*\*.+\*\* and Ben plays \*\*.+\*\*\./);

    const waiting = await bid(ada, first, '1', '2');
    expect(ada.text(waiting)).toContain('nothing to do for now');
    expect(ben.sees(waiting)).toBe(false);
    await bid(ben, await board(), '1', '1');
    const turn = await ada.wait(() => ada.messages('#lounge').findLast((one) => isPublic(one) && ada.text(one).includes('bids are in')), 'the turns');
    await ada.wait(() => ada.buttons(first).length === 0, 'the old buttons to go');
    expect(ada.text(turn)).toMatch(/<@\d+>, it’s your turn\./);

    for (let i = 0; i < 4; i++) {
      const now = await board();
      const who = ada.text(now).includes(ada.mention) ? ada : ben;
      const panel = await bid(who, now, 'gain');
      expect(who.text(panel)).toContain('gains 1');
      await ada.wait(() => ada.buttons(now).length === 0, 'the turn to go on');
    }

    const { message: sure } = await ben.command('#lounge', 'duel', { subcommand: 'resign' });
    expect(ben.buttons(sure!)).toEqual(['Keep playing', 'Offer a draw', 'End it together', 'Give up for good']);
    await ben.press(sure!, 'Give up');
    expect(ben.text(sure!)).toContain('You’ve given up');
    const last = await ada.wait(() => ada.messages('#lounge').findLast((one) => ada.buttons(one).includes('Rematch')), 'the result');
    expect(ada.text(last)).toContain('### ');
    expect(ada.text(last)).toContain('Ada');
    const { message: again } = await ben.press(last, 'Rematch');
    expect(ada.text(again!)).toContain('Ben invites');
    expect(ada.buttons(again!)).toEqual(['Accept', 'Decline', 'Play over days', 'How to play', 'Cancel']);
    expect(on.errors).toEqual([]);
  });

  test('Undo takes the last answer back, by button and by command', async () => {
    const on = await stage();
    const { ada, board } = await begun(on);
    const panel = await bid(ada, await board(), '1');
    const { message: before } = await ada.press(panel, 'Undo');
    expect(ada.text(before!)).toContain('Taken back');
    expect(before!.id).toBe(panel.id);
    await ada.press(panel, idOf(ada, panel, '1'));
    const { message: undone } = await ada.command('#lounge', 'duel', { subcommand: 'undo' });
    expect(ada.text(undone!)).toContain('Taken back');
    const { message: none } = await ada.command('#lounge', 'duel', { subcommand: 'undo' });
    expect(ada.text(none!)).toContain('can’t take anything back');
  });

  test('a blocked choice is greyed with its reason', async () => {
    const on = await stage();
    const { ada, ben, board } = await begun(on);
    await bid(ada, await board(), '1', '1');
    await bid(ben, await board(), '1', '1');
    const turn = await ada.wait(() => ada.messages('#lounge').findLast((one) => isPublic(one) && ada.text(one).includes('bids are in')), 'the turns');
    const who = ada.text(turn).includes(ada.mention) ? ada : ben;
    const { message: panel } = await who.press(turn, 'Play');
    expect(who.text(panel!)).toContain('Too dear.');
    // It is behind More, because there is no room for blocked choices.
    const { message: whole } = await who.press(panel!, 'More');
    await expect(who.press(whole!, 'dear')).rejects.toThrow(/cannot be used/);
    expect(who.buttons((await who.press(whole!, 'Less')).message!)).not.toContain('dear');
  });

  test('a French reader of an English table reads French in private', async () => {
    const on = await stage();
    const { ben, board } = await begun(on);
    ben.setLocale('fr');
    const { message } = await ben.press(await board(), 'Play');
    expect(ben.buttons(message!)).toContain('Consignes');
    expect(ben.text(await board())).toContain('has a choice to make');
  });

  test('log, board, describe, hand, rules and help are private to the asker', async () => {
    const on = await stage();
    const { ada, ben, board } = await begun(on);
    await bid(ada, await board(), 'peek', '1');
    const log = (await ada.command('#lounge', 'duel', { subcommand: 'log' })).message!;
    expect(ada.text(log)).toContain('only you see this');
    const theirs = (await ben.press(await board(), 'Log')).message!;
    expect(ben.text(theirs)).not.toContain('You see a');
    for (const subcommand of ['board', 'hand', 'help']) {
      const { message } = await ben.command('#lounge', 'duel', { subcommand });
      expect(isPublic(message!)).toBe(false);
    }
    expect(ben.text((await ben.press(await board(), 'Words')).message!)).toContain('Ada 0');
    const help = (await ben.command('#lounge', 'duel', { subcommand: 'help' })).message!;
    expect(ben.text(help)).toContain('all the permissions I need');
    const offered = await ben.autocomplete('#lounge', 'duel', { subcommand: 'rules', options: { topic: 'Ái' }, focused: 'topic' });
    expect(offered).toContainEqual({ name: 'Aim', value: 'aim' });
    const rules = (await ben.command('#lounge', 'duel', { subcommand: 'rules', options: { topic: 'aim' } })).message!;
    expect(ben.text(rules)).toContain('reach the goal');
  });

  test('/… board says who is waited for since when, and shows the board to everybody', async () => {
    const on = await stage();
    const { ada, board } = await begun(on);
    await bid(ada, await board(), '1', '1');
    const cleo = on.place.person('cleo');
    const { message } = await cleo.command('#lounge', 'duel', { subcommand: 'board' });
    expect(cleo.text(message!)).toMatch(/^Waiting for \*\*Ben\*\* · asked <t:\d+:R>$/m);
    expect(cleo.text(message!)).not.toContain('**Ada**');
    const before = await board();
    await cleo.press(message!, 'Show it to everyone');
    expect(cleo.text(message!)).toContain('at the bottom of the channel');
    const isNewBoard = (one: APIMessage) => isPublic(one) && one.id !== before.id && ada.buttons(one).includes('Log');
    const shown = await ada.wait(() => ada.messages('#lounge').findLast(isNewBoard), 'the board at the bottom');
    expect(ada.buttons(shown)).toEqual(['Play', 'How to play', 'Hand', 'Log', 'Words']);
  });

  test('standing orders are left in private', async () => {
    const on = await stage();
    const { ada, board } = await begun(on);
    const { message: panel } = await ada.press(await board(), 'Play');
    await ada.press(panel!, 'Orders');
    const menuOf = (group: number) => JSON.stringify(ada.message(panel!)).match(new RegExp(`"(v1:[^"]+:order:${group})"`))![1]!;
    await ada.select(panel!, menuOf(1), '3');
    expect(ada.text(panel!)).toContain('You have 1 standing order now');
    expect(ada.text(panel!)).not.toContain('has no effect');
    await ada.select(panel!, menuOf(0), '2');
    expect(ada.text(panel!)).toContain('You have 2 standing orders now');
    const { message: asked } = await ada.press(await board(), 'Play');
    expect(ada.text(asked!)).toMatch(/Next is .*Your standing orders: 2 · 3/s);
    expect(ada.text(panel!)).toContain('“3” has no effect while “2” is on');
    const { message: again } = await ada.command('#lounge', 'duel', { subcommand: 'orders' });
    expect(ada.text(again!)).toContain('About 2');
    await ada.press(again!, 'No orders');
    expect(ada.text(again!)).toContain('no standing orders');
  });
});

describe('a lobby', () => {
  test('people join and leave, the host sets options and starts', async () => {
    const on = await stage();
    const [ada, ben, cleo] = ['ada', 'ben', 'cleo'].map((key) => on.place.person(key)) as [HeadlessPerson, HeadlessPerson, HeadlessPerson];
    const { message: lobby } = await ada.command('#lounge', 'demo', { subcommand: 'start' });
    expect(ada.buttons(lobby!)).toEqual(['Join', 'Start', 'Leave', 'Options', 'Play over days', 'How to play', 'Cancel']);
    expect(stylesOf(ada, lobby!)).toEqual({ join: ButtonStyle.Primary, begin: ButtonStyle.Secondary });
    expect(ada.text(lobby!).match(/🪑/g)).toHaveLength(3);
    expect(ada.text(lobby!)).toContain('1 more player needed to start.** To join, press **Join**.');
    await expect(ada.press(lobby!, 'Start')).rejects.toThrow(/cannot be used/);
    await ben.press(lobby!, 'Join');
    await cleo.press(lobby!, 'Join');
    await ben.press(lobby!, 'Leave');
    expect(ada.text(lobby!)).toMatch(/👤 \*\*Ada\*\*\s+👤 \*\*Cleo\*\*/);
    const { message: refused } = await cleo.press(lobby!, 'Start');
    expect(cleo.text(refused!)).toContain('Only the person who opened this game');
    expect(stylesOf(ada, lobby!)).toEqual({ join: ButtonStyle.Secondary, begin: ButtonStyle.Success });
    const { message: options } = await ada.press(lobby!, 'Options');
    expect(ada.buttons(options!)).toEqual(['Change', 'Change', 'Change']);
    await ada.press(options!, (await lobbyOption(ada, options!, 'length'))!);
    expect(ada.text(options!)).toContain('Length: **Long**');
    await ben.wait(() => ben.text(lobby!).includes('Length: long'), 'everybody to see it');
    const { message: theirs } = await cleo.press(lobby!, 'Options');
    expect(cleo.text(theirs!)).toContain('Length: **Long**');
    expect(cleo.buttons(theirs!)).toEqual([]);
    await ada.press(lobby!, 'Start');
    await ada.wait(() => ada.messages('#lounge').find((one) => ada.buttons(one).includes('Play')), 'the board');
    expect(ada.buttons(lobby!)).toEqual([]);
    for (const [person, message] of [[ada, options!] as const, [cleo, theirs!] as const]) {
      await person.wait(() => person.text(message).includes('This game has already begun'), 'the options to go');
      expect(person.buttons(message)).toEqual([]);
    }
  });

  test('that is called off leaves no options behind', async () => {
    const on = await stage();
    const ada = on.place.person('ada');
    const { message: lobby } = await ada.command('#lounge', 'demo', { subcommand: 'start' });
    const { message: options } = await ada.press(lobby!, 'Options');
    const { message: sure } = await ada.press(lobby!, 'Cancel');
    await ada.press(sure!, ada.buttons(sure!)[0]!);
    await ada.wait(() => ada.text(options!).includes('This invitation is closed'), 'the options to go');
    expect(on.errors).toEqual([]);
  });

  test('players who were named are invited, and nobody else', async () => {
    const on = await stage();
    const [ada, ben, cleo] = ['ada', 'ben', 'cleo'].map((key) => on.place.person(key)) as [HeadlessPerson, HeadlessPerson, HeadlessPerson];
    const { message } = await ada.command('#lounge', 'demo', { subcommand: 'start', options: { player2: 'ben', player3: 'cleo' } });
    await ben.press(message!, 'Accept');
    expect(ada.text(message!)).toContain('Ben has accepted');
    const dan = on.place.person('dan');
    expect(dan.text((await dan.press(message!, 'Accept')).message!)).toContain('for somebody else');
    await cleo.press(message!, 'Decline');
    await ada.wait(() => ada.messages('#lounge').find((one) => ada.buttons(one).includes('Play')), 'the board of two');
  });
});

/** The styles of Join and Begin, which show what stands out. */
const stylesOf = (person: HeadlessPerson, lobby: APIMessage) =>
  Object.fromEntries(
    [...JSON.stringify(person.message(lobby)).matchAll(/"style":(\d),"label":"[^"]*","custom_id":"v1:[^:]+:-:(join|begin)"/g)].map(
      ([, style, what]) => [what, Number(style)],
    ),
  );

async function lobbyOption(person: HeadlessPerson, lobby: APIMessage, option: string): Promise<string | undefined> {
  return JSON.stringify(person.message(lobby)).match(new RegExp(`"(v1:[^"]+:set:${option})"`))?.[1];
}
