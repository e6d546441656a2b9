/** What a computer tells players: what it would do in their place, and why it played its last turn as it did. */

import { fromDeedsOf } from '../../../games/kit/actors.ts';
import { privately } from '../../interactions/reply.ts';
import type { PressContext } from '../../interactions/services.ts';
import { leadOf, nameOf, percentOf } from '../../present/panel/advice.ts';
import { headsOf, narrated } from '../../present/parts/story.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import { clamp, note } from '../../wire/parts.ts';
import { from, onTable, press, type TableAndGame, tellRefusal } from '../declare.ts';
import { backToPanel, play } from './play.ts';

/** How much of a plan a hint tells, after its first answer. */
const mostOfPlan = 5;
/** How many things that a turn did are told with the reason. */
const mostDeeds = 5;

/** The panel, with what a computer would choose. */
export async function hint(context: PressContext, at: TableAndGame, { table: id }: Press): Promise<void> {
  const told = await context.tables.hint(id, context.person.id, context.interaction.id);
  if (!told.ok) return backToPanel(context, id, told.error);
  const { text: say } = context.speech(at.game, at.table);
  const { decision, picked, plan, chance, only, second: next, reason: why } = told.value;
  const named = (ids: readonly string[]): string => nameOf(decision, ids, say);
  const move = named(picked);
  const reason = why && say(why);
  const unrated = at.table.people.some(({ computer }) => computer) ? [] : [`-# ${say(bot('bot.hint.unrated'))}`];
  const second = next && named(next.picked);
  // Two cards that are alike are no choice.
  const percent = chance === null ? null : percentOf(chance);
  const compared = { second: second === move ? null : second, by: typeof next?.by === 'number' ? leadOf(next.by, percent) || null : null };
  // What uses a card of the hand: the label of what ends the plan may count what has been played so far.
  const isOption = (id: string): boolean => decision.options.some((one) => one.id === id && one.holds !== undefined && !picked.includes(id));
  const later = plan.filter((ids) => ids.every(isOption)).slice(0, mostOfPlan);
  const hinted = bot('bot.hint', {
    move,
    plan: later.map(named),
    reason,
    percent,
    ...compared,
  });
  const line = [say(only ? bot('bot.hint.only', { move }) : hinted), ...unrated].join('\n');
  return play(context, id, { hint: { line, picked } });
}

/** Tells the asker why a computer played its last turn as it did. */
export async function why(context: PressContext, at: TableAndGame): Promise<void> {
  const told = await context.tables.why(at.table.id);
  if (!told.ok) return tellRefusal(context, at.table.id, told.error);
  const { text: say } = context.speech(at.game, at.table);
  if (!told.value) return privately(context.interaction, note(say(bot('bot.why.none'))));
  const { seat, reason, did } = told.value;
  const who = say.player(seat);
  const lines = fromDeedsOf(seat, narrated(did, at.game));
  const heads = headsOf(lines, at.game, mostDeeds);
  const deeds = (heads.length > 0 ? heads : lines.slice(0, mostDeeds)).map((one) => `-# ${clamp(say(one).replaceAll('\n', ' '), 300)}`);
  const line = say(reason ? bot('bot.why', { who, reason: say(reason) }) : bot(at.game.reasons ? 'bot.why.luck' : 'bot.why.did', { who }));
  return privately(context.interaction, note([line, ...deeds].join('\n')));
}

export const presses = [from('panel', press('hint', onTable(hint))), press('why', onTable(why))];
