/** Modules of this folder that a program loads before its own. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The flags with which Node loads them first, in this order; `folder`: those of another copy. */
export const preloads = (names: readonly string[], folder = import.meta.dirname): string[] =>
  names.flatMap((name) => ['--import', pathToFileURL(resolve(folder, name)).href]);
