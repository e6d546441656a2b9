/** Random games as records, and records played again. */
import { expect } from 'vitest';
import type { Game } from '../../src/games/game.ts';
import { tell } from '../../src/scripts/replay.ts';
import type { GameRecord } from '../../src/table/work/loaded/record.ts';
import { playRandom, type Standing, seedOf } from '../standing/play.ts';

/** Replays a record. Returns the outcome and everything written. */
export function replayed(game: Game, record: GameRecord) {
  const lines: string[] = [];
  const out = tell(game, record, 'en', (line) => void lines.push(line));
  return { ...out, text: lines.join('\n') };
}

/** A whole random game, as an export would have it. */
export function recorded(standing: Standing, n: number): GameRecord {
  const { state, answers } = playRandom(standing, n);
  return {
    game: standing.game.command,
    rules: standing.game.rules.version,
    options: standing.tables[n % standing.tables.length]!.options,
    seats: state.seats,
    seed: seedOf(n + 1),
    answers: answers.map(({ seat, picked, orders, ahead }) => ({ kind: orders ? 'orders' : ahead ? 'ahead' : 'answer', seat, picked })),
    state,
  };
}

/** Checks that a random game replayed from its record alone ends in the same state. */
export function endsTheSame(standing: Standing, n: number): void {
  const { state, fault, refused, text } = replayed(standing.game, JSON.parse(JSON.stringify(recorded(standing, n))));
  expect([state, fault, refused]).toEqual(['same', null, null]);
  expect(text).not.toMatch(/undefined|NaN|\[object/);
}
