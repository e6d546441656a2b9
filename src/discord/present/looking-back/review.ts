/** The review of a finished game: for everyone, how the chances went and where they turned; for a player alone, what their choices were worth. */
import type { Game } from '../../../games/game.ts';
import type { Say } from '../../../i18n/types.ts';
import type { Scene } from '../../../scene/types.ts';
import { accountOf, sawLuck, stepsIn, thinned } from '../../../table/looking-back/review/account.ts';
import { type Turning, turnsOf } from '../../../table/looking-back/review/turning.ts';
import type { OpenReview, OwnReview } from '../../../table/model/review.ts';
import type { Figure, FigurePart } from '../../pictures/pictures.ts';
import { type Speech, withoutMarkdown } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, clamp, container, limits, type Post, rows, text } from '../../wire/parts.ts';
import { adviceLine, judgedLines, percent } from './judged.ts';
import { type Reviewed, reviewedArg } from './replay.ts';
import { reviewScene } from './review-scene.ts';
import { type Reviewing, stepAfter, turnLines } from './turned.ts';

/** Shading, in chances to win: only where luck moved them at least this much, and only this many strips, where it moved them most. */
const [leastShaded, mostShaded] = [0.03, 14];
/** The most points in a picture. */
const mostPoints = 100;

export function reviewFigure({ game, open: { points }, all, speech }: Reviewing): Figure {
  const { plain, pictured, text: say } = speech;
  const seats = Object.keys(points[0]?.chances ?? {});
  const told = seats.map((seat) => ({
    who: plain.player(seat),
    from: percent(points[0]?.chances[seat] ?? 0),
    to: percent(points.at(-1)?.chances[seat] ?? 0),
  }));
  return {
    scene: () => (points.length < 2 ? null : chartOf(game, points, all.steps.length, pictured)),
    name: 'review.png',
    alt: () => withoutMarkdown(plain(bot('bot.review.alt', { n: points.length - 1, seats: told }))),
    words: () => say(bot('bot.review.alt', { n: points.length - 1, seats: told })),
    excuse: say(bot('bot.review.noPicture')),
    lost: say(bot('bot.board.lost')),
  };
}

function chartOf(game: Game, all: OpenReview['points'], steps: number, pictured: Say): Scene {
  const { points, at } = thinned(all, mostPoints);
  const moved = points.map(({ luck }) => Math.max(0, ...Object.values(luck).map(Math.abs)));
  const least = Math.max(leastShaded, moved.toSorted((a, b) => b - a)[mostShaded - 1] ?? 0);
  return reviewScene(
    {
      lines: Object.keys(all[0]!.chances).map((seat) => ({
        seat,
        colour: game.colour(seat),
        name: pictured.player(seat),
        chances: points.map(({ chances }) => chances[seat] ?? 0),
      })),
      lucky: moved.flatMap((by, n) => (n > 0 && by >= least ? [n] : [])),
      turns: turnsOf(all, steps).map(({ step }) => at.findIndex((n) => n > step)),
    },
    {
      title: pictured(bot('bot.review.chart')),
      key: pictured(bot('bot.review.key')),
      ends: [pictured(bot('bot.review.start')), pictured(bot('bot.review.end'))],
      percent: (n) => pictured(bot('bot.review.percent', { n })),
    },
  );
}

export function reviewPost(reviewing: Reviewing, shown: FigurePart): Post {
  const { game, open, own, all, speech } = reviewing;
  const { text: say } = speech;
  const turns = turnsOf(open.points, all.steps.length);
  const { outcome } = all.table;
  const result = outcome ? [speech.line(outcome.message)] : [];
  const head = [say(bot('bot.review.title', { title: game.texts[speech.lang].title })), ...result, aboutLine(open, speech)].join('\n');
  const turning = turnLines(reviewing, turns).join('\n');
  const account = accountLines(open, speech).join('\n');
  const mine = own ? ownLines(own, reviewing).join('\n') : '';
  const room = limits.text - head.length - account.length - mine.length - shown.taken - 20;
  const parts = [
    text(head),
    shown.part,
    text(clamp(turning, Math.max(300, room))),
    text(account),
    ...(mine === '' ? [] : [text(clamp(mine, 2200))]),
    ...rows(buttonsOf(reviewing, turns)),
  ];
  return { components: [container(game.colour(all.table.outcome?.winners[0] ?? null), parts)], files: shown.files, mentions: [] };
}

/** In points, how far told chances were off on average where games were compared with how they ended (docs/computer.md). */
const leastOff = 5;

/** How far the chances may be off: twice the greatest standard error, and at least what games came out differently by. */
function aboutLine({ points }: OpenReview, { text: say }: Speech): string {
  return say(bot('bot.review.about', { error: Math.max(leastOff, Math.ceil(200 * Math.max(0, ...points.map(({ error }) => error)))) }));
}

/** What luck and play did for each seat, in whole points that add up; where luck did nothing, that is all there is to say. */
export function accountLines({ points }: OpenReview, { text: say }: Speech): string[] {
  const hasLuck = sawLuck(points);
  const lines = Object.entries(hasLuck ? accountOf(points) : {}).map(([seat, { from, to, luck }]) => {
    const [begins, ends, byLuck] = [percent(from), percent(to), percent(luck)];
    const split = { luck: byLuck, play: ends - begins - byLuck };
    return say(bot('bot.review.account', { who: say.player(seat), from: begins, to: ends, ...split }));
  });
  return [say(bot('bot.review.split')), ...lines, say(bot(hasLuck ? 'bot.review.sources' : 'bot.review.noLuck'))];
}

function ownLines(own: OwnReview, reviewing: Reviewing): string[] {
  const { game, back, speech } = reviewing;
  const { text: say } = speech;
  const { best, costly } = judgedLines(own, game, speech, (answer) => back.steps[stepAfter(back, answer)]?.n ?? null);
  const advice = adviceLine(own, game, speech);
  return [
    say(bot('bot.review.own')),
    ...(best.length > 0 || own.choices === 0 ? best : [say(bot('bot.review.noBest'))]),
    ...(costly.length > 0 || own.choices === 0 ? costly : [say(bot('bot.review.close', { fall: fallOf(reviewing) }))]),
    ...(advice === null ? [] : [advice]),
    say(bot('bot.review.ownAbout', { n: own.choices })),
  ];
}

/** The smallest fall of the chances worth a look. */
const leastFall = 0.03;

/** The step in which play lowered the chances of this seat most, of those in which it acted: by its number for this viewer, in whole points. */
function fallOf({ open: { points }, all, back: { viewer } }: Reviewing): { step: number; by: number } | null {
  if (viewer === null) return null;
  const falls = stepsIn(points).flatMap(({ step, change, luck }) => {
    const { lines = [], n = 0 } = all.steps[step] ?? {};
    return lines.some(({ by }) => by === viewer) ? { by: (change[viewer] ?? 0) - (luck[viewer] ?? 0), step: n } : [];
  });
  const [deepest] = falls.filter(({ by }) => by <= -leastFall).toSorted((a, b) => a.by - b.by);
  return deepest ? { step: deepest.step, by: percent(deepest.by) } : null;
}

/** Buttons to the replay steps that the review mentions, as this viewer counts them. */
function buttonsOf({ all, back, own, speech: { plain } }: Reviewing, turns: readonly Turning[]) {
  const to = (label: string, which: Reviewed, answers: number) =>
    button(label, encode({ table: all.table.id, action: 'replay', arg: reviewedArg(which, stepAfter(back, answers)) }));
  const names = ['turn1', 'turn2', 'turn3'] as const;
  const [worst] = own?.costly ?? [];
  const answersAt = (step: number): number => (all.steps[step] ?? all.steps.at(-1))?.answers ?? 0;
  return [
    ...turns.map(({ step }, i) => to(plain(bot('bot.button.turn', { n: i + 1 })), names[i]!, answersAt(step))),
    ...(own?.best ? [to(plain(bot('bot.button.best')), 'best', own.best.answer)] : []),
    ...(worst ? [to(plain(bot('bot.button.costly')), 'costly', worst.answer)] : []),
  ];
}
