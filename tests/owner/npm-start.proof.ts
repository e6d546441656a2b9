/** `npm start` with npm itself between the owner and the program: anything that ends npm also ends the program, cleanly. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startPlayground } from '../../src/playground/index.ts';
import { someOf } from '../tools/often.ts';
import { isAlive, type Program, run, temporaryFolder, until } from './program.ts';

const shells = ['/bin/sh', '/bin/bash'].filter((shell) => existsSync(shell));

async function npmStart(shell: string): Promise<{ npm: Program; program: number }> {
  const { api, token, stop } = await startPlayground({ port: 0 });
  onTestFinished(stop);
  const variables = { DISCORD_API: api, DISCORD_TOKEN: token, DATABASE: join(temporaryFolder(), 'games.db') };
  const npm = run('npm', ['start', `--script-shell=${shell}`], variables);
  await npm.says('"ready"');
  const program = Number(npm.log()[0]!.pid);
  onTestFinished(() => {
    if (isAlive(program)) process.kill(program, 'SIGKILL');
  });
  expect(program).not.toBe(npm.pid);
  return { npm, program };
}

const stopped = ({ npm }: { npm: Program }) => npm.log().filter(({ msg }) => msg === 'stopping').length;

test.each(someOf(shells))('%s: SIGTERM reaches the program, which stops before npm does', { timeout: 60_000 }, async (shell) => {
  const running = await npmStart(shell);
  running.npm.kill('SIGTERM');
  await running.npm.ended;
  expect(isAlive(running.program)).toBe(false);
  expect(stopped(running)).toBe(1);
});

test.each(someOf(shells))('%s: a killed npm leaves nobody behind', { timeout: 60_000 }, async (shell) => {
  const running = await npmStart(shell);
  running.npm.kill('SIGKILL');
  await until(() => !isAlive(running.program), 'the program has ended');
  expect(stopped(running)).toBe(1);
});
