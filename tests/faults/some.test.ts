/** Three rows of the table of faults at every stage; `npm run proof` plays them all. */
import { playRows } from './cells.ts';
import { diskFaults } from './disks.ts';
import { restFaults } from './rest.ts';

playRows((fault) => {
  if (fault === '429' || fault === 'lost reply') return () => restFaults[fault]!;
  return fault === 'damaged row' ? (diskFaults[fault] ?? null) : null;
});
