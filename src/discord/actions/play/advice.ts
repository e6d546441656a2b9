/** What a computer tells players: what it would do in their place, and what its last turn gained. */

import { privately } from '../../interactions/reply.ts';
import type { PressContext } from '../../interactions/services.ts';
import { headsOf, narrated } from '../../present/parts/story.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import { clamp, note } from '../../wire/parts.ts';
import { from, onTable, press, type TableAndGame, tellRefusal } from '../declare.ts';
import { backToPanel, play } from './play.ts';

/** How many things that a turn did are told with the reason. */
const mostDeeds = 3;

/** The panel, with what a computer would choose. */
export async function hint(context: PressContext, at: TableAndGame, { table: id }: Press): Promise<void> {
  const told = await context.tables.hint(id, context.person.id, context.interaction.id);
  if (!told.ok) return backToPanel(context, id, told.error);
  const { say, reasonOf } = speaking(context, at);
  const { decision, picked, chance, term } = told.value;
  const labels = decision.options.flatMap((option) => (picked.includes(option.id) ? [say(option.label)] : []));
  const move = labels.length === 0 ? say(bot('bot.button.none')) : say.list(labels);
  const reason = reasonOf(term);
  const unrated = at.table.people.some(({ computer }) => computer) ? [] : [`-# ${say(bot('bot.hint.unrated'))}`];
  const line = [say(bot('bot.hint', { move, reason, percent: chance === null ? null : Math.round(chance * 20) * 5 })), ...unrated].join('\n');
  return play(context, id, { hint: { line, picked } });
}

/** Tells the asker what a computer gained by its last turn. */
export async function why(context: PressContext, at: TableAndGame): Promise<void> {
  const told = await context.tables.why(at.table.id);
  if (!told.ok) return tellRefusal(context, at.table.id, told.error);
  const { say, reasonOf } = speaking(context, at);
  const gain = told.value;
  const reason = reasonOf(gain?.term ?? null);
  if (!gain || reason === null) return privately(context.interaction, note(say(bot('bot.why.none'))));
  const lines = narrated(gain.did, at.game);
  const heads = headsOf(lines, at.game, mostDeeds);
  const deeds = gain.how === 'gained' ? [] : heads.length > 0 ? heads : lines.slice(0, mostDeeds);
  const did = deeds.map((one) => `-# ${clamp(say(one).replaceAll('\n', ' '), 300)}`);
  return privately(context.interaction, note([say(bot('bot.why', { who: say.player(gain.seat), reason, how: gain.how })), ...did].join('\n')));
}

/** Sentences about a table's game for the reader, and the words for its computers' terms. */
function speaking(context: PressContext, { table, game }: TableAndGame) {
  const { text: say, lang } = context.speech(game, table);
  return { say, reasonOf: (term: string | null): string | null => (term !== null && game.texts[lang].reasons?.[term]) || null };
}

export const presses = [from('panel', press('hint', onTable(hint))), press('why', onTable(why))];
