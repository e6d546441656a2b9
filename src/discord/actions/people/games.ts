/** `/games`: all games of whoever asks, here and on other servers. Private, since others need not know where one plays. */

import { privately } from '../../interactions/reply.ts';
import type { Call, Services } from '../../interactions/services.ts';
import { gamesPost } from '../../present/people/games-list.ts';

export async function games(services: Services, { interaction, person, speech }: Call, page = 0): Promise<void> {
  const { guild, channel } = interaction;
  const all = await services.tables.of(person.id);
  const here = guild === null ? null : await services.tables.at(channel);
  const isTaken = here?.phase === 'playing' || here?.phase === 'gathering';
  const movable = isTaken ? [] : all.filter(({ phase, place }) => phase === 'playing' && place.guild === guild && place.channel !== channel);
  return privately(interaction, gamesPost(services, all, page, { user: person.id, guild }, movable, speech()));
}
