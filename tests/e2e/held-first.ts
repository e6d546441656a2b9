/** The program as `without-pictures.ts` starts it, but it tells Discord of every interaction that a reply will come, before any work on it. */
import { usual as gate } from '../../src/discord/routing/gate.ts';

Object.assign(gate, { begin: 0, busy: 0, latest: 0 });
await import('./without-pictures.ts');
