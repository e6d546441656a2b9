/**
 * The order of the proofs: those that take minutes begin first, so that both cores are busy to the end. Otherwise vitest begins with the part whose
 * name sorts first, and leaves the two longest, which copy the whole tree, for one core at the end.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Parts of the names of proofs that take about a minute or more on two cores, the longest first. */
export const longest: readonly string[] = [
  'newgame/new-game',
  'proof/scripts',
  'e2e/workers',
  'e2e/games',
  'e2e/chromium',
  'e2e/carried-over',
  'store/on-postgres',
  'store/postgres',
  'owner/lease',
  'screens/on-page',
  'render/gallery',
  'e2e/review',
  'e2e/killed',
  'e2e/looking-back',
  'e2e/first-minute',
  'e2e/replies',
  'e2e/balanced',
  'computer/sense',
  'simulate/presses',
  'store/thoughts',
  'i18n/third-language',
  'e2e/two-releases',
  'i18n/pseudo/',
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
