/** The review of a finished game, for the asker: what everyone may read of it, and what only they may read about their own choices. */
import { setTimeout as wait } from 'node:timers/promises';
import type { ReviewState } from '../../../table/model/review.ts';
import { aside, fill } from '../../interactions/reply.ts';
import { gameOf, type PressContext } from '../../interactions/services.ts';
import { reviewFigure, reviewPost } from '../../present/looking-back/review.ts';
import type { Reviewing } from '../../present/looking-back/turned.ts';
import { seenBy } from '../../present/parts/figures.ts';
import { bot } from '../../text/index.ts';
import { isUnawaited } from '../../wire/errors.ts';
import type { Press } from '../../wire/ids.ts';
import { note, type Post } from '../../wire/parts.ts';
import { from, press, refusalNote, tellRefusal } from '../declare.ts';

/** How often to check the progress, and when to give up, in milliseconds: Discord takes edits for fifteen minutes. */
const [lookEveryMs, patienceMs] = [1000, 600_000];

export async function review(context: PressContext, { table: id }: Press): Promise<void> {
  const told = await context.tables.review(id, context.person.id);
  if (!told.ok) return tellRefusal(context, id, told.error);
  const { interaction } = context;
  if (told.value.state !== 'making') return aside(interaction, await postOf(context, id, told.value));
  await aside(interaction, sayMaking(context, told.value));
  // The press is answered. A stop doesn't wait for the rest: pressing again picks up the progress.
  void follow(context, id, told.value).catch((error: unknown) => {
    if (!isUnawaited(error)) context.log.warn({ err: error, table: id }, 'could not say how far a review is');
  });
}

/** Tells the progress until the review is made. */
async function follow(context: PressContext, id: string, first: Making): Promise<void> {
  const { interaction, tables, person } = context;
  let said = percentOf(first);
  for (const began = performance.now(); performance.now() - began < patienceMs; ) {
    await wait(lookEveryMs, null, { ref: false });
    const told = await tables.reviewed(id, person.id);
    // The game may be gone, or go on: its last turn was taken back. In place of the progress, which would stand still.
    if (!told.ok) return fill(interaction, await refusalNote(context, id, told.error));
    if (!told.value) break;
    if (told.value.state !== 'making') return fill(interaction, await postOf(context, id, told.value));
    if (percentOf(told.value) !== said) await fill(interaction, sayMaking(context, told.value));
    said = percentOf(told.value);
  }
  await fill(interaction, note(context.speech().text(bot('bot.review.waits'))));
}

type Making = Extract<ReviewState, { state: 'making' }>;

const percentOf = ({ done, of }: Making): number => Math.floor((10 * done) / of) * 10;

const sayMaking = (context: PressContext, making: Making): Post =>
  note(context.speech().text(bot('bot.review.making', { percent: percentOf(making) })));

/** The review as this person may read it. */
async function postOf(context: PressContext, id: string, state: Exclude<ReviewState, Making>): Promise<Post> {
  const [all, back] = [await context.tables.lookBack(id, null), await context.tables.lookBack(id, context.person.id)];
  const game = all.ok ? gameOf(context, all.value.table.game) : null;
  if (state.state === 'impossible' || !all.ok || !back.ok || !game) return note(context.speech().text(bot('bot.review.impossible')));
  const { open, own } = state;
  const reviewing: Reviewing = { game, open, own, all: all.value, back: back.value, speech: context.speech(game, all.value.table) };
  return reviewPost(reviewing, await context.pictures.show(seenBy(reviewFigure(reviewing), context.settings)));
}

export const presses = [from('players', press('review', review))];
