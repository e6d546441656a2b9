/**
 * The private panel for playing: rebuilt from the state at each press. Below the choices, it shows its aids: taking back, looking, advice, orders; on a
 * phone, one line of them and *More*.
 */
import type { Game } from '../../../games/game.ts';
import { mayTryOut } from '../../../table/model/options.ts';
import type { Asked, Snapshot } from '../../../table/model/types.ts';
import type { Figure, FigurePart } from '../../pictures/pictures.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, clamp, container, leastWords, limits, type Part, type Post, postOf, rows, shortened, text } from '../../wire/parts.ts';
import { evenRows, linesOf, roomBeside, textHeight } from '../../wire/phone.ts';
import { boardFigure, isAboutHand, questionFigure } from '../parts/figures.ts';
import { type Browsing, type Controls, noMarks } from './control-form.ts';
import { aheadControls, controls } from './controls.ts';
import { withHand } from './hand-lines.ts';
import { type Beside, happened, headOf, inSmall, isLong, onScreen, type Panel } from './head.ts';
import { markedAsTried, tryOutWays } from './try-out.ts';

/** Marks a button on the panel that answers another player's request. */
export const onPanelMark = 'panel';

const atBeginning: Browsing = { page: 0, marked: noMarks };

const handOf = ({ game, snapshot }: Panel): string[] => game.handOrder?.(snapshot.view) ?? [];

/** Something can be chosen, now or ahead. */
const isOpen = ({ snapshot: { asked, ahead }, request }: Pick<Panel, 'snapshot' | 'request'>): boolean =>
  !(request?.holds && asked !== null) && (asked !== null || ahead.length > 0);

/** The picture beside the choices; null if there are none: then a line says so, and nothing of the turn stays open. */
export function panelFigure(panel: Panel): Figure | null {
  const { game, snapshot, speech } = panel;
  if (panel.tried) return markedAsTried(snapshot.asked ? questionFigure(game, snapshot, speech) : boardFigure(game, snapshot, speech), speech);
  if (!isOpen(panel)) return null;
  return questionFigure(game, snapshot, speech);
}

export function panelPost(panel: Panel, shown: FigurePart | null): Post {
  const { game, snapshot, speech, hint } = panel;
  const told = happened(panel);
  const isBrief = shown?.says === 'all' && !panel.isWhole;
  if (!shown)
    return postOf([container(game.colour(snapshot.viewer), [text(headOf(panel, told, 'words')), ...consents(panel), ...ways(panel, false)])]);
  const { part, parts, lines, isFolded = false } = choices(panel, shown);
  const advice = hint ? [hint.line] : [];
  const { high, tells, says } = shown;
  const free = says ? safety : 0;
  const left = panel.isWhole || !snapshot.asked || high === undefined ? null : (head: string) => roomBeside(high, [head, ...advice], parts) - free;
  const beside: Beside = isBrief ? 'says' : shown.taken > 0 ? 'words' : 'picture';
  const head = headOf(
    panel,
    left ? onScreen(panel, told, beside, (before) => left(before) - Math.min(lines.length, leastLines) * textHeight('-# ')) : told,
    beside,
  );
  const room = limits.text - head.length - headings(parts) - advice.join('').length;
  // If words stand in for the picture, what the options lead to has priority: the whole board in words is a press away.
  const inAll = fitted(lines, Math.max(0, Math.min(room - Math.min(shown.taken, leastWords), 1800)), speech);
  // If the picture tells what most answers lead to, lines without room wait behind *More*; beside any other, every line is shown.
  const said = left && (tells?.length || says) ? onPhone(inAll, left(head), lines, speech) : inAll;
  const notes = [...(said === '' ? [] : [isLong(lines) ? inSmall(said) : said]), ...advice].join('\n');
  const inside: Part[] = [
    text(head),
    shortened(part, room - said.length),
    ...(notes === '' ? [] : [text(notes)]),
    ...parts,
    ...consents(panel),
    ...ways(panel, isBrief || isFolded || said !== inAll),
  ];
  return { components: [container(game.colour(snapshot.viewer), inside)], files: shown.files, mentions: [] };
}

/** Pixels kept free on a phone beside a picture that explains everything. */
const safety = 12;

/** At least this many lines about the options take precedence over what the last answer led to. */
const leastLines = 2;

/** As many of the lines as a phone has room for: the others are behind *More*. */
function onPhone(told: string, room: number, lines: readonly string[], { text: say }: Speech): string {
  const small = isLong(lines);
  const high = (some: readonly string[]) => textHeight(small ? inSmall(some.join('\n')) : some.join('\n'));
  const all = told.split('\n');
  if (lines.length === 0 || high(all) <= room) return told;
  const kept = [...all];
  while (kept.length > 0 && high([...kept, '…']) > room) kept.pop();
  if (kept.length === 0) return '';
  return [...kept, say(bot('bot.panel.more', { n: Math.max(all.length, lines.length) - kept.length }))].join('\n');
}

/** Tells each card of the hand once, if words stand in for its picture. */
function inWords(panel: Panel, { part, taken }: FigurePart, lines: string[]): { part: Part; lines: string[] } {
  if (taken === 0 || !('content' in part) || !isAboutHand(panel.game, panel.snapshot)) return { part, lines };
  const { words, lines: left } = withHand(part.content, lines);
  return { part: { ...part, content: words }, lines: left };
}

/** The buttons that answer the request. */
function consents({ request, snapshot: { table }, speech: { plain } }: Panel): Part[] {
  if (!request) return [];
  const ref = String(request.n);
  const say = (label: 'agree' | 'refuse', action: 'consent' | 'refuse', style?: 'success') =>
    button(plain(bot(`bot.button.${label}`)), encode({ table: table.id, ref, action, arg: onPanelMark }), style);
  return rows([...(request.isOpen ? [say('agree', 'consent', 'success')] : []), say('refuse', 'refuse')]);
}

/** The controls beside this picture, the lines about them, and the picture itself, or its words with those lines worked in. */
export function choices(panel: Panel, shown: FigurePart): Controls & { part: Part } {
  const made = controlsBeside(panel, shown);
  return { ...made, ...inWords(panel, shown, made.lines) };
}

function controlsBeside(panel: Panel, shown: FigurePart): Controls {
  const { game, snapshot, speech, isWhole = false } = panel;
  const { asked, ahead, table, view } = snapshot;
  const isInWords = shown.taken > 0 && isAboutHand(game, snapshot);
  const { tells = [], says = null } = shown;
  const hand = {
    hand: handOf(panel),
    handWords: game.handWords(view, speech.text),
    hinted: panel.hint?.picked ?? [],
    inWords: isInWords,
    tells,
    isWhole,
    isCompact: says !== null && !isWhole,
  };
  const { browsing } = panel;
  const controlsOf = (one: Asked) =>
    controls({
      ...speech,
      ...hand,
      table: table.id,
      asked: one,
      browsing: browsing && (browsing.ref ?? one.ref) === one.ref ? browsing : atBeginning,
    });
  return asked ? controlsOf(asked) : aheadControls(table.id, ahead, speech, controlsOf);
}

const headings = (parts: Part[]): number => parts.reduce((sum, part) => sum + ('content' in part ? part.content.length : 0), 0);

/** As many lines as fit, and how many more there are. */
function fitted(lines: readonly string[], room: number, { text: say }: Speech): string {
  const kept: string[] = [];
  let taken = 0;
  for (const line of lines.map((line) => clamp(line, 300))) {
    if (taken + line.length + 40 > room) break;
    kept.push(line);
    taken += line.length + 1;
  }
  const left = lines.length - kept.length;
  if (left > 0 && room > 40) kept.push(say(bot('bot.panel.more', { n: left })));
  return kept.join('\n');
}

function ways(panel: Panel, isFolded: boolean): Part[] {
  const { game, snapshot, speech, isWhole = false } = panel;
  if (panel.tried) return tryOutWays(panel, isFolded);
  const open = isOpen(panel);
  return aids({ game, snapshot, speech, isOpen: open, showsHand: open && isAboutHand(game, snapshot), isFolded, isWhole });
}

interface Aided {
  game: Game;
  snapshot: Snapshot;
  speech: Speech;
  /** There is something to choose, now or ahead. */
  isOpen: boolean;
  /** The hand is already shown. */
  showsHand: boolean;
  /** Some options are hidden behind *More*. */
  isFolded: boolean;
  /** Everything behind it is shown. */
  isWhole: boolean;
}

/**
 * The aids, always in the same order and only where they do something: take back, the hand, its words or the board's, a hint, standing orders, a try-out. If a
 * question leaves them only one line on a phone, the rarely needed ones hide behind *More*. Asking others to take back has a row of its own below
 * them, far from the buttons that answer.
 */
function aids({ game, snapshot, speech, isOpen, showsHand, isFolded, isWhole }: Aided): Part[] {
  const { plain } = speech;
  const { table, asked, canUndo, canAskBack, orders } = snapshot;
  const way = (
    label:
      | 'askBack'
      | 'undo'
      | 'hand'
      | 'board'
      | 'words'
      | 'hint'
      | 'hintUnrated'
      | 'whatIf'
      | 'whatIfUnrated'
      | 'orders'
      | 'refresh'
      | 'more'
      | 'less',
    press: Omit<Parameters<typeof encode>[0], 'table'>,
  ) => button(plain(bot(`bot.button.${label}`)), encode({ table: table.id, ...press }));
  const isPlaying = table.phase === 'playing';
  const first = [
    ...(isPlaying && canUndo && !canAskBack ? [way('undo', { ref: asked?.ref ?? '-', action: 'undo' })] : []),
    ...(asked && game.mind && isOpen ? [way(table.rated ? 'hintUnrated' : 'hint', { action: 'hint' })] : []),
  ];
  const rest = [
    ...(isPlaying && (isWhole || !showsHand) ? [way('hand', { action: 'hand' })] : []),
    way('words', { action: showsHand ? 'words' : 'describe' }),
    ...(orders ? [way('orders', { action: 'orders' })] : []),
    ...(asked && game.mind && isOpen && mayTryOut(table)
      ? [way(table.rated ? 'whatIfUnrated' : 'whatIf', { ref: asked.ref, action: 'whatif' })]
      : []),
    // What can be answered ahead changes as others play.
    ...(!asked && isOpen ? [way('refresh', { action: 'play' })] : []),
  ];
  const back = canAskBack ? [way('askBack', { action: 'propose', arg: 'back' })] : [];
  const all = [...first, ...rest];
  if (!asked || !isOpen) return [...rows(all), ...rows(back)];
  const [board, fold] = [way('board', { action: 'board' }), (isMore: boolean) => way(isMore ? 'more' : 'less', { action: isMore ? 'more' : 'play' })];
  if (isWhole) return [...evenRows([...all, board, fold(false)]), ...rows(back)];
  if (!isFolded && back.length === 0 && linesOf(all.map(({ label }) => label ?? '')) < 2) return rows(all);
  const short = [...first, fold(true)];
  return rows(linesOf(short.map(({ label }) => label ?? '')) < 2 ? short : short.filter((_, i) => i === 0 || i === short.length - 1));
}
