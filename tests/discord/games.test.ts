/** `/games`: all games and invitations of a person, first those waiting for them, each with a link to it. */
import { join } from 'node:path';
import { ComponentType } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { generalCommands } from '../../src/discord/commands/commands.ts';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { problemsOfCommands } from '../../src/playground/specification/index.ts';
import { connect, openStore } from '../../src/store/sqlite/open.ts';
import { temporaryFolder } from '../e2e/stage.ts';
import { demoGame } from '../table/demo-game.ts';
import { thinkingGame } from '../table/demo-mind.ts';
import { games, stage } from './setting.ts';
import { begun, bid, idOf } from './table.ts';

const mine = async (person: HeadlessPerson, channel = '#lounge') => (await person.command(channel, 'games')).message!;
/** The addresses of a message's link buttons, in order. */
const links = (person: HeadlessPerson, message: Parameters<HeadlessPerson['message']>[0]) =>
  [...JSON.stringify(person.message(message)).matchAll(/"url":"(https:[^"]+)"/g)].map(([, url]) => url);

/** The widths of its thumbnails, in order. */
const littles = (person: HeadlessPerson, message: Parameters<HeadlessPerson['message']>[0]) =>
  (person.message(message).components ?? []).flatMap((one) =>
    one.type === ComponentType.Section && one.accessory.type === ComponentType.Thumbnail ? [one.accessory.media.width] : [],
  );

test('the commands are what Discord registers, with a name in French', () => {
  expect(problemsOfCommands(generalCommands(games))).toEqual([]);
  expect(generalCommands(games).every(({ name_localizations }) => name_localizations?.fr)).toBe(true);
});

test('whoever plays nothing is told how to start', async () => {
  const { place } = await stage();
  expect(place.person('dan').text(await mine(place.person('dan')))).toContain('no game');
});

test('games that wait for one come first, each with its people, its channel and a link to its newest board', async () => {
  const on = await stage();
  const { ada, ben, board } = await begun(on);
  const cleo = on.place.person('cleo');
  await cleo.command('#candidate', 'duel', { subcommand: 'start', options: { opponent: 'ada' } });
  await ada.command('#president', 'demo', { subcommand: 'start' });
  await bid(ada, await board(), '1', '1');
  const list = await mine(ada, '#campaign');
  const text = ada.text(list);
  const at = (words: string) => text.indexOf(words);
  for (const words of ['Waiting for you', 'Cleo invites you', 'Waiting for others', 'Waiting for Ben', 'Lobby, 1 of 4'])
    expect(text).toContain(words);
  expect(at('Waiting for you')).toBeLessThan(at('Cleo invites you'));
  expect(at('Cleo invites you')).toBeLessThan(at('Waiting for others'));
  expect(at('Waiting for others')).toBeLessThan(at('Waiting for Ben'));
  expect(text).toContain(`<#${ada.channel('#lounge').id}>`);
  const { id, channel_id } = await board();
  expect(links(ada, list).some((url) => url!.endsWith(`/${channel_id}/${id}`))).toBe(true);
  expect(Number(list.flags) & 64, 'private').toBe(64);
  const theirs = ben.text(await mine(ben));
  expect(theirs).toMatch(/Waiting for you[\s\S]*\*\*Your turn\*\* · asked <t:\d+:R>/);
  expect(theirs).not.toContain('Cleo');
});

test('in French, and page by page', async () => {
  const on = await stage({ limits: { 'invitations.person': 100, 'invitations.server': 100, 'fruitless.person': 100 } });
  const ada = on.place.person('ada');
  const guild = '1181230000000000001';
  for (let i = 0; i < 10; i++) {
    const place = { guild, channel: `11812400000000100${i}0` };
    const host = { id: ada.id, name: 'Ada' };
    expect((await on.tables.open({ game: 'candidate', place, host, invited: [], options: {}, lang: 'en', request: `r${i}` })).ok).toBe(true);
  }
  ada.setLocale('fr');
  const list = await mine(ada);
  expect(ada.text(list)).toContain('Vos parties');
  expect(ada.text(list)).toContain('Page 1 sur 2');
  expect(links(ada, list)).toHaveLength(5);
  await ada.press(list, 'Page suivante');
  expect(ada.text(list)).toContain('Page 2 sur 2');
  expect(links(ada, list)).toHaveLength(5);
});

test('one game that cannot be read hides no other', async () => {
  const path = join(await temporaryFolder(), 'games.db');
  const store = openStore(path);
  onTestFinished(() => store.close());
  const on = await stage({ store });
  const { ada } = await begun(on);
  await begun(on, 'duel', {}, '#campaign');
  const { client } = connect(path);
  client.prepare("UPDATE tables SET to_act = '[\"A' WHERE channel = ?").run(ada.channel('#lounge').id);
  client.close();
  const text = ada.text(await mine(ada));
  expect(text).toContain(`<#${ada.channel('#campaign').id}>`);
  expect(text).not.toContain(`<#${ada.channel('#lounge').id}>`);
});

test('each game has a little picture of its board, and the panel is one press away, also from another channel', async () => {
  const on = await stage();
  const { ada } = await begun(on);
  const list = await mine(ada, '#campaign');
  expect(ada.buttons(list)).toEqual(['Play', 'Go there']);
  expect(littles(ada, list)).toEqual([480]);
  // The panel replaces the list, and the player can play on there to the end of the turn.
  const { message: panel } = await ada.press(list, 'Play');
  expect(panel!.id).toBe(list.id);
  await ada.press(panel!, idOf(ada, panel!, '1'));
  await ada.press(panel!, idOf(ada, panel!, '1'));
  expect(ada.text(panel!)).toContain('Ben');
  const again = await mine(ada, '#campaign');
  expect(ada.text(again)).toContain('Waiting for Ben');
  expect(ada.buttons(again)).toEqual(['Play', 'Go there']);
});

test('whoever has chosen words gets no pictures', async () => {
  const on = await stage();
  const { ada } = await begun(on);
  await on.tables.changeSettings(ada.id, { words: true }, 'words');
  const list = await mine(ada);
  expect(littles(ada, list)).toEqual([]);
  expect(ada.buttons(list)).toEqual(['Play', 'Go there']);
});

test('what one watches stands apart, until somebody plays it or it is over', async () => {
  const on = await stage({ games: [demoGame, { ...thinkingGame, command: 'duel' }] });
  const ada = on.place.person('ada');
  await ada.command('#lounge', 'duel', { subcommand: 'watch' });
  const text = ada.text(await mine(ada, '#campaign'));
  expect(text).toMatch(/Games you watch[\s\S]*Computers are playing · last move <t:\d+:R>/);
  expect(text).not.toContain('Waiting for');
  expect(on.place.person('ben').text(await mine(on.place.person('ben')))).toContain('no game');
  const [show] = await on.tables.shows(ada.id);
  await on.tables.end(show!.id, 'end');
  expect(ada.text(await mine(ada))).toContain('no game');
});
