/**
 * Computers answer as everybody does: a request of its own for each question, so that it is answered once, whoever thinks of it, in whichever process,
 * however often. Nothing is kept of a thought: after a restart the same is thought again, and comes to the same.
 */

import type { Level } from '../../computer/levels.ts';
import { GameStopped } from '../../games/shelf.ts';
import { informationSetFor } from '../../kernel/information-set.ts';
import { ok, refuse } from '../../kernel/result.ts';
import type { Decision, Seat } from '../../kernel/types.ts';
import { heldBy } from '../consent/verdict.ts';
import { answerFor } from '../play/stand-in.ts';
import { steadyNumber } from '../work/chance.ts';
import { standIn } from '../work/computers.ts';
import { type Loaded, positionOf } from '../work/loaded.ts';
import { refOf } from '../work/snapshot.ts';
import type { Context } from '../work/work.ts';

export interface Computers {
  /** Thinks of whatever computers are asked: at the start, and now and then, since another process may have died over it. */
  look(): Promise<void>;
  /** Resolves once nothing is thought of. */
  quiet(): Promise<void>;
  /** No more thoughts; waits for answers on their way. */
  stop(): Promise<void>;
}

/** What a computer is asked. */
interface Asked {
  seat: Seat;
  level: Level;
  ref: string;
  decision: Decision;
}

export function openComputers(context: Context): Computers {
  const { store, log } = context;
  /** What is being thought of, by its request. */
  const thoughts = new Map<string, { table: string; ending: AbortController; done: Promise<void> }>();
  /** The newest version of each table that was looked at: an older one that comes late says nothing. */
  const versions = new Map<string, number>();
  let isStopped = false;

  /** Begins to think of what is newly asked at this table, and ends what is asked no more. */
  const consider = async (loaded: Loaded): Promise<void> => {
    const { id, version, phase } = loaded.row;
    if (isStopped || !(loaded.row.away.length > 0 || loaded.people.some(({ computer }) => computer)) || version < (versions.get(id) ?? 0)) return;
    versions.set(id, version);
    const asked = await askedOf(context, loaded);
    if (version !== versions.get(id)) return;
    if (phase !== 'playing') versions.delete(id);
    const requests = new Map(asked.map((one) => [requestOf(loaded, one), one]));
    for (const [request, { table, ending }] of thoughts) if (table === id && !requests.has(request)) ending.abort();
    for (const [request, one] of requests) {
      if (thoughts.get(request)?.ending.signal.aborted === false) continue;
      const ending = new AbortController();
      const done = answer(context, loaded, one, request, ending.signal)
        .catch((error: unknown) => log.error({ err: error, table: id, seat: one.seat }, 'a computer player did not answer and will be asked again'))
        .finally(() => thoughts.get(request)?.ending === ending && thoughts.delete(request));
      thoughts.set(request, { table: id, ending, done });
    }
  };

  const quiet = async () => {
    while (thoughts.size > 0) await Promise.all([...thoughts.values()].map(({ done }) => done));
  };

  context.committed.push(
    (loaded) =>
      void consider(loaded).catch((error: unknown) => log.error({ err: error, table: loaded.row.id }, "could not start a computer player's turn")),
  );
  return {
    async look() {
      for (const id of await store.forComputers()) {
        if (isStopped) return;
        try {
          const loaded = await context.load(id);
          if (loaded) await consider(loaded);
        } catch (error) {
          if (!(error instanceof GameStopped)) log.error({ err: error, table: id }, "could not start a computer player's turn");
        }
      }
    },
    quiet,
    async stop() {
      isStopped = true;
      for (const { ending } of thoughts.values()) ending.abort();
      await quiet();
    },
  };
}

/** Thinks of what a computer is asked, and answers, if it is still asked it then. */
async function answer(context: Context, loaded: Loaded, { seat, level, ref, decision }: Asked, request: string, signal: AbortSignal): Promise<void> {
  const { clock, lifetimes, log, thinker } = context;
  const { row, game } = loaded;
  const { state } = await positionOf(loaded);
  const since = row.since[seat] ?? clock();
  const pending = thinker?.think(
    { game: game.command, known: informationSetFor(game.mind!, state, seat), level, seed: steadyNumber(request) },
    { for: isShow(loaded) ? 'show' : 'game', whose: [row.host, row.id], since },
  );
  signal.addEventListener('abort', () => pending?.callOff());
  // As long for every question and every seat: how soon an answer comes tells nothing of what is held.
  const pause = lifetimes.pause * (1 + (steadyNumber(`${row.id} ${row.answers}`) % 1000) / 2000);
  await wait(since + pause - clock(), signal);
  const picked = (await pending?.thought)?.picked ?? null;
  if (signal.aborted) return;
  if (picked === null) log.error({ table: row.id, seat, question: decision.ask.key }, 'a computer player ran out of time and plays its default');
  await context.change({ what: 'answer of a computer', table: row.id, ref }, { id: request, again: async () => ok(null) }, async (work) => {
    const now = await work.load(row.id);
    const stillAsked = now && (await askedOf(context, now)).find((one) => one.seat === seat && one.ref === ref);
    if (!now || !stillAsked) return refuse({ why: 'stale' });
    const next = await answerFor(context, work, now, stillAsked.decision, picked);
    // One step, and it stands still again.
    if (context.steps.delete(row.id)) work.save(next, { paused: work.now });
    return ok(null);
  });
}

/** What is asked now that computers answer: what they are asked themselves, and for whoever is away. */
async function askedOf({ thinker, steps, clock }: Pick<Context, 'thinker' | 'steps' | 'clock'>, loaded: Loaded): Promise<Asked[]> {
  const { row, people, game } = loaded;
  const levels = new Map<Seat, Level>(thinker ? row.away.map((seat) => [seat, standIn]) : []);
  for (const { seat, computer } of people) if (seat !== null && computer) levels.set(seat, computer);
  if (row.phase !== 'playing' || (row.paused !== null && !steps.has(row.id)) || !game.mind || !row.toAct.some((seat) => levels.has(seat))) return [];
  if (heldBy({ proposals: loaded.proposals, clock: row.clock }, null, clock())) return [];
  const { open } = await positionOf(loaded);
  return open.flatMap((decision) => {
    const level = levels.get(decision.seat);
    return level ? [{ seat: decision.seat, level, ref: refOf(loaded, decision), decision }] : [];
  });
}

/** Whether nobody but computers plays there. */
const isShow = ({ people }: Loaded): boolean => people.every(({ computer, seat }) => computer !== null || seat === null);

const requestOf = ({ row }: Loaded, { ref, seat }: Asked): string => `c:${row.id}:${ref}:${seat}`;

/** Waits, unless it is called off. */
const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (ms <= 0 || signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
