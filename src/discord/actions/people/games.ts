/** `/games`: all games of whoever asks, here and on other servers. Private, since others need not know where one plays. */

import { privately } from '../../interactions/reply.ts';
import type { InteractionContext } from '../../interactions/services.ts';
import { gamesPost } from '../../present/people/games-list.ts';
import { type General, press } from '../declare.ts';

export async function games(context: InteractionContext, page = 0): Promise<void> {
  const { interaction, person, speech } = context;
  const { guild, channel } = interaction;
  const all = await context.tables.of(person.id);
  const here = guild === null ? null : await context.tables.at(channel);
  const isTaken = here?.phase === 'playing' || here?.phase === 'gathering';
  const movable = isTaken ? [] : all.filter(({ phase, place }) => phase === 'playing' && place.guild === guild && place.channel !== channel);
  return privately(interaction, gamesPost(context, all, page, { user: person.id, guild }, movable, speech()));
}

export const presses = [press('games', (context, { arg }) => games(context, Number(arg) || 0))];
export const generals: General[] = [{ name: 'games', does: (context) => games(context) }];
