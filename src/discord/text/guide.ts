/** Sentences of How to play and the lesson. */
import type { Nothing } from '../../i18n/say.ts';

export interface GuideMessages {
  'bot.button.guide': Nothing;
  'bot.button.lesson': Nothing;
  'bot.button.lessonAgain': Nothing;
  'bot.button.playNow': Nothing;
  'bot.button.turnBack': Nothing;
  'bot.button.turnOn': Nothing;
  'bot.command.learn': Nothing;

  'bot.guide.title': { title: string };
  'bot.guide.aim': { aim: string };
  /** How many can play, and how many minutes a game takes at a table. */
  'bot.guide.who': { min: number; max: number; from: number; to: number };
  'bot.guide.contents': Nothing;
  'bot.guide.page': { n: number; title: string };

  'bot.lesson.title': { title: string; n: number; of: number };
  'bot.lesson.about': Nothing;
  'bot.lesson.press': { what: string };
  'bot.lesson.choose': { what: string };
  'bot.lesson.chooseAll': { what: string };
  /** Something else was pressed that is also allowed. `does`: what it leads to, or empty. */
  'bot.lesson.other': { what: string; does: string };
  'bot.lesson.old': Nothing;
  'bot.lesson.none': Nothing;
  'bot.lesson.end': { title: string };
  'bot.lesson.next': { computers: boolean };
}
