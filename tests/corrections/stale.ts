/** Finds numbers that stay where the value they tell is corrected: every printed value is changed on a copy of the program, and all texts are read. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Message } from '../../src/kernel/types.ts';
import { playSome } from '../standing/firsts.ts';
import type { Standing } from '../standing/play.ts';
import { type Copy, node } from './copy.ts';

/** What a game says, by where it says it. */
export type Told = { [where: string]: string };

const run = promisify(execFile);

/** Two of each message that is met in random games, to be said again with other values. */
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

/** Everything a game says in a copy of the program; `met` is a file that holds messages. */
export async function toldBy(copy: Copy, game: string, met: string): Promise<Told> {
  const { stdout } = await run(node, [join(copy.folder, 'tests/corrections/texts.ts'), game, met], { maxBuffer: 50_000_000 });
  return JSON.parse(stdout) as Told;
}

/** Files in which a game declares printed values, from its own folder. */
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

/** Texts and patterns, in which no number is a value; or a number from 1 on. */
const literals = /'(?:[^'\\]|\\.)*'|`[^`]*`|\/[^/ ]+\/|(?<![\w.$-])[1-9][\d_]*(?![\w.])/g;
/** The voters of a row. */
const circles = /^'[RWB]{3,5}'$/;

/** Every number of a line is a hundred more, and every row of voters longer. */
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

/** A text with its numbers as digits; those that only count the items of a list are left out. */
const inDigits = (text: string): string =>
  words
    .reduce((said, word, i) => said.replaceAll(word, String(i + 3)), text)
    .replaceAll(/^\d+\. /gm, '')
    .replaceAll(/(?<=\d)[\u00a0\u202f, ](?=\d{3}(?!\d))/g, '');
const sentences = (text: string): string[] => inDigits(text).split(/(?<=[.!?:;])\s+|\n|; /);
const numbers = (text: string): string[] => text.match(/\d+/g) ?? [];
/** A sentence but for its numbers, and for what follows them: the plural. */
const shape = (sentence: string): string => sentence.replaceAll(/\d+/g, '#').replaceAll(/(?<=\p{L}{2})[sx](?!\p{L})/gu, '');

/** A number that stays, and where in its text; null where the sentence around it has changed too much to tell. */
interface Kept {
  n: string;
  at: string | null;
}

/** The numbers of a text that are the same in the other, where sentence answers to sentence. */
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

/** The numbers that stay in every one of the others, by where they are said; those of `given` do not count: a message was told them. */
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

/** The numbers that a message speaks of: also as thousands. */
export const numbersIn = (message: Message): string[] => numbers(JSON.stringify(message.args ?? {})).flatMap((n) => [n, `${n}000`]);
