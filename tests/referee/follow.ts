/**
 * Follows a game along a script: a generator that says, step by step, what must be told and asked next, and hears what only chance and the cards know.
 * A referee that works out the whole game from its beginning is such a script; one that checks sums can do without.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Audience, Decision, Event, Message, Outcome, Seat } from '../../src/kernel/types.ts';
import type { Moment } from './referee.ts';

/** A question as the rules put it, worked out by the referee. */
export interface Due {
  seat: Seat;
  ask: Message;
  /** What is offered, by id, with the key of the reason why it cannot be picked; null: it can. A function judges what the referee cannot know. */
  options: { readonly [id: string]: string | null } | ((ids: string[]) => string | null);
  min?: number;
  max?: number;
  /** The id under which it may have been answered ahead. */
  ahead?: string;
  /** What a standing order of its seat answers now, and what the seat is told of that. */
  byOrder?: () => { picked: string[]; told: Message } | null;
}

type Step =
  | { kind: 'tell'; to: Audience; message: Message }
  | { kind: 'hear'; to: Audience; key: string }
  | { kind: 'ask'; due: Due }
  | { kind: 'beside'; lanes: { [seat: Seat]: Script } }
  | { kind: 'end'; outcome: Outcome };

/** What a step gives back: what was heard, what was picked. */
type Fed = Message | string[] | undefined;
export type Script<R = void> = Generator<Step, R, Fed>;

/** This must be told next, word for word. */
export function* tell(to: Audience, key: string, args?: Message['args']): Script {
  yield { kind: 'tell', to, message: args ? { key, args } : { key } };
}

/** A message of this key must be told next; gives what it says. */
export function* hear(to: Audience, key: string): Script<NonNullable<Message['args']>> {
  const message = yield { kind: 'hear', to, key };
  return (message as Message).args ?? {};
}

/** This must be asked now; gives what is picked. */
export function* ask(due: Due): Script<string[]> {
  return (yield { kind: 'ask', due }) as string[];
}

/** The seats act side by side, each at their own pace. */
export function* beside(lanes: { [seat: Seat]: Script }): Script {
  yield { kind: 'beside', lanes };
}

/** The game is over. */
export function* end(winners: Seat[], key: string, args?: Message['args']): Script {
  yield { kind: 'end', outcome: { winners, message: args ? { key, args } : { key } } };
}

/** What the script may know of each seat's orders. */
export type Orders = { [seat: Seat]: readonly string[] };

export interface Plot {
  main(orders: Orders): Script;
  /** What follows when a seat leaves for good, in place of all that was to come. */
  left(seat: Seat): Script;
}

interface Lane {
  script: Script;
  due: Due | null;
  /** Lanes it waits for. */
  inner: { [seat: Seat]: Lane } | null;
  done: boolean;
}

const laneOf = (script: Script): Lane => ({ script, due: null, inner: null, done: false });
const shown = (value: unknown): string => JSON.stringify(value);

/** Takes each moment along the script; throws where the game goes another way. Gives how many questions were compared. */
export function follow(plot: Plot): { take(moment: Moment): number; ended(): boolean } {
  const orders: { [seat: Seat]: readonly string[] } = {};
  const kept: { [seat: Seat]: { [id: string]: string[] } } = {};
  const compared = new Set<string>();
  let main = laneOf(plot.main(orders));
  let outcome: Outcome | null = null;
  let queue: Event[] = [];
  let open: readonly Decision[] = [];

  const waiting = (lane: Lane): Lane[] => (lane.inner ? Object.values(lane.inner).flatMap(waiting) : lane.due ? [lane] : []);

  /** The next that was told. */
  function next(expected: string): Event {
    const event = queue.shift();
    if (!event) throw new Error(`${expected} was to be told, and nothing was.`);
    return event;
  }

  function sayDue({ to, message }: Event): void {
    const event = next(shown(message));
    if (!isDeepStrictEqual(event, { to, message })) throw new Error(`Told was ${shown(event)}; it should be ${shown({ to, message })}.`);
  }

  function heard(to: Audience, key: string): Message {
    const event = next(key);
    if (event.message.key !== key || !isDeepStrictEqual(event.to, to))
      throw new Error(`Told was ${shown(event)}; it should be ${key} to ${shown(to)}.`);
    return event.message;
  }

  /** An answer given ahead, or by an order, to what is due. One given ahead may have fallen away since: then the order answers, or it is asked after all. */
  function settled(due: Due): string[] | null {
    const order = due.byOrder?.() ?? null;
    const early = due.ahead === undefined ? undefined : kept[due.seat]?.[due.ahead];
    if (early) {
      delete kept[due.seat]![due.ahead!];
      const isAsked = queue.length === 0 && open.some(({ seat, ask }) => seat === due.seat && ask.key === due.ask.key);
      const isOrdered = order !== null && isDeepStrictEqual(queue[0]?.message, order.told);
      if (!isAsked && !isOrdered && isLegal(due, early)) return early;
    }
    if (!order) return null;
    sayDue({ to: [due.seat], message: order.told });
    return order.picked;
  }

  /** Runs a lane until it must wait; true: it is done. */
  function run(lane: Lane, fed?: Fed): boolean {
    let give = fed;
    for (;;) {
      if (lane.inner) {
        if (!Object.values(lane.inner).every(({ done }) => done)) return false;
        lane.inner = null;
      }
      const { done, value } = lane.script.next(give);
      give = undefined;
      if (done) {
        lane.done = true;
        return true;
      }
      if (value.kind === 'tell') sayDue(value);
      else if (value.kind === 'hear') give = heard(value.to, value.key);
      else if (value.kind === 'beside') {
        lane.inner = Object.fromEntries(Object.entries(value.lanes).map(([seat, script]) => [seat, laneOf(script)]));
        for (const inner of Object.values(lane.inner)) run(inner);
      } else if (value.kind === 'end') {
        outcome = value.outcome;
        return false;
      } else {
        const picked = settled(value.due);
        if (picked) give = picked;
        else {
          lane.due = value.due;
          return false;
        }
      }
    }
  }

  /** Runs on the lane of a seat, and what waited for it. */
  function resume(lane: Lane, picked: string[]): void {
    lane.due = null;
    run(lane, picked);
    if (lane !== main && main.inner && Object.values(main.inner).every(({ done }) => done)) run(main);
  }

  function takeDeed({ deed, asked, told, open: now }: Moment): void {
    [queue, open] = [[...told], now];
    if (!deed) run(main);
    else if (deed.kind === 'answer') {
      const lane = waiting(main).find(({ due }) => due?.seat === deed.seat);
      if (!lane?.due) throw new Error(`${deed.seat} was asked nothing.`);
      const offer = asked?.options.find(({ id }) => id === deed.picked[0])?.leaves;
      if (offer) orders[deed.seat] = [...new Set([...(orders[deed.seat] ?? []), ...offer.orders])];
      const picked = offer ? [offer.picks] : [...deed.picked];
      if (!isLegal(lane.due, picked)) throw new Error(`${deed.seat} may not answer ${picked.join(', ') || 'nothing'}.`);
      resume(lane, picked);
    } else if (deed.kind === 'orders') {
      orders[deed.seat] = deed.picked;
      for (const lane of waiting(main)) {
        const picked = settled(lane.due!);
        if (picked) resume(lane, picked);
      }
    } else if (deed.kind === 'ahead') {
      const [id = '', ...picked] = deed.picked;
      kept[deed.seat] ??= {};
      if (picked.length > 0) kept[deed.seat]![id] = picked;
      else delete kept[deed.seat]![id];
    } else if (deed.kind === 'resign') {
      main = laneOf(plot.left(deed.seat));
      run(main);
    }
  }

  return {
    ended: () => outcome !== null,
    take(moment) {
      takeDeed(moment);
      // What all have agreed on needs no rule.
      if (moment.deed?.kind === 'draw') outcome = moment.outcome;
      if (queue.length > 0) throw new Error(`Told was also ${queue.map(shown).join(', ')}.`);
      if (!isDeepStrictEqual(moment.outcome, outcome)) throw new Error(`The outcome is ${shown(moment.outcome)}; it should be ${shown(outcome)}.`);
      return compareOpen(outcome ? [] : waiting(main).map(({ due }) => due!), moment.open, compared);
    },
  };
}

const freeOf = ({ options }: Due): string[] | null =>
  typeof options === 'function' ? null : Object.keys(options).filter((id) => options[id] === null);

function isLegal(due: Due, picked: readonly string[]): boolean {
  const free = freeOf(due);
  const { min = 1, max = 1 } = due;
  return picked.length >= min && picked.length <= max && new Set(picked).size === picked.length && picked.every((id) => free?.includes(id) ?? true);
}

/** What is asked is just what is due. Questions that stood before are not counted again. */
function compareOpen(dues: readonly Due[], open: readonly Decision[], compared: Set<string>): number {
  const seats = (list: readonly { seat: Seat }[]) => list.map(({ seat }) => seat).sort();
  if (!isDeepStrictEqual(seats(dues), seats(open))) throw new Error(`Asked is ${shown(seats(open))}; it should be ${shown(seats(dues))}.`);
  let news = 0;
  for (const due of dues) {
    const asked = open.find(({ seat }) => seat === due.seat)!;
    compareOne(due, asked);
    const name = `${asked.seat} ${asked.id}`;
    if (compared.has(name)) continue;
    compared.add(name);
    news++;
  }
  return news;
}

function compareOne(due: Due, asked: Decision): void {
  const wrong = (what: string, is: unknown, should: unknown) => new Error(`${due.seat}: ${what} ${shown(is)}; it should be ${shown(should)}.`);
  if (!isDeepStrictEqual(asked.ask, due.ask)) throw wrong('asked is', asked.ask, due.ask);
  // An option that leaves an order as well picks one of the others.
  const own = asked.options.filter(({ leaves }) => !leaves);
  if (typeof due.options === 'function') {
    const fault = due.options(own.map(({ id }) => id));
    if (fault !== null) throw new Error(`${due.seat}: ${fault}`);
  } else {
    const is = Object.fromEntries(own.map(({ id, blocked }) => [id, blocked?.key ?? null]));
    if (own.length !== Object.keys(is).length || !isDeepStrictEqual(is, due.options)) throw wrong(`'${due.ask.key}' offers`, is, due.options);
  }
  const free = asked.options.filter(({ blocked }) => !blocked).length;
  const { min = 1, max = 1 } = due;
  if (asked.min !== min || asked.max !== Math.min(max, free)) throw wrong('to be picked are', [asked.min, asked.max], [min, Math.min(max, free)]);
}
