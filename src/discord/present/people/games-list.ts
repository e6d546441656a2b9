/** Lists of games: the reader's own, or a server's. */
import { type APIButtonComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { TableInfo } from '../../../table/model/types.ts';
import { sinceOf, waitsFor } from '../../../table/people/finding.ts';
import { type Services, titleOf } from '../../interactions/services.ts';
import { disarm, type Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, clamp, type File, limits, menu, note, type Part, type Post, postOf, rows, text } from '../../wire/parts.ts';
import { placeLink } from '../parts/links.ts';
import { isShow, names, plainNameOf, timeLines, troubleLine } from '../parts/people.ts';

/** The reader, and the server they look from. */
export interface Looking {
  user: string;
  guild: string | null;
  /** What happened since they last looked, by table, where anything did. */
  since?: ReadonlyMap<string, string>;
}

/** A picture of a board, and its alt text. */
export interface Little {
  file: File;
  alt: string;
}

type Shelf = Pick<Services, 'games' | 'stopped'>;

/** An entry takes three of a message's forty components in a server's list, and six in the reader's own; all texts together have 4,000 characters. */
const mostOfServer = 6;
const mostOfOwn = 5;
const mostOfNames = 130;

interface Shown {
  shown: TableInfo[];
  page: number;
  pages: number;
}

/** The part of a list on page `at`, or the last page before it. */
function pageOf(tables: readonly TableInfo[], at: number, most: number): Shown {
  const pages = Math.max(1, Math.ceil(tables.length / most));
  const page = Math.min(Math.max(0, at), pages - 1);
  return { shown: tables.slice(page * most, (page + 1) * most), page, pages };
}

export const gamesOnPage = (tables: readonly TableInfo[], at: number): Shown => pageOf(tables, at, mostOfServer);
export const ownOnPage = (tables: readonly TableInfo[], at: number): Shown => pageOf(tables, at, mostOfOwn);

/** The page number, and the buttons that turn pages; nothing if there is one page. */
export function turning(action: 'games' | 'hustings', page: number, pages: number, { text: say, plain }: Speech): Part[] {
  if (pages < 2) return [];
  const to = (n: number) => encode({ action, arg: String(n) });
  return [
    text(say(bot('bot.page', { n: page + 1, of: pages }))),
    ...rows([
      ...(page > 0 ? [button(plain(bot('bot.button.previous')), to(page - 1))] : []),
      ...(page < pages - 1 ? [button(plain(bot('bot.button.next')), to(page + 1))] : []),
    ]),
  ];
}

/**
 * The reader's own games, then those they watch, page by page. `movable`: those that could be asked to continue in the current channel. `littles`:
 * pictures of boards, by table.
 */
export function gamesPost(
  services: Shelf,
  tables: readonly TableInfo[],
  at: number,
  looking: Looking,
  movable: readonly TableInfo[],
  littles: ReadonlyMap<string, Little>,
  speech: Speech,
): Post {
  const { text: say } = speech;
  if (tables.length === 0) return note(say(bot('bot.games.none')));
  const { shown, page, pages } = ownOnPage(tables, at);
  const shelf = (table: TableInfo) => (isShow(table) ? 'shows' : waitsFor(table, looking.user) ? 'mine' : 'others');
  const entries = (['mine', 'others', 'shows'] as const).flatMap((heading): Part[] => {
    const some = shown.filter((table) => shelf(table) === heading);
    const parts = some.flatMap((table) => entry(services, table, looking, littles.get(table.id) ?? null, speech));
    return some.length === 0 ? [] : [text(`### ${say(bot(`bot.games.${heading}`))}`), ...parts];
  });
  const parts = [text(`## ${say(bot('bot.games.title'))}`), ...entries];
  const files = shown.flatMap(({ id }) => littles.get(id)?.file ?? []);
  return { ...postOf([...parts, ...bringing(services, movable, speech), ...turning('games', page, pages, speech)]), files };
}

/** A menu of the reader's games elsewhere on this server: choosing one asks the others whether it may continue here. */
function bringing(services: Shelf, movable: readonly TableInfo[], speech: Speech): Part[] {
  const { plain, lang } = speech;
  if (movable.length === 0) return [];
  const options = movable.slice(0, limits.choices).map(({ id, game, people }) => ({
    label: clamp(titleOf(services, game, lang), limits.choiceText),
    value: id,
    description: clamp(plain.list(people.map((one) => plainNameOf(one, speech))), limits.choiceText),
  }));
  return [menu({ custom_id: encode({ action: 'bring' }), placeholder: plain(bot('bot.menu.bring')), options })];
}

/** One game: what it is, who plays, what it waits for, its board, and buttons to the panel and the channel. */
function entry(services: Shelf, table: TableInfo, looking: Looking, little: Little | null, speech: Speech): Part[] {
  const lines = text(entryLines(services, table, looking, speech));
  const there: APIButtonComponent = {
    type: ComponentType.Button,
    style: ButtonStyle.Link,
    label: speech.plain(bot('bot.button.goThere')),
    url: placeLink(table),
  };
  const ways = [...playButton(table, looking, speech), there];
  if (little === null && ways.length === 1) return [{ type: ComponentType.Section, components: [lines], accessory: there }];
  const media = little && { media: { url: `attachment://${little.file.name}` }, description: clamp(little.alt.trim() || '–', limits.alt) };
  const told: Part = media ? { type: ComponentType.Section, components: [lines], accessory: { type: ComponentType.Thumbnail, ...media } } : lines;
  return [told, { type: ComponentType.ActionRow, components: ways }];
}

/** Opens the reader's panel from here: on the game's own server, or in direct messages. */
function playButton(table: TableInfo, { user, guild }: Looking, { plain }: Speech): APIButtonComponent[] {
  const isTaken = guild === null || guild === table.place.guild;
  if (table.phase !== 'playing' || table.seats[user] === undefined || !isTaken) return [];
  return [button(plain(bot('bot.button.play')), encode({ table: table.id, action: 'play' }), waitsFor(table, user) ? 'primary' : 'secondary')];
}

export function entryLines(services: Shelf, table: TableInfo, { user, guild, since }: Looking, speech: Speech): string {
  const { text: say, lang } = speech;
  const where = `<#${table.place.channel}>`;
  const who = clamp(names([...table.people, ...table.invited], speech), mostOfNames);
  return [
    `**${titleOf(services, table.game, lang)}**`,
    statusLine(services, table, user, speech),
    ...(since?.has(table.id) ? [since.get(table.id)!] : []),
    ...timeLines(table, speech),
    say(table.place.guild === guild ? bot('bot.games.here', { where, who }) : bot('bot.games.elsewhere', { where, who })),
    ...(table.trouble ? [troubleLine(table.trouble, speech)] : []),
  ].join('\n');
}

/** What the game waits for, and since when. */
function statusLine({ games }: Pick<Services, 'games'>, table: TableInfo, user: string, speech: Speech): string {
  const { text: say } = speech;
  const { people, invited, seats, toAct } = table;
  const at = `<t:${Math.floor((table.expires ?? sinceOf(table, waitsFor(table, user) ? user : null)) / 1000)}:R>`;
  if (table.phase === 'gathering') {
    if (invited.some(({ id }) => id === user)) return say(bot('bot.games.invitedBy', { host: disarm(people[0]?.name ?? ''), at }));
    if (invited.length > 0) return say(bot('bot.games.invitation', { who: clamp(names(invited, speech), mostOfNames), at }));
    const max = games.find(({ command }) => command === table.game)?.rules.players.max ?? people.length;
    return say(bot('bot.games.lobby', { n: people.length, max, at }));
  }
  if (isShow(table)) {
    const { paused } = table;
    return say(bot('bot.games.show', { paused: paused !== null, at: paused === null ? at : `<t:${Math.floor(paused / 1000)}:R>` }));
  }
  if (waitsFor(table, user)) return say(bot('bot.games.yourTurn', { at }));
  const waited = people.filter(({ id }) => seats[id] !== undefined && toAct.includes(seats[id]));
  return say(bot('bot.games.waitsFor', { who: clamp(names(waited, speech), mostOfNames), at }));
}
