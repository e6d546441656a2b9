/** The bot's own sentences, with one, none and several of everything, are linted like the games'. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { texts } from '../../src/discord/text/index.ts';
import { games } from '../../src/games/index.ts';
import { langs } from '../../src/i18n/types.ts';
import { argsOf } from './args.ts';
import { faultsOf, type Known } from './lint.ts';

/** Arguments for any sentence of the table itself. */
const tableArgs = (n: number) => ({
  seat: 'obama',
  late: 'mccain',
  level: 'regular',
  ...{ bank: 24 * n, step: 12 * n, every: 24 },
  people: n === 0 ? [] : ['obama'],
  computers: ['mccain', 'obama'].slice(0, Math.max(n, 1)).map((seat) => ({ seat, level: 'novice' })),
});

/** Sentences made up only of others, or of their arguments. */
const pieces = new Set(['bot.board.alt', 'bot.board.was', 'table.standing', 'bot.invite.option']);

test.each(langs)('the bot says nothing wrong (%s)', (lang) => {
  const phrases = texts[lang] as { [key: string]: unknown };
  const known: Known = { keys: Object.keys(phrases), ids: [], states: [] };
  const { text: say } = speechOf(games[0]!, null, lang);
  const faults: string[] = [];
  for (const key of Object.keys(phrases)) {
    if (pieces.has(key)) continue;
    for (const n of [0, 1, 2]) {
      const args = argsOf(key, n, lang);
      const said = say({ key, args: key.startsWith('table.') ? tableArgs(n) : args } as never);
      for (const text of said.split('\n').map((line) => line.replace(/^(?:-#|#{1,3}) /, ''))) {
        const plain = /^bot\.(?:button|menu|command|option)\./.test(key);
        for (const fault of faultsOf({ text, lang, plain, sentence: key.startsWith('bot.no.') }, known)) faults.push(`${key} (${n}): ${fault}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

test.each(langs)('no sentence takes the key of another, whose place it would take (%s)', (lang) => {
  const folder = resolve(import.meta.dirname, '../../src/discord/text', lang);
  const written = readdirSync(folder).flatMap((file) => [
    ...readFileSync(resolve(folder, file), 'utf8').matchAll(/^ {2}'((?:bot|table)\.[^']+)':/gm),
  ]);
  const keys = written.map(([, key]) => key!);
  expect(new Set(keys)).toEqual(new Set(Object.keys(texts[lang])));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});
