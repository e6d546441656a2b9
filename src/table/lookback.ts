/** A game looked back on: its steps as one viewer may know them, and where it stood after each. Played again from its answers, never read from a state of the future. */

import type { Game } from '../games/game.ts';
import { decisions, start } from '../kernel/run.ts';
import type { Core, Seat, Viewer } from '../kernel/types.ts';
import { firstDifference } from './difference.ts';
import { carryOut } from './given.ts';
import { infoOf } from './glance.ts';
import { type Loaded, positionOf, seatOf } from './loaded.ts';
import { type GameRecord, recordOfAll } from './record.ts';
import { championOf } from './replay.ts';
import { stepsOf } from './steps.ts';
import type { AnswerRow, LogRow, Store } from './store.ts';
import type { Lookback, Moment, PastStep } from './types.ts';

/** After so many answers the state is kept, as text: from there any other is a few answers away. */
const keptEvery = 32;
/** So many tables, for one viewer each, stay in memory: a long game takes half a megabyte. */
const mostKept = 16;

/** A game played again. */
interface Played {
  game: Game;
  record: GameRecord;
  /** The state after every so many answers. */
  kept: readonly string[];
  /** The chapter after each answer, from the start on. */
  chapters: readonly (string | null)[];
}

interface Kept {
  version: number;
  steps: readonly PastStep[];
  /** Null: the rules as they are now lead elsewhere. */
  played: Played | null;
}

/** Opens the memory of games looked back on, which the last ones stay in. */
export function openLookbacks(store: Pick<Store, 'answers' | 'log'>): (loaded: Loaded, user: string | null) => Promise<Lookback> {
  /** In the order they were looked at, the longest ago first. */
  const held = new Map<string, Kept>();

  return async (loaded, user) => {
    const { row } = loaded;
    const viewer = seatOf(loaded, user);
    const key = `${row.id} ${viewer ?? ''}`;
    const known = held.get(key);
    const kept = known?.version === row.version ? known : await read(store, loaded, viewer);
    held.delete(key);
    held.set(key, kept);
    if (held.size > mostKept) held.delete(held.keys().next().value!);
    const { steps, played } = kept;
    return { table: infoOf(loaded), viewer, steps, after: (step) => (played ? momentAfter(played, steps[step]!.answers, viewer) : null) };
  };
}

async function read(store: Pick<Store, 'answers' | 'log'>, loaded: Loaded, viewer: Viewer): Promise<Kept> {
  const { row, game } = loaded;
  const answers = await store.answers(row.id, 0);
  const lines = (await store.log(row.id, viewer, row.messages + 1, row.messages)).reverse();
  const played = playedAgain(game, recordOfAll(loaded, (await positionOf(loaded)).state, answers));
  return { version: row.version, steps: stepsOf(toldBy(answers, lines), played?.chapters ?? null, game), played };
}

/** What was told at the start of the game and by each answer. What was said of an answer that was taken back stands with the one before. */
function toldBy(answers: readonly AnswerRow[], lines: readonly LogRow[]): LogRow[][] {
  const told: LogRow[][] = [[], ...answers.map(() => [])];
  let at = 0;
  for (const line of lines) {
    while (at < answers.length && answers[at]!.n <= line.answer) at++;
    told[at]!.push(line);
  }
  return told;
}

/** Null where its answers do not lead to where it stands: it began under older rules. */
function playedAgain(game: Game, given: GameRecord): Played | null {
  try {
    const record = { ...given, champion: championOf(game, given) };
    const { seats, options, champion, seed, answers } = record;
    let { state } = start(game.rules, { seats, options, champion, seed });
    const kept: string[] = [];
    const chapters: (string | null)[] = [];
    for (let n = 0; ; n++) {
      if (n % keptEvery === 0) kept.push(JSON.stringify(state));
      chapters.push(game.chapter?.(game.rules.view(state, null)) ?? null);
      const next = answers[n];
      if (!next) break;
      const { done } = carryOut(game, state, next);
      if (!done.ok) return null;
      ({ state } = done.value);
    }
    return firstDifference(state, record.state) === null ? { game, record, kept, chapters } : null;
  } catch {
    // What older rules took may be impossible under these.
    return null;
  }
}

/** Where the game stood after so many answers, as `viewer` could see it then. */
function momentAfter({ game, record, kept }: Played, answers: number, viewer: Viewer): Moment {
  const from = Math.floor(answers / keptEvery);
  let state = JSON.parse(kept[from]!) as Core;
  for (const given of record.answers.slice(from * keptEvery, answers)) {
    const { done } = carryOut(game, state, given);
    if (!done.ok) throw new Error(`${record.game}: an answer that was taken is refused: ${JSON.stringify(done.error)}.`);
    ({ state } = done.value);
  }
  const toAct: Seat[] = decisions(game.rules, state).map(({ seat }) => seat);
  return { view: game.rules.view(state, viewer), toAct };
}
