/** One step of a lesson: what has happened, what to look at, and the question as in a game, with what to press. */
import type { APIButtonComponentWithCustomId, APIStringSelectComponent } from 'discord-api-types/v10';
import type { Game } from '../../../games/game.ts';
import { type LessonStep, lessonSteps } from '../../../games/lesson.ts';
import type { Lang } from '../../../i18n/types.ts';
import type { Event } from '../../../kernel/types.ts';
import { noClock } from '../../../table/clock/clock.ts';
import type { Person, Snapshot, TableInfo } from '../../../table/model/types.ts';
import { playsAlone } from '../../../table/work/computers.ts';
import type { Figure, FigurePart } from '../../pictures/pictures.ts';
import { type Speech, speechOf } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { decode, encode, lessonGame, lessonMark } from '../../wire/ids.ts';
import { button, clamp, container, type Part, type Post, postOf, rows, text } from '../../wire/parts.ts';
import { noMarks, optionOf, readBrowsing } from '../panel/control-form.ts';
import { controls } from '../panel/controls.ts';
import { boardFigure, handFigure } from '../parts/figures.ts';
import { guideButton, playNowButton } from '../parts/guide.ts';

const lessonTable = (game: Pick<Game, 'command'>): string => `${lessonMark}${game.command}`;

/** A step as its learner sees it. */
export interface LessonView {
  game: Game;
  /** From 0; the last one is the end. */
  n: number;
  step: LessonStep;
  snapshot: Snapshot;
  speech: Speech;
}

/** Null where the game has no lesson as its values are now. */
export function lessonView(game: Game, at: number, learner: Person, lang: Lang): LessonView | null {
  const steps = lessonSteps(game);
  if (!steps) return null;
  const n = Math.min(Math.max(0, at), steps.length - 1);
  const step = steps[n]!;
  const { learner: viewer } = game.guide.lesson;
  const table = tableOf(game, step, learner, lang);
  const snapshot: Snapshot = {
    table,
    viewer,
    view: game.rules.view(step.state, viewer),
    asked: step.asked && { ref: String(n), decision: step.asked },
    open: null,
    calls: {},
    canUndo: false,
    gone: [],
    out: [],
    canAskBack: false,
    orders: null,
    ahead: [],
    fell: false,
    course: null,
  };
  return { game, n, step, snapshot, speech: speechOf(game, table, lang) };
}

/** The learner among the game's own characters. */
function tableOf(game: Game, { state, toAct }: LessonStep, learner: Person, lang: Lang): TableInfo {
  const { seats, learner: own } = game.guide.lesson;
  const people = seats.map((seat) => (seat === own ? learner : { id: `${lessonMark}${seat}`, name: game.texts[lang].names[seat] ?? seat }));
  return {
    id: lessonTable(game),
    game: game.command,
    version: 1,
    phase: state.outcome ? 'over' : 'playing',
    place: { guild: null, channel: '' },
    lang,
    people,
    invited: [],
    called: [],
    options: game.guide.lesson.options,
    expires: null,
    seats: Object.fromEntries(people.map(({ id }, i) => [id, seats[i]!])),
    wishes: {},
    toAct,
    since: {},
    clock: noClock,
    banks: {},
    paused: null,
    rest: null,
    away: [],
    gone: [],
    outcome: state.outcome,
    trouble: null,
    post: null,
    proposals: [],
    previous: null,
    rated: false,
  };
}

/** The board, and the hand where the question is about what one holds. */
export function lessonFigures({ game, snapshot, speech }: LessonView): Figure[] {
  const hand = game.handOrder?.(snapshot.view) ?? [];
  const isAboutHand = snapshot.asked?.decision.options.some(({ id, holds }) => hand.includes(holds ?? id)) ?? false;
  return [boardFigure(game, snapshot, speech), ...(isAboutHand ? [handFigure(game, snapshot, speech)] : [])];
}

const mostEvents = 8;
/** What the options lead to is shown where it is not too much, else of what is to be pressed alone. */
const mostNotes = 900;

const isAbout = ({ step, snapshot, speech: { text: say } }: LessonView, line: string): boolean =>
  snapshot.asked!.decision.options.some(({ id, label }) => step.wanted?.includes(id) && line.split(' – ')[0]!.includes(say(label)));

/** `news`: what became of the press, where the lesson does not go on by it. */
export function lessonPost(of: LessonView, shown: readonly FigurePart[], news: string | null): Post {
  const { game, n, step, speech, snapshot } = of;
  const { text: say, plain } = speech;
  const { title, guide } = game.texts[speech.lang];
  const asked = snapshot.asked;
  const form = { hand: game.handOrder?.(snapshot.view) ?? [], handWords: game.handWords(snapshot.view, say) };
  const { parts: all, lines } = asked
    ? controls({ ...speech, ...form, table: lessonTable(game), asked, browsing: { page: 0, marked: noMarks }, isWhole: true })
    : { parts: [], lines: [] };
  const parts = asked ? focused(of, all) : all;
  const top = asked
    ? `-# ${say(bot('bot.lesson.title', { title, n: n + 1, of: guide.steps.length }))}${n === 0 ? ` ${say(bot('bot.lesson.about'))}` : ''}`
    : say(bot('bot.lesson.end', { title }));
  const told = seen(step.events, game.guide.lesson.learner)
    .slice(-mostEvents)
    .map((event) => `-# ${clamp(say(event.message).replaceAll('\n', ' '), 300)}`);
  const head = [top, ...told].join('\n');
  // What to look at stands below the picture, beside what to press: there one's eyes are, on a phone as well. It says what is asked, too.
  const lesson = clamp(asked ? guide.steps[n]! : guide.end, 900);
  const foot = asked
    ? [...(news === null ? [] : [news, '']), lesson, '', wayTo(of, parts)].join('\n')
    : [lesson, '', `-# ${say(bot('bot.lesson.next', { computers: playsAlone(game) }))}`].join('\n');
  const room = (3900 - head.length - foot.length) / Math.max(1, shown.length);
  const pictures = shown.map(({ part }) => ('content' in part ? text(clamp(part.content, Math.max(200, Math.floor(room * 0.6)))) : part));
  const notes = clamp((lines.join('\n').length > mostNotes ? lines.filter((line) => isAbout(of, line)) : lines).join('\n'), mostNotes);
  const inside: Part[] = [text(head), ...pictures, ...(notes === '' ? [] : [text(notes)]), text(foot), ...parts, ...rows(waysOf(of, plain))];
  return { components: [container(game.colour(snapshot.viewer), inside)], files: shown.flatMap(({ files }) => files), mentions: [] };
}

/** Somebody has corrected a printed value, and the lesson's answers do not fit any more. */
export const noLessonPost = (game: Game, speech: Speech): Post =>
  postOf([text(speech.text(bot('bot.lesson.none'))), ...rows([guideButton(game, speech)])]);

/** What the learner may know of what happened. */
const seen = (events: readonly Event[], seat: string): Event[] => events.filter(({ to }) => to === 'all' || to.includes(seat));

function waysOf({ game, n, snapshot, speech }: LessonView, plain: Speech['plain']): APIButtonComponentWithCustomId[] {
  const to = (step: number, label: 'bot.button.turnBack' | 'bot.button.lessonAgain') =>
    button(plain(bot(label)), encode({ action: 'lesson', arg: `${game.command}.${step}` }));
  const back = n > 0 ? [to(n - 1, 'bot.button.turnBack')] : [];
  if (snapshot.asked) return [...back, guideButton(game, speech)];
  return [playNowButton(game, speech), ...back, to(0, 'bot.button.lessonAgain'), guideButton(game, speech)];
}

/** The labels on what is to be pressed or chosen among these parts. */
function wantedIn({ step, snapshot }: LessonView, parts: readonly Part[]): { label: string; inMenu: boolean }[] {
  const asked = snapshot.asked!;
  const wanted = step.wanted ?? [];
  const takes = (arg: string) => {
    const marked = [...readBrowsing(arg).marked].map((i) => asked.decision.options[i]?.id);
    return marked.length === wanted.length && marked.every((id) => id !== undefined && wanted.includes(id));
  };
  const isWanted = (arg: string) => wanted.includes(optionOf(asked, arg));
  const labels = controlsIn(parts).flatMap((one) => {
    if ('options' in one) return one.options.filter(({ value }) => isWanted(value)).map(({ label }) => ({ label, inMenu: true }));
    const press = decode(one.custom_id);
    const isIt = press?.action === 'pick' || press?.action === 'sure' ? isWanted(press.arg) : press?.action === 'take' && takes(press.arg);
    return isIt ? [{ label: one.label ?? '', inMenu: false }] : [];
  });
  // One press is the shorter way where a menu leads there as well.
  const pressed = labels.filter(({ inMenu }) => !inMenu);
  return pressed.length > 0 ? pressed : labels;
}

const controlsIn = (parts: readonly Part[]) =>
  parts.flatMap((part) => ('components' in part ? (part.components as (APIButtonComponentWithCustomId | APIStringSelectComponent)[]) : []));

/** More buttons than these push what to do off a phone's screen. */
const mostButtons = 5;

/** Of many buttons under headings those alone that stand where the lesson leads, and the menus: on a phone they are seen together with what to do. */
function focused(of: LessonView, parts: readonly Part[]): Part[] {
  const isMenu = (part: Part) => controlsIn([part]).some((one) => 'options' in one);
  if (controlsIn(parts).filter((one) => !('options' in one)).length <= mostButtons) return [...parts];
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (!last || !('components' in part) || isMenu(part) || last.some(isMenu)) groups.push([part]);
    else last.push(part);
  }
  return groups.filter((group) => group.some(isMenu) || wantedIn(of, group).length > 0).flat();
}

/** What to press, by the words that stand on it. */
function wayTo(of: LessonView, parts: readonly Part[]): string {
  const { step, snapshot, speech } = of;
  const { text: say } = speech;
  const labels = wantedIn(of, parts);
  if (labels.length === 0)
    throw new Error(`The lesson of ${lessonGame(snapshot.table.id)} asks for what cannot be pressed: ${step.wanted?.join(', ')}.`);
  const what = say.list(labels.map(({ label }) => label));
  return say(bot(!labels[0]!.inMenu ? 'bot.lesson.press' : labels.length > 1 ? 'bot.lesson.chooseAll' : 'bot.lesson.choose', { what }));
}
