/** Lists of games: one's own, or a server's. */
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { TableInfo } from '../../../table/model/types.ts';
import { sinceOf, waitsFor } from '../../../table/people/finding.ts';
import { type Services, titleOf } from '../../interactions/services.ts';
import { disarm, type Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, clamp, limits, menu, note, type Part, type Post, postOf, rows, text } from '../../wire/parts.ts';
import { placeLink } from '../parts/links.ts';
import { names, plainNameOf, timeLines, troubleLine } from '../parts/people.ts';

/** Who looks, and from where. */
export interface Looking {
  user: string;
  guild: string | null;
  /** What happened since they looked last, by table, where something did. */
  since?: ReadonlyMap<string, string>;
}

type Shelf = Pick<Services, 'games' | 'stopped'>;

/** A section takes three of a message's forty components, and all texts together have 4,000 characters. */
const mostOnPage = 6;
const mostOfNames = 130;

/** The part of a list that page `at` shows, or the last page before it. */
export function gamesOnPage(tables: readonly TableInfo[], at: number): { shown: TableInfo[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(tables.length / mostOnPage));
  const page = Math.min(Math.max(0, at), pages - 1);
  return { shown: tables.slice(page * mostOnPage, (page + 1) * mostOnPage), page, pages };
}

/** Which page it is, and the buttons that turn it; nothing where there is one page. */
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

/** One's own games, page by page. `movable`: those that could be asked to go on in the channel one looks from. */
export function gamesPost(
  services: Shelf,
  tables: readonly TableInfo[],
  at: number,
  looking: Looking,
  movable: readonly TableInfo[],
  speech: Speech,
): Post {
  const { text: say } = speech;
  if (tables.length === 0) return note(say(bot('bot.games.none')));
  const { shown, page, pages } = gamesOnPage(tables, at);
  const [mine, others] = [shown.filter((table) => waitsFor(table, looking.user)), shown.filter((table) => !waitsFor(table, looking.user))];
  const list = (heading: 'bot.games.mine' | 'bot.games.others', some: TableInfo[]): Part[] =>
    some.length === 0 ? [] : [text(`### ${say(bot(heading))}`), ...some.map((table) => entry(services, table, looking, speech))];
  const parts = [text(`## ${say(bot('bot.games.title'))}`), ...list('bot.games.mine', mine), ...list('bot.games.others', others)];
  const components = [...parts, ...bringing(services, movable, speech), ...turning('games', page, pages, speech)];
  return postOf(components);
}

/** A menu of one's games elsewhere on this server: the others are asked whether it may go on here. */
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

/** One game: what it is, who plays, what it waits for, and the way there. */
function entry(services: Shelf, table: TableInfo, looking: Looking, speech: Speech): Part {
  return {
    type: ComponentType.Section,
    components: [text(entryLines(services, table, looking, speech))],
    accessory: { type: ComponentType.Button, style: ButtonStyle.Link, label: speech.plain(bot('bot.button.goThere')), url: placeLink(table) },
  };
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
  if (waitsFor(table, user)) return say(bot('bot.games.yourTurn', { at }));
  const waited = people.filter(({ id }) => seats[id] !== undefined && toAct.includes(seats[id]));
  return say(bot('bot.games.waitsFor', { who: clamp(names(waited, speech), mostOfNames), at }));
}
