/** What a review says about single choices and steps, in the review itself and beside the steps of a replay. */
import type { Game } from '../../../games/game.ts';
import { rowOf } from '../../../i18n/languages.ts';
import type { Message } from '../../../kernel/types.ts';
import { changeAt, sawLuck } from '../../../table/looking-back/review/account.ts';
import type { Lookback } from '../../../table/model/past.ts';
import type { Judged, Named, OpenReview, OwnReview } from '../../../table/model/review.ts';
import { inGroup, type Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { clamp } from '../../wire/parts.ts';

export const percent = (chance: number): number => Math.round(100 * chance);

/** The name of a mind's term, if the game has one. */
const termOf = (term: string | null, game: Game, { lang }: Speech): string | null => (term !== null && game.texts[lang].reasons?.[term]) || null;

/** What a sentence about a judged choice says besides it: the question it answered, and in which step of the replay. */
interface Beside {
  hasQuestion: boolean;
  step: number | null;
}

/** A judged choice as sentences say it. */
function told(one: Judged, game: Game, speech: Speech, { hasQuestion, step }: Beside) {
  const { text: say, line } = speech;
  const lineOf = (message: Message): string => line(message).replaceAll('\n', ' ');
  const nameOf = ({ label, group }: Named): string => (group ? inGroup(lineOf(label), lineOf(group)) : lineOf(label));
  const answers = (which: 'chosen' | 'other'): string => {
    const names = one[which].map((label, i) => nameOf({ label, group: one.groups?.[which][i] ?? null }));
    if (names.length === 0) return say(bot(one.after ? 'bot.review.nothingMore' : 'bot.review.nothing'));
    return clamp(say.list(names), 160);
  };
  return {
    ask: hasQuestion ? questionOf(one, speech) : null,
    step,
    move: `**${answers('chosen')}**`,
    after: one.after ? clamp(say.list(one.after.map(nameOf)), 160) : null,
    other: `**${answers('other')}**`,
    by: percent(one.by),
    reason: one.reason ? say(one.reason) : null,
    term: termOf(one.term, game, speech),
  };
}

/** The question that a choice answered, without what describes the position; null: it asks nothing, as where it is simply somebody's turn. */
function questionOf({ ask }: Judged, { lang, line }: Speech): string | null {
  const asking = rowOf(lang).question(line(ask));
  return asking === null ? null : clamp(asking, 120);
}

/** The best and the costly choices, each as one line. `stepOf`: the step of the replay, from 1, with this answer; null: it isn't told. */
export function judgedLines(
  { best, costly }: Pick<OwnReview, 'best' | 'costly'>,
  game: Game,
  speech: Speech,
  stepOf: (answer: number) => number | null = () => null,
): { best: string[]; costly: string[] } {
  const { text: say } = speech;
  const all = [...(best ? [best] : []), ...costly];
  // If all of them answered the same question, it is that of every turn and says nothing.
  const hasQuestion = all.length < 2 || new Set(all.map((one) => questionOf(one, speech))).size > 1;
  const toldOf = (one: Judged) => told(one, game, speech, { hasQuestion, step: stepOf(one.answer) });
  return {
    best: best ? [say(bot('bot.review.best', { ...toldOf(best), instead: best.apart ? 'any' : best.unlike ? 'unlike' : 'other' }))] : [],
    costly: costly.map((one, i) => say(bot('bot.review.costly', { ...toldOf(one), n: i + 1 }))),
  };
}

/** What a costly move teaches: to end a turn sooner or later, or what the game says about what it passed up. Null: nothing in general. */
function tipOf({ turn, reason }: Judged, game: Game, { lang, text: say }: Speech): string | null {
  if (turn === 'shorter') return say(bot('bot.review.tip.shorter'));
  const own = reason && game.texts[lang].tips?.[reason.key];
  return own || (turn ? say(bot('bot.review.tip.longer')) : null);
}

/**
 * What to try next time: what most of the costly moves teach, or the costliest; where the game has no tip, what they missed, as players would say it,
 * or the term they fell short in. Null: nothing.
 */
export function adviceLine({ costly, advice }: OwnReview, game: Game, speech: Speech): string | null {
  const { text: say } = speech;
  const tips = costly.flatMap((one) => tipOf(one, game, speech) ?? []);
  const countOf = (tip: string): number => tips.filter((one) => one === tip).length;
  const [tip] = tips.toSorted((a, b) => countOf(b) - countOf(a));
  if (tip) return say(bot('bot.review.tip', { tip, n: countOf(tip) }));
  const timesOf = ({ reason }: Judged): number => (reason ? costly.filter((one) => one.reason?.key === reason.key).length : 0);
  const [first] = costly.toSorted((a, b) => timesOf(b) - timesOf(a));
  if (first?.reason)
    return say(
      bot('bot.review.advice', {
        move: told(first, game, speech, { hasQuestion: false, step: null }).other,
        reason: say(first.reason),
        n: timesOf(first),
      }),
    );
  const term = termOf(advice, game, speech);
  return term === null ? null : say(bot('bot.review.adviceTerm', { term }));
}

/** A review as one viewer of a replay may read it, with the game as everyone looks back on it. */
export interface Judging {
  open: OpenReview;
  own: OwnReview | null;
  all: Lookback;
}

/** What the review says about a step of the viewer's replay: how it changed the chances, and which of the viewer's own choices in it stand out. */
export function stepLines({ open, own, all }: Judging, { steps }: Lookback, step: number, game: Game, speech: Speech): string[] {
  const { text: say } = speech;
  const { answers } = steps[step]!;
  const before = steps[step - 1]?.answers ?? -1;
  const at = all.steps.findIndex((one) => one.answers === answers);
  // How it ended belongs to the last step.
  const end = at === all.steps.length - 1 ? open.points.length - 1 : at + 1;
  const change = at < 0 ? null : changeAt(open.points, at, end);
  const seats = (change?.seats ?? []).map(({ seat, to, by }) => ({ who: say.player(seat), to: percent(to), by: percent(by) }));
  const isHere = ({ answer }: Judged): boolean => answer > before && answer <= answers;
  const lines = own && judgedLines(own, game, speech);
  return [
    ...(change && seats.length > 0 ? [say(bot('bot.review.step', { seats, isLuck: sawLuck(open.points) ? change.isLuck : null }))] : []),
    ...(own?.best && isHere(own.best) ? lines!.best : []),
    ...(own?.costly ?? []).flatMap((one, i) => (isHere(one) ? [lines!.costly[i]!] : [])),
  ];
}
