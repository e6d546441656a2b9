/** How to play, and the lesson: private to whoever presses, and kept nowhere. What a press means stands in its custom id. */
import type { Game } from '../../../games/game.ts';
import { privately } from '../../interactions/reply.ts';
import { type Call, type CommandCall, gameOf, type PressCall, type Services } from '../../interactions/services.ts';
import { type LessonView, lessonFigures, lessonGame, lessonPost, lessonView, noLessonPost } from '../../present/lobby/lesson.ts';
import { seenBy } from '../../present/parts/figures.ts';
import { guideFigure, guidePages, guidePost } from '../../present/parts/guide.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import { note, type Post } from '../../wire/parts.ts';
import { pickedBy } from '../play/play.ts';

/** The game and the number in `<game>.<number>`; the number is 0 where there is none. */
function read(services: Services, arg: string): { game: Game | null; n: number } {
  const [, command = '', n = '0'] = /^([\w-]+)\.(\d{1,3})$/.exec(arg) ?? [null, arg.split('.')[0]];
  return { game: gameOf(services, command), n: Number(n) };
}

const outdated = (call: Call): Post => note(call.speech().text(bot('bot.no.oldButton', { command: null })));

/** A page of How to play, or the one chosen from its contents. */
export async function guide(services: Services, call: PressCall, { arg }: Press): Promise<void> {
  const { game, n } = read(services, arg);
  if (!game) return privately(call.interaction, outdated(call));
  const chosen = call.interaction.values?.[0];
  return showGuide(services, call, game, chosen !== undefined && /^\d{1,3}$/.test(chosen) ? Number(chosen) : n);
}

export async function showGuide(services: Services, call: Call, game: Game, at: number): Promise<void> {
  const speech = call.speech(game);
  const page = Math.min(at, guidePages(game) - 1);
  const make = async (): Promise<Post> => {
    const figure = guideFigure(game, page, speech);
    const { scheme } = call.settings;
    const shown = await services.pictures.show({ ...seenBy(figure, call.settings), key: `${figure.key} ${scheme}` });
    return guidePost(game, page, shown, speech);
  };
  return privately(call.interaction, make());
}

/** A step of the lesson. */
export async function lesson(services: Services, call: PressCall, { arg }: Press): Promise<void> {
  const { game, n } = read(services, arg);
  return game ? showLesson(services, call, game, n) : privately(call.interaction, outdated(call));
}

/** `/… learn`: the lesson from its beginning. */
export const learn = (services: Services, call: CommandCall, game: Game): Promise<void> => showLesson(services, call, game, 0);

async function showLesson(services: Services, call: Call, game: Game, n: number, news: string | null = null): Promise<void> {
  const view = lessonView(game, n, call.person, call.lang);
  if (!view) return privately(call.interaction, noLessonPost(game, call.speech(game)));
  const make = async (): Promise<Post> => {
    const shown = await Promise.all(lessonFigures(view).map((figure) => services.pictures.show(seenBy(figure, call.settings))));
    return lessonPost(view, shown, news);
  };
  return privately(call.interaction, make());
}

/** An answer in a lesson: what it asks for leads on; anything else is explained, and the step stays. */
export async function lessonAnswer(services: Services, call: PressCall, press: Press): Promise<void> {
  const game = gameOf(services, lessonGame(press.table) ?? '');
  if (!game) return privately(call.interaction, outdated(call));
  const n = /^\d{1,3}$/.test(press.ref) ? Number(press.ref) : 0;
  const view = lessonView(game, n, call.person, call.lang);
  const asked = view?.snapshot.asked;
  if (!view || !asked || !isAnswer.has(press.action)) return showLesson(services, call, game, n);
  // Nothing in a lesson is asked about twice.
  const picked = pickedBy(call, press.action === 'sure' ? { ...press, action: 'pick' } : press, asked);
  const wanted = view.step.wanted ?? [];
  const isWanted = picked.length === wanted.length && picked.every((one) => wanted.includes(one));
  return isWanted ? showLesson(services, call, game, view.n + 1) : showLesson(services, call, game, view.n, instead(view, picked));
}

const isAnswer: ReadonlySet<string> = new Set(['pick', 'sure', 'choose', 'take']);

/** What is said of an answer that is not the lesson's. */
function instead({ snapshot, speech: { text: say }, step }: LessonView, picked: readonly string[]): string {
  const { options } = snapshot.asked!.decision;
  const others = picked.flatMap((id) => options.find((option) => option.id === id && !step.wanted?.includes(id)) ?? []);
  if (picked.some((id) => !options.some((option) => option.id === id))) return say(bot('bot.lesson.old'));
  const pressed = others.length > 0 ? others : picked.flatMap((id) => options.find((option) => option.id === id) ?? []);
  const [only] = pressed.length === 1 ? pressed : [];
  const what = pressed.length === 0 ? say(bot('bot.button.none')) : say.list(pressed.map(({ label }) => say(label)));
  return say(bot('bot.lesson.other', { what, does: only?.detail ? say(only.detail).replaceAll('\n', ' ').replace(/[.]$/, '') : '' }));
}
