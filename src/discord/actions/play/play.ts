/** Playing: the private panel and the presses on it. */
import type { Game } from '../../../games/game.ts';
import { firstLineOf } from '../../../i18n/typeset.ts';
import { ok, refuse } from '../../../kernel/result.ts';
import { heldBy } from '../../../table/consent/verdict.ts';
import type { TableRefusal, TableResult } from '../../../table/model/refusals.ts';
import type { Asked, Moved, Snapshot, TableInfo } from '../../../table/model/types.ts';
import { aheadIn } from '../../../table/work/snapshot.ts';
import type { About } from '../../interactions/panels.ts';
import { afterwards, gameOf, type InteractionContext, type PressContext } from '../../interactions/services.ts';
import type { Place } from '../../pictures/pictures.ts';
import { noMarks, optionOf, readBrowsing } from '../../present/panel/control-form.ts';
import type { Panel } from '../../present/panel/head.ts';
import { panelFigure, panelPost } from '../../present/panel/panel.ts';
import { seenBy } from '../../present/parts/figures.ts';
import { troubleLines } from '../../present/parts/people.ts';
import { refusalLine } from '../../present/people/refusals.ts';
import { requestTo } from '../../present/time/proposal.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import type { Post } from '../../wire/parts.ts';
import { aboutTable, from, press, pressBeside, tellRefusal } from '../declare.ts';
import { sinceLast } from './since.ts';

/** Draws the panel. An answer never waits for its picture: see `privately`. */
export async function panel(context: InteractionContext, of: Panel): Promise<Post> {
  const { snapshot, speech } = of;
  const request = requestTo(snapshot.table, context.person.id, context.now(), speech);
  const figure = panelFigure({ ...of, request });
  const shown = figure && context.pictures.show(seenBy(figure, context.settings), onPanelOf(context, snapshot.table));
  const troubles = troubleLines(snapshot.table, speech, context.now());
  return panelPost({ ...of, request, troubles, first: await firstLine(context, of) }, await shown);
}

/** The key of a person's one private panel at a table, as a place for pictures. */
export const onPanelOf = ({ person }: InteractionContext, { id }: Pick<TableInfo, 'id'>): Place => ({ instead: `${person.id} ${id}` });

/** The explanation of the question on the panel; null if it needs none, or the player has answered one of its kind before. */
async function firstLine({ tables, log, person, lang }: InteractionContext, { game, snapshot: { asked }, speech }: Panel): Promise<string | null> {
  const line = asked ? firstLineOf(game.texts[lang], asked.decision.ask, speech.text) : null;
  if (!asked || line === null) return null;
  try {
    return (await tables.met(person.id, game.command)).has(asked.decision.ask.key) ? null : line;
  } catch (error) {
    log.warn({ err: error, user: person.id }, 'could not read which questions a player has seen');
    return null;
  }
}

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

/** A player's game, as they may see it. */
export interface Seated {
  game: Game;
  snapshot: Snapshot;
}

/** Reads the game as the asker may see it; tells people without a seat that they have none. */
export const onSeat =
  <C extends InteractionContext>(does: (context: C, at: Seated, press: Press) => Promise<void>) =>
  async (context: C, press: Press): Promise<void> => {
    const told = await seated(context, press.table);
    return told.ok ? does(context, told.value, press) : tellRefusal(context, press.table, told.error);
  };

/** The asker's game; a refusal if they have no seat. */
export async function seated(context: InteractionContext, id: string): Promise<TableResult<Seated>> {
  const told = await context.tables.snapshot(id, context.person.id);
  if (!told.ok) return told;
  const game = gameOf(context, told.value.table.game);
  if (!game) return refuse({ why: 'no-table' });
  return told.value.viewer === null ? refuse({ why: 'stranger' }) : ok({ game, snapshot: told.value });
}

/** Shows something of the game on the viewer's one private panel, or as that panel. Moves made while it was drawn are shown too. */
export async function onPanel(
  context: InteractionContext,
  table: TableInfo,
  state: About['state'],
  post: Post | Promise<Post>,
  again = () => panelNow(context, table.id),
): Promise<void> {
  const { panels, tables } = context;
  await panels.show({ ...context, again }, { table, state }, post);
  const now = await tables.find(table.id);
  if (now) panels.refresh(now);
}

/** The current panel. Rejects if its owner no longer has a seat at the table. */
async function panelNow(context: InteractionContext, id: string): Promise<Post> {
  const told = await seated(context, id);
  if (!told.ok) throw new Error(`There is no panel for them: ${told.error.why}.`);
  const { game, snapshot } = told.value;
  return panel(context, {
    game,
    snapshot,
    speech: context.speech(game, snapshot.table),
    since: await sinceLast(context, game, snapshot.table),
  });
}

/** The panel's state, by its viewer's turn. */
const stateOf = ({ person, now }: InteractionContext, { table, asked }: Snapshot): About['state'] =>
  asked && !heldBy(table, person.id, now()) ? 'asks' : table.phase === 'playing' ? 'waits' : 'shows';

/** Shows the current panel. */
export async function play(context: InteractionContext, id: string, more: Pick<Panel, 'news' | 'hint' | 'browsing' | 'isWhole'> = {}): Promise<void> {
  const told = await seated(context, id);
  if (!told.ok) return tellRefusal(context, id, told.error);
  const { game, snapshot } = told.value;
  const since = await sinceLast(context, game, snapshot.table);
  context.outcome.looked();
  const shown = panel(context, { game, snapshot, speech: context.speech(game, snapshot.table), since, ...more });
  return onPanel(context, snapshot.table, stateOf(context, snapshot), shown);
}

/** An answer to the panel's question, or to one that may be answered ahead. */
export async function answer(context: PressContext, press: Press): Promise<void> {
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
export async function sure(context: PressContext, press: Press): Promise<void> {
  const asked = await askedOf(context, press);
  return asked ? askAgain(context, press.table, asked, optionOf(asked, press.arg)) : backToPanel(context, press.table, { why: 'stale' });
}

const askAgain = (context: PressContext, id: string, { ref }: Asked, option: string): Promise<void> =>
  play(context, id, { browsing: { ref, page: 0, marked: noMarks, sure: option } });

/**
 * An answer given on the public board: the next board shows the result, unless the player has a private question or could still take the answer back.
 */
export async function answerOpenly(context: PressContext, press: Press): Promise<void> {
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

/** The ids of the options pressed, chosen or marked. */
export function pickedBy({ interaction }: PressContext, { action, arg }: Press, asked: Asked | null): string[] {
  const args = action === 'pick' ? [arg] : [...(interaction.values ?? [])];
  if (!asked) return args;
  if (action === 'take') return [...readBrowsing(arg).marked].sort((a, b) => a - b).map((i) => asked.decision.options[i]?.id ?? `#${i}`);
  return args.map((one) => optionOf(asked, one));
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

/** Shows players the current panel at once; tells others the reason. */
export async function backToPanel(context: InteractionContext, id: string, refusal: TableRefusal): Promise<void> {
  context.outcome.isRefused = refusal.why !== 'repeated';
  const told = await seated(context, id);
  if (!told.ok) return tellRefusal(context, id, told.error.why === 'stranger' ? told.error : refusal);
  const { game, snapshot } = told.value;
  const speech = context.speech(game, snapshot.table);
  if (refusal.why === 'repeated') return play(context, id);
  return play(context, id, { news: refusal.why === 'stale' ? speech.text(bot('bot.panel.movedOn')) : refusalLine(refusal, speech) });
}

/** Turns a page of a long list, or marks options on it. */
export async function browse(context: PressContext, press: Press): Promise<void> {
  const asked = await askedOf(context, press);
  if (!asked) return backToPanel(context, press.table, { why: 'stale' });
  const { page, marked } = readBrowsing(press.arg);
  if (press.action === 'page' || !context.interaction.values) return play(context, press.table, { browsing: { ref: press.ref, page, marked } });
  const chosen = new Set(context.interaction.values.map((arg) => optionOf(asked, arg)));
  const here = new Set(context.interaction.offered.map((arg) => optionOf(asked, arg)));
  const next = asked.decision.options.flatMap(({ id }, i) => ((here.has(id) ? chosen.has(id) : marked.has(i)) ? [i] : []));
  return play(context, press.table, { browsing: { ref: press.ref, page, marked: new Set(next) } });
}

/** Takes back the last answer. A press on an old panel does nothing: only what the presser saw last counts. */
export async function undo(context: InteractionContext, id: string, ref: string | null): Promise<void> {
  const told = await seated(context, id);
  if (!told.ok) return tellRefusal(context, id, told.error);
  if (ref !== null && (told.value.snapshot.asked?.ref ?? '-') !== ref) return backToPanel(context, id, { why: 'stale' });
  const say = context.speech().text;
  const done = await context.tables.undo(id, context.person.id, context.interaction.id);
  // The panel has the button that asks the others.
  if (!done.ok && done.error.why === 'no-undo' && told.value.snapshot.canAskBack) return play(context, id, { news: say(bot('bot.propose.askBack')) });
  return moved(context, id, done, say(bot('bot.panel.undone')));
}

export const presses = [
  pressBeside('play', (context, { table }) => play(context, table)),
  pressBeside('more', (context, { table }) => play(context, table, { isWhole: true })),
  press('pick', answer),
  press('choose', answer),
  press('take', answer),
  press('sure', sure),
  press('answer', answerOpenly),
  press('page', browse),
  press('mark', browse),
  pressBeside('undo', (context, { table, ref }) => undo(context, table, ref)),
].map((one) => from('panel', one));
export const subcommands = [aboutTable('undo', (context, { table }) => undo(context, table, null))];
