/** `/games`: all games of whoever asks, here and on other servers. Private, since others need not know where one plays. */
import type { Call, Desk } from '../../interactions/desk.ts';
import { privately } from '../../interactions/reply.ts';
import { gamesPost } from '../../present/people/games-list.ts';

export async function games(desk: Desk, { interaction, person, speech }: Call, page = 0): Promise<void> {
  const { guild, channel } = interaction;
  const all = await desk.tables.of(person.id);
  const here = guild === null ? null : await desk.tables.at(channel);
  const isTaken = here?.phase === 'playing' || here?.phase === 'gathering';
  const movable = isTaken ? [] : all.filter(({ phase, place }) => phase === 'playing' && place.guild === guild && place.channel !== channel);
  return privately(interaction, gamesPost(desk, all, page, { user: person.id, guild }, movable, speech()));
}
