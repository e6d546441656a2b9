/** The systemd units: how little of the machine the program can reach, according to systemd itself. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './program.ts';

const systemd = '/usr/bin/systemd-analyze';

describe.each(['hustings.service', 'hustings@.service'])('%s', (name) => {
  const file = join(root, name);
  const unit = readFileSync(file, 'utf8');
  const values = (of: string) => [...unit.matchAll(new RegExp(`^${of}=(.*)$`, 'gm'))].map(([, value]) => value);

  test.each([
    ['CapabilityBoundingSet', ['']],
    ['UMask', ['0077']],
    ['DynamicUser', ['yes']],
    ['PrivateDevices', ['yes']],
    ['ProtectKernelLogs', ['yes']],
    ['ProtectKernelModules', ['yes']],
    ['ProtectKernelTunables', ['yes']],
    ['RestrictAddressFamilies', ['AF_INET AF_INET6 AF_UNIX AF_NETLINK']],
    ['RestrictNamespaces', ['yes']],
    ['LockPersonality', ['yes']],
    ['SystemCallFilter', ['@system-service', '~@privileged']],
    ['RestartSec', ['2']],
  ])('%s', (of, expected) => expect(values(of)).toEqual(expected));

  test('memory has a limit, restarts have one, and V8 may write the code it runs', () => {
    expect(values('MemoryMax')[0]).toMatch(/^\d+[MG]$/);
    // With systemd's default limit, five starts within ten seconds would be the last ones.
    const [interval, burst] = [Number(values('StartLimitIntervalSec')[0]), Number(values('StartLimitBurst')[0])];
    expect(burst * 2).toBeLessThan(interval);
    expect(burst * 2).toBeGreaterThan(120);
    expect(values('MemoryDenyWriteExecute')).toEqual([]);
    expect(unit).toMatch(/^# .*MemoryDenyWriteExecute/m);
  });

  test(
    'systemd rates its exposure at 2.0 of 10 or less',
    existsSync(systemd) ? {} : { skip: true, meta: { needs: 'systemd-analyze (Debian: systemd)' } },
    () => {
      const told = execFileSync(systemd, ['security', '--offline=yes', '--no-pager', file], { encoding: 'utf8' });
      expect(Number(/Overall exposure level for \S+: ([\d.]+)/.exec(told)![1])).toBeLessThanOrEqual(2);
    },
  );
});

test('the template differs from the unit in names and places alone', () => {
  const lines = (name: string) => readFileSync(join(root, name), 'utf8').split('\n');
  const [one, many] = [lines('hustings.service'), lines('hustings@.service')];
  const differing = (of: string[], from: string[]) =>
    of.filter((line) => !from.includes(line) && !line.startsWith('#')).map((line) => line.split('=')[0]);
  const places = ['StateDirectory', 'CacheDirectory'];
  expect(differing(one, many)).toEqual(['Description', ...places, 'Environment']);
  expect(differing(many, one)).toEqual(['Description', ...places, 'EnvironmentFile', 'Environment']);
  // Each worker has its own folders, which systemd creates. All share the database.
  for (const line of many.filter((line) => /^(State|Cache)Directory=|^Environment=/.test(line))) expect(line).toMatch(/%i|^Environment=.*@%i/);
  expect(many.join('\n')).not.toContain('DATABASE=/');
});
