/** Builds the published package in `dist`: plain JavaScript, since Node strips no types under node_modules, with the page bundled in advance. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = import.meta.dirname;
const out = process.argv[2] ?? join(here, 'dist');

interface Manifest {
  bin: Record<string, string>;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  builtin: readonly string[];
  [field: string]: unknown;
}

const {
  exports,
  bin,
  dependencies,
  devDependencies: _,
  scripts: __,
  private: ___,
  ...rest
} = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as Manifest;
/** Bundled into the page, or needed to build it. */
const inside = ['esbuild', 'lit', 'discord-markdown-parser'];

const asJs = (path: string): string => path.replace(/\.ts$/, '.js');
const entries = [...Object.values(exports), ...Object.values(bin)];
/** The oldest Node that runs the package. */
const oldest = 22;

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await build({
  absWorkingDir: here,
  entryPoints: entries,
  outbase: here,
  outdir: out,
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: `node${oldest}`,
  logLevel: 'warning',
});

cpSync(join(here, 'specification/openapi.json.gz'), join(out, 'specification/openapi.json.gz'));

const page = 'page/browser';
mkdirSync(join(out, page), { recursive: true });
for (const name of readdirSync(join(here, page)).filter((each) => ['.html', '.css'].includes(extname(each))))
  cpSync(join(here, page, name), join(out, page, name));
await build({
  entryPoints: [join(here, page, 'main.ts')],
  outfile: join(out, page, 'main.js'),
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  logLevel: 'warning',
});

const compiler = fileURLToPath(import.meta.resolve('typescript/package.json')).replace(/package\.json$/, 'bin/tsc');
execFileSync(process.execPath, [compiler, '-p', join(here, 'tsconfig.types.json'), '--outDir', join(out, 'types')], { stdio: 'inherit' });

const published = {
  ...rest,
  engines: { node: `>=${oldest}` },
  bin: Object.fromEntries(Object.entries(bin).map(([name, path]) => [name, asJs(path)])),
  exports: Object.fromEntries(
    Object.entries(exports).map(([door, path]) => [
      door,
      { types: path.replace(/^\.\//, './types/').replace(/\.ts$/, '.d.ts'), default: asJs(path) },
    ]),
  ),
  dependencies: Object.fromEntries(Object.entries(dependencies).filter(([name]) => !inside.includes(name))),
};
writeFileSync(join(out, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
for (const name of ['README.md', 'SUPPORTED.md', 'LICENSE', 'examples'])
  if (existsSync(join(here, name))) cpSync(join(here, name), join(out, name), { recursive: true });
