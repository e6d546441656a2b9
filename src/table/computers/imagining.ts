/**
 * An imagined game, played on by one seat alone: hidden cards are dealt out, luck isn't the real one, and a computer answers for the others.
 * All of it follows from what the seat knows and what it tries, so it can't tell anything that the seat doesn't know.
 */
import type { Game } from '../../games/game.ts';
import { type InformationSet, imagine, informationSetFor } from '../../kernel/information-set.ts';
import type { Mind } from '../../kernel/mind.ts';
import { startRandom } from '../../kernel/random.ts';
import { ok, type Refusal, type Result, refuse } from '../../kernel/result.ts';
import { apply, decisions } from '../../kernel/run.ts';
import { fastRandom } from '../../kernel/simulation.ts';
import type { Core, Decision, Event, Seat } from '../../kernel/types.ts';
import { steadyNumber, steadySeed } from '../work/chance.ts';

/** Where an imagined game begins. */
export interface Imagining {
  rules: Game['rules'];
  mind: Mind;
  seat: Seat;
  known: InformationSet;
  /** 64 hexadecimal digits: the same for everything that the seat can't tell apart, another one for each deal. */
  seed: string;
}

/** A moment of an imagined game. */
export interface Imagined {
  state: Core;
  /** What the seat is asked; null: nothing, because the game is over, or the others would play on for too long. */
  decision: Decision | null;
  /** What the last answer led to, as the seat would learn it. */
  events: Event[];
}

/** What a computer answers that knows this, always the same for the same number; null: nothing. */
export type Reply = (known: InformationSet, seed: number) => Promise<string[] | null>;

/** The others answer at most this often in a row: nearly twice as often as in the longest wait that we measured, in a game of six. */
const mostReplies = 60;

/** A text that is the same for the same information set, in whatever order its fields came about. */
export const textOf = (known: InformationSet): string => JSON.stringify(known, (_, value: unknown) => (isRecord(value) ? inOrder(value) : value));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const inOrder = (value: Record<string, unknown>) => Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Imagines deal number `deal` of what the seat knows. */
export function imagining({ rules, mind }: Pick<Imagining, 'rules' | 'mind'>, known: InformationSet, seat: Seat, deal: number): Imagining {
  return { rules, mind, seat, known, seed: steadySeed(`${deal} ${textOf(known)}`) };
}

/** The real question in the imagined game, before anything is tried. */
export function begun({ rules, mind, seat, known, seed }: Imagining): Imagined {
  const state = imagine(mind, known, fastRandom(steadyNumber(`deal ${seed}`)));
  state.random = startRandom(seed);
  return { state, decision: askedIn(decisions(rules, state), seat), events: [] };
}

/** Answers what the seat is asked there, and plays on until it is asked again. */
export async function answered(
  { rules, mind, seat, seed }: Imagining,
  { state: before, decision }: Imagined,
  picked: string[],
  reply: Reply,
): Promise<Result<Imagined, Refusal | { why: 'no-thought' }>> {
  if (!decision) return refuse({ why: 'stale' });
  const own = apply(rules, before, { decision: decision.id, seat, picked });
  if (!own.ok) return own;
  let { state } = own.value;
  let open = decisions(rules, state);
  const events = [...own.value.events];
  for (let n = 0; n < mostReplies && !askedIn(open, seat); n++) {
    const [other] = open;
    if (!other) break;
    const given = await reply(informationSetFor(mind, state, other.seat), steadyNumber(`${seed} ${state.next} ${n}`));
    if (given === null) return refuse({ why: 'no-thought' });
    const applied = apply(rules, state, { decision: other.id, seat: other.seat, picked: given });
    if (!applied.ok) return applied;
    state = applied.value.state;
    open = decisions(rules, state);
    events.push(...applied.value.events);
  }
  return ok({ state, decision: askedIn(open, seat), events: events.filter(({ to }) => to === 'all' || to.includes(seat)) });
}

const askedIn = (open: readonly Decision[], seat: Seat): Decision | null => open.find((one) => one.seat === seat) ?? null;
