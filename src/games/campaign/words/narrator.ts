/** Tells a turn as one would: a card with what it did, a state with what comes for it, news with what they changed. */
import type { Message } from '../../../kernel/types.ts';
import { votesAtStart } from '../data/numbers.ts';
import { type Did, type Idle, type Messages, msg } from '../messages.ts';
import { bonusFor } from '../rules/cards/die.ts';
import { newsOf } from '../rules/cards/news.ts';
import type { PartStep } from '../rules/parts/part.ts';
import type { CampaignView } from '../rules/view.ts';
import type { CardId, Side, StateId } from '../vocabulary.ts';

/** What is worth a word beside its cause. */
const deeds: ReadonlySet<string> = new Set<Did['key']>([
  'gains',
  'gains.none',
  'gains.no-token',
  'undecided',
  'undecided.none',
  'leader.none',
  'group',
  'group.none',
  'group.no-token',
  'shifts',
  'key',
  'media',
  'media.gone',
  'draws',
  'draws.none',
  'discards',
  'plays.none',
]);
/** That nothing changed: nobody misses it where something else did. */
const idle: ReadonlySet<string> = new Set(['shifts.none', 'media.none', 'discards.none']);
/** Pieces of other sentences: a draw, or nothing at all. */
const quiet: ReadonlySet<string> = new Set(['reshuffles']);
/** What only one's own side reads, between the lines of everybody. */
const own: ReadonlySet<string> = new Set(['draws.you']);

/** A card that is being played. */
interface Cause {
  side: Side;
  card: CardId;
}

/** Goes through the events of a post and gathers its sentences. */
interface Telling {
  events: readonly Message[];
  at: number;
  lines: Message[];
  /** The card that whatever comes next may still be of. */
  cause: Cause | null;
}

/** A post's events as sentences: what has lost its cause is given back as it is. */
export function narrate(events: readonly Message[]): Message[] {
  const telling: Telling = { events, at: 0, lines: [], cause: null };
  while (telling.at < events.length) tellNext(telling);
  return joinDraws(joinRolls(telling.lines));
}

/**
 * Where a new turn begins in a post that tells of dice of going negative: their bonus is answered by whoever plays next, so that both turns come to be told
 * at once. A card drawn before the next is played begins it.
 */
export function turnsIn(events: readonly Message[]): number[] {
  const at = events.flatMap(({ key }, i) => (key.startsWith('table.') ? [] : [i]));
  const telling: Telling = { events: at.map((i) => events[i]!), at: 0, lines: [], cause: null };
  const cuts: number[] = [];
  let hasRolled = false;
  let drawn: number | null = null;
  while (telling.at < telling.events.length) {
    const { at: i, events: all } = telling;
    const { key } = all[i]!;
    if (hasRolled && (key === 'plays' || key === 'passes')) {
      cuts.push(at[drawn ?? i]!);
      hasRolled = false;
    }
    drawn = key === 'draws' || key === 'reshuffles' ? (drawn ?? i) : null;
    hasRolled ||= key === 'rolls';
    tellNext(telling);
  }
  return cuts;
}

function tellNext(telling: Telling): void {
  const event = telling.events[telling.at]!;
  const teller = tellers[event.key];
  if (teller) {
    teller(telling, event);
    return;
  }
  const more = telling.cause && taken(telling, telling.cause.side);
  if (more && more.did.length > 0) telling.lines.push(msg('told.then', { ...telling.cause!, did: more.did }));
  else if (!more || more.count === 0) passOn(telling, event);
}

function passOn(telling: Telling, event: Message): void {
  telling.at++;
  // Of a card whose beginning is told elsewhere: that nothing more came of it is worth a word only where nothing else is told.
  if (idle.has(event.key) && telling.events.length > 1) return;
  if (quiet.has(event.key) && telling.events[telling.at]?.key === 'draws') return;
  telling.lines.push(event);
  if (!own.has(event.key)) telling.cause = null;
}

const argsOf = <K extends keyof Messages>({ args }: Message): Messages[K] => args as Messages[K];

/** The states to open with, and behind the last of them the votes both begin with. */
function open(telling: Telling, event: Message): void {
  telling.at++;
  telling.lines.push(event);
  if (telling.events[telling.at]?.key !== 'opening') telling.lines.push(msg('told.start', votesAtStart));
}

const tellers: { readonly [key: string]: (telling: Telling, event: Message) => void } = {
  opening: open,
  'opening.starter': open,
  plays(telling, event) {
    const { side, card } = argsOf<'plays'>(event);
    telling.at++;
    telling.cause = { side, card };
    const next = telling.events[telling.at];
    const paid = next?.key === 'discards' && argsOf<'discards'>(next).side === side ? argsOf<'discards'>(next).cards : [];
    if (paid.length > 0) telling.at++;
    const { did, none } = taken(telling, side);
    telling.lines.push(msg('told.plays', { side, card, paid, did, idle: did.length === 0 ? none : [] }));
  },
  wins(telling, event) {
    const won = argsOf<'wins'>(event);
    telling.at++;
    const next = telling.events[telling.at];
    const enters = next?.key === 'enters' ? argsOf<'enters'>(next) : null;
    const fewer = next?.key === 'fewer' ? argsOf<'fewer'>(next) : null;
    if (enters || fewer) telling.at++;
    telling.lines.push(msg('told.wins', { ...won, next: enters && { state: enters.state, votes: enters.votes }, left: fewer?.left ?? null }));
  },
  news(telling, event) {
    const { card } = argsOf<'news'>(event);
    telling.at++;
    const next = telling.events[telling.at];
    const aimed = next?.key === 'news.state' ? argsOf<'news.state'>(next) : null;
    if (aimed) telling.at++;
    const hit = aimed?.state ?? telling.events[telling.at]?.args?.state ?? null;
    const { did, none, count } = taken(telling, null, resultsOf(newsOf(card).play));
    if (count === 0) telling.lines.push(event, ...(aimed ? [msg('news.state', aimed)] : []));
    else
      telling.lines.push(msg('told.news', { card, state: hit as StateId | null, by: aimed?.side ?? null, did, idle: did.length === 0 ? none : [] }));
  },
  rolls(telling, event) {
    const { side, face } = argsOf<'rolls'>(event);
    telling.at++;
    telling.cause = null;
    const declined = telling.events[telling.at]?.key === 'declines';
    if (declined) telling.at++;
    const { did, none, count } = declined ? { did: [], none: [], count: 1 } : taken(telling, null, resultsOf(bonusFor(face)));
    // What is still to be chosen is told as it is offered.
    telling.lines.push(count === 0 ? event : msg('told.rolls', { side, face, declined, did, idle: did.length === 0 ? none : [] }));
  },
};

/** How many things these steps tell of themselves: choices tell none. */
const resultsOf = (steps: readonly PartStep[]): number => steps.filter(({ kind }) => !/^(choose|read)/.test(kind)).length;

/** What was done next, at most so much of it; of one side's card nothing that another drew. `none`: what changed nothing; `count`: both. */
function taken(telling: Telling, side: Side | null, most = Number.POSITIVE_INFINITY): { did: Did[]; none: Idle[]; count: number } {
  const did: Did[] = [];
  const none: Idle[] = [];
  let count = 0;
  for (; count < most && telling.at < telling.events.length; telling.at++) {
    const event = telling.events[telling.at]!;
    if (own.has(event.key)) telling.lines.push(event);
    else if (quiet.has(event.key) && side !== null && argsOf<'reshuffles'>(event).side !== side) break;
    else if (quiet.has(event.key)) continue;
    else if (idle.has(event.key)) count = did.length + none.push(event as unknown as Idle);
    else if (!deeds.has(event.key) || (side !== null && isAnothers(event, side))) break;
    else {
      did.push(event as unknown as Did);
      count = did.length + none.length;
    }
  }
  return { did, none, count };
}

/** Drawn or discarded by the other side: another turn, or another cause. */
const isAnothers = (event: Message, side: Side): boolean => /^(draws|discards)/.test(event.key) && argsOf<'draws'>(event).side !== side;

/** The dice of going negative stand with the card that asked for them, where no state came of them: what a card won is settled before its dice. */
function joinRolls(lines: readonly Message[]): Message[] {
  const joined: Message[] = [];
  let card = -1;
  for (const line of lines) {
    const before = joined[card];
    if (before && isSettled(line) && argsOf<'rolls'>(line).side === argsOf<'plays'>(before).side) {
      const played = argsOf<'told.plays'>(before);
      joined[card] = msg('told.plays', { ...played, rolled: [...(played.rolled ?? []), line] });
      continue;
    }
    joined.push(line);
    if (line.key === 'told.plays') card = joined.length - 1;
    else if (!betweenCardAndDice.has(line.key)) card = -1;
  }
  return joined;
}
const betweenCardAndDice: ReadonlySet<string> = new Set(['told.wins', 'told.news', 'told.then', 'news']);

/** Dice that nothing more comes of, and nothing in a state. */
function isSettled(line: Message): boolean {
  if (line.key === 'no-roll') return true;
  if (line.key === 'rolls') return bonusFor(argsOf<'rolls'>(line).face).length === 0;
  return line.key === 'told.rolls' && argsOf<'told.rolls'>(line).did.every(({ key }) => /^(draws|discards)/.test(key));
}

/** Turns in which a card was drawn and nothing else, several of them as one; of a card played next they are the beginning of its sentence. */
function joinDraws(lines: readonly Message[]): Message[] {
  const joined: Message[] = [];
  let run: Message[] = [];
  const close = (next?: Message): void => {
    const drawn = drawnIn(run.map(argsOf<'draws'>));
    if (run.length > 0 && next?.key === 'told.plays') joined.push(msg('told.plays', { drawn, ...argsOf<'told.plays'>(next) }));
    else joined.push(...(run.length > 1 ? [msg('told.draws', { drawn })] : run), ...(next ? [next] : []));
    run = [];
  };
  for (const line of lines) {
    if (line.key === 'draws' && argsOf<'draws'>(line).n === 1) run.push(line);
    else close(line);
  }
  close();
  return joined;
}

/** How many cards each side drew, the first to draw first. */
const drawnIn = (run: readonly Messages['draws'][]): Messages['told.draws']['drawn'] =>
  [...Map.groupBy(run, ({ side }) => side)].map(([side, draws]) => ({ side, n: draws.length }));

/** Who leads, by how many electoral votes. */
export const standing = ({ sides }: CampaignView): Message => msg('standing', { obama: sides.obama.votes, mccain: sides.mccain.votes });
