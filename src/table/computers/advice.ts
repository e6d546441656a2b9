/** What a computer tells people: what it would answer for them, and what one of them gained by its last turn. */

import { strongestIn } from '../../computer/levels.ts';
import { informationSetFor } from '../../kernel/information-set.ts';
import { ok, refuse } from '../../kernel/result.ts';
import type { TableResult } from '../model/refusals.ts';
import type { Tables } from '../model/tables.ts';
import type { Gain } from '../model/types.ts';
import { atTable } from '../play/move.ts';
import { use } from '../work/budget.ts';
import { steadyNumber } from '../work/chance.ts';
import { type Loaded, type Position, positionOf } from '../work/loaded.ts';
import { refOf } from '../work/snapshot.ts';
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
      const ref = refOf(loaded, decision);
      const known = informationSetFor(game.mind, state, seat);
      const { thought } = context.thinker.think(
        { game: game.command, known, level: strongestIn(game), seed: steadyNumber(`${id} ${ref} ${seat}`) },
        { for: 'hint', whose: [user, id], since: context.clock() },
      );
      const found = await thought;
      if (!found) return refuse({ why: 'no-thought' });
      const advised = await countAsAdvised(context, loaded, user, request);
      if (!advised.ok) return advised;
      return ok({ decision, picked: found.picked, chance: found.why?.chance ?? null, term: found.why?.term ?? null });
    },

    why: (id) =>
      context.look({ what: 'why', table: id }, async () => {
        const loaded = await context.load(id);
        if (!loaded || (loaded.row.phase !== 'playing' && loaded.row.phase !== 'over')) return refuse({ why: 'no-table' });
        const gain = gainOf(loaded, await positionOf(loaded));
        if (!gain) return ok(null);
        const { answers, ...why } = gain;
        const lines = await context.store.publicSince(id, Math.max(0, loaded.row.messages - mostLines));
        return ok({ ...why, did: lines.flatMap(({ answer, message }) => (answers.includes(answer) ? [message] : [])) });
      }),
  };
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

/**
 * What the computer that answered last gained most by the turn of that answer: of the terms that everyone can see, the one that grew most. Its real
 * reason would reveal what else it holds.
 */
function gainOf({ people, game }: Loaded, { state, recent, turns }: Position): (Omit<Gain, 'did'> & { answers: number[] }) | null {
  const computers = people.flatMap(({ seat, computer }) => (seat !== null && computer !== null ? [seat] : []));
  const last = recent.findLast(({ kind, seat }) => kind === 'answer' && computers.includes(seat));
  const terms = game.mind?.terms;
  if (!last || !terms) return null;
  const at = turns.findLastIndex(({ after }) => after < last.n);
  const before = turns[at];
  if (!before) return null;
  const after = turns[at + 1];
  const was = terms(JSON.parse(before.state), last.seat);
  const is = terms(after ? JSON.parse(after.state) : state, last.seat);
  const answers = recent.flatMap(({ n, seat }) => (seat === last.seat && n > before.after && n <= last.n ? [n] : []));
  return { seat: last.seat, ...reasonFor(was, is), answers };
}

/**
 * Why something was done, from the terms before and after it: the term that grew most; otherwise the greatest that didn't suffer; otherwise the one
 * that suffered least. There is always one.
 */
export function reasonFor(was: Terms, is: Terms): Pick<Gain, 'term' | 'how'> {
  const changes = Object.keys(is).map((term) => ({ term, by: is[term]! - (was[term] ?? 0), stands: Math.abs(is[term]!) }));
  const most = changes.reduce((best, next) => (next.by > best.by || (next.by === best.by && next.stands > best.stands) ? next : best));
  return { term: most.term, how: most.by > 0 ? 'gained' : most.by === 0 ? 'kept' : 'spared' };
}

type Terms = { readonly [term: string]: number };
