/** The systemd unit: how little of the machine the program gets, as systemd itself judges it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './program.ts';

const file = join(root, 'hustings.service');
const unit = readFileSync(file, 'utf8');
const values = (name: string) => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value);
const systemd = '/usr/bin/systemd-analyze';

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
])('%s', (name, expected) => expect(values(name)).toEqual(expected));

test('memory has a limit, restarts have one, and V8 may write the code it runs', () => {
  expect(values('MemoryMax')[0]).toMatch(/^\d+[MG]$/);
  // Without a limit of its own, five starts within ten seconds would be the last ones.
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
