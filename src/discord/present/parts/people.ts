/** People in sentences: who sits at a table, whose time runs out when, and why the bot cannot post to them. */
import type { Message, Seat } from '../../../kernel/types.ts';
import { hoursBetween, isTimed, reminderHours, timesOf } from '../../../table/clock/clock.ts';
import { isFormerId } from '../../../table/model/ids.ts';
import type { Person, TableInfo, Trouble } from '../../../table/model/types.ts';
import { disarm, type Speech, tidy } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, clamp, limits, mention, menu, type Part, type Post, postOf, rows, text } from '../../wire/parts.ts';

/** The user who sits there; null for a computer. */
export function userAt(table: TableInfo, seat: Seat): string | null {
  const user = sitterAt(table, seat);
  return peopleAt(table).some(({ id }) => id === user) ? user : null;
}

const sitterAt = ({ seats }: TableInfo, seat: Seat): string | null => Object.entries(seats).find(([, at]) => at === seat)?.[0] ?? null;

/** Whether a computer sits there. */
export const isComputer = (table: TableInfo, seat: Seat): boolean => {
  const user = sitterAt(table, seat);
  return user !== null && table.people.some(({ id, computer }) => id === user && computer !== undefined);
};

/** The people at a table who are users on Discord: no computers, and nobody whose data was deleted. */
export const peopleAt = ({ people }: Pick<TableInfo, 'people'>): Person[] => people.filter(({ id, computer }) => !computer && !isFormerId(id));

/** Mentions of the people at these seats; a computer's is the character's name with a mark. */
export function mentions(table: TableInfo, seats: readonly Seat[], { text }: Speech): string {
  return text.list(seats.map((seat) => (userAt(table, seat) === null ? playedAlone(table, seat, text) : mention(userAt(table, seat)!))));
}

const playedAlone = (table: TableInfo, seat: Seat, { player }: Speech['text']): string =>
  isComputer(table, seat) ? `🤖 ${player(seat)}` : player(seat);

/** A person's name in a message; a computer's is its number and level. */
export const nameOf = (person: Person, { text }: Pick<Speech, 'text'>): string => named(person, text, disarm);

/** The same where markdown doesn't apply. */
export const plainNameOf = (person: Person, { plain }: Pick<Speech, 'plain'>): string => named(person, plain, tidy);

function named({ id, name, computer }: Person, say: Speech['text'], quote: (name: string) => string): string {
  if (isFormerId(id)) return say(bot('bot.former'));
  return computer ? say(bot('bot.computer.name', { n: Number(id.split('-')[1]), level: say(bot(`bot.level.${computer}`)) })) : quote(name);
}

/** The people at a table; a computer with a seat goes by its character's name. */
export const sitters = ({ people, seats }: Pick<TableInfo, 'people' | 'seats'>, speech: Speech): string =>
  speech.text.list(people.map((one) => sitter(one, seats[one.id], speech)));

const sitter = (one: Person, seat: Seat | undefined, speech: Speech): string =>
  one.computer && seat !== undefined
    ? speech.text(bot('bot.computer.seated', { name: speech.text.seat(seat), level: speech.text(bot(`bot.level.${one.computer}`)) }))
    : nameOf(one, speech);

export const names = (people: readonly Person[], { text }: Speech): string => text.list(people.map((one) => nameOf(one, { text })));

/** The choice that ends the game. */
export const endOfShow = '-';

/** Whether only computers play, and the game goes on. */
export const isShow = ({ phase, outcome, people }: TableInfo): boolean =>
  phase === 'playing' && !outcome && people.length > 0 && people.every(({ computer }) => computer !== undefined);

export function showButtons({ id, paused }: TableInfo, { plain }: Speech) {
  const press = (arg: 'pause' | 'go' | 'step', what: 'stop' | 'go' | 'step', style?: 'primary') =>
    button(plain(bot(`bot.button.${what}`)), encode({ table: id, action: 'watch', arg }), style);
  return paused === null ? [press('pause', 'stop', 'primary')] : [press('go', 'go', 'primary'), press('step', 'step')];
}

export function seatsToTake({ id, seats }: TableInfo, { plain }: Speech): Part {
  const options = Object.values(seats).map((seat) => ({
    label: clamp(plain(bot('bot.show.sit', { seat: plain.seat(seat) })), limits.choiceText),
    value: seat,
  }));
  return menu({
    custom_id: encode({ table: id, action: 'sit' }),
    placeholder: plain(bot('bot.show.menu')),
    options: [...options, { label: plain(bot('bot.show.end')), value: endOfShow }],
  });
}

/** Asks for confirmation before ending a game that others may watch. */
export const sureToEndShow = (table: string, { text: say, plain }: Speech): Post =>
  postOf([
    text(say(bot('bot.show.sure'))),
    ...rows([button(plain(bot('bot.button.endForGood')), encode({ table, action: 'sit', arg: endOfShow }), 'danger')]),
  ]);

const hour = 3_600_000;

/** A moment as Discord shows it to each reader: how long ago it was, or how far off it is. */
export const moment = (ms: number): string => `<t:${Math.floor(ms / 1000)}:R>`;

/** A clock in words, as read before a game. */
export function clockWords(clock: string): Message {
  const times = isTimed(clock) ? timesOf(clock) : null;
  if (times) return bot('bot.clock.hours', { bank: times.bank / hour, step: times.step / hour });
  return bot('bot.clock.none', { every: hoursBetween(clock) ?? reminderHours.usual });
}

/** Days such as `2026-12-24`, in order, as people write them: consecutive days as a range. */
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

/** Says that no clock runs, and for how long if one player has paused for themselves. */
export function pausedLine(table: TableInfo, paused: number, { text: say }: Pick<Speech, 'text'>): string {
  const { rest, seats } = table;
  const seat = rest === null ? undefined : seats[rest.by];
  if (rest === null || seat === undefined) return say(bot('bot.time.paused', { at: moment(paused), isShow: isShow(table) }));
  return say(bot('bot.time.rests', { who: nameAt(table, seat), at: moment(rest.until) }));
}

/** A seat's name in a message, for use without the game's own words: its player's, or else the seat's. */
export function nameAt(table: TableInfo, seat: Seat): string {
  const user = userAt(table, seat);
  return disarm(table.people.find(({ id }) => id === user)?.name ?? seat);
}

/** The lines for a private post about a table's trouble: none if a post only waits for its next try. */
export function troubleLines({ trouble }: Pick<TableInfo, 'trouble'>, speech: Speech, now: number): string[] {
  const isLasting = trouble !== null && (/^(1000[34]|50001|50013)/.test(trouble.problem) || now - trouble.since > patienceMs);
  return isLasting ? [troubleLine(trouble, speech)] : [];
}

const patienceMs = 60_000;

/** `problem` begins with Discord's error code, if it had one. */
export function troubleLine({ problem, since }: Trouble, { text: say }: Speech): string {
  const at = `<t:${Math.floor(since / 1000)}:R>`;
  switch (/^\d+/.exec(problem)?.[0]) {
    case '10003':
    case '10004':
      return say(bot('bot.trouble.gone', { at }));
    case '50001':
      return say(bot('bot.trouble.hidden', { at }));
    case '50013':
      return say(bot('bot.trouble.rights', { at }));
    default:
      return say(bot('bot.trouble.other', { at, problem: clamp(disarm(problem), 100) }));
  }
}
