/**
 * Follows a game along a script: a generator that says, step by step, what must be told and asked next, and receives what only chance and the cards
 * know. A referee that works out the whole game from its beginning is such a script; one that checks sums needs none.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Audience, Decision, Event, Message, Outcome, Seat } from '../../src/kernel/types.ts';
import { compareOpen, type Due, isLegal } from './due.ts';
import type { Moment } from './referee.ts';

type Step =
  | { kind: 'tell'; to: Audience; message: Message }
  | { kind: 'hear'; to: Audience; key: string }
  | { kind: 'ask'; due: Due }
  | { kind: 'beside'; lanes: { [seat: Seat]: Script } }
  | { kind: 'end'; outcome: Outcome };

/** What a step receives: the message told, or the options picked. */
type Fed = Message | string[] | undefined;
export type Script<R = void> = Generator<Step, R, Fed>;

/** The next message must be this, word for word. */
export function* tell(to: Audience, key: string, args?: Message['args']): Script {
  yield { kind: 'tell', to, message: args ? { key, args } : { key } };
}

/** The next message must have this key. Returns it. */
export function* hear(to: Audience, key: string): Script<NonNullable<Message['args']>> {
  const message = yield { kind: 'hear', to, key };
  return (message as Message).args ?? {};
}

/** This must be asked now. Returns what is picked. */
export function* ask(due: Due): Script<string[]> {
  return (yield { kind: 'ask', due }) as string[];
}

/** The seats act in parallel, each at their own pace. */
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
  /** What follows when a seat leaves for good, instead of the rest of the script. */
  left(seat: Seat): Script;
}

interface Lane {
  script: Script;
  due: Due | null;
  /** The lanes it waits for. */
  inner: { [seat: Seat]: Lane } | null;
  done: boolean;
}

const laneOf = (script: Script): Lane => ({ script, due: null, inner: null, done: false });
const shown = (value: unknown): string => JSON.stringify(value);

/** Takes each moment along the script. Throws if the game deviates from it. Returns how many questions were compared. */
export function follow(plot: Plot): { take(moment: Moment): number; ended(): boolean } {
  const orders: { [seat: Seat]: readonly string[] } = {};
  const kept: { [seat: Seat]: { [id: string]: string[] } } = {};
  const compared = new Set<string>();
  let main = laneOf(plot.main(orders));
  let outcome: Outcome | null = null;
  let queue: Event[] = [];
  let open: readonly Decision[] = [];

  const waiting = (lane: Lane): Lane[] => (lane.inner ? Object.values(lane.inner).flatMap(waiting) : lane.due ? [lane] : []);

  /** Returns the next event told. */
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

  /** The answer to what is due, given ahead or by an order. One given ahead may have lapsed since; then the order answers, or the seat is asked. */
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

  /** Runs a lane until it must wait. Returns true when it is done. */
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

  /** Resumes the lane of a seat, and whatever waited for it. */
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
      // What everyone has agreed on needs no rule.
      if (moment.deed?.kind === 'draw') outcome = moment.outcome;
      if (queue.length > 0) throw new Error(`Told was also ${queue.map(shown).join(', ')}.`);
      if (!isDeepStrictEqual(moment.outcome, outcome)) throw new Error(`The outcome is ${shown(moment.outcome)}; it should be ${shown(outcome)}.`);
      return compareOpen(outcome ? [] : waiting(main).map(({ due }) => due!), moment.open, compared);
    },
  };
}
