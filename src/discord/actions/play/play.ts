/** Playing: the private panel and what is pressed on it. */
import type { Game } from '../../../games/game.ts';
import { firstLineOf } from '../../../i18n/firsts.ts';
import { ok, refuse } from '../../../kernel/result.ts';
import type { TableRefusal, TableResult } from '../../../table/model/refusals.ts';
import type { Asked, Moved, Snapshot, TableInfo } from '../../../table/model/types.ts';
import { aheadIn } from '../../../table/work/snapshot.ts';
import { afterwards } from '../../interactions/afterwards.ts';
import type { About } from '../../interactions/panels.ts';
import { type Call, gameOf, type PressCall, type Services } from '../../interactions/services.ts';
import type { Place } from '../../pictures/pictures.ts';
import { optionOf } from '../../present/panel/control-form.ts';
import { noMarks, readBrowsing } from '../../present/panel/marks.ts';
import { type Panel, panelFigure, panelPost } from '../../present/panel/panel.ts';
import { seenBy } from '../../present/parts/figures.ts';
import { troubleLines } from '../../present/parts/trouble.ts';
import { refusalLine } from '../../present/people/refusals.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import type { Post } from '../../wire/parts.ts';
import { tellRefusal } from './refuse.ts';

/** Draws the panel. Its picture never holds an answer back: see `privately`. */
export async function panel(services: Services, call: Call, of: Panel): Promise<Post> {
  const figure = panelFigure(of);
  const shown = figure && services.pictures.show(seenBy(figure, call.settings), onPanelOf(call, of.snapshot.table));
  const troubles = troubleLines(of.snapshot.table, of.speech, services.now());
  return panelPost({ ...of, troubles, first: await firstLine(services, call, of) }, await shown);
}

/** The one place of a person's private panel at a table. */
export const onPanelOf = ({ person }: Call, { id }: Pick<TableInfo, 'id'>): Place => ({ instead: `${person.id} ${id}` });

/** What explains the question on the panel; null to whoever has answered one of its kind before, and where it needs no explanation. */
async function firstLine({ tables, log }: Services, { person, lang }: Call, { game, snapshot: { asked }, speech }: Panel): Promise<string | null> {
  const line = asked ? firstLineOf(game.texts[lang], asked.decision.ask, speech.text) : null;
  if (!asked || line === null) return null;
  try {
    return (await tables.met(person.id, game.command)).has(asked.decision.ask.key) ? null : line;
  } catch (error) {
    log.warn({ err: error, user: person.id }, 'it is not known which questions somebody has met');
    return null;
  }
}

/** A question of this kind was answered: it is not explained to them again. Where that cannot be noted, everything else goes on. */
async function noteMet({ tables, log }: Services, call: Call, { game, snapshot }: { game: Game; snapshot: Snapshot }, asked: Asked): Promise<void> {
  const { person, lang } = call;
  const { ask } = asked.decision;
  if (firstLineOf(game.texts[lang], ask, call.speech(game, snapshot.table).text) === null) return;
  try {
    await tables.meetKind(person.id, game.command, ask.key);
  } catch (error) {
    log.warn({ err: error, user: person.id }, 'it could not be noted which question somebody has met');
  }
}

/** A player's game as they may see it; or a refusal, which goes to whoever has no place at it. */
export async function seated(services: Services, { person }: Call, id: string): Promise<TableResult<{ game: Game; snapshot: Snapshot }>> {
  const told = await services.tables.snapshot(id, person.id);
  if (!told.ok) return told;
  const game = gameOf(services, told.value.table.game);
  if (!game) return refuse({ why: 'no-table' });
  return told.value.viewer === null ? refuse({ why: 'stranger' }) : ok({ game, snapshot: told.value });
}

/** Shows something of the game on the one private panel its viewer has, or as it. What others did while it was drawn counts. */
export async function onPanel(services: Services, call: Call, table: TableInfo, state: About['state'], post: Post | Promise<Post>): Promise<void> {
  const { panels, tables } = services;
  await panels.show({ ...call, again: () => panelNow(services, call, table.id) }, { table, state }, post);
  const now = await tables.find(table.id);
  if (now) panels.refresh(now);
}

/** The panel as things stand. Rejects where its owner has no place at the table any more. */
async function panelNow(services: Services, call: Call, id: string): Promise<Post> {
  const told = await seated(services, call, id);
  if (!told.ok) throw new Error(`There is no panel for them: ${told.error.why}.`);
  const { game, snapshot } = told.value;
  return panel(services, call, { game, snapshot, speech: call.speech(game, snapshot.table) });
}

/** What the panel says of its viewer's turn. */
const stateOf = ({ table, asked }: Snapshot): About['state'] => (asked ? 'asks' : table.phase === 'playing' ? 'waits' : 'shows');

/** Shows the panel as things stand. */
export async function play(services: Services, call: Call, id: string, more: Pick<Panel, 'news' | 'hint' | 'browsing'> = {}): Promise<void> {
  const told = await seated(services, call, id);
  if (!told.ok) return tellRefusal(services, call, id, told.error);
  const { game, snapshot } = told.value;
  return onPanel(
    services,
    call,
    snapshot.table,
    stateOf(snapshot),
    panel(services, call, { game, snapshot, speech: call.speech(game, snapshot.table), ...more }),
  );
}

/** An answer to the question on the panel, or to one that may be answered ahead. */
export async function answer(services: Services, call: PressCall, press: Press): Promise<void> {
  const { interaction, person } = call;
  const asked = await askedOf(services, call, press);
  const picked = pickedBy(call, press, asked);
  // In a menu what is risky looks like everything else.
  const [only] = picked;
  if (press.action === 'choose' && asked?.decision.options.some(({ id, risky }) => risky && picked.length === 1 && id === only)) {
    return askAgain(services, call, press.table, asked, only!);
  }
  const ahead = aheadIn(press.ref);
  const told = await (ahead === null
    ? services.tables.answer(press.table, person.id, press.ref, picked, interaction.id)
    : services.tables.ahead(press.table, person.id, ahead, picked, interaction.id));
  if (told.ok && ahead === null && asked) {
    const { snapshot } = told.value;
    const game = gameOf(services, snapshot.table.game);
    if (game) await noteMet(services, call, { game, snapshot }, asked);
  }
  return moved(services, call, press.table, told);
}

/** A risky answer is asked about once more before it counts. */
export async function sure(services: Services, call: PressCall, press: Press): Promise<void> {
  const asked = await askedOf(services, call, press);
  return asked
    ? askAgain(services, call, press.table, asked, optionOf(asked, press.arg))
    : backToPanel(services, call, press.table, { why: 'stale' });
}

const askAgain = (services: Services, call: PressCall, id: string, { ref }: Asked, option: string): Promise<void> =>
  play(services, call, id, { browsing: { ref, page: 0, marked: noMarks, sure: option } });

/** An answer given on the public board: the next board says what came of it, unless the player is asked in private or could still take it back. */
export async function answerOpenly(services: Services, call: PressCall, press: Press): Promise<void> {
  const { interaction, person } = call;
  const told = await services.tables.answer(press.table, person.id, press.ref, [...(interaction.values ?? [press.arg])], interaction.id);
  const isAlone: boolean = interaction.message.isPrivate;
  const isTold = told.ok && told.value.posts && !told.value.snapshot.canUndo && isAnsweredOpenly(told.value.snapshot.asked);
  if (isTold && !isAlone) await interaction.acknowledge();
  else await moved(services, call, press.table, told);
}

/** Whether there is nothing to choose that does not stand under the board. */
const isAnsweredOpenly = (asked: Asked | null): boolean =>
  asked?.decision.options.every(({ id }) => asked.decision.open?.some((one) => one.id === id)) ?? true;

/** What the presser is asked, or may answer ahead, if it is what the button belongs to. */
async function askedOf(services: Services, { person }: Call, { table, ref }: Press): Promise<Asked | null> {
  const told = await services.tables.snapshot(table, person.id);
  if (!told.ok) return null;
  const { asked, ahead } = told.value;
  return [asked, ...ahead].find((one) => one?.ref === ref) ?? null;
}

/** The ids of the options that were pressed, chosen or marked. */
export function pickedBy({ interaction }: PressCall, { action, arg }: Press, asked: Asked | null): string[] {
  const args = action === 'pick' ? [arg] : [...(interaction.values ?? [])];
  if (!asked) return args;
  if (action === 'take') return [...readBrowsing(arg).marked].sort((a, b) => a - b).map((i) => asked.decision.options[i]?.id ?? `#${i}`);
  return args.map((one) => optionOf(asked, one));
}

/** After a change, or a refusal of one: the panel with what came of it. */
async function moved(services: Services, call: Call, id: string, told: TableResult<Moved>, news?: string): Promise<void> {
  if (!told.ok) return backToPanel(services, call, id, told.error);
  const { snapshot, events } = told.value;
  const game = gameOf(services, snapshot.table.game)!;
  const speech = call.speech(game, snapshot.table);
  const make = () => panel(services, call, { game, snapshot, speech, events, ...(news !== undefined && { news }) });
  return onPanel(services, call, snapshot.table, stateOf(snapshot), afterwards(services, call, id, make));
}

/** Players see at once how things stand now; others are told why not. */
export async function backToPanel(services: Services, call: Call, id: string, refusal: TableRefusal): Promise<void> {
  const told = await seated(services, call, id);
  if (!told.ok) return tellRefusal(services, call, id, told.error.why === 'stranger' ? told.error : refusal);
  const { game, snapshot } = told.value;
  const speech = call.speech(game, snapshot.table);
  if (refusal.why === 'repeated') return play(services, call, id);
  return play(services, call, id, { news: refusal.why === 'stale' ? speech.text(bot('bot.panel.movedOn')) : refusalLine(refusal, speech) });
}

/** Turns a page of a long list, or marks options on it. */
export async function browse(services: Services, call: PressCall, press: Press): Promise<void> {
  const asked = await askedOf(services, call, press);
  if (!asked) return backToPanel(services, call, press.table, { why: 'stale' });
  const { page, marked } = readBrowsing(press.arg);
  if (press.action === 'page' || !call.interaction.values) return play(services, call, press.table, { browsing: { ref: press.ref, page, marked } });
  const chosen = new Set(call.interaction.values.map((arg) => optionOf(asked, arg)));
  const here = new Set(call.interaction.offered.map((arg) => optionOf(asked, arg)));
  const next = asked.decision.options.flatMap(({ id }, i) => ((here.has(id) ? chosen.has(id) : marked.has(i)) ? [i] : []));
  return play(services, call, press.table, { browsing: { ref: press.ref, page, marked: new Set(next) } });
}

/** Takes the last answer back. A press on an old panel does not: only what the presser saw last. */
export async function undo(services: Services, call: Call, id: string, ref: string | null): Promise<void> {
  const told = await seated(services, call, id);
  if (!told.ok) return tellRefusal(services, call, id, told.error);
  if (ref !== null && (told.value.snapshot.asked?.ref ?? '-') !== ref) return backToPanel(services, call, id, { why: 'stale' });
  const say = call.speech().text;
  const done = await services.tables.undo(id, call.person.id, call.interaction.id);
  // The panel has the button that asks them.
  if (!done.ok && done.error.why === 'no-undo' && told.value.snapshot.canAskBack)
    return play(services, call, id, { news: say(bot('bot.propose.askBack')) });
  return moved(services, call, id, done, say(bot('bot.panel.undone')));
}
