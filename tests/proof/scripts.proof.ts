/** Every script of package.json works. The short ones run here, in a copy, with minimal work; the others name the file that runs them. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { needsBrowser } from '../../src/playground/tests/page/browser.ts';
import { root } from '../owner/program.ts';
import { needsPostgres } from '../tools/cluster.ts';
import { copyTree, type Tree } from '../tools/tree.ts';

interface Row {
  args?: readonly string[];
  env?: { [name: string]: string };
  /** What it prints on success. */
  says: RegExp;
  /** What some machines lack. */
  needs?: typeof needsPostgres | typeof needsBrowser;
  /** Folders that its own copy lacks, where a small one shows as much. */
  without?: readonly string[];
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { [name: string]: string } };

const here: { readonly [script: string]: Row } = {
  arena: { args: ['president', 'novice', 'random', '2'], says: /"games":2,/ },
  // `acknowledgement.proof.ts` runs the part that is missing here.
  bench: {
    args: ['start', 'engine', 'simulation', 'picture', 'replay', 'commit', 'together', 'click', 'fair', '--once'],
    says: /^start[\s\S]*^a press acknowledged/m,
    env: { npm_config_prefer_offline: 'true' },
  },
  components: { args: ['president'], says: /To correct one: / },
  directory: { args: ['artifacts/directory'], says: /listing\.md\n[\s\S]*board\.png/ },
  drawing: { says: /docs\/house\.svg\ndocs\/games\.svg/ },
  format: { says: /Checked \d+ files/, without: ['src', 'tests'] },
  gallery: { args: ['president', 'end-3'], says: /end-3-en\.png/ },
  legal: {
    args: ['artifacts/legal'],
    env: { OWNER_NAME: 'Ada Martin', OWNER_CONTACT: 'ada@example.org' },
    says: /privacy\.md\n.*terms\.md\nPublish both/,
  },
  load: {
    env: { TABLES: '4', WARMING: '4', ANSWERS: '1', SECONDS: '5', MINUTES: '0.1', TRIPS: '2', GAMES: '1000', RESTARTS: '1' },
    says: /SQLite[\s\S]*three workers, 2 ms[\s\S]*real pictures[\s\S]*\| 500 \|[\s\S]*\| 3 \|[\s\S]*20 s later/,
    needs: needsPostgres,
  },
  migrate: { env: { DATABASE: 'migrated.db' }, says: /migrated\.db is up to date\./ },
  migrations: { says: /nothing to migrate[\s\S]*nothing to migrate/ },
  notices: { says: /NOTICES\.txt/ },
  mutants: { args: ['i18n/say.ts', '1'], says: /\d of 1 killed/ },
  readme: { args: ['artifacts/readme'], says: /turn\.webp: \d+ KB[\s\S]*page\.png: \d+ KB/, needs: needsBrowser },
  screens: { args: ['president', '1'], says: /over one screen[\s\S]*questions\/index\.html/ },
  simulate: { args: ['president', '1'], says: /presses: / },
};

/** Longer scripts, each with the file that runs it. */
const elsewhere: { readonly [script: string]: string } = {
  balance: 'tests/balance/main.proof.ts',
  check: '.ci/run',
  'migrate-to': 'tests/e2e/carried-over.proof.ts',
  'new-game': 'tests/newgame/new-game.proof.ts',
  proof: '.ci/run',
  referee: 'tests/referee/referee.proof.ts',
  replay: 'tests/table/replay.test.ts',
  restore: 'tests/owner/backups.proof.ts',
  start: 'tests/proof/install.proof.ts',
  test: '.ci/run',
};

/** Mostly waits, so it runs alongside the others. */
const slow = 'load';
/** How long to wait for it once the others are done. */
const patienceMs = 540_000;
let copy: Tree;
let beside: { child: ChildProcess; said: string[] } | null = null;

const argsOf = (script: string): string[] => ['run', '--silent', script, '--', ...(here[script]!.args ?? [])];
/** All of them load much of the same code, which only the first has to compile. */
const env = () => ({ ...process.env, NODE_COMPILE_CACHE: join(copy.folder, 'artifacts/compiled') });
const envOf = (script: string) => ({ ...env(), ...here[script]!.env });

beforeAll(() => {
  copy = copyTree();
  if (here[slow]!.needs?.skip) return;
  const said: string[] = [];
  const child = spawn('npm', argsOf(slow), { cwd: copy.folder, env: envOf(slow), detached: true });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => void said.push(String(text)));
  beside = { child, said };
});
afterAll(() => {
  // If the tests were stopped early, npm's own children still run.
  if (beside?.child.exitCode === null && beside.child.signalCode === null) process.kill(-beside.child.pid!);
  copy.remove();
});

test('every script has a row, and every row a script', () => {
  expect(Object.keys({ ...here, ...elsewhere }).sort()).toEqual(Object.keys(scripts).sort());
  expect(Object.values(elsewhere).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

for (const [script, { says, needs = {}, without = [] }] of Object.entries(here).filter(([name]) => name !== slow)) {
  test(`npm run ${script}`, needs, () => {
    const at = without.length > 0 ? copyTree() : copy;
    if (at !== copy) onTestFinished(() => at.remove());
    for (const folder of without) rmSync(join(at.folder, folder), { recursive: true });
    const { status, stdout, stderr } = spawnSync('npm', argsOf(script), {
      cwd: at.folder,
      env: envOf(script),
      encoding: 'utf8',
      maxBuffer: 20_000_000,
    });
    expect(`${stdout}\n${stderr}`).toMatch(says);
    expect(status).toBe(0);
  });
}

/** Programs on the pages that have no script of their own. */
const programs: readonly (readonly [args: readonly string[], says: RegExp])[] = [
  [['tests/chronicle/print.ts', 'president', 'en', '0'], /president en 0, \d people: \d+ answers/],
  [['tests/month/main.ts', '1', 'two', '1'], /calls a person a day: mean \d/],
  [['tests/words/sample.ts', 'bot', 'fr', '5', '7'], /^5\. /m],
  [['tests/words/reasons.ts', 'moi-president', 'en', '2', '1'], /^hint: \d/m],
  [['tests/words/reviews.ts', 'moi-president', 'reviewed', '2', 'novice', '2'], /moi-president: \d+ choices/],
  [['tests/simulate/candidate-seats.ts', '2', '4', 'sealed', 'savvy'], /\d/],
  [['tests/simulate/random.ts', 'president', '2', '6'], /"games":2,/],
];

test.each(programs)('node %j', (args, says) => {
  const { status, stdout, stderr } = spawnSync('npx', ['node', ...args], { cwd: copy.folder, env: env(), encoding: 'utf8', maxBuffer: 20_000_000 });
  expect(`${stdout}\n${stderr}`).toMatch(says);
  expect(status).toBe(0);
});

test(`npm run ${slow}`, here[slow]!.needs ?? {}, async () => {
  const { child, said } = beside!;
  // Where it stands still, the test says what it printed, and waits no second time.
  if (child.exitCode === null && child.signalCode === null) {
    const late = setTimeout(() => process.kill(-child.pid!), patienceMs);
    await once(child, 'exit');
    clearTimeout(late);
  }
  expect(said.join('')).toMatch(here[slow]!.says);
  expect(child.exitCode).toBe(0);
});
