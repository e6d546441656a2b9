/** A step of a lesson as its learner sees it, and its picture: the question's as in a game, or at the end the part of the board it talks about. */
import type { Game } from '../../../games/game.ts';
import { type LessonStep, lessonSteps } from '../../../games/lesson.ts';
import type { Lang } from '../../../i18n/types.ts';
import type { Decision, Option } from '../../../kernel/types.ts';
import { framed } from '../../../scene/build.ts';
import { heightOnPhone } from '../../../scene/room.ts';
import type { Scene } from '../../../scene/types.ts';
import { firstFacts } from '../../../table/model/facts.ts';
import type { Person, Snapshot, TableInfo } from '../../../table/model/types.ts';
import type { Figure } from '../../pictures/pictures.ts';
import { type Speech, speechOf } from '../../speech/speech.ts';
import { lessonMark } from '../../wire/ids.ts';
import { boardFigure, questionFigure } from '../parts/figures.ts';

const lessonTable = (game: Pick<Game, 'command'>): string => `${lessonMark}${game.command}`;

/** A step as its learner sees it. */
export interface LessonView {
  game: Game;
  /** From 0; the last step is the end. */
  n: number;
  step: LessonStep;
  snapshot: Snapshot;
  speech: Speech;
}

/** Null if the game has no lesson with its current values. */
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
    asked: step.asked && { ref: String(n), decision: withoutOrders(step.asked) },
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

/** A lesson never asks twice, so it offers no standing orders. */
const withoutOrders = (decision: Decision): Decision => ({ ...decision, options: decision.options.filter(({ leaves }) => !leaves) });

/** The learner, playing among the game's own characters. */
function tableOf(game: Game, { state, toAct }: LessonStep, learner: Person, lang: Lang): TableInfo {
  const { seats, learner: own } = game.guide.lesson;
  const people = seats.map((seat) => (seat === own ? learner : { id: `${lessonMark}${seat}`, name: game.texts[lang].names[seat] ?? seat }));
  return {
    ...firstFacts,
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
    banks: {},
    gone: [],
    outcome: state.outcome,
    trouble: null,
    post: null,
    proposals: [],
    rated: false,
  };
}

/** The whole board at this step. */
export const lessonBoard = ({ game, snapshot, speech }: LessonView): Figure => boardFigure(game, snapshot, speech);

/** The greatest height of a step's picture on a phone, in pixels: words, what to press and other buttons need the rest of the screen. */
const mostHigh = 260;

/** The width in pixels of the part of the board shown at the end. */
const endWidth = 1000;

/** The question's picture. Of a long list it shows what leaves room for the words: as much from the beginning as fits, and what to press. */
export function lessonFigure(of: LessonView): Figure {
  const { game, snapshot, speech } = of;
  const { asked } = snapshot;
  const whole = asked ? questionFigure(game, snapshot, speech) : lessonBoard(of);
  return {
    ...whole,
    scene() {
      const scene = whole.scene();
      return scene && (asked ? listed(of, asked.decision.options, scene) : atEnd(of, scene));
    },
  };
}

function listed(of: LessonView, options: readonly Option[], scene: Scene): Scene {
  const { game, snapshot, speech, step } = of;
  if (heightOnPhone(scene) <= mostHigh || options.length < 2) return scene;
  const { ref, decision } = snapshot.asked!;
  const half = Math.ceil(options.length / 2);
  const fewer = options.filter(({ id }, i) => i < half || step.wanted?.includes(id));
  if (fewer.length === options.length) return scene;
  const made = questionFigure(game, { ...snapshot, asked: { ref, decision: { ...decision, options: fewer } } }, speech).scene();
  return made ? listed(of, fewer, made) : scene;
}

function atEnd({ game }: LessonView, scene: Scene): Scene {
  const { end } = game.guide.lesson;
  return end ? framed(scene, end, endWidth) : scene;
}
