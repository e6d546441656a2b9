/** What happened, as a post tells it: everything, except for small things seen elsewhere, of which it tells as many as fit. */
import type { Game } from '../../../games/game.ts';
import type { Json, Message } from '../../../kernel/types.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';

/** How many lines a post tells before it counts small things instead. It tells everything else, however much there is. */
export const mostLines = 8;

export interface Story {
  /** In the order they happened, except for the details, which come last. */
  lines: Message[];
  /** How many small things didn't fit and are only in the log. */
  left: number;
  /** How the race stands now, if these events changed it. */
  race?: Message;
}

type Telling = Pick<Game, 'headlines' | 'counted' | 'details' | 'gathered' | 'narrate' | 'turnsIn'>;

const standing = 'table.standing';

const tookBack = 'table.took-back';
/** The table's own messages are news in any game, except a free take-back. */
const isTables = ({ key }: Message): boolean => key.startsWith('table.') && key !== tookBack;
/** The game answers for a player: told once per seat, and not in a post that says that they are away. */
const byDefault = 'table.by-default';
const saysDefault = ['table.away', byDefault];

/** Chooses what a post tells about these events. */
export function storyOf(events: readonly Message[], game: Telling): Story {
  const { counted, details = [] } = game;
  const lines = narrated(events, game);
  // The game names what may be counted, and where else it is seen; the post tells everything else.
  const isTold = (line: Message): boolean => isTables(line) || !(line.key in counted || line.key === tookBack);
  const linesTold = lines.filter(isTold).length;
  const roomLeft = Math.max(0, mostLines - linesTold);
  // A single small thing is told, because counting it would take the same line.
  let room = lines.length - linesTold === roomLeft + 1 ? roomLeft + 1 : roomLeft;
  // Tells the newest small things: they lead to the current question.
  const kept = new Set(lines.toReversed().filter((line) => isTold(line) || room-- > 0));
  const told = lines.filter((line) => kept.has(line));
  const isDetail = ({ key }: Message): boolean => details.includes(key);
  const race = raceOf(events);
  return {
    lines: [...told.filter((line) => !isDetail(line)), ...told.filter(isDetail)],
    left: lines.length - told.length,
    ...(race && { race }),
  };
}

/** These events as sentences: causes joined with their results, and one sentence for several people who did the same. The race is told separately. */
export function narrated(events: readonly Message[], { narrate, gathered = [] }: Pick<Telling, 'narrate' | 'gathered'>): Message[] {
  const facts = withoutRepeats(events).filter(({ key }) => key !== standing);
  return gather(narrate ? narrate(facts) : facts, gathered);
}

/** The events without a race that others have changed since: at the end, nobody tells it again. */
export function withoutOldRace(events: readonly Message[]): Message[] {
  const last = events.findLastIndex(({ key }) => key === standing);
  return events.slice(last + 1).some((one) => !isTables(one)) ? events.filter(({ key }) => key !== standing) : [...events];
}

/** How the race stands after these events, if they changed it. */
export const raceOf = (events: readonly Message[]): Message | undefined => events.findLast(({ key }) => key === standing);

/**
 * The `most` narrated lines to tell where there is room for no more, in order: the newest two told to the reader alone (`isOwn`), which no post has;
 * the newest that decided something; then the newest others.
 */
export function chosen(lines: readonly Message[], game: Telling, most: number, isOwn: (line: Message) => boolean = () => false): Message[] {
  const own = lines.filter(isOwn).slice(-Math.min(2, most));
  const rest = lines.filter((one) => !own.includes(one));
  const heads = headsOf(rest, game, most - own.length);
  const details = game.details ?? [];
  const others = rest.filter((one) => !heads.includes(one) && !details.includes(one.key));
  const kept = [...own, ...heads, ...others.slice(others.length - Math.min(others.length, most - own.length - heads.length))];
  return lines.filter((one) => kept.includes(one));
}

/** The newest `most` narrated lines that decided something, in order: for where there is room for no more. */
export function headsOf(lines: readonly Message[], { headlines, details = [] }: Telling, most: number): Message[] {
  const heads = lines.filter((line) => (isTables(line) || headlines.includes(line.key)) && !details.includes(line.key));
  return heads.slice(Math.max(0, heads.length - most));
}

/**
 * These events as a post's lines, in its language, with details and the race in small print; none if nothing happened. No sentence is cut: the post
 * checks its own length.
 */
export function linesOf(events: readonly Message[], game: Telling, speech: Speech): string[] {
  const { lines, left, race } = storyOf(events, game);
  const said = (line: Message): string => (game.details?.includes(line.key) ? `-# ${speech.line(line)}` : speech.line(line));
  const smaller = left > 0 ? [speech.text(bot('bot.board.smaller', { n: left }))] : [];
  return [...lines.map(said), ...smaller, ...(race ? [`-# ${speech.line(race)}`] : [])];
}

/** These events, with at most one message per seat that the game plays for it. */
export function withoutRepeats(events: readonly Message[]): Message[] {
  const said = new Set<Json | undefined>();
  return events.filter(({ key, args }) => {
    if (!saysDefault.includes(key)) return true;
    const isNew = !said.has(args?.seat);
    said.add(args?.seat);
    return isNew || key !== byDefault;
  });
}

/** Events for posts of their own, in order, and the newest ones, which the post itself tells. */
export interface Parted {
  before: Message[][];
  here: Message[];
}

/**
 * Splits a story where the game begins a new post, and where it would exceed `room` characters, so that no sentence is cut; the earlier posts take up
 * to `most` each.
 */
export function parted(events: readonly Message[], game: Telling, speech: Speech, room: number, most: number): Parted {
  const from = [0, ...(game.turnsIn?.(events) ?? []).filter((at) => at > 0)];
  const turns = from.map((at, i) => events.slice(at, from[i + 1]));
  const earlier = turns.slice(0, -1).flatMap((one) => {
    const { before, here } = fitted(one, game, speech, most, most);
    return [...before, here];
  });
  const { before, here } = fitted(turns.at(-1)!, game, speech, room, most);
  return { before: [...earlier, ...before], here };
}

/** Whether a post has room for a story. */
export const fits = (events: readonly Message[], game: Telling, speech: Speech, room: number): boolean =>
  linesOf(events, game, speech).join('\n').length <= room;

/** Splits off what would not fit into `room` characters. */
function fitted(events: readonly Message[], game: Telling, speech: Speech, room: number, most: number): Parted {
  const isShort = (some: readonly Message[], characters: number): boolean => fits(some, game, speech, characters);
  if (isShort(events, room)) return { before: [], here: [...events] };
  let from = events.length;
  while (from > 0 && isShort(events.slice(from - 1), room)) from--;
  const before: Message[][] = [];
  for (let at = 0; at < from; ) {
    let to = at + 1;
    while (to < from && isShort(events.slice(at, to + 1), most)) to++;
    before.push(events.slice(at, to));
    at = to;
  }
  return { before, here: events.slice(from) };
}

/** Joins consecutive sentences that differ only in the seat into one, with a list of seats. */
export function gather(events: readonly Message[], gathered: readonly string[]): Message[] {
  const lines: Message[] = [];
  for (const event of events) {
    const before = lines.at(-1);
    // The same player twice is two sentences.
    const isNew = before !== undefined && seatsOf(event).every((seat) => !seatsOf(before).includes(seat));
    if (isNew && gathered.includes(event.key) && isAlike(before, event)) {
      const seats = [...seatsOf(before), ...seatsOf(event)];
      lines[lines.length - 1] = { key: event.key, args: { ...event.args, seat: seats } };
    } else lines.push(event);
  }
  return lines;
}

function seatsOf({ args }: Message): Json[] {
  const seat = args?.seat;
  return Array.isArray(seat) ? seat : seat === undefined ? [] : [seat];
}

function isAlike(a: Message, b: Message): boolean {
  if (a.key !== b.key || a.args?.seat === undefined || b.args?.seat === undefined) return false;
  const rest = ({ args }: Message) => JSON.stringify({ ...args, seat: null });
  return rest(a) === rest(b);
}
