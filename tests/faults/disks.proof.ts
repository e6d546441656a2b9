import { playRows } from './cells.ts';
import { canMount, diskFaults } from './disks.ts';

if (!canMount) console.warn('A full disk is not tried: mounting a small one takes root.');
playRows((fault) => (fault === 'full disk' && !canMount ? null : (diskFaults[fault] ?? null)));
