/**
 * `docs/time.md` is built from claims (`time-claims.txt`): a sentence a line, its figures from the program, below it the tests that prove it, and a
 * blank line between paragraphs. If you change a rule, change its sentence there.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { laterHours } from '../../src/discord/present/time/reminder.ts';
import { leftIn } from '../../src/table/absence/off.ts';
import { clocks, day, isTimed, longestStill, noClock, overDays, reminderHours, silence, timesOf } from '../../src/table/clock/clock.ts';
import { apart, between, pace, patience } from '../../src/table/clock/plan.ts';
import { constitution, presentFor, restFor } from '../../src/table/consent/constitution.ts';
import { constitutionTable } from '../table/constitution-doc.ts';

const page = 'docs/time.md';
const width = 160;
const hour = 3_600_000;

const words = 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');
const word = (n: number): string => words[n] ?? String(n);
const single: { [ms: number]: string } = { [hour / 4]: 'a quarter of an hour', [hour]: 'an hour', [day]: 'a day' };
const span = (ms: number): string => single[ms] ?? (ms % day === 0 ? `${word(ms / day)} days` : `${word(ms / hour)} hours`);
const usual = timesOf(overDays)!;
const offered = clocks.filter(isTimed).map((clock, n) => {
  const { bank, step } = timesOf(clock)!;
  return `${bank > day ? `${bank / day} days` : `${bank / hour} hours`} with ${step / hour}${n === 0 ? ' hours back each turn' : ''}`;
});

const figures: { [name: string]: string } = {
  offered: new Intl.ListFormat('en', { type: 'disjunction' }).format(offered),
  'bank days': String(usual.bank / day),
  'step hours': String(usual.step / hour),
  'still hours': word(longestStill / hour),
  'days off': word(leftIn([], '2027')),
  'rests a week': ['never', 'once', 'twice'][(constitution.rest.often.n * 7 * day) / constitution.rest.often.ms]!,
  rest: span(restFor),
  apart: span(apart),
  patience: span(patience(timesOf('1000+1000'))),
  'pace of 2': span(pace(2)),
  'pace of 3': word(pace(3) / hour),
  between: word(between / 1000),
  'usual reminders': reminderHours.usual === 24 ? 'once a day' : `every ${reminderHours.usual} hours`,
  'least hours': String(reminderHours.least),
  'most hours': String(reminderHours.most),
  'later hours': String(laterHours[0]),
  'present hours': String(presentFor / hour),
  silence: span(silence('1+0')),
  unclocked: span(timesOf(noClock)!.bank),
};

interface Claim {
  says: string;
  held: { file: string; title: string }[];
}

/** The claims, paragraph by paragraph. */
const paragraphs: Claim[][] = readFileSync('tests/docs/time-claims.txt', 'utf8')
  .trim()
  .split('\n\n')
  .map((lines) => {
    const claims: Claim[] = [];
    for (const line of lines.split('\n')) {
      const [, file, title] = /^ {4}(\S+): (.*)$/.exec(line) ?? [];
      if (file !== undefined) claims.at(-1)!.held.push({ file, title: title! });
      else claims.push({ says: line.replaceAll(/\{([^}]*)\}/g, (_, name: string) => figures[name]!), held: [] });
    }
    return claims;
  });

/** Wraps words into lines of at most this many characters. Lines below the first of an entry are indented. */
function wrapped(text: string): string {
  const lines: string[] = [];
  const indent = text.startsWith('- ') ? '  ' : '';
  for (const one of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined) lines.push(one);
    else if (last.length + one.length < width) lines[lines.length - 1] = `${last} ${one}`;
    else lines.push(`${indent}${one}`);
  }
  return lines.join('\n');
}

/** Builds a paragraph. A sentence that begins with `- ` begins a list entry. */
function written(sentences: readonly string[]): string {
  if (sentences[0] === '<table>') return `<!-- constitution -->\n${constitutionTable()}\n<!-- end -->`;
  const entries: string[] = [];
  for (const one of sentences) {
    if (one.startsWith('- ') || entries.length === 0) entries.push(one);
    else entries[entries.length - 1] += ` ${one}`;
  }
  return entries.map(wrapped).join('\n');
}

test('docs/time.md says what the claims say, with the figures of the program', () => {
  const made = `${paragraphs.map((claims) => written(claims.map(({ says }) => says))).join('\n\n')}\n`;
  expect(made).not.toContain('undefined');
  if (process.env.UPDATE_GOLDEN) writeFileSync(page, made);
  expect(readFileSync(page, 'utf8'), 'UPDATE_GOLDEN=1 writes it anew').toBe(made);
});

test('every rule there is held by tests that there are', () => {
  const claims = paragraphs.flat();
  // A heading, a word that begins a list, and the table state no rule of their own.
  const unheld = claims.filter(({ says, held }) => /[.,]$/.test(says) && held.length === 0);
  expect(unheld.map(({ says }) => says)).toEqual([]);
  const missing = claims.flatMap(({ held }) => held).filter(({ file, title }) => !readFileSync(file, 'utf8').includes(title));
  expect(missing).toEqual([]);
  expect(claims.length).toBeGreaterThan(50);
});
