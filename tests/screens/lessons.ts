/** Each step of a game's lesson as a phone shows it, the answer to each other press there, and the whole board behind a button. */
import { lessonBoard, lessonFigure, lessonView } from '../../src/discord/present/lobby/lesson.ts';
import { instead, lessonBoardPost, lessonPost } from '../../src/discord/present/lobby/lesson-post.ts';
import type { Game } from '../../src/games/game.ts';
import { lessonSteps } from '../../src/games/lesson.ts';
import type { Lang } from '../../src/i18n/types.ts';
import { longest } from '../standing/casts.ts';
import { clients } from '../tools/heights.ts';
import { beside, heightShown, type Shown } from './survey.ts';

interface Screen {
  /** `step 1`, `step 1 after M10`, `step 1, board`; the last one is the end. */
  name: string;
  /** From 0. */
  n: number;
  kind: 'step' | 'wrong' | 'board';
  shown: Shown;
  /** In the client that shows it tallest, in pixels. */
  height: number;
}

const learner = { id: '1181240000000000010', name: longest[0]! };

/** Every screen of a lesson, for a player with a long name. */
export function lessonScreens(game: Game, lang: Lang): Screen[] {
  const screens: Screen[] = [];
  for (const n of (lessonSteps(game) ?? []).keys()) {
    const view = lessonView(game, n, learner, lang)!;
    const add = (kind: Screen['kind'], name: string, shown: Shown) =>
      screens.push({
        name: `step ${n + 1}${name}`,
        n,
        kind,
        shown,
        height: Math.max(...Object.values(clients).map((one) => heightShown(shown, one))),
      });
    const figure = lessonFigure(view);
    add(
      'step',
      '',
      beside(figure, (part) => lessonPost(view, part, null)),
    );
    for (const { id, blocked } of view.snapshot.asked?.decision.options ?? []) {
      if (blocked || view.step.wanted?.join() === id) continue;
      add(
        'wrong',
        ` after ${id}`,
        beside(figure, (part) => lessonPost(view, part, instead(view, [id]))),
      );
    }
    add(
      'board',
      ', board',
      beside(lessonBoard(view), (part) => lessonBoardPost(view, part)),
    );
  }
  return screens;
}
