/**
 * Samples sentences for a person to read and count: `npx node tests/words/sample.ts candidate fr 150 7` prints this many of a game's sentences, drawn
 * by a seed. `bot` instead of a game draws from the bot's own sentences. Sentences that differ only in names and numbers count as one.
 */
import { resolve } from 'node:path';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { texts } from '../../src/discord/text/index.ts';
import { games } from '../../src/games/index.ts';
import { langs } from '../../src/i18n/languages.ts';
import type { Lang } from '../../src/i18n/types.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { decisions } from '../../src/kernel/run.ts';
import type { Message } from '../../src/kernel/types.ts';
import { standings } from '../games/standings.ts';
import { playRandom, seedOf } from '../standing/play.ts';
import { argsOf } from './args.ts';
import { people, Reader } from './reader.ts';

const postsEvery = 41;

/** Every line of a random game at its first and last table, and of its pages, guide and lesson. */
function linesOf(command: string, lang: Lang): string[] {
  const standing = standings.find(({ game }) => game.command === command);
  if (!standing) throw new Error(`There is no game '${command}'. There are: ${standings.map(({ game }) => game.command).join(', ')}, bot.`);
  const { game } = standing;
  const reader = new Reader(game);
  reader.pages();
  for (const n of new Set([0, standing.tables.length - 1])) {
    let count = 0;
    let told: Message[] = [];
    playRandom(standing, n, {
      before: (state, open) => reader.decisions(state, open),
      after(state, _answer, events) {
        told = [...told, ...events.flatMap(({ to, message }) => (to === 'all' ? [message] : []))];
        if (count++ % postsEvery !== 0 && !state.outcome) return;
        reader.posts(state, decisions(game.rules, state), told);
        told = [];
      },
    });
  }
  return reader.linesIn(lang);
}

/** Everything the bot itself says, with two of everything counted. */
function botLines(lang: Lang): string[] {
  const { text: say } = speechOf(games[0]!, null, lang);
  return Object.keys(texts[lang]).flatMap((key) => (key.startsWith('bot.') ? say({ key, args: argsOf(key, 2, lang) } as never).split('\n') : []));
}

/** Returns `count` of these sentences, each of a different kind, in an order that the seed decides. */
export function sampleOf(lines: readonly string[], count: number, seed: number): string[] {
  const kindOf = (line: string) => people.reduce((text, name) => text.replaceAll(name, '…'), line.replaceAll(/\d+/g, '0'));
  const kinds = [...new Map(lines.filter((line) => /\p{L}{2}.*\s/u.test(line)).map((line) => [kindOf(line), line])).values()];
  return openRandom(startRandom(seedOf(seed)), () => {})
    .shuffle('sample', kinds)
    .slice(0, count);
}

/** The sentences of a game, or of the `bot`, in one language. */
export const sentencesOf = (what: string, lang: Lang): string[] => (what === 'bot' ? botLines(lang) : linesOf(what, lang));

if (process.argv[1] !== undefined && resolve(process.argv[1]) === import.meta.filename) {
  const [what = '', code = '', count = '150', seed = '7'] = process.argv.slice(2);
  const lang = langs.find((one) => one === code);
  if (lang === undefined) throw new Error(`There is no language '${code}'. There are: ${langs.join(', ')}.`);
  for (const [i, line] of sampleOf(sentencesOf(what, lang), Number(count), Number(seed)).entries()) process.stdout.write(`${i + 1}. ${line}\n`);
}
