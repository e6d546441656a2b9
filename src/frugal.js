/** Starts the program so that it takes little memory. This is JavaScript, like `start.js`, because an older Node may run it. */
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * By default, V8 uses what a large machine has before it collects: so the young generation stays small, and the old one is collected once it has
 * grown by a sixth. None of this is a limit at which the program would end.
 */
const flags = ['--max-semi-space-size=2', '--heap-growing-percent=16'];

/**
 * The C library keeps a heap for each of many threads, and most of what was freed in it: one heap is enough, and free space at its end is returned.
 * Blocks over 16 KB stay out of it, or it would keep what is freed in its middle: 13 MB when idle. The canvas has its own allocator, which must also
 * return memory at once, and use pages of 4 KB: with pages of 2 MB, it would hold twice what it uses.
 */
const allocator = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '16384',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_ALLOW_THP: '0',
};

/**
 * The flags and the environment to restart the program with; null if it was started that way already. Keeps what the user has set.
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} given the flags of this process
 * @returns {{ flags: string[], env: NodeJS.ProcessEnv } | null}
 */
export function frugal(env, given) {
  const isSet = (flag) => [...given, ...(env.NODE_OPTIONS ?? '').split(/\s+/)].some((one) => nameOf(one) === nameOf(flag));
  const missing = flags.filter((flag) => !isSet(flag));
  const has = Object.keys(allocator).every((name) => env[name] !== undefined);
  if (missing.length === 0 && has) return null;
  return { flags: [...given, ...missing], env: { ...allocator, ...env } };
}

/** V8 treats `_` like `-`. */
const nameOf = (flag) => flag.replace(/=.*/, '').replaceAll('_', '-');

/**
 * Where compiled modules are cached: in this system's folder for caches. The program's own folder may be shared by many, or not writable.
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 */
export function cacheFolder(env, platform) {
  const usual = platform === 'darwin' ? join(homedir(), 'Library', 'Caches') : join(homedir(), '.cache');
  return join((platform === 'win32' ? env.LOCALAPPDATA : env.XDG_CACHE_HOME) || usual, 'hustings');
}
