/** Answering: the presses on the private panel's question, and taking an answer back. */
import { firstLineOf } from '../../../i18n/say.ts';
import type { TableResult } from '../../../table/model/refusals.ts';
import type { Asked, Moved } from '../../../table/model/types.ts';
import { aheadIn, isTried } from '../../../table/work/loaded/snapshot.ts';
import { afterwards, gameOf, type InteractionContext, type PressContext } from '../../interactions/services.ts';
import { noMarks, optionOf } from '../../present/panel/control-form.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import { aboutTable, from, press, pressBeside, tellRefusal } from '../declare.ts';
import { backToPanel, browsingOf, onPanel, panel, pickedBy, play, type Seated, seated, stateOf } from './play.ts';
import { whatIf } from './what-if.ts';

/** Notes that a question of this kind was answered, so that it isn't explained again. A failure stops nothing else. */
async function noteMet(context: InteractionContext, { game, snapshot }: Seated, asked: Asked): Promise<void> {
  const { tables, log, person, lang } = context;
  const { ask } = asked.decision;
  if (firstLineOf(game.texts[lang], ask, context.speech(game, snapshot.table).text) === null) return;
  try {
    await tables.meetKind(person.id, game.command, ask.key);
  } catch (error) {
    log.warn({ err: error, user: person.id }, 'could not save which question a player has seen');
  }
}

/** An answer to the panel's question, or to one that may be answered ahead. */
async function answer(context: PressContext, press: Press): Promise<void> {
  const { interaction, person } = context;
  const asked = await askedOf(context, press);
  const picked = pickedBy(context, press, asked);
  // In a menu, risky options look like all others.
  const [only] = picked;
  if (press.action === 'choose' && asked?.decision.options.some(({ id, risky }) => risky && picked.length === 1 && id === only)) {
    return askAgain(context, press.table, asked, only!);
  }
  const ahead = aheadIn(press.ref);
  const told = await (ahead === null
    ? context.tables.answer(press.table, person.id, press.ref, picked, interaction.id)
    : context.tables.ahead(press.table, person.id, ahead, picked, interaction.id));
  if (told.ok && ahead === null && asked) {
    const { snapshot } = told.value;
    const game = gameOf(context, snapshot.table.game);
    if (game) await noteMet(context, { game, snapshot }, asked);
  }
  return moved(context, press.table, told);
}

/** Asks for confirmation of a risky answer. */
async function sure(context: PressContext, press: Press): Promise<void> {
  const asked = await askedOf(context, press);
  return asked ? askAgain(context, press.table, asked, optionOf(asked, press.arg)) : backToPanel(context, press.table, { why: 'stale' });
}

const askAgain = (context: PressContext, id: string, { ref }: Asked, option: string): Promise<void> =>
  play(context, id, { browsing: { ref, page: 0, marked: noMarks, sure: option } });

/**
 * An answer given on the public board: the next board shows the result, unless the player has a private question or could still take the answer back.
 */
async function answerOpenly(context: PressContext, press: Press): Promise<void> {
  const { interaction, person } = context;
  const told = await context.tables.answer(press.table, person.id, press.ref, [...(interaction.values ?? [press.arg])], interaction.id);
  const isAlone: boolean = interaction.message.isPrivate;
  const isTold = told.ok && told.value.posts && !told.value.snapshot.canUndo && isAnsweredOpenly(told.value.snapshot.asked);
  if (isTold && !isAlone) await interaction.acknowledge();
  else await moved(context, press.table, told);
}

/** Whether every choice is also under the board. */
const isAnsweredOpenly = (asked: Asked | null): boolean =>
  asked?.decision.options.every(({ id }) => asked.decision.open?.some((one) => one.id === id)) ?? true;

/** The presser's question, now or ahead, if the button belongs to it. */
async function askedOf({ tables, person }: InteractionContext, { table, ref }: Press): Promise<Asked | null> {
  const told = await tables.snapshot(table, person.id);
  if (!told.ok) return null;
  const { asked, ahead } = told.value;
  return [asked, ...ahead].find((one) => one?.ref === ref) ?? null;
}

/** After a change or a refused one: the panel with the result. */
async function moved(context: InteractionContext, id: string, told: TableResult<Moved>, news?: string): Promise<void> {
  if (!told.ok) return backToPanel(context, id, told.error);
  const { snapshot, events } = told.value;
  const game = gameOf(context, snapshot.table.game)!;
  const speech = context.speech(game, snapshot.table);
  const make = () => panel(context, { game, snapshot, speech, events, ...(news !== undefined && { news }) });
  return onPanel(context, snapshot.table, stateOf(context, snapshot), afterwards(context, id, make));
}

/** Turns a page of a long list, or marks options on it. */
async function browse(context: PressContext, press: Press): Promise<void> {
  const asked = await askedOf(context, press);
  return asked ? play(context, press.table, { browsing: browsingOf(context, press, asked) }) : backToPanel(context, press.table, { why: 'stale' });
}

/** Takes back the last answer. A press on an old panel does nothing: only what the presser saw last counts. */
async function undo(context: InteractionContext, id: string, ref: string | null): Promise<void> {
  const told = await seated(context, id);
  if (!told.ok) return tellRefusal(context, id, told.error);
  if (ref !== null && (told.value.snapshot.asked?.ref ?? '-') !== ref) return backToPanel(context, id, { why: 'stale' });
  const say = context.speech().text;
  const done = await context.tables.undo(id, context.person.id, context.interaction.id);
  // The panel has the button that asks the others.
  if (!done.ok && done.error.why === 'no-undo' && told.value.snapshot.canAskBack) return play(context, id, { news: say(bot('bot.propose.askBack')) });
  return moved(context, id, done, say(bot('bot.panel.undone')));
}

/** The same press in a try-out answers only there. */
const orTried =
  (does: typeof answer): typeof answer =>
  (context, press) =>
    isTried(press.ref) ? whatIf(context, press) : does(context, press);

export const presses = [
  press('pick', orTried(answer)),
  press('choose', orTried(answer)),
  press('take', orTried(answer)),
  press('sure', orTried(sure)),
  press('answer', answerOpenly),
  press('page', orTried(browse)),
  press('mark', orTried(browse)),
  pressBeside('undo', (context, { table, ref }) => undo(context, table, ref)),
].map((one) => from('panel', one));
export const subcommands = [aboutTable('undo', (context, { table }) => undo(context, table, null))];
