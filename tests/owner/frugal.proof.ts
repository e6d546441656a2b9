/** The program starts with little memory, no matter where and how it is started. */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cacheFolder, frugal } from '../../src/frugal.js';
import { start, temporaryFolder } from './program.ts';

describe('how it begins anew', () => {
  test('adds flags and the environment once', () => {
    const anew = frugal({ PATH: '/bin' }, ['--import', 'before.ts'])!;
    expect(anew.flags.slice(0, 2)).toEqual(['--import', 'before.ts']);
    expect(anew.flags.length).toBeGreaterThan(3);
    expect(anew.env).toMatchObject({ PATH: '/bin', MALLOC_ARENA_MAX: '1' });
    expect(frugal(anew.env, anew.flags)).toBeNull();
  });

  test('leaves what an owner has set', () => {
    const { flags, env } = frugal({ MALLOC_ARENA_MAX: '4', NODE_OPTIONS: '--max_semi_space_size=32' }, [])!;
    expect(env.MALLOC_ARENA_MAX).toBe('4');
    expect(flags.join(' ')).not.toMatch(/semi-space/);
    expect(flags.join(' ')).toMatch(/heap-growing-percent/);
  });
});

test.each([
  ['linux', { XDG_CACHE_HOME: '/var/cache' }, /^\/var\/cache\/hustings$/],
  ['linux', {}, /\.cache.hustings$/],
  ['darwin', {}, /Library.Caches.hustings$/],
  ['win32', { LOCALAPPDATA: 'C:/Local' }, /Local.hustings$/],
] as const)('what was compiled is kept outside the program on %s with %o', (platform, env, folder) => {
  expect(cacheFolder(env, platform)).toMatch(folder);
});

test('it runs as the same process, with little memory, and keeps what it compiled where it may', {
  timeout: 60_000,
  skip: process.platform !== 'linux',
  meta: { needs: 'Linux' },
}, async () => {
  const cache = mkdtempSync(join(tmpdir(), 'hustings-cache-'));
  const bot = start({ DATABASE: join(temporaryFolder(), 'games.db'), PORT: '0', XDG_CACHE_HOME: cache });
  await bot.says('Play in your browser');
  expect(readFileSync(`/proc/${bot.pid}/cmdline`, 'utf8')).toContain('--max-semi-space-size');
  expect(readFileSync(`/proc/${bot.pid}/environ`, 'utf8')).toContain('MALLOC_ARENA_MAX=1');
  expect(existsSync(join(cache, 'hustings'))).toBe(true);
  bot.kill('SIGTERM');
  expect(await bot.ended).toBe(0);
});
