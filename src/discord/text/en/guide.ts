import type { Phrases } from '../../../i18n/types.ts';
import type { GuideMessages } from '../guide.ts';

const range = (min: number, max: number) => (min === max ? `${min}` : `${min} to ${max}`);

export const guide: Phrases<GuideMessages> = {
  'bot.button.guide': () => 'How to play',
  'bot.button.lesson': () => 'Learn by playing',
  'bot.button.lessonAgain': () => 'Play it again',
  'bot.button.playNow': () => 'Play now',
  'bot.button.turnBack': () => '‹ Back',
  'bot.button.turnOn': () => 'Next ›',
  'bot.command.learn': () => 'Take a short private lesson that tells you what to press',

  'bot.guide.title': ({ title }) => `## ${title}: how to play`,
  'bot.guide.aim': ({ aim }) => `🎯 ${aim}`,
  'bot.guide.who': ({ min, max, from, to }) => `${range(min, max)} players, ${range(from, to)} minutes in one sitting, or as many days as you like.`,
  'bot.guide.contents': () => 'Contents',
  'bot.guide.page': ({ n, title }) => `${n}. ${title}`,

  'bot.lesson.title': ({ title, n, of }) => `${title}, a lesson: step ${n} of ${of}.`,
  'bot.lesson.about': () => 'Only you see this, and none of it counts.',
  'bot.lesson.press': ({ what }) => `➡️ Press **${what}**.`,
  'bot.lesson.choose': ({ what }) => `➡️ In the menu, choose **${what}**.`,
  'bot.lesson.chooseAll': ({ what }) => `➡️ In the menu, choose all of these: ${what}.`,
  'bot.lesson.other': ({ what, does }, { clause }) =>
    `**${what}** is allowed too${does === '' ? '' : ` (${clause(does)})`}, but this lesson takes another path. Look again.`,
  'bot.lesson.old': () => 'That button is from an older lesson. Here is the current one.',
  'bot.lesson.none': (_, { label }) =>
    `This game’s values have been changed here, so the lesson no longer fits. ${label('bot.button.guide')} still does.`,
  'bot.lesson.end': ({ title }) => `### ${title}: end of the lesson`,
  'bot.lesson.next': ({ computers }, { label }) =>
    `${label('bot.button.playNow')} ${computers ? 'begins a game against the computer' : 'opens a game'} in this channel. ${label('bot.button.guide')} has the rest, and the rules list every card.`,
};

/** Other words for How to play, as a player may type them when searching. */
export const guideWords: readonly string[] = [
  'how to play',
  'goal',
  'aim',
  'aim of the game',
  'objective',
  'tutorial',
  'lesson',
  'learn',
  'beginner',
  'quick start',
  'how do I win',
];
