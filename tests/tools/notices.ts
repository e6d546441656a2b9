/** `npm run notices`: writes whose work the program is installed with, and under which licenses (NOTICES.txt), and the same for machines (sbom.cdx.json). */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
export const files = { notices: join(root, 'NOTICES.txt'), sbom: join(root, 'sbom.cdx.json') };

interface Package {
  name: string;
  version: string;
  license: string;
  /** Installed only on some machines: a build for one system, or a dependency of such a build. */
  isOptional: boolean;
  folder: string;
}

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
}

/** The packages installed with the program, by the lock file. Leaves out the local Discord, which is our own. */
export function production(): Package[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: { [path: string]: Locked } };
  return Object.entries(packages)
    .filter(([path, one]) => path.startsWith('node_modules/') && !one.dev && !one.link)
    .map(([path, { version = '', license = 'MIT', optional = false }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, license, isOptional: optional, folder: join(root, path) };
    })
    .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

/** The text of the notices, from the installed packages' files. */
export function noticesText(): string {
  const all = production();
  const texts = new Map<string, Set<string>>();
  for (const { name, version, license, folder } of all.filter(({ isOptional }) => !isOptional)) {
    const text = licenseIn(folder) ?? `It names the license ${license}, and holds no text of it.`;
    const key = text.replaceAll(/\s+/g, ' ');
    texts.set(key, (texts.get(key) ?? new Set([text])).add(`${name} ${version} (${license})`));
  }
  const sections = [...texts.values()].map((section) => {
    const [text, ...names] = section;
    return `${names.join('\n')}\n\n${text}`;
  });
  const builds = all.filter(({ isOptional }) => isOptional).map(({ name, version, license }) => `${name} ${version} (${license})`);
  return `${[head, ...sections, `${buildsHead}\n\n${[...new Set(builds)].join('\n')}`].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

const head = `Hustings is installed with the work of others. Below are their names and licenses, as they stand in the packages. \`npm run notices\` writes this file.

libvips and the libraries it is built with (npm packages @img/sharp-libvips-*, and within @img/sharp-win32-* and @img/sharp-wasm32) are under the LGPL, version 3
or later. Nothing in them is changed. They are libraries of their own, loaded when the program runs: put another build of libvips in the place of
node_modules/@img/sharp-libvips-*/lib, or build sharp against your own (https://sharp.pixelplumbing.com/install#building-from-source). Their sources and the versions of
each are at https://github.com/lovell/sharp-libvips, in the package's versions.json, and at https://github.com/libvips/libvips. The texts of the LGPL and of the GPL,
which it refers to, are in licenses/.`;

const buildsHead = `Builds for single systems, of which a machine installs its own. Their licenses are those of the packages above, and in the packages: Node.js
(node-*, node-bin-*) and libvips bring the licenses of what they are built with along.`;

/** A package's license texts: the files named like one, one below the other. */
function licenseIn(folder: string): string | null {
  if (!existsSync(folder)) throw new Error(`${folder} is not installed: run npm ci.`);
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)(\.(md|txt)|-\w+)?$/i.test(name));
  if (names.length === 0) return null;
  return names
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}

interface Bill {
  serialNumber: string;
  metadata: { timestamp: string; component: { name: string; 'bom-ref': string } };
  components: { name: string; version: string; 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * The bill of materials as npm makes it from the lock file, without what varies by run and folder. It drops development-only packages here, because
 * npm's `--omit dev` would also drop packages that the program and development share.
 */
function sbomText(): string {
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
  const text = execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] });
  const { serialNumber: _, metadata, components, dependencies, ...bill } = JSON.parse(text) as Bill;
  const { timestamp: __, component, ...made } = metadata;
  const ours = new Set(production().map(({ name, version }) => `${name} ${version}`));
  const kept = components.filter(({ name, version }) => ours.has(`${name} ${version}`));
  const refs = new Set([component['bom-ref'], ...kept.map((one) => one['bom-ref'])]);
  const between = dependencies.flatMap(({ ref, dependsOn }) => (refs.has(ref) ? { ref, dependsOn: dependsOn.filter((one) => refs.has(one)) } : []));
  const whole = { ...bill, metadata: { ...made, component: { ...component, name: 'hustings' } }, components: kept, dependencies: between };
  return `${JSON.stringify(whole, null, 1)}\n`;
}

if (import.meta.main) {
  writeFileSync(files.notices, noticesText());
  writeFileSync(files.sbom, sbomText());
  console.log('NOTICES.txt\nsbom.cdx.json');
}
