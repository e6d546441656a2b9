/** Scenarios that read like play, for every game: who is asked what, which options they have, what they answer, what happens. */
import { expect } from 'vitest';
import type { Game } from '../../src/games/game.ts';
import type { Runnable, View } from '../../src/kernel/rules.ts';
import { apply, decisions, leave, order } from '../../src/kernel/run.ts';
import type { Barrier, Core, Decision, Event, Fields, Seat } from '../../src/kernel/types.ts';

export interface Asked<S extends Core> {
  decision: Decision;
  /** Exactly these can be picked, in any order, besides the answers that leave orders. */
  offering(...ids: string[]): Asked<S>;
  /** Also offers these orders, with this answer. */
  leaving(picks: string, ...orders: string[]): Asked<S>;
  /** This option is shown but cannot be picked, for the reason with this key. */
  blocking(id: string, reason: string): Asked<S>;
  /** How many are to be picked. */
  picking(min: number, max?: number): Asked<S>;
  answer(...picked: string[]): Table<S>;
  /** The answer is refused for this reason. */
  refuses(picked: string[], why: string): Asked<S>;
}

export interface Table<S extends Core> {
  readonly state: S;
  /** The events since the last answer. */
  readonly events: readonly Event[];
  /** The seat is asked this now. */
  asks(seat: Seat, key: string): Asked<S>;
  /** The last answer led to this message. Only the named `args` must match. */
  tells(key: string, args?: Fields): Table<S>;
  tellsNot(key: string): Table<S>;
  /** Nobody can take back the last answer, because it showed something hidden. */
  binds(): Table<S>;
  /** The player who gave the last answer cannot take it back, because it showed them something. */
  takesNothingBack(): Table<S>;
  /** Nobody is asked anything any more. */
  ends(key: string, ...winners: Seat[]): Table<S>;
  leaves(seat: Seat): Table<S>;
  /** The seat replaces its standing orders with these. */
  orders(seat: Seat, ...ids: string[]): Table<S>;
  /** Looks at the state, midway. */
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
