/** Lists of games: one's own, or a server's. */
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { sinceOf, waitsFor } from '../../table/finding.ts';
import type { TableInfo } from '../../table/types.ts';
import { type Desk, titleOf } from '../desk.ts';
import { encode } from '../ids.ts';
import { disarm, type Speech } from '../speech.ts';
import { bot } from '../text/index.ts';
import { placeLink } from './links.ts';
import { button, clamp, type Part, type Post, rows, text } from './parts.ts';
import { names } from './people.ts';
import { troubleLine } from './trouble.ts';

/** Who looks, and from where. */
export interface Looking {
  user: string;
  guild: string | null;
}

/** A section takes three of a message's forty components. */
const mostOnPage = 8;

/** One's own games, page by page. */
export function gamesPost(desk: Pick<Desk, 'games' | 'stopped'>, tables: readonly TableInfo[], at: number, looking: Looking, speech: Speech): Post {
  const { text: say } = speech;
  if (tables.length === 0) return { components: [text(say(bot('bot.games.none')))], files: [], mentions: [] };
  const pages = Math.ceil(tables.length / mostOnPage);
  const page = Math.min(Math.max(0, at), pages - 1);
  const shown = tables.slice(page * mostOnPage, (page + 1) * mostOnPage);
  const [mine, others] = [shown.filter((table) => waitsFor(table, looking.user)), shown.filter((table) => !waitsFor(table, looking.user))];
  const list = (heading: 'bot.games.mine' | 'bot.games.others', some: TableInfo[]): Part[] =>
    some.length === 0 ? [] : [text(`### ${say(bot(heading))}`), ...some.map((table) => entry(desk, table, looking, speech))];
  const foot = pages > 1 ? [text(say(bot('bot.page', { n: page + 1, of: pages })))] : [];
  return {
    components: [
      text(`## ${say(bot('bot.games.title'))}`),
      ...list('bot.games.mine', mine),
      ...list('bot.games.others', others),
      ...foot,
      ...turning(page, pages, speech),
    ],
    files: [],
    mentions: [],
  };
}

function turning(page: number, pages: number, { plain }: Speech) {
  const to = (n: number) => encode({ action: 'games', arg: String(n) });
  return rows([
    ...(page > 0 ? [button(plain(bot('bot.button.previous')), to(page - 1))] : []),
    ...(page < pages - 1 ? [button(plain(bot('bot.button.next')), to(page + 1))] : []),
  ]);
}

/** One game: what it is, who plays, what it waits for, and the way there. */
function entry(desk: Pick<Desk, 'games' | 'stopped'>, table: TableInfo, looking: Looking, speech: Speech): Part {
  return {
    type: ComponentType.Section,
    components: [text(entryLines(desk, table, looking, speech))],
    accessory: { type: ComponentType.Button, style: ButtonStyle.Link, label: speech.plain(bot('bot.button.goThere')), url: placeLink(table) },
  };
}

export function entryLines(desk: Pick<Desk, 'games' | 'stopped'>, table: TableInfo, { user, guild }: Looking, speech: Speech): string {
  const { text: say, lang } = speech;
  const where = `<#${table.place.channel}>`;
  const who = clamp(names([...table.people, ...table.invited], speech), 300);
  return [
    `**${titleOf(desk, table.game, lang)}**`,
    statusLine(desk, table, user, speech),
    say(table.place.guild === guild ? bot('bot.games.here', { where, who }) : bot('bot.games.elsewhere', { where, who })),
    ...(table.trouble ? [troubleLine(table.trouble, speech)] : []),
  ].join('\n');
}

/** What the game waits for, and since when. */
function statusLine({ games }: Pick<Desk, 'games'>, table: TableInfo, user: string, speech: Speech): string {
  const { text: say } = speech;
  const { people, invited, seats, toAct } = table;
  const at = `<t:${Math.floor((table.expires ?? sinceOf(table, waitsFor(table, user) ? user : null)) / 1000)}:R>`;
  if (table.phase === 'gathering') {
    if (invited.some(({ id }) => id === user)) return say(bot('bot.games.invitedBy', { host: disarm(people[0]?.name ?? ''), at }));
    if (invited.length > 0) return say(bot('bot.games.invitation', { who: names(invited, speech), at }));
    const max = games.find(({ command }) => command === table.game)?.rules.players.max ?? people.length;
    return say(bot('bot.games.lobby', { n: people.length, max, at }));
  }
  if (waitsFor(table, user)) return say(bot('bot.games.yourTurn', { at }));
  const who = names(
    people.filter(({ id }) => seats[id] !== undefined && toAct.includes(seats[id])),
    speech,
  );
  return say(bot('bot.games.waitsFor', { who, at }));
}
