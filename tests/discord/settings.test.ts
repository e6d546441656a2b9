/** `/settings` and `/hustings settings`: a choice applies at the next press, in the chooser's language, and for nobody else. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { settingsPost } from '../../src/discord/present/people/settings.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { cityOf, suggestZones } from '../../src/discord/speech/zones.ts';
import { langs } from '../../src/i18n/languages.ts';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { problemsOfMessage } from '../../src/playground/specification/index.ts';
import { recolored } from '../../src/scene/colors.ts';
import { usualSettings } from '../../src/table/model/choices.ts';
import { draw, stage } from './setting.ts';
import { begun } from './table.ts';

const panelOf = async (person: HeadlessPerson) => (await person.command('#lounge', 'settings')).message!;
const guildOf = (person: HeadlessPerson) => (person.channel('#lounge') as { guild_id?: string }).guild_id!;
const pictures = (person: HeadlessPerson, message: APIMessage) => JSON.stringify(person.message(message)).split('"type":12,').length - 1;
/** A component of a message, with those inside it. */
interface Inside {
  custom_id?: string;
  options?: { label: string; value: string; default?: boolean }[];
  components?: Inside[];
}
/** The menus of a message, however deeply nested. */
const menusIn = (inside: readonly object[] = []): { custom_id: string; options: { label: string; value: string; default?: boolean }[] }[] =>
  inside.flatMap(({ custom_id, options, components = [] }: Inside) => (custom_id && options ? [{ custom_id, options }] : menusIn(components)));
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** The custom id of the menu that chooses this setting. */
const menuOf = (name: string) => `v1:-:-:setting:${name}`;
const pick = async (person: HeadlessPerson, panel: APIMessage, name: string, value: string) =>
  (await person.select(panel, menuOf(name), value)).message!;

test('a language of one’s own: the panel changes at once, and whatever one alone reads after it', async () => {
  const on = await stage();
  const { ada, board } = await begun(on);
  const panel = await panelOf(ada);
  expect(ada.text(panel)).toContain('Your settings');
  expect(Number(panel.flags) & 64, 'private').toBe(64);
  expect(ada.text(await pick(ada, panel, 'lang', 'fr'))).toContain('Vos réglages');
  expect(ada.buttons((await ada.press(await board(), 'Play')).message!)).toContain('Consignes');
  expect(ada.text(await board()), 'the post for everybody').toContain('a choice to make');
  expect(ada.text(await pick(ada, await panelOf(ada), 'lang', '-'))).toContain('Your settings');
});

test('a time zone by typing a city, and quiet hours there', async () => {
  const on = await stage();
  const ada = on.place.person('ada');
  expect(ada.text(await panelOf(ada))).toContain('Choose your time zone first');
  const offered = await ada.autocomplete('#lounge', 'settings', { options: { timezone: 'mont' }, focused: 'timezone' });
  expect(offered.map(({ value }) => value)).toContain('America/Toronto');
  const panel = (await ada.command('#lounge', 'settings', { options: { timezone: 'paris' } })).message!;
  expect(ada.text(panel)).toMatch(/Your time is \d+:\d\d\s[AP]M/u);
  const night = await pick(ada, panel, 'from', String(22 * 60));
  expect(ada.text(night)).toMatch(/from 10:00\sPM to 7:00\sAM/u);
  expect(ada.text(await pick(ada, night, 'to', String(8 * 60)))).toMatch(/from 10:00\sPM to 8:00\sAM/u);
  expect(await on.tables.settings(ada.id)).toMatchObject({ zone: 'Europe/Paris', quietFrom: 1320, quietTo: 480 });
  expect(ada.text((await ada.command('#lounge', 'settings', { options: { timezone: 'Atlantis City' } })).message!)).toContain(
    'know a time zone called',
  );
});

test('words in place of the pictures one alone sees; the board for everybody stays a picture', async () => {
  const on = await stage();
  const { ada, ben, board } = await begun(on);
  await ada.press(await panelOf(ada), 'Use words');
  const look = async (person: HeadlessPerson) => (await person.command('#lounge', 'duel', { subcommand: 'board' })).message!;
  expect([pictures(ada, await look(ada)), pictures(ben, await look(ben))]).toEqual([0, 1]);
  const hand = (await ada.press(await board(), 'Hand')).message!;
  expect(ada.buttons(hand)).toEqual(['Play']);
  expect(pictures(ada, await board())).toBe(1);
});

test('the colors one has chosen are those of the pictures one alone sees', async () => {
  const drawn: string[] = [];
  const on = await stage({
    draw(scene, wish) {
      drawn.push(JSON.stringify(scene));
      return draw(scene, wish);
    },
  });
  const { ada, ben } = await begun(on);
  await pick(ada, await panelOf(ada), 'scheme', 'contrast');
  const look = async (person: HeadlessPerson) => {
    await person.command('#lounge', 'duel', { subcommand: 'board' });
    return drawn.at(-1);
  };
  const usual = await look(ben);
  expect(await look(ada)).toBe(JSON.stringify(recolored(JSON.parse(usual!), 'contrast')));
  expect(await look(ada)).not.toBe(usual);
});

test('every switch says what it does now and turns what it says', async () => {
  const on = await stage();
  const ada = on.place.person('ada');
  let panel = await panelOf(ada);
  for (const label of ['Use direct messages', 'Opt out']) panel = (await ada.press(panel, label)).message!;
  panel = await pick(ada, panel, 'pings', 'daily');
  await pick(ada, panel, 'scheme', 'tritan');
  expect(await on.tables.settings(ada.id)).toMatchObject({ dm: true, unlisted: true, pings: 'daily', scheme: 'tritan' });
  expect(ada.buttons(panel)).toEqual(expect.arrayContaining(['Use the channel', 'Opt in']));
});

test('on a server with channels for games they begin there alone, in its language, and the refusal says where', async () => {
  const on = await stage();
  const [ada, ben] = [on.place.person('ada'), on.place.person('ben')];
  const guild = guildOf(ada);
  const panel = (await ada.command('#lounge', 'hustings', { subcommand: 'settings' })).message!;
  await ada.select(panel, 'v1:-:-:server:channels', [ada.channel('#candidate').id]);
  await ada.select(panel, 'v1:-:-:server:lang', 'fr');
  expect(await on.tables.server(guild)).toEqual({ lang: 'fr', channels: [ada.channel('#candidate').id], limits: {} });
  const start = { subcommand: 'start', options: { opponent: 'ada' } };
  expect(ben.text((await ben.command('#lounge', 'duel', start)).message!)).toContain(`<#${ada.channel('#candidate').id}>`);
  expect(ben.text((await ben.command('#candidate', 'duel', start)).message!)).toContain('invite');
  expect((await on.tables.at(ada.channel('#candidate').id))?.lang).toBe('fr');
});

test.each([
  ['en-US', /lower numbers. The bot’s owner sets the highest/, 'default'],
  ['fr', /les baisser, mais pas dépasser celles que fixent les responsables du bot/, 'par défaut'],
])('each limit of a server is lowered by its menu, up to the owner’s number and no further (%s)', async (locale, said, usual) => {
  const ceiling = { 'games.person': 25, 'games.server': 7, 'shows.person': 1, 'shows.server': 50 } as const;
  const on = await stage({ limits: ceiling });
  const ada = on.place.person('ada');
  ada.setLocale(locale);
  onTestFinished(() => ada.setLocale('en-US'));
  let panel = (await ada.command('#lounge', 'hustings', { subcommand: 'settings' })).message!;
  expect(plain(ada.text(panel))).toMatch(said);
  const menuFor = (key: string) => {
    const found = menusIn(ada.message(panel).components).find(({ custom_id }) => custom_id === `v1:-:-:server:${key}`)!;
    return found.options.map((one) => ({ ...one, n: Number(/\d+/.exec(one.label)![0]) }));
  };
  const press = async (key: string, value: string) => {
    panel = (await ada.select(panel, `v1:-:-:server:${key}`, value)).message!;
  };
  const chosen = async () => (await on.tables.server(guildOf(ada))).limits;
  for (const [key, most] of Object.entries(ceiling)) {
    expect(Math.max(...menuFor(key).map(({ n }) => n)), key).toBe(most);
    expect(
      menuFor(key).find((one) => one.default),
      key,
    ).toMatchObject({ n: most, label: expect.stringContaining(usual) });
    for (const { value, n } of menuFor(key).filter((one) => one.n < most)) {
      await press(key, value);
      expect(
        [
          (await chosen())[key],
          menuFor(key)
            .filter((one) => one.default)
            .map((one) => one.n),
        ],
        `${key} ${n}`,
      ).toEqual([n, [n]]);
    }
    // Back to the ceiling, which doesn't count as a choice of the server's.
    await press(key, menuFor(key).find(({ n }) => n === most)!.value);
    expect(await chosen(), key).toEqual({});
    expect(menuFor(key).find((one) => one.default)!.n).toBe(most);
  }
  expect(on.errors).toEqual([]);
});

test('who no longer keeps order changes nothing by an old panel', async () => {
  const on = await stage();
  const ben = on.place.person('ben');
  on.place.setModerator('ben', true);
  const panel = (await ben.command('#lounge', 'hustings', { subcommand: 'settings' })).message!;
  on.place.setModerator('ben', false);
  expect(ben.text((await ben.select(panel, 'v1:-:-:server:lang', 'fr')).message!)).toContain('can manage channels');
  expect((await on.tables.server(guildOf(ben))).lang).toBeNull();
});

test.each(langs)('the fullest panel is one that Discord takes (%s)', (lang) => {
  const full = {
    ...usualSettings,
    lang,
    zone: 'America/Argentina/ComodRivadavia',
    quietFrom: 1380,
    quietTo: 420,
    dm: true,
    words: true,
    unlisted: true,
  };
  const { components } = settingsPost({ settings: full, discordLang: 'fr', at: Date.now() }, speechOf(null, null, lang), 'news '.repeat(40));
  expect(problemsOfMessage({ flags: 32768, components })).toEqual([]);
});

test('cities are found without accents, by part of a name, and where IANA files them elsewhere', () => {
  const first = (typed: string) => suggestZones(typed)[0]?.zone;
  expect(['Montréal', 'new york', 'sao paulo', 'Europe/Paris', 'lyon'].map(first)).toEqual([
    'America/Toronto',
    'America/New_York',
    'America/Sao_Paulo',
    'Europe/Paris',
    'Europe/Paris',
  ]);
  expect(
    ['Kathmandu', 'Kolkata', 'Kyiv', 'Nuuk', 'Yangon', 'Ho Chi Minh', 'Mumbai', 'Munich'].map((typed) => cityOf(first(typed)!)),
    'by the names they have today, and by cities of the same time',
  ).toEqual(['Kathmandu', 'Kolkata', 'Kyiv', 'Nuuk', 'Yangon', 'Ho Chi Minh', 'Kolkata', 'Berlin']);
  expect(['UTC+2', 'gmt+2', '+02:00', 'UTC-3:30'].map((typed) => cityOf(first(typed)!))).toEqual(['UTC+2', 'UTC+2', 'UTC+2', 'UTC-3:30']);
  expect(['UTC+25', 'Mars/Olympus'].flatMap(suggestZones)).toEqual([]);
  expect(suggestZones('')).toHaveLength(23);
  expect(suggestZones('a').length).toBeLessThanOrEqual(25);
  expect(suggestZones('atlantis')).toEqual([]);
});
