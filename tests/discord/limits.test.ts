/** Everything the bot can produce in every game and language, against Discord's limits. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { levels } from '../../src/computer/levels.ts';
import { invitedOptions } from '../../src/discord/actions/lobby/start-options.ts';
import { pack, unpack } from '../../src/discord/actions/lobby/thread.ts';
import { readyToSearch, suggest } from '../../src/discord/actions/show/search.ts';
import { topicsOf } from '../../src/discord/actions/show/topics.ts';
import { commandsOf } from '../../src/discord/commands/commands.ts';
import { gatheringPost, nextValue } from '../../src/discord/present/lobby/invitation.ts';
import { paged, topicPost } from '../../src/discord/present/parts/pages.ts';
import { gamesPost } from '../../src/discord/present/people/games-list.ts';
import { managePost, movePost, serverPost, sureToEndPost } from '../../src/discord/present/people/keeping.ts';
import { disarm, speechOf } from '../../src/discord/speech/speech.ts';
import { bot, texts, typed } from '../../src/discord/text/index.ts';
import type { Post } from '../../src/discord/wire/parts.ts';
import type { Game } from '../../src/games/game.ts';
import { langs, mainLang, rowOf } from '../../src/i18n/languages.ts';
import { problemsOfCommands, problemsOfMessage } from '../../src/playground/specification/index.ts';
import type { TableInfo } from '../../src/table/model/types.ts';
import { aComputer } from '../../src/table/work/computers.ts';
import { tableInfo } from '../table/table-info.ts';
import { games } from './setting.ts';

await readyToSearch(console);

const problemsOf = ({ components, files }: Post) =>
  problemsOfMessage(
    { flags: 32768, components, attachments: files.map(({ name }, id) => ({ id: String(id), filename: name })) },
    files.map(({ data }, at) => ({ name: `files[${at}]`, size: data.length })),
  );
const longName = '*'.repeat(32);
const people = Array.from({ length: 6 }, (_, i) => ({ id: `118124000000000001${i}`, name: longName }));

const gathering = (game: Game, invited: boolean): TableInfo =>
  tableInfo({
    game: game.command,
    phase: 'gathering',
    people: invited ? people.slice(0, 1) : people,
    invited: invited ? people.slice(1) : [],
    called: invited ? people.slice(1).map(({ id }) => id) : [],
    expires: Date.now(),
    seats: {},
    wishes: game.wishes ? Object.fromEntries(game.seats.map((seat, i) => [people[i]!.id, seat])) : {},
    toAct: [],
  });

test('the commands are what Discord registers', () => expect(problemsOfCommands(commandsOf(games))).toEqual([]));

/** The locales of commands other than the main language's. */
const otherLocales = langs.filter((lang) => lang !== mainLang).flatMap((lang) => rowOf(lang).locales);

test('the main language types the permanent names', () => {
  const { commands, subcommands, keepers, options } = typed[mainLang];
  for (const names of [commands, subcommands, keepers, options]) expect(Object.values(names)).toEqual(Object.keys(names));
});

test('every game has the same subcommands, and a name in each language for each', () => {
  for (const game of games) {
    const { options = [] } = commandsOf([game])[0]!;
    const orders = game.rules.orders ? ['orders'] : [];
    const watch = game.mind ? ['watch'] : [];
    expect(options.map(({ name }) => name)).toEqual([
      'start',
      ...watch,
      'hand',
      'board',
      'log',
      'replay',
      ...orders,
      'rules',
      'learn',
      'time',
      'undo',
      'draw',
      'cancel',
      'handover',
      'resign',
      'help',
    ]);
    for (const { name_localizations = {} } of options) expect(Object.keys(name_localizations ?? {})).toEqual(otherLocales);
  }
});

test('topics are found by their titles first, then by what they speak of', () => {
  const topics = [
    { id: 'a', title: 'Cards', body: 'An attack costs two cards.' },
    { id: 'b', title: 'Attack', body: '' },
    { id: 'c', title: 'Dice', body: '' },
  ];
  expect(suggest(topics, 'atta').map(({ topic }) => topic.id)).toEqual(['b', 'a']);
  expect(suggest(topics, 'att').map(({ topic }) => topic.id)).toEqual(['b']);
});

test('a page that is meant by exactly this word comes before one whose title only begins with it', () => {
  const topics = [
    { id: 'page', title: 'The attack', body: '', words: ['Attack'] },
    { id: 'card', title: 'Attack of the wolves', body: '' },
  ];
  expect(suggest(topics, 'attack').map(({ topic }) => topic.id)).toEqual(['page', 'card']);
});

test('the sentences of all languages answer to the same keys, and none names a game', () => {
  for (const lang of langs) expect(Object.keys(texts[lang]).sort()).toEqual(Object.keys(texts[mainLang]).sort());
  expect(Object.keys(texts.en).filter((key) => !/^(?:bot|table)\./.test(key))).toEqual([]);
});

describe.each(games.map((game) => [game.command, game] as const))('/%s', (_, game) => {
  test.each(langs)('topics fit a message and a menu (%s)', (lang) => {
    const speech = speechOf(game, null, lang);
    for (const topic of topicsOf(game, speech))
      for (const page of paged(topic.body).keys()) expect([topic.id, ...problemsOf(topicPost(game, topic, page, null, speech))]).toEqual([topic.id]);
    for (const topic of game.texts[lang].topics) {
      expect(topic.id.length).toBeLessThanOrEqual(60);
      expect(suggest(game.texts[lang].topics, topic.title)).toContainEqual({ topic, word: null });
    }
    expect(suggest(game.texts[lang].topics, '').length).toBeLessThanOrEqual(25);
  });

  test.each(langs)('the rules tell every standing order, under what it does, and that none is in force before it is left (%s)', (lang) => {
    const speech = speechOf(game, null, lang);
    const page = topicsOf(game, speech).find(({ list }) => list === 'orders');
    // The games of the tests have no rules to read.
    if (game.texts[lang].topics.length < 2) return;
    for (const { label, detail } of game.rules.orders?.all ?? [])
      expect(page?.body ?? '').toContain(`- ${speech.text(label)}${detail ? ` · ${speech.text(detail)}` : ''}`);
    expect(page?.body ?? '').toContain(game.rules.orders ? speech.text(bot('bot.orders.since')) : '');
  });

  test.each(langs)('invitations and lobbies fit (%s)', (lang) => {
    for (const invited of [true, false]) {
      const post = gatheringPost(game, gathering(game, invited), speechOf(game, null, lang));
      expect(problemsOf(post)).toEqual([]);
    }
  });

  test('a start that is to move into a thread fits a custom id and is read again', () => {
    const invited = invitedOptions(game).map((_, i) => ({ id: `118124000000000001${i}`, name: longName }));
    const options = Object.fromEntries(game.options.map((option) => [option.name, nextValue(option, undefined)]));
    const clock = '1000+1000';
    const packed = pack(game, { lang: 'fr', options, invited, clock, tryOuts: false });
    expect(`v1:-:-:thread:${packed}`.length).toBeLessThanOrEqual(100);
    const services = { games, stopped: [] };
    expect(unpack(services, packed)).toEqual({
      game,
      lang: 'fr',
      options,
      invited: invited.map(({ id }) => id),
      clock,
      watches: false,
      tryOuts: false,
    });
  });

  test('so does one against computers, or of computers alone', () => {
    const computers = levels.slice(0, game.rules.players.min).map(aComputer);
    const invited = [{ id: '1181240000000000011', name: longName }, ...computers];
    for (const watches of [false, true]) {
      const packed = pack(game, { lang: 'en', options: {}, invited, watches });
      expect(`v1:-:-:thread:${packed}`.length).toBeLessThanOrEqual(100);
      expect(unpack({ games, stopped: [] }, packed)).toMatchObject({
        invited: [invited[0]!.id, ...computers.map(({ computer }) => computer)],
        clock: 'none',
        watches,
      });
    }
  });

  test('a forged start is refused, not thrown', () => {
    const packed = pack(game, { lang: 'fr', options: {}, invited: [] });
    for (const people of ['-', '!!!!!!!!!!!', 'abcdefghij', 'abcdefghijkl', '\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9']) {
      expect(unpack({ games, stopped: [] }, packed + people)).toBeNull();
    }
    fc.assert(fc.property(fc.string(), fc.string(), (digits, people) => void unpack({ games, stopped: [] }, `${game.command}.${digits}.${people}`)));
  });

  test('an option comes round to where it began', () => {
    for (const option of game.options) {
      let value: string | boolean = option.initial;
      for (let i = 0; i < (option.kind === 'toggle' ? 2 : option.values.length); i++) value = nextValue(option, value);
      expect(value).toBe(option.initial);
    }
  });
});

test.each(langs)('lists of games fit, however long the names and the troubles (%s)', (lang) => {
  const speech = speechOf(null, null, lang);
  const trouble = { problem: '*'.repeat(500), since: 1 };
  const game = games.find(({ rules }) => rules.players.max === 6)!;
  const seats = Object.fromEntries(people.map(({ id }, i) => [id, game.seats[i]!]));
  const since = Object.fromEntries(game.seats.map((seat) => [seat, 1_800_000_000_000]));
  const one: TableInfo = { ...gathering(game, false), phase: 'playing', expires: null, seats, toAct: game.seats.slice(1), since, trouble };
  const many = Array.from({ length: 40 }, (_, i) => ({ ...one, id: `table000${i + 10}` }));
  const shelf = { games, stopped: [] };
  const show: TableInfo = { ...one, id: 'show000000', people: [{ ...people[0]!, computer: 'novice' }], seats: {} };
  const others: TableInfo = { ...one, id: 'others0000', toAct: [game.seats[5]!] };
  // A full page in the middle: games waiting for the reader, games waiting for others, and one they watch.
  const page = [...many.slice(0, 5), many[5]!, many[6]!, many[7]!, others, show, ...many.slice(8)];
  const littles = new Map(page.map(({ id }) => [id, { file: { name: `${id}.png`, data: Buffer.from('x') }, alt: '*'.repeat(2000) }]));
  const looking = { user: people[1]!.id, guild: null, since: new Map(page.map(({ id }) => [id, 's'.repeat(100)])) };
  const post = gamesPost(shelf, page, 1, looking, many, littles, speech);
  expect(problemsOf(post)).toEqual([]);
  expect(post.files).toHaveLength(5);
  expect(problemsOf(gamesPost(shelf, many, 1, looking, many, new Map(), speech))).toEqual([]);
  expect(problemsOf(serverPost(shelf, many, 1, '1', speech))).toEqual([]);
  const left = new Map(people.map(({ id }) => [id, 'deleted' as const]));
  expect(problemsOf(managePost(shelf, one, { present: left, isGone: true }, false, speech))).toEqual([]);
  expect(problemsOf(sureToEndPost(shelf, one, speech))).toEqual([]);
  expect(problemsOf(movePost(shelf, one, { asker: people[0]!, agreed: people, needed: 6 }))).toEqual([]);
});

test('a long text is cut into pages at line ends, and nothing is lost', () => {
  const lines = Array.from({ length: 400 }, (_, i) => `Connection ${i} of a long text.`);
  const pages = paged(lines.join('\n'));
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.every((page) => page.length <= 3500)).toBe(true);
  expect(pages.join('\n')).toBe(lines.join('\n'));
});

test('a stranger’s name formats nothing and mentions nobody', () => {
  expect(disarm('**@everyone** <@1>\n`x`')).toBe('\\*\\*\\@everyone\\*\\* \\<\\@1\\> \\`x\\`');
  expect(disarm('\u202egnp.exe\u200b')).toBe('gnp.exe');
  expect(disarm('\u200b\n')).toBe('?');
});
