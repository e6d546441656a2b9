/** Finds numbers that stay when their value is corrected: changes every printed value on a copy of the program, and reads all texts. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Message } from '../../src/kernel/types.ts';
import { playSome } from '../standing/firsts.ts';
import type { Standing } from '../standing/play.ts';
import { type Copy, node } from './copy.ts';

/** Everything a game says, by where it says it. */
export type Told = { [where: string]: string };

const run = promisify(execFile);

/** Two of each message that random games show, to say again with other values. */
export function messagesOf(standing: Standing): Message[] {
  const met = new Map<string, Message[]>();
  const meet = (message: Message | undefined): void => {
    if (!message) return;
    const known = met.get(message.key) ?? [];
    if (known.length < 2) met.set(message.key, [...known, message]);
  };
  playSome(standing, 120, {
    before(_, open) {
      for (const { ask, call, options } of open)
        for (const one of [ask, call, ...options.flatMap(({ label, detail, group, blocked }) => [label, detail, group, blocked])]) meet(one);
    },
    after(_, __, events) {
      for (const { message } of events) meet(message);
    },
  });
  return [...met.values()].flat();
}

/** Everything a game says in a copy of the program. `met` is a file of messages. */
export async function toldBy(copy: Copy, game: string, met: string): Promise<Told> {
  const { stdout } = await run(node, [join(copy.folder, 'tests/corrections/texts.ts'), game, met], { maxBuffer: 50_000_000 });
  return JSON.parse(stdout) as Told;
}

/** The files in which a game declares printed values, relative to its folder. */
function valueFiles(folder: string): string[] {
  const inFolder = (part: string): string[] => readdirSync(join(folder, part)).map((file) => `${part}/${file}`);
  const parts = ['data', 'rules/cards'].filter((part) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).includes(part));
  return ['vocabulary.ts', ...parts.flatMap(inFolder)];
}

/** Rewrites the lines in which a game declares printed values. */
export function rewriteValues(copy: Copy, game: string, rewrite: (line: string) => string): void {
  const folder = join(copy.folder, 'src/games', game);
  for (const file of valueFiles(folder)) {
    const text = readFileSync(join(folder, file), 'utf8');
    const isCode = (line: string): boolean => !/^\s*(?:\*|\/\*|\/\/|import |export type |type )/.test(line);
    const lines = text.split('\n').map((line) => (isCode(line) ? rewrite(line) : line));
    writeFileSync(join(folder, file), lines.join('\n'));
  }
}

/** Strings and patterns, in which no number is a value, or a number from 1 up. */
const literals = /'(?:[^'\\]|\\.)*'|`[^`]*`|\/[^/ ]+\/|(?<![\w.$-])[1-9][\d_]*(?![\w.])/g;
/** The voters of a row. */
const circles = /^'[RWB]{3,5}'$/;

/** Adds a hundred to every number of a line, and makes every row of voters longer. */
export const another = (line: string): string =>
  line.replace(literals, (found) => {
    if (circles.test(found)) return `'${found.slice(1, -1)}RRRRRRRWWWWWWWWBBBBBBBBB'`;
    return /^\d/.test(found) ? String(Number(found.replaceAll('_', '')) + 100) : found;
  });

const words = [
  'three|trois',
  'four|quatre',
  'five|cinq',
  'six',
  'seven|sept',
  'eight|huit',
  'nine|neuf',
  'ten|dix',
  'eleven|onze',
  'twelve|douze',
].map((word) => new RegExp(`(?<!\\p{L})(?:${word})(?!\\p{L})`, 'giu'));

/** A text with its numbers as digits, without those that only number the items of a list. */
const inDigits = (text: string): string =>
  words
    .reduce((said, word, i) => said.replaceAll(word, String(i + 3)), text)
    .replaceAll(/^\d+\. /gm, '')
    .replaceAll(/(?<=\d)[\u00a0\u202f, ](?=\d{3}(?!\d))/g, '');
const sentences = (text: string): string[] => inDigits(text).split(/(?<=[.!?:;])\s+|\n|; /);
const numbers = (text: string): string[] => text.match(/\d+/g) ?? [];
/** A sentence without its numbers and its plural endings. */
const shape = (sentence: string): string => sentence.replaceAll(/\d+/g, '#').replaceAll(/(?<=\p{L}{2})[sx](?!\p{L})/gu, '');

/** A number that stays, and its place in the text; null if the sentence around it has changed too much to tell. */
interface Kept {
  n: string;
  at: string | null;
}

/** The numbers of a text that are the same in the other text, comparing sentence by sentence. */
function kept(before: string, after: string): Kept[] {
  const [all, others] = [sentences(before), sentences(after)];
  const left = [...others];
  return all.flatMap((sentence, i): Kept[] => {
    const at = left.findIndex((other) => shape(other) === shape(sentence));
    if (at >= 0) {
      const then = numbers(left.splice(at, 1)[0]!);
      return numbers(sentence).flatMap((n, place) => (then[place] === n ? [{ n, at: `${i}.${place}` }] : []));
    }
    const there = others.length === all.length ? numbers(others[i]!) : [];
    return numbers(sentence).flatMap((n) => (there.includes(n) ? [{ n, at: null }] : []));
  });
}

const isSame = (one: Kept, other: Kept): boolean => one.n === other.n && (one.at === null || other.at === null || one.at === other.at);

/** The numbers that stay in all the others, by where they are said. Those of `given` don't count, because the message contained them. */
export function staleIn(before: Told, others: readonly Told[], given: (where: string) => readonly string[]): { [where: string]: string[] } {
  return Object.fromEntries(
    Object.entries(before).flatMap(([where, text]) => {
      const [first = [], ...rest] = others.map((other) => kept(text, other[where] ?? ''));
      const known = given(where);
      const stale = first.filter((one) => !known.includes(one.n) && rest.every((other) => other.some((two) => isSame(one, two))));
      return stale.length === 0 ? [] : [[where, [...new Set(stale.map(({ n }) => n))]]];
    }),
  );
}

/** The numbers in a message's arguments, also as thousands. */
export const numbersIn = (message: Message): string[] => numbers(JSON.stringify(message.args ?? {})).flatMap((n) => [n, `${n}000`]);
