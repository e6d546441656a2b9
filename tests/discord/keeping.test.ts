/** `/hustings` for moderators, and players who move their game: through the real client, announced in every channel concerned. */
import type { APIMessage } from 'discord-api-types/v10';
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { stage } from './setting.ts';
import { begun, bid, isPublic } from './table.ts';

// Ada owns the local server, so only she can manage its channels.
const serverGames = async (person: HeadlessPerson, channel: string) => (await person.command(channel, 'hustings', { subcommand: 'games' })).message!;
const saying = (person: HeadlessPerson, channel: string, words: string) =>
  person.wait(() => person.messages(channel).find((one) => isPublic(one) && person.text(one).includes(words)), words);
const boardIn = (person: HeadlessPerson, channel: string) =>
  person.wait(() => person.messages(channel).findLast((one: APIMessage) => isPublic(one) && person.buttons(one).includes('Play')), 'a board');

describe('the games of a server', () => {
  test('are listed for moderators with channel, players, since when they wait and for whom, and what is wrong', async () => {
    const on = await stage();
    const { ada, board } = await begun(on);
    const other = await begun(on, 'duel', {}, '#campaign');
    await bid(ada, await board(), '1', '1');
    const theirs = await other.board();
    await bid(ada, theirs, '1', '1');
    on.place.setBotPermissions('#campaign', P.ViewChannel);
    await bid(other.ben, theirs, '1', '1');
    await expect.poll(async () => (await on.tables.at(theirs.channel_id))?.trouble ?? null).not.toBeNull();
    const list = await serverGames(ada, '#lounge');
    expect(Number(list.flags) & 64, 'private').toBe(64);
    expect(ada.text(list)).toMatch(/Waiting for Ben · asked <t:\d+:R>\n-# <#\d+> · Ada and Ben/);
    expect(ada.text(list)).toMatch(/I’m not allowed to post there \(noticed <t:\d+:R>\)/);
    expect(ada.buttons(list)).toEqual(['Manage', 'Manage']);
  });

  test('show who has left the server and that a channel is gone', async () => {
    const on = await stage();
    const { ada } = await begun(on, 'duel', {}, '#campaign');
    on.place.leaveServer('ben');
    const list = await serverGames(ada, '#lounge');
    await ada.press(list, 'Manage');
    expect(ada.text(list)).toContain('Ben has left the server');
    expect(ada.text(list)).not.toContain('channel is gone');
    on.place.deleteChannel('#campaign');
    await ada.press(list, 'Back');
    await ada.press(list, 'Manage');
    expect(ada.text(list)).toContain('Its channel is gone');
    expect(ada.buttons(list)).toEqual(['Move it here', 'Back', 'End it …']);
  });

  test('are no business of those who may not manage channels', async () => {
    const on = await stage();
    await begun(on);
    const ben = on.place.person('ben');
    await expect(serverGames(ben, '#lounge')).rejects.toThrow();
  });
});

describe('whoever may manage channels', () => {
  test('everywhere by a role keeps order, until it is taken away: then every press is refused', async () => {
    const on = await stage();
    const { board } = await begun(on, 'duel', {}, '#campaign');
    const { channel_id } = await board();
    const ben = on.place.person('ben');
    on.place.setModerator('ben', true);
    on.place.grant('#lounge', 'ben', P.ManageChannels);
    const lists = [await serverGames(ben, '#lounge'), await serverGames(ben, '#lounge'), await serverGames(ben, '#lounge')] as const;
    await ben.press(lists[1], 'Manage');
    await ben.press(lists[2], 'Manage');
    await ben.press(lists[2], 'End it');
    on.place.setModerator('ben', false);
    for (const [list, label] of [
      [lists[0], 'Manage'],
      [lists[1], 'Move it here'],
      [lists[1], 'End it'],
      [lists[2], 'End it for good'],
      [lists[2], 'Back'],
    ] as const) {
      const { message } = await ben.press(list, label);
      expect(ben.text(message!), label).toContain('who can manage channels');
    }
    expect((await on.tables.at(channel_id))?.phase).toBe('playing');
  });

  test('in one channel alone has no say in the games of the server', async () => {
    const on = await stage();
    await begun(on, 'duel', {}, '#campaign');
    on.place.grant('#lounge', 'cleo', P.ManageChannels);
    const cleo = on.place.person('cleo');
    expect(cleo.text(await serverGames(cleo, '#lounge'))).toContain('who can manage channels');
  });
});

test('a moderator ends a game after being asked once, and its players are told in its channel', async () => {
  const on = await stage();
  const [ada, ben] = [on.place.person('ada'), on.place.person('ben')];
  const { message } = await ada.command('#lounge', 'duel', { subcommand: 'start', options: { opponent: 'ben', language: 'fr' } });
  await ben.press(message!, 'Accepter');
  const first = await ada.wait(() => ada.messages('#lounge').findLast((one) => ada.buttons(one).includes('Jouer')), 'a board');
  const list = await serverGames(ada, '#campaign');
  await ada.press(list, 'Manage');
  await ada.press(list, 'End it');
  expect(ada.text(list)).toContain('Do you want to end this game');
  expect((await on.tables.at(first.channel_id))?.phase).toBe('playing');
  await ada.press(list, 'End it for good');
  expect(ada.text(list)).toContain('The game is over');
  const told = await saying(ben, '#lounge', 'a mis fin à cette partie');
  expect(told.mentions.map(({ id }) => id).sort()).toEqual([ada.id, ben.id].sort());
  await ada.wait(() => ada.buttons(first).length === 0, 'the buttons to go');
  expect((await on.tables.at(first.channel_id))?.phase).toBe('closed');
});

describe('a moderator moves a game here', () => {
  test('and both channels are told; the board stands here, the old one goes', async () => {
    let now = Date.now();
    const on = await stage({ clock: () => now });
    const { ada, ben, board } = await begun(on);
    const old = await board();
    // A player who was called a moment ago is there, and isn't called again.
    now += 20 * 60_000;
    const list = await serverGames(ada, '#campaign');
    await ada.press(list, 'Manage');
    await ada.press(list, 'Move it here');
    const next = await boardIn(ben, '#campaign');
    expect(next.mentions.map(({ id }) => id).sort()).toEqual([ada.id, ben.id].sort());
    await saying(ben, '#lounge', `goes on in <#${next.channel_id}>`);
    await saying(ben, '#campaign', `from <#${old.channel_id}> goes on here`);
    await ben.wait(() => ben.messages('#lounge').every(({ id }) => id !== old.id), 'the old board to go');
    await bid(ben, next, '1', '1');
    expect(await on.tables.at(old.channel_id)).toBeNull();
  });

  test('also one whose channel is gone; not to a channel that is taken, nor where it could not be run', async () => {
    const on = await stage();
    const { ada, ben } = await begun(on);
    await begun(on, 'duel', {}, '#campaign');
    on.place.deleteChannel('#lounge');
    const manage = async (channel: string) => {
      const list = await serverGames(ada, channel);
      // The game whose channel is gone has waited longest, so it comes first.
      const first = /"(v1:[^"]+:manage)"/.exec(JSON.stringify(ada.message(list)))![1]!;
      await ada.press(list, first);
      await ada.press(list, 'Move it here');
      return list;
    };
    expect(ada.text(await manage('#campaign'))).toContain('another game or invitation');
    on.place.setBotPermissions('#candidate', P.ViewChannel | P.SendMessages);
    expect(ada.text(await manage('#candidate'))).toContain('Attach Files');
    await manage('#president');
    await boardIn(ben, '#president');
  });
});

describe('players move their game', () => {
  test('by a public request that counts who agrees; it moves with the last, and both channels are told', async () => {
    const on = await stage();
    const [ada, ben, cleo] = ['ada', 'ben', 'cleo'].map((key) => on.place.person(key)) as [HeadlessPerson, HeadlessPerson, HeadlessPerson];
    const { message: lobby } = await ada.command('#lounge', 'demo', { subcommand: 'start' });
    await ben.press(lobby!, 'Join');
    await cleo.press(lobby!, 'Join');
    await ada.press(lobby!, 'Start');
    const old = await boardIn(ben, '#lounge');
    const { message: list } = await ben.command('#campaign', 'games');
    await ben.select(list!, 'Move a game', 'Demo');
    await ben.wait(() => ben.text(list!).includes('The others can agree below'), 'the answer');
    const request = await saying(ada, '#campaign', 'Agreed so far (1 of 3): Ben');
    expect(request.mentions.map(({ id }) => id).sort()).toEqual([ada.id, cleo.id].sort());
    await saying(ada, '#lounge', 'Ben would like to move this game to');
    const dan = on.place.person('dan');
    expect(dan.text((await dan.press(request, 'Agree')).message!)).toContain('aren’t playing in this game');
    await Promise.all([ada.press(request, 'Agree'), cleo.press(request, 'Agree')]);
    await boardIn(ada, '#campaign');
    await ada.wait(() => ada.text(request).includes('goes on here') && ada.buttons(request).length === 0, 'the request to be over');
    await saying(ada, '#lounge', 'goes on in');
    await ada.wait(() => ada.messages('#lounge').every(({ id }) => id !== old.id), 'the old board to go');
  });

  test('once asked for, the others are not called again', async () => {
    const on = await stage();
    const { ada, ben, board } = await begun(on);
    await board();
    const ask = async () => {
      const { message: list } = await ada.command('#campaign', 'games');
      await ada.select(list!, 'Move a game', 'Demo');
      return list!;
    };
    const first = await ask();
    await ada.wait(() => ada.text(first).includes('The others can agree below'), 'the answer');
    const second = await ask();
    await ada.wait(() => ada.text(second).includes('You’ve already asked for this'), 'the refusal');
    expect(ben.messages('#campaign').filter(({ mentions }) => mentions.some(({ id }) => id === ben.id))).toHaveLength(1);
  });

  test('without asking those who have left the server, in French as well', async () => {
    const on = await stage();
    const { ada, ben, board } = await begun(on);
    await board();
    on.place.leaveServer('ben');
    ada.setLocale('fr');
    const { message: list } = await ada.command('#campaign', 'games');
    await ada.select(list!, 'Déplacer une partie', 'Demo');
    await ada.wait(() => ada.text(list!).includes('La partie continue ici'), 'the answer');
    await boardIn(ben, '#campaign');
  });

  test('not to where another game is', async () => {
    const on = await stage();
    const { ada } = await begun(on);
    await begun(on, 'duel', {}, '#campaign');
    const { message: list } = await ada.command('#campaign', 'games');
    expect(JSON.stringify(ada.message(list!))).not.toContain(':bring');
  });
});

test.each([
  ['en-US', 'Attach Files', 'without pictures', 'Read Message History'],
  ['fr', 'Joindre des fichiers', 'sans image', 'Voir les anciens messages'],
])('the doctor names each missing permission and what does not work without it (%s)', async (locale, missing, effect, other) => {
  const on = await stage();
  const ada = on.place.person('ada');
  ada.setLocale(locale);
  const doctor = async () => ada.text((await ada.command('#lounge', 'hustings', { subcommand: 'doctor' })).message!);
  expect(await doctor()).not.toContain('❌');
  on.place.setBotPermissions('#lounge', P.ViewChannel | P.SendMessages | P.ReadMessageHistory);
  const told = await doctor();
  expect(told).toMatch(new RegExp(`❌ .*\\*\\*${missing}\\*\\*.*${effect}`));
  expect(told).toContain(`✅ **${other}**`);
});
