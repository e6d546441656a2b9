/**
 * `npm run replay -- FILE [LANGUAGE]` replays a recorded game, answer by answer: an incident up to its fault, a finished game to the state it ended
 * with. FILE is JSON, a `GameRecord`: a file of `hustings-incidents`, a log with such lines, of which it plays the last, or a finished game that a
 * player has exported from its replay. The last line of the output is the verdict. It exits with 0 if all went well, with 1 if something didn't, and
 * with 2 if there is nothing to replay.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { texts } from '../discord/text/index.ts';
import type { Game } from '../games/game.ts';
import { games } from '../games/index.ts';
import { type Lang, langs, mainLang } from '../i18n/languages.ts';
import { openSay } from '../i18n/say.ts';
import type { Say } from '../i18n/types.ts';
import type { Event, Message } from '../kernel/types.ts';
import { championOf, type Replayed, replay, type Step } from '../table/looking-back/replay.ts';
import type { GameRecord, Given } from '../table/work/loaded/record.ts';

const record = z.object({
  game: z.string(),
  rules: z.int(),
  options: z.record(z.string(), z.union([z.string(), z.boolean()])),
  seats: z.array(z.string()).min(1),
  champion: z.string().nullable().optional(),
  seed: z.string().regex(/^[0-9a-f]{64}$/, { error: 'not 64 hexadecimal digits' }),
  answers: z.array(
    z.object({
      kind: z.enum(['answer', 'orders', 'resign', 'ahead', 'back', 'draw']).default('answer'),
      seat: z.string(),
      picked: z.array(z.string()),
    }),
  ),
  state: z.record(z.string(), z.unknown()).optional(),
  attempt: z.looseObject({ what: z.string(), picked: z.array(z.string()).optional() }).optional(),
  by: z.string().nullable().optional(),
  incident: z.string().optional(),
  error: z.string().optional(),
});

/** Reads a record from a file's text. Throws an error that tells the user what is missing. */
export function readRecord(text: string): GameRecord {
  const found = candidates(text).at(-1);
  if (found === undefined) {
    throw new Error(
      'it holds no recorded game: a JSON object with game, rules, options, seats, seed and answers. The log has one only at LOG_LEVEL=debug; the files of hustings-incidents always do.',
    );
  }
  if (typeof found === 'object' && found !== null && 'seat' in found && !('seed' in found)) {
    throw new Error('it holds the game as one seat saw it. Once everyone who played opens their hand, a new export can be played again.');
  }
  const read = record.safeParse(found);
  if (!read.success) throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`).join('; '));
  // Drops undefined fields: the type wants them absent.
  return JSON.parse(JSON.stringify(read.data)) as GameRecord;
}

/** What might be a record: the whole text, or else each line with a seed. */
function candidates(text: string): unknown[] {
  const whole = parsed(text);
  if (whole !== undefined) return [whole];
  return text
    .split('\n')
    .filter((line) => line.includes('"seed"'))
    .flatMap((line) => parsed(line) ?? []);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Text from a file, with characters that could move a terminal's cursor, color it or hide something replaced by their code points. */
const visible = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (one) => `\\u{${one.codePointAt(0)!.toString(16).padStart(4, '0')}}`);

/** Replays the game and writes what happens, line by line. Returns the result. */
export function tell(game: Game, given: GameRecord, lang: Lang, out: (line: string) => void): Replayed {
  const write = (line: string) => out(visible(line));
  const say = openSay({ lang, texts: game.texts[lang], shared: texts[lang] });
  const { incident, attempt } = given;
  const about = incident ? `; incident ${incident}, at '${attempt?.what ?? 'nothing'}'` : '';
  write(`${game.texts[lang].title}: ${given.seats.map(say.seat).join(', ')}; ${JSON.stringify(given.options)}${about}`);
  if (given.rules !== game.rules.version) write(`It was saved under version ${given.rules} of the rules; this is version ${game.rules.version}.`);
  const playing = replay(game, { ...given, champion: championOf(game, given) });
  let step = playing.next();
  for (; !step.done; step = playing.next()) for (const line of linesOf(step.value, say)) write(line);
  for (const line of endOf(step.value, given, say)) write(line);
  return step.value;
}

function linesOf(step: Step, say: Say): string[] {
  const events = step.events.map((event) => `        ${toldTo(event, say)}${spoken(event.message, say)}`);
  if (step.kind === 'begun') return ['    0  the game begins', ...events];
  if (step.kind === 'tried') return [`    >  trying again what had failed: ${step.given ? did(step.given, say) : step.what}`, ...events];
  const labels = step.asked?.options.filter(({ id }) => step.given.picked.includes(id)).map(({ label }) => spoken(label, say)) ?? [];
  return [`${String(step.n).padStart(5)}  ${did(step.given, say)}${labels.length > 0 ? `: ${labels.join(' / ')}` : ''}`, ...events];
}

/** Indents all lines of a story but the first, so that none of them can pass for one of ours. */
const indented = (text: string): string[] => text.split('\n').map((line, i) => (i === 0 ? line : `    ${line.trim()}`));

function endOf({ answers, refused, fault, state }: Replayed, { attempt, error, answers: all }: GameRecord, say: Say): string[] {
  const lines = [`${answers} of ${all.length} answers fit.`];
  if (refused) {
    const which = refused.n === null ? 'What had failed' : `Answer ${refused.n}`;
    lines.push(`${which} (${did(refused.given, say)}) does not fit the current rules: ${JSON.stringify(refused.error)}`);
  }
  if (state === 'same') lines.push('They lead to the saved state.');
  else if (state)
    lines.push(
      `They lead to a state that differs from the saved one. The first difference: ${state.at} is ${state.here} here, ${state.saved} there.`,
    );
  if (fault) {
    const after = fault.given ? 'where it was met' : 'where it had led to';
    const where = fault.n === 0 ? 'as the game began' : fault.n === null ? after : `at answer ${fault.n}`;
    lines.push(`THE FAULT, ${where}${fault.given ? ` (${did(fault.given, say)})` : ''}:`);
    lines.push(...indented(fault.error instanceof Error ? (fault.error.stack ?? fault.error.message) : String(fault.error)));
  } else if (attempt && !refused) lines.push(...indented(`The fault no longer happens.${error ? ` It was: ${error}` : ''}`));
  return lines;
}

/** The verdict on the whole, in one line. */
function verdictOn({ answers, refused, fault, state }: Replayed, { attempt }: GameRecord): { isWell: boolean; line: string } {
  const bad = (line: string) => ({ isWell: false, line });
  const good = (line: string) => ({ isWell: true, line });
  if (fault) return bad('FAILED: the fault still happens.');
  if (refused) return bad('FAILED: an answer does not fit the current rules.');
  if (state !== null && state !== 'same') return bad('FAILED: the answers do not lead to the saved state.');
  if (attempt) return good('OK: the fault no longer happens.');
  return good(
    state === 'same' ? `VERIFIED: ${answers} answers lead to the saved state.` : `OK: ${answers} answers fit. The file has no state to compare with.`,
  );
}

const did = ({ kind, seat, picked }: Given, say: Say): string =>
  `${say.seat(seat)} ${deeds[kind]}${['resign', 'back', 'draw'].includes(kind) ? '' : ` ${picked.join(', ') || 'nothing'}`}`;

const deeds: { [kind in Given['kind']]: string } = {
  answer: 'picks',
  orders: 'leaves the orders',
  resign: 'resigns',
  ahead: 'answers ahead',
  back: 'goes back, by agreement',
  draw: 'ends in a draw, by agreement',
};

const toldTo = ({ to }: Event, say: Say): string => (to === 'all' ? '' : `(${to.map(say.seat).join(', ')}) `);

/** A sentence; if it can't be said, what it would be made from. */
function spoken(message: Message, say: Say): string {
  try {
    return say(message).replaceAll('\n', ' / ');
  } catch {
    return JSON.stringify(message);
  }
}

/** The command: replays the file with one of these games. Returns the exit code. */
export function main([file, asked = mainLang]: readonly string[], all: readonly Game[], out: Pick<Console, 'log' | 'error'> = console): number {
  const lang = langs.find((one) => one === asked);
  if (file === undefined || !lang) {
    out.error(`Usage: npm run replay -- FILE [${langs.join(' | ')}]`);
    return 2;
  }
  try {
    // npm runs this in the program's folder; the user named the file from their own.
    const given = readRecord(readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8'));
    const game = all.find(({ command }) => command === given.game);
    if (!game) throw new Error(`there is no game '${given.game}' here, only ${all.map(({ command }) => command).join(', ')}.`);
    const { isWell, line } = verdictOn(tell(game, given, lang, out.log), given);
    out.log(line);
    return isWell ? 0 : 1;
  } catch (error) {
    out.error(visible(`${file} cannot be played again: ${error instanceof Error ? error.message : error}`));
    return 2;
  }
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2), games);
