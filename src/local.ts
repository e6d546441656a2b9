/** The local Discord as Hustings furnishes it: a channel for every game, and a gallery of the games, each begun at one press. */
import type { Locale } from 'discord-api-types/v10';
import { invitedOptions, levelNames } from './discord/actions/lobby/start-options.ts';
import { guideId } from './discord/actions/show/topics.ts';
import { commandsOf } from './discord/commands/commands.ts';
import type { Draw } from './discord/pictures/pictures.ts';
import { coverScene } from './discord/present/parts/guide.ts';
import { plainNameOf } from './discord/present/parts/people.ts';
import { type Speech, speechOf } from './discord/speech/speech.ts';
import { bot } from './discord/text/index.ts';
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

/** Tells what was begun here and goes on. */
export type Begun = NonNullable<World['begun']>;

/** Who plays on it. Kept games know them by their ids. */
const people = [
  { name: 'Ada', id: '1181240000000000011', color: '#c2410c' },
  { name: 'Ben', id: '1181240000000000027', color: '#1d4ed8' },
  { name: 'Cleo', id: '1181240000000000039', color: '#7e22ce' },
  { name: 'Dan', id: '1181240000000000043', color: '#15803d' },
  { name: 'Eve', id: '1181240000000000058', color: '#be185d' },
  { name: 'Finn', id: '1181240000000000066', color: '#0f766e' },
] as const satisfies World['people'];

const keyOf = ({ name }: { name: string }): string => name.toLowerCase();

/** What the bot is called, also where a command names it. */
const botName = 'Hustings';
/** The gallery's pictures in pixels: as wide as a card is on a fine screen. */
const coverWidth = 1000;
/** Whoever opens the gallery while the pictures are drawn waits for the last one this long. */
const coverPatienceMs = 30_000;

/** How many games the first page leads back to. */
const mostBegun = 12;

/** The games that the people here play and their invitations: what waits for one of them first, and for longest. A game that is stopped is not among them. */
export const begunAt =
  (tables: Pick<Tables, 'of'>, games = allGames): Begun =>
  async (locale) => {
    const found = new Map<string, TableInfo>();
    for (const { id } of people) for (const table of await tables.of(id)) found.set(table.id, table);
    const begun = [...found.values()].flatMap((table) => {
      const game = games.find(({ command }) => command === table.game);
      const called = people.filter(({ id }) => waitsFor(table, id));
      return game ? [{ table, game, called, at: sinceOf(table, called[0]?.id ?? null) }] : [];
    });
    const inOrder = begun.sort((a, b) => Number(b.called.length > 0) - Number(a.called.length > 0) || a.at - b.at);
    return inOrder.slice(0, mostBegun).map(({ table, game, called, at }) => {
      const speech = speechOf(game, null, langOf(locale));
      const { plain, lang } = speech;
      const all = [...table.people, ...table.invited];
      const here = people.filter(({ id }) => all.some((one) => one.id === id));
      return {
        title: game.texts[lang].title,
        who: plain.list(all.map((one) => plainNameOf(one, speech))),
        text: plain(waiting(table, game, speech)),
        at,
        seats: [...new Set([...called, ...here])].map(keyOf),
        channel: table.place.channel,
      };
    });
  };

/** What a table waits for. */
function waiting(table: TableInfo, { rules }: Game, speech: Speech): Message {
  const asked = [...table.people, ...table.invited].filter(({ id }) => waitsFor(table, id));
  const who = speech.plain.list(asked.map((one) => plainNameOf(one, speech)));
  if (table.phase === 'playing') return asked.length > 0 ? bot('bot.local.waits', { who }) : bot('bot.local.running');
  return asked.length > 0 ? bot('bot.local.invites', { who }) : bot('bot.local.lobby', { n: table.people.length, max: rules.players.max });
}

/** What stands on the local Discord when these games can be played there. Without `draw` the gallery has no pictures. */
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

/** The buttons of a game: against computers, as many as in its lesson; only looking on; with somebody; its lesson; how it is played. Of these, what its command offers. */
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
  // Each begins at once: where the channel has a game, in a thread of its own.
  const inviting = (who: readonly string[]) => ({ ...Object.fromEntries(who.map((one, at) => [invitedOptions(game)[at]!, one])), thread: true });
  return [
    ...(takesLevel ? [{ ...way(bot('bot.local.against'), 'start', inviting(computers)), choice: level }] : []),
    ...(offered.has('watch') ? [way(bot('bot.local.watch'), 'watch', { thread: true })] : []),
    { ...way(bot('bot.local.together'), 'start', inviting(guests)), with: guests },
    way(bot('bot.button.lesson'), 'learn'),
    way(bot('bot.button.guide'), 'rules', { topic: guideId }),
  ];
}

/** How well they play: whoever chooses nothing meets the first, novices. */
const level = { label: saidBy(bot('bot.local.level')), option: 'level', values: levelNames };

/** A sentence of the bot's in every language. */
function saidBy(message: Message) {
  return inEachLanguage((lang) => speechOf(null, null, lang).plain(message));
}

/** Starts the local Discord, with pictures of the games where something draws them. It is loaded here alone: with a token nobody needs it, nor what it brings along. */
export async function startLocal(options: PlaygroundOptions & { begun?: Begun }, draw?: Draw): Promise<Playground> {
  const { startPlayground } = await import('./playground/index.ts');
  return startPlayground({ ...worldOf(allGames, draw), ...options });
}
