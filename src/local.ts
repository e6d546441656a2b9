/** The local Discord as Hustings sets it up: a channel for every game, and a gallery of the games, each started with one press. */
import type { Locale } from 'discord-api-types/v10';
import { invitedOptions, levelNames } from './discord/actions/lobby/start-options.ts';
import { guideId } from './discord/actions/show/topics.ts';
import { commandsOf } from './discord/commands/commands.ts';
import type { Draw } from './discord/pictures/pictures.ts';
import { littleFigure } from './discord/present/parts/figures.ts';
import { coverScene } from './discord/present/parts/guide.ts';
import { isShow, plainNameOf } from './discord/present/parts/people.ts';
import { type Speech, speechOf } from './discord/speech/speech.ts';
import { bot } from './discord/text/index.ts';
import { encode } from './discord/wire/ids.ts';
import type { Game } from './games/game.ts';
import { games as allGames } from './games/index.ts';
import { inEachLanguage, langOf, langs, mainLang, rowOf } from './i18n/languages.ts';
import type { Message } from './kernel/types.ts';
import type { Playground, PlaygroundOptions, World } from './playground/index.ts';
import type { Tables } from './table/model/tables.ts';
import type { TableInfo } from './table/model/types.ts';
import { sinceOf, waitsFor } from './table/people/finding.ts';

type Offer = NonNullable<World['offers']>[number];
type Way = Offer['ways'][number];

/** Lists the games that were begun here and go on. */
export type Begun = NonNullable<World['begun']>;

/** The people who play there. Stored games know them by their ids. */
const people = [
  { name: 'Ada', id: '1181240000000000011', color: '#c2410c' },
  { name: 'Ben', id: '1181240000000000027', color: '#1d4ed8' },
  { name: 'Cleo', id: '1181240000000000039', color: '#7e22ce' },
  { name: 'Dan', id: '1181240000000000043', color: '#15803d' },
  { name: 'Eve', id: '1181240000000000058', color: '#be185d' },
  { name: 'Finn', id: '1181240000000000066', color: '#0f766e' },
] as const satisfies World['people'];

const keyOf = ({ name }: { name: string }): string => name.toLowerCase();

/** The bot's name, also where a command names it. */
const botName = 'Hustings';
/** The width of the gallery's pictures, in pixels: that of a card on a high-resolution screen. */
const coverWidth = 1000;
/** How long a person who opens the gallery while its pictures are drawn may wait for the last one. */
const coverPatienceMs = 30_000;

/** How many games the first page links to. */
const mostBegun = 12;

/** A table that the first page links to. */
interface Kept {
  table: TableInfo;
  game: Game;
  /** Which of the people here the table waits for, and who began to watch it. */
  called: readonly (typeof people)[number][];
  watching: readonly (typeof people)[number][];
  at: number;
}

/** What the first page's list of games is made with. */
interface Telling {
  games?: readonly Game[];
  /** Without it, no board is shown. */
  draw?: Draw | undefined;
  /** Called for a board that can't be shown. */
  failed?(error: unknown, table: string): void;
}

/**
 * The games and invitations of the people here, first those that have waited longest for one of them; then the games they began to watch. Leaves out
 * stopped games.
 */
export const begunAt =
  (tables: Pick<Tables, 'of' | 'shows' | 'snapshot' | 'settings'>, { games = allGames, draw, failed = () => {} }: Telling = {}): Begun =>
  async (locale) => {
    const shown = (await keptAt(tables, games)).slice(0, mostBegun);
    return Promise.all(
      shown.map(async ({ table, game, called, watching, at }) => {
        const speech = speechOf(game, table, langOf(locale));
        const { plain, lang } = speech;
        const all = [...table.people, ...table.invited];
        const here = people.filter(({ id }) => all.some((one) => one.id === id));
        const seats = [...new Set([...called, ...here, ...watching])];
        const picture = draw && pictureOf(tables, table, game, speech, seats[0]!.id, draw).catch((error: unknown) => failed(error, table.id));
        return {
          title: game.texts[lang].title,
          who: plain.list(all.map((one) => plainNameOf(one, speech))),
          text: plain(waiting(table, game, speech)),
          at,
          seats: seats.map(keyOf),
          channel: table.place.channel,
          picture: (await picture) ?? null,
          // Leads the person it waits for to their panel.
          press: table.phase === 'playing' && called.length > 0 ? encode({ table: table.id, action: 'play' }) : null,
        };
      }),
    );
  };

/** All such tables, in the order of the page. */
async function keptAt(tables: Pick<Tables, 'of' | 'shows'>, games: readonly Game[]): Promise<Kept[]> {
  const found = new Map<string, TableInfo>();
  const watched = new Map<string, (typeof people)[number]>();
  for (const one of people) {
    for (const table of await tables.of(one.id)) found.set(table.id, table);
    for (const table of await tables.shows(one.id)) {
      found.set(table.id, table);
      watched.set(table.id, one);
    }
  }
  const kept = [...found.values()].flatMap((table): Kept[] => {
    const game = games.find(({ command }) => command === table.game);
    const called = people.filter(({ id }) => waitsFor(table, id));
    const watching = [watched.get(table.id) ?? []].flat();
    const at = (isShow(table) ? table.paused : null) ?? sinceOf(table, called[0]?.id ?? null);
    return game ? [{ table, game, called, watching, at }] : [];
  });
  const shelf = ({ called, watching }: Kept) => (called.length > 0 ? 0 : watching.length > 0 ? 2 : 1);
  return kept.sort((a, b) => shelf(a) - shelf(b) || a.at - b.at);
}

/** The public board of a running game, in the viewer's colors; null if there is none to see. */
async function pictureOf(
  tables: Pick<Tables, 'snapshot' | 'settings'>,
  table: TableInfo,
  game: Game,
  speech: Speech,
  user: string,
  draw: Draw,
): Promise<Awaited<ReturnType<Begun>>[number]['picture']> {
  const settings = await tables.settings(user);
  const told = table.phase === 'playing' && !settings.words ? await tables.snapshot(table.id, null) : null;
  if (!told?.ok) return null;
  const figure = littleFigure(game, told.value, speech, settings);
  return { key: figure.key!, alt: figure.alt(), draw: () => draw(figure.scene()!, { patienceMs: coverPatienceMs }) };
}

/** What a table is waiting for. */
function waiting(table: TableInfo, { rules }: Game, speech: Speech): Message {
  if (isShow(table)) return bot('bot.local.show', { paused: table.paused !== null });
  const asked = [...table.people, ...table.invited].filter(({ id }) => waitsFor(table, id));
  const who = speech.plain.list(asked.map((one) => plainNameOf(one, speech)));
  if (table.phase === 'playing') return asked.length > 0 ? bot('bot.local.waits', { who }) : bot('bot.local.running');
  return asked.length > 0 ? bot('bot.local.invites', { who }) : bot('bot.local.lobby', { n: table.people.length, max: rules.players.max });
}

/** The contents of the local Discord when these games can be played there. Without `draw`, the gallery has no pictures. */
export function worldOf(games: readonly Game[], draw?: Draw): World {
  return {
    name: 'Hustings',
    bot: { name: botName, about: saidBy(bot('bot.local.computer')) },
    people: [...people],
    channels: [
      { name: 'lounge', topic: 'Meet here. Every game can be played in any channel.' },
      ...games.map(({ command, texts }) => ({ name: command, topic: `For ${texts[mainLang].title}.` })),
    ],
    languages: langs.map((lang) => ({ locale: rowOf(lang).locales[0] as Locale, name: rowOf(lang).name })),
    welcome: saidBy(bot('bot.local.welcome')),
    offers: games.map((game) => offerOf(game, draw)),
  };
}

/** A game in the gallery. */
function offerOf(game: Game, draw: Draw | undefined): Offer {
  const { rules, guide, texts } = game;
  const picture = (locale: string) =>
    draw!(coverScene(game, speechOf(game, null, langOf(locale)), coverWidth), { last: true, patienceMs: coverPatienceMs });
  return {
    title: inEachLanguage((lang) => texts[lang].title),
    text: inEachLanguage((lang) => texts[lang].pitch),
    note: saidBy(bot('bot.local.who', { ...rules.players, from: guide.minutes.min, to: guide.minutes.max })),
    ...(draw && { picture }),
    ways: waysInto(game),
  };
}

/** The buttons its command offers: against as many computers as in its lesson, only watching, with others, its lesson, its guide. */
function waysInto(game: Game): Way[] {
  const { command, rules, guide } = game;
  const offered = new Map(commandsOf([game])[0]!.options!.map((one) => [one.name, 'options' in one ? one.options! : []]));
  const takesLevel = offered.get('start')!.some(({ name }) => name === level.option);
  const [host, ...others] = people.map(keyOf);
  const guests = others.slice(0, Math.max(1, rules.players.min - 1));
  const computers = guide.lesson.seats.slice(1).map(() => botName);
  const way = (label: Message, subcommand: string, options: Way['options'] = {}): Way => ({
    label: saidBy(label),
    as: host!,
    channel: command,
    command: `${command} ${subcommand}`,
    options,
  });
  // Each game starts at once: if the channel has one already, in its own thread.
  const inviting = (who: readonly string[]) => ({ ...Object.fromEntries(who.map((one, at) => [invitedOptions(game)[at]!, one])), thread: true });
  return [
    ...(takesLevel ? [{ ...way(bot('bot.local.against'), 'start', inviting(computers)), choice: { ...level, values: levelNames(game) } }] : []),
    ...(offered.has('watch') ? [way(bot('bot.local.watch'), 'watch', { thread: true })] : []),
    { ...way(bot('bot.local.together'), 'start', inviting(guests)), with: guests },
    way(bot('bot.button.lesson'), 'learn'),
    way(bot('bot.button.guide'), 'rules', { topic: guideId }),
  ];
}

/** The choice of a level: the default is the first that the game offers, the weakest. */
const level = { label: saidBy(bot('bot.local.level')), option: 'level' };

/** One of the bot's sentences, in every language. */
function saidBy(message: Message) {
  return inEachLanguage((lang) => speechOf(null, null, lang).plain(message));
}

/** Starts the local Discord, with pictures of the games if `draw` is given. Loads it only here: with a token nobody needs it, or what it imports. */
export async function startLocal(options: PlaygroundOptions & { begun?: Begun }, draw?: Draw): Promise<Playground> {
  const { startPlayground } = await import('./playground/index.ts');
  return startPlayground({ ...worldOf(allGames, draw), ...options });
}
