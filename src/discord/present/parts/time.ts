/** Time in sentences: which clock is played by, and whose runs out when. */
import type { Message, Seat } from '../../../kernel/types.ts';
import { hoursBetween, isTimed, reminderHours, timesOf } from '../../../table/clock/clock.ts';
import type { TableInfo } from '../../../table/model/types.ts';
import { disarm, type Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { userAt } from './people.ts';
import { isShow } from './show.ts';

const hour = 3_600_000;

/** A moment as Discord shows it to each reader: how long ago it was, or how far off it is. */
export const moment = (ms: number): string => `<t:${Math.floor(ms / 1000)}:R>`;

/** A clock as one reads it before a game. */
export function clockWords(clock: string): Message {
  const times = isTimed(clock) ? timesOf(clock) : null;
  if (times) return bot('bot.clock.hours', { bank: times.bank / hour, step: times.step / hour });
  return bot('bot.clock.none', { every: hoursBetween(clock) ?? reminderHours.usual });
}

/** Days such as `2026-12-24`, in order, as one reads them: those that follow one another from the first to the last. */
export function daysWords(days: readonly string[], { text: say, lang }: Speech): string {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' });
  const runs: { from: number; to: number }[] = [];
  for (const at of days.map((one) => Date.parse(one))) {
    const run = runs.at(-1);
    if (run && at - run.to === 24 * hour) run.to = at;
    else runs.push({ from: at, to: at });
  }
  return say.list(runs.map(({ from, to }) => (from === to ? format.format(from) : format.formatRange(from, to))));
}

/** Whose time runs out when, in one line; none without a clock. */
export function timeLines(table: TableInfo, { text: say }: Speech): string[] {
  const { clock, banks, toAct, paused, phase } = table;
  if (phase !== 'playing') return [];
  if (paused !== null) return [pausedLine(table, paused, { text: say })];
  const zeros = !isTimed(clock) ? [] : toAct.flatMap((seat) => (banks[seat]?.zero ? [{ seat, at: moment(banks[seat].zero) }] : []));
  if (zeros.length === 0) return [];
  const who = zeros.length === 1 ? zeros[0]!.at : say.list(zeros.map(({ seat, at }) => say(bot('bot.time.until', { who: nameAt(table, seat), at }))));
  return [say(bot('bot.time.left', { who, n: zeros.length }))];
}

/** That no clock runs: for how long, if somebody has paused alone. */
export function pausedLine(table: TableInfo, paused: number, { text: say }: Pick<Speech, 'text'>): string {
  const { rest, seats } = table;
  const seat = rest === null ? undefined : seats[rest.by];
  if (rest === null || seat === undefined) return say(bot('bot.time.paused', { at: moment(paused), isShow: isShow(table) }));
  return say(bot('bot.time.rests', { who: nameAt(table, seat), at: moment(rest.until) }));
}

/** The name of whoever sits there, in a message, also where the game's own words are not at hand. */
export function nameAt(table: TableInfo, seat: Seat): string {
  const user = userAt(table, seat);
  return disarm(table.people.find(({ id }) => id === user)?.name ?? seat);
}
