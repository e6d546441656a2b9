/**
 * `npm run mutants -- FOLDER N [seed]`: makes N seeded small changes in `src/FOLDER`, one at a time in a copy, and reports for each which test
 * noticed it, or that none did. `FILE:LINE` instead of a folder makes every change of that line.
 */
import { fork } from 'node:child_process';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyTree } from '../tree.ts';
import { apply, type Mutant, mutantsOf } from './find.ts';
import type { Task } from './hand.ts';
import { pick } from './pick.ts';
import { openTests } from './tests.ts';

const root = resolve(import.meta.dirname, '../../..');
/** After this many ms, a change counts as noticed because the program loops forever. */
const patience = Number(process.env.PATIENCE ?? 600_000);

const [where = '', n = '20', seed = '1'] = process.argv.slice(2);
const [place = '', line] = where.replace(/^src\//, '').split(':');
const at = join(root, 'src', place);
if (where === '' || !statSync(at, { throwIfNoEntry: false })) {
  console.error('Say what is to be changed, how often, and from which seed on: npm run mutants -- table 20 1');
  process.exit(2);
}
const files = place.endsWith('.ts')
  ? [place]
  : globSync('**/*.ts', { cwd: at, exclude: (file) => /node_modules|^tests$/.test(file) }).map((file) => join(place, file));
const all = files.toSorted().flatMap((file) => mutantsOf(`src/${file}`, readFileSync(join(root, 'src', file), 'utf8')));
const chosen = line === undefined ? pick(all, Number(n), Number(seed)) : all.filter((one) => one.line === Number(line));

const copy = copyTree();
const { stages } = openTests(copy.folder, root);

interface Hand {
  /** What failed, or null. */
  run(task: Task): Promise<string | null>;
  end(): void;
}

async function openHand(): Promise<Hand> {
  const child = fork(join(import.meta.dirname, 'hand.ts'), [copy.folder], {
    cwd: copy.folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const end = () => void (child.pid !== undefined && child.exitCode === null && process.kill(-child.pid, 'SIGKILL'));
  await new Promise((ready, fail) => void child.once('message', ready).once('exit', () => fail(new Error('vitest did not begin.'))));
  const run = (task: Task) =>
    new Promise<string | null>((done) => {
      const late = setTimeout(() => done('nothing came to an end'), patience);
      child.once('message', ({ failed }: { failed: string | null }) => {
        clearTimeout(late);
        done(failed);
      });
      child.send(task);
    });
  return { run, end };
}

const describe = ({ file, line, from, to }: Mutant) =>
  `${file}:${line} «${from.replaceAll(/\s+/g, ' ').slice(0, 70)}» → «${to.replaceAll(/\s+/g, ' ').slice(0, 80)}»`;
console.log(`${chosen.length} of ${all.length} mutants in ${files.length} files of src/${place}, seed ${seed}`);
let hand = await openHand();
/** Test files that fail without any change, or failed once. */
const unsure = new Set<string>();

/** Says which test notices a mutant, or null if none does. A test that also fails without it is not run again. */
async function noticed(mutant: Mutant): Promise<string | null> {
  for (;;) {
    const tests = stages(mutant.file).map((stage) => stage.filter((file) => !unsure.has(file)));
    writeFileSync(join(copy.folder, mutant.file), apply(readFileSync(join(root, mutant.file), 'utf8'), mutant));
    const failed = await hand.run({ changed: mutant.file, stages: tests });
    copy.mend(mutant.file);
    const file = tests.flat().find((one) => failed?.startsWith(one));
    if (file === undefined && failed !== null) {
      // Ends whatever is still running.
      hand.end();
      hand = await openHand();
      return failed;
    }
    const also = await hand.run({ changed: mutant.file, stages: file === undefined ? [] : [[file]] });
    if (also === null) return failed;
    console.log(`   (fails without a change: ${also})`);
    unsure.add(file!);
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
