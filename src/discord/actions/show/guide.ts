/** How to play, and the lesson: private to the presser, and stored nowhere. The custom id says what a press means. */
import type { Game } from '../../../games/game.ts';
import { privately } from '../../interactions/reply.ts';
import { type CommandContext, gameOf, type InteractionContext, type PressContext } from '../../interactions/services.ts';
import { type LessonView, lessonBoard, lessonFigure, lessonView } from '../../present/lobby/lesson.ts';
import { instead, lessonBoardPost, lessonPost, type News, noLessonPost } from '../../present/lobby/lesson-post.ts';
import { seenBy } from '../../present/parts/figures.ts';
import { guideFigure, guidePages, guidePost, inForce } from '../../present/parts/guide.ts';
import { lessonGame, type Press } from '../../wire/ids.ts';
import type { Post } from '../../wire/parts.ts';
import { aboutGame, oldButton, press } from '../declare.ts';
import { pickedBy } from '../play/play.ts';

/** The game and the number in `<game>.<number>`; the number is 0 if missing. */
function read(context: InteractionContext, arg: string): { game: Game | null; n: number } {
  const [, command = '', n = '0'] = /^([\w-]+)\.(\d{1,3})$/.exec(arg) ?? [null, arg.split('.')[0]];
  return { game: gameOf(context, command), n: Number(n) };
}

/** A page of How to play, or the one chosen from its contents. */
export async function guide(context: PressContext, { arg }: Press): Promise<void> {
  const { game, n } = read(context, arg);
  if (!game) return privately(context.interaction, oldButton(context));
  const chosen = context.interaction.values?.[0];
  return showGuide(context, game, chosen !== undefined && /^\d{1,3}$/.test(chosen) ? Number(chosen) : n);
}

export async function showGuide(context: InteractionContext, game: Game, at: number): Promise<void> {
  const speech = context.speech(game);
  const page = Math.min(at, guidePages(game) - 1);
  const make = async (): Promise<Post> => {
    const figure = guideFigure(game, page, speech);
    const { scheme } = context.settings;
    const shown = await context.pictures.show({ ...seenBy(figure, context.settings), key: `${figure.key} ${scheme}` });
    return guidePost(game, page, inForce(game, await context.tables.at(context.interaction.channel)), shown, speech);
  };
  return privately(context.interaction, make());
}

/** A step of the lesson. */
export async function lesson(context: PressContext, { arg }: Press): Promise<void> {
  const { game, n } = read(context, arg);
  return game ? showLesson(context, game, n) : privately(context.interaction, oldButton(context));
}

/** `/… learn`: the lesson from its beginning. */
export const learn = (context: CommandContext, game: Game): Promise<void> => showLesson(context, game, 0);

async function showLesson(context: InteractionContext, game: Game, n: number, news: News | null = null): Promise<void> {
  const view = lessonView(game, n, context.person, context.lang);
  if (!view) return privately(context.interaction, noLessonPost(game, context.speech(game)));
  const make = async (): Promise<Post> => lessonPost(view, await context.pictures.show(seenBy(lessonFigure(view), context.settings)), news);
  return privately(context.interaction, make());
}

/** The whole board of a step, with a button back to the step. */
async function showBoard(context: InteractionContext, view: LessonView): Promise<void> {
  const make = async (): Promise<Post> => lessonBoardPost(view, await context.pictures.show(seenBy(lessonBoard(view), context.settings)));
  return privately(context.interaction, make());
}

/** An answer in a lesson: the wanted one leads on; any other is explained, and the step stays. */
export async function lessonAnswer(context: PressContext, press: Press): Promise<void> {
  const game = gameOf(context, lessonGame(press.table) ?? '');
  if (!game) return privately(context.interaction, oldButton(context));
  const n = /^\d{1,3}$/.test(press.ref) ? Number(press.ref) : 0;
  const view = lessonView(game, n, context.person, context.lang);
  const asked = view?.snapshot.asked;
  if (view && press.action === 'board') return showBoard(context, view);
  if (!view || !asked || !isAnswer.has(press.action)) return showLesson(context, game, n);
  // Nothing in a lesson needs a confirmation.
  const picked = pickedBy(context, press.action === 'sure' ? { ...press, action: 'pick' } : press, asked);
  const wanted = view.step.wanted ?? [];
  const isWanted = picked.length === wanted.length && picked.every((one) => wanted.includes(one));
  return isWanted ? showLesson(context, game, view.n + 1) : showLesson(context, game, view.n, instead(view, picked));
}

const isAnswer: ReadonlySet<string> = new Set(['pick', 'sure', 'choose', 'take']);

export const presses = [press('guide', guide), press('lesson', lesson)];
export const subcommands = [aboutGame('learn', learn)];
