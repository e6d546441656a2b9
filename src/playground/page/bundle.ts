/** The page's files, with its script bundled. */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

export interface Asset {
  type: string;
  bytes: Uint8Array;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/**
 * The files of the page, by address: its static files, and `main.ts` with all its imports as `/main.js`, which a published copy already has. Empty if
 * the folder has no page.
 */
export async function bundlePage(folder: string): Promise<ReadonlyMap<string, Asset>> {
  const assets = new Map<string, Asset>();
  const names = await readdir(folder, { recursive: true }).catch((): string[] => []);
  for (const name of names) {
    const type = types[extname(name)];
    if (type !== undefined) assets.set(`/${name.replaceAll('\\', '/')}`, { type, bytes: await readFile(join(folder, name)) });
  }
  if (!names.includes('main.ts')) return assets;
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'main.ts')],
    outfile: '/main.js',
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
  });
  for (const { path, contents } of outputFiles)
    assets.set(path.endsWith('.css') ? '/main.css' : '/main.js', { type: path.endsWith('.css') ? types['.css']! : types['.js']!, bytes: contents });
  return assets;
}
