/** A game's steps as one viewer may know them, and its position after each. Played again from its answers, never read from a later state. */

import { LRUCache } from 'lru-cache';
import { decisions } from '../../kernel/run.ts';
import type { Core, Seat, Viewer } from '../../kernel/types.ts';
import { areOpen } from '../consent/verdict.ts';
import type { Lookback, Moment, PastStep } from '../model/past.ts';
import type { AnswerRow, LogRow, Store } from '../model/store/store.ts';
import { carryOut } from '../play/given.ts';
import { type Loaded, positionOf, seatOf } from '../work/loaded/loaded.ts';
import { recordOfAll } from '../work/loaded/record.ts';
import { infoOf } from '../work/loaded/snapshot.ts';
import { courseOf } from './course.ts';
import { keptEvery, type Played, playedAgain } from './played-again.ts';
import { stepsOf } from './steps.ts';

/** How many tables, each for one viewer, stay in memory: a long game takes half a megabyte. */
const mostKept = 16;

interface Kept {
  version: number;
  steps: readonly PastStep[];
  /** Null: the present rules lead elsewhere. */
  played: Played | null;
}

/** Opens a cache of the games that were last looked back on. */
export function openLookbacks(store: Pick<Store, 'answers' | 'log'>): (loaded: Loaded, user: string | null) => Promise<Lookback> {
  const held = new LRUCache<string, Kept>({ max: mostKept });

  return async (loaded, user) => {
    const { row } = loaded;
    const viewer = seatOf(loaded, user);
    const key = `${row.id} ${viewer ?? ''}`;
    const known = held.get(key);
    const kept = known?.version === row.version ? known : await read(store, loaded, viewer);
    held.set(key, kept);
    const { steps, played } = kept;
    const table = infoOf(loaded);
    const hands = areOpen(loaded.proposals) ? Object.values(table.seats) : viewer === null ? [] : [viewer];
    const after = (step: number, as: Viewer = viewer) => {
      if (as !== null && as !== viewer && !hands.includes(as)) throw new Error(`The hand of ${as} at table ${row.id} lies open to nobody.`);
      return played ? momentAfter(played, steps[step]!.answers, as) : null;
    };
    return { table, viewer, steps, hands, after };
  };
}

async function read(store: Pick<Store, 'answers' | 'log'>, loaded: Loaded, viewer: Viewer): Promise<Kept> {
  const { row, game } = loaded;
  const answers = await store.answers(row.id, 0);
  const lines = (await store.log(row.id, viewer, row.messages + 1, row.messages)).reverse();
  const played = await playedAgain(game, recordOfAll(loaded, (await positionOf(loaded)).state, answers));
  return { version: row.version, steps: stepsOf(toldBy(answers, lines), played?.chapters ?? null, game), played };
}

/** What was told at the start of the game and by each answer. Messages about an answer that was taken back belong to the answer before. */
export function toldBy(answers: readonly Pick<AnswerRow, 'n'>[], lines: readonly LogRow[]): LogRow[][] {
  const told: LogRow[][] = [[], ...answers.map(() => [])];
  let at = 0;
  for (const line of lines) {
    while (at < answers.length && answers[at]!.n <= line.answer) at++;
    told[at]!.push(line);
  }
  return told;
}

/** The position after this many answers, as `viewer` could see it then. */
function momentAfter({ game, record, kept, chapters, tallies }: Played, answers: number, viewer: Viewer): Moment {
  const from = Math.floor(answers / keptEvery);
  let state = JSON.parse(kept[from]!) as Core;
  for (const given of record.answers.slice(from * keptEvery, answers)) {
    const { done } = carryOut(game, state, given);
    if (!done.ok) throw new Error(`${record.game}: an answer that was taken is refused: ${JSON.stringify(done.error)}.`);
    ({ state } = done.value);
  }
  const toAct: Seat[] = decisions(game.rules, state).map(({ seat }) => seat);
  const course = state.outcome === null ? {} : { course: courseOf(chapters, tallies) };
  return { view: game.rules.view(state, viewer), toAct, ...course };
}
