/** Narrates a turn as a person would: a card with what it did, a state with the one that replaces it, news with what they changed. */
import type { Message } from '../../../kernel/types.ts';
import { votesAtStart } from '../data/numbers.ts';
import { type Did, didKeys, type Idle, idleKeys, type Messages, msg } from '../messages.ts';
import type { PartStep } from '../rules/cards/card.ts';
import { bonusFor } from '../rules/cards/die.ts';
import { newsOf } from '../rules/cards/news.ts';
import type { CampaignView } from '../rules/view.ts';
import type { CardId, Side, StateId } from '../vocabulary.ts';

/** Events worth telling beside their cause. */
const deeds: ReadonlySet<string> = new Set(didKeys);
const idle: ReadonlySet<string> = new Set(idleKeys);
/** Parts of other sentences (of a draw), or of none. */
const quiet: ReadonlySet<string> = new Set(['reshuffles']);
/** Messages only the side itself reads, between the lines everyone reads. */
const own: ReadonlySet<string> = new Set(['draws.you']);

/** A card being played. */
interface Cause {
  side: Side;
  card: CardId;
}

/** Walks through the events of a post and collects its sentences. */
interface Telling {
  events: readonly Message[];
  at: number;
  lines: Message[];
  /** The card that the next events may still belong to. */
  cause: Cause | null;
}

/** A post's events as sentences. Events without their cause are returned unchanged. */
export function narrate(events: readonly Message[]): Message[] {
  const telling: Telling = { events, at: 0, lines: [], cause: null };
  while (telling.at < events.length) tellNext(telling);
  return joinDraws(joinRolls(telling.lines));
}

/**
 * Where a new turn begins in a post with Going Negative dice: the next player answers their bonus, so both turns end up being told at once. If that
 * player draws a card before playing one, the turn begins with the draw.
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
  // Belongs to a card that another post begins to tell: that nothing more changed matters only if nothing else is told.
  if (idle.has(event.key) && telling.events.length > 1) return;
  if (quiet.has(event.key) && telling.events[telling.at]?.key === 'draws') return;
  telling.lines.push(event);
  if (!own.has(event.key)) telling.cause = null;
}

const argsOf = <K extends keyof Messages>({ args }: Message): Messages[K] => args as Messages[K];

/** The opening states, followed after the last of them by the votes both sides start with. */
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
    // If the opponent still has to choose, the bonus is told as an offer.
    telling.lines.push(count === 0 ? event : msg('told.rolls', { side, face, declined, did, idle: did.length === 0 ? none : [] }));
  },
};

/** How many results these steps tell: choices tell none. */
const resultsOf = (steps: readonly PartStep[]): number => steps.filter(({ kind }) => !/^(choose|read)/.test(kind)).length;

/** Takes up to `most` of the next events; for a side's card, no draws or discards of the other's. `none`: what changed nothing; `count`: both. */
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

/** Whether it moved a side's cards, and touched no state. */
const movesCards = ({ key }: { key: string }): boolean => /^(draws|discards)/.test(key);

/** A draw or discard by the other side belongs to another turn, or to another cause. */
const isAnothers = (event: Message, side: Side): boolean => movesCards(event) && argsOf<'draws'>(event).side !== side;

/** Going Negative dice are told with the card that caused them, if they changed no state: what a card won is settled before its dice. */
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

/** Dice whose result is complete and changed no state. */
function isSettled(line: Message): boolean {
  if (line.key === 'no-roll') return true;
  if (line.key === 'rolls') return bonusFor(argsOf<'rolls'>(line).face).length === 0;
  return line.key === 'told.rolls' && argsOf<'told.rolls'>(line).did.every(movesCards);
}

/** Joins consecutive turns in which a card was only drawn; if a card is played next, they become the beginning of its sentence. */
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

/** How many cards each side drew, starting with the side that drew first. */
const drawnIn = (run: readonly Messages['draws'][]): Messages['told.draws']['drawn'] =>
  [...Map.groupBy(run, ({ side }) => side)].map(([side, draws]) => ({ side, n: draws.length }));

/** Who leads, by how many electoral votes. */
export const standing = ({ sides }: CampaignView): Message => msg('standing', { obama: sides.obama.votes, mccain: sides.mccain.votes });
