/** What happened, as a post tells it: everything, but for small things that are seen elsewhere, of which it tells as many as fit. */
import type { Game } from '../../../games/game.ts';
import type { Json, Message } from '../../../kernel/types.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';

/** How many lines a post tells before small things are counted instead. Whatever else happened is told however much it is. */
export const mostLines = 8;

export interface Story {
  /** In the order in which it happened, but for the details, which come last. */
  lines: Message[];
  /** Small things that found no room, and stand in the log alone. */
  left: number;
  /** How the race stands now, where these events changed it. */
  race?: Message;
}

type Telling = Pick<Game, 'headlines' | 'counted' | 'details' | 'gathered' | 'narrate' | 'turnsIn'>;

const standing = 'table.standing';

const tookBack = 'table.took-back';
/** What the table itself says is news whatever the game; but for what somebody took back freely. */
const isTables = ({ key }: Message): boolean => key.startsWith('table.') && key !== tookBack;
/** That the game answers for somebody: said once, wherever it is told, of each seat, and not where the same post says that they are away. */
const byDefault = 'table.by-default';
const saysDefault = ['table.away', byDefault];

/** Chooses what a post tells of these events. */
export function storyOf(events: readonly Message[], game: Telling): Story {
  const { counted, details = [] } = game;
  const lines = narrated(events, game);
  // What may be counted is named by the game, with where else it is seen; whatever else happened stands in a post.
  const isTold = (line: Message): boolean => isTables(line) || !(line.key in counted || line.key === tookBack);
  const linesTold = lines.filter(isTold).length;
  const roomLeft = Math.max(0, mostLines - linesTold);
  // One thing alone is told: counting it would take the same line.
  let room = lines.length - linesTold === roomLeft + 1 ? roomLeft + 1 : roomLeft;
  // Of the small things the newest are told: they lead to the question that is asked now.
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

/** These events as sentences: causes with their results, and one sentence for several people who did the same. How the race stands is told apart. */
export function narrated(events: readonly Message[], { narrate, gathered = [] }: Pick<Telling, 'narrate' | 'gathered'>): Message[] {
  const facts = withoutRepeats(events).filter(({ key }) => key !== standing);
  return gather(narrate ? narrate(facts) : facts, gathered);
}

/** How the race stands after these events, where they changed it. */
export const raceOf = (events: readonly Message[]): Message | undefined => events.findLast(({ key }) => key === standing);

/** Of narrated lines the `most` that are told where there is room for no more, in order: those that decided something before the rest, and the newest of either. */
export function chosen(lines: readonly Message[], game: Telling, most: number): Message[] {
  const heads = headsOf(lines, game, most);
  const details = game.details ?? [];
  const others = lines.filter((one) => !heads.includes(one) && !details.includes(one.key));
  const kept = [...heads, ...others.slice(others.length - Math.min(others.length, most - heads.length))];
  return lines.filter((one) => kept.includes(one));
}

/** Of narrated lines those that decided something, the newest `most` of them, in order: for where there is room for no more. */
export function headsOf(lines: readonly Message[], { headlines, details = [] }: Telling, most: number): Message[] {
  const heads = lines.filter((line) => (isTables(line) || headlines.includes(line.key)) && !details.includes(line.key));
  return heads.slice(Math.max(0, heads.length - most));
}

/** These events as a post's lines, in its language, details and the race in small letters; none if nothing happened. No sentence is cut: the post looks to its own length. */
export function linesOf(events: readonly Message[], game: Telling, speech: Speech): string[] {
  const { lines, left, race } = storyOf(events, game);
  const said = (line: Message): string => (game.details?.includes(line.key) ? `-# ${speech.line(line)}` : speech.line(line));
  const smaller = left > 0 ? [speech.text(bot('bot.board.smaller', { n: left }))] : [];
  return [...lines.map(said), ...smaller, ...(race ? [`-# ${speech.line(race)}`] : [])];
}

/** These events, of which each says once of a seat that the game plays for it. */
export function withoutRepeats(events: readonly Message[]): Message[] {
  const said = new Set<Json | undefined>();
  return events.filter(({ key, args }) => {
    if (!saysDefault.includes(key)) return true;
    const isNew = !said.has(args?.seat);
    said.add(args?.seat);
    return isNew || key !== byDefault;
  });
}

/** Events for posts of their own, in order, and those that the post itself tells: the newest. */
export interface Parted {
  before: Message[][];
  here: Message[];
}

/**
 * Divides a story where the game begins a new post, and what would not fit into `room` characters, so that no sentence is cut; the posts before take
 * `most` each.
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

/** Divides what would not fit into `room` characters. */
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

/** Sentences that follow one another and differ in who did it alone become one, with a list of seats. */
export function gather(events: readonly Message[], gathered: readonly string[]): Message[] {
  const lines: Message[] = [];
  for (const event of events) {
    const before = lines.at(-1);
    if (before && gathered.includes(event.key) && isAlike(before, event)) {
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
