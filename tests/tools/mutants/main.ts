/**
 * `npm run mutants -- FOLDER N [seed]`: makes N seeded small changes in `src/FOLDER`, one at a time in a copy, and reports for each which test
 * noticed it, or that none did. A folder can be a pattern: `'{kernel,games/*\/rules}'`. `FILE:LINE` instead of a folder makes every change of that line.
 */
import { fork } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, normalize, resolve } from 'node:path';
import { copyTree } from '../tree.ts';
import { apply, type Mutant, mutantsOf } from './find.ts';
import type { Report, Task } from './hand.ts';
import { pick } from './pick.ts';
import { openTests } from './tests.ts';

const root = resolve(import.meta.dirname, '../../..');
/** If no test ends for this many ms, a change counts as noticed because the program loops forever. A busy machine needs more. */
const patience = Number(process.env.PATIENCE ?? 600_000);

const [where = '', n = '20', seed = '1'] = process.argv.slice(2);
const [place = '', line] = where.replace(/^src\//, '').split(':');
const src = join(root, 'src');
const isTested = (file: string) => !/node_modules|\/tests\//.test(file);
const files = (place.endsWith('.ts') ? [place] : globSync(`${place}/**/*.ts`, { cwd: src }).filter(isTested)).map((file) => normalize(file));
if (where === '' || !files.every((file) => existsSync(join(src, file))) || files.length === 0) {
  console.error('Say what is to be changed, how often, and from which seed on: npm run mutants -- table 20 1');
  process.exit(2);
}
const all = files.toSorted().flatMap((file) => mutantsOf(`src/${file}`, readFileSync(join(src, file), 'utf8')));
const chosen = line === undefined ? pick(all, Number(n), Number(seed)) : all.filter((one) => one.line === Number(line));

const copy = copyTree();
lengthenWaits(copy.folder);
const { stages } = openTests(copy.folder, root);

/** On a busy machine even a sound program may answer late. Without more time on the local Discord, a test would notice every change. */
function lengthenWaits(folder: string): void {
  for (const [file, wait] of [
    ['src/playground/interactions.ts', /(?<=SECONDS_TO_ANSWER = )3(?=;)/],
    ['src/playground/person/index.ts', /(?<=patience = )10_000(?=;)/],
  ] as const) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!wait.test(text)) throw new Error(`${file} does not hold ${wait}.`);
    writeFileSync(
      join(folder, file),
      text.replace(wait, (ms) => `${10 * Number(ms.replace('_', ''))}`),
    );
  }
}

interface Hand {
  /** What failed, or null. */
  run(task: Task): Promise<string | null>;
  end(): void;
}

async function openHand(): Promise<Hand> {
  const child = fork(join(import.meta.dirname, 'hand.ts'), [copy.folder, String(patience)], {
    cwd: copy.folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const end = () => void (child.pid !== undefined && child.exitCode === null && process.kill(-child.pid, 'SIGKILL'));
  await new Promise((ready, fail) => void child.once('message', ready).once('exit', () => fail(new Error('vitest did not begin.'))));
  const run = (task: Task) =>
    new Promise<string | null>((done) => {
      const finish = (failed: string | null) => {
        clearTimeout(late);
        child.off('message', hear);
        done(failed);
      };
      const late = setTimeout(() => finish('nothing came to an end'), patience);
      const hear = (report: Report) => ('failed' in report ? finish(report.failed) : late.refresh());
      child.on('message', hear).send(task);
    });
  return { run, end };
}

const describe = ({ file, line, from, to }: Mutant) =>
  `${file}:${line} «${from.replaceAll(/\s+/g, ' ').slice(0, 70)}» → «${to.replaceAll(/\s+/g, ' ').slice(0, 80)}»`;
console.log(`${chosen.length} of ${all.length} mutants in ${files.length} files of src/${place}, seed ${seed}`);
let hand = await openHand();
/** Test files that fail without any change, or failed once. */
const unsure = new Set<string>();
/** Those that have passed without any change. */
const sound = new Set<string>();

/** Runs tests with a mutant and restores its file. What failed, or null. */
async function tried(mutant: Mutant, tests: Task['stages']): Promise<string | null> {
  writeFileSync(join(copy.folder, mutant.file), apply(readFileSync(join(root, mutant.file), 'utf8'), mutant));
  const failed = await hand.run({ changed: mutant.file, stages: tests });
  copy.mend(mutant.file);
  if (failed !== null && !tests.flat().some((file) => failed.startsWith(file))) {
    // Ends whatever is still running.
    hand.end();
    hand = await openHand();
  }
  return failed;
}

/** Says which test notices a mutant, or null if none does. A test that also fails without it, or doesn't fail again with it, is not run again. */
async function noticed(mutant: Mutant): Promise<string | null> {
  for (;;) {
    const tests = stages(mutant.file).map((stage) => stage.filter((file) => !unsure.has(file)));
    const failed = await tried(mutant, tests);
    const file = tests.flat().find((one) => failed?.startsWith(one));
    if (file === undefined) return failed;
    const also = sound.has(file) ? null : await hand.run({ changed: mutant.file, stages: [[file]] });
    if (also === null) sound.add(file);
    if (also === null && (await tried(mutant, [[file]])) !== null) return failed;
    console.log(`   (${also === null ? 'failed only once' : 'fails without a change'}: ${also ?? failed})`);
    unsure.add(file);
  }
}

let survived = 0;
try {
  for (const [i, mutant] of chosen.entries()) {
    const failed = await noticed(mutant);
    if (failed === null) survived++;
    const many = stages(mutant.file).flat().length;
    console.log(
      `${i + 1}. ${failed === null ? `SURVIVED ${many} files of tests` : 'killed'}: ${describe(mutant)}${failed === null ? '' : `\n   by ${failed}`}`,
    );
  }
} finally {
  hand.end();
  copy.remove();
}
console.log(`${chosen.length - survived} of ${chosen.length} killed`);
