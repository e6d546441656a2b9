import type { Phrases } from '../../../i18n/types.ts';
import type { ComputerMessages } from '../computers.ts';

const levels = { novice: 'novice', regular: 'regular', expert: 'expert' };

export const computers: Phrases<ComputerMessages> = {
  'bot.level.novice': () => levels.novice,
  'bot.level.regular': () => levels.regular,
  'bot.level.expert': () => levels.expert,
  'bot.computer.name': ({ n, level }) => `🤖 Computer ${n} (${level})`,
  'bot.computer.menu': () => 'Computers: add one, or let one go',
  'bot.computer.add': ({ level }) => `Add a computer: ${level}`,
  'bot.computer.drop': ({ name }) => `Let ${name} go`,
  'bot.computer.novice.more': () => 'Plays what looks best this turn; good to learn with',
  'bot.computer.regular.more': () => 'Thinks of your answer as well',
  'bot.computer.expert.more': () => 'Thinks longest; never sees more than a player in its seat',
  'bot.option.level': () => 'How well the computer plays, if you name Hustings as an opponent',
  'bot.no.no-computer': () => 'Computers do not know this game. Name a person to play with.',
  'bot.no.no-computer-draw': () => 'There is nobody to agree to a draw: computers play to the end. Play on, or resign.',
  'table.computer': ({ seat, level }, { player }) => `🤖 A computer plays ${player(seat)} (${levels[level]}).`,
};
