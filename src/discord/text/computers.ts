import type { Nothing } from '../../i18n/messages.ts';
import type { ComputerTableMessages } from '../../table/messages.ts';

/** What is said of computers that play. */
export type ComputerMessages = ComputerTableMessages & {
  'bot.level.novice': Nothing;
  'bot.level.regular': Nothing;
  'bot.level.expert': Nothing;
  'bot.computer.name': { n: number; level: string };
  'bot.computer.menu': Nothing;
  'bot.computer.add': { level: string };
  'bot.computer.drop': { name: string };
  'bot.computer.novice.more': Nothing;
  'bot.computer.regular.more': Nothing;
  'bot.computer.expert.more': Nothing;
  'bot.option.level': Nothing;
  'bot.no.no-computer': Nothing;
  'bot.no.no-computer-draw': Nothing;
};
