/** Looking back on a game: one step with its story and picture, and buttons to the others. */
import type { APISelectMenuOption } from 'discord-api-types/v10';
import type { Game } from '../../../games/game.ts';
import { areOpen } from '../../../table/consent/verdict.ts';
import type { Lookback, PastStep } from '../../../table/model/past.ts';
import type { Figure, FigurePart } from '../../pictures/pictures.ts';
import { disarm, type Speech, withoutMarkdown } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, clamp, container, limits, menu, type Part, type Post, rows, text } from '../../wire/parts.ts';
import { boardFigure, handFigure, heldFigure } from '../parts/figures.ts';
import { narrated } from '../parts/story.ts';
import { type Judging, stepLines } from './judged.ts';

/** How many characters a review may say about one step. */
const mostJudged = 1000;

/** What a step shows besides its story: the board, the viewer's own hand, or by number one of the hands open to this viewer. */
export type Side = 'board' | 'hand' | number;

export interface Looking {
  game: Game;
  back: Lookback;
  /** From 0. */
  step: number;
  side: Side;
  speech: Speech;
  /** The review of the game, once there is one. */
  judging?: Judging | null;
}

/** Where a press on a replay leads: to a numbered step, the newest, the one chosen in the menu, or (null) where a replay begins. */
export interface Way {
  to: number | 'last' | 'menu' | null;
  side: Side;
  /** The step is to be shown to everyone, as everyone could see it. */
  forAll?: boolean;
}

/** One letter identifies the button, since ids must be unique in a message; the step follows. */
type Button = 'first' | 'back' | 'next' | 'last' | 'menu' | 'side' | 'show' | 'whose' | Reviewed;
/** The buttons of a review, which lead to its turning points and the reader's own moves. */
export type Reviewed = 'turn1' | 'turn2' | 'turn3' | 'best' | 'costly';
const letters: { [button in Button]: string } = {
  ...{ first: 'f', back: 'b', next: 'n', last: 'l', menu: 'm', side: 's', show: 'e', whose: 'w' },
  ...{ turn1: 'x', turn2: 'y', turn3: 'z', best: 'g', costly: 'c' },
};

/** The argument of a review's button that leads to a step. */
export const reviewedArg = (which: Reviewed, step: number): string => argOf(which, step, 'board');

const argOf = (which: Button, step: number, side: Side): string => `${letters[which]}${step}${codeOf(side)}`;

/** A side as custom ids and menus encode it. */
const codeOf = (side: Side): string => (side === 'board' ? '' : side === 'hand' ? 'h' : `h${side}`);
const sideOf = (code: string): Side => (code === '' ? 'board' : code === 'h' ? 'hand' : Number(code.slice(1)));

/** Reads the argument of a replay's button; anything else leads to where a replay begins. */
export function readWay(arg: string, chosen = ''): Way {
  const [, letter, step = '0', hand = ''] = /^([a-z])(\d{1,6})((?:h\d?)?)$/.exec(arg) ?? [];
  const side = letter === letters.whose ? sideOf(/^h\d?$/.exec(chosen)?.[0] ?? '') : sideOf(hand);
  if (letter === undefined) return { to: null, side };
  return {
    to: letter === letters.last ? 'last' : letter === letters.menu ? 'menu' : Number(step),
    side,
    ...(letter === letters.show && { forAll: true }),
  };
}

/** The picture of a step; null if the position can't be known any more. */
export function replayFigure({ game, back, step, side, speech }: Looking): Figure | null {
  const whose = typeof side === 'number' ? back.hands[side] : undefined;
  const moment = back.after(step, whose);
  if (!moment) return null;
  const { toAct, ...seen } = moment;
  if (whose !== undefined && whose !== back.viewer) return heldFigure(game, seen, whose, speech);
  return side !== 'board' ? handFigure(game, seen, speech) : boardFigure(game, { ...seen, table: { ...back.table, toAct }, asked: null }, speech);
}

/** `by`: the player who shows the step to everyone, who read it without buttons to go on. */
export function replayPost(looking: Looking, shown: FigurePart | null, by: string | null = null): Post {
  const { game, back, step, speech } = looking;
  const { text: say } = speech;
  const { steps, viewer, table } = back;
  const at = steps[step]!.lines.at(-1)?.at;
  const showing = by === null ? [] : [say(bot('bot.replay.shown', { who: disarm(by) }))];
  const title = say(
    bot('bot.replay.title', {
      title: game.texts[speech.lang].title,
      n: steps[step]!.n,
      part: steps[step]!.part,
      of: steps.at(-1)!.n,
      at: at === undefined ? '–' : `<t:${Math.floor(at / 1000)}:f>`,
    }),
  );
  const head = [title, ...showing].join('\n');
  const whose = typeof looking.side === 'number' ? back.hands[looking.side] : undefined;
  const seen = viewer === null ? 'bot.replay.public' : 'bot.replay.yours';
  const foot = say(
    shown !== null && whose !== undefined ? bot('bot.replay.hand', { who: say.player(whose) }) : bot(shown === null ? 'bot.replay.older' : seen),
  );
  const judged = by === null && looking.judging ? clamp(stepLines(looking.judging, back, step, game, speech).join('\n'), mostJudged) : '';
  const room = limits.text - head.length - foot.length - judged.length - (shown?.taken ?? 0) - 10;
  const story = clamp(storyLines(steps[step]!, game, speech).join('\n') || say(bot('bot.replay.quiet')), Math.max(room, 200));
  const parts: Part[] = [
    text(head),
    text(story),
    ...(judged === '' ? [] : [text(judged)]),
    ...(shown ? [shown.part] : []),
    text(foot),
    ...(by === null ? [...rows(turning(looking)), jumping(looking), ...opening(looking), ...rows(more(looking))] : []),
  ];
  return { components: [container(game.colour(table.outcome?.winners[0] ?? null), parts)], files: shown?.files ?? [], mentions: [] };
}

/** The story as it was told; lines that only the viewer could read are marked. */
function storyLines({ lines }: PastStep, game: Game, { text: say, line }: Speech): string[] {
  const told: string[] = [];
  for (let i = 0; i < lines.length; ) {
    const isSecret = lines[i]!.secret;
    let end = i;
    while (end < lines.length && lines[end]!.secret === isSecret) end++;
    const messages = lines.slice(i, end).map(({ message }) => message);
    const said = narrated(messages, game).map(line);
    told.push(...said.map((one) => (isSecret ? say(bot('bot.log.secret', { line: one.replaceAll('\n', ' ') })) : one)));
    i = end;
  }
  return told;
}

function turning({ back, step, side }: Looking) {
  const { id } = back.table;
  const last = back.steps.length - 1;
  const to = (label: string, which: Button, target: number, dead: boolean) =>
    button(label, encode({ table: id, action: 'replay', arg: argOf(which, Math.max(0, target), side) }), 'secondary', dead);
  return [
    to('⏮', 'first', 0, step === 0),
    to('◀', 'back', step - 1, step === 0),
    to('▶', 'next', step + 1, step === last),
    // A running game goes on meanwhile: this leads to wherever its end is when pressed.
    to('⏭', 'last', 0, step === last && back.table.phase !== 'playing'),
  ];
}

/** The other side of the step, and buttons about the whole game. */
function more({ back, step, side, speech: { plain } }: Looking) {
  const { viewer, table } = back;
  const hasPictures = back.after(step) !== null;
  const other = side === 'board' ? 'hand' : 'board';
  const turn = button(
    plain(bot(other === 'hand' ? 'bot.button.handThen' : 'bot.button.boardThen')),
    encode({ table: table.id, action: 'replay', arg: argOf('side', step, other) }),
  );
  // A hand is shown to everyone only if all hands are open.
  const open = !areOpen(table.proposals) ? 'board' : side === 'hand' ? back.hands.indexOf(viewer!) : side;
  return [
    ...(hasPictures && (viewer !== null || side !== 'board') ? [turn] : []),
    ...(hasPictures && back.steps.length > 1 ? [button(plain(bot('bot.button.film')), encode({ table: table.id, action: 'film' }))] : []),
    button(plain(bot('bot.button.showAll')), encode({ table: table.id, action: 'replay', arg: argOf('show', step, open) })),
    ...(table.phase === 'over' ? [button(plain(bot('bot.button.review')), encode({ table: table.id, action: 'review' }))] : []),
    ...(viewer !== null && table.phase === 'over' ? [button(plain(bot('bot.button.export')), encode({ table: table.id, action: 'export' }))] : []),
  ];
}

/** The menu of whose hand to show, if all hands are open. */
function opening({ back, step, side, speech: { plain } }: Looking): Part[] {
  if (!areOpen(back.table.proposals) || back.after(step) === null) return [];
  const options = back.hands.map((seat, n) => ({ label: clamp(plain.player(seat), limits.choiceText), value: codeOf(n), default: side === n }));
  const custom_id = encode({ table: back.table.id, action: 'replay', arg: argOf('whose', step, 'board') });
  return [menu({ custom_id, placeholder: plain(bot('bot.replay.whose')), options })];
}

/** A page of turns, with buttons to the pages before and after it. */
function jumping({ game, back, step, side, speech }: Looking): Part {
  const { plain } = speech;
  const turns = back.steps.flatMap(({ begins }, i) => (begins ? [i] : []));
  const size = turns.length <= limits.choices ? limits.choices : limits.choices - 2;
  const here = turns.findLastIndex((one) => one <= step);
  const from = Math.floor(here / size) * size;
  const [before, after] = [turns[from - 1], turns[from + size]];
  const options: APISelectMenuOption[] = turns.slice(from, from + size).map((one, i) => ({
    label: clamp(`${from + i + 1}. ${one === 0 ? plain(bot('bot.replay.start')) : titleOf(back.steps[one]!, game, speech)}`, limits.choiceText),
    value: String(one),
    default: from + i === here,
  }));
  return menu({
    custom_id: encode({ table: back.table.id, action: 'replay', arg: argOf('menu', 0, side) }),
    placeholder: plain(bot('bot.replay.jump')),
    options: [
      ...(before === undefined ? [] : [{ label: plain(bot('bot.replay.earlier')), value: String(before) }]),
      ...options,
      ...(after === undefined ? [] : [{ label: plain(bot('bot.replay.later')), value: String(after) }]),
    ],
  });
}

/** A turn's title: the most important event it told everyone, or else the last. What comes first may only prepare it, as a shuffle does. */
export function titleOf({ lines }: PastStep, { headlines }: Game, { plainLine }: Speech): string {
  const line = lines.find(({ message }) => headlines.includes(message.key)) ?? lines.findLast(({ secret }) => !secret) ?? lines[0];
  return line ? withoutMarkdown(plainLine(line.message).replaceAll('\n', ' ')) : '…';
}
