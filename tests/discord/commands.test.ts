/** Commands as each reader types them, and sentences that name them. */
import { type LocalizationMap, type RESTPostAPIChatInputApplicationCommandsJSONBody, Routes } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { findTopic, readyToSearch, suggest } from '../../src/discord/actions/show/search.ts';
import { topicsOf } from '../../src/discord/actions/show/topics.ts';
import { commandsOf, generalCommands } from '../../src/discord/commands/commands.ts';
import { refusalLine } from '../../src/discord/present/people/refusals.ts';
import { commandIn, speechOf } from '../../src/discord/speech/speech.ts';
import { bot, typed } from '../../src/discord/text/index.ts';
import type { Game } from '../../src/games/game.ts';
import { games as allGames } from '../../src/games/index.ts';
import { type Lang, langs, rowOf } from '../../src/i18n/languages.ts';
import { stage } from './setting.ts';
import { begun } from './table.ts';

await readyToSearch(console);

test('in French the games are called as a player of the box would type them', () => {
  const names = commandsOf(allGames).map(({ name, name_localizations }) => [name, name_localizations?.fr]);
  expect(Object.fromEntries(names)).toMatchObject({
    campaign: 'campagne',
    candidate: 'candidat',
    'moi-president': 'moi-president',
    president: 'president',
  });
});

test.each(langs)('a refusal names the command one would type (%s)', (lang) => {
  for (const game of allGames) {
    const speech = speechOf(game, null, lang);
    for (const why of ['no-table', 'not-invited', 'expired'] as const) {
      expect(refusalLine({ why }, speech)).toContain(`\`/${commandIn(game, lang)} ${typed[lang].subcommands.start}\``);
      expect(refusalLine({ why }, speechOf(null, null, lang))).not.toMatch(/null|`/);
    }
    expect(speech.text(bot('bot.no.oldButton', speech))).toContain(`\`/${commandIn(game, lang)} ${typed[lang].subcommands.board}\``);
  }
});

test('every command a sentence names is one that is registered', () => {
  for (const game of allGames) {
    for (const lang of langs) {
      const [command] = commandsOf([game]);
      const name = (one: Pick<RESTPostAPIChatInputApplicationCommandsJSONBody, 'name' | 'name_localizations'>) =>
        one.name_localizations?.[rowOf(lang).locales[0] as keyof LocalizationMap] ?? one.name;
      const general = generalCommands(allGames).map((one) => `/${name(one)}`);
      const known = new Set([...general, ...(command!.options ?? []).map((option) => `/${name(command!)} ${name(option)}`)]);
      const { text: say, plain } = speechOf(game, null, lang);
      const args = {
        title: 'T',
        command: commandIn(game, lang),
        play: 'P',
        hand: 'H',
        undo: 'U',
        again: 'A',
        aim: 'A',
        who: 'W',
        guide: 'G',
        lesson: 'L',
        credits: 'C',
      };
      const help = say(
        bot('bot.help', {
          ...args,
          lobby: game.rules.players.max > 2,
          orders: game.rules.orders !== undefined,
          ahead: true,
          computers: game.mind !== undefined,
          hint: 'H',
        }),
      );
      const pages = topicsOf(game, { ...speechOf(game, null, lang), plain }).map(({ body }) => body);
      const named = [help, ...pages].flatMap((page) => [...page.matchAll(/`(\/[^`]*)`/g)].map(([, one]) => one!.split(' ').slice(0, 2).join(' ')));
      expect(named.filter((one) => !known.has(one))).toEqual([]);
      for (const what of ['undo', 'draw', 'cancel', 'handover', 'resign', 'replay', 'time', 'start'] as const) {
        expect(named, 'help says what people can do').toContain(`/${args.command} ${typed[lang].subcommands[what]}`);
      }
      expect(named).toEqual(expect.arrayContaining(['settings', 'stats', 'games'].map((one) => `/${typed[lang].commands[one as 'settings']}`)));
      for (const option of ['clock', 'hours', 'increment', 'reminders'] as const) expect(help).toContain(`\`${typed[lang].options[option]}\``);
    }
  }
});

test('a command of a game that is no more says which there are', async () => {
  const on = await stage();
  const ada = on.place.person('ada');
  const start = { type: 1, name: 'start', description: 'Start' };
  await on.discord.client!.application!.commands.create({ name: 'yesterday', description: 'A game of yesterday', options: [start] });
  const { message } = await ada.command('#lounge', 'yesterday', { subcommand: 'start' });
  expect(ada.text(message!)).toContain('This command is from another version');
  expect(ada.text(message!)).toContain('`/president`');
});

test('an old button says which command gives fresh ones', async () => {
  const on = await stage();
  const { ada } = await begun(on);
  const button = { type: 2, style: 2, label: 'Old', custom_id: 'v0:from:long:ago' };
  const route = Routes.channelMessages(ada.channel('#lounge').id);
  await on.discord.rest.post(route, { body: { content: 'A post', flags: 4096, components: [{ type: 1, components: [button] }] } });
  const old = await ada.wait(() => ada.messages('#lounge').find((one) => ada.buttons(one).includes('Old')), 'the old post');
  ada.setLocale('fr');
  expect(ada.text((await ada.press(old, 'Old')).message!)).toMatch(/<\/duel board:\d+>/);
});

test.each(langs)('the credits are a page of the rules, offered before anything is typed (%s)', (lang) => {
  for (const game of allGames) {
    const topics = topicsOf(game, speechOf(game, null, lang));
    expect(findTopic(topics, lang === 'fr' ? 'crédits' : 'credits')?.body).toBe(game.texts[lang].credits);
    expect(suggest(topics, '').map(({ topic }) => topic.id)).toContain('credits');
  }
});

describe('/… rules finds', () => {
  const found = (game: Game, lang: Lang, typed: string) => findTopic(topicsOf(game, speechOf(game, null, lang)), typed)?.id ?? null;

  test.each(langs)('every card, state, city and square by its name (%s)', (lang) => {
    for (const game of allGames) {
      const named = Object.entries(game.texts[lang].names).filter(([id]) => !game.seats.includes(id));
      expect(named.filter(([, name]) => found(game, lang, name) === null)).toEqual([]);
    }
  });

  test('in French what is printed in English, and the other way round', () => {
    const printed = [
      ['campaign', 'Breaking News', 'news'],
      ['campaign', 'Going Negative', 'negative'],
      ['campaign', 'Media Support', 'media'],
      ['campaign', 'Demographic Support', 'key'],
      ['campaign', 'clef démographique', 'key'],
      ['campaign', 'Undecided', 'state'],
      ['candidate', 'Runner-Up', 'groundwork'],
      ['candidate', 'Undecided', 'convention'],
      ['candidate', 'Movie Star', 'endorsements'],
      ['candidate', 'Secret Tape', 'rumors'],
      ['candidate', 'Texas', 'primaries'],
      ['moi-president', 'talon', 'pioche'],
      ['president', 'case or', 'gold'],
    ] as const;
    for (const [command, term, page] of printed) {
      const game = allGames.find((one) => one.command === command)!;
      expect([term, ...langs.map((lang) => found(game, lang, term))]).toEqual([term, page, page]);
    }
  });

  test('and says by which word it was found', async () => {
    const on = await stage();
    const offered = await on.place
      .person('ada')
      .autocomplete('#lounge', 'candidate', { subcommand: 'rules', options: { topic: 'movie' }, focused: 'topic' });
    expect(offered).toMatchObject([{ name: 'Movie Star → Endorsements', value: 'endorsements' }]);
  });
});
