/** The imports in `src`, read from the files themselves. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { langs } from '../../src/i18n/languages.ts';

export interface Import {
  /** A file, relative to `src`: `table/play/move.ts`. */
  from: string;
  /** A file of `src`, or a package: `node:fs`, `discord.js`. */
  to: string;
  typeOnly: boolean;
}

export const src = resolve(import.meta.dirname, '../../src');

/** Every source file, relative to `src`, with `/` between folders. The local Discord's tests beside them are not included. */
export const files: readonly string[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts') && !/^playground\/(tests|examples|node_modules)\//.test(file));

export const textOf = (file: string): string => readFileSync(join(src, file), 'utf8');

const importsIn = (from: string): Import[] => {
  const text = textOf(from).replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const found = [
    ...text.matchAll(/^\s*(?:import|export)\s+(type\s)?(?:[\w*{}\s,$]+?\sfrom\s+)?'([^']+)'/gm),
    ...text.matchAll(/()\bimport\('([^']+)'\)/g),
    // The folder of each language.
    ...langs.flatMap((lang) => [...text.replaceAll(/\$\{lang\}/g, lang).matchAll(/()\bimport\(`([^`]+)`\)/g)]),
  ];
  return found.map(([, type, target]) => ({
    from,
    to: target!.startsWith('.') ? relative(src, resolve(src, dirname(from), target!)).replaceAll('\\', '/') : target!,
    typeOnly: type !== undefined && type !== '',
  }));
};

export const imports: readonly Import[] = files.flatMap(importsIn);

export const isFile = (name: string): boolean => files.includes(name);
