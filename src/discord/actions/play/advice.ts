/** What a computer says to people: what it would do in their place, and what one of them has gained. */

import { privately } from '../../interactions/reply.ts';
import { type Call, gameOf, type PressCall, type Services } from '../../interactions/services.ts';
import { headsOf } from '../../present/parts/story.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import { clamp, note } from '../../wire/parts.ts';
import { backToPanel, play } from './play.ts';
import { tellRefusal } from './refuse.ts';

/** So much of what a turn did is told with the reason. */
const mostDeeds = 3;

/** The panel, with what a computer would choose. */
export async function hint(services: Services, call: PressCall, { table: id }: Press): Promise<void> {
  const told = await services.tables.hint(id, call.person.id, call.interaction.id);
  if (!told.ok) return backToPanel(services, call, id, told.error);
  const about = await speaking(services, call, id);
  if (!about) return tellRefusal(services, call, id, { why: 'no-table' });
  const { table, say, reasonOf } = about;
  const { decision, picked, chance, term } = told.value;
  const labels = decision.options.flatMap((option) => (picked.includes(option.id) ? [say(option.label)] : []));
  const move = labels.length === 0 ? say(bot('bot.button.none')) : say.list(labels);
  const reason = reasonOf(term);
  const unrated = table.people.some(({ computer }) => computer) ? [] : [`-# ${say(bot('bot.hint.unrated'))}`];
  const line = [say(bot('bot.hint', { move, reason, percent: chance === null ? null : Math.round(chance * 20) * 5 })), ...unrated].join('\n');
  return play(services, call, id, { hint: { line, picked } });
}

/** Says to whoever asks what a computer gained by its last turn. */
export async function why(services: Services, call: Call, id: string): Promise<void> {
  const told = await services.tables.why(id);
  if (!told.ok) return tellRefusal(services, call, id, told.error);
  const about = await speaking(services, call, id);
  if (!about) return tellRefusal(services, call, id, { why: 'no-table' });
  const { game, say, reasonOf } = about;
  const gain = told.value;
  const reason = reasonOf(gain?.term ?? null);
  if (!gain || reason === null) return privately(call.interaction, note(say(bot('bot.why.none'))));
  const heads = headsOf(gain.did, game, mostDeeds);
  const deeds = gain.how === 'gained' ? [] : heads.length > 0 ? heads : gain.did.slice(0, mostDeeds);
  const did = deeds.map((one) => `-# ${clamp(say(one).replaceAll('\n', ' '), 300)}`);
  return privately(call.interaction, note([say(bot('bot.why', { who: say.player(gain.seat), reason, how: gain.how })), ...did].join('\n')));
}

/** What is needed to speak of a table's game to the reader, and what its computers' terms are called. */
async function speaking(services: Services, call: Call, id: string) {
  const table = await services.tables.find(id);
  const game = table && gameOf(services, table.game);
  if (!table || !game) return null;
  const { text: say, lang } = call.speech(game, table);
  return { table, game, say, reasonOf: (term: string | null): string | null => (term !== null && game.texts[lang].reasons?.[term]) || null };
}
