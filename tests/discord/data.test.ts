/** `/settings` → My data, and the data of a server in `/hustings settings`: a private file, and a deletion that asks twice. */
import { expect, test, vi } from 'vitest';
import { legalPost } from '../../src/discord/present/people/data.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { langs } from '../../src/i18n/languages.ts';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { problemsOfMessage } from '../../src/playground/specification/index.ts';
import { stage } from './setting.ts';
import { begun, bid } from './table.ts';

const guildOf = (person: HeadlessPerson) => (person.channel('#lounge') as { guild_id?: string }).guild_id!;
const myData = async (person: HeadlessPerson) => (await person.press((await person.command('#lounge', 'settings')).message!, 'My data')).message!;
const serverPanel = async (person: HeadlessPerson) => (await person.command('#lounge', 'hustings', { subcommand: 'settings' })).message!;

/** The file a message shows, which only its reader can see. */
async function fileIn(person: HeadlessPerson, message: Parameters<HeadlessPerson['message']>[0]): Promise<{ name: string; text: string }> {
  const shown = person.message(message);
  expect(Number(shown.flags) & 64, 'private').toBe(64);
  const { url, name } = JSON.parse(/"file":(\{[^}]*\})(?:,"name":"([^"]*)")?/.exec(JSON.stringify(shown))![1]!) as { url: string; name?: string };
  return { name: name ?? new URL(url).pathname.split('/').at(-1)!, text: await (await fetch(url)).text() };
}

test('everything about oneself is one private file, without the others', async () => {
  const on = await stage();
  const { ada, ben, board } = await begun(on);
  await bid(ada, await board(), '1');
  const { name, text } = await fileIn(ada, (await ada.press(await myData(ada), 'Export')).message!);
  expect(name).toBe('hustings-my-data.json');
  expect(JSON.parse(text)).toMatchObject({ user: ada.id, games: [{ game: 'duel', name: 'Ada', phase: 'playing' }] });
  expect([text.includes(ben.id), text.includes('Ben')]).toEqual([false, false]);
});

test('deleting says what happens, is asked twice, resigns the games, and the channel reads so', async () => {
  const on = await stage();
  const { ada, ben, board } = await begun(on);
  await ben.command('#candidate', 'demo', { subcommand: 'start', options: {} });
  const first = (await ada.press(await myData(ada), 'Delete')).message!;
  expect(ada.text(first)).toContain('You resign one running game');
  expect(ada.text((await ada.press(first, 'Back')).message!)).toContain('Your data');
  const second = (await ada.press((await ada.press(await myData(ada), 'Delete')).message!, 'Delete')).message!;
  expect(ada.text(second)).toContain('can’t undo');
  expect((await on.tables.of(ada.id)).length, 'nothing is done before').toBe(1);
  expect(ada.text((await ada.press(second, 'Delete everything')).message!)).toContain('I’ve deleted your data');
  expect(await on.tables.of(ada.id)).toEqual([]);
  await ben.wait(() => ben.messages('#lounge').find((one) => ben.text(one).includes('Former player')), 'a post that names nobody');
  expect(on.errors).toEqual([]);
  void board;
});

test('in French the others read of nobody in particular', async () => {
  const on = await stage();
  const { ada, ben } = await begun(on);
  await ben.select((await ben.command('#lounge', 'settings')).message!, 'v1:-:-:setting:lang', 'fr');
  await on.tables.erase(ada.id);
  const looked = (await ben.command('#lounge', 'duel', { subcommand: 'board' })).message!;
  expect(JSON.stringify(ben.message(looked))).toContain('Anonyme');
});

test('a rematch with somebody who is nobody now is refused, not sent', async () => {
  const on = await stage();
  const { ada, ben } = await begun(on);
  await on.tables.erase(ada.id);
  const over = await ben.wait(() => ben.messages('#lounge').find((one) => ben.buttons(one).includes('Rematch')), 'the end');
  expect(ben.text((await ben.press(over, 'Rematch')).message!)).toMatch(/at least|players|opponent/);
  expect(on.errors).toEqual([]);
});

test('privacy and terms are shown to whoever asks, and a button of another version is said to be one', async () => {
  const on = await stage();
  const ada = on.place.person('ada');
  expect(ada.text((await ada.press(await myData(ada), 'Privacy')).message!)).toContain('What is kept, and why');
  expect(ada.text((await ada.press(await myData(ada), 'Terms')).message!)).toContain('without warranty');
});

test('a server’s data is for those who keep order there: handed out as a file, deleted when asked twice', async () => {
  const on = await stage();
  const { ada, ben } = await begun(on);
  const guild = guildOf(ada);
  await ada.select(await serverPanel(ada), 'v1:-:-:server:lang', 'fr');
  const { name, text } = await fileIn(ada, (await ada.press(await serverPanel(ada), 'Export')).message!);
  expect([name, JSON.parse(text)]).toMatchObject(['hustings-server-data.json', { server: guild, games: [{ game: 'duel', phase: 'playing' }] }]);
  const first = (await ada.press(await serverPanel(ada), 'Delete')).message!;
  expect(ada.text(first)).toContain('I end one running game');
  expect(ada.buttons((await ada.press(first, 'Back')).message!)).toContain('Export');
  const second = (await ada.press((await ada.press(await serverPanel(ada), 'Delete')).message!, 'Delete')).message!;
  expect((await on.tables.on(guild)).length).toBe(1);
  expect(ada.text((await ada.press(second, 'Delete everything')).message!)).toContain('deleting the data of this server');
  await ben.wait(() => ben.messages('#lounge').find((one) => ben.text(one).includes('ended')), 'the channel is told');
  await vi.waitFor(async () => {
    await on.tables.sweep();
    expect(await on.tables.guilds()).toEqual([]);
  });
  expect([await on.tables.on(guild), (await on.tables.server(guild)).lang]).toEqual([[], null]);
});

test('whoever keeps no order cannot delete a server’s data by an old panel', async () => {
  const on = await stage();
  const { ben } = await begun(on);
  on.place.setModerator('ben', true);
  const sure = (await ben.press((await ben.press(await serverPanel(ben), 'Delete')).message!, 'Delete')).message!;
  on.place.setModerator('ben', false);
  expect(ben.text((await ben.press(sure, 'Delete everything')).message!)).toContain('can manage channels');
  expect((await on.tables.on(guildOf(ben))).length).toBe(1);
});

test.each(langs)('the legal texts fit into a message, with and without an owner (%s)', (lang) => {
  const owners = [
    { owner: null, contact: null, days: null },
    { owner: 'x'.repeat(200), contact: 'y'.repeat(200), days: 36_500 },
  ];
  for (const owner of owners)
    for (const which of ['privacy', 'terms'] as const) {
      const speech = speechOf(null, null, lang);
      const { components } = legalPost(which, owner, speech);
      expect(problemsOfMessage({ flags: 32768, components })).toEqual([]);
      expect(JSON.stringify(components), 'it is cut nowhere').not.toContain('…"');
      if (owner.owner) expect(JSON.stringify(components)).toContain(owner.contact);
    }
});
