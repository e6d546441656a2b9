/** `/games`: all games of whoever asks, here and on other servers. Private, since others need not know where one plays. */
import type { Call, Desk } from '../desk.ts';
import { gamesPost } from '../present/games-list.ts';
import { privately } from '../reply.ts';
import { speechOf } from '../speech.ts';

export async function games(desk: Desk, { interaction, person, lang }: Call, page = 0): Promise<void> {
  const looking = { user: person.id, guild: interaction.guildId };
  return privately(interaction, gamesPost(desk, desk.tables.of(person.id), page, looking, speechOf(null, null, lang)));
}
