/** A game of Candidate in progress: who deals, who holds what, what is still on the map. */
import { expect } from 'vitest';
import { votesIn } from '../../../src/games/candidate/data/states.ts';
import { candidate } from '../../../src/games/candidate/game.ts';
import { candidacyOf } from '../../../src/games/candidate/rules/table.ts';
import type { Candidate } from '../../../src/games/candidate/state.ts';
import { type CardId, families } from '../../../src/games/candidate/vocabulary.ts';
import type { StartOptions } from '../../../src/kernel/rules.ts';
import { apply, applyInPlace, decisions, start } from '../../../src/kernel/run.ts';
import type { Option, Seat } from '../../../src/kernel/types.ts';
import { seedOf } from '../../standing/play.ts';
import { type Table, tableAt } from '../scenario.ts';

export type CandidateTable = Table<Candidate>;

export interface Setting {
  /** In turn order: 'A' alone plays before 'B'. The last one deals by default. */
  hands: { [seat: Seat]: string[] };
  dealer?: Seat;
  won?: { [seat: Seat]: string[] };
  /** Money placed on primaries. */
  groundwork?: { [seat: Seat]: { [primary: string]: number } };
  /** Primaries on the map (default: all 23). */
  remaining?: string[];
  undecided?: string[];
  bandwagon?: Seat;
  /** Cards on top of the draw pile. */
  deck?: string[];
  options?: StartOptions;
  champion?: Seat;
  sonUsed?: Seat[];
}

/** Cards to draw from when the test does not care which. The test has its own, whatever the printed table says. */
const filler = (
  [
    ['money-10', 9],
    ['money-40', 9],
    ['endorsement-20', 9],
    ['rumor-20', 9],
    ['squelch', 9],
    ['state-ruling', 9],
  ] as const
).flatMap(([card, n]) => Array.from({ length: n }, (_, i) => `${card}-${i + 11}`));

const copies = (card: string) => Array.from({ length: 20 }, (_, i) => `${card}-${i + 1}`);
const values = Array.from({ length: 10 }, (_, i) => (i + 1) * 10);

/** Cards as tests name them, printed or not: 'money-50-1' is a Money card of 50. */
export const asNamed: { [card: string]: string } = Object.fromEntries(
  families
    .flatMap((family) => (['money', 'endorsement', 'rumor'].includes(family) ? values.map((value) => `${family}-${value}`) : [family]))
    .flatMap(copies)
    .map((face) => [face, face]),
);

/** The table when the Dealer is about to choose a primary. The cards are what their names say: here a card's id is its face. */
export function scenario({
  hands,
  dealer,
  won = {},
  groundwork = {},
  remaining,
  undecided = [],
  bandwagon,
  deck = [],
  options = {},
  champion,
  sonUsed = [],
}: Setting): CandidateTable {
  const seats = Object.keys(hands);
  const { state } = start(candidate.rules, { seats, options, champion: champion ?? null, seed: seedOf(7) });
  for (let [open] = decisions(candidate.rules, state); open?.ask.key === 'ask.bid'; [open] = decisions(candidate.rules, state))
    applyInPlace(candidate.rules, state, { decision: open.id, seat: open.seat, picked: [] });
  state.dealer = dealer ?? seats.at(-1)!;
  state.turnOf = state.dealer;
  state.deck = [...deck, ...filler];
  state.cards = asNamed;
  state.discard = [];
  state.remaining = remaining ?? state.remaining;
  state.undecided = [...undecided];
  state.bandwagon = bandwagon ?? null;
  for (const seat of seats) {
    Object.assign(candidacyOf(state, seat), {
      hand: [...hands[seat]!],
      won: [...(won[seat] ?? [])],
      groundwork: { ...groundwork[seat] },
      sonUsed: sonUsed.includes(seat),
    });
  }
  return tableAt(candidate, state);
}

/** Returns what the seat is asked now. */
export const asked = (table: CandidateTable, seat: Seat) => {
  const key = decisions(candidate.rules, table.state).find((one) => one.seat === seat)?.ask.key ?? 'something';
  return table.asks(seat, key);
};

export const toAct = (table: CandidateTable): Seat[] => decisions(candidate.rules, table.state).map(({ seat }) => seat);

/** Lays cards ('money-50-1' on 'NY:B' …) and submits. */
export function campaigns(table: CandidateTable, seat: Seat, ...placed: [card: string, place: string][]): CandidateTable {
  for (const [card, place] of placed) lays(table, seat, card, place);
  return submits(table, seat);
}

/** Lays one card, choosing its place first where that is a separate answer. */
export function lays(table: CandidateTable, seat: Seat, card: string, place: string): CandidateTable {
  if (asked(table, seat).decision.options.some(({ id, blocked }) => id === `at>${place}` && !blocked)) asked(table, seat).answer(`at>${place}`);
  return asked(table, seat).answer(`${card}>${place}`);
}

/** Where this card may be laid now, whichever section is chosen first. */
function placesOf(table: CandidateTable, seat: Seat, card: string): string[] {
  const { decision } = asked(table, seat);
  const from = (options: readonly Option[]) =>
    options.flatMap(({ id, blocked }) => (id.startsWith(`${card}>`) && !blocked ? [id.slice(card.length + 1)] : []));
  const sections = decision.options.flatMap(({ id, blocked }) => (id.startsWith('at>') && !blocked ? [id] : []));
  const elsewhere = sections.flatMap((section) => {
    const chosen = apply(candidate.rules, table.state, { decision: decision.id, seat, picked: [section] });
    if (!chosen.ok) throw new Error(JSON.stringify(chosen.error));
    return from(decisions(candidate.rules, chosen.value.state).find((one) => one.seat === seat)!.options);
  });
  return [...new Set([...from(decision.options), ...elsewhere])];
}

/** Checks that this card may be laid exactly there now. */
export function mayLay(table: CandidateTable, seat: Seat, card: string, ...places: string[]): CandidateTable {
  expect(placesOf(table, seat, card).sort()).toEqual([...places].sort());
  return table;
}

/** Submits what is laid out, or passes. */
export function submits(table: CandidateTable, seat: Seat): CandidateTable {
  const passes = asked(table, seat).decision.options.some(({ id }) => id === 'pass');
  if (!passes) return asked(table, seat).answer('submit');
  asked(table, seat).answer('pass');
  return table.asks(seat, 'ask.pass').answer('pass-sure');
}

/** Holds a primary: the Dealer names it, with its states in this order. */
export function names(table: CandidateTable, dealer: Seat, primary: string, ...order: string[]): CandidateTable {
  if (order.length === 0) return table.asks(dealer, 'ask.primary').answer(primary);
  table.asks(dealer, 'ask.primary').answer('reorder');
  table.asks(dealer, 'ask.primary').answer(primary);
  return table.asks(dealer, 'ask.order').answer(order.join('-'));
}

/** Everyone asked passes, until someone is asked a different question. */
export function allPass(table: CandidateTable): CandidateTable {
  for (
    let [open] = decisions(candidate.rules, table.state);
    open && /^ask\.(campaign|again)$/.test(open.ask.key);
    [open] = decisions(candidate.rules, table.state)
  )
    submits(table, open.seat);
  return table;
}

/** The Convention, after a last primary in Ohio where nobody campaigned. */
export function convention(setting: Omit<Setting, 'remaining'>): CandidateTable {
  const table = scenario({ ...setting, remaining: ['S5'] });
  names(table, table.state.dealer!, 'S5');
  return allPassOnce(table);
}

function allPassOnce(table: CandidateTable): CandidateTable {
  while (table.state.phase === 'primaries') {
    const [seat] = toAct(table);
    submits(table, seat!);
  }
  return table;
}

export const votes = (table: CandidateTable, seat: Seat): string[] => candidacyOf(table.state, seat).won;
export const handOf = (table: CandidateTable, seat: Seat): string[] => candidacyOf(table.state, seat).hand;
export const candidacyIn = (table: CandidateTable, seat: Seat) => candidacyOf(table.state, seat);

/** Every card, wherever it is. */
export function allCards({ seats, candidacies, contest, deck, discard }: Candidate): CardId[] {
  const hands = seats.flatMap((seat) => candidacies[seat]!.hand);
  const laid = (contest?.boxes ?? []).flatMap((box) => box.laid.map(({ card }) => card));
  return [...hands, ...laid, ...deck, ...discard].sort();
}

/** All votes: won, given up, being decided and still to come. */
export function allVotes(state: Candidate): number {
  const toCome = candidate.rules.view(state, null).primaries.reduce((sum, { votes }) => sum + votes, 0);
  const inPlay = (state.contest?.kind === 'primary' ? state.contest.boxes : []).filter(({ stage }) => stage !== 'done');
  const waiting = state.sites.filter((site) => !state.remaining.includes(site.primary) && site.primary !== state.contest?.primary);
  const counted = [...state.seats.flatMap((seat) => state.candidacies[seat]!.won), ...state.undecided];
  return toCome + votesIn(...new Set([...counted, ...[...inPlay, ...waiting].flatMap(({ states }) => states)]));
}
