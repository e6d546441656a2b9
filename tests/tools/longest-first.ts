/**
 * The order of the proofs: those that take minutes begin first, so that both cores are busy to the end. Otherwise vitest begins with the part whose
 * name sorts first, and leaves the two longest, which copy the whole tree, for one core at the end.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Parts of the names of proofs that take over a minute on two quiet cores, the longest first. */
export const longest: readonly string[] = [
  'newgame/new-game',
  'proof/scripts',
  'e2e/games',
  'e2e/killed',
  'candidate/random',
  'e2e/chromium',
  'e2e/review',
  'i18n/pseudo/',
  'month/month',
  'render/gallery',
  'e2e/coming-back',
  'screens/one-screen',
  'table/time/',
  'simulate/presses',
  'e2e/two-releases',
  'e2e/balanced',
];

/** A file's rank among the long ones; all others come after them. */
export function rankOf(file: string): number {
  const at = longest.findIndex((part) => file.includes(part));
  return at < 0 ? longest.length : at;
}

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a.moduleId) - rankOf(b.moduleId));
  }
}
