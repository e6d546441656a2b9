/** Plays all cells of some rows side by side, since most of a cell is waiting. */
import { describe, test, vi } from 'vitest';
import { type Fault, playCell } from './play.ts';
import { stages } from './stages.ts';
import { rows } from './table.ts';

/** `making` returns the fault for one cell, or null for a row that belongs to another file. */
export function playRows(making: (fault: string) => (() => Fault) | null): void {
  vi.setConfig({ maxConcurrency: 12 });
  for (const row of rows) {
    const make = making(row.fault);
    if (!make) continue;
    describe.concurrent(row.fault, () => {
      for (const stage of stages) {
        const cell = row.cells[stage];
        if (typeof cell === 'string') test(`at ${stage}: ${cell}`, () => playCell(make(), stage, cell));
      }
    });
  }
}
