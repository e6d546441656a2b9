/** Playing: the private panel, and what is shown on it. */
import type { Game } from '../../../games/game.ts';
import { firstLineOf } from '../../../i18n/say.ts';
import { ok, refuse } from '../../../kernel/result.ts';
import { heldBy } from '../../../table/consent/verdict.ts';
import type { TableRefusal, TableResult } from '../../../table/model/refusals.ts';
import type { Asked, Proposal, Snapshot, TableInfo } from '../../../table/model/types.ts';
import type { About } from '../../interactions/panels.ts';
import { gameOf, type InteractionContext, type PressContext } from '../../interactions/services.ts';
import type { Place } from '../../pictures/pictures.ts';
import { type Browsing, optionOf, readBrowsing } from '../../present/panel/control-form.ts';
import type { Panel } from '../../present/panel/head.ts';
import { panelFigure, panelPost } from '../../present/panel/panel.ts';
import { seenBy } from '../../present/parts/figures.ts';
import { troubleLines } from '../../present/parts/people.ts';
import { refusalLine } from '../../present/people/refusals.ts';
import { requestLine } from '../../present/time/proposal.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import type { Post } from '../../wire/parts.ts';
import { from, pressToOpen, tellRefusal } from '../declare.ts';
import { sinceLast } from './since.ts';

/** Draws the panel. An answer never waits for its picture: see `privately`. */
export async function panel(context: InteractionContext, of: Panel): Promise<Post> {
  const { snapshot, speech } = of;
  const request = requestTo(context, snapshot.table, speech);
  const figure = panelFigure({ ...of, request });
  const shown = figure && context.pictures.show(seenBy(figure, context.settings), onPanelOf(context, snapshot.table));
  const troubles = troubleLines(snapshot.table, speech, context.now());
  return panelPost({ ...of, request, troubles, first: await firstLine(context, of) }, await shown);
}

/** A take-back that another player asks for: the one that holds up the table, or else the newest. */
function requestTo({ person, now }: InteractionContext, table: TableInfo, speech: Panel['speech']): Panel['request'] {
  const isTheirs = ({ kind, fate, by }: Proposal) => kind === 'back' && fate === 'open' && by !== person.id;
  const held = heldBy(table, person.id, now());
  const proposal = held ?? table.proposals.findLast(isTheirs);
  if (table.phase !== 'playing' || table.seats[person.id] === undefined || !proposal) return undefined;
  const isOpen = !proposal.agreed.includes(person.id);
  return { n: proposal.n, line: requestLine(table, proposal, isOpen, speech), holds: held !== undefined, isOpen };
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
  // The game may have gone on meanwhile.
  const now = await tables.during(() => tables.find(table.id));
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
export const stateOf = ({ person, now }: InteractionContext, { table, asked }: Snapshot): About['state'] =>
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

/** The ids of the options pressed, chosen or marked. */
export function pickedBy({ interaction }: PressContext, { action, arg }: Press, asked: Asked | null): string[] {
  const args = action === 'pick' ? [arg] : [...(interaction.values ?? [])];
  if (!asked) return args;
  if (action === 'take') return [...readBrowsing(arg).marked].sort((a, b) => a - b).map((i) => asked.decision.options[i]?.id ?? `#${i}`);
  return args.map((one) => optionOf(asked, one));
}

/** Where the presser is in a long list, and what they have marked, after turning a page or marking options on it. */
export function browsingOf({ interaction }: PressContext, { action, ref, arg }: Press, asked: Asked): Browsing {
  const { page, marked } = readBrowsing(arg);
  if (action === 'page' || !interaction.values) return { ref, page, marked };
  const chosen = new Set(interaction.values.map((one) => optionOf(asked, one)));
  const here = new Set(interaction.offered.map((one) => optionOf(asked, one)));
  const next = asked.decision.options.flatMap(({ id }, i) => ((here.has(id) ? chosen.has(id) : marked.has(i)) ? [i] : []));
  return { ref, page, marked: new Set(next) };
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

export const presses = [
  from(
    'panel',
    pressToOpen('play', (context, { table }) => play(context, table)),
  ),
  from(
    'panel',
    pressToOpen('more', (context, { table }) => play(context, table, { isWhole: true })),
  ),
];
