/** `/games`: all of the asker's games, here and on other servers. Private, because others need not know where a person plays. */

import type { Game } from '../../../games/game.ts';
import type { TableInfo } from '../../../table/model/types.ts';
import { privately } from '../../interactions/reply.ts';
import type { InteractionContext } from '../../interactions/services.ts';
import { littleFigure } from '../../present/parts/figures.ts';
import { gamesPost, type Little, ownOnPage } from '../../present/people/games-list.ts';
import { type General, press } from '../declare.ts';
import { sinceLast } from '../play/since.ts';

export async function games(context: InteractionContext, page = 0): Promise<void> {
  const { interaction, person, speech } = context;
  const { guild, channel } = interaction;
  const mine = await context.tables.of(person.id);
  const all = [...mine, ...(await context.tables.shows(person.id))];
  const here = guild === null ? null : await context.tables.at(channel);
  const isTaken = here?.phase === 'playing' || here?.phase === 'gathering';
  const movable = isTaken ? [] : mine.filter(({ phase, place }) => phase === 'playing' && place.guild === guild && place.channel !== channel);
  const draw = async () => {
    const { shown } = ownOnPage(all, page);
    const [since, littles] = await Promise.all([sinceLastAt(context, shown), littlesOf(context, shown)]);
    return gamesPost(context, all, page, { user: person.id, guild, since }, movable, littles, speech());
  };
  return privately(interaction, draw());
}

/** The game played at a table; null if it can't be played now or has not begun. */
const playedAt = ({ games }: InteractionContext, { game, phase }: TableInfo): Game | null =>
  phase === 'playing' ? (games.find(({ command }) => command === game) ?? null) : null;

/** Each table's board as everyone sees it, if it could be drawn. */
async function littlesOf(context: InteractionContext, tables: readonly TableInfo[]): Promise<Map<string, Little>> {
  const { settings, log } = context;
  const drawn = new Map<string, Little>();
  if (settings.words) return drawn;
  const draw = async (table: TableInfo) => {
    const game = playedAt(context, table);
    const told = game && (await context.tables.snapshot(table.id, null));
    if (!game || !told?.ok) return;
    const figure = littleFigure(game, told.value, context.speech(game, told.value.table), settings);
    const { part, files } = await context.pictures.show(figure);
    if (files[0] && 'items' in part) drawn.set(table.id, { file: files[0], alt: part.items[0]?.description ?? '' });
  };
  const failed = (error: unknown, table: TableInfo) => log.warn({ err: error, table: table.id }, 'could not draw a board for a list of games');
  await Promise.all(tables.map((table) => draw(table).catch((error: unknown) => failed(error, table))));
  return drawn;
}

/** The most sentences about what happened at each of many tables. */
const mostSentences = 2;

/** What happened at these tables since the asker last looked there. */
async function sinceLastAt(context: InteractionContext, tables: readonly TableInfo[]): Promise<Map<string, string>> {
  const told = new Map<string, string>();
  for (const table of tables) {
    const game = playedAt(context, table);
    const line = game && (await sinceLast(context, game, table, mostSentences));
    if (line) told.set(table.id, line);
  }
  return told;
}

export const presses = [press('games', (context, { arg }) => games(context, Number(arg) || 0))];
export const generals: General[] = [{ name: 'games', does: (context) => games(context) }];
