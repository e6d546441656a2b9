/** Every referee watches dozens of random games, through the public command. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { often } from '../tools/often.ts';
import { findReferees } from './referees.ts';

const games = often(40);
const root = resolve(import.meta.dirname, '../..');
const referee = (...args: string[]) => execFileSync('npm', ['run', '--silent', 'referee', '--', ...args], { cwd: root, encoding: 'utf8' });

test('the command says who has one', () => expect(referee()).toContain('Usage'));

test.each([...(await findReferees()).keys()])(`%s: ${games} games without a violation`, (game) => {
  expect(referee(game, String(games), '1000')).toMatch(new RegExp(`^.*${games} games, .* no violation\\.$`, 'm'));
});
