/** What a review says of the steps in which a game turned. */
import type { Game } from '../../../games/game.ts';
import { openReason } from '../../../games/kit/reasons.ts';
import type { Message } from '../../../kernel/types.ts';
import { changeAt, sawLuck } from '../../../table/looking-back/review/account.ts';
import type { Turning } from '../../../table/looking-back/review/turning.ts';
import type { Lookback, Moment } from '../../../table/model/past.ts';
import type { OpenReview, OwnReview } from '../../../table/model/review.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { clamp } from '../../wire/parts.ts';
import { headsOf, narrated } from '../parts/story.ts';
import { percent } from './judged.ts';

export interface Reviewing {
  game: Game;
  open: OpenReview;
  own: OwnReview | null;
  /** The game as everyone looks back on it, and as this viewer does. */
  all: Lookback;
  back: Lookback;
  speech: Speech;
}

/** How many sentences tell a turning point. */
const mostHeads = 4;
/** How many letters tell it, besides the result. */
const mostTold = 560;

/** The turning points of a game, each with how far its chances moved and how the race then stood. */
export function turnLines(reviewing: Reviewing, turns: readonly Turning[]): string[] {
  const { game, open, all, speech } = reviewing;
  const { text: say } = speech;
  const { points } = open;
  if (turns.length === 0) return [say(bot('bot.review.turns')), say(bot('bot.review.noTurn'))];
  const hasLuck = sawLuck(points);
  const what = (step: number, turning: Turning, room: number): string => {
    const messages = messagesIn(all, step);
    // Where luck did most of it, that is told before anything else is, and what was intended doesn't matter.
    const isLucky = hasLuck && changeAt(points, step)?.isLuck;
    const lucky = isLucky ? messages.findIndex(({ key }) => game.luck.includes(key)) : 0;
    const decisive = Math.max(0, lucky);
    const [before, from] = [messages.slice(0, decisive), messages.slice(decisive)].map((some) => headLines(some, game, speech)) as [
      string[],
      string[],
    ];
    const served = isLucky ? null : servedBy(reviewing, step, turning);
    return [turnTold(before, from, room), ...(served === null ? [] : [served])].filter((one) => one !== '').join(' ');
  };
  const turn = (turning: Turning, i: number) => {
    const { from, to, told, seat, ...one } = turning;
    const [by, luck] = [percent(one.by), percent(one.luck)];
    const [first, last] = [all.steps[from]!.n, all.steps[to]!.n];
    const over = first === last ? { first: null, last: null } : { first, last };
    const telling = told.filter((step) => headsOf(narrated(messagesIn(all, step), game), game, 1).length > 0);
    const shown = telling.length > 0 ? telling : [turning.step];
    const stories = shown.map((step) => ({ step, what: what(step, turning, mostTold / shown.length) }));
    const steps = Object.entries(Object.groupBy(stories, (one) => one.what))
      .map(([what, some]) => say(bot('bot.review.turnStep', { steps: some!.map(({ step }) => all.steps[step]!.n), what })))
      .join(' ');
    const { score, goal } = scoreAfter(reviewing, { from, to });
    return say(bot('bot.review.turn', { n: i + 1, what: steps, who: say.player(seat), by, luck: hasLuck ? luck : null, ...over, score, goal }));
  };
  return [say(bot('bot.review.turns')), ...turns.map(turn)];
}

const messagesIn = ({ steps }: Lookback, step: number): Message[] => steps[step]!.lines.map(({ message }) => message);

/** The sentences that tell a turn in short, none of them twice. */
function headLines(messages: readonly Message[], game: Game, { line }: Speech): string[] {
  const told = narrated(messages, game);
  const heads = headsOf(told, game, mostHeads);
  const lines = (heads.length > 0 ? heads : told.slice(0, mostHeads)).map((one) => line(one).replaceAll('\n', ' '));
  return [...new Set(lines)];
}

/**
 * As many of these sentences as fit into so many letters, first those from the decisive one on, none of them cut but that one if it is too long by itself.
 */
export function turnTold(before: readonly string[], [first = '', ...others]: readonly string[], most = mostTold): string {
  const decisive = clamp(first, Math.floor(most));
  let room = most - decisive.length;
  const fitting = (lines: readonly string[]): string[] => {
    const kept: string[] = [];
    for (const one of lines) {
      if (1 + one.length > room) break;
      room -= 1 + one.length;
      kept.push(one);
    }
    return kept;
  };
  const after = fitting(others);
  return [...fitting(before), decisive, ...after].join(' ');
}

/**
 * What a step was good for, as everyone could see: of the seat whose gain or loss is told if it acted, or else, of a loss, of the one that acted first.
 * Null: nothing but what is told anyway.
 */
function servedBy({ game, all, speech: { text: say } }: Reviewing, step: number, { seat, by }: Turning): string | null {
  const [before, after] = [momentAt(all, step - 1), momentAt(all, step)];
  const lines = all.steps[step]?.lines ?? [];
  const acting = lines.flatMap(({ by }) => by ?? []);
  const who = acting.includes(seat) ? seat : by < 0 ? acting[0] : undefined;
  if (!before || !after || who === undefined) return null;
  const reason = openReason(game, { seat: who, was: before.view, is: after.view }, lines);
  const isTold = !reason || [...(game.evident ?? []), ...(game.routine ?? [])].includes(reason.key);
  return isTold ? null : say(bot('bot.review.served', { who: say.player(who), reason: say(reason) }));
}

const momentAt = (all: Lookback, step: number): Moment | null => (step < 0 || step >= all.steps.length ? null : all.after(step));

/** What each player then counted, the most first, and how much more or less than before, null where that didn't change; and what it has to reach to win. */
function scoreAfter(
  { game, all, speech: { text: say } }: Reviewing,
  { from, to }: Pick<Turning, 'from' | 'to'>,
): { score: string | null; goal: number | null } {
  const [was, is] = [momentAt(all, from - 1), momentAt(all, to)];
  const none = { score: null, goal: null };
  if (!was || !is) return none;
  const [before, after] = [game.tally(was.view), game.tally(is.view)];
  const changes = Object.entries(after).map(([seat, n]) => ({ who: say.player(seat), n, by: n - (before[seat] ?? 0) }));
  if (changes.every(({ by }) => by === 0)) return none;
  const score = changes
    .toSorted((a, b) => b.n - a.n)
    .map((one) => say(bot('bot.review.score', one)))
    .join(', ');
  return { score, goal: game.goal?.(is.view) ?? null };
}

/** The step of the replay, from 0, after which so many answers had been given; 0: there is none. */
export const stepAfter = ({ steps }: Lookback, answers: number): number =>
  Math.max(
    0,
    steps.findIndex((one) => one.answers >= answers),
  );
