/** The private panel on which one plays: rebuilt from the state at each press. */
import type { Game } from '../../../games/game.ts';
import type { Event, Message } from '../../../kernel/types.ts';
import { msg } from '../../../table/model/messages.ts';
import type { Asked, Snapshot } from '../../../table/model/types.ts';
import type { Figure, FigurePart } from '../../pictures/pictures.ts';
import { firstSentence, type Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, clamp, container, leastWords, limits, type Part, type Post, postOf, rows, shortened, text } from '../../wire/parts.ts';
import { roomBeside, textHeight } from '../../wire/phone.ts';
import { isAboutHand, questionFigure } from '../parts/figures.ts';
import { timeLines } from '../parts/people.ts';
import { chosen, narrated } from '../parts/story.ts';
import { aids } from './aids.ts';
import { type Browsing, type Controls, noMarks } from './control-form.ts';
import { aheadControls, controls } from './controls.ts';
import { withHand } from './hand-lines.ts';

export interface Panel {
  game: Game;
  snapshot: Snapshot;
  speech: Speech;
  /** What happened since the viewer looked last, in one line: the first. */
  since?: string | null;
  /** A line above all else: what became of the press. */
  news?: string;
  /** What a computer would choose of what is asked: said just above the options, and marked among them. */
  hint?: { line: string; picked: readonly string[] };
  /** What the last answer led to, as the viewer may know it. */
  events?: readonly Event[];
  browsing?: Browsing;
  /** All that stands behind *More* is shown. */
  isWhole?: boolean;
  /** What explains the question to whoever has never met one of its kind. */
  first?: string | null;
  /** Why the bot cannot post at this table, if it cannot. */
  troubles?: readonly string[];
  /** What somebody else would take back, if they ask for it: it stands in place of the question as long as it holds the table still. */
  request?: Request | undefined;
}

/** A request of somebody else's, in words; `n`: its number. `isOpen`: the viewer has not agreed yet. */
interface Request {
  n: number;
  line: string;
  holds: boolean;
  isOpen: boolean;
}

/** The argument of a button on the panel that answers what others ask. */
export const onPanelMark = 'panel';

/** What the last answer led to is told in so many lines; fewer beside a question, which the picture and the board's post tell of as well. */
const mostEvents = { asked: 2, waiting: 5 } as const;
const atBeginning: Browsing = { page: 0, marked: noMarks };

const handOf = ({ game, snapshot }: Panel): string[] => game.handOrder?.(snapshot.view) ?? [];

/** There is something to choose now, or ahead. */
const isOpen = ({ snapshot: { asked, ahead }, request }: Pick<Panel, 'snapshot' | 'request'>): boolean =>
  !(request?.holds && asked !== null) && (asked !== null || ahead.length > 0);

/** The picture beside what there is to choose; null where there is nothing: then a line says so, and nothing of the turn stays open. */
export function panelFigure(panel: Panel): Figure | null {
  const { game, snapshot, speech } = panel;
  if (!isOpen(panel)) return null;
  return questionFigure(game, snapshot, speech);
}

export function panelPost(panel: Panel, shown: FigurePart | null): Post {
  const { game, snapshot, speech, events = [], since, news, hint, troubles = [] } = panel;
  const say = speech.text;
  const wrong = [...troubles, ...(snapshot.fell ? [say(msg('table.ahead-fell'))] : [])];
  const happened = toldOf(events, game, snapshot.asked ? mostEvents.asked : mostEvents.waiting).map(
    (message) => `-# ${clamp(say(message).replaceAll('\n', ' '), 300)}`,
  );
  const first = [...(since ? [since] : []), ...(news ? [news] : [])];
  const isBrief = shown?.says === 'all' && !panel.isWhole;
  const head = clamp([...first, ...wrong, ...happened, ...requested(panel, isBrief), ...inForce(panel)].join('\n'), 1500);
  if (!shown) return postOf([container(game.colour(snapshot.viewer), [text(head), ...consents(panel), ...ways(panel, false)])]);
  const { parts, lines: about, isFolded = false } = choices(panel, shown);
  const { part, lines } = inWords(panel, shown, about);
  const advice = hint ? [hint.line] : [];
  const room = limits.text - head.length - headings(parts) - advice.join('').length;
  // Where words stand in for the picture, what the options lead to goes before them: the whole board in words is a press away.
  const inAll = fitted(lines, Math.max(0, Math.min(room - Math.min(shown.taken, leastWords), 1800)), speech);
  // A picture that tells what most answers lead to leaves the rest to *More*; beside any other, every line stands.
  const free = panel.isWhole || !shown.tells?.length || shown.high === undefined ? null : roomBeside(shown.high, [head, ...advice], parts);
  const told =
    free === null || !snapshot.asked ? inAll : onPhone(inAll, shown.says ? free : Math.max(free, leastLines * textHeight('-# ')), lines, speech);
  const notes = [...(told === '' ? [] : [isLong(lines) ? inSmall(told) : told]), ...advice].join('\n');
  const inside: Part[] = [
    text(head),
    shortened(part, room - told.length),
    ...(notes === '' ? [] : [text(notes)]),
    ...parts,
    ...consents(panel),
    ...ways(panel, isBrief || isFolded || told !== inAll),
  ];
  return { components: [container(game.colour(snapshot.viewer), inside)], files: shown.files, mentions: [] };
}

/** More than fits beside the picture of a question on a phone's screen. */
const isLong = (lines: readonly string[]): boolean => lines.length > 4 || lines.join('').length > 100;
const inSmall = (lines: string): string => lines.replaceAll(/^(?!-# )(?=.)/gm, '-# ');

/** So many lines in small letters stand there, whatever room there is. */
const leastLines = 2;

/** As many of the lines as a phone has room for: the others stand behind *More*. */
function onPhone(told: string, room: number, lines: readonly string[], { text: say }: Speech): string {
  const small = isLong(lines);
  const high = (some: readonly string[]) => textHeight(small ? inSmall(some.join('\n')) : some.join('\n'));
  const all = told.split('\n');
  if (high(all) <= room) return told;
  const kept = [...all];
  while (kept.length > 0 && high([...kept, '…']) > room) kept.pop();
  if (kept.length === 0) return '';
  return [...kept, say(bot('bot.panel.more', { n: Math.max(all.length, lines.length) - kept.length }))].join('\n');
}

/** Each card of the hand once, where words stand in for its picture. */
function inWords(panel: Panel, { part, taken }: FigurePart, lines: string[]): { part: Part; lines: string[] } {
  if (taken === 0 || !('content' in part) || !isAboutHand(panel.game, panel.snapshot)) return { part, lines };
  const { words, lines: left } = withHand(part.content, lines);
  return { part: { ...part, content: words }, lines: left };
}

/** What a standing order of the viewer's has answered: nobody else is told of it, and it stands nowhere else. */
const isOrdered = ({ key }: Message): boolean => key.startsWith('order.');

/** Of what an answer led to, in order: what decided something and what was answered for the viewer before the rest, and the newest of either. */
function toldOf(events: readonly Event[], game: Game, most: number): Message[] {
  const messages = events.map(({ message }) => message);
  const all = narrated(messages, game);
  const ordered = all.filter(isOrdered).slice(1 - Math.max(most, 3));
  const rest = all.filter((one) => !ordered.includes(one));
  const kept = [...ordered, ...chosen(rest, game, Math.max(1, most - ordered.length))];
  return all.filter((one) => kept.includes(one));
}

/** What is done for the viewer without a question: every standing order of theirs that is in force. */
function inForce({ snapshot, speech, isWhole = false }: Panel): string[] {
  // Beside a question there is enough to read: they stand behind *More*.
  if (snapshot.asked && !isWhole) return [];
  const { offered, left } = snapshot.orders ?? { offered: [], left: [] };
  const labels = offered.filter(({ id }) => left.includes(id)).map(({ label }) => speech.text(label));
  return labels.length === 0 ? [] : [`-# ${clamp(speech.text(bot('bot.panel.orders', { orders: labels.join(' · ') })), 400)}`];
}

/** What is asked; before it, what somebody else would take back, or in its place, as long as that holds the table still. */
const requested = (panel: Panel, isBrief: boolean): string[] =>
  panel.request === undefined
    ? [question(panel, isBrief)]
    : [panel.request.line, ...(panel.request.holds && panel.snapshot.asked ? [] : [question(panel, isBrief)])];

/** What one says to that. */
function consents({ request, snapshot: { table }, speech: { plain } }: Panel): Part[] {
  if (!request) return [];
  const ref = String(request.n);
  const say = (label: 'agree' | 'refuse', action: 'consent' | 'refuse', style?: 'success') =>
    button(plain(bot(`bot.button.${label}`)), encode({ table: table.id, ref, action, arg: onPanelMark }), style);
  return rows([...(request.isOpen ? [say('agree', 'consent', 'success')] : []), say('refuse', 'refuse')]);
}

/** Of what is at stake so many characters stand beside the question; all of it behind *More*. */
const mostRest = 260;

/** `isBrief`: the picture says the rest. */
function question({ snapshot, speech, first = null, isWhole = false }: Panel, isBrief: boolean): string {
  const { asked, table } = snapshot;
  if (asked) {
    const [head, rest] = firstSentence(speech.text(asked.decision.ask));
    return [
      `### ${clamp(head.replaceAll('\n', ' '), 300)}`,
      ...(rest === '' || isBrief ? [] : [isLong([rest]) ? inSmall(clamp(rest, isWhole ? 600 : mostRest)) : rest]),
      ...small(first),
      ...timeLines(table, speech),
    ].join('\n');
  }
  if (table.phase !== 'playing') return speech.text(bot('bot.panel.over'));
  const who = speech.text.list(table.toAct.map((seat) => speech.text.player(seat)));
  return [speech.text(bot('bot.panel.waiting', { who, n: table.toAct.length })), ...timeLines(table, speech)].join('\n');
}

/** A line in grey, where there is one. */
const small = (line: string | null): string[] => (line === null ? [] : [`-# ${clamp(line, 300)}`]);

function choices(panel: Panel, shown: FigurePart): Controls {
  const { game, snapshot, speech, isWhole = false } = panel;
  const { asked, ahead, table, view } = snapshot;
  const inWords = shown.taken > 0 && isAboutHand(game, snapshot);
  const { tells = [], says = null } = shown;
  const hand = {
    hand: handOf(panel),
    handWords: game.handWords(view, speech.text),
    hinted: panel.hint?.picked ?? [],
    inWords,
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
  const open = isOpen(panel);
  return aids({ game, snapshot, speech, isOpen: open, showsHand: open && isAboutHand(game, snapshot), isFolded, isWhole });
}
