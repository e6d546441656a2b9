/** Programs that a test or a measurement starts together get ports of their own, and nobody waits for one that has ended. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startFleet } from '../../bench/load/fleet.ts';
import { freePorts } from '../e2e/balancer.ts';

const range = '/proc/sys/net/ipv4/ip_local_port_range';
const needsLinux = { skip: !existsSync(range), meta: { needs: 'Linux' } };

test('no connection is given a port before a program listens on it', needsLinux, async () => {
  const [from, to] = readFileSync(range, 'utf8').trim().split(/\s+/).map(Number);
  const ports = await freePorts(50);
  expect(new Set(ports).size).toBe(50);
  expect(ports.filter((port) => port >= from! && port <= to!)).toEqual([]);
});

test('a program that cannot start is named, not waited for', async () => {
  const started = startFleet(1, { DISCORD_TOKEN: 'load', DATABASE: '/nowhere/games.db' });
  await expect(started).rejects.toThrow(/ended \(\d+\) before it was ready/);
}, 60_000);
