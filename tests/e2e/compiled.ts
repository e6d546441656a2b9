/**
 * Loaded before everything else: each process of the tests finds its modules compiled by the first one, as `npm start` does. Most of
 * them are killed, so the cache is written early instead of at the end.
 */
import module from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** When a process has loaded all that it needs to begin, in ms. */
const loaded = 3000;

module.enableCompileCache(join(tmpdir(), 'hustings-tests'));
setTimeout(() => module.flushCompileCache(), loaded).unref();
