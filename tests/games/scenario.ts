/** Scenarios that read like play: who is asked what, what is on offer, what they answer, what happens. For every game alike. */
import { expect } from 'vitest';
import type { Game } from '../../src/games/game.ts';
import type { Runnable, View } from '../../src/kernel/rules.ts';
import { apply, decisions, leave, order } from '../../src/kernel/run.ts';
import type { Barrier, Core, Decision, Event, Fields, Seat } from '../../src/kernel/types.ts';

export interface Asked<S extends Core> {
  decision: Decision;
  /** Exactly these can be picked, in any order, beside the answers that leave orders. */
  offering(...ids: string[]): Asked<S>;
  /** Beside them, these orders are offered, with this answer. */
  leaving(picks: string, ...orders: string[]): Asked<S>;
  /** This one is shown but cannot be picked, for the reason with this key. */
  blocking(id: string, reason: string): Asked<S>;
  /** So many are to be picked. */
  picking(min: number, max?: number): Asked<S>;
  answer(...picked: string[]): Table<S>;
  /** The answer is refused, for this reason. */
  refuses(picked: string[], why: string): Asked<S>;
}

export interface Table<S extends Core> {
  readonly state: S;
  /** What has happened since the last answer was given. */
  readonly events: readonly Event[];
  /** The seat is asked this now. */
  asks(seat: Seat, key: string): Asked<S>;
  /** The last answer led to this; of `args`, those named must agree. */
  tells(key: string, args?: Fields): Table<S>;
  tellsNot(key: string): Table<S>;
  /** Nobody takes back the last answer: it showed something hidden. */
  binds(): Table<S>;
  /** Whoever gave the last answer does not take it back: it showed them something. */
  takesNothingBack(): Table<S>;
  /** Nobody is asked anything any more. */
  ends(key: string, ...winners: Seat[]): Table<S>;
  leaves(seat: Seat): Table<S>;
  /** The seat leaves these standing orders in place of those it had. */
  orders(seat: Seat, ...ids: string[]): Table<S>;
  /** Another look at the state, in the middle of things. */
  sees(look: (state: S) => void): Table<S>;
}

export function tableAt<S extends Core, V extends View>({ rules }: { rules: Runnable<S, V> } & Pick<Game<S, V>, 'command'>, from: S): Table<S> {
  let state = from;
  let events: readonly Event[] = [];
  let barrier: Barrier = 'none';

  const table: Table<S> = {
    get state() {
      return state;
    },
    get events() {
      return events;
    },
    asks(seat, key) {
      const open = decisions(rules, state);
      const decision = open.find((one) => one.seat === seat);
      if (decision?.ask.key !== key) {
        const asked = open.map((one) => `${one.seat}: ${one.ask.key}`).join(', ') || 'nobody anything';
        throw new Error(`${seat} should be asked '${key}', but the game asks ${asked}.`);
      }
      return asking(decision);
    },
    tells(key, args = {}) {
      const told = events.filter(({ message }) => message.key === key).map(({ message }) => message.args ?? {});
      expect(told, `told: ${events.map(({ message }) => message.key).join(', ')}`).toContainEqual(expect.objectContaining(args));
      return table;
    },
    tellsNot(key) {
      expect(events.map(({ message }) => message.key)).not.toContain(key);
      return table;
    },
    binds() {
      expect(barrier).toBe('all');
      return table;
    },
    takesNothingBack() {
      expect(barrier).not.toBe('none');
      return table;
    },
    ends(key, ...winners) {
      expect(state.outcome).toMatchObject({ winners, message: { key } });
      expect(decisions(rules, state)).toEqual([]);
      return table;
    },
    leaves(seat) {
      const left = leave(rules, state, seat);
      if (!left.ok) throw new Error(JSON.stringify(left.error));
      ({ state, events } = left.value);
      return table;
    },
    orders(seat, ...ids) {
      const left = order(rules, state, seat, ids);
      if (!left.ok) throw new Error(JSON.stringify(left.error));
      ({ state, events } = left.value);
      return table;
    },
    sees(look) {
      look(state);
      return table;
    },
  };

  const asking = (decision: Decision): Asked<S> => {
    const asked: Asked<S> = {
      decision,
      offering(...ids) {
        const free = decision.options.filter((option) => !option.blocked && !option.leaves).map((option) => option.id);
        expect(free.sort()).toEqual([...ids].sort());
        return asked;
      },
      leaving(picks, ...orders) {
        expect(decision.options.flatMap(({ leaves }) => leaves ?? [])).toEqual([{ picks, orders }]);
        return asked;
      },
      blocking(id, reason) {
        expect(decision.options.find((option) => option.id === id)?.blocked?.key).toBe(reason);
        return asked;
      },
      picking(min, max = min) {
        expect([decision.min, decision.max]).toEqual([min, max]);
        return asked;
      },
      answer(...picked) {
        const done = apply(rules, state, { decision: decision.id, seat: decision.seat, picked });
        if (!done.ok)
          throw new Error(
            `${decision.seat} may not answer ${picked.join(', ') || 'nothing'} to '${decision.ask.key}': ${JSON.stringify(done.error)}`,
          );
        ({ state, events, barrier } = done.value);
        return table;
      },
      refuses(picked, why) {
        expect(apply(rules, state, { decision: decision.id, seat: decision.seat, picked })).toMatchObject({ ok: false, error: { why } });
        return asked;
      },
    };
    return asked;
  };
  return table;
}
