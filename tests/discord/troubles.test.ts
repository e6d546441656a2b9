/** What can go wrong around a game: rights, deleted things, pictures, crashes, Discord itself. Everyone gets an answer, and no game is lost. */
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { describe, expect, onTestFinished, test } from 'vitest';
import { chronicle } from '../../src/discord/present/board/chronicle.ts';
import { boardName } from '../../src/discord/present/parts/figures.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { openApi } from '../../src/discord/wire/api.ts';
import { encode } from '../../src/discord/wire/ids.ts';
import { button, container, gallery, rows, text } from '../../src/discord/wire/parts.ts';
import { startLocal } from '../../src/local.ts';
import { freshStore } from '../store/fresh.ts';
import { demoGame } from '../table/demo-game.ts';
import { draw, stage } from './setting.ts';
import { begun, bid, idOf, isPublic } from './table.ts';

const enough = P.ViewChannel | P.SendMessages | P.SendMessagesInThreads | P.AttachFiles | P.CreatePublicThreads | P.ReadMessageHistory;

describe('rights', () => {
  test('a game is not begun where the bot could not run it; help says what is missing', async () => {
    const { place } = await stage();
    place.setBotPermissions('#lounge', P.ViewChannel | P.SendMessages);
    const ada = place.person('ada');
    const { message } = await ada.command('#lounge', 'duel', { subcommand: 'start', options: { opponent: 'ben' } });
    expect(ada.text(message!)).toContain('Attach Files');
    expect(isPublic(message!)).toBe(false);
    const { message: help } = await ada.command('#lounge', 'duel', { subcommand: 'help' });
    expect(ada.text(help!)).toContain('I lack the permission **Attach Files**');
  });

  test('rights taken in the middle of a game stop the posts, not the game', async () => {
    const on = await stage();
    const { ada, ben, board } = await begun(on);
    const first = await board();
    on.place.setBotPermissions('#lounge', P.ViewChannel);
    await bid(ada, first, '1', '1');
    const panel = await bid(ben, first, '1', '1');
    expect(ben.text(panel)).toMatch(/your turn|nothing to do for now/);
    const { message } = await ada.command('#lounge', 'duel', { subcommand: 'board' });
    expect(ada.buttons(message!)).toContain('Play');
    expect(await board()).toMatchObject({ id: first.id });
  });
});

describe('deleted things', () => {
  test('a deleted board: the next one is posted all the same, and commands give live buttons', async () => {
    const on = await stage();
    const { ada, ben, board } = await begun(on);
    const first = await board();
    const panel = await bid(ada, first, '1', '1');
    on.place.deleteMessage(first.id);
    const { message } = await ben.command('#lounge', 'duel', { subcommand: 'board' });
    await bid(ben, message!, '1', '1');
    const next = await board();
    expect(next.id).not.toBe(first.id);
    expect(ada.sees(panel)).toBe(true);
  });

  test('a deleted channel ends nothing else', async () => {
    const on = await stage();
    const { ada, board } = await begun(on);
    const first = await board();
    const other = await begun(on, 'duel', {}, '#campaign');
    const table = (await on.tables.at(first.channel_id))!;
    on.place.deleteChannel('#lounge');
    const snapshot = await on.tables.snapshot(table.id, ada.id);
    const ref = snapshot.ok ? snapshot.value.asked!.ref : '';
    expect((await on.tables.resign(table.id, ada.id, 'r1')).ok).toBe(true);
    expect(ref).not.toBe('');
    await bid(other.ada, await other.board(), '1', '1');
    await bid(other.ben, await other.board(), '1', '1');
    await ada.wait(() => ada.messages('#campaign').findLast((one) => isPublic(one) && ada.text(one).includes('bids are in')), 'the other game');
    expect(await on.tables.find(table.id)).not.toBeNull();
  });
});

test('where pictures may no longer be attached, the board goes on in words', async () => {
  const on = await stage({ checked: false });
  const { ada, ben, board } = await begun(on);
  const first = await board();
  on.place.setBotPermissions('#lounge', enough & ~P.AttachFiles);
  await bid(ada, first, '1', '1');
  await ada.wait(() => ada.text(first).includes('Attach Files'), 'the words');
  await bid(ben, first, '1', '1');
  await ada.wait(() => ada.messages('#lounge').findLast((one) => isPublic(one) && ada.text(one).includes('bids are in')), 'what happened');
});

test('a post is rewritten and keeps its picture', async () => {
  const { place, discord } = await stage({ checked: false });
  const ada = place.person('ada');
  const api = openApi(discord.rest);
  const row = rows([button('Play', encode({ action: 'play' }))]);
  const files = [{ name: boardName, data: await draw({ width: 40, height: 40, background: '#FFFFFF', layers: [] }) }];
  const post = { components: [container('#FFFFFF', [text('A board'), gallery(boardName, 'A board'), ...row])], files, mentions: [] };
  const sent = await api.send(place.channelId('#lounge'), post, 'nonce');
  expect(ada.buttons(sent.message)).toEqual(['Play']);
  const address = /"url":"([^"]+board\.png[^"]*)"/.exec(JSON.stringify(ada.message(sent.message)))?.[1];
  await api.rewrite(
    sent,
    chronicle(demoGame, { told: [], race: null }, speechOf(demoGame, null, 'en'), { board: boardName }, { people: [], seats: {} }),
  );
  expect(ada.buttons(sent.message)).toEqual([]);
  expect(ada.text(sent.message)).toContain('at that moment');
  expect(JSON.stringify(ada.message(sent.message).components)).toContain(address);
  await expect(api.rewrite({ ...sent, message: '1181240000000000999' }, post)).rejects.toMatchObject({ code: 10008 });
});

describe('a second game in a channel', () => {
  test('is offered a thread, which a double click opens once', async () => {
    const on = await stage();
    await begun(on);
    const [cleo, dan] = [on.place.person('cleo'), on.place.person('dan')];
    const { message } = await cleo.command('#lounge', 'duel', { subcommand: 'start', options: { opponent: 'dan', length: 'long' } });
    expect(cleo.buttons(message!)).toEqual(['Play in a thread']);
    await Promise.all([cleo.press(message!, 'Play in a thread'), cleo.press(message!, 'Play in a thread')]);
    const opened = await cleo.wait(() => /<#(\d+)>/.exec(cleo.text(message!)), 'the thread');
    const threads = on.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/threads'));
    expect(threads).toHaveLength(1);
    const thread = opened[1]!;
    const invitation = dan.last(thread, (one) => dan.buttons(one).includes('Accept'));
    expect(dan.text(invitation)).toContain('Length: **Long**');
    await dan.press(invitation, 'Accept');
    const board = await dan.wait(() => dan.messages(thread).findLast((one) => dan.buttons(one).includes('Play')), 'the board');
    on.place.setThread(thread, { archived: true });
    await bid(dan, board, '1', '1');
    await bid(cleo, board, '1', '1');
    await dan.wait(() => dan.messages(thread).findLast((one) => dan.text(one).includes('bids are in')), 'a board in the woken thread');
  });

  test('is refused before there is a thread if the invitation may not be sent', async () => {
    const on = await stage({ limits: { 'invitations.person': 1 } });
    await begun(on);
    const cleo = on.place.person('cleo');
    await cleo.command('#campaign', 'duel', { subcommand: 'start', options: { opponent: 'dan' } });
    const { message } = await cleo.command('#lounge', 'duel', { subcommand: 'start', options: { opponent: 'dan' } });
    await cleo.press(message!, 'Play in a thread');
    await cleo.wait(() => cleo.text(message!).includes('can’t send any more for now'), 'the refusal');
    expect(on.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/threads'))).toEqual([]);
  });

  test('is refused where the bot may not open threads', async () => {
    const on = await stage();
    await begun(on);
    on.place.setBotPermissions('#lounge', enough & ~P.CreatePublicThreads);
    const cleo = on.place.person('cleo');
    const { message } = await cleo.command('#lounge', 'duel', { subcommand: 'start', options: { opponent: 'dan' } });
    expect(cleo.buttons(message!)).toEqual([]);
    expect(cleo.text(message!)).toContain('Finish that one first');
  });
});

describe('pictures', () => {
  test('that fail are said in words', async () => {
    const on = await stage({ draw: () => Promise.reject(new Error('no canvas')) });
    const { ada, board } = await begun(on);
    expect(ada.text(await board())).toContain('Ada 0');
    expect(ada.text(await board())).toContain('couldn’t draw');
    const panel = await bid(ada, await board(), '1');
    expect(ada.text(panel)).toContain('secret bid');
  });

  test('that never come are said in words, and the press was acknowledged long before', async () => {
    const on = await stage({ draw: () => new Promise(() => {}), pictureMs: 1600 });
    const { ada, board } = await begun(on);
    const post = await board();
    const { message } = await ada.press(post, 'Play', { settle: false });
    expect(message!.id, 'the board stays as it was').toBe(post.id);
    const panel = await ada.next('#lounge', (one) => !isPublic(one));
    expect(ada.text(panel)).toContain('secret bid');
    expect(on.errors).toEqual([]);
  });

  test('that are late come in a panel that follows', async () => {
    const picture = Promise.withResolvers<void>();
    let isSlow = false;
    const on = await stage({
      async draw(scene) {
        if (isSlow) await picture.promise;
        return draw(scene);
      },
    });
    const { ada, board } = await begun(on);
    const now = await board();
    isSlow = true;
    const { message } = await ada.press(now, 'Play', { settle: false });
    expect(message!.id, 'it is to come').toBe(now.id);
    picture.resolve();
    expect(JSON.stringify(await ada.next('#lounge', (one) => !isPublic(one)))).toContain('board.png');
  });
});

describe('Discord’s own troubles', () => {
  test('a failing or cut connection does not lose or double a post', async () => {
    const on = await stage();
    const { ada, ben, board } = await begun(on);
    await bid(ada, await board(), '1', '1');
    on.place.faults.next({ kind: '502', route: /POST \/channels\/\d+\/messages$/ });
    await bid(ben, await board(), '1', '1');
    await ada.wait(() => ada.messages('#lounge').findLast((one) => isPublic(one) && ada.text(one).includes('bids are in')), 'the board');
    expect(ada.messages('#lounge').filter((one) => isPublic(one) && ada.text(one).includes('bids are in'))).toHaveLength(1);
  });

  test('an acknowledgement that was taken but reported as failed is a success', async () => {
    const on = await stage();
    const { ada, board } = await begun(on);
    const panel = await bid(ada, await board());
    on.place.faults.next({ kind: '502-after-success', route: /callback/ });
    await ada.press(panel, idOf(ada, panel, '2'));
    expect(ada.text(panel)).toContain('You bid 2');
    expect(on.errors).toEqual([]);
  });
});

describe('a crash', () => {
  test('before a post was made: the next process makes it, and old buttons work', async () => {
    const place = await startLocal({ port: 0 });
    const store = freshStore();
    onTestFinished(async () => {
      await place.stop();
      await store.close();
    });
    const before = await stage({ place, store });
    const { ada, ben, board } = await begun(before);
    const first = await board();
    const panel = await bid(ada, first, '1', '1');
    await before.discord.stop();
    const table = (await before.tables.at(first.channel_id))!;
    for (const bid of ['1', '1']) {
      const snapshot = await before.tables.snapshot(table.id, ben.id);
      await before.tables.answer(table.id, ben.id, snapshot.ok ? snapshot.value.asked!.ref : '', [bid], `lost-${Math.random()}`);
    }
    await stage({ place, store });
    const next = await ada.wait(() => ada.messages('#lounge').findLast((one) => isPublic(one) && ada.text(one).includes('bids are in')), 'the board');
    expect(ada.text(next)).toContain('your turn');
    for (const label of ['Hand', 'Play']) await ada.press(panel, label);
    expect(ada.text(panel)).toMatch(/your turn|nothing to do for now/);
  });
});
