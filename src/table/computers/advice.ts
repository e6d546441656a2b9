/** What computers tell people: what they would answer for them, and why one of them played its last turn as it did. */

import { strongestIn } from '../../computer/levels.ts';
import type { Thought, Weighed } from '../../computer/thought.ts';
import type { Game } from '../../games/game.ts';
import { fromDeedsOf } from '../../games/kit/actors.ts';
import { openReason } from '../../games/kit/reasons.ts';
import { informationSetFor } from '../../kernel/information-set.ts';
import { ok, refuse } from '../../kernel/result.ts';
import type { Core, Decision, Message, Seat } from '../../kernel/types.ts';
import { trustedAlone } from '../looking-back/review/account.ts';
import type { Explained, Hint } from '../model/advice.ts';
import type { TableResult } from '../model/refusals.ts';
import type { Tables } from '../model/tables.ts';

import { atTable } from '../play/move.ts';
import { use } from '../work/budget.ts';
import { steadyNumber } from '../work/chance.ts';
import { trustAt } from '../work/computers.ts';
import { type Loaded, type Position, positionOf } from '../work/loaded/loaded.ts';
import type { Context } from '../work/work.ts';

/** How many of the last lines a turn can have told. */
const mostLines = 100;

export function openAdvice(context: Context): Pick<Tables, 'hint' | 'why'> {
  return {
    async hint(id, user, request) {
      const seated = await context.look({ what: 'hint', table: id, user }, () => atTable(context, id, user));
      if (!seated.ok) return seated;
      const { loaded, seat } = seated.value;
      const { game } = loaded;
      if (!game.mind || !context.thinker) return refuse({ why: 'no-computer' });
      const { state, open } = await positionOf(loaded);
      const decision = open.find((one) => one.seat === seat);
      if (!decision) return refuse({ why: 'not-waited' });
      const counted = await context.change({ what: 'hint', table: id, user }, null, (work) => use(context, work, 'hints', { person: user }));
      if (!counted.ok) return counted;
      const known = informationSetFor(game.mind, state, seat);
      const about = { game: game.command, known, seed: steadyNumber(`${id} ${seat}`) };
      const turn = { for: 'hint', whose: [user, id], since: context.clock() } as const;
      const { thinker } = context;
      const found = await thinker.think({ ...about, level: strongestIn(game), explain: true }, turn).thought;
      if (!found) return refuse({ why: 'no-thought' });
      const playing = state.seats.filter((one) => !state.gone.includes(one)).length;
      const telling = { playing, trust: trustAt(loaded, game.mind), isOnly: isOnly(decision) };
      let compared = comparedIn(found, telling);
      // A search gives up the worse of two answers soon, and then knows little of it: both are tried as often.
      if (compared.second?.by === null) {
        const among = [found.picked, compared.second.picked];
        const alike = await thinker.think({ ...about, level: 'expert', guardMs: compareMs, among }, turn).thought;
        if (alike) compared = { ...compared, second: { picked: among[1]!, by: leadIn(alike, among, telling) } };
      }
      const advised = await countAsAdvised(context, loaded, user, request);
      if (!advised.ok) return advised;
      return ok({ decision, picked: found.picked, plan: found.plan ?? [], reason: found.reason ?? null, ...compared });
    },

    why: (id) =>
      context.look({ what: 'why', table: id }, async () => {
        const loaded = await context.load(id);
        if (!loaded || (loaded.row.phase !== 'playing' && loaded.row.phase !== 'over')) return refuse({ why: 'no-table' });
        const lines = await context.store.publicSince(id, Math.max(0, loaded.row.messages - mostLines));
        const position = await positionOf(loaded);
        const turn = lastTurnOf(loaded, position, lines.at(-1)?.answer ?? 0);
        if (!turn) return ok(null);
        const told = explained(loaded.game, turn, lines);
        // In somebody else's turn there is often nothing to want; then the turn before tells more.
        const before = told.reason === null ? lastTurnOf(loaded, position, turn.after) : null;
        const earlier = before && explained(loaded.game, before, lines);
        // Nobody could tell which turn a reason is about if that turn told nothing.
        const isBetter = earlier !== null && earlier.did.length > 0 && (earlier.reason !== null || told.did.length === 0);
        return ok(isBetter ? earlier : told);
      }),
  };
}

/** Two answers whose chances differ by less are nearly the same: what is told comes true within three points (docs/computer.md). */
const leastLead = 0.02;
/** An answer that was tried less often says too little: two lost games in two say nothing about the rest. */
const leastVisits = 8;
/** The processor time for comparing two answers, in ms. */
const compareMs = 400;

/** How a thought is told: how many play on, how far its chances can be believed, and whether its answer is the only one. */
interface Telling {
  playing: number;
  trust: number;
  isOnly: boolean;
}

/** Whether a question leaves no choice. That only one answer is worth a thought doesn't mean that there is no other. */
const isOnly = ({ options, min, max }: Decision): boolean =>
  min === 1 && max === 1 && options.filter(({ blocked, leaves }) => !blocked && !leaves).length === 1;

/** How good the answer is, and the next best, as people may believe it. */
function comparedIn({ moves, why, plan = [] }: Thought, telling: Telling): Pick<Hint, 'chance' | 'only' | 'second'> {
  // What the same plan does next is no alternative to what it does first.
  const isNext = ({ picked }: Weighed) => plan.some((one) => one.join() === picked.join());
  const [first, ...others] = moves;
  const second = others.find((one) => !isNext(one));
  if (!first || !why) return { chance: null, only: telling.isOnly, second: null };
  const chance = telling.trust === 0 ? null : trustedAlone(why.chance, telling.playing, telling.trust);
  if (!second || second.visits === 0) return { chance, only: false, second: null };
  return { chance, only: false, second: { picked: second.picked, by: lead(first, second, telling) } };
}

/** By how much one answer is better than another; null: what a few tries may have got wrong is no difference. */
function lead(one: Weighed, other: Weighed, { playing, trust }: Telling): number | null {
  const by = trustedAlone(one.chance, playing, trust) - trustedAlone(other.chance, playing, trust);
  const isTried = Math.min(one.visits, other.visits) >= leastVisits;
  return isTried && by >= Math.max(leastLead, Math.hypot(one.error, other.error)) ? by : null;
}

function leadIn({ moves }: Thought, [one, other]: readonly string[][], telling: Telling): number | null {
  const [mine, theirs] = [one, other].map((answer) => moves.find(({ picked }) => picked.join() === answer?.join()));
  return mine && theirs ? lead(mine, theirs, telling) : null;
}

/** From now on the game counts for no rating. */
export async function countAsAdvised(context: Context, { row: { id, advised } }: Loaded, user: string, request: string): Promise<TableResult<null>> {
  if (advised) return ok(null);
  const told = await context.change<null>({ what: 'advise', table: id, user }, { id: request, again: async () => ok(null) }, async (work) => {
    const seated = await atTable(work, id, user);
    if (!seated.ok) return seated;
    work.save(seated.value.loaded, { advised: true });
    return ok(null);
  });
  return told.ok || told.error.why === 'repeated' ? ok(null) : told;
}

/** The turn in which a computer answered last: its answers, and the last answers before the turn and of it. */
interface LastTurn {
  seat: Seat;
  was: Core;
  is: Core;
  answers: number[];
  after: number;
  to: number;
}

/**
 * `told`: the last answer after which everyone was told something; what a computer has answered since is still a secret. Where a game names its turns,
 * the first computer that answered in one tells why: its turn, or its reply to a person's, led to what the others answered.
 */
function lastTurnOf({ people, game }: Loaded, { state, recent, turns }: Position, told: number): LastTurn | null {
  const computers = people.flatMap(({ seat, computer }) => (seat !== null && computer !== null ? [seat] : []));
  const theirs = recent.filter(({ n, kind, seat }) => kind === 'answer' && computers.includes(seat) && n <= told);
  const last = theirs.at(-1);
  const at = turns.findLastIndex(({ after }) => last !== undefined && after < last.n);
  const before = turns[at];
  if (!last || !before) return null;
  const after = turns[at + 1];
  const { seat } = (game.turn && theirs.find(({ n }) => n > before.after)) ?? last;
  const answers = recent.flatMap(({ n, seat: by }) => (by === seat && n > before.after && n <= last.n ? [n] : []));
  const is = after ? JSON.parse(after.state) : state;
  return { seat, was: JSON.parse(before.state), is, answers, after: before.after, to: after?.after ?? Number.POSITIVE_INFINITY };
}

/** Why a seat did what everyone saw, from nothing that somebody could not see: its real reason would reveal what else it holds. */
function explained(
  game: Pick<Game, 'rules' | 'reasons' | 'narrate'>,
  { seat, was, is, answers, after, to }: LastTurn,
  lines: readonly { answer: number; message: Message }[],
): Explained {
  const ofTurn = lines.filter(({ answer }) => answer > after && answer <= to);
  const { rules, narrate = (some) => [...some] } = game;
  const reason = openReason(game, { seat, was: rules.view(was, null), is: rules.view(is, null) }, ofTurn);
  const groups = answers.map((n) => ofTurn.flatMap(({ answer, message }) => (answer === n ? [message] : [])));
  // Letting somebody pass can tell only of who passes.
  return { seat, reason, did: groups.filter((group) => fromDeedsOf(seat, narrate(group)).length > 0).flat() };
}
