/** Standing orders: the seat that left some can take each back, and reads each in both languages. */
import { isDeepStrictEqual } from 'node:util';
import { ordersPost } from '../../src/discord/present/panel/orders.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import type { Game } from '../../src/games/game.ts';
import { langs } from '../../src/i18n/types.ts';
import { ordersFor } from '../../src/kernel/question.ts';
import { order } from '../../src/kernel/run.ts';
import type { Core, Option, Seat } from '../../src/kernel/types.ts';
import { problemsOfMessage } from '../../src/playground/specification/index.ts';
import { faultsOf } from '../words/lint.ts';
import { knownOf, snapshotOf, wordsOf } from '../words/reader.ts';

/** Checks what must hold at any time for a seat's orders. Throws an error that says what does not. */
export function checkOrders(game: Game, state: Core, seat: Seat): void {
  if (state.outcome || state.gone.includes(seat)) return;
  const left = state.orders[seat] ?? [];
  const offered = ordersFor(game.rules, state, seat);
  for (const id of left) {
    const option = offered.find((one) => one.id === id);
    if (!option || option.blocked) throw new Error(`${seat} has left the order '${id}', which is not offered any more: it cannot be kept.`);
    const rest = left.filter((one) => one !== id);
    const without = order(game.rules, state, seat, rest);
    if (!without.ok) throw new Error(`${seat} cannot take back the order '${id}': ${JSON.stringify(without.error)}`);
    const then = without.value.state;
    if (!then.outcome && !isDeepStrictEqual(then.orders[seat], rest)) throw new Error(`${seat} took back the order '${id}', and has it still.`);
  }
}

/** The page of orders, in both languages: every sentence of it, and Discord's limits. */
export function checkOrderWords(game: Game, state: Core, seat: Seat): void {
  const snapshot = snapshotOf(game, state, seat);
  if (!snapshot.orders) return;
  const known = knownOf(game);
  for (const lang of langs) {
    const speech = speechOf(game, snapshot.table, lang);
    for (const option of snapshot.orders.offered) {
      for (const text of said(option).map((message) => speech.plain(message))) {
        const faults = faultsOf({ text, lang, plain: true }, known);
        if (faults.length > 0) throw new Error(`The order '${option.id}' (${lang}): ${faults.join(', ')} in «${text}»`);
      }
    }
    const { components } = ordersPost(game, snapshot, speech);
    const problems = problemsOfMessage({ flags: 32768, components });
    if (problems.length > 0) throw new Error(`The page of orders (${lang}): ${problems.join(', ')}`);
    const read = wordsOf({ components, files: [], mentions: [] }).map(({ text }) => text);
    for (const { label, blocked } of snapshot.orders.offered) {
      const words = speech.plain(label).slice(0, 90);
      if (!blocked && !read.some((text) => text.startsWith(words))) throw new Error(`The page of orders (${lang}) does not offer «${words}».`);
    }
  }
}

const said = ({ label, short, detail, group, blocked }: Option) => [label, short, detail, group, blocked].filter((message) => message !== undefined);
