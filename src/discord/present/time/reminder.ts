/** Reminds a player of a game, or tells the others about a player. */
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Game } from '../../../games/game.ts';
import type { Seat } from '../../../kernel/types.ts';
import { isTimed, silence } from '../../../table/clock/clock.ts';
import { voices } from '../../../table/consent/voices.ts';
import type { Reminder } from '../../../table/model/outbox/sending.ts';
import type { Snapshot, TableInfo } from '../../../table/model/types.ts';
import { disarm, type Speech, tidy } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, mention, note, type Part, type Post, postOf, rows, text } from '../../wire/parts.ts';
import { callLines, turnLines } from '../board/board-post.ts';
import { placeLink } from '../parts/links.ts';
import { mentions, moment, timeLines, userAt } from '../parts/people.ts';
import { consentLine } from './proposal.ts';

/** The hours after which a player can choose to be reminded again. */
export const laterHours = [3, 24] as const;

/**
 * The channel's post for everything due at a table, at `now`. It replaces the previous one, so it names everyone who is asked and everyone whose time
 * is over, and pings only the people these reminders are for.
 */
export function reminderPost(snapshot: Snapshot, reminders: readonly Reminder[], speech: Speech, now: number): Post {
  const { text: say, plain } = speech;
  const { table } = snapshot;
  const who = decidersAt(snapshot, now);
  const isToOthers = ({ kind }: Reminder) => isOver(kind) && who.length > 0;
  const toThem = reminders.filter((one) => one.kind !== 'ahead' && !isToOthers(one));
  const ahead = reminders.filter(({ kind }) => kind === 'ahead');
  const late = reminders.some(isToOthers) ? lateSeats(table, now) : [];
  const told = reminders.some(({ kind }) => kind === 'zero') ? who : reminders.flatMap(({ user }) => table.seats[user] ?? []);
  // Nobody calls a computer.
  const isCalled = (seat: Seat) => userAt(table, seat) !== null && !late.includes(seat) && !table.away.includes(seat);
  const asked = table.toAct.filter((seat) => toThem.some((one) => one.seat === seat) || isCalled(seat));
  const isCall = toThem.every(({ kind }) => kind === 'call');
  // Clocks mentioned below aren't repeated here.
  const clocks = isTimed(table.clock) && table.toAct.every((seat) => ahead.some((one) => one.seat === seat)) ? [] : timeLines(table, speech);
  const call = [callLines(snapshot, asked, speech), ...clocks].join('\n');
  const lines = [
    ...(toThem.length === 0 ? [] : [`${isCall ? '' : '⏰ '}${call}`, ...(isCall ? [] : since(table, asked, speech))]),
    ...ahead.map(({ seat }) => say(bot('bot.remind.ahead', { who: say.player(seat), at: moment(table.banks[seat]?.zero ?? 0), ...timed(table) }))),
    ...(late.length === 0
      ? []
      : [overdue(table, late, told, speech), say(bot('bot.late.choose', { ...pair(snapshot), at: outAt(table, late, now) }))]),
  ];
  const play = button(plain(bot('bot.button.play')), encode({ table: table.id, action: 'play' }), 'primary');
  const ways = [...(toThem.length === 0 ? [] : rows([play, ...laterButtons(table, speech)])), ...lateWays(snapshot, late, speech)];
  return postOf([text(lines.join('\n')), ...(ways as Post['components'])], [...new Set(reminders.flatMap(({ pings }) => pings))]);
}

/** The same for one person, as a direct message, which also names the game. */
export function directPost(game: Game, snapshot: Snapshot, reminder: Reminder, speech: Speech, now: number): Post {
  const { kind, seat, user, pings, turn } = reminder;
  const { text: say, plain, lang } = speech;
  const { table } = snapshot;
  const title = say(bot('bot.remind.direct', { title: game.texts[lang].title }));
  if (kind === 'consent') return { ...note(title, consentLine(table, turn, [reminder], speech)), mentions: pings };
  const isToOthers = isOver(kind) && decidersAt(snapshot, now).length > 0;
  const late = isToOthers ? lateSeats(table, now) : [];
  const told = isToOthers
    ? [overdue(table, late, [table.seats[user] ?? seat], speech), say(bot('bot.late.choose', { ...pair(snapshot), at: outAt(table, late, now) }))]
    : [`${kind === 'call' ? '' : '⏰ '}${turnLines(snapshot, [seat], speech)}`, ...(kind === 'call' ? [] : since(table, [seat], speech))];
  const lines = [title, ...told];
  const there = {
    type: ComponentType.Button as const,
    style: ButtonStyle.Link as const,
    label: plain(bot('bot.button.goThere')),
    url: placeLink(table),
  };
  const row = { type: ComponentType.ActionRow as const, components: [there, ...(isToOthers ? [] : laterButtons(table, speech))] };
  const ways = [row, ...lateWays(snapshot, late, speech)] as Post['components'];
  return postOf([text(lines.join('\n')), ...ways], pings);
}

/** Calls a person to an invitation, whose post stays where it is. */
export const invitedPost = (game: Game, table: TableInfo, user: string, { text: say, lang }: Speech): Post => {
  const [host] = table.people;
  const line = { who: mention(user), host: disarm(host?.name ?? ''), title: game.texts[lang].title, where: placeLink(table) };
  return postOf([text(say(bot('bot.remind.invited', line)))], [user]);
};

/** Whether the reminder tells the others that a player's time is over. */
const isOver = (kind: Reminder['kind']) => kind === 'zero' || kind === 'late';

const laterButtons = ({ id }: TableInfo, { plain }: Speech) =>
  laterHours.map((n) => button(plain(bot('bot.button.later', { n })), encode({ table: id, action: 'later', arg: String(n) })));

const timed = ({ clock }: TableInfo) => ({ isTimed: isTimed(clock) });

/** A table, and the seats that are out of its game. */
type Seated = Pick<Snapshot, 'table' | 'out'>;

const playing = ({ table, out }: Seated): Seat[] => Object.values(table.seats).filter((seat) => !out.includes(seat));

/** Whether only two still play, so that one decides alone about the other. */
const pair = (seated: Seated) => ({ isAlone: playing(seated).length === 2 });

/** Everyone at the table, with their seats. */
export const seatedAt = ({ people, seats }: Pick<TableInfo, 'people' | 'seats'>) =>
  people.map(({ id, computer }) => ({ seat: seats[id] ?? null, computer }));

/** The seats that decide what happens to players whose time is over. */
function decidersAt({ table, out }: Seated, now: number): Seat[] {
  const late = lateSeats(table, now);
  return voices({ people: seatedAt(table), out, away: [...table.away, ...table.gone], isLate: (seat) => late.includes(seat) });
}

/** When the last of these seats may be put out of the game; empty: now. */
function outAt({ clock, banks, gone }: TableInfo, late: readonly Seat[], now: number): string {
  const at = Math.max(...late.map((seat) => (gone.includes(seat) ? now : (banks[seat]?.zero ?? now) + silence(clock))));
  return at > now ? moment(at) : '';
}

/** Without a clock: since when these seats have been asked. */
function since(table: TableInfo, seats: readonly Seat[], { text: say }: Speech): string[] {
  if (isTimed(table.clock)) return [];
  const when = seats.map((seat) => ({ who: say.player(seat), at: moment(table.since[seat] ?? 0) }));
  const at = when.length === 1 ? when[0]!.at : say.list(when.map((one) => say(bot('bot.time.until', one))));
  return [say(bot('bot.remind.asked', { at, n: when.length }))];
}

/** Tells these seats whose time is over. */
function overdue(table: TableInfo, late: readonly Seat[], to: readonly Seat[], speech: Speech): string {
  const { text: say } = speech;
  const isOnClock = isTimed(table.clock);
  const who = say.list(
    late.map((seat) => (isOnClock ? say.player(seat) : say(bot('bot.remind.since', { who: say.player(seat), at: moment(table.since[seat] ?? 0) })))),
  );
  return say(bot('bot.remind.zero', { who, isTimed: isOnClock, others: mentions(table, to, speech) }));
}

/** The seats whose time is over. */
export const lateSeats = ({ phase, paused, toAct, banks }: TableInfo, now: number): Seat[] =>
  phase === 'playing' && paused === null ? toAct.filter((seat) => (banks[seat]?.zero ?? now + 1) <= now) : [];

/** At most this many: a message has no room for more rows. */
const mostLate = 5;

/** What the others can do about players whose time is over: a row each, under the name if there are several. */
export const lateWays = (seated: Seated, late: readonly Seat[], speech: Speech): Part[] =>
  late
    .slice(0, mostLate)
    .flatMap((seat) => [...(late.length === 1 ? [] : [text(`**${speech.text.player(seat)}**`)]), ...rows(lateButtons(seated, seat, speech))]);

function lateButtons(seated: Seated, seat: Seat, { plain }: Speech) {
  const { table } = seated;
  const user = userAt(table, seat) ?? '-';
  const name = tidy(table.people.find(({ id }) => id === user)?.name ?? seat);
  const press = (what: string) => encode({ table: table.id, action: 'late', arg: `${what}.${user}` });
  return [
    button(plain(bot('bot.button.wait')), press('wait')),
    button(plain(bot('bot.button.add', { name })), press('add')),
    ...(table.away.includes(seat) ? [] : [button(plain(bot('bot.button.away', { name })), press('away'))]),
    button(plain(bot('bot.button.claim', { name, ...pair(seated) })), press('claim'), 'danger'),
  ];
}

/** Asks for confirmation before a player is put out of the game. */
export function sureToClaim(seated: Seated, user: string, { text: say, plain }: Speech) {
  const { table } = seated;
  const who = disarm(table.people.find(({ id }) => id === user)?.name ?? '?');
  const sure = button(plain(bot('bot.button.claimSure')), encode({ table: table.id, action: 'late', arg: `out.${user}` }), 'danger');
  return { line: say(bot('bot.late.sure', { who, ...pair(seated) })), sure };
}
