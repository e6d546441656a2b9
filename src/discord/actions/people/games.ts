/** `/games`: all games of whoever asks, here and on other servers. Private, since others need not know where one plays. */

import type { TableInfo } from '../../../table/model/types.ts';
import { privately } from '../../interactions/reply.ts';
import { gameOf, type InteractionContext } from '../../interactions/services.ts';
import { gamesOnPage, gamesPost } from '../../present/people/games-list.ts';
import { type General, press } from '../declare.ts';
import { sinceLast } from '../play/since.ts';

export async function games(context: InteractionContext, page = 0): Promise<void> {
  const { interaction, person, speech } = context;
  const { guild, channel } = interaction;
  const all = await context.tables.of(person.id);
  const here = guild === null ? null : await context.tables.at(channel);
  const isTaken = here?.phase === 'playing' || here?.phase === 'gathering';
  const movable = isTaken ? [] : all.filter(({ phase, place }) => phase === 'playing' && place.guild === guild && place.channel !== channel);
  const since = await sinceLastAt(context, gamesOnPage(all, page).shown);
  return privately(interaction, gamesPost(context, all, page, { user: person.id, guild, since }, movable, speech()));
}

/** What happened at each of many tables, in so many sentences. */
const mostSentences = 2;

/** What happened at these tables since they looked there last. */
async function sinceLastAt(context: InteractionContext, tables: readonly TableInfo[]): Promise<Map<string, string>> {
  const told = new Map<string, string>();
  for (const table of tables) {
    const game = table.phase === 'playing' ? gameOf(context, table.game) : null;
    const line = game && (await sinceLast(context, game, table, mostSentences));
    if (line) told.set(table.id, line);
  }
  return told;
}

export const presses = [press('games', (context, { arg }) => games(context, Number(arg) || 0))];
export const generals: General[] = [{ name: 'games', does: (context) => games(context) }];
