/**
 * Prints weeks of a channel, to read from top to bottom. Plays with as many people as possible. Times are in UTC; 🔔 shows whom a message called;
 * removed messages are in brackets.
 * `npx node tests/chronicle/read.ts <game> [en | fr] [clock, such as 72+24] [day the forgetful one is back]`
 */
import { games } from '../../src/games/index.ts';
import { langs } from '../../src/i18n/types.ts';
import { figuresOf } from './figures.ts';
import { playWeeks } from './weeks.ts';

const [, , command = '', language = 'en', clock = '72+24', back = '10'] = process.argv;
const lang = langs.find((one) => one === language);
if (!lang || !games.some((one) => one.command === command)) {
  console.error(`Usage: npx node tests/chronicle/read.ts <${games.map((one) => one.command).join(' | ')}> [${langs.join(' | ')}] [clock] [day]`);
  process.exit(2);
}
const played = await playWeeks({ command, lang, clock, back: Number(back) });
console.log(`${played.scroll.text()}\n\n/${command}, ${figuresOf(played)}`);
